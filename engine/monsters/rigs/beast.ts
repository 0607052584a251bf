import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import type { HeadForm } from '../../figures/scene.ts'
import { ownColour } from '../../figures/sculpture/groom.ts'
import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { bone, cloth } from '../../paint/material.ts'
import { batWing } from './dragon.ts'
import { featherWing } from './bird.ts'
import { type Bench, body, claws, gaze } from './rig.ts'

/** Proportions of a four-footed body: lengths in units, looking along +z. */
interface Frame4 {
  head: HeadForm | 'horse' | 'boar' | 'bear'
  long: number
  tall: number
  chest: number
  belly: number
  leg: number
  neck: number
  headSize: number
  tail: 'bushy' | 'thin' | 'tuft' | 'none' | 'horse' | 'club'
  mane: number
  claws: boolean
}

const builds: Record<string, Frame4> = {
  wolf: { head: 'wolf', long: 210, tall: 210, chest: 92, belly: 66, leg: 25, neck: 66, headSize: 1.02, tail: 'bushy', mane: 1, claws: true },
  dog: { head: 'wolf', long: 200, tall: 210, chest: 84, belly: 60, leg: 24, neck: 56, headSize: 0.98, tail: 'thin', mane: 0.2, claws: true },
  bear: { head: 'bear', long: 220, tall: 190, chest: 128, belly: 120, leg: 46, neck: 92, headSize: 1.12, tail: 'none', mane: 0.9, claws: true },
  owlbear: { head: 'bird', long: 210, tall: 200, chest: 132, belly: 116, leg: 46, neck: 100, headSize: 1.5, tail: 'none', mane: 1, claws: true },
  cat: { head: 'cat', long: 220, tall: 190, chest: 86, belly: 70, leg: 29, neck: 62, headSize: 0.96, tail: 'thin', mane: 0.1, claws: true },
  lion: { head: 'cat', long: 220, tall: 200, chest: 98, belly: 76, leg: 33, neck: 76, headSize: 1.04, tail: 'tuft', mane: 2, claws: true },
  griffin: { head: 'bird', long: 220, tall: 210, chest: 100, belly: 78, leg: 32, neck: 74, headSize: 1.14, tail: 'tuft', mane: 0.7, claws: true },
  boar: { head: 'boar', long: 200, tall: 150, chest: 108, belly: 92, leg: 24, neck: 88, headSize: 1.06, tail: 'thin', mane: 0.9, claws: false },
  horse: { head: 'horse', long: 220, tall: 270, chest: 94, belly: 86, leg: 26, neck: 62, headSize: 0.98, tail: 'horse', mane: 1.4, claws: false },
  rat: { head: 'rat', long: 190, tall: 130, chest: 84, belly: 96, leg: 18, neck: 58, headSize: 1.12, tail: 'thin', mane: 0.4, claws: true },
  bull: { head: 'bull', long: 220, tall: 220, chest: 118, belly: 100, leg: 34, neck: 94, headSize: 1, tail: 'tuft', mane: 0.8, claws: false },
  lizard: { head: 'dragon', long: 240, tall: 120, chest: 88, belly: 80, leg: 30, neck: 66, headSize: 1.02, tail: 'club', mane: 0, claws: true },
  turtle: { head: 'turtle', long: 200, tall: 130, chest: 120, belly: 130, leg: 44, neck: 52, headSize: 0.9, tail: 'thin', mane: 0, claws: true },
}

