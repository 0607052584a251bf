import { beasts } from '../beasts.ts'
import type { Form, Land } from '../scene.ts'
import { cliffOf, fallsAt, type Plan, riverOf, TARN } from './plan.ts'
import { volcanoAt } from './things.ts'

type Points = [z: number, x: number][]

/** The lie of the land: near ground, what closes the view, water. `hills` are put in before water is carved, `isles` after. */
export function reliefOf(plan: Plan, hills: readonly Form[], isles: readonly Form[]): Pick<Land, 'forms' | 'massif'> {
  const far = closingForms(plan)
  const islets = plan.middle === 'sea' ? seaForms(plan) : []
  return {
    forms: [...groundForms(plan), ...far.forms, ...islets, ...hills, ...waterForms(plan), ...isles, ...fallsOf(plan)],
    ...(far.massif && { massif: far.massif }),
  }
}

function groundForms({ wishes, random, biome, middle, base, viewpoint }: Plan): Form[] {
  const { has } = wishes
  const dice = random.fork('ground')
  const seed = () => dice.int(1, 9000)
  const forms: Form[] = [{ form: 'rise', from: -20, to: -10, height: base }]
  if (middle === 'swamp') {
    forms.push({ form: 'swell', height: 2.4, length: 20, from: -60, to: 900, seed: seed() })
  } else if (biome === 'desert' && !has('mesa', 'canyon')) {
    const angle = dice.range(0.5, 1.1)
    // What one stands among may not hide what one looks at.
    const height = viewpoint === 'low' ? 7 : 19
    forms.push({ form: 'dunes', from: 0, to: 1600, height, length: 84, angle, seed: seed() })
  } else if (biome !== 'cavern' && base > 0) {
    // A whole hillside to cut them into, rising before us in spurs.
    if (has('terraces'))
      forms.push(
        { form: 'rise', from: 24, to: 300, height: 74 },
        { form: 'swell', height: 62, length: 105, from: 20, to: 900, seed: seed() },
      )
    const hilly = has('hills') ? 26 : has('plains', 'wheat') ? 5 : biome === 'tundra' ? 8 : 12
    const low = viewpoint === 'low'
    forms.push({
      form: 'swell',
      height: low ? hilly * 0.4 : hilly,
      length: has('hills') ? 110 : 75,
      from: low ? 60 : 18,
      to: 1100,
      seed: seed(),
    })
    if (has('hills')) forms.push({ form: 'swell', height: 90, length: 300, from: 260, to: 1900, seed: seed() })
    forms.push({ form: 'swell', height: low ? 0.8 : 1.6, length: 14, from: -20, to: 240, seed: seed() })
  }
  if (biome === 'forest' || biome === 'jungle') {
    forms.push({ form: 'swell', height: 70, length: 280, from: 300, to: 1900, seed: seed() })
  }
  return forms
}

function closingForms(plan: Plan): { forms: Form[]; massif?: Land['massif'] } {
  const { wishes, random, biome, middle, focus, away, xAt } = plan
  const { has } = wishes
  const dice = random.fork('far')
  const seed = () => dice.int(1, 9000)
  if (biome === 'cavern') return { forms: [] }
  if (biome === 'volcanic') {
    const height = 265 * Math.min(1.15, wishes.scale('volcano'))
    const across = volcanoAt(plan)
    return {
      massif: { from: 380, to: 1900, erosion: 0.4 },
      forms: [
        { form: 'range', z: 1450, depth: 420, height: 150, length: 260, gap: xAt(across, 1450), seed: seed() },
        { form: 'volcano', x: xAt(across, 1000), z: 1000, height, radius: 470, seed: seed() },
      ],
    }
  }
  if (has('canyon')) return { forms: [gorge(plan)] }
  if (biome === 'desert' && has('mesa')) return { forms: mesas(plan) }
  if (plan.mountainous) return mountains(plan)
  if (middle === 'sea') {
    if (plan.headland) return { forms: [] }
    return {
      massif: { from: 900, to: 2600, erosion: 0.6 },
      forms: [{ form: 'range', z: 2100, depth: 460, height: 110, length: 420, gap: xAt(focus, 2100), seed: seed() }],
    }
  }
  const height = biome === 'desert' ? 90 : has('plains', 'wheat') ? 80 : 120
  const gap = xAt(0.5 + away * 0.25, 1800)
  return {
    massif: { from: 700, to: 2400, erosion: 0.6 },
    forms: [{ form: 'range', z: 1800, depth: 520, height, length: 340, gap, seed: seed() }],
  }
}

