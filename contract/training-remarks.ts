import type { FaceBox } from './images.ts'
import type { TrainingSubject } from './lora-facts.ts'

/** What of a picture tells how well it can be learnt from. */
export interface TrainingPicture {
  id: string
  width: number
  height: number
  /** Largest first. */
  faces: readonly FaceBox[]
  thumbhash: string
}

/** A shorter side, px, is too small to be learnt from; and one that is small for it. */
const SIDE_MIN = 256
const SIDE_GOOD = 512
/** A face that is narrower, as a share of the picture's width, is too far off to be learnt; one that is higher fills it. */
const FACE_SMALL = 0.08
const FACE_LARGE = 0.75
/** So close to the edge, as a share, a face is cut. */
const EDGE = 0.01

/** What speaks against learning from a picture, or lets it be learnt less well. */
export interface Remark {
  id: string
  says: string
  /** It cannot be taken at all. */
  isRefused: boolean
}

function ofFaces({ id, faces }: TrainingPicture): Remark[] {
  const [face] = faces
  const remark = (says: string): Remark[] => [{ id, says, isRefused: false }]
  if (!face) return remark('No face is found in it.')
  if (faces.length > 1) return remark('There is more than one face in it: whose is meant?')
  const isCut = face.x < EDGE || face.y < EDGE || face.x + face.width > 1 - EDGE || face.y + face.height > 1 - EDGE
  if (isCut) return remark('The face is cut off by the edge.')
  if (face.width < FACE_SMALL) return remark('The face is far away: one that is nearer teaches more.')
  return face.height > FACE_LARGE ? remark('The face fills all of it: leave some room around the head.') : []
}

/** What is to be said of pictures before a LoRA is trained on them: of their size and framing, and where somebody is learnt, of their faces. */
export function remarksOn(pictures: readonly TrainingPicture[], subject: TrainingSubject): Remark[] {
  return pictures.flatMap((picture, position): Remark[] => {
    const { id, width, height, thumbhash } = picture
    const side = Math.min(width, height)
    if (side < SIDE_MIN)
      return [{ id, says: `It is smaller than ${SIDE_MIN} px: too little to be seen.`, isRefused: true }]
    const twin = pictures.findIndex((other) => other.thumbhash === thumbhash && thumbhash !== '')
    return [
      ...(twin < position
        ? [{ id, says: 'Another looks just like it: it teaches nothing new.', isRefused: false }]
        : []),
      ...(side < SIDE_GOOD
        ? [{ id, says: `It is smaller than ${SIDE_GOOD} px: details will be soft.`, isRefused: false }]
        : []),
      ...(Math.max(width, height) > side * 2
        ? [{ id, says: 'It is very long: trainers see the middle best.', isRefused: false }]
        : []),
      ...(subject === 'person' ? ofFaces(picture) : []),
    ]
  })
}
