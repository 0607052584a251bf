import { cloth } from '../../../paint/material.ts'
import { random } from '../../../paint/random.ts'
import { both, line, moved, type Part, part, path } from '../rig.ts'

const leaf =
  'M0 4 C-8 -6 -26 -2 -30 -14 C-18 -18 -22 -30 -12 -34 C-6 -32 -2 -40 0 -50 C2 -40 6 -32 12 -34 C22 -30 18 -18 30 -14 C26 -2 8 -6 0 4 Z'
const stem = { ...cloth([74, 82, 40]), bump: 0.4 }
const shadow = { distance: 8, soft: 6, strength: 0.6 }

/** Ivy that winds up something long from `foot` to `top` about the line x, `half` to each side: its stem in front of it, leaves all about. */
export function ivy(seed: number, x: number, top: number, foot: number, half: number): Part[] {
  const rng = random(`${seed}/ivy`)
  const turns = Math.max(3, Math.round((foot - top) / 150))
  const step = (foot - top) / turns
  const strands = Array.from({ length: turns }, (_, k) => {
    const y = foot - k * step
    return `M${x - half} ${y} C${x - half * 0.4} ${y - step * 0.35} ${x + half * 0.4} ${y - step * 0.4} ${x + half} ${y - step * 0.62}`
  }).join(' ')
  const leaves = Array.from({ length: turns * 5 }, (_, k) => {
    const side = k % 2 === 0 ? 1 : -1
    const y = foot - (k * (foot - top)) / (turns * 5) + rng.range(-12, 12)
    const out = half * rng.range(0.35, 1.25)
    return moved(path(leaf), x + side * out, y, side * rng.range(0.5, 1.5), rng.range(0.7, 1.15))
  })
  const green = (colour: readonly [number, number, number]) => ({ ...cloth([...colour]), gloss: 14, specular: 0.25 })
  const every = (from: number) => both(...leaves.filter((_, k) => k % 3 === from))
  return [
    part(stem, line(strands, 9), 5, { shadow }),
    part(green([44, 84, 40]), every(0), 8, { shadow }),
    part(green([66, 116, 50]), every(1), 9, { shadow }),
    part(green([92, 142, 66]), every(2), 10, { shadow }),
  ]
}
