import { curl } from '../countenance.ts'
import type { Clay, PartOptions } from '../sculpture/clay.ts'
import { turn } from '../sculpture/space.ts'
import { type Expression, type Face, landmarks, sides } from './face.ts'

/** Models head and neck of a humanoid in one part. */
export function sculptHead(clay: Clay, options: PartOptions, face: Face, expression: Expression): void {
  const f = face
  const m = landmarks(f)
  const w = f.skull
  const old = f.age
  clay.part(options)
  clay
    .ellipsoid([0, -36, -16], [76 * w, 82, 96])
    .ellipsoid([0, -50, 26], [61 * w, 52, 60], 20)
    .ellipsoid([0, 18, 18], [60 * w, 76, 62], 24)
  // Jaw and chin.
  const jawX = 47 * f.jaw * (0.4 + 0.6 * w)
  const drop = expression.gape * 14
  const jawY = 24 + 30 * f.long + drop * 0.4
  const chinY = m.chinY + drop
  for (const s of sides) {
    clay
      .cone([s * jawX, jawY, 0], [s * 15 * f.chin, chinY - 15, 62 + 6 * f.muzzle], 17 + 2 * f.jaw, 15 * f.chin, 22)
      .cone([s * jawX, jawY, 0], [s * 60 * w, -14, -2], 17, 16, 20)
  }
  clay.ball([0, chinY - 13, 68 + 7 * f.muzzle], 15 + 3 * f.chin, 16)
  // Cheekbones, cheeks.
  for (const s of sides) {
    clay
      .ellipsoid(
        [s * 43 * w, 21, 48],
        [17, 9 + 3 * f.cheekbones, 17 + 2.5 * f.cheekbones],
        20,
        turn(s * 35, 0, s * -18),
      )
      .ball([s * 31 * w, 43 + 4 * f.long, 46 + 3 * f.flesh], 17 + 9 * f.flesh, 26)
  }
  // A second chin, and jowls that hang over the collar.
  if (f.flesh > 1.7) {
    clay.ellipsoid([0, chinY + 4, 40], [46 * f.jaw, 24, 38], 18)
    for (const s of sides) clay.ellipsoid([s * 44 * f.jaw, jawY + 16, 26], [26, 32, 32], 24)
  }
  // Mouth region.
  clay.ellipsoid([0, m.mouthY - 2, 61 + 12 * f.muzzle], [33 * f.mouth, 29, 23], 14)
  // Brow.
  for (const s of sides) {
    const inner = m.browY + 3 + expression.frown * 3
    clay.cone(
      [s * 10, inner, 80 + 3 * f.brow],
      [s * 46 * w, m.browY + 2, 62 + 2 * f.brow],
      7 + 3.5 * f.brow,
      8 + 2 * f.brow,
      14,
    )
  }
  // Sockets, then the lidded eyeballs in them.
  clay.carve()
  for (const s of sides) clay.ellipsoid([s * (m.eye.x + 1), m.eye.y + 2, 94], [19, 13.5, 17], 15)
  if (f.flesh < 0.82)
    for (const s of sides) clay.ellipsoid([s * 52 * w, 52, 66], [16, 26, 22 * (0.82 - f.flesh) + 3], 20)
  for (const s of sides) clay.ellipsoid([s * 72 * w, -34, 62], [14, 30, 22], 22)
  clay.build()
  for (const s of sides) clay.ball([s * m.eye.x, m.eye.y, m.eye.z], m.eye.radius, 5)
  nose(clay, f)
  lips(clay, f, expression, drop)
  neck(clay, f)
  if (old > 0.55) ageFolds(clay, f, old)
}

