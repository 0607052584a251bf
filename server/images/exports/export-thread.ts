import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { makeZip } from 'client-zip'
import sharp from 'sharp'
import { isBattlemap } from '../../../engine/facts.ts'
import {
  type BattlemapScene,
  type Dress,
  dressed,
  dressedMap,
  type Frame,
  foundryJournal,
  foundryMacro,
  type MapWish,
  mapAsFoundryScene,
  mapAsUniversalVtt,
  mapNotes,
  type Picture,
  paintMap,
  repaint,
  type Scene,
} from '../../../engine/index.ts'
import { handOver } from '../../threads/hand-over.ts'
import { unlessStopped } from '../../threads/stoppable.ts'
import { addressName } from '../download-name.ts'
import type { ExportOrder, FilmOrder, PictureOrder, SquaresOrder } from './order.ts'
import { posted, printed, type Raw } from './print.ts'

export interface ThreadOrder {
  order: ExportOrder
  /** What is painted. */
  scene: Scene
  /** A picture of the scene that a service painted, in its own bytes. */
  painting?: Uint8Array | undefined
  /** The video of a map that moves. */
  film?: Uint8Array | undefined
  /** What is painted anew is put into these styles. */
  dress?: Dress | undefined
  /** One 32-bit cell; set to 1 when nobody waits any more. */
  stop: SharedArrayBuffer
  /** Asks for the turn to encode, and hears when it has come, or that there will be none. */
  asking: MessagePort
}

/** A picture's file, made in a thread of the pool. Throws RangeError for a battle map's file of another scene. */
export default async function exported({
  order,
  scene,
  painting,
  film,
  dress,
  stop,
  asking,
}: ThreadOrder): Promise<Uint8Array> {
  const checkpoint = unlessStopped({ stop })
  const turn = async () => {
    checkpoint()
    asking.postMessage('painted')
    await once(asking, 'message')
    checkpoint()
  }
  try {
    checkpoint()
    const making = { checkpoint, turn, painting, film, dress }
    const file = await fileOf(order, scene, making)
    return handOver(file, (bytes) => bytes)
  } finally {
    asking.close()
  }
}

async function fileOf(order: ExportOrder, scene: Scene, making: Making): Promise<Uint8Array> {
  switch (order.of) {
    case 'squares':
      return tableFile(order, scene, making)
    case 'picture':
      return pictureFile(order, scene, making)
    case 'film':
      return filmFile(order, scene, making)
  }
}

interface Making {
  /** Throws when nobody waits any more. */
  checkpoint: () => void
  /** Resolves when what is painted may be encoded. */
  turn: () => Promise<void>
  painting: Uint8Array | undefined
  film: Uint8Array | undefined
  dress: Dress | undefined
}

const raw = ({ pixels, width, height }: Raw) => sharp(pixels, { raw: { width, height, channels: 4 } })
const opaque = (picture: Raw) => raw(picture).removeAlpha()
const png = { compressionLevel: 6 }
const webp = { quality: 90, effort: 2 }

/** Items and spells may stand on nothing at all. */
const seeThrough = new Set<PictureOrder['category']>(['items', 'spells'])

/** A service's painting at a size. Within a turn: it is decoded. */
async function painted(painting: Uint8Array, { width, height }: Frame): Promise<Picture> {
  const pixels = await sharp(painting)
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width, height, pixels: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength) }
}

/** What is painted, anew or by a service, at a size; the turn to encode it has come. */
async function pictureIn(
  { checkpoint, turn, painting, dress }: Making,
  frame: Frame,
  anew: () => Picture,
): Promise<Picture> {
  if (painting) {
    await turn()
    return painted(painting, frame)
  }
  const picture = dress ? dressed(anew(), dress, checkpoint) : anew()
  await turn()
  return picture
}

async function pictureFile(order: PictureOrder, scene: Scene, making: Making): Promise<Uint8Array> {
  const { format, category, style, frame, paper, title } = order
  const anew = () => repaint(category, scene, style, frame, making.checkpoint)
  const picture = await pictureIn(making, frame, anew)
  if (format === 'pdf') return posted(picture, paper, title)
  const file = seeThrough.has(category) ? raw(picture) : opaque(picture)
  return (format === 'png' ? file.png(png) : file.webp(webp)).toBuffer()
}

