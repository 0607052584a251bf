/** Shapes of a humanoid face, 1 (or 0 for signed ones) being an average grown human's. Plain numbers: part of the scene. */
export interface Face {
  /** Breadth of skull, jaw and chin. */
  skull: number
  jaw: number
  chin: number
  /** Height of the lower face: long or short. */
  long: number
  cheekbones: number
  /** Fullness of the cheeks; below 1 hollow. */
  flesh: number
  /** How far the brow ridge stands out. */
  brow: number
  noseLength: number
  noseWidth: number
  /** -1 snub … 1 hooked. */
  noseHook: number
  lips: number
  mouth: number
  /** Size of the eye, and how far its outer corner is lifted (-1 … 1). */
  eye: number
  eyeTilt: number
  /** How far the mouth stands out: 0 human, 1 an orc's. */
  muzzle: number
  /** 0 young … 1 very old. */
  age: number
  /** Breadth of the neck. */
  neck: number
  /** How far nose, mouth and brows are out of true, -1 … 1. */
  crook: number
  /** Fullness of the brows, and how they run: 0 straight, 1 arched. */
  brows: number
  arch: number
}

export const averageFace: Face = {
  skull: 1,
  jaw: 1,
  chin: 1,
  long: 1,
  cheekbones: 1,
  flesh: 1,
  brow: 1,
  noseLength: 1,
  noseWidth: 1,
  noseHook: 0,
  lips: 1,
  mouth: 1,
  eye: 1,
  eyeTilt: 0,
  muzzle: 0,
  age: 0.3,
  neck: 1,
  crook: 0,
  brows: 1.5,
  arch: 0.45,
}

/** What a face does, each -1 … 1. */
export interface Expression {
  /** Corners of the mouth up (smile) or down. */
  smile: number
  /** Inner ends of the brows down (anger) or up (sorrow). */
  frown: number
  /** Brows as a whole. */
  lift: number
  /** Lids: wide open 1, half shut -1. */
  lids: number
  /** How far the jaw is dropped, 0 … 1. */
  gape: number
  /** One corner of the mouth only. */
  sly: number
  /** Nose wrinkled and upper lip raised, as at a smell, 0 … 1. */
  sneer?: number
  /** Lips pressed together, 0 … 1. */
  press?: number
}

/** Sides of the face: -1 the picture's left when it looks straight at us. */
export const sides = [-1, 1] as const

/** Where features lie on a face, in the head's own units: about 220 from chin to crown, y down, z forward, 0 amid the skull. */
export function landmarks(face: Face) {
  const low = face.long
  const eyeX = 31 * (0.5 + 0.5 * face.skull)
  const noseBottom = 4 + 36 * low * Math.min(1.24, face.noseLength)
  const mouthY = 22 + 40 * low
  const chinY = 38 + 64 * low
  return {
    eye: { x: eyeX, y: -4, z: 64, radius: 18 * (0.6 + 0.4 * face.eye) },
    browY: -27,
    noseBottom,
    noseTip: 108 + 3 * face.noseHook + 4 * (face.noseLength - 1) * 10,
    mouthY,
    mouthZ: 83 + 12 * face.muzzle,
    mouthHalf: 24 * face.mouth,
    chinY,
  }
}
