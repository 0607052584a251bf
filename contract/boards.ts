import * as z from 'zod'
import {
  BOARD_ALL_POINTS_MAX,
  BOARD_ITEMS_MAX,
  BOARD_LAYERS_MAX,
  BOARD_POINTS_MAX,
  BOARD_REACH,
  BOARD_STEPS_MAX,
  BOARD_TEXT_MAX,
  BOARD_TITLE_MAX,
  BOARD_WORKS_MAX,
  blends,
  boardWorkWays,
  GRID_LEAST,
  GRID_MOST,
  LAYER_NAME_MAX,
  segmentForms,
  shapeForms,
  textAligns,
  textFaces,
} from './board-facts.ts'
import { ImageCategory } from './categories.ts'
import { Image } from './images.ts'
import { PROMPT_MAX } from './limits.ts'
import { givenName, isSeen, typedText } from './text.ts'

/** Of a thing, a layer or a group; made by whoever draws it. */
const PieceId = z.string().regex(/^[a-z0-9]{4,24}$/, 'An id is made of 4 to 24 small letters and digits.')
const coordinate = z.number().min(-BOARD_REACH).max(BOARD_REACH)
const extent = z.number().min(0).max(BOARD_REACH)
const thickness = z.number().min(0.1).max(1000)
const share = z.number().min(0).max(1)
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Give the colour as #rrggbb, in small letters.')
const points = z.array(coordinate).min(4).max(BOARD_POINTS_MAX)
const pairs = points.refine(({ length }) => length % 2 === 0, 'Points are pairs of x and y.')

/** Where something lies: its middle and its size in board px, turned by so many degrees clockwise about its middle. */
const place = { x: coordinate, y: coordinate, width: extent, height: extent, rotation: z.number().min(-360).max(360) }

const common = {
  id: PieceId,
  layerId: PieceId,
  /** Things of one group are moved together. */
  groupId: PieceId.optional(),
  /** What lies over what within a layer: the highest on top. */
  z: z.number().min(-1e9).max(1e9),
  ...place,
  opacity: share,
}

/** A thing on a board. Points are told from its middle, before it is turned. */
export const BoardItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    ...common,
    imageId: z.uuid(),
    /** A token: cut out as a disc, with a ring of this colour about it. */
    isRound: z.boolean(),
    ring: Colour.nullable(),
    isMirrored: z.boolean(),
  }),
  z.object({
    kind: z.literal('text'),
    ...common,
    text: typedText(BOARD_TEXT_MAX),
    /** Height of the letters, board px. */
    size: z.number().min(4).max(2000),
    colour: Colour,
    /** Of the note that it stands on; null: none. */
    fill: Colour.nullable(),
    face: z.enum(textFaces),
    align: z.enum(textAligns),
  }),
  z.object({
    kind: z.literal('shape'),
    ...common,
    form: z.enum(shapeForms),
    /** Of lines, arrows and polygons. */
    points: pairs.optional(),
    fill: Colour.nullable(),
    stroke: Colour.nullable(),
    thickness,
  }),
  z.object({
    kind: z.literal('stroke'),
    ...common,
    /** x, y and pressure from 0 to 1, one after the other. */
    points: points.refine(({ length }) => length % 3 === 0, 'Points are x, y and pressure.'),
    colour: Colour,
    thickness,
  }),
  z.object({
    kind: z.literal('frame'),
    ...common,
    name: typedText(LAYER_NAME_MAX),
    /** What is asked for to be made in it. */
    prompt: typedText(PROMPT_MAX),
    category: ImageCategory,
    /** A model's or style's id; empty: as the words say. */
    model: givenName(100),
  }),
  z.object({ kind: z.literal('segment'), ...common, form: z.enum(segmentForms), points: pairs }),
])
export type BoardItem = z.infer<typeof BoardItem>

export const BoardLayer = z.object({
  id: PieceId,
  name: typedText(LAYER_NAME_MAX),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  blend: z.enum(blends),
  opacity: share,
  /** The heading that it stands under, with others; empty: none. */
  group: typedText(LAYER_NAME_MAX),
})
export type BoardLayer = z.infer<typeof BoardLayer>

/** A work under way, and where its picture is placed when it is there. */
export const BoardWork = z.object({
  requestId: z.uuid(),
  /** The frame or picture it was asked for; where that is gone, `place` says where it goes. */
  itemId: PieceId,
  layerId: PieceId,
  way: z.enum(boardWorkWays),
  place: z.object(place),
})
export type BoardWork = z.infer<typeof BoardWork>

const Grid = z.object({
  /** A square, board px. */
  size: z.number().min(GRID_LEAST).max(GRID_MOST),
  isShown: z.boolean(),
  isSnapping: z.boolean(),
})

/** All that lies on a board. Layers are told from the lowest up. */
export const BoardContent = z
  .object({
    format: z.literal(1),
    grid: Grid,
    /** Null: none, as files that can be see-through are. */
    background: Colour.nullable(),
    layers: z.array(BoardLayer).min(1, 'A board has one layer at least.').max(BOARD_LAYERS_MAX),
    items: z.array(BoardItem).max(BOARD_ITEMS_MAX),
    works: z.array(BoardWork).max(BOARD_WORKS_MAX),
  })
  .superRefine(({ layers, items }, context) => {
    const known = new Set(layers.map(({ id }) => id))
    if (known.size < layers.length) context.addIssue('Two layers have the same id.')
    if (new Set(items.map(({ id }) => id)).size < items.length) context.addIssue('Two things have the same id.')
    if (items.some(({ layerId }) => !known.has(layerId))) context.addIssue('A thing lies on a layer that is not there.')
  })
