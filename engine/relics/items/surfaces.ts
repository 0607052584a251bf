import type { Rgb } from '../../paint/colour.ts'
import { mix, shade } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import * as made from '../../paint/material.ts'
import { materialOf } from '../../paint/pigments.ts'
import type { Surface } from './scene.ts'

/** Metals that rust; others tarnish green. */
const ferrous = new Set(['iron', 'steel'])

/** The colour of a stuff nobody named a colour for. */
export function naturalColour(stuff: string): Rgb {
  if (stuff === 'velvet') return [104, 28, 44]
  if (stuff === 'gem') return [70, 110, 190]
  if (stuff === 'dragonscale') return [92, 44, 40]
  return materialOf(stuff)?.colour ?? [128, 120, 108]
}

/** Width and drop of a scale of dragon's hide, units. */
const SCALE = [38, 25] as const

/** Scales laid over one another as tiles are, each of its own tone, dark under the rim of the one above. */
function scaled(colour: Rgb): (x: number, y: number) => Rgb {
  const [wide, drop] = SCALE
  const round = wide * 0.62
  const out: [number, number, number] = [0, 0, 0]
  return (x, y) => {
    let tone = 0.5
    const first = Math.floor((y - round) / drop)
    for (let row = first; row <= first + 3; row++) {
      const shifted = x + (row & 1) * wide * 0.5
      const column = Math.floor(shifted / wide)
      const d = Math.hypot(shifted - (column + 0.5) * wide, y - row * drop) / round
      if (d > 1) continue
      const own = grain(column * 1.7 + 3, row * 2.3 + 5)
      tone = d > 0.86 ? 0.38 : 0.72 + own * 0.36 + Math.max(0, d - 0.45) * 0.9
      break
    }
    out[0] = colour[0] * tone
    out[1] = colour[1] * tone
    out[2] = colour[2] * tone
    return out
  }
}

function plain({ stuff, colour }: Surface): made.Material {
  switch (stuff) {
    case 'wood':
    case 'oak':
      return made.wood(colour)
    case 'leather':
      return made.leather(colour)
    case 'cloth':
      return made.cloth(colour)
    case 'silk':
    case 'velvet':
      return { ...made.cloth(colour), specular: 0.16, gloss: 9, bump: 1.2, rim: 0.9 }
    case 'stone':
    case 'clay':
      return made.stone(colour)
    case 'marble':
      return { ...made.stone(colour), bump: 0.4, gloss: 24, specular: 0.3, mottle: 0.7, wrap: 0.25 }
    case 'obsidian':
      return { ...made.gem(colour), stuff: 'stone', subsurface: undefined, mottle: 0.5, bump: 0.8, grain: [30, 30] }
    case 'bone':
      return made.bone(colour)
    case 'paper':
      return { ...made.cloth(colour), bump: 1.1, grain: [16, 16], mottle: 0.5, rim: 0.3 }
    case 'wax':
      return { ...made.bone(colour), wrap: 0.4, subsurface: [90, 60, 30], bump: 0.3 }
    case 'glass':
      return { ...made.glass(colour), alpha: 0.16 }
    case 'ice':
      return { ...made.gem(colour), alpha: 0.86, bump: 1.2, grain: [26, 26], mottle: 0.5 }
    case 'gem':
    case 'crystal':
      return made.gem(colour)
    case 'liquid':
      return {
        ...made.gem(colour),
        specular: 0.25,
        gloss: 20,
        subsurface: [colour[0] * 0.55, colour[1] * 0.55, colour[2] * 0.55],
        mottle: 0.35,
        wrap: 0.4,
      }
    case 'dragonscale':
      return {
        ...made.leather(colour),
        stuff: 'scale',
        colour: scaled(colour),
        bump: 1,
        grain: [12, 12],
        specular: 0.5,
        gloss: 20,
      }
    default: {
      const known = materialOf(stuff)
      if (!known?.metal) return made.stone(colour)
      const metal = made.metal(colour)
      // What is black mirrors little, or it would come out grey.
      const black = Math.max(...colour) < 90 ? 0.55 : 1
      return {
        ...metal,
        rim: 0.9 * black,
        gloss: 12 + known.gloss * 26,
        specular: (0.25 + known.gloss * 0.5) * black,
        metal: (0.45 + known.gloss * 0.4) * black,
        bump: 0.3 + known.roughness * 2.2,
        mottle: 0.2 + known.roughness * 0.6,
      }
    }
  }
}

