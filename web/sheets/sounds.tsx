import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { createContext, useContext, useEffect, useRef } from 'react'
import { audioFormFacts, capabilityOf } from '../../contract/audio-facts.ts'
import { toGold } from '../../contract/economy.ts'
import type { SoundBrief } from '../../contract/sheets/sounds.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { call } from '../api/browser.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { recordersFor, soundPrice } from '../recordings/model-choice.tsx'
import { SmallPlayer } from '../recordings/small-player.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Glyph } from '../ui/glyph.tsx'
import { Cost } from '../ui/gold.tsx'
import { Press } from '../ui/press.tsx'
import { Progress } from './progress.tsx'
import { useDesk } from './use-sheet-desk.ts'
import { useSheetWork } from './use-sheet-work.ts'

const SoundsContext = createContext<Sheet | null>(null)
/** The sheet whose sounds are heard beside its words. */
export const SheetSoundsProvider = SoundsContext.Provider

/** Orders a sound of the sheet, one press; what it costs stands on the button. */
function useOrder(sheet: Sheet, brief: SoundBrief) {
  const work = useSheetWork(sheet)
  const models = useQuery(modelsOnOffer())
  const { form, prompt, voice, key } = brief
  const model = recordersFor(models.data?.others ?? [], capabilityOf[form]).find(
    ({ provider }) => provider === 'built-in',
  )
  const seconds = brief.seconds ?? audioFormFacts[form].seconds?.usual ?? 0
  const cost = model && toGold(soundPrice({ form, prompt, seconds }, model))

  function order() {
    if (!model || work.isUnderWay) return
    const body = {
      form,
      prompt,
      ...(voice !== undefined && { voice }),
      ...(form !== 'speech' && { seconds }),
      visibility: sheet.visibility,
      sheetId: sheet.id,
      sheetPart: key,
    }
    work.start({
      type: 'audio',
      description: `${sheet.title}: ${brief.label}`,
      modelName: model.name,
      cost: cost ?? 0,
      begin: (idempotencyKey) => call('generateAudio', { body, idempotencyKey }),
    })
  }
  return { work, model, cost, order }
}

/** Words about a sound that is there already, and the way to have it made anew. */
function Again({ sheet, brief }: { sheet: Sheet; brief: SoundBrief }) {
  const { work, model, cost, order } = useOrder(sheet, brief)
  if (!model) return null
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-sm">
        The sheet says something else by now.{' '}
        <Press
          aria-busy={work.isUnderWay || undefined}
          aria-disabled={work.isUnderWay}
          className="touch-target rounded-sm underline underline-offset-4 aria-disabled:opacity-50"
          onClick={order}
        >
          Make it anew<span className="sr-only">: {brief.label}</span>
          {cost !== undefined && (
            <>
              {' '}
              for <Cost amount={cost} />
            </>
          )}
        </Press>
      </p>
      <Progress work={work} />
    </div>
  )
}