export function sculptQuadruped(bench: Bench): void {
  const { clay, creature, place, coats, luck } = bench
  const b = builds[creature.form] ?? builds.wolf!
  const low = 410
  const back = low - b.tall - b.chest
  const front: Vec = [0, back + b.chest * 0.7, b.long * 0.5]
  const rear: Vec = [0, back + b.chest * 0.66, -b.long * 0.62]
  const furry = creature.hide === 'fur' || creature.hide === 'feathers'
  if (creature.wings !== 'none') {
    for (const s of [-1, 1]) {
      if (creature.wings === 'bat') batWing(bench, [s * 46, back + 10, 0], s, 0.86, -30)
      else featherWing(bench, [s * 46, back + 14, 0], s, 0.92, -20)
    }
  }
  const trunk = body(bench, place, [0, 0.5, -1])
  clay
    .ellipsoid([0, front[1] + 6, front[2] - 10], [b.chest * 0.84, b.chest, b.chest * 1.06])
    .ellipsoid([0, (front[1] + rear[1]) / 2 + b.belly * 0.1, -10], [b.belly * 0.86, b.belly, b.long * 0.6], 40)
    .ellipsoid([0, rear[1], rear[2] + 20], [b.chest * 0.76, b.chest * 0.9, b.chest * 0.96], 40)
  if (creature.form === 'turtle') clay.ellipsoid([0, front[1] - 30, -30], [150, 120, 190], 20)
  // Legs: the far ones a step behind.
  for (const s of [-1, 1]) {
    const step = s * luck.range(12, 34)
    const x = s * b.chest * 0.62
    clay.limb([[[x, front[1] + 20, front[2]], b.leg * 2], [[x * 1.06, low - b.tall * 0.46, front[2] + 8 + step], b.leg * 1.15], [[x * 1.04, low - 44, front[2] + 20 + step], b.leg * 0.86], [[x * 1.04, low, front[2] + 40 + step], b.leg * 1.02]], 20, 3)
    clay.limb([[[x, rear[1] + 14, rear[2] + 10], b.leg * 2.7], [[x * 1.1, low - b.tall * 0.52, rear[2] + 44 - step], b.leg * 1.5], [[x * 1.08, low - b.tall * 0.26, rear[2] - 26 - step], b.leg * 0.92], [[x * 1.04, low, rear[2] + 18 - step], b.leg * 1.02]], 20, 3)
    clay.ellipsoid([x * 1.04, low + 2, front[2] + 50 + step], [b.leg * 1.2, b.leg * 0.7, b.leg * 1.6], 10).ellipsoid([x * 1.04, low + 2, rear[2] + 28 - step], [b.leg * 1.2, b.leg * 0.7, b.leg * 1.6], 10)
    if (b.claws) {
      claws(bench, place, [x * 1.04, low + 4, front[2] + 74 + step], 4, b.leg * 0.8, b.leg * 1.7)
      clay.part({ ...bench.hide, place, lie: [0, 0.5, -1] })
    }
  }
  const headAt: Vec = [0, front[1] - b.chest * 0.3 - b.neck * (b.head === 'horse' ? 3 : 1.15), front[2] + b.chest * (b.head === 'horse' ? 0.95 : 1.12)]
  const neckPart = body(bench, place, [0, 0.6, -0.8])
  clay.limb([[[0, front[1] - 6, front[2] - 12], b.chest * 0.86], [[0, (front[1] + headAt[1]) / 2 - 8, (front[2] + headAt[2]) / 2 - 14], b.neck], [[0, headAt[1] + 6, headAt[2] - 26], b.neck * 0.84]], 24, 4)
  for (const part of furry ? [trunk, neckPart] : []) {
    coats.push({ part, colour: ownColour, spacing: 62, length: part === neckPart ? 38 + 22 * b.mane : 34, width: 4.4, stray: 0.4, contrast: 0.12, wisps: 0.6, flow: ([, y, z]) => [0, 0.5 + (y - back) * 0.002, -0.9 + z * 0.0004] })
  }
  tail(bench, b, rear)
  head(bench, b, headAt)
  if (b.mane >= 2) ruff(bench, headAt, b)
}

function tail(bench: Bench, b: Frame4, rear: Vec) {
  const { clay, place, coats } = bench
  const root: Vec = [0, rear[1] - 40, rear[2] - 50]
  if (b.tail === 'none') return
  const part = body(bench, place, [0, 0.4, -1])
  const s = bench.luck.chance(0.5) ? 1 : -1
  if (b.tail === 'bushy') clay.limb([[root, 24], [[s * 40, root[1] + 50, root[2] - 70], 38], [[s * 90, root[1] + 130, root[2] - 110], 36], [[s * 110, root[1] + 200, root[2] - 120], 6]], 10)
  if (b.tail === 'thin') clay.limb([[root, 17], [[s * 80, root[1] + 60, root[2] - 90], 13], [[s * 180, root[1] + 30, root[2] - 110], 9], [[s * 230, root[1] - 60, root[2] - 100], 4]], 6)
  if (b.tail === 'tuft') {
    clay.limb([[root, 15], [[s * 80, root[1] + 70, root[2] - 80], 11], [[s * 170, root[1] + 30, root[2] - 90], 9]], 6)
    clay.part({ material: cloth(shade(bench.creature.colour, -0.12)), place, lie: [0, 1, 0] }).ellipsoid([s * 190, root[1] + 12, root[2] - 90], [30, 24, 24])
  }
  if (b.tail === 'club') clay.limb([[root, 56], [[s * 90, root[1] + 70, root[2] - 150], 40], [[s * 220, root[1] + 130, root[2] - 150], 25], [[s * 330, root[1] + 150, root[2] - 60], 8]], 20)
  if (b.tail === 'horse') {
    clay.part({ material: { ...cloth(shade(bench.creature.belly, -0.1)), bump: 2, grain: [4, 50] }, place, lie: [0, 1, 0] })
    clay.limb([[root, 16], [[s * 20, root[1] + 60, root[2] - 60], 32], [[s * 40, root[1] + 200, root[2] - 50], 30], [[s * 36, root[1] + 290, root[2] - 40], 5]], 10)
    coats.push({ part: clay.parts.length - 1, colour: ownColour, spacing: 70, length: 80, width: 5, stray: 0.2, contrast: 0.1, wisps: 0.6 })
  }
  if (b.tail === 'bushy') coats.push({ part, colour: ownColour, spacing: 60, length: 46, width: 4.6, stray: 0.4, contrast: 0.12, wisps: 0.9 })
}

