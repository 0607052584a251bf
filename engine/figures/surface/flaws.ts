import { cloud3, noise3 } from '../../mesh/noise.ts'
import type { Trait } from '../scene.ts'
import { tint } from './lines.ts'
import type { SkinMark } from './skin.ts'

/** Half a face, and the neck under it, that fire went over: tight, red and white, ridged. */
const burned =
  (side: number): SkinMark =>
  (spot, face) => {
    if (face.y < -2.6 || Math.abs(spot.x) > 2.4) return
    const edge = (cloud3(spot.x * 3, spot.y * 3, spot.z * 3) - 0.5) * 0.5
    const share = Math.min(1, Math.max(0, (face.x * side - 0.06 + edge) * 9))
    if (share <= 0) return
    const ridge = noise3(spot.x * 7 + spot.y * 3, spot.y * 5, spot.z * 7)
    const line = Math.abs(noise3(spot.x * 5, spot.y * 9 + ridge * 2, spot.z * 5) - 0.5)
    const [r, g, b] = [spot.r, spot.g, spot.b]
    // Darker skin scars darker.
    tint(spot, [r * 0.74 + 0.13, g * 0.52 + 0.05, b * 0.5 + 0.05], share * (0.7 + 0.3 * ridge))
    tint(spot, [r * 0.6 + 0.3, g * 0.5 + 0.2, b * 0.48 + 0.17], share * Math.max(0, ridge - 0.58) * 2.6)
    tint(spot, [r * 0.5, g * 0.24, b * 0.23], share * Math.max(0, 1 - line / 0.07) * 0.7)
    spot.nx += share * (ridge - 0.5) * 1.5
    spot.ny += share * (line - 0.2) * 2.2
    spot.specular = 0.16 + share * 0.3
  }

const bumps =
  (places: readonly (readonly [x: number, y: number, radius: number])[], dark: number): SkinMark =>
  (spot, face) => {
    if (face.z < -0.5) return
    for (const [x, y, radius] of places) {
      const [dx, dy] = [face.x - x, face.y - y]
      const far = Math.hypot(dx, dy) / radius
      if (far > 1) continue
      const share = Math.min(1, (1 - far) * 3)
      tint(spot, [spot.r * (1 - dark * 0.5), spot.g * (1 - dark * 0.7), spot.b * (1 - dark * 0.75)], share)
      spot.nx += (dx / radius) * 1.1 * share
      spot.ny += (dy / radius) * 1.1 * share
    }
  }

const pocked: SkinMark = (spot, face) => {
  if (face.z < -0.5 || face.y < -1.1) return
  const pit = noise3(spot.x * 15, spot.y * 15, spot.z * 15)
  const share = Math.min(1, Math.max(0, pit - 0.66) * 7)
  tint(spot, [spot.r * 0.62, spot.g * 0.46, spot.b * 0.44], share * 0.75)
  spot.nx -= share * 0.5
  spot.ny -= share * 0.5
}

const pied: SkinMark = (spot) => {
  const patch = Math.min(1, Math.max(0, cloud3(spot.x * 1.9 + 8, spot.y * 1.9, spot.z * 1.9) - 0.5) * 16)
  tint(spot, [0.8, 0.64, 0.55], patch * 0.88)
}

const shadowed: SkinMark = (spot, face) => {
  if (face.z < -0.5) return
  const x = Math.abs(face.x)
  const under = Math.exp(-((x - 0.29) ** 2 * 26 + (face.y + 0.13) ** 2 * 70))
  tint(spot, [spot.r * 0.42, spot.g * 0.32, spot.b * 0.4], under * 0.72)
}

/** What somebody's skin has for good. */
export function flawsOf(traits: readonly Trait[]): SkinMark[] {
  return traits.flatMap(({ kind, side }): SkinMark[] => {
    switch (kind) {
      case 'burn':
        return [burned(side)]
      case 'warts':
        return [
          bumps(
            [
              [0.07 * side, -0.4, 0.075],
              [0.52 * side, -0.54, 0.055],
              [0.3 * side, -0.9, 0.06],
              [-0.36 * side, 0.34, 0.045],
            ],
            0.75,
          ),
        ]
      case 'mole':
        return [bumps([[0.34 * side, -0.56, 0.036]], 1.25)]
      case 'pox':
        return [pocked]
      case 'vitiligo':
        return [pied]
      case 'sunken-eyes':
        return [shadowed]
      default:
        return []
    }
  })
}
