import { smoothstep } from '../../paint/field.ts'
import type { Form } from '../scene.ts'
import { curveAt } from './curve.ts'
import { crags, rough, swell } from './rough.ts'

/** Height, m, a form gives to a place, from the height `below` made by the forms before it. */
type Shaper = (x: number, z: number, below: number) => number

/** A form made ready to be asked: only for depths `from` to `to` does it change anything. */
export interface ShapedForm {
  from: number
  to: number
  shape: Shaper
}

/** Distance from a form's middle as a part of its radius, its outline wandering by `wander`. */
function reach(x: number, z: number, form: { x: number; z: number; radius: number; seed: number }, wander: number) {
  const dx = (x - form.x) / form.radius
  const dz = (z - form.z) / form.radius
  return Math.hypot(dx, dz) + wander * swell(dx * 1.7 + 9, dz * 1.7, form.seed, 4) * 2
}

function rangeShape(form: Extract<Form, { form: 'range' }>): Shaper {
  const { z: middle, depth, height, length, gap, seed } = form
  return (x, z, below) => {
    const t = (z - middle) / depth
    const across = Math.max(0, 1 - t * t)
    if (across === 0) return below
    const skyline = 0.45 + 1.1 * rough(x / (length * 2.6) + 3, seed, seed)
    const pass = 1 - 0.72 * Math.exp(-(((x - gap) / (length * 1.1)) ** 2))
    const crest = crags(x / length, z / length, seed, 6)
    const rise = height * across * skyline * pass * (0.2 + 1.15 * crest)
    return Math.max(below, below * 0.6 + rise)
  }
}

function peakShape(form: Extract<Form, { form: 'peak' }>): Shaper {
  const { height, radius, sharp, seed } = form
  return (x, z, below) => {
    const d = reach(x, z, form, 0.16)
    if (d >= 1) return below
    const crest = crags((x / radius) * 2.1, (z / radius) * 2.1, seed, 6)
    const cone = (1 - d) ** sharp
    const rise = height * cone * (0.74 + 0.42 * crest * (0.35 + d))
    return Math.max(below, below * (1 - cone) + rise)
  }
}

function volcanoShape(form: Extract<Form, { form: 'volcano' }>): Shaper {
  const { height, seed } = form
  return (x, z, below) => {
    const d = reach(x, z, form, 0.07)
    if (d >= 1) return below
    const rim = 0.13
    const cone = d < rim ? (1 - rim) ** 1.9 - (rim - d) * 1.6 : (1 - d) ** 1.9
    const angle = Math.atan2(z - form.z, x - form.x)
    const rills = crags(angle * 3.2 + 20, d * 1.3, seed, 4) * 0.16 * smoothstep(rim, 0.5, d)
    return Math.max(below, below * 0.4 + height * cone * (1 + rills) * 1.15)
  }
}

function mesaShape(form: Extract<Form, { form: 'mesa' }>): Shaper {
  const { height, radius, seed } = form
  return (x, z, below) => {
    const flute = crags(x / (radius * 0.28), z / (radius * 0.28), seed + 5, 3) * 0.12
    const d = reach(x, z, form, 0.3) + flute
    if (d > 1.6) return below
    const wall = 1 - smoothstep(0.78, 0.9, d)
    // Falling water has no ledge to land on, and washes the scree away.
    const ledge = form.falls ? 0 : 1 - smoothstep(0.95, 1.04, d)
    const scree = Math.max(0, 1 - d / 1.6) ** (form.falls ? 3 : 1.4)
    const top = height * (0.94 + 0.05 * swell(x / radius, z / radius, seed, 3))
    return below + Math.max(scree * height * 0.5, wall * top, ledge * height * 0.42)
  }
}

function dunesShape(form: Extract<Form, { form: 'dunes' }>): Shaper {
  const { height, length, angle, seed } = form
  const across = Math.cos(angle)
  const along = Math.sin(angle)
  return (x, z, below) => {
    const bend = swell(x / (length * 2.4), z / (length * 2.4), seed, 3) * 2.6
    const wave = (x * across + z * along) / length + bend
    const t = wave - Math.floor(wave)
    // A long windward back and a short slip face, meeting in a crest.
    const back = t < 0.72 ? (t / 0.72) ** 1.5 : ((1 - t) / 0.28) ** 1.15
    const size = 0.35 + rough(x / (length * 3), z / (length * 3), seed + 3)
    // No crest rises right before the eye.
    const ease = smoothstep(12, 120, z)
    return (
      below + ease * height * back * size + ease * height * 0.4 * swell(x / (length * 5), z / (length * 5), seed + 8, 2)
    )
  }
}