/** A mane round the head. */
function ruff(bench: Bench, at: Vec, b: Frame4) {
  const { clay, place, creature, coats } = bench
  clay.part({ material: { ...cloth(shade(creature.colour, -0.13, 1.1)), mottle: 0.6 }, place, lie: [0, 1, 0] })
  const part = clay.parts.length - 1
  const s = b.headSize
  for (let k = 0; k < 13; k++) {
    const a = (k / 13) * Math.PI * 2
    clay.ellipsoid([Math.sin(a) * 84 * s, at[1] + 8 - Math.cos(a) * 88 * s, at[2] - 46], [44 * s, 46 * s, 44 * s], 14)
  }
  clay.ellipsoid([0, at[1] + 110 * s, at[2] - 60], [76 * s, 90 * s, 50 * s], 20)
  coats.push({ part, colour: ownColour, spacing: 40, length: 66, width: 5, stray: 0.5, contrast: 0.14, wisps: 0.9, flow: ([x, y]) => [x * 0.012, (y - at[1]) * 0.012 + 0.4, -0.2] })
}

function head(bench: Bench, b: Frame4, at: Vec) {
  const { clay, creature, place, coats } = bench
  const form: HeadForm = b.head === 'bear' ? 'wolf' : b.head === 'boar' || b.head === 'horse' ? 'bull' : b.head
  const lean = turn(-creature.yaw * (b.head === 'horse' ? 0.1 : 0.62), b.head === 'horse' ? -16 : -4, bench.luck.range(-5, 5))
  const headPlace = within(place, at, lean, b.headSize)
  const expression = { smile: 0, frown: 0.8, lift: -0.3, lids: -0.1, gape: creature.gape, sly: 0 }
  const headPart = clay.parts.length
  if (b.head === 'bear' || b.head === 'boar' || b.head === 'horse') longHead(bench, b.head, headPlace, creature.gape)
  else sculptBeast(clay, { ...bench.hide, place: headPlace }, form, averageFace, expression, false)
  bench.heads.push({ head: headPlace, headPart, form: b.head === 'horse' ? 'bull' : b.head === 'boar' ? 'rat' : form, eyes: gaze(bench, 0), expression, skin: creature.colour })
  if (creature.hide === 'fur' || creature.hide === 'feathers') {
    coats.push({ part: headPart, colour: ownColour, spacing: 24, length: 22 * b.headSize, width: creature.form === 'owlbear' ? 7 : 3, stray: 0.35, contrast: 0.11, wisps: 0.8, flow: ([x, y, z]) => [x * 0.016, (y - 10) * 0.012 + 0.25, -0.9 - z * 0.001] })
  }
  if (creature.horns > 0 && form !== 'dragon') {
    const ivory = creature.state.includes('unicorn') ? bone([236, 214, 150]) : bench.claw
    clay.part({ material: ivory, place: headPlace, pigment: (t) => {
      t.height += Math.sin(t.y * 0.5 + t.x * 0.4) * 2
    } })
    if (creature.state.includes('antlers')) {
      for (const s of [-1, 1]) {
        clay.limb([[[s * 24, -72, 0], 9], [[s * 56, -140, -16], 8], [[s * 96, -210, 0], 7], [[s * 90, -290, 30], 2]], 4)
        clay.cone([s * 46, -120, -12], [s * 40, -180, 50], 6, 1.5, 4).cone([s * 84, -186, -4], [s * 140, -240, 20], 6, 1.5, 4).cone([s * 94, -224, 4], [s * 60, -290, 50], 5, 1.5, 4)
      }
    } else if (creature.state.includes('unicorn')) clay.cone([0, -70, 46], [0, -290, 150], 15, 1.5)
    else for (const s of [-1, 1]) clay.limb([[[s * 44, -70, 0], 17], [[s * 96, -92, -6], 15], [[s * 130, -130, 26], 9], [[s * 128, -176, 50], 2]], 4)
  }
}

