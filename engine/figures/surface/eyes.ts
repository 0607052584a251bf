import { ball, unit } from '../../mesh/geometry.ts'
import type { Vec } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { bodyData } from '../anatomy/data.ts'
import { type Figure, meanAt } from '../anatomy/figure.ts'
import type { Person } from '../scene.ts'
import { reflects, things } from './skin.ts'

/** Both eyes: balls with iris, pupil, a wet edge and a catchlight. */
export function addEyes(figure: Figure, person: Person): void {
  const { joints, groups } = bodyData()
  const { eyes } = person
  const white = reflects(eyes.white)
  const degrees = Math.PI / 180
  for (const side of ['l', 'r'] as const) {
    const odd = eyes.odd?.side === (side === 'l' ? 1 : -1) ? eyes.odd : undefined
    const [r, g, b] = reflects(odd?.colour ?? eyes.colour)
    const hasPupil = eyes.pupil !== 'none' && !odd?.isBlind
    const helper = groups.get(`helper-${side}-eye`)
    if (!helper) continue
    const at = meanAt(figure.rest, joints[`joint-${side}-eye`] ?? [])
    const radius = radiusOf(figure.rest, helper.faces)
    const made = ball(at, radius, 18, 24)
    const gaze = unit([Math.sin(eyes.look[0] * degrees), Math.sin(eyes.look[1] * degrees) - 0.02, 1])
    const posed = new Float32Array(made.positions.length)
    for (let i = 0; i < posed.length; i += 3) {
      const place: Vec = [made.positions[i]!, made.positions[i + 1]!, made.positions[i + 2]!]
      posed.set(figure.skeleton.carried('head', place), i)
    }
    const blind = eyes.closed.includes(side === 'l' ? 1 : -1)
    figure.meshes.push({
      positions: posed,
      rest: made.positions,
      faces: made.faces,
      stuff: 'eye',
      thing: things.eyes,
      castsNoShadow: true,
      surface(spot) {
        const d = unit([spot.x - at[0], spot.y - at[1], spot.z - at[2]])
        const dx = d[0] - gaze[0]
        const dy = d[1] - gaze[1]
        const away = Math.hypot(dx, dy, d[2] - gaze[2])
        let red = white[0]
        let green = white[1]
        let blue = white[2]
        const vein = Math.max(0, away - 0.6) * 0.25
        green -= vein
        blue -= vein
        spot.specular = 0.5
        spot.gloss = 70
        spot.wrap = 0.4
        spot.rim = 0.1
        spot.open = 2
        const iris = 0.45
        if (away < iris && !blind) {
          const t = away / iris
          const fibre = 0.75 + 0.5 * noise3(Math.atan2(dy, dx) * 7, t * 2, 3)
          const below = 0.75 + 0.55 * Math.max(0, -dy / iris)
          const limb = t > 0.8 ? 1 - (t - 0.8) * 4 : 1
          const k = fibre * below * limb * 1.15
          red = r * k
          green = g * k
          blue = b * k
          const pupil =
            eyes.pupil === 'slit'
              ? Math.hypot(dx * 3.2, dy * 0.75)
              : eyes.pupil === 'goat'
                ? Math.hypot(dx * 0.75, dy * 3.2)
                : away
          if (pupil < 0.2 && hasPupil) red = green = blue = 0.012
          spot.glow = eyes.glow * 0.7
        } else if (away < iris + 0.05 && !blind) {
          const k = 0.3 + (0.7 * (away - iris)) / 0.05
          red *= k
          green *= k
          blue *= k
        }
        // The upper lid's shade, and the corners'.
        const lid = Math.max(0, Math.min(1, (d[1] + 0.02) * 2.2))
        const corner = Math.min(1, Math.max(0, Math.abs(d[0]) - 0.25) * 1.5)
        const shade = (1 - 0.55 * lid) * (1 - 0.4 * corner)
        spot.r = red * shade
        spot.g = green * shade
        spot.b = blue * shade
        if (!blind && (Math.hypot(dx + 0.15, dy - 0.17) < 0.085 || Math.hypot(dx - 0.16, dy + 0.15) < 0.035)) {
          spot.r = spot.g = spot.b = 1
          spot.glow = 0.75
        }
      },
    })
  }
}

function radiusOf(rest: Float32Array, faces: Int32Array): number {
  let low = Infinity
  let high = -Infinity
  for (const vertex of faces) {
    low = Math.min(low, rest[vertex * 3 + 1]!)
    high = Math.max(high, rest[vertex * 3 + 1]!)
  }
  return (high - low) / 2
}