/** What was pressed to have a sound made is gone once it is there: the focus goes on to what plays it, marked with `data-sound`. */
function useFocusOnMade<E extends HTMLElement>(ids: readonly string[]) {
  const place = useRef<E>(null)
  const before = useRef(ids)
  useEffect(() => {
    const made = ids.find((id) => !before.current.includes(id))
    before.current = ids
    if (made === undefined || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>(`[data-sound="${made}"] button`)?.focus({ preventScroll: true })
  })
  return place
}

const verbs: Readonly<Record<SoundBrief['form'], string>> = {
  speech: 'Have it spoken',
  ambience: 'Make it sound',
  music: 'Compose it',
  effect: 'Make it sound',
}

/** Beside the sheet's own words, in its colours: they are heard, or can be had to be. */
export function SoundOf({ part, label }: { part: string; label: string }) {
  const sheet = useContext(SoundsContext)
  const { isEditing } = useDesk()
  const heard = sheet?.heard.find(({ key }) => key === part)
  const brief = sheet?.sounds.find(({ key }) => key === part)
  const place = useFocusOnMade<HTMLDivElement>(heard ? [heard.work.id] : [])
  if (!sheet || isEditing || !(heard || brief)) return null
  return (
    <div ref={place} className="sheet-sound print:hidden">
      {heard ? (
        <div data-sound={heard.work.id} className="grid min-w-0 grid-cols-1 gap-1">
          <SmallPlayer key={heard.work.id} work={heard.work} label={label} />
          {brief && !heard.isCurrent && <Again sheet={sheet} brief={brief} />}
        </div>
      ) : (
        brief && <OnParchment sheet={sheet} brief={brief} label={label} />
      )}
    </div>
  )
}

function OnParchment({ sheet, brief, label }: { sheet: Sheet; brief: SoundBrief; label: string }) {
  const { work, model, cost, order } = useOrder(sheet, brief)
  if (!model) return null
  return (
    <>
      <Press
        aria-busy={work.isUnderWay || undefined}
        aria-disabled={work.isUnderWay}
        onClick={order}
        className="sheet-sound-order"
      >
        {work.isUnderWay ? (
          <Glyph name="spinner" className="size-4 animate-spin" />
        ) : (
          <AudioLines aria-hidden className="size-4" />
        )}
        {verbs[brief.form]}
        <span className="sr-only">: {label}</span>
        {cost !== undefined && (
          <span className="tabular opacity-80">
            <Cost amount={cost} />
          </span>
        )}
      </Press>
      <Progress work={work} />
    </>
  )
}

function ToMake({ sheet, brief }: { sheet: Sheet; brief: SoundBrief }) {
  const { work, model, cost, order } = useOrder(sheet, brief)
  if (!model) return null
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-1">
      <Button
        busy={work.isUnderWay}
        onClick={order}
        className="h-auto! min-h-11 max-w-full shrink! justify-self-start py-1.5 text-left whitespace-normal!"
      >
        {!work.isUnderWay && <AudioLines aria-hidden className="size-4 shrink-0" />}
        {brief.label}
        {cost !== undefined && (
          <span className="text-ink3 tabular">
            <Cost amount={cost} />
          </span>
        )}
      </Button>
      <p className="max-w-80 text-xs text-ink3">{brief.prompt}</p>
      <Progress work={work} />
    </li>
  )
}

/** Whether a part's sound stands beside the words that it speaks. */
const isBesideWords = (part: string) => part !== '' && !part.startsWith('sounds.')

/** What is heard of a sheet beside its words: its room, its tune, its voice. */
export function SheetSounds({ sheet }: { sheet: Sheet }) {
  const heard = sheet.heard.filter(({ key }) => !isBesideWords(key))
  const toMake = sheet.sounds.filter(
    ({ key }) => !isBesideWords(key) && !sheet.heard.some((sound) => sound.key === key),
  )
  const place = useFocusOnMade<HTMLElement>(heard.map(({ work }) => work.id))
  if (heard.length + toMake.length === 0) return null
  const labelOf = ({ key, work }: Sheet['heard'][number]) =>
    sheet.sounds.find((brief) => brief.key === key)?.label ?? (work.title.replace(`${sheet.title}: `, '') || 'Sound')
  const all = sheet.heard.map(({ work }) => work.id)
  return (
    <section ref={place} className="mx-auto grid w-full max-w-[68rem] grid-cols-1 gap-4 print:hidden">
      <h2 className="text-xl">To be heard</h2>
      {heard.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {heard.map((sound) => {
            const brief = sheet.sounds.find(({ key }) => key === sound.key)
            return (
              <li
                key={sound.work.id}
                data-sound={sound.work.id}
                className="grid min-w-0 grid-cols-1 gap-1 rounded-lg border border-line bg-raise1 p-3"
              >
                <SmallPlayer work={sound.work} label={labelOf(sound)} />
                {brief && !sound.isCurrent && <Again sheet={sheet} brief={brief} />}
              </li>
            )
          })}
        </ul>
      )}
      {toMake.length > 0 && (
        <ul className={classes('flex flex-wrap items-start gap-3')}>
          {toMake.map((brief) => (
            <ToMake key={brief.key} sheet={sheet} brief={brief} />
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <ButtonLink to={`/soundboard?add=${all.join(',')}`} className="justify-self-start">
          Put on the soundboard
        </ButtonLink>
      )}
    </section>
  )
}
