import { shade } from '../../paint/colour.ts'
import type { Cast } from './cast.ts'
import { lightningStroke } from './forms/lightning.ts'
import { runeRing } from './forms/wards.ts'
import { motes } from './motes.ts'
import { streams } from './streams.ts'

/** What else was asked for, under and over the spell itself. */
export function embellish(cast: Cast, when: 'before' | 'after'): void {
  const { scene, x, y, palette, element, wide, high, horizon } = cast
  const has = (extra: string) => scene.extras.includes(extra)
  const rng = cast.random(`embellish ${when}`)
  if (when === 'before') {
    if (!has('runes-ring') || scene.form === 'circle') return
    cast.light((pen) => runeRing(pen, cast, x, horizon + (high - horizon) * 0.36, 380, 0.3, 'ring of runes'), 14)
    return
  }
  if (has('bolts')) {
    const white = { deep: [58, 50, 150], main: [150, 160, 255], core: [250, 248, 255] } as const
    cast.light((pen) => {
      for (let k = 0; k < 2; k++) {
        const from = [wide * rng.range(0.2, 0.8), -20] as const
        lightningStroke(
          pen,
          rng,
          { ...cast, palette: white },
          from,
          [from[0] + rng.range(-190, 190), high * rng.range(0.6, 0.82)],
          9,
        )
      }
    }, 18)
  }
  const extra = has('swirling') || has('smoke') || has('embers') || has('explosive')
  if (!extra) return
  cast.light((pen) => {
    if (has('swirling')) {
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          const d = rng.range(240, 400)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8]
        },
        flow: (px, py, out) => {
          out[0] = -(py - y) * 1.25 - (px - x) * 0.16
          out[1] = (px - x) * 0.8 - (py - y) * 0.16
        },
        count: 230,
        steps: 34,
        stride: 11,
        width: 5,
        alpha: 0.34,
        palette,
        eddy: 0.16,
        seed: scene.seed + 9,
      })
    }
    if (has('smoke')) {
      const dim = shade(palette.deep, 0, 0.5)
      streams(pen, rng, {
        from: () => [x + rng.normal() * 260, y + rng.normal() * 190],
        flow: (_px, _py, out) => {
          out[0] = 0.2
          out[1] = -1
        },
        count: 150,
        steps: 30,
        stride: 12,
        width: 16,
        alpha: 0.16,
        palette: { deep: dim, main: dim, core: palette.deep },
        eddy: 1,
        seed: scene.seed + 8,
      })
    }
    if (has('embers') || has('explosive'))
      motes(pen, rng, element.mote, palette, 190, () => [rng.range(0, wide), y + rng.normal() * 300])
  }, 9)
}