/** Whether what happened to a thing shows on it: wood does not rust. */
export function shows(condition: string, surfaces: readonly Surface[]): boolean {
  if (condition === 'rusty') return surfaces.some(({ stuff }) => materialOf(stuff)?.metal)
  return wears.has(condition)
}

const wears: ReadonlySet<string> = new Set(
  'broken ruined burning frozen overgrown abandoned dusty bloody cursed dead withered snowy mossy old ancient'.split(
    ' ',
  ),
)

/** A surface worn by what happened to the thing: rust, moss, frost, gore, age. */
export function worn(surface: Surface, conditions: readonly string[], seed: number): made.Material {
  let material = plain(surface)
  const base = surface.colour
  const isMetal = (material.metal ?? 0) > 0
  const has = (condition: string) => conditions.includes(condition)
  if (has('cursed') || has('withered') || has('dead')) {
    const dark = mix(base, [36, 26, 44], 0.42)
    material = { ...material, colour: dark, mottle: (material.mottle ?? 0.3) + 0.3 }
  }
  const patches: { colour: Rgb; cover: number; size: number; rough: number }[] = []
  if (isMetal && has('rusty')) {
    patches.push(
      ferrous.has(surface.stuff)
        ? { colour: [112, 62, 38], cover: 0.66, size: 34, rough: 2.2 }
        : { colour: [78, 132, 112], cover: 0.55, size: 46, rough: 1.8 },
    )
  }
  if (isMetal && !has('rusty') && (has('ancient') || has('old'))) {
    patches.push({
      colour: ferrous.has(surface.stuff) ? [88, 66, 52] : [74, 108, 92],
      cover: 0.36,
      size: 60,
      rough: 1.2,
    })
  }
  if (!isMetal && (has('ancient') || has('old')))
    patches.push({ colour: shade(base, -0.14, 0.7), cover: 0.45, size: 50, rough: 0.8 })
  if (has('mossy') || has('overgrown')) patches.push({ colour: [84, 110, 48], cover: 0.5, size: 70, rough: 3 })
  if (has('dusty') || has('abandoned')) patches.push({ colour: [150, 140, 124], cover: 0.6, size: 90, rough: 0.6 })
  if (has('frozen')) {
    // A skin of ice lies over all of it, thicker in places.
    if (isMetal) material = { ...material, colour: mix(base, [134, 190, 232], 0.55), specular: 0.9 }
    patches.push({ colour: [190, 224, 246], cover: 0.5, size: 70, rough: 0.9 })
  } else if (has('snowy')) patches.push({ colour: [214, 232, 242], cover: 0.52, size: 56, rough: 1.6 })
  if (has('bloody')) patches.push({ colour: [112, 12, 14], cover: 0.42, size: 74, rough: 0 })
  if (has('burning')) patches.push({ colour: [52, 34, 28], cover: 0.34, size: 60, rough: 0.6 })
  if (patches.length === 0) return material
  return patched(material, patches, seed)
}

/** Lays patches of other colours over a material, with torn edges, by place. */
function patched(
  material: made.Material,
  patches: readonly { colour: Rgb; cover: number; size: number; rough: number }[],
  seed: number,
): made.Material {
  const { colour: bare } = material
  const ownAt = typeof bare === 'function' ? bare : () => bare
  const out: [number, number, number] = [0, 0, 0]
  const shift = seed % 37
  // Nothing that carries patches still shines as new.
  const dulled = (material.metal ?? 0) > 0 ? 0.72 : 1
  return {
    ...material,
    bump: material.bump + Math.max(...patches.map((patch) => patch.rough)),
    grain: [Math.min(material.grain[0], 20), Math.min(material.grain[1], 20)],
    metal: (material.metal ?? 0) * 0.5,
    specular: material.specular * 0.55,
    colour: (x, y) => {
      const own = ownAt(x, y)
      out[0] = own[0] * dulled
      out[1] = own[1] * dulled
      out[2] = own[2] * dulled
      for (let k = 0; k < patches.length; k++) {
        const { colour, cover, size } = patches[k]!
        const where =
          grain(x / size + shift + k * 7, y / size + k * 3) * 0.72 + grain(x / 11 + k, y / 11 + shift) * 0.28
        const a = Math.min(1, Math.max(0, (where - (0.76 - cover * 0.5)) * 5)) * 0.9
        const tone = 0.75 + grain(x / 9, y / 9 + k * 5) * 0.5
        out[0] += (colour[0] * tone - out[0]) * a
        out[1] += (colour[1] * tone - out[1]) * a
        out[2] += (colour[2] * tone - out[2]) * a
      }
      return out
    },
  }
}
