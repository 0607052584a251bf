import type { Chip } from '../../../contract/prompts.ts'
import { type CameraMove, type VideoEffect, videoEffects } from '../../../contract/video-facts.ts'
import { type Found, hear, type Strange } from './hear.ts'
import { spokenIn } from './spoken.ts'
import { type EyeMove, type Mover, movers, type Wish } from './wish.ts'

/** What turned out to move, for words to be told as used or not. */
export interface Moving {
  movers: ReadonlySet<Mover>
  /** Whether a beast's breath is seen. */
  breathes: boolean
  /** Whether a mouth is seen that speaks. */
  speaks: boolean
}

/** What words, effect and camera ask for, and what became of each word, once it is known what moves. */
export interface ReadWords {
  wish: Wish
  told(moving: Moving): { understood: Chip[]; unused: string[] }
}

/** Kinds of scenes in which somebody can say what stands in quotes. */
const speakers: readonly string[] = ['figure']
/** Kinds that wind does nothing to, but for what falls and drifts before them. */
const windless: readonly string[] = ['item', 'spell', 'picture']
const blown: readonly VideoEffect[] = ['rain', 'snow', 'fog', 'embers', 'lightning']
const glowing: readonly VideoEffect[] = ['embers', 'fireflies', 'portal']

/** Moves that undo each other. */
const opposites: Partial<Record<CameraMove, CameraMove>> = { 'push-in': 'pull-out', 'pull-out': 'push-in' }

/**
 * The moves that are made: the camera that was chosen, else up to two of the words that can be made at once. What is denied is only not
 * made: the eye stands still for it where nothing else is asked of it.
 */
function eyeOf(found: readonly Found[], camera: CameraMove | undefined, isStill: boolean) {
  const used = new Set<Found>()
  const eye: EyeMove[] = camera ? [{ move: camera, toward: 1 }] : []
  const named = found.flatMap((one) => {
    const { act } = one.term
    return 'camera' in act ? [{ one, move: act.camera, toward: act.toward }] : []
  })
  const denied = named.filter(({ one }) => one.isDenied)
  // A camera that was chosen stays, whatever the words deny.
  for (const { one, move } of denied) if (move !== camera) used.add(one)
  const excludes = (one: CameraMove, other: CameraMove) =>
    one === 'still' || other === 'still' || opposites[one] === other
  // Words may still say which way a camera goes that was chosen.
  let isOpen = camera !== undefined
  for (const { one, move, toward } of named) {
    if (denied.some((no) => no.one === one || (no.move === move && no.toward === toward))) continue
    const same = eye.find((made) => made.move === move)
    const fits = same === undefined && camera === undefined && !eye.some((made) => excludes(made.move, move))
    if (same && (same.toward === toward || isOpen)) {
      same.toward = toward
      isOpen = false
      used.add(one)
    } else if (fits && eye.length < 2) {
      eye.push({ move, toward })
      used.add(one)
    }
  }
  const isHeld = isStill || denied.some(({ move }) => move !== 'still')
  if (isHeld && eye.length === 0) eye.push({ move: 'still', toward: 1 })
  return { eye, used }
}

