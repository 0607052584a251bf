import type { Rgb } from '../../paint/colour.ts'
import { glow, type Material, metal } from '../../paint/material.ts'
import type { Layer } from '../../paint/relief.ts'
import type { ItemScene } from './scene.ts'

const metals: Record<string, Rgb> = {
  uncommon: [150, 108, 62],
  rare: [178, 186, 194],
  'very rare': [172, 164, 186],
  legendary: [216, 166, 70],
  artifact: [226, 150, 62],
}

/** A carved frame at the picture's edge, richer the rarer the thing; nothing for common things. */
export function rarityFrame(scene: ItemScene, wide: number, high: number): Layer[] {
  const { rarity, glow: light } = scene
  const colour = rarity && metals[rarity]
  if (!rarity || !colour) return []
  const material: Material = metal(colour)
  const rank = ['uncommon', 'rare', 'very rare', 'legendary', 'artifact'].indexOf(rarity)
  const thick = 13 + rank * 3
  const inset = 20
  const shadow = { distance: 9, soft: 9, strength: 0.6, ground: 1 }
  const strip =
    (width: number, at: number): Layer['shape'] =>
    (pen) => {
      pen.lineWidth = width
      pen.strokeRect(at, at, wide - 2 * at, high - 2 * at)
    }
  const corners = [
    [inset, inset],
    [wide - inset, inset],
    [wide - inset, high - inset],
    [inset, high - inset],
  ] as const
  const layers: Layer[] = [{ shape: strip(thick, inset), radius: thick / 2, material, shadow }]
  if (rank >= 2)
    layers.push({
      shape: strip(4, inset + thick + 5),
      radius: 2,
      material,
      shadow: { ...shadow, distance: 4, soft: 4 },
    })
  const leaf = 40 + rank * 14
  layers.push({
    shape: (pen) => {
      for (const [k, [x, y]] of corners.entries()) {
        pen.save()
        pen.translate(x, y)
        pen.rotate((k * Math.PI) / 2)
        pen.beginPath()
        pen.moveTo(-14, -14)
        pen.bezierCurveTo(leaf * 0.9, -14, leaf * 1.1, 6, leaf * 1.9, 6)
        pen.bezierCurveTo(leaf * 1.1, 26, leaf * 0.7, 20, leaf * 0.62, leaf * 0.62)
        pen.bezierCurveTo(20, leaf * 0.7, 26, leaf * 1.1, 6, leaf * 1.9)
        pen.bezierCurveTo(6, leaf * 1.1, -14, leaf * 0.9, -14, -14)
        pen.fill()
        pen.restore()
      }
    },
    radius: 13,
    bulge: 8,
    material,
    shadow,
  })
  if (light && rank >= 1) {
    const stone: Material = { ...glow(light, 0.25), gloss: 50, specular: 0.9 }
    layers.push({
      shape: (pen) => {
        for (const [x, y] of corners) {
          pen.beginPath()
          pen.arc(x + (x < wide / 2 ? 14 : -14), y + (y < high / 2 ? 14 : -14), 9 + rank * 1.6, 0, 7)
          pen.fill()
        }
      },
      radius: 10,
      bulge: 4,
      material: stone,
    })
  }
  return layers
}
