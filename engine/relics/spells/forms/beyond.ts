import { css, mix, type Rgb } from '../../../paint/colour.ts'
import type { Random } from '../../../paint/random.ts'
import type { Cast } from '../cast.ts'
import { elements } from '../elements.ts'
import { flare, type Point, streams } from '../streams.ts'

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]

/** What the world behind a portal is of; its light is its element's. */
export function beyond(pen: Pen, cast: Cast, kind: string, rx: number, ry: number): void {
  const { x, y } = cast
  const rng = cast.random('beyond')
  const [deep, main, core] = (elements[kind] ?? cast.element).palette
  const palette = { deep, main, core }
  const ground = y + ry * 0.28
  const black: Rgb = [4, 3, 5]
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, 7)
  pen.clip()
  // Painted over, not added: hills must stay dark against their sky.
  pen.globalCompositeOperation = 'source-over'
  const night = kind === 'shadow'
  const sky = pen.createLinearGradient(0, y - ry, 0, ground)
  sky.addColorStop(0, css(mix(deep, black, night ? 0.7 : 0.35)))
  sky.addColorStop(0.6, css(night ? mix(deep, black, 0.3) : mix(deep, main, 0.5)))
  sky.addColorStop(1, css(night ? mix(deep, main, 0.5) : mix(main, core, kind === 'ice' ? 0 : 0.4)))
  pen.fillStyle = sky
  pen.fillRect(x - rx, y - ry, rx * 2, ry * 2)
  const peaks = (base: number, tall: number, step: number, tone: Rgb, sharp: boolean) => {
    pen.fillStyle = css(tone)
    pen.beginPath()
    pen.moveTo(x - rx - 20, y + ry)
    for (let px = x - rx - 20, k = 0; px < x + rx + step; px += step, k++) {
      const top = base - tall * rng.range(k % 2 === 0 ? 0.5 : 0, k % 2 === 0 ? 1 : 0.35)
      if (sharp || px < x - rx) pen.lineTo(px, top)
      else pen.quadraticCurveTo(px - step * 0.5, top - tall * 0.2, px, top)
    }
    pen.lineTo(x + rx + 20, y + ry)
    pen.fill()
  }
  if (kind === 'star') {
    deepSpace(pen, rng, x, y, rx, ry, palette)
    pen.restore()
    return
  }
  const sharp = ['fire', 'ice', 'stone', 'shadow', 'necrotic'].includes(kind)
  if (kind === 'shadow') {
    for (let k = 0; k < 90; k++) {
      pen.fillStyle = css(core, rng.range(0.3, 1))
      pen.beginPath()
      pen.arc(x + rng.range(-rx, rx), y - ry + rng.next() ** 1.4 * ry * 1.4, rng.range(0.8, 3), 0, 7)
      pen.fill()
    }
    pen.fillStyle = css(mix(black, main, 0.5))
    pen.beginPath()
    pen.arc(x + rx * 0.3, y - ry * 0.42, rx * 0.26, 0, 7)
    pen.fill()
  }
  if (kind === 'radiant') flare(pen, x, y - ry * 0.2, rx * 1.3, [255, 255, 250], main, 1)
  if (kind === 'ice') {
    peaks(ground, ry * 0.62, rx * 0.3, mix(main, core, 0.5), true)
    peaks(ground + ry * 0.1, ry * 0.34, rx * 0.2, mix(deep, main, 0.5), true)
    const snow = pen.createLinearGradient(0, ground, 0, y + ry)
    snow.addColorStop(0, css(mix(main, core, 0.35)))
    snow.addColorStop(1, css(mix(deep, main, 0.2)))
    pen.fillStyle = snow
    pen.fillRect(x - rx, ground + ry * 0.1, rx * 2, ry)
  } else {
    peaks(ground, ry * 0.5, rx * 0.3, mix(deep, black, 0.45), sharp)
    peaks(ground + ry * 0.16, ry * 0.3, rx * 0.22, mix(deep, black, 0.68), sharp)
  }
  if (kind === 'nature')
    for (let k = 0; k < 15; k++) {
      const near = k / 14
      const px = x + rng.range(-1, 1) * rx
      const tall = ry * rng.range(0.5, 0.8) * (0.7 + near * 0.5)
      const foot = ground + ry * (0.06 + near * 0.5)
      pen.fillStyle = css(mix(mix(deep, main, 0.3), black, 0.15 + near * 0.75))
      pen.beginPath()
      for (let tier = 0; tier < 4; tier++) {
        const w = (rx * 0.3 * (tier + 1.2)) / 4
        pen.moveTo(px, foot - tall + tier * tall * 0.19)
        pen.lineTo(px + w, foot - tall + (tier + 1.6) * tall * 0.19)
        pen.lineTo(px - w, foot - tall + (tier + 1.6) * tall * 0.19)
      }
      pen.rect(px - 4, foot - tall * 0.3, 8, tall * 0.3)
      pen.fill()
    }
  if (kind === 'water')
    for (let row = 0; row < 9; row++) {
      const base = ground - 10 + row * ry * 0.09
      pen.fillStyle = css(mix(deep, main, 0.25 + (row % 2) * 0.3))
      pen.beginPath()
      pen.moveTo(x - rx - 30, y + ry)
      for (let px = x - rx - 30; px <= x + rx + 30; px += 10)
        pen.lineTo(px, base + Math.sin(px / (26 + row * 4) + row * 2) * (7 + row * 1.4))
      pen.lineTo(x + rx + 30, y + ry)
      pen.fill()
    }
  pen.globalCompositeOperation = 'lighter'
  if (kind === 'fire') {
    // Rivers of lava, and fires that stand on the hills.
    for (let k = 0; k < 3; k++) {
      let [px, py]: Point = [x + rng.range(-0.5, 0.5) * rx, ground + ry * 0.12]
      for (let step = 0; step < 9; step++) {
        const next: Point = [px + rng.range(-34, 34), py + ry * 0.09]
        pen.strokeStyle = css(main, 0.9)
        pen.lineWidth = 5 + step * 2.4
        pen.beginPath()
        pen.moveTo(px, py)
        pen.lineTo(...next)
        pen.stroke()
        pen.strokeStyle = css(core, 0.7)
        pen.lineWidth = 2 + step
        pen.stroke()
        ;[px, py] = next
      }
    }
    for (let k = 0; k < 9; k++) {
      const fx = x + ((k + 0.5) / 9 - 0.5) * 2 * rx * 0.92 + rng.range(-12, 12)
      const fy = ground + ry * rng.range(0.16, 0.62)
      const size = rx * rng.range(0.2, 0.42)
      streams(pen, rng, {
        from: () => [fx + rng.normal() * size * 0.22, fy - rng.next() * size * 0.2],
        flow: (px, _py, out) => {
          out[0] = (fx - px) * 0.02
          out[1] = -1
        },
        count: 44,
        steps: 17,
        stride: size * 0.085,
        width: size * 0.12,
        alpha: 0.5,
        palette,
        eddy: 0.35,
        eddySize: 60,
        gather: true,
        seed: cast.scene.seed + k,
      })
      flare(pen, fx, fy - 8, size * 0.8, core, main, 0.5)
    }
  } else {
    flare(pen, x, ground - ry * 0.1, rx * 0.9, core, main, night || kind === 'ice' ? 0.12 : 0.3)
    for (let k = 0; k < 40; k++) {
      pen.fillStyle = css(core, rng.range(0.2, 0.8))
      pen.beginPath()
      pen.arc(x + rng.range(-rx, rx), y + rng.range(-ry, ry), rng.range(1, kind === 'ice' ? 4.5 : 2.6), 0, 7)
      pen.fill()
    }
  }
  pen.restore()
}

