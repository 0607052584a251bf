import { blur, type Field, field } from '../../paint/field.ts'
import { type Paint, paint } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'

/** The plate's colours as paint. */
export function rawPaint({ canvas, view }: Plate): Paint {
  const { width, height } = view
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const raw = paint(width, height)
  for (let i = 0, p = 0; p < data.length; i++, p += 4) {
    raw.red[i] = data[p]!
    raw.green[i] = data[p + 1]!
    raw.blue[i] = data[p + 2]!
  }
  return raw
}

/**
 * Lightness 0-1, stretched so that a night and a noon both run from dark to light, since a print has only ink and paper;
 * the median comes to rest at `middle`, lower for a dark scene.
 */
export function levelled(source: Paint, middle: number): Field {
  const { width, height, red, green, blue } = source
  const out = field(width, height)
  const counts = new Uint32Array(256)
  for (let i = 0; i < out.values.length; i++) {
    const light = Math.min(255, red[i]! * 0.33 + green[i]! * 0.52 + blue[i]! * 0.15)
    out.values[i] = light / 255
    counts[light | 0]!++
  }
  const at = (part: number) => {
    let seen = 0
    for (let k = 0; k < 256; k++) {
      seen += counts[k]!
      if (seen >= part * out.values.length) return k / 255
    }
    return 1
  }
  const low = at(0.02)
  const high = Math.max(low + 0.12, at(0.975))
  const median = Math.min(0.72, Math.max(0.28, (at(0.5) - low) / (high - low)))
  const gamma = Math.log(middle) / Math.log(median)
  for (let i = 0; i < out.values.length; i++) {
    const t = Math.min(1, Math.max(0, (out.values[i]! - low) / (high - low)))
    out.values[i] = t ** gamma
  }
  return out
}

/**
 * Outlines, 0-1: where darker lies against lighter (difference of Gaussians; Winnemöller, "XDoG", 2011), and where near
 * land stands before far.
 */
export function outlines({ shot, view }: Plate, raw: Paint, tone: Field, width: number, strength: number): Field {
  const fine = blur(tone, Math.max(1, width * 0.6), 2).values
  const broad = blur(tone, Math.max(2, width * 1.7), 2).values
  const out = field(tone.width, tone.height)
  const { depth, wet, colour } = shot
  const w = view.width
  for (let y = 0, i = 0; y < tone.height; y++) {
    for (let x = 0; x < w; x++, i++) {
      const ridge = (broad[i]! - fine[i]!) * strength - 0.16
      let line = ridge > 0 ? Math.min(1, ridge * 1.6) : 0
      // Only where the land itself is seen: a tree or a wall before it hides its edge.
      const bare = Math.abs(raw.red[i]! - colour[i * 3]!) + Math.abs(raw.blue[i]! - colour[i * 3 + 2]!) < 14
      if (y > 0 && bare && wet[i] === 0) {
        const here = depth[i]!
        const above = depth[i - w]!
        if (here > 0 && (above === 0 || above > here * 1.16 + 2)) line = Math.max(line, here > 1500 ? 0.45 : 0.85)
      }
      out.values[i] = line
    }
  }
  return out
}

/** Where a print's middle tone lies: 0.52 for a bright day, down to 0.34 for a night. */
export function middleTone({ scene }: Plate): number {
  const { sun, ambient } = scene.light
  return Math.min(0.52, Math.max(0.34, 0.12 + 0.26 * (sun[1] + ambient[1])))
}