/** A range across the view with a pass beside the light, and peaks of their own before it. */
function mountains({ wishes, random, focus, away, xAt, viewpoint }: Plan): { forms: Form[]; massif: Land['massif'] } {
  const dice = random.fork('mountains')
  const seed = () => dice.int(1, 9000)
  // Seen from high up they would stand out of the picture.
  const seen = viewpoint === 'high' ? 0.55 : viewpoint === 'low' ? 1.1 : 1
  const grand = wishes.scale('mountains') * (wishes.has('majestic') ? 1.2 : 1) * seen
  const tall = 270 * Math.min(1.35, grand)
  const pass = xAt(0.5 + away * 0.2, 1420)
  const forms: Form[] = [{ form: 'range', z: 1420, depth: 520, height: tall, length: 300, gap: pass, seed: seed() }]
  const said = wishes.mention('mountains')?.count ?? 1
  const count = said > 1 ? Math.min(7, said) : 2
  for (let k = 0; k < count; k++) {
    const aside = k === 0 ? focus + dice.range(-0.06, 0.06) : 0.5 + away * dice.range(0.3, 0.42)
    const t = count > 2 ? (k + 0.5 + dice.range(-0.15, 0.15)) / count : aside
    const z = dice.range(950, 1150)
    const height = (k === 0 ? dice.range(370, 430) : dice.range(230, 330)) * Math.min(1.15, grand)
    const radius = height * dice.range(0.95, 1.2)
    forms.push({ form: 'peak', x: xAt(t, z), z, height, radius, sharp: dice.range(1.05, 1.3), seed: seed() })
  }
  return { massif: { from: 420, to: 1950, erosion: 0.75 }, forms }
}

function mesas({ wishes, random, focus, xAt }: Plan): Form[] {
  const dice = random.fork('mesas')
  const count = Math.min(9, Math.max(3, wishes.mention('mesa')?.count ?? dice.int(4, 6)))
  return Array.from({ length: count }, (_, k): Form => {
    const t = k === 0 ? focus : (k + dice.range(0.1, 0.9)) / count
    const z = k === 0 ? 420 : dice.range(480, 1250)
    const [height, radius] = [dice.range(100, 150), dice.range(62, 130)]
    return { form: 'mesa', x: xAt(t, z), z, height, radius, seed: dice.int(1, 9000) }
  })
}

function gorgePoints({ random, away }: Plan): Points {
  const bend = random.fork('gorge').range(-6, 6)
  return [
    [8, 0],
    [60, bend],
    [180, away * 26],
    [420, -away * 20],
    [900, away * 60],
    [2400, 0],
  ]
}

const gorge = (plan: Plan): Form => ({
  form: 'gorge',
  points: gorgePoints(plan),
  width: 26,
  height: 105,
  seed: plan.random.fork('gorge').int(1, 9000),
})

/** A headland with stacks before it, or islands in open water. */
function seaForms(plan: Plan): Form[] {
  const { wishes, random, headland, focus, away, xAt } = plan
  const dice = random.fork('sea')
  const seed = () => dice.int(1, 9000)
  const forms: Form[] = []
  if (headland) {
    const height = wishes.has('harbour') ? 9 : wishes.has('beach') && !wishes.has('coast') ? 14 : dice.range(38, 52)
    const { x } = cliffOf(plan)
    forms.push({ form: 'rise', from: 26, to: 64, height: -9 })
    forms.push({ form: 'cliff', side: -away, x, z: 150, height, reach: 120, seed: seed() })
    for (const z of [210, 270]) {
      const t = 0.5 + away * dice.range(0, 0.25)
      forms.push({
        form: 'spire',
        x: xAt(t, z),
        z,
        height: dice.range(16, 30),
        radius: dice.range(10, 17),
        seed: seed(),
      })
    }
  } else if (wishes.has('island')) {
    for (let k = 0; k < wishes.count('island'); k++) {
      const t = k === 0 ? focus : 0.5 + away * dice.range(0.05, 0.4)
      const z = k === 0 ? 230 : dice.range(300, 700)
      const [height, radius] = [22 + z * 0.05, 60 + z * 0.09]
      forms.push({ form: 'knoll', x: xAt(t, z), z, height, radius, flat: 0.1, seed: seed() })
    }
  }
  return forms
}

