import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { speckle } from '../../paint/noise.ts'
import { puff } from '../effects.ts'
import type { LandscapeScene, Stand } from '../scene.ts'
import { curveAt } from '../terrain/curve.ts'
import { type Ground, rowOfDepth } from '../terrain/ground.ts'
import { rough } from '../terrain/rough.ts'
import { columnAt, rowAt, type View } from '../view.ts'
import type { Foliage } from './foliage.ts'
import { plant, type Sprite, shrunk } from './tree.ts'

/** One plant of a stand, where it grows. */
export interface Plant {
  stand: number
  variant: number
  x: number
  z: number
  ground: number
  height: number
}

const VARIANTS = 4
/** Never more than this of one stand: the far ones are the ones left out. */
const MOST = 3600

/** Where each plant of the scene's stands grows: same places at every size. Farthest first. */
export function plantsOf(scene: LandscapeScene, view: View, ground: Ground): Plant[] {
  const plants: Plant[] = []
  scene.stands.forEach((stand, index) => {
    const before = plants.length
    const near = Math.max(stand.from, ground.depths[0]!)
    for (let z = near; z < stand.to && plants.length - before < MOST; ) {
      // Farther off they stand wider apart than they would, or there would be millions.
      const gap = stand.spacing * Math.max(1, z / 160) ** 0.75
      const half = ((scene.camera.aspect * 0.56) / scene.camera.focal) * z + gap
      const row = Math.round(Math.log(z) * 400)
      const cells = Math.ceil(half / (stand.rows ?? gap))
      for (let cell = -cells; cell <= cells; cell++) {
        const chance = speckle(cell, row, stand.seed)
        const x = stand.rows
          ? cell * stand.rows + (speckle(cell, row, stand.seed + 1) - 0.5) * stand.rows * 0.14
          : (cell + speckle(cell, row, stand.seed + 1) - 0.5) * gap
        const at = z + (speckle(cell, row, stand.seed + 2) - 0.5) * gap * (stand.rows ? 0.3 : 1)
        const patch = rough(x / 55 + 3, at / 80, stand.seed) * 0.75 + rough(x / 17, at / 25, stand.seed + 5) * 0.25
        if (patch > stand.cover + (chance - 0.5) * 0.12) continue
        const plantAt = growsAt(scene, stand, view, ground, x, at)
        if (plantAt === undefined) continue
        const size =
          stand.height * (0.6 + 0.7 * speckle(cell, row, stand.seed + 3) ** 1.3) * Math.max(1, z / 260) ** 0.3
        plants.push({
          stand: index,
          variant: Math.floor(speckle(cell, row, stand.seed + 4) * VARIANTS),
          x,
          z: at,
          ground: plantAt,
          height: size,
        })
      }
      z += gap * 0.8
    }
  })
  return plants.sort((a, b) => b.z - a.z)
}

/** Height of the ground where a plant of the stand would grow, or undefined where it would not. */
function growsAt(scene: LandscapeScene, stand: Stand, view: View, ground: Ground, x: number, z: number) {
  const column = Math.round(columnAt(view, x, z))
  if (column < 0 || column >= ground.columns) return undefined
  const i = Math.round(rowOfDepth(ground.depths, z)) * ground.columns + column
  const height = ground.height[i]!
  if (height < stand.lowest || height > stand.highest) return undefined
  if (ground.steep[i]! > scene.land.bare * 1.3) return undefined
  const path = scene.land.path
  if (path && z < path.points.at(-1)![0] && Math.abs(x - curveAt(path.points, z)) < path.width * 0.9) return undefined
  const onPicture = columnAt(view, x, z)
  for (const form of scene.land.forms) {
    if (form.form !== 'mesa' || !form.falls || z > form.z || stand.height < 3) continue
    const half = (view.focal * (form.radius * 0.42 + stand.height * 0.3)) / form.z
    const lean = (view.focal * stand.height * 0.4) / z
    if (Math.abs(onPicture - columnAt(view, form.x, form.z)) < half + lean) return undefined
  }
  for (const thing of scene.things) {
    // Nothing tall grows between the eye and what the picture is of.
    if (z < thing.z && stand.height > 3) {
      const middle = columnAt(view, thing.x, thing.z)
      const half = (view.focal * (thing.size * widthOf(thing.thing) + stand.height * 0.3)) / thing.z
      const lean = (view.focal * stand.height * 0.35) / z
      if (Math.abs(onPicture - middle) < half + lean) return undefined
    }
    const wide = thing.thing === 'bridge' ? 0.12 : widthOf(thing.thing) * 1.15 + 0.1
    const aside = Math.abs(thing.x - x) / (thing.size * wide)
    const along = Math.abs(thing.z - z) / (thing.size * Math.max(0.6, wide))
    if (aside < 1 && along < 1) return undefined
  }
  return height
}

