import { glow } from './marks.ts'
import { cycles, type Pass, type Stage } from './stage.ts'

const TURN = Math.PI * 2

/** Motes that drift in the light of a picture of which nothing else is known: few, small, and only where it is light. */
export function living(stage: Stage): Pass | undefined {
  const { width, height, unit, wish, still } = stage
  if (wish.denied.has('dust')) return undefined
  const chance = stage.random.fork('motes')
  const many = wish.asked.has('dust') ? 220 : 60
  const list = Array.from({ length: many }, () => ({
    x: chance.range(0, width),
    y: chance.range(0, height),
    reach: chance.range(8, 34) * unit,
    turns: chance.int(1, 2),
    a: chance.range(0, TURN),
    b: chance.range(0, TURN),
    blinks: cycles(stage, chance.range(0.15, 0.4)),
    size: Math.max(0.7, chance.range(0.7, 1.5) * unit),
  }))
  return ({ phase }, px) => {
    for (const one of list) {
      const x = one.x + one.reach * Math.sin(TURN * one.turns * phase + one.a)
      const y = one.y + one.reach * Math.cos(TURN * one.turns * phase + one.b)
      const i = Math.floor(y) * width + Math.floor(x)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const light = (still[i * 4]! + still[i * 4 + 1]! + still[i * 4 + 2]!) / 765
      const power = light * (0.5 + 0.5 * Math.sin(TURN * one.blinks * phase + one.b)) * 0.3
      if (power > 0.02) glow(stage, px, x, y, one.size, [255, 236, 200], power)
    }
  }
}
