import type { Picture } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'
import type { Line } from '../townmaps/geometry/polygon.ts'
import type { TownmapScene } from '../townmaps/scene.ts'
import {
  type Following,
  type Gauge,
  type Place,
  rankIn,
  rounded,
  type Stretch,
  seenOf,
  stretchesAlong,
  strongest,
  whereOf,
} from './edges.ts'

/** The sheet's shorter side in units: what is told apart on a town map is as small on each of them, whatever its feet. */
const UNITS = 512
const gauge: Gauge = { stretch: 9, beside: 1.6, step: 0.8, apart: 1.6 }
const SOFT = 1.2
const SHORT = 4
/** Nearer to the sheet's edge there is no other side. */
const EDGE = 8
/** Looked at at most, evenly from all there are; fewer than the least tell nothing. */
const STRETCHES = { least: 24, most: 600 }
/** Beside each as many more of its length and direction are looked at, this far away. */
const OTHERS = 20
const AWAY = { least: 6, most: 26 }
/** A stretch is astray when its edge is weaker than this share of the others': of a picture that knows nothing half of them are. */
const ASTRAY = 0.35
/**
 * How much stronger than others edges along a town's lines are where they are drawn: houses and yards between the streets have
 * edges as well, and names lie over both. The faintest of the engine's own hands comes to a little more than half of it.
 */
const DRAWN = 0.42

/** A line moved to its left by some feet. */
function beside(line: Line, by: number): Line {
  return line.map(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)]!
    const [bx, by2] = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by2 - ay) || 1
    return [x - ((by2 - ay) / length) * by, y + ((bx - ax) / length) * by]
  })
}

const bothSides = (line: Line, width: number): Line[] => [beside(line, -width / 2), beside(line, width / 2)]

/** What a town's plan consists of: shores, streets from side to side, and the wall's faces. In feet. */
const linesOf = ({ water, rivers, streets, wall, innerWalls }: TownmapScene): Line[] => [
  ...water.map((ring) => [...ring, ...ring.slice(0, 1)]),
  ...[...rivers, ...streets].flatMap(({ line, width }) => bothSides(line, width)),
  ...(innerWalls ?? []).flatMap((inner) => inner.stretches.flatMap((line) => bothSides(line, inner.thickness))),
  ...(wall ? wall.stretches.flatMap((line) => bothSides(line, wall.thickness)) : []),
]

/** At most so many of a list, evenly from all of it. */
function some<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!)
}

/**
 * Measures how the edges of a picture of a town follow its streets, shores and walls: along each stretch of them the strongest edge at
 * it is put beside those of the same direction at places about it. Undefined for a place with hardly a street.
 */
export function townmapFollowing(scene: TownmapScene, picture: Picture): Following | undefined {
  const unit = Math.min(scene.width, scene.height) / UNITS
  const sheet = { across: scene.width / unit, down: scene.height / unit }
  const inUnits = (line: Line): Place[] => line.map(([x, y]) => [x / unit, y / unit])
  const all = linesOf(scene)
    .flatMap((line) => stretchesAlong(inUnits(line), gauge, SHORT))
    .filter(({ at: [x, y] }) => Math.min(x, y, sheet.across - x, sheet.down - y) > EDGE)
  if (all.length < STRETCHES.least) return undefined
  const seen = seenOf(picture, { ...sheet, soft: SOFT })
  const dice = random(scene.seed).fork('following')
  const about = ({ at, along }: Stretch): Stretch => {
    const angle = dice.next() * Math.PI * 2
    const far = AWAY.least + dice.next() * (AWAY.most - AWAY.least)
    return { at: [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far], along }
  }
  const judged = some(all, STRETCHES.most).flatMap((stretch) => {
    const edge = strongest(seen, stretch, 0, gauge)
    const others = Array.from({ length: OTHERS }, () => strongest(seen, about(stretch), 0, gauge) ?? [])
      .flat()
      .sort((a, b) => a - b)
    if (edge === undefined || others.length < OTHERS / 2) return []
    const rank = rankIn(others, edge)
    return [{ at: stretch.at, rank, isAstray: rank < ASTRAY }]
  })
  if (judged.length < STRETCHES.least) return undefined
  const mean = judged.reduce((sum, { rank }) => sum + rank, 0) / judged.length
  return {
    score: rounded(((mean - 0.5) * 2) / DRAWN),
    astray: rounded(judged.filter(({ isAstray }) => isAstray).length / judged.length),
    where: whereOf(sheet, judged),
  }
}