/** Half the width of a thing as a part of its size. */
function widthOf(thing: string): number {
  if (thing === 'city' || thing === 'village') return 1.35
  if (thing === 'bridge') return 0.42
  if (thing === 'castle' || thing === 'pyramid' || thing === 'temple' || thing === 'ruins') return 0.8
  if (thing === 'battlefield') return 4
  if (thing === 'stones' || thing === 'graves' || thing === 'camp') return 2.2
  return thing === 'dragon' || thing === 'ship' ? 0 : 0.5
}

/** px: what is to be seen smaller is not drawn anew but shrunk from this size. */
const SMALLEST = 120

/** Draws plants, keeping a stock of sprites so that each kind is painted only a few times. */
export class Nursery {
  /** The soft shade a plant throws on the ground, to be laid down at its size: a gradient each would cost more than the plant. */
  readonly shade: Canvas = createCanvas(64, 64)
  private readonly sprites = new Map<string, Sprite>()
  private readonly scene: LandscapeScene

  constructor(scene: LandscapeScene) {
    this.scene = scene
    puff(this.shade.getContext('2d'), 32, 32, 32, [16, 22, 28], 1)
  }

  draw(pen: SKRSContext2D, plant: Plant, view: View): void {
    const tall = (view.focal * plant.height) / plant.z
    if (tall < 1.2) return
    const sprite = this.sprite(plant, tall)
    const x = columnAt(view, plant.x, plant.z)
    const y = rowAt(view, plant.ground, plant.z)
    const wide = tall * sprite.shape
    pen.drawImage(sprite.canvas, x - wide / 2, y - tall + tall * 0.015, wide, tall)
  }

  private sprite(wanted: Plant, tall: number): Sprite {
    const stand = this.scene.stands[wanted.stand]!
    const size = tall > 300 ? 520 : tall > 130 ? 280 : tall > 55 ? SMALLEST : tall > 22 ? 52 : 22
    // Several stands of one species, as woods in autumn are, bring enough difference of their own.
    const kin = this.scene.stands.filter((other) => other.species === stand.species).length
    const variant = size > 200 || kin > 2 ? wanted.variant % 2 : wanted.variant
    return this.kept(wanted.stand, variant, size)
  }

  private kept(index: number, variant: number, size: number): Sprite {
    const key = `${index}/${variant}/${size}`
    const kept = this.sprites.get(key)
    if (kept) return kept
    const made = size < SMALLEST ? shrunk(this.kept(index, variant, SMALLEST), size) : this.grown(index, variant, size)
    this.sprites.set(key, made)
    return made
  }

  private grown(index: number, variant: number, size: number): Sprite {
    const stand = this.scene.stands[index]!
    const snow = this.scene.land.snowline < 20 ? 0.9 : 0
    const tint = 0.86 + 0.28 * speckle(variant, index, stand.seed)
    const leaf = [
      stand.leaf[0] * tint,
      stand.leaf[1] * (0.94 + 0.06 * tint),
      stand.leaf[2] * (1.06 - 0.06 * tint),
    ] as const
    const foliage: Foliage = { leaf, snow, light: this.scene.light }
    return plant(stand.species, size, foliage, stand.seed * 10 + variant)
  }
}
