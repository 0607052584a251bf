import type { Capability, GuideKind } from '../../../contract/capabilities.ts'
import { imageCategories } from '../../../contract/categories.ts'
import type { OtherModel, PictureModel } from '../../../contract/models.ts'
import { baseOfName } from '../../../contract/safetensors.ts'
import { goldOf, type ServiceEntry } from '../services-file.ts'

/** What a machine has that paints. */
export interface Painter {
  /** As the machine calls it. */
  reference: string
  name: string
  capabilities: Extract<Capability, 'text-to-image' | 'image-to-image' | 'inpainting' | 'lora' | 'guided'>[]
  guides: GuideKind[]
  description: string
  strengths: string[]
  /** The LoRAs it wears; left out: none. */
  loras?: PictureModel['loras']
  /** About how long one picture takes, ms. */
  speed: number
  licence: string
}

/** Gold for a picture of a machine of one's own, where the operator names none: as much as a built-in one. */
const GOLD = { 512: 0.5, 768: 0.75, 1024: 1 }

/** A name as it can stand in an address. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.(safetensors|ckpt|gguf|sft)\b/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Painters as models on offer: all of them, or those the operator names, by their own name or by ours. */
export function offeredOf(
  service: { id: string; name: string; sentTo: string; isAnswering: boolean; hearsNegative: boolean },
  painters: readonly Painter[],
  entry: ServiceEntry,
): { model: PictureModel; painter: Painter }[] {
  const { id: prefix, name: provider, sentTo, isAnswering, hearsNegative } = service
  return painters.flatMap((painter) => {
    const id = `${prefix}-${slugOf(painter.reference)}`
    const named = entry.models?.find((one) => [id, slugOf(painter.reference)].includes(one.id))
    if (entry.models && !named) return []
    const gold = named && goldOf(named)
    const price = typeof gold === 'number' ? { 512: gold, 768: gold, 1024: gold } : (gold ?? GOLD)
    const { reference: _, name, ...told } = painter
    const model: PictureModel = {
      craft: 'picture',
      id,
      ...told,
      name: (named && 'name' in named ? named.name : undefined) ?? name,
      provider,
      sentTo,
      isAnswering,
      hearsNegative,
      takesSeed: true,
      categories: [...imageCategories],
      price,
    }
    return [{ model, painter }]
  })
}

/** What a machine enlarges with, as a model on offer; none where it has nothing for it. */
export function enlargingOf(
  service: { id: string; name: string; sentTo: string; isAnswering: boolean },
  name: string | undefined,
): OtherModel[] {
  if (name === undefined) return []
  return [
    {
      craft: 'enlargement',
      id: `${service.id}-upscaler`,
      name,
      provider: service.name,
      description: 'Enlarges on a machine of this site’s own.',
      strengths: ['Sharp edges'],
      speed: 10_000,
      isAnswering: service.isAnswering,
      capabilities: ['upscaling'],
      licence: '',
      sentTo: service.sentTo,
      factors: [2, 3, 4],
      rate: 0.25,
    },
  ]
}

/** What a checkpoint was made of, by its name: LoRAs for it are made for the same. */
export function lorasFor(checkpoint: string, most: number): NonNullable<PictureModel['loras']> {
  return { bases: [baseOfName(checkpoint) ?? 'unknown'], from: 'machine', most, wearsOverDrawings: true }
}
