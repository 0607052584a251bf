import { ownColour } from '../../figures/sculpture/groom.ts'
import { out, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { type Rgb, shade } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import { bone, cloth, glow } from '../../paint/material.ts'
import { burningIn } from '../hides.ts'
import { builds } from './beast-builds.ts'
import { sculptBeastHead } from './beast-heads.ts'
import { armsOf, sculptBrute } from './brute.ts'
import { type Hand, hold } from './grip.ts'
import { type Bench, body, eyeball, toothRow } from './rig.ts'
import { wingsAt } from './wings.ts'

/** Great two-legged bodies: golems, elementals, treants, trolls, giants. Broad above, small in the head. */
export function sculptHulk(bench: Bench): void {
  const { clay, creature, place, luck, coats } = bench
  const made = creature.hide
  const rocky = made === 'stone' || made === 'lava' || made === 'ice' || made === 'crystal' || made === 'metal'
  const airy = made === 'fire' || made === 'air' || made === 'water' || made === 'shadow'
  wingsAt(bench, [90, -40, 0], 0.9, -110)
  if (!rocky && !airy) {
    const trunk = sculptBrute(bench)
    if (creature.form === 'werewolf') {
      wolfish(bench, trunk)
      return
    }
    for (let h = 0; h < creature.heads && !creature.headless; h++) {
      const s = h === 0 ? -1 : 1
      const lone = creature.heads === 1
      const head = within(
        place,
        lone ? [0, -10, 24] : [s * 92, -6, 16],
        turn(lone ? -creature.yaw * 0.9 : s * 20, 0, lone ? luck.range(-5, 5) : s * 9),
        lone ? 1.06 : 0.9,
      )
      const one = { ...bench, place: head }
      face(one, false)
      if (one.mouth) bench.mouth = one.mouth
    }
    if (made === 'fur') pelt(bench, trunk)
    if (made === 'wood') crown(bench)
    return
  }
  const trunk = body(bench)
  const lump = (at: Vec, r: Vec, blend: number) => {
    if (rocky)
      clay.box(
        at,
        [r[0] * 0.86, r[1] * 0.86, r[2] * 0.86],
        Math.min(...r) * 0.3,
        Math.min(blend, 6),
        turn(luck.range(-14, 14), luck.range(-14, 14), luck.range(-12, 12)),
      )
    else clay.ellipsoid(at, r, blend)
  }
  lump([0, 20, 0], [168, 140, 110], 0)
  lump([0, 160, 0], [112, 96, 86], 34)
  const hands: Hand[] = []
  for (const { s, pair, isStump } of armsOf(creature)) {
    const drop = pair * 96
    lump([s * (158 - pair * 26), -40 + drop, pair * 8], [86, 80, 80], 26)
    if (isStump) {
      // What is left of it is jagged.
      for (let k = 0; k < 3; k++) lump([s * (196 + k * 14), 16 + drop + k * 12, (k - 1) * 30], [34, 30 + k * 8, 30], 4)
      continue
    }
    const fist: Vec = [s * (232 + pair * 34) + luck.range(-16, 16), 236 - pair * 40 + drop * 0.3, 84 + pair * 70]
    const elbow: Vec = [s * 232, 100 + drop, 10]
    if (rocky) {
      lump([s * (205 + pair * 20), 60 + drop * 0.8, 6 + pair * 24], [60, 84, 62], 4)
      lump([s * (232 + pair * 30), 176 + drop * 0.2, 40 + pair * 50], [64, 78, 64], 4)
      lump(fist, [70, 60, 66], 4)
      hands.push({ at: [fist[0], fist[1] - 20, fist[2]], towards: [0, 0.5, 0.6], s })
    } else {
      hands.push({ at: [fist[0], fist[1] - 20, fist[2]], towards: [0, 0.5, 0.6], s })
      // Arms of flame, water or wind, that fray where hands would be.
      clay.limb(
        [
          [[s * 168, -30, 0], 70],
          [elbow, 50],
          [[s * 240, 186, 56], 46],
          [[fist[0], fist[1] - 20, fist[2]], 44],
        ],
        20,
      )
      for (let k = 0; k < 5; k++) {
        const rise = made === 'fire' ? -1 : 1
        const tip: Vec = [fist[0] + s * (k - 1) * 22, fist[1] + rise * (70 + 26 * luck.next()), fist[2] + 20]
        clay.limb(
          [
            [[fist[0] + (k - 2) * 12, fist[1] - 16, fist[2] + 6], 24],
            [[fist[0] + s * (k - 1.4) * 20, fist[1] + rise * 30, fist[2] + 18], 15],
            [tip, 2],
          ],
          12,
        )
      }
    }
  }
  if (!airy)
    for (const s of [-1, 1]) {
      lump([s * 78, 280, 6], [66, 92, 70], 20)
      lump([s * 88, 384, 20], [70, 66, 82], 16)
    }
  for (const [k, gear] of (creature.held ?? []).entries()) if (hands[k]) hold(bench, gear, hands[k], 1.35)
  if (airy) {
    // No legs: it ends in a whirl that narrows to the ground.
    clay.limb(
      [
        [[0, 180, 0], 100],
        [[26, 280, 10], 74],
        [[-12, 360, 0], 46],
        [[10, 430, 10], 12],
      ],
      30,
    )
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2
      const y = made === 'fire' ? -80 : luck.range(-40, 240)
      clay.limb(
        [
          [[Math.cos(a) * 110, y, Math.sin(a) * 80], 46],
          [[Math.cos(a) * 160, y - 70, Math.sin(a) * 90], 28],
          [[Math.cos(a) * 150 + 20, y - 170 - luck.range(0, 70), Math.sin(a) * 60], 3],
        ],
        26,
      )
    }
    const light = creature.colour
    bench.glows.push({
      x: place.origin[0],
      y: place.origin[1] - 20,
      radius: 430 * place.scale,
      colour: made === 'fire' ? fireLight(light) : [light[0] * 0.12, light[1] * 0.12, light[2] * 0.12],
    })
  }
  for (let h = 0; h < creature.heads && !creature.headless; h++) {
    if (creature.heads === 1) face(bench, rocky)
    else {
      // Side by side on the same shoulders, each turned a little away from the other.
      const s = h === 0 ? -1 : 1
      const head = within(place, [s * 92, -14, s * 8], turn(s * 20, 0, s * 9), 0.88)
      const one = { ...bench, place: head }
      face(one, rocky)
      if (one.mouth) bench.mouth = one.mouth
    }
  }
  if (made === 'stone' && creature.state.includes('mossy'))
    coats.push({
      part: trunk,
      colour: [88, 112, 52],
      spacing: 320,
      length: 22,
      width: 4,
      stray: 1,
      contrast: 0.1,
      wisps: 1,
    })
}

