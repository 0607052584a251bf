import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import type { HeadForm } from '../../figures/scene.ts'
import { ownColour } from '../../figures/sculpture/groom.ts'
import { out, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { bone, cloth } from '../../paint/material.ts'
import type { Build } from './beast-builds.ts'
import { hornsOn } from './horns.ts'
import { type Bench, eyeball, gaze } from './rig.ts'

/** A beast's head on its neck, turned towards us or by `aside` degrees beyond that, with its horns. */
export function sculptBeastHead(bench: Bench, b: Build, at: Vec, aside = 0) {
  const { clay, creature, place, coats } = bench
  if (b.head === 'owl') {
    const owl = within(place, at, turn(aside - creature.yaw * 0.66, -2, bench.luck.range(-5, 5)), b.headSize * 0.86)
    sculptOwlHead(bench, owl)
    hornsOn(bench, owl)
    return
  }
  const form: HeadForm =
    b.head === 'bear' ? 'wolf' : b.head === 'boar' || b.head === 'horse' || b.head === 'elephant' ? 'bull' : b.head
  const howling = creature.state.includes('howling')
  const lean = turn(
    // A muzzle is seen from the side of it.
    aside -
      creature.yaw * (b.head === 'horse' || howling ? 0.1 : b.head === 'wolf' && creature.heads === 1 ? 0.28 : 0.62),
    b.head === 'horse' ? -16 : howling ? 58 : -4,
    bench.luck.range(-5, 5),
  )
  const headPlace = within(place, at, lean, b.headSize)
  bench.mouth = { at: out(headPlace, [0, 46, 150]), from: out(headPlace, [0, 34, 30]) }
  const expression = { smile: 0, frown: 0.8, lift: -0.3, lids: -0.1, gape: creature.gape, sly: 0 }
  const headPart = clay.parts.length
  if (b.head === 'bear' || b.head === 'boar' || b.head === 'horse' || b.head === 'elephant')
    longHead(bench, b.head, headPlace, creature.gape)
  else sculptBeast(clay, { ...bench.hide, place: headPlace }, form, averageFace, expression, false)
  bench.heads.push({
    head: headPlace,
    headPart,
    form: b.head === 'horse' || b.head === 'elephant' ? 'bull' : b.head === 'boar' ? 'rat' : form,
    eyes:
      b.head === 'horse' || b.head === 'elephant'
        ? { ...gaze(bench, 0), white: [44, 32, 28], pupil: 'round' }
        : gaze(bench, 0),
    expression,
    skin: creature.colour,
  })
  if (creature.hide === 'fur' || creature.hide === 'feathers') {
    coats.push({
      part: headPart,
      colour: ownColour,
      spacing: 24,
      length: 22 * b.headSize,
      width: creature.form === 'owlbear' ? 7 : 3,
      stray: 0.35,
      contrast: 0.11,
      wisps: 0.8,
      flow: ([x, y, z]) => [x * 0.016, (y - 10) * 0.012 + 0.25, -0.9 - z * 0.001],
    })
  }
  if (form !== 'dragon' && b.head !== 'elephant') hornsOn(bench, headPlace)
  else bench.brows.push({ place: headPlace, at: [0, b.head === 'elephant' ? -118 : -66, -16], radius: 58 })
}

function longHead(bench: Bench, kind: 'bear' | 'boar' | 'horse' | 'elephant', place: Bench['place'], open: number) {
  const { clay } = bench
  const gape = open * 26
  clay.part({ ...bench.hide, place })
  if (kind === 'elephant') return elephantHead(bench, place)
  if (kind === 'bear') {
    clay
      .ellipsoid([0, -28, -14], [68, 62, 74])
      .limb(
        [
          [[0, 2, 44], 40],
          [[0, 18, 88], 29],
          [[0, 22, 108], 24],
        ],
        16,
      )
      .cone([0, 44 + gape * 0.4, 30], [0, 46 + gape, 92], 26, 16, 10)
    for (const s of [-1, 1])
      clay.ellipsoid([s * 46, 20, 6], [34, 38, 36], 20).ellipsoid([s * 58, -76, -24], [24, 26, 13], 6)
    clay.carve()
    for (const s of [-1, 1])
      clay
        .ellipsoid([s * 35, -12, 70], [12, 9, 12], 8)
        .cone([s * 8, 40 + gape * 0.6, 122], [s * 34, 38 + gape * 0.3, 52], 1.8 + gape * 0.3, 1.3, 2)
        .ellipsoid([s * 60, -78, -12], [13, 15, 8], 4)
    clay.build()
    for (const s of [-1, 1]) clay.ball([s * 33, -14, 50], 16, 5)
  } else if (kind === 'boar') {
    clay
      .ellipsoid([0, -24, -18], [62, 58, 76])
      .limb(
        [
          [[0, 4, 40], 46],
          [[0, 34, 100], 33],
          [[0, 44, 134], 27],
        ],
        16,
      )
      .cone([0, 66 + gape * 0.4, 34], [0, 72 + gape, 110], 24, 16, 10)
    for (const s of [-1, 1]) clay.leaf([s * 40, -66, -20], [s * 74, -116, -40], 26, 4, 0.4, [s * 0.4, 0, 1], 8)
    clay.carve()
    for (const s of [-1, 1]) clay.ball([s * 10, 44, 162], 5.5, 2).ellipsoid([s * 41, -14, 64], [11, 9, 12], 8)
    clay.build()
    for (const s of [-1, 1]) clay.ball([s * 38, -16, 48], 14, 5)
    clay.part({ material: bone(bench.creature.ivory ?? [232, 220, 186]), place })
    const t = bench.creature.state.includes('great-tusks') ? 1.7 : 1.15
    for (const s of [-1, 1])
      clay.limb(
        [
          [[s * 24, 66, 118], 9 * t],
          [[s * (24 + 20 * t), 66 - 10 * t, 118 + 16 * t], 8 * t],
          [[s * (24 + 24 * t), 66 - 50 * t, 118 + 20 * t], 2],
        ],
        3,
      )
  } else {
    clay
      .ellipsoid([0, -38, -10], [48, 50, 62])
      .limb(
        [
          [[0, -26, 26], 43],
          [[0, 30, 62], 32],
          [[0, 92, 92], 24],
        ],
        14,
      )
      .ellipsoid([0, 112, 100], [30, 25, 27], 12)
      .cone([0, 40, 12], [0, 120, 72], 24, 16, 14)
    for (const s of [-1, 1])
      clay
        .leaf([s * 26, -72, -14], [s * 36, -136, -14], 17, 4, 0.4, [s * 0.5, 0, 1], 5)
        .ellipsoid([s * 34, 14, 8], [22, 44, 30], 16)
    clay.carve()
    for (const s of [-1, 1])
      clay
        .ball([s * 16, 104, 128], 6, 3)
        .ellipsoid([s * 50, -14, 52], [12, 10, 13], 8)
        .cone([s * 4, 122 + gape * 0.4, 112], [s * 30, 106, 84], 2 + gape * 0.15, 1.4, 2)
    clay.build()
    for (const s of [-1, 1]) clay.ball([s * 46, -14, 34], 15, 5)
    // Mane, down the neck.
    clay.part({
      material: { ...cloth(shade(bench.creature.belly, -0.1)), bump: 2, grain: [4, 50] },
      place,
      lie: [0, 1, 0],
    })
    clay.limb(
      [
        [[0, -92, 20], 16],
        [[14, -90, -40], 26],
        [[26, -20, -84], 30],
        [[34, 90, -110], 26],
      ],
      14,
    )
    bench.coats.push({
      part: clay.parts.length - 1,
      colour: ownColour,
      spacing: 50,
      length: 70,
      width: 4.4,
      stray: 0.3,
      contrast: 0.1,
      wisps: 0.8,
    })
  }
  if (kind === 'horse') return
  clay.part({ material: { ...bone([40, 30, 30]), specular: 0.5 }, place })
  if (kind === 'bear') clay.ellipsoid([0, 12, 128], [14, 10, 9])
  else clay.ellipsoid([0, 44, 158], [22, 19, 6])
  clay.part({ material: bone([228, 218, 190]), place })
  if (kind === 'bear')
    for (const s of [-1, 1])
      clay
        .cone([s * 13, 34, 112], [s * 13, 50, 112], 5, 1)
        .cone([s * 11, 42 + gape, 100], [s * 11, 30 + gape * 0.8, 102], 4, 1)
}

/** A high brow, a trunk, tusks and wide ears; the head's part has been begun. */
function elephantHead(bench: Bench, place: Bench['place']): void {
  const { clay } = bench
  clay
    .ellipsoid([0, -40, -20], [84, 92, 84])
    .ellipsoid([0, -104, -20], [52, 48, 56], 24)
    .limb(
      [
        [[0, 4, 54], 50],
        [[6, 90, 104], 40],
        [[16, 190, 116], 31],
        [[10, 286, 122], 24],
        [[-26, 350, 156], 19],
        [[-50, 338, 196], 14],
      ],
      16,
      4,
    )
  for (const s of [-1, 1]) clay.ellipsoid([s * 52, 40, 30], [30, 44, 36], 18)
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * 60, -14, 58], [14, 11, 16], 9)
  clay.build()
  for (const s of [-1, 1]) clay.ball([s * 52, -12, 34], 16, 5)
  clay.part({ ...bench.hide, place })
  for (const s of [-1, 1]) clay.leaf([s * 70, -50, -46], [s * 138, 44, -40], 56, 44, 0.16, [s * 0.4, 0, 1], 10)
  clay.part({ material: bone(bench.creature.ivory ?? [236, 226, 196]), place })
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 44, 70, 74], 21],
        [[s * 78, 190, 126], 18],
        [[s * 84, 270, 210], 13],
        [[s * 44, 262, 286], 4],
      ],
      4,
      4,
    )
}

