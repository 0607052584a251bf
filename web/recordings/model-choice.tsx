import type { AudioForm } from '../../contract/audio-facts.ts'
import type { Capability } from '../../contract/capabilities.ts'
import { recordingPrice, SPEECH_UNIT, toGold } from '../../contract/economy.ts'
import type { ClipModel, OtherModel, SoundModel, SpeechModel } from '../../contract/models.ts'
import { formatPrice } from '../ui/gold.tsx'
import { Select } from '../ui/select.tsx'

export type RecordingModel = ClipModel | SoundModel | SpeechModel

/** Those that can make recordings of a sort, the built-in engine first. */
export function recordersFor(others: readonly OtherModel[], capability: Capability): RecordingModel[] {
  return others
    .filter((one): one is RecordingModel => one.craft === 'clip' || one.craft === 'sound' || one.craft === 'speech')
    .filter((one) => one.capabilities.includes(capability))
    .toSorted((a, b) => Number(b.provider === 'built-in') - Number(a.provider === 'built-in'))
}

/** What a sound costs by a model, in milligold: speech by its words, all else by its length in s. */
export const soundPrice = (
  { form, prompt, seconds }: { form: AudioForm; prompt: string; seconds: number },
  { rate }: Pick<RecordingModel, 'rate'>,
): number => recordingPrice(rate, form === 'speech' ? prompt.trim().length / SPEECH_UNIT : seconds)

interface ModelChoiceProps {
  models: readonly RecordingModel[]
  chosen: RecordingModel
  /** Milligold by each. */
  priceOf: (model: RecordingModel) => number
  onChange: (id: string) => void
}

/** By whom it is made; nothing where there is no choice. */
export function ModelChoice({ models, chosen, priceOf, onChange }: ModelChoiceProps) {
  if (models.length < 2) return null
  const price = (model: RecordingModel) =>
    model.isOwnKey ? 'free, with your own key' : formatPrice(toGold(priceOf(model)))
  return (
    <div className="grid gap-2">
      <Select
        label="Made by"
        value={chosen.id}
        options={models.map((one) => ({
          value: one.id,
          label: one.provider === 'built-in' ? one.name : `${one.name}, ${one.provider}`,
          detail: `${price(one)} · ${one.isAnswering ? one.description : 'does not answer just now'}`,
        }))}
        onChange={onChange}
      />
      <p className="text-sm text-ink2">
        {chosen.sentTo === '' ? 'Nothing leaves this site.' : `Your words go to ${chosen.sentTo}.`}{' '}
        {chosen.licence !== '' && `Licence: ${chosen.licence}.`}
      </p>
    </div>
  )
}
