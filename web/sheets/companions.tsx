import { useQuery } from '@tanstack/react-query'
import { ImagePlus, ScrollText } from 'lucide-react'
import { categoryFacts } from '../../contract/categories.ts'
import { SHEET_PRICE } from '../../contract/economy.ts'
import type { KinBrief, PictureBrief } from '../../contract/sheets/document.ts'
import { isSheetKind, type SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { Sheet, SheetCard } from '../../contract/sheets.ts'
import { call } from '../api/browser.ts'
import type { LooseCall } from '../api/call.ts'
import { emptyForm, modelsFor, priceOf } from '../generate/form.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { startedJob } from '../tracker/poll-work.ts'
import { Button } from '../ui/button.tsx'
import { Cost } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Progress } from './progress.tsx'
import { SheetCardView } from './sheet-card.tsx'
import { TokenToCome } from './token-button.tsx'
import { useSheetWork } from './use-sheet-work.ts'

/** A long name takes two lines on a phone rather than more room than there is. */
const makeLook = 'h-auto! min-h-11 max-w-full shrink! justify-self-start py-1.5 text-left whitespace-normal!'

function MakePicture({ sheet, brief }: { sheet: Sheet; brief: PictureBrief }) {
  const work = useSheetWork(sheet)
  const models = useQuery(modelsOnOffer())
  const form = emptyForm(brief.category)
  // Nobody chose one, so it is a built-in style, which is open to every level.
  const { chosen } = modelsFor(form, models.data?.models ?? [], 'NONE')
  const cost = priceOf(form, chosen)

  function make() {
    const { category, prompt, negativePrompt } = brief
    // Each press another picture of the same brief.
    const seed = (brief.seed + sheet.pictures.filter(({ type }) => type === categoryFacts[category].type).length) >>> 0
    const body = { prompt, negativePrompt, shape: form.shape, seed, visibility: sheet.visibility, sheetId: sheet.id }
    work.start({
      type: 'image',
      description: prompt,
      modelName: chosen?.name ?? '',
      cost: cost ?? 0,
      begin: (idempotencyKey) =>
        category === 'npcs'
          ? call('generateNpcImage', { body, idempotencyKey })
          : call('generateImage', { body: { ...body, category }, idempotencyKey }),
    })
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <Button busy={work.isUnderWay} onClick={make} className={makeLook}>
        {!work.isUnderWay && <ImagePlus aria-hidden className="size-4 shrink-0" />}
        {brief.label}
        {cost !== undefined && (
          <span className="text-ink3 tabular">
            <Cost amount={cost} />
          </span>
        )}
      </Button>
      <Progress work={work} />
    </div>
  )
}

function MakeKin({ sheet, brief, kind }: { sheet: Sheet; brief: KinBrief; kind: SheetKind }) {
  const work = useSheetWork(sheet)

  function make() {
    const body = { ...brief.request, visibility: sheet.visibility, madeFor: { id: sheet.id, key: brief.key } }
    work.start({
      type: kind,
      description: brief.label,
      modelName: '',
      cost: SHEET_PRICE / 1000,
      begin: async (idempotencyKey) => {
        // What each kind is asked with differs; the sheet itself wrote this one's.
        const reply = await (call as LooseCall)(sheetRouteName(kind, 'generate'), { body, idempotencyKey })
        return startedJob(kind, reply as Parameters<typeof startedJob>[1])
      },
    })
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <Button busy={work.isUnderWay} onClick={make} className={makeLook}>
        {!work.isUnderWay && <ScrollText aria-hidden className="size-4 shrink-0" />}
        {brief.label}
        <span className="text-ink3 tabular">
          <Cost amount={SHEET_PRICE / 1000} />
        </span>
      </Button>
      <Progress work={work} />
    </div>
  )
}

/** The newest picture of the sheet, for its side column. */
export function SheetPicture({ sheet }: { sheet: Sheet }) {
  const [picture] = sheet.pictures
  if (!picture) return null
  return (
    <Link
      to={`/images/${picture.id}`}
      aria-label={`Open ${picture.title || 'the picture'}`}
      className="sheet-picture block"
    >
      <Picture
        src={picture.url}
        alt={picture.prompt}
        width={picture.width}
        height={picture.height}
        thumbhash={picture.thumbhash}
        sizes="(min-width: 48rem) 21rem, 100vw"
        priority
      />
    </Link>
  )
}

function Cards({ cards }: { cards: readonly SheetCard[] }) {
  if (cards.length === 0) return null
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id}>
          <SheetCardView card={card} />
        </li>
      ))}
    </ul>
  )
}

/** What goes with the sheet: pictures and other sheets, those made and those that may be. */
export function Companions({ sheet }: { sheet: Sheet }) {
  const { isOwner, document, kin, pictures, batch } = sheet
  const made = new Set(kin.map(({ key }) => key))
  const kinToMake = isOwner
    ? document.kin.flatMap((brief) =>
        isSheetKind(brief.kind) && !made.has(brief.key) ? [{ brief, kind: brief.kind }] : [],
      )
    : []
  const picturesToMake = isOwner ? document.pictures : []
  const more = pictures.slice(1)
  const together = batch.filter((card) => card.id !== sheet.id)
  if (kin.length + kinToMake.length + picturesToMake.length + more.length + together.length === 0) return null
  return (
    <section className="mx-auto grid w-full max-w-[68rem] grid-cols-1 gap-4 print:hidden">
      <h2 className="text-xl">Goes with it</h2>
      {picturesToMake.length + kinToMake.length > 0 && (
        <div className="flex flex-wrap items-start gap-3">
          {picturesToMake.map((brief) => (
            <MakePicture key={`${brief.category} ${brief.label}`} sheet={sheet} brief={brief} />
          ))}
          {picturesToMake.length > 0 && <TokenToCome sheet={sheet} />}
          {kinToMake.map(({ brief, kind }) => (
            <MakeKin key={brief.key} sheet={sheet} brief={brief} kind={kind} />
          ))}
        </div>
      )}
      {more.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {more.map((picture) => (
            <li key={picture.id}>
              <Link
                to={`/images/${picture.id}`}
                aria-label={`Open ${picture.title || 'the picture'}`}
                className="block overflow-hidden rounded-md border border-line"
              >
                <Picture
                  src={picture.url}
                  alt={picture.prompt}
                  width={picture.width}
                  height={picture.height}
                  thumbhash={picture.thumbhash}
                  sizes="(min-width: 64rem) 11rem, 50vw"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Cards cards={kin.map(({ card }) => card)} />
      {together.length > 0 && <h3 className="text-lg">Made together with it</h3>}
      <Cards cards={together} />
    </section>
  )
}
