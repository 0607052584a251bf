import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Element } from './elements.ts'
import type { SpellScene } from './scene.ts'
import type { Point } from './streams.ts'

/** What flies off a spell, each in its element's shape, at places `at` gives. Draw on a pen that adds. */
export function motes(
  pen: SKRSContext2D,
  rng: Random,
  kind: Element['mote'],
  palette: SpellScene['palette'],
  count: number,
  at: (k: number) => Point,
): void {
  for (let k = 0; k < count; k++) {
    const [x, y] = at(k)
    const near = rng.next() ** 3
    const size = 2 + near * 9
    // Leaves and stones keep their own dull colour; the rest is light.
    const own = solidTones[kind]
    const tone = own
      ? mix(own, palette.main, rng.range(0.1, 0.6))
      : mix(rng.chance(0.5) ? palette.main : palette.core, palette.core, rng.next())
    pen.save()
    pen.translate(x, y)
    pen.rotate(rng.range(0, Math.PI * 2))
    pen.fillStyle = css(tone, rng.range(0.35, 0.95))
    pen.strokeStyle = pen.fillStyle
    pen.lineWidth = Math.max(1.2, size * 0.22)
    pen.beginPath()
    drawMote(pen, kind, size, rng)
    pen.restore()
  }
}

const solidTones: Partial<Record<Element['mote'], Rgb>> = {
  leaf: [120, 130, 40],
  stone: [130, 110, 90],
  sand: [190, 150, 80],
}

function drawMote(pen: SKRSContext2D, kind: Element['mote'], s: number, rng: Random) {
  switch (kind) {
    case 'flake':
      for (let arm = 0; arm < 3; arm++) {
        const a = (arm * Math.PI) / 3
        pen.moveTo(-Math.cos(a) * s * 1.4, -Math.sin(a) * s * 1.4)
        pen.lineTo(Math.cos(a) * s * 1.4, Math.sin(a) * s * 1.4)
      }
      pen.stroke()
      break
    case 'spark':
      pen.moveTo(-s * 2, 0)
      pen.lineTo(s * 2, 0)
      pen.stroke()
      break
    case 'leaf':
    case 'petal':
    case 'feather': {
      const long = kind === 'feather' ? 3.4 : 2
      const wide = kind === 'petal' ? 1.1 : kind === 'feather' ? 0.55 : 0.8
      pen.moveTo(-s * long, 0)
      pen.quadraticCurveTo(0, -s * wide * 1.6, s * long, 0)
      pen.quadraticCurveTo(0, s * wide * 1.6, -s * long, 0)
      pen.fill()
      break
    }
    case 'star':
      for (let arm = 0; arm < 8; arm++) {
        const r = arm % 2 === 0 ? s * 1.9 : s * 0.4
        pen.lineTo(Math.cos((arm * Math.PI) / 4) * r, Math.sin((arm * Math.PI) / 4) * r)
      }
      pen.fill()
      break
    case 'drop':
      pen.moveTo(0, -s * 1.8)
      pen.bezierCurveTo(s * 0.9, -s * 0.4, s * 0.9, s, 0, s)
      pen.bezierCurveTo(-s * 0.9, s, -s * 0.9, -s * 0.4, 0, -s * 1.8)
      pen.fill()
      break
    case 'stone':
      for (let corner = 0; corner < 6; corner++) {
        const r = s * rng.range(0.7, 1.3)
        pen.lineTo(Math.cos(corner) * r, Math.sin(corner) * r)
      }
      pen.fill()
      break
    case 'wisp':
      pen.moveTo(-s * 3, 0)
      pen.bezierCurveTo(-s, -s * 2, s, s * 2, s * 3, -s)
      pen.stroke()
      break
    case 'ember':
      pen.ellipse(0, 0, s * 0.9, s * 0.45, 0, 0, Math.PI * 2)
      pen.fill()
      break
    default:
      pen.arc(0, 0, s * 0.5, 0, Math.PI * 2)
      pen.fill()
  }
}
