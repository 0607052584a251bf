import type { Mask } from '../../contract/edits.ts'
import {
  before,
  coloured,
  elsewhere,
  isCutOut,
  isInPieces,
  lifted,
  matteOf,
  placeOf,
  Refused,
} from '../../engine/edits/edits.ts'
import { alone } from '../../engine/facts.ts'
import { type Frame, type Picture, repaint } from '../../engine/index.ts'
import type { Done, SceneOrder, Told } from './edit-thread.ts'
import { meant } from './spread-mask.ts'

/** A picture whose subject is cut out, with what was brushed over; or a kept scene of which nothing but its subject is painted. */
export type Cut =
  | { picture: Picture; keep?: Mask | undefined; drop?: Mask | undefined; hasPerson: boolean }
  | { scene: SceneOrder }

/** What is to stand behind a subject. */
export type ThreadBehind =
  | { kind: 'colour'; colour: string }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'words'; prompt: string }

/** A subject that is put before another background. */
export interface Replacing {
  of: Cut
  behind: ThreadBehind
  seed: number
}

/** How much of the shadow under a subject's feet falls on a plain colour, which is no ground. */
const SHADOW_ON_COLOUR = 0.5

/** What a picture is of, with nothing behind it. Throws Refused where nothing stands out, or nothing is behind it. */
export function cutOut({ of }: { of: Cut }, told: Told): Done {
  if ('picture' in of && !of.keep && !of.drop && isCutOut(of.picture)) throw new Refused('nothing-to-do')
  const picture = subjectOf(of, told)
  return { picture, told: doubtsOf(of, picture) }
}

/**
 * What a picture is of, before another background: a kept scene in a place that words name is composed there, where it can be. Throws
 * Refused where nothing stands out, or no word of the place can be painted.
 */
export function putBefore({ of, behind, seed }: Replacing, told: Told): Done {
  if ('scene' in of && behind.kind === 'words') {
    const { category, style, frame } = of.scene
    const scene = elsewhere(category, of.scene.scene, behind.prompt, seed)
    if (scene) return { picture: repaint(category, scene, style, frame, told), scene }
  }
  const subject = subjectOf(of, (done) => told(0.6 * done))
  const background = backgroundOf(behind, subject, seed, (done) => told(0.6 + 0.3 * done))
  const isPlain = behind.kind === 'colour'
  const picture = before(subject, background, { isAttuned: !isPlain, shadow: isPlain ? SHADOW_ON_COLOUR : 1 })
  return { picture, told: doubtsOf(of, subject) }
}

/** What is said of a subject that was found in px and may lack a part: nobody brushed over it yet. */
function doubtsOf(of: Cut, subject: Picture): string[] {
  if (!('picture' in of) || of.keep || of.hasPerson || !isInPieces(subject)) return []
  return ['What was cut out lies in several pieces. If a part is missing, brush over it as what stays, and cut again.']
}

function subjectOf(of: Cut, told: Told): Picture {
  if ('picture' in of) {
    const { picture, keep, drop, hasPerson } = of
    const brushed = { keep: keep && meant(keep), drop: drop && meant(drop) }
    return lifted(picture, matteOf(picture, { ...brushed, hasPerson, onProgress: told }))
  }
  const { category, scene, style, frame } = of.scene
  const bare = alone(scene)
  if (!bare) throw new Refused('no-subject')
  return repaint(category, bare, style, frame, told)
}

function backgroundOf(behind: ThreadBehind, frame: Frame, seed: number, told: Told): Picture {
  if (behind.kind === 'picture') return behind.picture
  if (behind.kind === 'colour') return coloured(behind.colour, frame.width, frame.height)
  return placeOf(behind.prompt, seed, frame, told)
}
