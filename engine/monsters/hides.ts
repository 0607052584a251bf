import type { Touch } from '../figures/sculpture/clay.ts'
import type { Rgb } from '../paint/colour.ts'
import { shade } from '../paint/colour.ts'
import { grain } from '../paint/grain.ts'
import { bone, cloth, type Material, metal, skin, stone, wood } from '../paint/material.ts'
import { speckle } from '../paint/noise.ts'
import type { Creature } from './scene.ts'

export type Pigment = (touch: Touch) => void

const dye = (t: Touch, colour: Rgb, a: number) => {
  t.red += (colour[0] - t.red) * a
  t.green += (colour[1] - t.green) * a
  t.blue += (colour[2] - t.blue) * a
}

/** Distances to the nearest and second nearest of points strewn one to a cell, in cells; `id` tells the nearest. */
export const cell = { first: 0, second: 0, id: 0 }
export function cells(x: number, y: number, z: number, seed: number): void {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  cell.first = 9
  cell.second = 9
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      for (let k = -1; k <= 1; k++) {
        const cx = xi + i
        const cy = yi + j
        const cz = zi + k
        const h = speckle(cx * 73 + cz * 19, cy * 31 + cz * 7, seed)
        const dx = cx + 0.2 + 0.6 * h - x
        const dy = cy + 0.2 + 0.6 * ((h * 57.3) % 1) - y
        const dz = cz + 0.2 + 0.6 * ((h * 131.7) % 1) - z
        const d = Math.sqrt(dx * dx + dy * dy + dz * dz)
        if (d < cell.first) {
          cell.second = cell.first
          cell.first = d
          cell.id = h
        } else if (d < cell.second) cell.second = d
      }
    }
  }
}

function scales(size: number, belly: Rgb, seed: number): Pigment {
  return (t) => {
    cells(t.x / size, (t.y + t.z * 0.2) / (size * 0.72), t.z / size, seed)
    const edge = cell.second - cell.first
    t.height += Math.min(0.5, edge) * size * 0.42
    const tone = 0.87 + 0.26 * cell.id
    dye(t, [t.red * tone, t.green * tone, t.blue * tone], 1)
    if (edge < 0.16) dye(t, [t.red * 0.5, t.green * 0.5, t.blue * 0.5], 0.7)
    if (t.ny > 0.3) dye(t, belly, Math.min(0.9, (t.ny - 0.3) * 1.8))
    const patch = grain(t.x * 0.008 + 3, t.y * 0.008 + t.z * 0.006)
    dye(t, [t.red * 0.6, t.green * 0.6, t.blue * 0.62], Math.max(0, patch - 0.5) * 1.4)
  }
}

function rock(colour: Rgb, seed: number, glowing: Rgb | undefined, mossy: boolean): Pigment {
  return (t) => {
    cells(t.x / 62, t.y / 54, t.z / 62, seed)
    const crack = cell.second - cell.first
    t.height +=
      Math.min(0.28, crack) * 40 + (cell.id - 0.5) * 14 + (grain(t.x * 0.06, t.y * 0.06 + t.z * 0.05) - 0.5) * 12
    const tone = 0.72 + 0.5 * cell.id
    dye(t, [t.red * tone, t.green * tone, t.blue * tone], 1)
    if (crack < 0.07) {
      if (glowing) {
        t.red = glowing[0] * 2.1
        t.green = glowing[1] * 2.1
        t.blue = glowing[2] * 2.1
      } else dye(t, shade(colour, -0.3), 0.85)
    }
    if (mossy && t.ny < -0.1) dye(t, [84, 110, 50], Math.min(0.85, -t.ny * 1.3 * (0.4 + grain(t.x * 0.03, t.y * 0.03))))
  }
}

function bark(seed: number, mossy: boolean): Pigment {
  return (t) => {
    const g = grain(t.x * 0.05 + seed, t.y * 0.009 + t.z * 0.01) + 0.5 * grain(t.z * 0.05, t.y * 0.012 + 5)
    const ridge = Math.abs(((g * 5) % 1) - 0.5) * 2
    t.height += ridge * 11 + (grain(t.x * 0.1, t.y * 0.05) - 0.5) * 5
    dye(t, [t.red * 0.4, t.green * 0.38, t.blue * 0.36], (1 - ridge) * 0.7)
    if (mossy || t.ny < -0.55)
      dye(t, [92, 116, 52], Math.min(0.8, Math.max(0, grain(t.x * 0.02, t.y * 0.02 + seed) - 0.42) * 5))
  }
}