function gorgeShape(form: Extract<Form, { form: 'gorge' }>): Shaper {
  const { points, width, height, seed } = form
  return (x, z, below) => {
    const wander = swell(x / (width * 1.6), z / (width * 1.6), seed, 4) * width * 1.1
    const d = Math.abs(x - curveAt(points, z)) + wander - width
    const first = smoothstep(0, width * 0.22, d) * 0.48
    const second = smoothstep(width * 0.5, width * 0.72, d) * 0.34
    const third = smoothstep(width * 1.15, width * 1.5, d) * 0.18
    return below + height * (first + second + third) * (0.9 + 0.2 * rough(x / width, z / width, seed))
  }
}

const everywhere = { from: 0, to: Number.POSITIVE_INFINITY }
const around = (z: number, radius: number) => ({ from: z - radius, to: z + radius })

/** Makes one form of the land ready to be asked for heights. */
export function shaped(form: Form): ShapedForm {
  switch (form.form) {
    case 'swell': {
      const { height, length, from, to, seed } = form
      const ease = (to - from) * 0.3
      return {
        from,
        to,
        shape: (x, z, below) => {
          const fade = smoothstep(from, from + ease, z) * (1 - smoothstep(to - ease, to, z))
          return below + height * fade * (swell(x / length, z / length, seed, 5) + 0.25)
        },
      }
    }
    case 'rise':
      return {
        from: form.from,
        to: Number.POSITIVE_INFINITY,
        shape: (_, z, below) => below + form.height * smoothstep(form.from, form.to, z),
      }
    case 'range':
      return { ...around(form.z, form.depth), shape: rangeShape(form) }
    case 'peak':
      return { ...around(form.z, form.radius * 1.5), shape: peakShape(form) }
    case 'volcano':
      return { ...around(form.z, form.radius * 1.3), shape: volcanoShape(form) }
    case 'mesa':
      return { ...around(form.z, form.radius * 2.2), shape: mesaShape(form) }
    case 'dunes':
      return { from: form.from, to: form.to, shape: dunesShape(form) }
    case 'gorge':
      return { ...everywhere, shape: gorgeShape(form) }
    case 'knoll':
      return {
        ...around(form.z, form.radius * 1.6),
        shape: (x, z, below) => {
          const d = reach(x, z, form, 0.26)
          const up = 1 - smoothstep(form.flat, 1, d)
          const crag = crags((x / form.radius) * 2.6, (z / form.radius) * 2.6, form.seed + 3, 5) - 0.45
          const rough = crag * 0.42 * (1 - up) * up * 4
          return below + (form.height - below) * up + form.height * rough
        },
      }
    case 'spire':
      return {
        ...around(form.z, form.radius * 1.5),
        shape: (x, z, below) => {
          const d = reach(x, z, form, 0.12)
          if (d >= 1) return below
          const crest = crags((x / form.radius) * 1.4, (z / form.radius) * 1.4, form.seed, 4)
          return below + form.height * (1 - d) ** 1.25 * (0.75 + 0.4 * crest)
        },
      }
    case 'cliff':
      return {
        ...everywhere,
        shape: (x, z, below) => {
          const wander = swell(x / (form.reach * 0.7), z / (form.reach * 0.7), form.seed, 5) * form.reach * 0.9
          const notch = crags(x / (form.reach * 0.25), z / (form.reach * 0.25), form.seed + 9, 3) * form.reach * 0.12
          const inland = (x - form.x) * form.side + wander - notch + (z - form.z) * 0.3
          const foot = smoothstep(-form.reach * 0.05, form.reach * 0.03, inland) * 0.22
          const wall = smoothstep(0, form.reach * 0.085, inland) * 0.78
          const top = 1 + 0.35 * swell(x / form.reach, z / form.reach, form.seed + 4, 4)
          return below + form.height * (foot + wall) * top
        },
      }
    case 'basin':
      return {
        ...around(form.z, form.along * 1.5),
        shape: (x, z, below) => {
          const dx = (x - form.x) / form.across
          const dz = (z - form.z) / form.along
          const d = Math.hypot(dx, dz) + swell(dx * 2.2, dz * 2.2, form.seed, 4) * 0.42
          const bank = smoothstep(0.86, 1.18, d)
          return below * bank - form.depth * (1 - smoothstep(0.55, 1, d))
        },
      }
    case 'channel':
      return {
        from: form.points[0]![0] - 60,
        to: form.points.at(-1)![0],
        shape: (x, z, below) => {
          const wander = swell(x / (form.width * 1.5), z / (form.width * 2), form.seed, 3) * form.width * 0.5
          const d = Math.abs(x - curveAt(form.points, z) + wander) / form.width
          if (d > 3) return below
          // It rises out of sight before its last point.
          const end = form.points.at(-1)![0]
          const gone = smoothstep(end * 0.7, end, z)
          const bank = smoothstep(0.5, 3, d)
          return below * (bank + (1 - bank) * gone) - form.depth * (1 - smoothstep(0.3, 0.62, d)) * (1 - gone)
        },
      }
  }
}
