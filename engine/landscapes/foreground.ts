import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb, shade } from '../paint/colour.ts'
import { type Random, random } from '../paint/random.ts'
import { plant } from './growth/tree.ts'
import type { LandscapeScene } from './scene.ts'
import type { View } from './view.ts'

/** What stands between the eye and the scene, dark and near, so that the eye goes past it into the distance. */
export function drawForeground(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const { foreground } = scene
  const dice = random(foreground.seed).fork('foreground')
  const ground = groundLine(view, foreground.side, dice)
  if (foreground.frame === 'cave') caveMouth(pen, scene, view, dice)
  if (foreground.frame === 'arch') archway(pen, scene, view)
  if (foreground.frame === 'tree') framingTree(pen, scene, view, ground, dice, foreground.side)
  if (foreground.frame === 'trees') for (const side of [-1, 1]) framingTree(pen, scene, view, ground, dice, side)
  for (let k = 0; k < foreground.rocks; k++) {
    const t = foreground.side === 0 ? dice.next() : 0.5 + foreground.side * (0.5 - dice.next() ** 1.6 * 0.62)
    rock(pen, scene, t * view.width, ground(t), dice.range(0.03, 0.085) * view.height, dice)
  }
  if (foreground.grass > 0) grasses(pen, scene, view, ground, dice)
}

/** Row (px) of the nearest ground's upper edge across the picture (0-1): high at the framed side, low at the other. */
function groundLine(view: View, side: number, dice: Random): (t: number) => number {
  const a = dice.range(0, 6)
  const b = dice.range(0, 6)
  return (t) => {
    const aside = side === 0 ? 0.5 + Math.abs(t - 0.5) : side < 0 ? 1 - t : t
    const rise = 0.012 + 0.085 * Math.max(0, aside - 0.35) ** 1.2
    return view.height * (1.012 - rise - 0.008 * Math.sin(t * 9 + a) - 0.005 * Math.sin(t * 23 + b))
  }
}

const under = (scene: LandscapeScene, colour: Rgb, share: number): Rgb => {
  const { ambient, sun } = scene.light
  return [
    colour[0] * (ambient[0] * 0.8 + sun[0] * share),
    colour[1] * (ambient[1] * 0.8 + sun[1] * share),
    colour[2] * (ambient[2] * 0.8 + sun[2] * share),
  ]
}

function grasses(pen: SKRSContext2D, scene: LandscapeScene, view: View, ground: (t: number) => number, dice: Random) {
  const { foreground } = scene
  const { width, height, unit } = view
  const count = Math.round(900 * foreground.grass * (width / height))
  const lean = 0.25 * scene.sky.wind + 0.08
  pen.lineCap = 'round'
  for (let k = 0; k < count; k++) {
    const t = dice.next()
    const depth = k / count
    const x = t * width
    const y = ground(t) + depth * 0.05 * height + 8 * unit
    const tuft = 0.5 + 0.5 * Math.sin(t * 37 + scene.foreground.seed) * Math.sin(t * 13)
    const tall = (0.018 + 0.05 * dice.next() * (0.35 + tuft)) * height * (0.7 + 0.6 * foreground.grass)
    const tone = dice.next()
    const colour = under(
      scene,
      shade(foreground.grassColour, -0.16 + 0.2 * tone * (1 - depth * 0.6)),
      tone > 0.72 ? 0.6 : 0.1,
    )
    pen.strokeStyle = css(colour)
    pen.lineWidth = dice.range(1.2, 3.2) * unit
    const bend = (lean + dice.range(-0.35, 0.35)) * tall
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + bend * 0.25, y - tall * 0.7, x + bend, y - tall)
    pen.stroke()
    if (foreground.flowers && k % 7 === 0) {
      const petal = under(scene, shade(foreground.flowers, dice.range(-0.08, 0.08)), 0.7)
      pen.fillStyle = css(petal)
      const r = dice.range(2.4, 5.4) * unit
      for (let n = 0; n < 4; n++) {
        pen.beginPath()
        pen.ellipse(
          x + bend + Math.cos(n * 1.6) * r * 0.7,
          y - tall + Math.sin(n * 1.6) * r * 0.5,
          r * 0.8,
          r * 0.55,
          n,
          0,
          Math.PI * 2,
        )
        pen.fill()
      }
    }
  }
}