function coat(creature: Creature): Pigment {
  const { belly, marks, seed, form } = creature
  const dappled = form === 'horse' ? 0.4 : 1.1
  return (t) => {
    if (t.ny > 0.15) dye(t, belly, Math.min(0.85, (t.ny - 0.15) * 1.5))
    const patch = grain(t.x * 0.012 + seed, t.y * 0.012 + t.z * 0.01)
    dye(t, [t.red * 0.6, t.green * 0.6, t.blue * 0.6], Math.max(0, patch - 0.54) * dappled)
    t.height += (grain(t.x * 0.05, t.y * 0.03 + t.z * 0.03) - 0.5) * 5
    if (marks === 'stripes') {
      const wave = Math.sin(t.x * 0.085 + t.z * 0.06 + grain(t.x * 0.02, t.y * 0.02) * 9)
      dye(t, [t.red * 0.2, t.green * 0.18, t.blue * 0.18], Math.min(0.9, Math.max(0, (wave - 0.3) * 3)))
    }
    if (marks === 'spots') {
      cells(t.x / 44, t.y / 44, t.z / 44, seed)
      if (cell.first < 0.36) dye(t, [t.red * 0.25, t.green * 0.22, t.blue * 0.22], 0.8)
    }
  }
}

function chitin(belly: Rgb, seed: number): Pigment {
  return (t) => {
    t.height += (grain(t.x * 0.03 + seed, t.y * 0.03 + t.z * 0.03) - 0.5) * 7 + Math.sin((t.y + t.z * 0.6) * 0.09) * 2
    dye(t, belly, Math.max(0, t.ny) * 0.6)
    const spot = grain(t.x * 0.02, t.y * 0.02 + t.z * 0.03 + 7)
    dye(t, [t.red * 1.5, t.green * 1.4, t.blue * 1.3], Math.max(0, spot - 0.55) * 1.5)
  }
}

function plumage(creature: Creature): Pigment {
  return (t) => {
    const u = t.x / 15
    const v = (t.y + t.z * 0.3) / 17
    const row = Math.floor(v)
    const cx = u + (row % 2) * 0.5 - Math.floor(u + (row % 2) * 0.5) - 0.5
    const d = Math.hypot(cx, v - row - 0.2)
    t.height += Math.max(0, 0.8 - d) * 9
    if (d > 0.62) dye(t, [t.red * 0.6, t.green * 0.6, t.blue * 0.6], 0.6)
    if (t.ny > 0.1) dye(t, creature.belly, Math.min(0.7, t.ny))
  }
}

function smoothed(creature: Creature): Pigment {
  const { seed, belly } = creature
  return (t) => {
    const blotch = grain(t.x * 0.014 + seed, t.y * 0.014 + t.z * 0.012)
    dye(t, [t.red * 0.6, t.green * 0.55, t.blue * 0.6], Math.max(0, blotch - 0.5) * 1.8)
    if (t.ny > 0.1) dye(t, belly, Math.min(0.6, (t.ny - 0.1) * 1.2))
    cells(t.x / 26, t.y / 26, t.z / 26, seed)
    t.height += (cell.first < 0.28 ? 4 : 0) + (grain(t.x * 0.08, t.y * 0.08 + t.z * 0.06) - 0.5) * 5
  }
}

/** Stripes or spots of a colour, over whatever a hide is of. */
export function marked(own: Pigment | undefined, marks: 'stripes' | 'spots', colour: Rgb, seed: number): Pigment {
  return (t) => {
    own?.(t)
    if (marks === 'stripes') {
      const wave = Math.sin(t.x * 0.07 + t.y * 0.05 + t.z * 0.06 + grain(t.x * 0.015, t.y * 0.015) * 5)
      dye(t, colour, Math.min(0.92, Math.max(0, (wave - 0.15) * 4)))
      return
    }
    cells(t.x / 48, t.y / 48, t.z / 48, seed)
    if (cell.first < 0.36) dye(t, colour, 0.9)
  }
}

