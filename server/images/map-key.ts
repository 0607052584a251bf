import * as z from 'zod'
import type { FullImage, MapKey } from '../../contract/images.ts'
import { MapChoices } from '../../contract/map-choices.ts'

/** What this reads of the scenes of maps; the scenes themselves are the engine's (BattlemapScene, TownmapScene). */
const Legend = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('battlemap'),
    key: z.array(z.object({ number: z.number().int(), name: z.string(), text: z.string() })),
    grid: z.object({ columns: z.number(), rows: z.number() }),
    /** The rooms' numbers, and where each is drawn, in squares. */
    numbers: z.array(z.number().int()),
    badges: z.array(z.tuple([z.number(), z.number()])),
  }),
  z.object({
    kind: z.literal('townmap'),
    name: z.string(),
    landmarks: z.array(z.object({ number: z.number().int().optional(), name: z.string() })),
  }),
])

type BattleLegend = Extract<z.output<typeof Legend>, { kind: 'battlemap' }>

const Squares = z.object({
  kind: z.literal('battlemap'),
  version: z.union([z.literal(1), z.literal(2)]),
  grid: z.object({ columns: z.number().int(), rows: z.number().int() }),
})

/** How many squares a battle map has each way; null for any other scene. */
export function squaresOf(legend: unknown): FullImage['squares'] {
  const { grid, version } = Squares.safeParse(legend).data ?? {}
  return grid ? { ...grid, isBare: version === 2 } : null
}

const Asked = z.object({ kind: z.literal('battlemap'), asked: MapChoices })

/** What was chosen for a battle map beside its words; null where nothing was. */
export const choicesOf = (legend: unknown): MapChoices | null => Asked.safeParse(legend).data?.asked ?? null

const Imported = z.object({ kind: z.literal('universal-vtt') })

/** Whether an uploaded map came with walls, doors and lights. */
export const hasBarriers = (legend: unknown) => Imported.safeParse(legend).success

function battleEntries({ key, grid, numbers, badges }: BattleLegend, isOwner: boolean): MapKey['entries'] {
  return key.map(({ number, name, text }) => {
    const [x, y] = badges[numbers.indexOf(number)] ?? []
    const at = x !== undefined && y !== undefined && { at: { x: x / grid.columns, y: y / grid.rows } }
    return { number, name, ...(isOwner && { text, ...at }) }
  })
}

/** What the numbers on a map stand for, by its scene; null for a scene without any. Secrets are for the owner alone. */
export function mapKeyOf(legend: unknown, isOwner: boolean): MapKey | null {
  const scene = Legend.safeParse(legend)
  if (!scene.success) return null
  const entries =
    scene.data.kind === 'battlemap'
      ? battleEntries(scene.data, isOwner)
      : scene.data.landmarks.flatMap(({ number, name }) => (number === undefined ? [] : [{ number, name }]))
  if (entries.length === 0) return null
  return {
    title: scene.data.kind === 'townmap' ? scene.data.name : '',
    entries: entries.sort((a, b) => a.number - b.number),
  }
}