function pelt({ coats }: Bench, part: number): void {
  coats.push({
    part,
    colour: ownColour,
    spacing: 46,
    length: 40,
    width: 4,
    stray: 0.45,
    contrast: 0.1,
    wisps: 0.8,
  })
}

/** A wolf's head and tail on a man's body, its pelt thickest about the neck. */
function wolfish(bench: Bench, trunk: number): void {
  const { clay, coats, place, luck } = bench
  const neck = body(bench)
  clay.limb(
    [
      [[0, -50, 40], 104],
      [[0, -104, 70], 88],
      [[0, -140, 96], 70],
    ],
    20,
    4,
  )
  const s = luck.chance(0.5) ? 1 : -1
  const tail = body(bench)
  clay.limb(
    [
      [[0, 190, -70], 26],
      [[s * 90, 260, -120], 38],
      [[s * 190, 290, -110], 36],
      [[s * 250, 230, -90], 5],
    ],
    10,
  )
  pelt(bench, trunk)
  for (const [part, length] of [
    [neck, 64],
    [tail, 52],
  ] as const)
    coats.push({ part, colour: ownColour, spacing: 40, length, width: 4.4, stray: 0.5, contrast: 0.13, wisps: 1 })
  const one = { ...bench, place }
  sculptBeastHead(one, { ...builds[bench.creature.like ?? 'wolf']!, headSize: 1.3 }, [0, -168, 96])
  if (one.mouth) bench.mouth = one.mouth
}

const fireLight = (colour: Rgb): Rgb => {
  const { shed } = burningIn(colour)
  return [shed[0] * 0.8, shed[1] * 0.8, shed[2] * 0.8]
}