function longHead(bench: Bench, kind: 'bear' | 'boar' | 'horse', place: Bench['place'], open: number) {
  const { clay } = bench
  const gape = open * 26
  clay.part({ ...bench.hide, place })
  if (kind === 'bear') {
    clay.ellipsoid([0, -28, -14], [68, 62, 74]).limb([[[0, 2, 44], 40], [[0, 18, 88], 29], [[0, 22, 108], 24]], 16).cone([0, 44 + gape * 0.4, 30], [0, 46 + gape, 92], 26, 16, 10)
    for (const s of [-1, 1]) clay.ellipsoid([s * 46, 20, 6], [34, 38, 36], 20).ellipsoid([s * 58, -76, -24], [24, 26, 13], 6)
    clay.carve()
    for (const s of [-1, 1]) clay.ellipsoid([s * 35, -12, 70], [12, 9, 12], 8).cone([s * 8, 40 + gape * 0.6, 122], [s * 34, 38 + gape * 0.3, 52], 1.8 + gape * 0.3, 1.3, 2).ellipsoid([s * 60, -78, -12], [13, 15, 8], 4)
    clay.build()
    for (const s of [-1, 1]) clay.ball([s * 33, -14, 50], 16, 5)
  } else if (kind === 'boar') {
    clay.ellipsoid([0, -24, -18], [62, 58, 76]).limb([[[0, 4, 40], 46], [[0, 34, 100], 33], [[0, 44, 134], 27]], 16).cone([0, 66 + gape * 0.4, 34], [0, 72 + gape, 110], 24, 16, 10)
    for (const s of [-1, 1]) clay.leaf([s * 40, -66, -20], [s * 74, -116, -40], 26, 4, 0.4, [s * 0.4, 0, 1], 8)
    clay.carve()
    for (const s of [-1, 1]) clay.ball([s * 10, 44, 162], 5.5, 2).ellipsoid([s * 41, -14, 64], [11, 9, 12], 8)
    clay.build()
    for (const s of [-1, 1]) clay.ball([s * 38, -16, 48], 14, 5)
    clay.part({ material: bone([232, 220, 186]), place })
    for (const s of [-1, 1]) clay.limb([[[s * 24, 66, 118], 9], [[s * 44, 54, 134], 8], [[s * 48, 18, 138], 2]], 3)
  } else {
    clay.ellipsoid([0, -34, -16], [52, 54, 66]).limb([[[0, -20, 26], 46], [[0, 34, 66], 36], [[0, 92, 100], 29]], 14).ellipsoid([0, 104, 106], [31, 26, 26], 10)
    for (const s of [-1, 1]) clay.leaf([s * 26, -72, -14], [s * 36, -136, -14], 17, 4, 0.4, [s * 0.5, 0, 1], 5).ellipsoid([s * 34, 14, 8], [22, 44, 30], 16)
    clay.carve()
    for (const s of [-1, 1]) clay.ball([s * 16, 104, 128], 6, 3).ellipsoid([s * 50, -14, 52], [12, 10, 13], 8).cone([s * 4, 122 + gape * 0.4, 112], [s * 30, 106, 84], 2 + gape * 0.15, 1.4, 2)
    clay.build()
    for (const s of [-1, 1]) clay.ball([s * 46, -14, 34], 15, 5)
    // Mane, down the neck.
    clay.part({ material: { ...cloth(shade(bench.creature.belly, -0.1)), bump: 2, grain: [4, 50] }, place, lie: [0, 1, 0] })
    clay.limb([[[0, -92, 20], 16], [[14, -90, -40], 26], [[26, -20, -84], 30], [[34, 90, -110], 26]], 14)
    bench.coats.push({ part: clay.parts.length - 1, colour: ownColour, spacing: 50, length: 70, width: 4.4, stray: 0.3, contrast: 0.1, wisps: 0.8 })
  }
  if (kind === 'horse') return
  clay.part({ material: { ...bone([40, 30, 30]), specular: 0.5 }, place })
  if (kind === 'bear') clay.ellipsoid([0, 12, 128], [14, 10, 9])
  else clay.ellipsoid([0, 44, 158], [22, 19, 6])
  clay.part({ material: bone([228, 218, 190]), place })
  if (kind === 'bear') for (const s of [-1, 1]) clay.cone([s * 13, 34, 112], [s * 13, 50, 112], 5, 1).cone([s * 11, 42 + gape, 100], [s * 11, 30 + gape * 0.8, 102], 4, 1)
}