function nose(clay: Clay, f: Face) {
  const m = landmarks(f)
  const wide = f.noseWidth
  const bottom = m.noseBottom
  const tip = m.noseTip
  const bridgeZ = 84 + 2 * f.brow
  const midY = -8 + (bottom + 8) * 0.45
  const midZ = (bridgeZ + tip) / 2 + 4 * f.noseHook + 1
  clay
    .limb(
      [
        [[0, -20, bridgeZ - 4], 9],
        [[4.5 * f.crook, midY, midZ - 3], 7.5 * (0.6 + 0.4 * wide)],
        [[2 * f.crook, bottom - 9, tip - 8], 9.5 * (0.5 + 0.5 * wide)],
      ],
      9,
    )

    .ball([2.4 * f.crook, bottom - 9 + 3 * f.noseHook, tip - 8], 11 * (0.55 + 0.45 * wide), 6)
  for (const s of sides)
    clay.ellipsoid([s * 12.5 * wide, bottom - 5, tip - 18], [8.5 * wide, 7.5, 11], 6, turn(s * 25, 0, 0))
  clay.carve()
  for (const s of sides)
    clay.ellipsoid([s * 7 * wide, bottom + 2.5, tip - 12], [4.2 * wide, 3, 6], 3, turn(s * 15, 0, 0))
  clay.build()
}

function lips(clay: Clay, f: Face, e: Expression, drop: number) {
  const m = landmarks(f)
  const { mouthY: y, mouthZ: z, mouthHalf: half } = m
  const full = f.lips
  const corner = (s: number) => y - curl(e) - (e.sly > 0 && s > 0 ? e.sly * 6 : 0) - s * f.crook * 1.8
  for (const s of sides) {
    const back = z - 17 - Math.abs(e.smile) * 2
    clay
      .cone([s * 5, y - 4.5 * full, z + 1], [s * half * 0.92, corner(s) - 1, back + 2], 5.5 * full, 2.6, 5)
      .cone([0, y + 6.5 * full + drop, z], [s * half * 0.86, corner(s) + 2 + drop * 0.35, back], 6.8 * full, 3, 6)
    // Where the cheek meets the corner of the mouth.
    clay.ball([s * (half + 7), corner(s) + 2, back - 3], 8, 10)
  }
  clay.carve()
  for (const s of sides) {
    clay.cone([0, y + 0.6 + drop * 0.45, z + 8], [s * half, corner(s) + 0.6, z - 11], 1.6 + drop * 0.5, 0.9, 2.5)
  }
  clay.ellipsoid([0, y + 17 + drop, z + 3], [17, 3.8, 7], 8).ellipsoid([0, y - 14, z + 12], [3.2, 7, 6], 6)
  clay.build()
}

function neck(clay: Clay, f: Face) {
  const r = 43 * f.neck
  clay.cone([0, 46, -26], [0, 190, -40], r, r * 1.1, 12)
  for (const s of sides) clay.cone([s * 58, 34, -24], [s * 12, 186, 2], 11 * f.neck, 10 * f.neck, 14)
  // The throat slopes from chin to collar: a deeper hollow would be all shadow, as if the head hung over a gap.
  const under = landmarks(f).chinY
  clay.cone([0, under - 8, 34], [0, under + 66, -2], 25, 33 * f.neck, 22)
  if (f.jaw > 0.95) clay.ellipsoid([0, 138, 10 * f.neck], [9, 13, 10], 12)
}

/** Folds from nose to mouth, bags under the eyes, jowls. */
function ageFolds(clay: Clay, f: Face, old: number) {
  const m = landmarks(f)
  for (const s of sides) {
    clay.ball([s * 36, m.mouthY + 18, 42], 13 + 5 * old, 22)
    clay.ellipsoid([s * (m.eye.x + 1), m.eye.y + 18, 74], [12, 3.5, 5], 9)
  }
  clay.carve()
  for (const s of sides) {
    clay.limb(
      [
        [[s * 18, m.noseBottom - 6, 93], 1.4],
        [[s * 29, m.mouthY - 12, 87], 1.8],
        [[s * 34, m.mouthY + 8, 79], 1],
      ],
      5,
    )
  }
  clay.build()
}
