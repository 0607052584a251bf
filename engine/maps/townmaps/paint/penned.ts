import { createCanvas, ImageData } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../../paint/colour.ts'
import { smoothstep } from '../../../paint/field.ts'
import { fbm, noise, speckle } from '../../../paint/noise.ts'
import { grown } from '../geometry/clip.ts'
import { centroid, extent } from '../geometry/polygon.ts'
import type { Crop, Part, TownmapScene, WardKind } from '../scene.ts'
import { wardKinds } from '../scene.ts'
import { type Brush, linePath, ringPath } from './brush.ts'
import { isOrchard, rowsOf } from './country.ts'
import { hachures, heights } from './ground.ts'
import type { Palette } from './palette.ts'
import { paintPeaks } from './peaks.ts'

/** What a pen-and-wash style is drawn with. */
export interface Inkstone {
  paper: Rgb
  ink: Rgb
  /** Laid over buildings, and over water. */
  wash: Rgb
  waterWash: Rgb
  /** How strong the washes are, 0-1. */
  strength: number
}

/** Sepia with two washes on vellum; or ink alone on white paper, white on black by night. */
export function inkstoneOf(scene: TownmapScene, style: string): Inkstone {
  const dark = scene.dress.time === 'night'
  if (style === 'parchment') {
    return { paper: [226, 205, 163], ink: [70, 42, 22], wash: [158, 88, 52], waterWash: [104, 124, 118], strength: 1 }
  }
  return dark
    ? { paper: [34, 36, 44], ink: [232, 226, 210], wash: [120, 122, 130], waterWash: [60, 70, 92], strength: 0.35 }
    : { paper: [249, 247, 241], ink: [26, 23, 22], wash: [150, 148, 146], waterWash: [205, 208, 210], strength: 0.35 }
}

export function pennedPalette(stone: Inkstone): Palette {
  const { paper, ink, wash, waterWash, strength } = stone
  const laid = (amount: number) => mix(paper, wash, amount * strength)
  const plain: Record<WardKind, Rgb> = Object.fromEntries(
    wardKinds.map((ward) => [ward, mix(paper, ink, 0.035)]),
  ) as Record<WardKind, Rgb>
  const roofs = Object.fromEntries(
    wardKinds.map((ward) => {
      const depth = ward === 'slum' ? 0.16 : ward === 'patrician' ? 0.52 : ward === 'merchant' ? 0.44 : 0.3
      return [ward, Array.from({ length: 10 }, (_, i) => laid(depth + ((i * 37) % 10) * 0.014))]
    }),
  ) as Record<WardKind, Rgb[]>
  const strong = strength > 0.5 ? laid(0.8) : mix(paper, ink, 0.52)
  return {
    grass: [paper, paper, paper],
    rock: paper,
    bank: paper,
    deep: mix(paper, waterWash, 0.62),
    shallow: mix(paper, waterWash, 0.36),
    foam: mix(paper, ink, 0.55),
    road: paper,
    roadEdge: ink,
    street: paper,
    plaza: paper,
    yards: { ...plain, park: mix(paper, ink, 0.05), citadel: mix(paper, ink, 0.06) },
    roofs,
    materials: {
      tile: strong,
      slate: strong,
      stone: mix(paper, ink, 0.1),
      thatch: strong,
      wood: mix(paper, ink, 0.22),
      copper: strong,
      cloth: paper,
    } satisfies Record<Part['material'], Rgb>,
    crops: Object.fromEntries(
      ['wheat', 'barley', 'green', 'fallow', 'pasture', 'orchard', 'vines'].map((crop) => [crop, paper]),
    ) as Record<Crop, Rgb>,
    leaves: [mix(paper, ink, 0.1), mix(paper, ink, 0.16), mix(paper, ink, 0.06)],
    bare: false,
    stone: mix(paper, ink, 0.05),
    timber: mix(paper, ink, 0.26),
    ink,
    shadow: ink,
    cloth: Array.from({ length: 7 }, (_, i) => mix(paper, ink, i % 2 === 0 ? 0 : 0.12)),
  }
}

/** The sheet itself: vellum with stains and a worn edge, or plain paper. */
export function layPaper(brush: Brush, stone: Inkstone): void {
  const { scene, context } = brush
  const vellum = stone.strength > 0.5
  const across = 256
  const down = Math.round((across * scene.height) / scene.width)
  const image = new ImageData(across, down)
  for (let row = 0, p = 0; row < down; row++) {
    for (let column = 0; column < across; column++, p += 4) {
      const [u, v] = [column / across, row / across]
      const cloud = fbm(u * 5, v * 5, scene.seed + 21, 5)
      const fibre = noise(u * 90, v * 9, scene.seed + 23) * 0.5 + noise(u * 9, v * 90, scene.seed + 24) * 0.5
      const stain = smoothstep(0.56, 0.72, fbm(u * 2.2 + 3, v * 2.2, scene.seed + 22, 4))
      const edge = Math.min(u, 1 - u, v, down / across - v)
      const worn = 1 - smoothstep(0, 0.09 + 0.05 * cloud, edge)
      const dim = vellum ? 1.05 - cloud * 0.13 - fibre * 0.05 - stain * 0.09 - worn * 0.2 : 1.006 - cloud * 0.018
      image.data[p] = stone.paper[0] * dim
      image.data[p + 1] = stone.paper[1] * dim * (vellum ? 1 - worn * 0.05 : 1)
      image.data[p + 2] = stone.paper[2] * dim * (vellum ? 1 - worn * 0.12 - stain * 0.04 : 1)
      image.data[p + 3] = 255
    }
  }
  const canvas = createCanvas(across, down)
  canvas.getContext('2d').putImageData(image, 0, 0)
  context.save()
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, scene.width, scene.height)
  context.restore()
  const grid = Math.min(420, Math.max(160, Math.round((scene.width * brush.scale) / 2.4)))
  // Knolls are left to the reader: a few stray strokes among the fields would look like dirt.
  if (scene.relief.some((hill) => hill.height > 60))
    hachures(
      brush,
      heights(brush, grid, Math.round((grid * scene.height) / scene.width)),
      grid,
      Math.round((grid * scene.height) / scene.width),
      0.62,
    )
  paintPeaks(brush)
}

