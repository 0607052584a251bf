import type { Rgb } from '../../../paint/colour.ts'
import type { Random } from '../../../paint/random.ts'
import type { Brief } from '../../../prompt/brief.ts'
import { casterIn } from '../named.ts'
import type { SpellHands } from '../scene.ts'

/** How each form may be cast by hand, when hands are asked for, and how often when they are not. */
const ways: Readonly<Record<string, { poses: readonly string[]; often: number }>> = {
  ball: { poses: ['about', 'under', 'thrust'], often: 0.4 },
  hand: { poses: ['palm', 'under', 'about'], often: 1 },
  aura: { poses: ['under', 'about'], often: 0.3 },
  burst: { poses: ['thrust', 'about'], often: 0.2 },
  portal: { poses: ['thrust', 'about'], often: 0.3 },
  tornado: { poses: ['thrust'], often: 0.3 },
  cloud: { poses: ['thrust'], often: 0.25 },
  wall: { poses: ['thrust', 'about'], often: 0.2 },
  storm: { poses: ['thrust', 'about'], often: 0.2 },
  splash: { poses: ['thrust'], often: 0.4 },
  eye: { poses: ['under', 'about'], often: 0.3 },
  lights: { poses: ['under', 'palm'], often: 0.3 },
  missiles: { poses: ['thrust'], often: 0.3 },
  skull: { poses: ['about', 'under'], often: 0.25 },
  clock: { poses: ['under', 'about'], often: 0.3 },
  circle: { poses: ['thrust'], often: 0.2 },
  beast: { poses: ['thrust'], often: 0.2 },
  wolf: { poses: ['thrust'], often: 0.2 },
  swarm: { poses: ['under', 'thrust'], often: 0.2 },
  bolt: { poses: ['thrust'], often: 0 },
  cone: { poses: ['thrust'], often: 0 },
  singularity: { poses: ['about', 'thrust'], often: 0.3 },
  elemental: { poses: ['thrust'], often: 0.2 },
  blades: { poses: ['thrust'], often: 0.2 },
  vines: { poses: ['thrust'], often: 0.2 },
  ward: { poses: ['about', 'thrust'], often: 0.2 },
}

const skins: readonly Rgb[] = [
  [214, 168, 138],
  [186, 136, 104],
  [146, 98, 70],
  [104, 68, 48],
  [226, 188, 160],
]
const sleeves: readonly Rgb[] = [
  [66, 24, 28],
  [32, 36, 62],
  [40, 52, 40],
  [70, 62, 50],
  [44, 30, 56],
  [28, 28, 32],
]

/** Whose hands are seen before a spell: asked for, or now and then as chance has it. */
export function handsOf(brief: Brief, form: string, isFigured: boolean, rng: Random): SpellHands | undefined {
  const way = ways[form]
  // Burning hands bring their own.
  if (!way || isFigured || /\bburning hands\b/i.test(brief.prompt)) return undefined
  const asked = form === 'hand' || casterIn(brief) || brief.mentions.some(({ concept }) => concept === 'hand')
  if (!asked && !rng.fork('whether').chance(way.often)) return undefined
  return {
    pose: saidIn(brief) ?? rng.fork('pose').pick(way.poses),
    side: rng.fork('side').pick([-1, 1]),
    skin: rng.fork('skin').pick(skins),
    sleeve: rng.fork('sleeve').pick(sleeves),
  }
}

/** How the words hold them: an open palm, both hands. */
function saidIn({ prompt }: Brief): string | undefined {
  if (/\b(palm|outstretched hand)\b/i.test(prompt)) return 'palm'
  if (/\b(cupped|cupping)\b/i.test(prompt)) return 'under'
  if (/\b(two|both|between \w*\s?\w*)\s?hands\b/i.test(prompt) || /\bhands (shap|weav|hold)/i.test(prompt))
    return 'about'
  return undefined
}
