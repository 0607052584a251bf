import type { FigureScene } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import type { LandscapeScene } from '../landscapes/scene.ts'
import type { BattlemapScene } from '../maps/battlemaps/scene.ts'
import type { TownmapScene } from '../maps/townmaps/scene.ts'
import type { MonsterScene } from '../monsters/scene.ts'
import type { Checkpoint } from '../paint/frame.ts'
import type { SpellScene } from '../relics/spells/scene.ts'
import { battlemapLife } from './battlemaps/battlemap.ts'
import { figureLife } from './figures/figure.ts'
import { embersOfLand } from './landscapes/air.ts'
import { landscapeLife } from './landscapes/landscape.ts'
import type { Life } from './life.ts'
import { glow } from './marks.ts'
import { spellLife } from './spells/spell.ts'
import { cycles, type Pass, type Stage } from './stage.ts'
import { townmapLife } from './townmaps/townmap.ts'

const TURN = Math.PI * 2

/** Motes that drift in the light of a picture of which nothing else is known: few, small, and only where it is light. */
function floating(stage: Stage): Pass | undefined {
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

type Maker = (stage: Stage, scene: Scene, style: string, checkpoint: Checkpoint) => Life

/** Kinds of scenes that move by themselves. */
const makers: Partial<Record<string, Maker>> = {
  figure: (stage, scene, style, checkpoint) => figureLife(stage, scene as FigureScene, style, checkpoint),
  monster: (stage, scene, style, checkpoint) => figureLife(stage, scene as MonsterScene, style, checkpoint),
  spell: (stage, scene, style, checkpoint) => spellLife(stage, scene as SpellScene, style, checkpoint),
  townmap: (stage, scene, style, checkpoint) => townmapLife(stage, scene as TownmapScene, style, checkpoint),
  landscape: (stage, scene, style, checkpoint) => landscapeLife(stage, scene as LandscapeScene, style, checkpoint),
  battlemap: (stage, scene, style, checkpoint) => battlemapLife(stage, scene as BattlemapScene, style, checkpoint),
}

/** Blocks a side that a picture is held against its scene's painting in, how far one may be off, and how many of them may be farther. */
const LIKE = { blocks: 12, apart: 30, share: 0.08 }

/** What a picture does by itself: as its scene tells where it has one of a kind that moves, else hardly anything. */
export function lifeOf(stage: Stage, kept: { scene: Scene; style: string } | undefined, checkpoint: Checkpoint): Life {
  const maker = kept && makers[kept.scene.kind]
  if (kept && maker) {
    const life = maker(stage, kept.scene, kept.style, (progress, words) => checkpoint(0.5 + progress * 0.45, words))
    if (isLike(life, stage)) return life
  }
  const motes = floating(stage)
  const sky = new Float32Array(stage.width * stage.height)
  // Sunlit corn has the colours of fire: only words tell them apart.
  const fire = stage.wish.asked.has('flames') ? embersOfLand(stage, { pixels: stage.still, sky }) : undefined
  return {
    isAlive: false,
    movers: new Set([...(motes ? (['dust'] as const) : []), ...(fire ? (['flames'] as const) : [])]),
    plate: stage.still,
    base: (now, px) => {
      px.set(stage.still)
      fire?.(now, px)
      motes?.(now, px)
    },
  }
}

/** Whether a picture is what its scene is painted as, weather and all that moves aside: else somebody has worked on it since. */
function isLike({ plate }: Life, { still, width, height }: Stage): boolean {
  let off = 0
  for (let by = 0; by < LIKE.blocks; by++)
    for (let bx = 0; bx < LIKE.blocks; bx++) {
      let [sum, count] = [0, 0]
      const [x1, y1] = [((bx + 1) * width) / LIKE.blocks, ((by + 1) * height) / LIKE.blocks]
      for (let y = Math.floor((by * height) / LIKE.blocks); y < y1; y += 3)
        for (let x = Math.floor((bx * width) / LIKE.blocks); x < x1; x += 3, count++)
          for (let c = 0, p = (y * width + x) * 4; c < 3; c++, p++) sum += plate[p]! - still[p]!
      if (Math.abs(sum) > LIKE.apart * 3 * count) off++
    }
  return off <= LIKE.share * LIKE.blocks ** 2
}