/** A round head with two discs of feathers, great eyes that look ahead, a small hooked beak and tufts. */
export function sculptOwlHead(bench: Bench, place: Bench['place']): void {
  const { clay, creature, coats } = bench
  const part = clay.parts.length
  clay.part({ ...bench.hide, place })
  clay.ellipsoid([0, -26, -8], [104, 96, 88]).ellipsoid([0, 48, 0], [92, 60, 76], 30)
  for (const s of [-1, 1]) clay.leaf([s * 58, -92, 10], [s * 104, -164, -8], 30, 4, 0.5, [s * 0.3, 0, 1], 12)
  clay.cone([-46, -62, 74], [0, -30, 96], 15, 15, 12).cone([46, -62, 74], [0, -30, 96], 15, 15, 12)
  coats.push({
    part,
    colour: ownColour,
    spacing: 44,
    length: 24,
    width: 6,
    stray: 0.25,
    contrast: 0.1,
    wisps: 0.8,
    flow: ([x, y, z]) => [x * 0.012, (y + 20) * 0.012 + 0.2, -0.6 - z * 0.001],
  })
  for (const s of [-1, 1]) {
    const disc = clay.parts.length
    clay.part({
      material: { ...cloth(shade(creature.belly, 0.06)), bump: 0.9, grain: [4, 12] },
      place,
      pigment: (t) => {
        const r = Math.hypot(t.x - s * 42, t.y + 12)
        const rim = r > 44 ? 0.5 : 0.86 + 0.2 * Math.sin(r * 0.5)
        t.red *= rim
        t.green *= rim
        t.blue *= rim
      },
    })
    clay.ellipsoid([s * 42, -12, 66], [52, 54, 22], 0, turn(s * 22, 0, 0))
    coats.push({
      part: disc,
      colour: ownColour,
      spacing: 26,
      length: 20,
      width: 3.4,
      stray: 0.1,
      contrast: 0.08,
      wisps: 0.3,
      flow: ([x, y]) => [x - s * 42, y + 12, 0],
    })
  }
  for (const s of [-1, 1]) eyeball(bench, place, [s * 42, -14, 74], 25, [s * 0.12, 0.04, 1])
  clay.part({ material: { ...bone([62, 52, 46]), specular: 0.5 }, place })
  clay.limb(
    [
      [[0, -14, 84], 15],
      [[0, 12, 112], 17],
      [[0, 44 + creature.gape * 4, 112], 3],
    ],
    6,
    4,
  )
  if (creature.gape > 0.4) clay.leaf([0, 40, 84], [0, 60 + creature.gape * 16, 92], 15, 4, 0.5, [0, 0, 1], 4)
}