function waterForms(plan: Plan): Form[] {
  const { wishes, random, biome, middle, away, xAt } = plan
  const seed = random.fork('water').int(1, 9000)
  if (biome === 'cavern') return cavernForms(plan)
  if (wishes.has('cloud-sea')) return cloudForms(plan)
  if (wishes.has('canyon')) {
    return wishes.has('river') ? [{ form: 'channel', points: gorgePoints(plan), width: 15, depth: 7, seed }] : []
  }
  if (wishes.has('waterfall', 'lava-fall') && middle === 'lake') {
    const x = xAt(plan.focus, TARN) * 0.7
    return [{ form: 'basin', x, z: TARN - 92, across: 78, along: 86, depth: 9, seed }]
  }
  if (plan.oasis) {
    const x = xAt(0.5 - away * 0.06, 105)
    return [{ form: 'basin', x, z: 104, across: 46, along: 50, depth: 6, seed }]
  }
  if (middle === 'lake') {
    const near = wishes.has('dock', 'stilt-houses')
    const [z, along] = near ? [104, 92] : [124, 78]
    return [{ form: 'basin', x: xAt(0.5 - away * 0.02, 140), z, across: near ? 150 : 118, along, depth: 9, seed }]
  }
  if (middle !== 'river') return []
  return [{ form: 'channel', points: riverOf(away), width: 15, depth: 6, seed }]
}

/** Land that sinks under the clouds a little before the eye and rises out of them in single peaks. */
function cloudForms({ wishes, random, xAt }: Plan): Form[] {
  const dice = random.fork('clouds')
  const seed = () => dice.int(1, 9000)
  // Whoever looks out over them has ground to stand on.
  const brink = wishes.has('traveller', 'horseback', ...beasts.keys()) ? 32 : 14
  const forms: Form[] = [{ form: 'rise', from: brink, to: brink + 26, height: -60 }]
  for (let k = 0; k < 5; k++) {
    const z = dice.range(260, 900)
    const height = 60 + z * dice.range(0.08, 0.2)
    forms.push({
      form: 'spire',
      x: xAt((k + dice.range(0.2, 0.8)) / 5, z),
      z,
      height: height + 60,
      radius: height * 0.9,
      seed: seed(),
    })
  }
  return forms
}

/** A step of rock that water falls over. */
function fallsOf(plan: Plan): Form[] {
  const { wishes, random, biome, middle } = plan
  if (!wishes.has('waterfall', 'lava-fall') || !['lake', 'river'].includes(middle) || biome === 'cavern') return []
  if (wishes.has('floating-islands')) return []
  const dice = random.fork('falls')
  const grand = Math.min(1.3, wishes.scale('waterfall'))
  return [
    {
      form: 'mesa',
      ...fallsAt(plan),
      height: dice.range(70, 82) * grand,
      seed: dice.int(1, 9000),
      falls: true,
    },
  ]
}

function cavernForms({ wishes, random, away, xAt }: Plan): Form[] {
  const dice = random.fork('cavern')
  const seed = () => dice.int(1, 9000)
  const forms: Form[] = []
  if (!wishes.brief.without.includes('lake')) {
    forms.push({ form: 'basin', x: xAt(0.52, 70), z: 70, across: 32, along: 46, depth: 4, seed: seed() })
  }
  forms.push({ form: 'swell', height: 7, length: 26, from: 6, to: 400, seed: seed() })
  for (let k = 0; k < 13; k++) {
    const z = dice.range(26, 190)
    const t = k % 2 === 0 ? dice.range(0, 0.3) : dice.range(0.7, 1)
    forms.push({ form: 'spire', x: xAt(t, z), z, height: dice.range(6, 26), radius: dice.range(3, 8), seed: seed() })
  }
  const points: Points = [
    [8, 0],
    [70, away * 8],
    [150, -away * 14],
    [260, away * 22],
  ]
  forms.push({ form: 'gorge', points, width: 40, height: 70, seed: seed() })
  forms.push({ form: 'rise', from: 250, to: 380, height: 70 })
  return forms
}