async function tableFile(order: SquaresOrder, scene: Scene, making: Making): Promise<Uint8Array> {
  if (!isBattlemap(scene)) throw new RangeError(`A ${scene.kind} has no squares`)
  const { format, wish, paper, title } = order
  // A PDF's grid is ruled in lines; it is not printed in the picture too.
  const shown: MapWish = format === 'pdf' ? { ...wish, grid: 'none' } : wish
  const { columns, rows } = scene.grid
  const frame = { width: columns * wish.px, height: rows * wish.px }
  const bare = await pictureIn(making, frame, () => paintMap(scene, shown, making.checkpoint))
  // The engine lays grid and marks over its own itself.
  const picture = making.painting ? dressedMap(scene, bare, shown) : bare
  const notes = order.hasNotes ? mapNotes(scene) : undefined
  if (format === 'pdf')
    return printed({ picture, squares: scene.grid, px: wish.px, paper, title, grid: wish.grid, notes })
  if (format === 'png') return opaque(picture).png(png).toBuffer()
  const image = await opaque(picture).webp(webp).toBuffer()
  if (format === 'webp') return image
  if (format === 'foundry')
    return foundryZip({ ...order, px: wish.px }, scene, {
      name: `${plainName(order)}.webp`,
      input: image,
      moves: false,
    })
  return Buffer.from(JSON.stringify(mapAsUniversalVtt(scene, wish, image.toString('base64'))))
}

async function filmFile(order: FilmOrder, scene: Scene, { film }: Making): Promise<Uint8Array> {
  if (!isBattlemap(scene) || !film) throw new RangeError('Only a battle map that moves is a film with squares')
  // A zip is made of memory that is nobody else's.
  const background = { name: `${plainName(order)}.webm`, input: new Uint8Array(film), moves: true }
  return foundryZip(order, scene, background)
}

const readMe = (
  name: string,
  file: string,
  hasNotes: boolean,
  warning: string,
) => `How to bring "${name}" into Foundry VTT

1. Upload ${file} to the top folder of your user data (in any file picker: User Data, then Upload).
2. Make a scene, right-click it in the list, choose Import Data and pick ${name}.json.
${
  hasNotes
    ? `3. Make a journal entry, right-click it, choose Import Data and pick ${name}-journal.json: what lies at each number,
   for you alone.
4. Make a macro of the type "script", paste ${name}-pins.js into it and run it once: from then on each number on the
   map opens its page, and players see no pins.
`
    : ''
}
Walls, doors (secret and locked ones too), windows and lights are in the scene. If you keep ${file} in another
folder, choose it there as the scene's background.
${warning === '' ? '' : `\n${warning}\n`}`

const plainName = ({ name }: Pick<SquaresOrder, 'name'>) => addressName(name, 'map')

interface Background {
  name: string
  input: Uint8Array
  moves: boolean
}

type ForFoundry = Pick<SquaresOrder, 'title' | 'name' | 'hidesSecrets' | 'hasNotes' | 'warning'> & { px: number }

/** The scene, what lies under it, its key, and how to bring them in: Foundry takes no picture within a scene. */
async function foundryZip(order: ForFoundry, scene: BattlemapScene, background: Background): Promise<Uint8Array> {
  const { px, title, hidesSecrets, hasNotes, warning } = order
  const plain = plainName(order)
  const { name: file, input, moves } = background
  const map = mapAsFoundryScene(scene, { px, name: title, file, hidesSecrets, hasNotes, moves })
  const files = [
    { name: `${plain}.json`, input: JSON.stringify(map) },
    { name: file, input },
    ...(hasNotes
      ? [
          { name: `${plain}-journal.json`, input: JSON.stringify(foundryJournal(scene, title)) },
          { name: `${plain}-pins.js`, input: foundryMacro(scene) },
        ]
      : []),
    { name: 'Read me.txt', input: readMe(plain, file, hasNotes, warning) },
  ]
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}