/** A boulder in a few planes: lit top and side, dark belly. */
function rock(pen: SKRSContext2D, scene: LandscapeScene, x: number, y: number, size: number, dice: Random) {
  const side = Math.sign(scene.light.direction[0]) || 1
  const base = scene.land.rock
  const points: [number, number][] = []
  const corners = 9
  for (let k = 0; k < corners; k++) {
    const angle = Math.PI + (k / (corners - 1)) * Math.PI
    const r = size * dice.range(0.82, 1.12)
    points.push([x + Math.cos(angle) * r * 1.35, y + size * 0.3 + Math.sin(angle) * r * 0.85])
  }
  pen.fillStyle = css(under(scene, shade(base, -0.2), 0.02))
  pen.beginPath()
  for (const [px, py] of points) pen.lineTo(px, py)
  pen.lineTo(x + size * 1.5, y + size * 1.5)
  pen.lineTo(x - size * 1.5, y + size * 1.5)
  pen.fill()
  const heart: [number, number] = [x - side * size * 0.15, y + size * 0.05]
  for (let k = 0; k + 1 < points.length; k++) {
    const [ax, ay] = points[k]!
    const [bx, by] = points[k + 1]!
    const facing = (((ax + bx) / 2 - x) / size) * side * 0.7 + 0.35 + (k % 2) * 0.12
    pen.fillStyle = css(under(scene, shade(base, dice.range(-0.12, -0.04)), Math.max(0, facing) * 0.75))
    pen.beginPath()
    pen.moveTo(ax, ay)
    pen.lineTo(bx, by)
    pen.lineTo(heart[0] + (bx - x) * 0.3, heart[1] + dice.range(-0.1, 0.25) * size)
    pen.lineTo(heart[0] + (ax - x) * 0.3, heart[1] + dice.range(-0.1, 0.25) * size)
    pen.fill()
  }
  if (scene.land.snowline < 20) {
    pen.strokeStyle = css(under(scene, scene.land.snow, 0.5))
    pen.lineWidth = size * 0.16
    pen.lineJoin = 'round'
    pen.beginPath()
    for (const [px, py] of points.slice(2, -2)) pen.lineTo(px, py + size * 0.03)
    pen.stroke()
  }
}

function framingTree(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  view: View,
  ground: (t: number) => number,
  dice: Random,
  side: number,
) {
  const { foreground, light } = scene
  const t = side < 0 ? dice.range(0.02, 0.09) : dice.range(0.91, 0.98)
  const stand = scene.stands.find((one) => one.species === foreground.species)
  const leaf = stand?.leaf ?? shade(foreground.grassColour, -0.04)
  // Near and against the light: darker than anything behind it.
  const dim = { ...light, sun: [light.sun[0] * 0.45, light.sun[1] * 0.45, light.sun[2] * 0.45] as const }
  const tall = Math.round(view.height * dice.range(0.86, 1.08) * Math.min(1, (view.width / view.height) * 0.95))
  const snow = scene.land.snowline < 20 ? 0.9 : 0
  const sprite = plant(foreground.species, tall, { leaf: shade(leaf, -0.05), snow, light: dim }, foreground.seed + side)
  const wide = tall * sprite.shape
  pen.drawImage(sprite.canvas, t * view.width - wide / 2, ground(t) - tall + 0.04 * view.height, wide, tall)
}

/** The dark mouth of a cave around the whole picture. */
function caveMouth(pen: SKRSContext2D, scene: LandscapeScene, view: View, dice: Random) {
  const { width, height } = view
  const edge: [number, number][] = []
  const steps = 54
  for (let k = 0; k < steps; k++) {
    const angle = (k / steps) * Math.PI * 2
    const wobble = 1 + dice.range(-0.09, 0.07)
    edge.push([width * (0.5 + Math.cos(angle) * 0.47 * wobble), height * (0.54 + Math.sin(angle) * 0.52 * wobble)])
  }
  const colour = mix(under(scene, scene.land.rock, 0), [12, 13, 17], 0.6)
  pen.fillStyle = css(colour)
  pen.beginPath()
  pen.rect(-1, -1, width + 2, height + 2)
  edge.forEach(([x, y], k) => {
    const [nx, ny] = edge[(k + 1) % edge.length]!
    if (k === 0) pen.moveTo((x + nx) / 2, (y + ny) / 2)
    else pen.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2)
  })
  pen.closePath()
  pen.fill('evenodd')
  // The rim takes a little of the light outside.
  pen.strokeStyle = css(mix(under(scene, scene.land.rock, 0.3), colour, 0.45))
  pen.lineWidth = height * 0.008
  pen.stroke()
}

/** A wall of dressed stone about the whole picture, open in one round arch. */
function archway(pen: SKRSContext2D, scene: LandscapeScene, view: View) {
  const { width, height, unit } = view
  const stone = mix(under(scene, scene.land.rock, 0.05), [24, 24, 30], 0.35)
  const [half, spring] = [width * 0.38, height * 0.44]
  const path = (by: number) => {
    pen.moveTo(width / 2 - half * by, height * 1.1)
    pen.lineTo(width / 2 - half * by, spring)
    pen.ellipse(width / 2, spring, half * by, height * 0.38 * by, 0, Math.PI, Math.PI * 2)
    pen.lineTo(width / 2 + half * by, height * 1.1)
  }
  pen.fillStyle = css(stone)
  pen.beginPath()
  pen.rect(-1, -1, width + 2, height + 2)
  path(1)
  pen.fill('evenodd')
  pen.strokeStyle = css(shade(stone, 0.07))
  pen.lineWidth = 26 * unit
  pen.beginPath()
  path(1.035)
  pen.stroke()
  pen.strokeStyle = css(shade(stone, -0.12), 0.8)
  pen.lineWidth = 3 * unit
  for (let k = 0; k <= 14; k++) {
    const angle = Math.PI + (k / 14) * Math.PI
    pen.beginPath()
    pen.moveTo(width / 2 + Math.cos(angle) * half, spring + Math.sin(angle) * height * 0.38)
    pen.lineTo(width / 2 + Math.cos(angle) * half * 1.1, spring + Math.sin(angle) * height * 0.38 * 1.1)
    pen.stroke()
  }
}