function face(bench: Bench, rocky: boolean) {
  const { clay, creature, place } = bench
  const { form } = creature
  const gape = creature.gape
  bench.brows.push({ place, at: [0, rocky ? -208 : -206, 46], radius: rocky ? 74 : 72 })
  bench.mouth = { at: out(place, [0, -98 + gape * 8, 140]), from: out(place, [0, -106, 40]) }
  body(bench)
  if (rocky)
    clay
      .box([0, -160, 50], [66, 70, 66], 20, 0, turn(-8, 4, 3))
      .box([0, -196, 100], [74, 20, 30], 8, 6)
      .box([0, -108 + gape * 8, 74], [56, 26, 52], 12, 6)
  else {
    clay
      .ellipsoid([0, -150, 46], [72, 84, 76])
      .cone([-52, -176, 100], [52, -176, 100], 20, 20, 16)
      .ellipsoid([0, -92 + gape * 10, 80], [58, 38, 44], 20)
      .cone([0, -160, 112], [0, -126, 138], form === 'troll' ? 13 : 15, form === 'ape' ? 12 : 20, 12)
    if (form === 'troll')
      clay.limb(
        [
          [[0, -150, 120], 17],
          [[0, -122, 158], 19],
          [[4, -96, 176], 14],
        ],
        10,
      )
    if (form === 'ape')
      clay.ellipsoid([0, -106, 104], [50, 42, 44], 20).cone([-50, -182, 104], [50, -182, 104], 22, 22, 14)
    if (form === 'ogre') clay.ellipsoid([0, -84, 84], [66, 40, 44], 20)
  }
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * 30, -150, 124], [19, 12, 24], 8)
  clay.ellipsoid([0, -100 + gape * 4, 128], [40, 7 + 16 * gape, 40], 6).build()
  for (const s of [-1, 1]) eyeball(bench, place, [s * 30, -150, rocky ? 94 : 102], 13, [s * 0.1, 0.1, 1])
  if (creature.hide === 'skin' || creature.hide === 'fur' || form === 'demon') {
    toothRow(bench, place, [-34, -106, 118], [34, -106, 118], 7, 13, 1, 16)
    toothRow(bench, place, [-32, -92, 116], [32, -92, 116], 6, 20, -1, 14)
    clay.part({ material: bone([226, 214, 180]), place })
    for (const s of [-1, 1])
      clay.limb(
        [
          [[s * 32, -84, 110], 9],
          [[s * 42, -106, 120], 8],
          [[s * 40, -142, 118], 1.5],
        ],
        3,
      )
    body(bench)
    for (const s of [-1, 1]) clay.leaf([s * 66, -150, 40], [s * 136, -196, 20], 24, 4, 0.35, [0, 0, 1], 8)
  }
  if (creature.horns > 0) {
    clay.part({ material: bench.claw, place })
    for (const s of [-1, 1])
      clay.limb(
        [
          [[s * 46, -206, 50], 22],
          [[s * 104, -246, 40], 19],
          [[s * 140, -310, 60], 11],
          [[s * 134, -370, 84], 2],
        ],
        4,
      )
  }
}

/** Boughs and leaves for a tree that walks. */
function crown(bench: Bench) {
  const { clay, place, luck, creature } = bench
  body(bench)
  const boughs: Vec[] = []
  for (let k = 0; k < 7; k++) {
    const u = (k / 6 - 0.5) * 2
    const tip: Vec = [u * 240 + luck.range(-24, 24), -330 - (1 - u * u) * 80 + luck.range(-30, 30), luck.range(-60, 50)]
    clay.limb(
      [
        [[u * 90, -130, 0], 30],
        [[u * 160, -230, 10], 20],
        [tip, 6],
      ],
      14,
    )
    boughs.push(tip)
  }
  for (let k = 0; k < 4; k++)
    clay.limb(
      [
        [[(k - 1.5) * 22, -90, 110], 13],
        [[(k - 1.5) * 36, 0, 130], 8],
        [[(k - 1.5) * 30 + luck.range(-14, 14), 90, 120], 2],
      ],
      6,
    )
  const burns = creature.state.includes('burning')
  const season = burns
    ? ([150, 62, 24] as const)
    : creature.state.includes('autumn')
      ? ([176, 92, 36] as const)
      : creature.state.includes('dead')
        ? undefined
        : ([74, 104, 50] as const)
  if (!season) return
  for (const tip of boughs) {
    clay.part({
      material: { ...cloth(shade(season, luck.range(-0.05, 0.05))), mottle: 0.8 },
      place,
      lie: [0, 1, 0],
      pigment: (t) => {
        const leaf = grain(t.x * 0.045, t.y * 0.045 + t.z * 0.03)
        t.height += leaf * 26
        const tone = 0.55 + leaf * 0.9
        t.red *= tone
        t.green *= tone
        t.blue *= tone
      },
    })
    clay
      .ellipsoid(tip, [110, 76, 80])
      .ellipsoid([tip[0] + luck.range(-60, 60), tip[1] - 34, tip[2] + 20], [76, 56, 60], 12)
    bench.coats.push({
      part: clay.parts.length - 1,
      colour: ownColour,
      spacing: 60,
      length: 22,
      width: 9,
      stray: 2.2,
      contrast: 0.2,
      wisps: 0.9,
    })
    if (burns) flameOver(bench, tip)
  }
}

/** Tongues of fire that stand out of a burning bough. */
function flameOver({ clay, place, luck }: Bench, [x, y, z]: Vec) {
  const tongues: readonly (readonly [Rgb, number])[] = [
    [[206, 66, 14], 1],
    [[240, 136, 34], 0.6],
  ]
  for (const [colour, size] of tongues) {
    clay.part({ material: { ...glow(colour, 0.5), colour }, place })
    for (let k = 0; k < 4; k++) {
      const aside = (k - 1.5) * 46 + luck.range(-12, 12)
      const tall = luck.range(90, 170) * size
      clay.limb(
        [
          [[x + aside, y - 34, z + 50 * size], 27 * size],
          [[x + aside + luck.range(-14, 14), y - 44 - tall * 0.5, z + 46], 19 * size],
          [[x + aside + luck.range(-26, 26), y - 50 - tall, z + 40], 2],
        ],
        8,
        4,
      )
    }
  }
}