/** Old wounds: here and there three long furrows side by side, healed pale. */
function slashed(t: Touch, seed: number): void {
  const [column, row] = [Math.floor(t.x / 150), Math.floor(t.y / 120)]
  const chance = speckle(column, row, seed + 7)
  if (chance < 0.5) return
  const turned = (chance * 37) % 1 > 0.5 ? 1 : -1
  const x = t.x - (column + 0.5) * 150
  const y = t.y - (row + 0.5) * 120
  const along = x * 0.8 * turned + y * 0.6
  const across = y * 0.8 - x * 0.6 * turned + along * along * 0.002
  if (Math.abs(along) > 52) return
  const d = Math.abs(across - Math.round(Math.min(1, Math.max(-1, across / 17))) * 17)
  const wide = 4.6 * (1 - (along / 52) ** 2)
  if (d > wide) return
  t.height -= 5
  dye(t, [206, 138, 124], 0.8)
}

/** How a creature's body takes the light, and its pattern. */
export function hideOf(creature: Creature): { material: Material; pigment?: Pigment } {
  const { colour, belly, seed, state } = creature
  const fire = burningIn(colour)
  const mossy = state.includes('mossy') || state.includes('overgrown')
  const weather = (pigment: Pigment | undefined): Pigment | undefined => {
    const frozen = state.includes('frozen') || state.includes('snowy')
    const burning = state.includes('burning')
    const bloody = state.includes('bloody')
    const rotten = state.includes('rotten')
    const rusty = state.includes('rusty')
    const dusty = state.includes('dusty')
    const scarred = state.includes('scarred')
    if (!frozen && !burning && !bloody && !rotten && !mossy && !rusty && !dusty && !scarred) return pigment
    return (t) => {
      pigment?.(t)
      const blot = grain(t.x * 0.02 + 2, t.y * 0.02 + t.z * 0.02)
      if (frozen) dye(t, [212, 232, 244], Math.min(0.85, Math.max(0, -t.ny * 0.7 + (blot - 0.5) * 2)))
      if (bloody && blot > 0.58) dye(t, [110, 14, 16], Math.min(0.9, (blot - 0.58) * 10))
      if (rotten && blot > 0.5) dye(t, [92, 60, 52], Math.min(0.9, (blot - 0.5) * 8))
      if (rusty && blot > 0.4) dye(t, blot > 0.56 ? [104, 48, 22] : [150, 78, 36], Math.min(0.92, (blot - 0.4) * 8))
      if (dusty) dye(t, [120, 106, 86], Math.min(0.7, Math.max(0, blot - 0.3) * 1.6))
      if (scarred) slashed(t, seed)
      if (mossy && blot > 0.5) dye(t, [84, 106, 48], Math.min(0.8, (blot - 0.5) * 6))
      if (burning && blot > 0.5) dye(t, [400, 180, 50], Math.min(0.9, (blot - 0.5) * 5))
    }
  }
  // What glows sheds its own colour; cracks in stone glow instead.
  const glowing = state.includes('glowing') && creature.hide !== 'stone'
  const shed: Rgb = [colour[0] * 0.34, colour[1] * 0.34, colour[2] * 0.34]
  const made = (material: Material, pigment?: Pigment) => ({
    material: glowing && !material.emission ? { ...material, emission: shed } : material,
    pigment: weather(pigment),
  })
  switch (creature.hide) {
    case 'fur':
      return made(
        { ...cloth(colour), stuff: 'fur', bump: creature.form === 'horse' ? 0.3 : 0.9, grain: [6, 16], mottle: 0.35 },
        coat(creature),
      )
    case 'scales':
      return made(
        { ...skin(colour), stuff: 'scale', specular: 0.34, gloss: 18, subsurface: undefined, mottle: 0.4, bump: 0.4 },
        scales(17, belly, seed),
      )
    case 'chitin':
      return made(
        { ...skin(colour), stuff: 'scale', specular: 0.55, gloss: 26, subsurface: undefined, mottle: 0.4 },
        chitin(belly, seed),
      )
    case 'bone':
      return made(bone(colour), smoothed(creature))
    case 'slime':
      return made({
        ...skin(colour),
        stuff: 'glass',
        specular: 0.95,
        gloss: 34,
        alpha: 0.58,
        subsurface: [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5],
        emission: [colour[0] * 0.12, colour[1] * 0.12, colour[2] * 0.12],
        mottle: 0.5,
      })
    case 'stone':
      return made(
        stone(colour),
        rock(colour, seed, creature.cracks ?? (state.includes('glowing') ? [90, 170, 255] : undefined), mossy),
      )
    case 'lava':
      return made({ ...stone(colour), rim: 0.9 }, rock(colour, seed, creature.cracks ?? [255, 120, 30], false))
    case 'wood':
      return made({ ...wood(colour), bump: 0.6 }, bark(seed % 17, mossy))
    case 'feathers':
      return made({ ...cloth(colour), stuff: 'fur', bump: 0.8, grain: [5, 12] }, plumage(creature))
    case 'metal':
      return made({ ...metal(colour), bump: 0.3 }, (t) => {
        t.height += (grain(t.x * 0.02, t.y * 0.02 + t.z * 0.02) - 0.5) * 8
        cells(t.x / 90, t.y / 90, t.z / 90, seed)
        if (cell.second - cell.first < 0.04) t.height -= 4
      })
    case 'fire':
      return made({ ...cloth(fire.body), emission: fire.shed, alpha: 0.9 }, (t) => {
        const flame = grain(t.x * 0.016 + seed, t.y * 0.007 + t.z * 0.01)
        dye(t, flame > 0.5 ? fire.bright : fire.deep, Math.min(1, Math.abs(flame - 0.5) * 4))
        t.alpha = Math.min(1, 0.55 + flame * 0.8) * (0.4 + 0.6 * Math.max(0, t.nz))
      })
    case 'water':
      return made(
        {
          ...skin(colour),
          stuff: 'glass',
          specular: 1,
          gloss: 40,
          alpha: 0.66,
          subsurface: undefined,
          emission: [8, 20, 28],
        },
        (t) => {
          const wave = grain(t.x * 0.012 + seed, t.y * 0.02 + t.z * 0.01)
          t.height += wave * 34
          dye(t, [214, 238, 240], Math.max(0, wave - 0.6) * 3)
        },
      )
    case 'ice':
      return made(
        { ...bone(colour), stuff: 'glass', specular: 0.95, gloss: 34, alpha: 0.86, subsurface: [30, 50, 60] },
        (t) => {
          cells(t.x / 70, t.y / 70, t.z / 70, seed)
          t.height += Math.min(0.4, cell.second - cell.first) * 46
          if (cell.second - cell.first < 0.05) dye(t, [240, 250, 255], 0.8)
        },
      )
    case 'crystal':
      return made(
        {
          ...bone(colour),
          stuff: 'glass',
          specular: 1,
          gloss: 44,
          alpha: 0.9,
          emission: [colour[0] * 0.16, colour[1] * 0.16, colour[2] * 0.16],
        },
        (t) => {
          cells(t.x / 56, t.y / 80, t.z / 56, seed)
          t.height += Math.min(0.5, cell.second - cell.first) * 60
        },
      )
    case 'air':
      return made({ ...cloth(colour), alpha: 0.6, wrap: 0.6 }, (t) => {
        const swirl = grain(t.x * 0.01 + t.y * 0.012 + seed, t.y * 0.018 - t.x * 0.004)
        t.alpha = Math.min(0.9, 0.3 + Math.max(0, swirl - 0.3) * 1.2)
        dye(t, [236, 242, 246], swirl * 0.5)
      })
    case 'shadow':
      return made({ ...cloth([22, 20, 30]), rim: 1.3, alpha: 0.85 }, (t) => {
        const swirl = grain(t.x * 0.01 + seed, t.y * 0.012)
        t.alpha = Math.min(0.95, 0.5 + swirl) * Math.min(1, Math.max(0.1, 1.2 - t.y / 420))
      })
    case 'flesh':
      return made({ ...skin(colour), specular: 0.4, gloss: 22, subsurface: [60, 14, 12] }, smoothed(creature))
    default:
      return made(
        { ...skin(colour), subsurface: [colour[0] * 0.2, colour[1] * 0.08, colour[2] * 0.06] },
        smoothed(creature),
      )
  }
}

/** Flames of a colour: reds and oranges burn as fire does, from deep red to yellow; others in their own hue. */
export function burningIn(colour: Rgb): { body: Rgb; shed: Rgb; bright: Rgb; deep: Rgb } {
  const [r, g, b] = colour
  if (r > g && g > b) return { body: [255, 150, 50], shed: [150, 60, 8], bright: [330, 250, 120], deep: [200, 56, 14] }
  const most = Math.max(r, g, b)
  const at = (full: number, white: number): Rgb => {
    const part = (value: number) => ((value / most) * (1 - white) + white) * full
    return [part(r), part(g), part(b)]
  }
  return { body: at(235, 0.05), shed: at(120, 0), bright: at(310, 0.3), deep: at(190, 0) }
}
