import type { Craft } from '../../contract/capabilities.ts'
import type { OtherModel } from '../../contract/models.ts'
import { formatPrice } from '../ui/gold.tsx'

type OtherCraft = OtherModel['craft']

/** What one unit of each craft is, for prices. */
const units: Record<OtherCraft, string> = {
  enlargement: 'a megapixel',
  matte: 'a picture',
  clip: 'a second',
  speech: 'a thousand characters',
  sound: 'a second',
  transcript: 'a minute',
  text: 'a thousand characters',
  training: 'a LoRA',
}

/** "0.5 gold a second", or "Free". */
export const rateInWords = ({ craft, rate }: Pick<OtherModel, 'craft' | 'rate'>): string =>
  rate > 0 ? `${formatPrice(rate, 'en-GB')} ${units[craft]}` : 'Free'

/** The crafts beside pictures, in the order they are listed in, by the names people look for. */
export const otherCrafts: readonly { craft: OtherCraft; title: string; about: string }[] = [
  { craft: 'clip', title: 'Clips', about: 'Moving pictures of a few seconds, from words or from a picture.' },
  { craft: 'speech', title: 'Voices', about: 'Words spoken aloud.' },
  { craft: 'sound', title: 'Music and sounds', about: 'What is heard behind a scene.' },
  { craft: 'transcript', title: 'Transcription', about: 'What was said in a recording, as text.' },
  { craft: 'text', title: 'Words', about: 'Text in other words.' },
  { craft: 'training', title: 'Training LoRAs', about: 'A style, a person or a thing learnt from your pictures.' },
  { craft: 'enlargement', title: 'Enlarging', about: 'Pictures made larger, with the detail that this needs.' },
  { craft: 'matte', title: 'Cutting out', about: 'Pictures without their ground.' },
]

const isVideo = (craft: Craft) => craft === 'clip'

/** The page of a model that makes no pictures; undefined where it has none of its own. */
export const pageOfOther = ({ craft, id }: Pick<OtherModel, 'craft' | 'id'>): string | undefined =>
  isVideo(craft) ? `/models/video/${encodeURIComponent(id)}` : undefined

const list = (numbers: readonly number[]) => numbers.join(', ').replace(/, ([^,]*)$/, ' or $1')

/** What can be chosen of it, as facts: how long, how large, which voices. */
export function boundsOf(model: OtherModel): readonly (readonly [name: string, value: string])[] {
  switch (model.craft) {
    case 'clip':
      return [
        ['How long', `${list(model.seconds)} s`],
        ['How large', model.sizes.map(([width, height]) => `${width} × ${height}`).join(', ')],
        ['Sound', model.hasSound ? 'Comes with it' : 'None'],
        ['The same seed', model.takesSeed ? 'The same clip' : 'Another clip'],
      ]
    case 'speech':
      return [
        ['Voices', model.voices.map(({ name }) => name).join(', ')],
        ['At once', `${model.charactersMax.toLocaleString('en-GB')} characters`],
      ]
    case 'sound':
      return [['How long', `${model.seconds.least} to ${model.seconds.most} s`]]
    case 'transcript':
      return [['At once', `${Math.round(model.bytesMax / 1_000_000)} MB`]]
    case 'enlargement':
      return [['How much larger', `${list(model.factors)} times`]]
    default:
      return []
  }
}
