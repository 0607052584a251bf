import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { Gear } from '../scene.ts'
import type { Touch } from '../sculpture/clay.ts'

/** What shields and banners bear, as shapes about the middle: 300 across, 300 high. Cut parts are left out of the whole. */
interface Device {
  words: string
  whole: string
  cut?: string
  /** Drawn on the left and mirrored to the right. */
  mirrored?: true
}

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y} A${r} ${r} 0 1 1 ${x + r} ${y} A${r} ${r} 0 1 1 ${x - r} ${y} Z `

const rays = (count: number, outer: number, inner: number, turn = 0): string => {
  let path = ''
  for (let k = 0; k < count * 2; k++) {
    const a = (k / (count * 2)) * Math.PI * 2 - Math.PI / 2 + turn
    const r = k % 2 === 0 ? outer : inner
    path += `${k === 0 ? 'M' : 'L'}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)} `
  }
  return `${path}Z `
}

export const devices = {
  lion: {
    words: 'lion, lioness, rampant lion, lion rampant',
    whole:
      'M-38 -140 L-16 -126 L4 -138 L14 -116 L38 -112 L30 -92 L48 -76 L32 -62 L44 -40 L22 -34 L30 -8 L44 22 L40 52 L66 76 L98 72 L112 90 L92 104 L58 104 L24 78 L14 92 L34 124 L30 142 L-16 142 L-24 128 L-4 122 L-24 88 L-30 50 L-18 20 L-40 6 L-72 20 L-96 10 L-106 22 L-122 8 L-108 -10 L-82 -8 L-52 -26 L-78 -44 L-108 -40 L-116 -28 L-132 -42 L-118 -62 L-84 -66 L-56 -54 L-60 -70 L-84 -78 L-90 -94 L-66 -104 L-60 -122 Z M58 70 C104 50 86 6 62 -10 C46 -22 54 -50 80 -52 L74 -72 L100 -66 L118 -82 L118 -58 L132 -44 L108 -40 C84 -44 82 -30 96 -16 C130 20 120 76 78 92 Z',
    cut: 'M-60 -98 L-46 -104 L-44 -94 Z M-76 -82 L-54 -78 L-56 -74 Z',
  },
  stag: {
    words: 'stag, stag head, deer, hart, antlers',
    mirrored: true,
    whole:
      'M0 150 L-18 140 L-30 104 L-38 64 L-44 34 L-82 22 L-96 2 L-66 2 L-40 12 L-28 -6 L-34 -36 C-70 -40 -96 -70 -96 -112 L-110 -148 L-84 -124 L-80 -150 L-66 -118 C-64 -96 -56 -78 -44 -70 L-66 -92 L-52 -140 L-36 -98 L-20 -60 L-12 -20 L0 -16 Z',
    cut: 'M-30 34 L-14 40 L-26 46 Z M-10 120 L-4 126 L-10 130 Z',
  },
  wolf: {
    words: 'wolf, wolf head, wolfs head, hound, dog, fox',
    mirrored: true,
    whole: 'M0 -96 L-26 -88 L-92 -150 L-96 -62 L-122 -30 L-98 -20 L-136 38 L-100 34 L-116 84 L-70 68 L-44 116 L0 150 Z',
    cut: 'M-24 -18 L-72 -40 L-58 -8 Z M0 92 L-28 88 L-14 116 L0 118 Z M0 128 L-34 118 L-30 126 L0 138 Z',
  },
  bear: {
    words: 'bear, bear head',
    mirrored: true,
    whole: `M0 -104 L-40 -96 C-52 -130 -108 -130 -112 -86 C-114 -66 -100 -54 -92 -48 C-108 0 -104 70 -62 108 L0 138 Z`,
    cut: 'M-30 -22 L-60 -28 L-48 -8 Z M0 40 L-34 40 L-18 66 L0 70 Z M0 84 L-30 76 L-28 86 L0 96 Z',
  },
  boar: {
    words: 'boar, boar head, pig',
    mirrored: true,
    whole:
      'M0 -90 L-30 -92 L-66 -140 L-84 -70 L-104 -20 L-84 40 L-60 84 L-84 60 L-100 10 L-118 50 L-96 100 L-56 120 L-40 140 L0 146 Z',
    cut: 'M-30 -30 L-62 -40 L-50 -16 Z M-30 92 L-12 92 L-12 116 L-30 116 Z',
  },
  horse: {
    words: 'horse, horse head, unicorn, stallion',
    whole:
      'M-10 -150 L14 -116 C60 -100 98 -40 100 40 L112 150 L-30 150 C-26 110 -6 80 -4 54 C-30 62 -60 64 -76 84 L-100 96 L-122 72 L-112 44 L-70 -10 L-56 -66 L-36 -100 Z',
    cut: 'M-44 -52 L-24 -58 L-28 -42 Z M-104 66 L-92 62 L-92 74 Z M40 -60 L64 -20 L52 -10 Z M62 0 L78 44 L64 50 Z M70 70 L84 120 L70 124 Z',
  },
  eagle: {
    words: 'eagle, hawk, falcon, griffin, phoenix, gryphon',
    mirrored: true,
    whole:
      'M0 -130 L-22 -122 L-36 -104 L-18 -98 L-22 -76 L-40 -70 C-66 -96 -100 -104 -132 -132 L-146 -84 L-134 -88 L-142 -40 L-126 -48 L-126 0 L-106 -12 L-100 34 L-78 14 L-66 52 L-40 24 L-36 56 L-62 98 L-40 92 L-36 112 L-18 96 L-26 150 L0 134 Z',
    cut: 'M-14 -112 L-4 -114 L-8 -106 Z',
  },
  raven: {
    words: 'raven, crow, bird, dove, swan',
    whole:
      'M-132 -66 L-84 -82 C-66 -112 -18 -112 -2 -76 C40 -60 84 -16 134 66 L150 108 L92 84 L60 72 C40 96 16 100 4 98 L12 128 L34 140 L-20 140 L-14 98 C-66 84 -86 30 -78 -34 L-84 -56 Z',
    cut: 'M-58 -80 L-44 -84 L-48 -70 Z M-20 -10 C20 0 54 28 78 60 C30 44 -4 36 -20 -10 Z',
  },
  dragon: {
    words: 'dragon, wyvern, drake',
    whole:
      'M-10 -20 C10 -90 60 -150 150 -150 C130 -130 128 -114 136 -92 C112 -92 104 -76 108 -52 C84 -54 74 -38 74 -14 C50 -24 34 -12 16 14 C60 50 66 120 -10 134 C-80 146 -118 92 -84 56 L-60 76 C-80 96 -50 114 -14 104 C20 92 10 50 -30 22 C-70 -10 -92 -60 -60 -98 L-40 -96 C-80 -92 -112 -92 -138 -98 L-112 -118 L-150 -116 C-132 -134 -112 -150 -92 -146 L-70 -150 L-74 -140 C-40 -150 -10 -130 -22 -100 C-46 -70 -40 -40 -10 -20 Z M-84 96 L-116 76 L-70 44 Z',
  },
  serpent: {
    words: 'snake, serpent, viper, cobra',
    whole:
      'M-30 -150 C40 -160 84 -110 60 -70 C40 -40 -40 -40 -50 -10 C-58 20 60 10 84 60 C104 104 40 150 -40 140 C-90 134 -120 100 -130 70 C-90 104 -40 112 0 104 C50 92 30 66 -20 58 C-100 46 -120 0 -84 -40 C-54 -72 10 -66 16 -92 C18 -110 -10 -112 -30 -104 L-84 -110 Z',
    cut: 'M-34 -132 L-20 -136 L-22 -124 Z',
  },
  skull: {
    words: 'skull, death head, deaths head, bones',
    mirrored: true,
    whole: 'M0 -140 C-70 -140 -116 -100 -114 -40 C-113 0 -96 16 -84 34 L-78 70 L-52 76 L-52 130 L0 140 Z',
    cut: `${round(-48, -24, 32)} M0 20 L-18 58 L0 54 Z M-30 86 L-22 86 L-22 128 L-30 128 Z M-6 88 L0 88 L0 132 L-6 132 Z`,
  },
  sun: { words: 'sun, sunburst, rising sun', whole: rays(16, 148, 84), cut: `${round(0, 0, 72)}` },
  star: { words: 'star, stars', whole: rays(5, 148, 58) },
  crescent: { words: 'moon, crescent, crescent moon', whole: round(0, 0, 130), cut: round(50, -24, 108) },
  tree: {
    words: 'tree, oak, oak tree, leaf',
    mirrored: true,
    whole: `M0 60 L-14 60 L-18 112 L-58 146 L-24 134 L0 142 Z ${round(0, -80, 66)} ${round(-64, -40, 56)} ${round(-44, 20, 52)} M0 -140 L-10 -140 L-10 70 L0 70 Z`,
    cut: 'M-10 60 L-40 10 L-36 6 L-4 40 Z',
  },
  tower: {
    words: 'tower, castle, keep, gate',
    mirrored: true,
    whole:
      'M0 -92 L-28 -92 L-28 -120 L-60 -120 L-60 -92 L-72 -92 L-72 -120 L-104 -120 L-104 -56 L-80 -36 L-80 100 L-104 120 L-104 146 L0 146 Z M0 -130 L-14 -130 L-14 -92 L0 -92 Z',
    cut: 'M0 60 C-30 60 -34 90 -34 146 L0 146 Z M-50 -10 L-38 -10 L-38 34 L-50 34 Z',
  },
  cross: {
    words: 'cross, holy cross, red cross',
    whole: 'M-28 -150 L28 -150 L28 -50 L118 -50 L118 6 L28 6 L28 150 L-28 150 L-28 6 L-118 6 L-118 -50 L-28 -50 Z',
  },
  crown: {
    words: 'crown, royal crown',
    mirrored: true,
    whole: `M0 -110 L-34 -20 L-76 -92 L-84 -10 L-140 -70 L-112 90 L0 100 Z ${round(-78, -100, 16)} ${round(-142, -80, 16)} ${round(0, -118, 18)}`,
    cut: 'M0 56 L-108 46 L-106 60 L0 70 Z',
  },
  sword: {
    words: 'sword, blade, crossed swords, dagger',
    mirrored: true,
    whole: 'M0 -150 L-14 -120 L-14 60 L-64 54 L-64 80 L-14 82 L-10 124 L-20 136 L-12 150 L0 150 Z',
  },
  hammer: {
    words: 'hammer, anvil',
    mirrored: true,
    whole: 'M0 -116 L-104 -116 L-116 -100 L-116 -36 L-100 -20 L-16 -20 L-16 150 L0 150 Z',
  },
  axe: {
    words: 'axe, axes',
    mirrored: true,
    whole:
      'M0 -140 L-10 -140 L-10 -96 C-50 -100 -84 -120 -112 -136 C-138 -90 -138 -30 -112 14 C-84 -6 -50 -22 -10 -24 L-10 150 L0 150 Z',
  },
  rose: {
    words: 'rose, flower, lily, fleur de lis, fleur-de-lis',
    whole: `${round(0, -74, 58)}${round(70, -22, 58)}${round(44, 60, 58)}${round(-44, 60, 58)}${round(-70, -22, 58)}`,
    cut: round(0, 0, 34),
  },
  key: {
    words: 'key, keys, crossed keys',
    whole: `${round(0, -90, 56)} M-14 -50 L14 -50 L14 70 L60 70 L60 94 L34 94 L34 110 L60 110 L60 140 L-14 140 Z`,
    cut: round(0, -90, 30),
  },
  anchor: {
    words: 'anchor, ship',
    mirrored: true,
    whole: `M0 -84 L-14 -84 L-14 -56 L-60 -56 L-60 -30 L-14 -30 L-14 92 C-60 84 -84 60 -88 24 L-64 30 L-104 -26 L-136 34 L-112 32 C-104 92 -50 136 0 148 Z ${round(0, -112, 34)}`,
    cut: round(0, -112, 16),
  },
  heart: { words: 'heart', mirrored: true, whole: 'M0 -60 C-30 -140 -140 -120 -136 -30 C-132 40 -50 90 0 146 Z' },
  flame: {
    words: 'flame, fire, torch',
    whole:
      'M4 -150 C30 -90 96 -50 96 40 C96 110 50 146 0 146 C-56 146 -98 104 -96 44 C-94 4 -60 -20 -56 -64 C-30 -40 -26 -16 -22 0 C8 -40 10 -100 4 -150 Z',
    cut: 'M2 124 C-30 120 -40 84 -10 40 C0 60 34 74 32 96 C30 114 16 124 2 124 Z',
  },
  eye: {
    words: 'eye, all seeing eye, open eye',
    mirrored: true,
    whole: 'M0 -84 C-70 -80 -120 -30 -148 0 C-120 30 -70 80 0 84 Z',
    cut: 'M0 -52 C-30 -52 -54 -28 -54 0 C-54 28 -30 52 0 52 L0 26 C-16 26 -26 12 -26 0 C-26 -14 -14 -26 0 -26 Z',
  },
} as const satisfies Record<string, Device>

export type DeviceName = keyof typeof devices
export const deviceNames = Object.keys(devices) as DeviceName[]

const SIZE = 128
const drawn = new Map<DeviceName, Uint8ClampedArray>()

/** The mask of a device, drawn once: alpha, `SIZE` each way. */
function maskOf(name: DeviceName): Uint8ClampedArray {
  const known = drawn.get(name)
  if (known) return known
  const device: Device = devices[name]
  const pen = createCanvas(SIZE, SIZE).getContext('2d')
  const fill = (path: string, mode: 'source-over' | 'destination-out') => {
    pen.globalCompositeOperation = mode
    for (const side of device.mirrored ? [1, -1] : [1]) {
      pen.setTransform((side * SIZE) / 310, 0, 0, SIZE / 310, SIZE / 2, SIZE / 2)
      pen.fill(new Path2D(path))
    }
  }
  fill(device.whole, 'source-over')
  if (device.cut) fill(device.cut, 'destination-out')
  const { data } = pen.getImageData(0, 0, SIZE, SIZE)
  const mask = new Uint8ClampedArray(SIZE * SIZE)
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]!
  drawn.set(name, mask)
  return mask
}

/** How much of a device is at a place, 0-1; it reaches from -1 to 1 each way. */
export function deviceAt(name: DeviceName, x: number, y: number): number {
  const px = Math.floor(((x + 1) / 2) * SIZE)
  const py = Math.floor(((y + 1) / 2) * SIZE)
  if (px < 0 || py < 0 || px >= SIZE || py >= SIZE) return 0
  return maskOf(name)[py * SIZE + px]! / 255
}

/** What a thing's states say it bears. */
export const borneBy = (gear: Gear): DeviceName | undefined =>
  deviceNames.find((name) => gear.state.includes(`bears-${name}`))

/** Paints what is borne about (x, y), so far to each side, in the thing's second colour. */
export function emblazon(t: Touch, gear: Gear, x: number, y: number, half: number): void {
  const name = borneBy(gear)
  if (!name || t.nz < 0) return
  const a = deviceAt(name, (t.x - x) / half, (t.y - y) / half)
  if (a === 0) return
  const [red, green, blue] = gear.trim ?? [232, 224, 200]
  t.red += (red - t.red) * a
  t.green += (green - t.green) * a
  t.blue += (blue - t.blue) * a
  t.height += a * 3
}