export type BoardContent = z.infer<typeof BoardContent>

/** Counted before anything is looked at closer: a board of nothing but points would take long to refuse. */
const SentContent = z.preprocess((sent: BoardContent, context): BoardContent => {
  const items: unknown = sent?.items
  if (!Array.isArray(items)) return sent
  const numbers = items.reduce((sum: number, item) => sum + (Array.isArray(item?.points) ? item.points.length : 0), 0)
  if (numbers > BOARD_ALL_POINTS_MAX)
    context.addIssue(
      `A board holds ${BOARD_ALL_POINTS_MAX.toLocaleString('en-GB')} numbers of strokes, lines and walls, and this one has ${numbers.toLocaleString('en-GB')}. Take some strokes away, or begin another board.`,
    )
  return sent
}, BoardContent)

const Title = typedText(BOARD_TITLE_MAX).refine(isSeen, 'Give the board a name.')

export const BoardRequest = z.object({
  title: Title,
  /** Left out: empty, with the usual layers. */
  content: SentContent.optional(),
})
export type BoardRequest = z.infer<typeof BoardRequest>

export const BoardUpdate = z.object({ title: Title })
/** A board as it is now. `revision`: the one that it was changed from; another meanwhile is a conflict. */
export const BoardSave = z.object({ revision: z.int().min(0), content: SentContent })
export type BoardSave = z.infer<typeof BoardSave>
export const BoardSaved = z.object({ revision: z.int(), updatedAt: z.iso.datetime() })
export type BoardSaved = z.infer<typeof BoardSaved>

const fieldNames: ReadonlySet<string> = new Set(BoardItem.options.flatMap(({ shape }) => Object.keys(shape)))
/** What a step changed: of each thing what it was and what it is, only what differs; null where it was not or is not there. */
const fields = z.record(
  z.string().refine((name) => fieldNames.has(name), 'Things on a board have no such field.'),
  z.union([
    z.string().max(BOARD_TEXT_MAX),
    z.number().min(-1e9).max(1e9),
    z.boolean(),
    z.null(),
    z.array(z.number().min(-1e7).max(1e7)).max(BOARD_POINTS_MAX),
  ]),
)
const about = z.object({
  layers: z.array(BoardLayer).max(BOARD_LAYERS_MAX).optional(),
  grid: Grid.optional(),
  background: Colour.nullable().optional(),
})
export const BoardStep = z.object({
  /** What was done, as people read it. */
  label: z.string().max(80),
  /** At most all that was there and all that is there instead. */
  items: z
    .record(PieceId, z.tuple([fields.nullable(), fields.nullable()]))
    .refine((items) => Object.keys(items).length <= 2 * BOARD_ITEMS_MAX, 'A step changes no more than a board holds.'),
  /** What lies about the things, where it was changed. */
  about: z.tuple([about, about]).optional(),
})
export type BoardStep = z.infer<typeof BoardStep>

/** What can be taken back, and done again; it holds for one revision of the board alone. */
export const BoardHistory = z.object({
  revision: z.int().min(0),
  past: z.array(BoardStep).max(BOARD_STEPS_MAX),
  future: z.array(BoardStep).max(BOARD_STEPS_MAX),
})
export type BoardHistory = z.infer<typeof BoardHistory>

/** A picture of a board, as far as it is shown. */
export const BoardPicture = Image.pick({
  id: true,
  title: true,
  url: true,
  width: true,
  height: true,
  thumbhash: true,
  faces: true,
  isBlurred: true,
})
export type BoardPicture = z.infer<typeof BoardPicture>

/** A board in a list. */
export const BoardCard = z.object({
  id: z.uuid(),
  title: z.string(),
  items: z.int(),
  /** Its first few pictures. */
  covers: z.array(BoardPicture),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type BoardCard = z.infer<typeof BoardCard>

export const Board = z.object({
  id: z.uuid(),
  title: z.string(),
  revision: z.int(),
  content: BoardContent,
  /** Those of its pictures that the caller may see. */
  pictures: z.array(BoardPicture),
  /** Null where none is kept, or it is of another revision. */
  history: BoardHistory.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Board = z.infer<typeof Board>

export const BoardParams = z.object({ id: z.uuid() })
export const BoardVersionParams = z.object({
  id: z.uuid(),
  revision: z.coerce.number().int().min(0).max(2_000_000_000),
})
export const BoardsReply = z.object({ boards: z.array(BoardCard) })
export const BoardVersion = z.object({ revision: z.int(), items: z.int(), savedAt: z.iso.datetime() })
export type BoardVersion = z.infer<typeof BoardVersion>
export const BoardVersionsReply = z.object({ versions: z.array(BoardVersion) })
export const BoardVersionReply = z.object({
  revision: z.int(),
  content: BoardContent,
  pictures: z.array(BoardPicture),
  savedAt: z.iso.datetime(),
})
export const BoardHistoryReply = z.object({ kept: z.boolean() })
export const DeletedBoardReply = z.object({ deleted: z.literal(true) })

/** What is taken along of a board. */
export const KeptBoard = Board.pick({ id: true, title: true, content: true, createdAt: true, updatedAt: true })
