import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from '../../../paint/colour.ts'
import { fonts, loadFonts } from '../../../paint/fonts.ts'
import { badge, cartouche, compass, type Inks, scaleBar, slip } from '../../cartouche.ts'
import { alongLine } from '../geometry/line.ts'
import { boxesOf, legendFont, legendLines, scaleOf, sizes } from '../lettering/furniture.ts'
import { advances, lettering, lettersOf } from '../lettering/measure.ts'
import type { Label, TownmapScene } from '../scene.ts'

/** How a style letters its map. */
export interface Hand {
  ink: Rgb
  halo: Rgb
  /** Strength of the pale edge about letters, 0-1. */
  haloStrength: number
  water: Rgb
  waterHalo: Rgb
  furniture: Inks
  /** For what is drawn on the map itself, where it is too dark for the furniture's ink. */
  compass?: Inks
}

/** Least letter height that can be read, px; smaller labels are left off small sheets. */
const legible: Record<Label['role'], number> = { street: 7.4, gate: 7.4, district: 5.6, plaza: 5.6, water: 5 }

/** Names on the map, its numbers, and the furniture. The context draws in px. */
export function letter(context: SKRSContext2D, scene: TownmapScene, unit: number, hand: Hand): void {
  loadFonts()
  context.lang = 'en'
  for (const label of scene.labels) {
    if (label.size * unit >= legible[label.role]) paintLabel(context, label, unit, hand)
  }
  const side = Math.min(scene.width, scene.height) * unit
  for (const landmark of scene.landmarks) {
    if (landmark.number === undefined) continue
    badge(
      context,
      landmark.badge[0] * unit,
      landmark.badge[1] * unit,
      Math.max(5.6, side * 0.0092),
      String(landmark.number),
      hand.furniture,
    )
  }
  furnish(context, scene, unit, hand)
}

function paintLabel(context: SKRSContext2D, label: Label, unit: number, hand: Hand): void {
  const size = label.size * unit
  const widths = advances(label.text, label.role, label.size)
  const letters = [...lettersOf(label.text, label.role)]
  const wet = label.role === 'water'
  context.save()
  context.font = lettering[label.role].font(size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  const places: { letter: string; x: number; y: number; angle: number }[] = []
  let at = 0
  for (const [i, text] of letters.entries()) {
    const { at: place, angle } = alongLine(label.line, at + widths[i]! / 2)
    places.push({ letter: text, x: place[0] * unit, y: place[1] * unit, angle })
    at += widths[i]!
  }
  // All edges first: a halo must not bite into the letter before it.
  for (const pass of ['halo', 'ink'] as const) {
    if (pass === 'halo' && hand.haloStrength === 0) continue
    for (const { letter: text, x, y, angle } of places) {
      context.save()
      context.translate(x, y)
      context.rotate(angle)
      if (pass === 'halo') {
        context.strokeStyle = css(wet ? hand.waterHalo : hand.halo, hand.haloStrength)
        context.lineWidth = size * (wet ? 0.22 : 0.34)
        context.strokeText(text, 0, 0)
      } else {
        context.fillStyle = css(wet ? hand.water : hand.ink)
        context.fillText(text, 0, 0)
      }
      context.restore()
    }
  }
  context.restore()
}

function furnish(context: SKRSContext2D, scene: TownmapScene, unit: number, hand: Hand): void {
  const boxes = boxesOf(scene, scene.furniture, unit)
  const side = Math.min(scene.width, scene.height) * unit
  const size = sizes(side, scene)
  const { title, legend, scale, compass: rose } = boxes
  if (title) cartouche(context, title.x, title.y, scene.name, scene.caption, size.title, hand.furniture)
  if (scale) scaleBar(context, scale.x, scale.y, scaleOf(scene, unit), size.scale, hand.furniture)
  if (rose)
    compass(context, rose.x + rose.width / 2, rose.y + rose.height / 2, rose.width / 2, hand.compass ?? hand.furniture)
  if (!legend) return
  slip(context, legend, size.legend * 0.3, hand.furniture)
  context.save()
  context.textBaseline = 'alphabetic'
  for (const { number, name, numberAt, nameAt } of legendLines(scene, size.legend).entries) {
    context.font = `600 ${size.legend * 0.92}px "${fonts.heading}"`
    context.textAlign = 'right'
    context.fillStyle = css(hand.furniture.accent)
    context.fillText(String(number), legend.x + numberAt[0], legend.y + numberAt[1])
    context.font = legendFont(size.legend)
    context.textAlign = 'left'
    context.fillStyle = css(hand.furniture.ink)
    context.fillText(name, legend.x + nameAt[0], legend.y + nameAt[1])
  }
  context.restore()
}
