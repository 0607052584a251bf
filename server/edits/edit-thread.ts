import type { ImageCategory } from '../../contract/categories.ts'
import type { PixelStep, Step, UpscaleFactor } from '../../contract/edit-facts.ts'
import type { Mask } from '../../contract/edits.ts'
import {
  type Box,
  type ByScene,
  changed,
  continued,
  cropped,
  erasedSoftly,
  faceSwapped,
  type KeptPicture,
  knownOf,
  type MarkedFace,
  type Part,
  type Reason,
  Refused,
  recast,
  repainted,
  restored,
  steppedByScene,
  type TransformAsked,
  transformed,
  type Wanted,
  type Widening,
} from '../../engine/edits/edits.ts'
import { type Frame, type Picture, repaint, type Scene } from '../../engine/index.ts'
import { handOver } from '../threads/hand-over.ts'
import { type Stoppable, telling, unlessStopped } from '../threads/stoppable.ts'
import { tidyAfterwards } from '../threads/tidy.ts'
import { type Cut, cutOut, putBefore, type Replacing } from './cut-out.ts'
import { enlarged } from './enlarged.ts'
import { finerFaces } from './finer-faces.ts'
import { spread } from './spread-mask.ts'

/** A kept scene to be painted anew. */
export interface SceneOrder {
  category: ImageCategory
  scene: Scene
  style: string
  frame: Frame
}

/** What can be done in the thread; each is carried out by the deed of its name. */
export type ThreadWork =
  /** `part`: what of it is kept; left out: all. */
  | ({ do: 'repaint'; part?: Part } & SceneOrder)
  | { do: 'steps'; picture: Picture; steps: PixelStep[]; seed: number; faces?: Box[] | undefined }
  | { do: 'recompose'; kept: KeptPicture; steps: readonly Step[]; seed: number }
  | { do: 'erase'; picture: Picture; mask: Mask; seed: number; faces: Box[] }
  | { do: 'recast'; picture: Picture; words: string; seed: number }
  | { do: 'repaint-words'; picture: Picture; mask: Mask; words: string; style: string; seed: number; isMap: boolean }
  | { do: 'enlarge'; picture: Picture; factor: UpscaleFactor }
  | { do: 'restore'; picture: Picture; wanted: Wanted; seed: number; faces: Box[] }
  | { do: 'transform'; picture: Picture; asked: TransformAsked; scene?: SceneOrder | undefined }
  | { do: 'lift'; of: Cut }
  | ({ do: 'replace' } & Replacing)
  | { do: 'widen'; picture: Picture; by: Widening; seed: number; faces: Box[] }
  | { do: 'finer'; picture: Picture; faces: Box[] }
  | { do: 'swap-face'; target: MarkedFace; source: MarkedFace }

/** What comes of a deed: the picture, and what is to be told of it beyond what was asked for. */
export interface Done {
  picture: Picture
  told?: string[]
  /** Of what was made from a kept scene: which way it went, and the scene that came of it. */
  byScene?: Pick<ByScene, 'way' | 'kept'>
  /** The scene that it was painted from, where that is another than was given. */
  scene?: Scene
}

/** What a thread answers: px, or why there are none. */
export type ThreadAnswer =
  | {
      width: number
      height: number
      pixels: Uint8Array
      told: string[]
      byScene?: Pick<ByScene, 'way' | 'kept'>
      scene?: Scene
    }
  | { refused: Reason }

/** Hears how much is done, 0-1, and throws when nobody waits any more. */
export type Told = (done: number) => void

type Deeds = {
  [Name in ThreadWork['do']]: (work: Extract<ThreadWork, { do: Name }>, told: Told) => Done | Promise<Done>
}

const deeds: Deeds = {
  repaint({ category, scene, style, frame, part }, told) {
    const picture = repaint(category, scene, style, frame, told)
    return { picture: part ? cropped(picture, part.left, part.top, part.width, part.height) : picture }
  },
  steps: ({ picture, steps, seed, faces }, told) => ({ picture: changed(picture, steps, { seed, faces }, told) }),
  recompose({ kept, steps, seed }, told) {
    const { picture, told: sentences, ...byScene } = steppedByScene(kept, steps, seed, told)
    return { picture, told: sentences, byScene }
  },
  erase: ({ picture, mask, seed, faces }, told) => ({
    picture: erasedSoftly(picture, spread(mask, picture), { seed, faces }, told),
  }),
  recast: ({ picture, words, seed }, told) => ({ picture: recast(picture, words, seed, told) }),
  restore: ({ picture, wanted, seed, faces }, told) => restored(picture, wanted, { seed, faces }, told),
  transform: ({ picture, asked, scene: kept }, told) => {
    const known = kept && knownOf(kept.category, kept.scene, picture, (done) => told(done * 0.4))
    return { picture: transformed(known?.picture ?? picture, asked, known, (done) => told(0.4 + done * 0.6)) }
  },
  lift: cutOut,
  replace: putBefore,
  'repaint-words': ({ picture, mask, ...order }, told) => {
    const { unused, ...made } = repainted(picture, spread(mask, picture), order, told)
    return { ...made, told: unused.length > 0 ? [`Not drawn: ${unused.join(', ')}`] : [] }
  },
  enlarge: ({ picture, factor }, told) => enlarged(picture, factor, told),
  widen: ({ picture, by, seed, faces }, told) => ({ picture: continued(picture, by, { seed, faces }, told) }),
  finer: ({ picture, faces }, told) => finerFaces(picture, faces, told),
  'swap-face': ({ target, source }) => ({ picture: faceSwapped(target, source) }),
}

/** An edit, carried out in a thread of the pool. */
export default async function carriedOut({
  work,
  ...watched
}: Stoppable & { work: ThreadWork }): Promise<ThreadAnswer> {
  const goOn = unlessStopped(watched)
  const tell = telling<number>(watched)
  let last = 0
  const hear: Told = (done) => {
    goOn()
    if (done - last < 0.02) return
    last = done
    tell(done)
  }
  tidyAfterwards()
  try {
    const deed = deeds[work.do] as (work: ThreadWork, told: Told) => Done | Promise<Done>
    const { picture, told = [], byScene, scene } = await deed(work, hear)
    const { width, height } = picture
    return handOver(picture.pixels, (pixels) => ({
      width,
      height,
      pixels,
      told,
      ...(byScene && { byScene }),
      ...(scene && { scene }),
    }))
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason }
    throw error
  } finally {
    watched.port.close()
  }
}
