import type { Edit } from '../../contract/edits.ts'
import type { FaceBox } from '../../contract/images.ts'
import type { MarkedFace } from '../../engine/edits/edits.ts'
import type { images } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { EditOrder, Made } from './maker.ts'
import { sceneOf } from './scene-of.ts'
import { usablePicture } from './usable-picture.ts'

type Vision = NonNullable<Services['vision']>
type Order = EditOrder<Extract<Edit, { type: 'FACESWAP' }>>

/** The face of another picture is laid on a face of this one. */
export async function swapFace(order: Order): Promise<Made> {
  const { edit, parent, work, watcher } = order
  const { editor, vision, db } = work.services
  if (!vision)
    throw new AppError('conflict', 'Whoever runs this site has switched off looking for faces. Nothing was charged.')
  const other = await usablePicture(db, work.userId, edit.faceImageId, 'The picture whose face was to be taken')
  const target = await marked(order, vision, parent, (faces) => {
    const [largest] = faces
    if (!largest) throw noFace('the picture that is edited')
    if (edit.face === undefined) return largest
    const chosen = faces.toSorted((one, next) => one.x + one.width / 2 - next.x - next.width / 2)[edit.face]
    if (chosen) return chosen
    const found = faces.length === 1 ? 'One face was' : `${faces.length} faces were`
    throw new AppError(
      'conflict',
      `${found} found in this picture; there is none with number ${edit.face + 1}. Nothing was charged.`,
    )
  })
  const source = await marked(order, vision, other, ([face]) => {
    if (!face) throw noFace('the picture whose face was to be taken')
    return face
  })
  return { ...(await editor.run({ do: 'swap-face', target, source }, watcher)), way: 'pixels', besides: [other] }
}

const noFace = (which: string) => new AppError('conflict', `No face was found in ${which}. Nothing was charged.`)

/** A picture with the features of the face that is chosen among those in it, largest first. */
async function marked(
  { work, watcher }: Order,
  vision: Vision,
  image: typeof images.$inferSelect,
  choose: (faces: FaceBox[]) => FaceBox,
): Promise<MarkedFace> {
  const { editor, media } = work.services
  const bytes = await media.read(image.mediaKey)
  const { faces } = await vision.look(bytes, watcher.signal)
  const marks = await vision.mark(bytes, choose(faces), watcher.signal)
  const picture = await editor.open(bytes, watcher)
  const drawn = handOf(image)
  return {
    picture,
    marks: marks.map(({ x, y }) => ({ x: x * picture.width, y: y * picture.height })),
    ...(drawn !== undefined && { drawn }),
  }
}

/** How far one of our own pictures is drawn, by its style; undefined where only its px can tell. */
function handOf(image: typeof images.$inferSelect): number | undefined {
  const style = sceneOf(image)?.style
  return style === undefined ? undefined : style === 'painted' ? 0 : 1
}
