import { makeZip } from 'client-zip'
import sharp from 'sharp'
import type { MapExportFormat, Paper } from '../../../contract/map-exports.ts'
import {
  type BattlemapScene,
  type MapWish,
  mapAsFoundryScene,
  mapAsUniversalVtt,
  paintMap,
} from '../../../engine/index.ts'
import { printed, type Raw } from './print.ts'

/** A file to make of a map. */
export interface ExportOrder {
  scene: BattlemapScene
  format: Exclude<MapExportFormat, 'markdown'>
  wish: MapWish
  paper: Paper
  title: string
  /** The title as a file name, without an extension. */
  name: string
}

export interface ThreadOrder {
  order: ExportOrder
  /** One 32-bit cell; set to 1 when nobody waits any more. */
  stop: SharedArrayBuffer
}

class Stopped extends Error {}

/** A map's file, made in a thread of the pool. */
export default async function exported({ order, stop }: ThreadOrder): Promise<Uint8Array> {
  const cell = new Int32Array(stop)
  const checkpoint = () => {
    if (Atomics.load(cell, 0) !== 0) throw new Stopped('Nobody waits for the file')
  }
  checkpoint()
  // A PDF's squares are ruled as lines; they are not printed in the picture too.
  const isRuled = order.format === 'pdf' && order.wish.grid === 'square'
  const wish = isRuled ? { ...order.wish, grid: 'none' as const } : order.wish
  return fileOf(order, paintMap(order.scene, wish, checkpoint))
}

const encoder = ({ pixels, width, height }: Raw) => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
const webpOf = (picture: Raw) => encoder(picture).webp({ quality: 90, effort: 2 }).toBuffer()

async function fileOf(order: ExportOrder, picture: Raw): Promise<Uint8Array> {
  const { scene, wish, paper, title } = order
  switch (order.format) {
    case 'png':
      return encoder(picture).png({ compressionLevel: 6 }).toBuffer()
    case 'webp':
      return webpOf(picture)
    case 'dd2vtt': {
      const image = (await webpOf(picture)).toString('base64')
      return Buffer.from(JSON.stringify(mapAsUniversalVtt(scene, wish, image)))
    }
    case 'foundry':
      return foundryZip(order, await webpOf(picture))
    case 'pdf':
      return printed({ picture, grid: scene.grid, px: wish.px, paper, title, lines: wish.grid === 'square' })
  }
}

const readMe = (name: string) => `How to bring "${name}" into Foundry VTT

1. Upload ${name}.webp to the top folder of your user data (in any file picker: User Data, then Upload).
2. Make a scene, right-click it in the list, choose Import Data and pick ${name}.json.

Walls, doors (secret and locked ones too), windows and lights are in the scene. If you keep the picture in another
folder, choose it there as the scene's background image.
`

/** The scene, its picture, and how to bring them in: Foundry takes no picture within a scene. */
async function foundryZip({ scene, wish, title, name }: ExportOrder, webp: Buffer): Promise<Uint8Array> {
  const plain =
    name
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'map'
  const json = JSON.stringify(mapAsFoundryScene(scene, wish.px, title, `${plain}.webp`))
  const files = [
    { name: `${plain}.json`, input: json },
    { name: `${plain}.webp`, input: webp },
    { name: 'Read me.txt', input: readMe(plain) },
  ]
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}