/** What words, effect and camera ask for. `kind`: of the scene; left out: whatever there is. */
export function read(
  prompt: string,
  effect: VideoEffect | undefined,
  camera: CameraMove | undefined,
  kind: string | undefined,
): ReadWords {
  const spoken = spokenIn(prompt)
  const isSaid = kind === undefined || speakers.includes(kind)
  // Words that are nothing but a quote, about what cannot speak, are no line of anybody's.
  const { line, around } = isSaid || /[\p{L}\p{N}]/u.test(spoken.around) ? spoken : { line: '', around: prompt }
  const { found, unused } = hear(around, kind)
  const effects: VideoEffect[] = effect ? [effect] : []
  const asked = new Set<Mover>()
  const denied = new Set<Mover>()
  const without = new Set<VideoEffect>()
  const wish = {
    pace: 1,
    strength: 1,
    wind: 1,
    isClear: false,
    colour: undefined as Wish['colour'],
    breathes: undefined as Wish['breathes'],
  }
  let isStill = false
  for (const { term, isDenied } of found) {
    const { act } = term
    if ('effect' in act) {
      if (isDenied) without.add(act.effect)
      else if (!effects.includes(act.effect)) effects.push(act.effect)
    } else if ('mover' in act) (isDenied ? denied : asked).add(act.mover)
    else if ('pace' in act) wish.pace *= isDenied ? 1 / act.pace : act.pace
    else if ('strength' in act) wish.strength *= isDenied ? 1 / act.strength : act.strength
    else if ('breathes' in act) wish.breathes ??= isDenied ? undefined : act.breathes
    else if ('wind' in act) wish.wind = isDenied ? 0 : act.wind
    else if ('colour' in act) wish.colour ??= isDenied ? undefined : act.colour
    else if ('clear' in act) wish.isClear = !isDenied
    else if ('still' in act) isStill = !isDenied
  }
  const eye = eyeOf(found, camera, isStill)
  // An effect that was chosen from the list stays, whatever the words deny.
  const kept = effects.filter((one) => one === effect || !without.has(one))
  if (isStill) {
    // Windows that are lit go on shining.
    for (const one of movers) if (!asked.has(one) && one !== 'lamps') denied.add(one)
    for (const one of videoEffects) if (!kept.includes(one)) without.add(one)
  }
  // Colours are for what glows: where nothing of the kind was asked for, they come to nothing.
  const isLit =
    (asked.has('flames') || asked.has('lamps') || asked.has('magic')) && (kind === undefined || kind === 'battlemap')
  const takesColour = isLit || kind === 'spell' || kept.some((one) => glowing.includes(one))
  const isBlown = kind === undefined || !windless.includes(kind) || kept.some((one) => blown.includes(one))
  const isUsed = (one: Found, moving: Moving): boolean => {
    const { act } = one.term
    if ('colour' in act) return takesColour
    if ('camera' in act) return eye.used.has(one)
    if ('wind' in act) return isBlown
    if ('effect' in act) return !one.isDenied || act.effect !== effect
    if ('mover' in act) return one.isDenied || moving.movers.has(act.mover)
    if ('breathes' in act) return one.isDenied || moving.breathes
    return true
  }
  return {
    wish: {
      ...wish,
      eye: eye.eye,
      effects: kept,
      pace: Math.min(2.5, Math.max(0.3, wish.pace)),
      strength: Math.min(2, Math.max(0.35, wish.strength)),
      asked,
      denied,
      without,
    },
    told(moving) {
      const used = found.filter((one) => isUsed(one, moving))
      const idle: Strange[] = found.filter((one) => !isUsed(one, moving))
      const said = moving.speaks ? 'is said' : 'is said; no mouth is seen to move'
      return {
        understood: [
          ...(line === '' || !isSaid ? [] : [{ facet: 'subject' as const, words: line, meaning: said }]),
          ...chipsOf(used),
        ],
        unused: [
          ...new Set([
            ...[...unused, ...idle].sort((a, b) => a.at - b.at).map(({ words }) => words),
            ...(line === '' || isSaid ? [] : [line]),
          ]),
        ],
      }
    },
  }
}

/** "no rain", "no waterfall", "not: the camera pushes in". */
const denialOf = (meaning: string): string =>
  meaning.startsWith('the ') ? `not: ${meaning}` : `no ${meaning.replace(/^an? /, '')}`

function chipsOf(found: readonly Found[]): Chip[] {
  const seen = new Set<string>()
  return found.flatMap(({ term, words, isDenied }) => {
    const meaning = isDenied ? denialOf(term.meaning) : term.meaning
    if (seen.has(`${meaning}|${words}`)) return []
    seen.add(`${meaning}|${words}`)
    return [{ facet: term.facet, words, meaning }]
  })
}