/** Nothing but stars: veils of light, a galaxy seen aslant, and stars of every size. */
function deepSpace(
  pen: Pen,
  rng: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { deep, main, core }: Cast['palette'],
) {
  pen.fillStyle = css(mix(deep, [2, 2, 8], 0.86))
  pen.fillRect(x - rx, y - ry, rx * 2, ry * 2)
  pen.globalCompositeOperation = 'lighter'
  const lean = rng.chance(0.5) ? 1 : -1
  for (let k = 0; k < 26; k++) {
    const t = rng.range(-1, 1)
    const tone = mix(rng.pick([main, [150, 84, 190], [60, 130, 190]] as const), deep, 0.45)
    flare(
      pen,
      x + t * rx * 0.9 * lean + rng.normal() * rx * 0.16,
      y + t * ry * 0.7 + rng.normal() * ry * 0.12,
      rx * rng.range(0.25, 0.6),
      tone,
      mix(tone, deep, 0.6),
      0.16,
    )
  }
  const [gx, gy] = [x - lean * rx * 0.28, y + ry * 0.3]
  for (let k = 0; k < 420; k++) {
    const t = Math.sqrt(rng.next())
    const a = (k % 2) * Math.PI + t * 5 + rng.normal() * 0.24
    const [px, py] = [Math.cos(a) * t * rx * 0.46, Math.sin(a) * t * rx * 0.2]
    pen.fillStyle = css(mix(core, main, t), 0.75 - t * 0.4)
    pen.beginPath()
    pen.arc(gx + px - py * 0.5 * lean, gy + py + px * 0.4 * lean, rng.range(0.8, 2.4), 0, 7)
    pen.fill()
  }
  flare(pen, gx, gy, rx * 0.2, core, main, 0.8)
  for (let k = 0; k < 240; k++) {
    const size = 0.9 + 3.4 * rng.next() ** 5
    const [px, py] = [x + rng.range(-rx, rx), y + rng.range(-ry, ry)]
    pen.fillStyle = css(mix([255, 255, 255], rng.chance(0.5) ? main : core, rng.range(0, 0.5)), rng.range(0.5, 1))
    pen.beginPath()
    pen.arc(px, py, size, 0, 7)
    pen.fill()
  }
  for (let k = 0; k < 7; k++) {
    const [px, py] = [x + rng.range(-0.7, 0.7) * rx, y + rng.range(-0.8, 0.5) * ry]
    const long = rx * rng.range(0.07, 0.15)
    flare(pen, px, py, long * 0.9, [255, 255, 255], main, 0.8)
    pen.fillStyle = css([255, 255, 255], 0.95)
    pen.beginPath()
    for (let arm = 0; arm < 8; arm++) {
      const r = arm % 2 === 0 ? long : long * 0.1
      pen.lineTo(px + Math.sin((arm * Math.PI) / 4) * r, py - Math.cos((arm * Math.PI) / 4) * r)
    }
    pen.fill()
  }
}