/** Fields as a surveyor marks them: a dotted boundary, furrows by a few dashes. */
export function penFields(brush: Brush): void {
  const { scene, context, palette } = brush
  for (const field of scene.fields) {
    const path = ringPath([field.outline])
    context.save()
    context.strokeStyle = css(palette.ink, 0.5)
    context.lineWidth = brush.pen(0.8)
    context.stroke(path)
    context.clip(path)
    if (!isOrchard(field) && field.crop !== 'pasture') {
      const box = extent(field.outline)
      const [cx, cy] = centroid(field.outline)
      const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2
      const angle = (field.angle * Math.PI) / 180
      const every = Math.max(field.crop === 'wheat' ? 7 : 9.5, 5 / brush.scale)
      context.strokeStyle = css(palette.ink, 0.3)
      context.lineWidth = brush.pen(0.6)
      context.setLineDash(
        field.crop === 'green'
          ? [3, 5]
          : field.crop === 'barley'
            ? [16, 6]
            : field.crop === 'vines'
              ? [2, 3]
              : [40, 9, 22, 7],
      )
      context.beginPath()
      for (let off = -reach; off < reach; off += every) {
        const [x, y] = [cx - Math.sin(angle) * off, cy + Math.cos(angle) * off]
        context.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach)
        context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      }
      context.stroke()
    }
    context.restore()
    if (isOrchard(field)) penTrees(brush, rowsOf(brush, field))
  }
}

/** Water by its wash and by lines that follow the bank, closer together near it. */
export function penWater(brush: Brush): void {
  const { scene, context, palette } = brush
  if (scene.water.length === 0) return
  const path = ringPath(scene.water)
  context.save()
  context.fillStyle = css(palette.shallow)
  context.fill(path, 'evenodd')
  context.clip(path, 'evenodd')
  context.lineJoin = 'round'
  context.strokeStyle = css(palette.deep, 0.9)
  context.lineWidth = 22
  context.stroke(path)
  let off = Math.max(4, 2.6 / brush.scale)
  for (let line = 0; line < 7 && off < 130; line++) {
    context.strokeStyle = css(palette.ink, 0.62 - line * 0.07)
    context.lineWidth = brush.pen(0.8 - line * 0.05)
    context.setLineDash(line < 2 ? [] : [60 - line * 5, 4 + line * 4, 26, 3 + line * 3])
    context.stroke(ringPath(grown(scene.water, -off, true)))
    off *= 1.62
  }
  context.restore()
  context.strokeStyle = css(palette.ink, 0.95)
  context.lineWidth = brush.pen(1.5)
  context.stroke(path)
}

/** Roads as two lines; footpaths dotted. */
export function penRoads(brush: Brush): void {
  const { scene, context, palette } = brush
  const roads = scene.streets.filter((street) => street.kind === 'road' || street.kind === 'path')
  context.save()
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  for (const edge of [true, false]) {
    for (const road of roads) {
      context.strokeStyle = edge ? css(palette.ink, 0.85) : css(palette.road)
      context.lineWidth = road.width + (edge ? brush.pen(1) * 2 : 0)
      context.stroke(linePath([road.line]))
    }
  }
  context.restore()
}

/** Trees as little clouds, shaded with arcs away from the light. */
export function penTrees(brush: Brush, trees: readonly (readonly [number, number, number])[]): void {
  const { context, palette, scene } = brush
  const sorted = [...trees].sort((a, b) => a[1] - b[1])
  context.save()
  context.lineCap = 'round'
  for (const [x, y, radius] of sorted) {
    const r = radius * 0.94
    const lobes = 8
    const turn = speckle(Math.round(x), Math.round(y), scene.seed) * 6.28
    context.beginPath()
    for (let i = 0; i < lobes; i++) {
      const a = turn + (i / lobes) * Math.PI * 2
      context.arc(x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, r * 0.33, a - 1.35, a + 1.35)
    }
    context.closePath()
    context.fillStyle = css(palette.leaves[Math.round(turn) % 3]!)
    context.fill()
    context.strokeStyle = css(palette.ink, 0.8)
    context.lineWidth = brush.pen(0.75)
    context.stroke()
    if (r * brush.scale < 1.8) continue
    context.beginPath()
    for (const inset of [0.78, 0.5]) {
      context.moveTo(x + Math.cos(-0.35) * r * inset, y + Math.sin(-0.35) * r * inset)
      context.arc(x, y, r * inset, -0.35, 1.7)
    }
    context.strokeStyle = css(palette.ink, 0.55)
    context.stroke()
  }
  context.restore()
}
