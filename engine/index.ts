import type { ImageCategory } from '../contract/categories.ts'
import type { MapChoices } from '../contract/map-choices.ts'
import type { Worn } from '../contract/own-styles.ts'
import type { NearestWord, UnknownSubject } from '../contract/prompts.ts'
import { asChosen, choicesOf, withChoices } from './choices.ts'
import type { Generator, Scene } from './generator.ts'
import { generators } from './generators.ts'
import { lexicons } from './lexicons.ts'
import { dressed } from './own-style/wear.ts'
import type { Checkpoint, Frame } from './paint/frame.ts'
import type { Picture } from './paint/picture.ts'
import { random } from './paint/random.ts'
import { adviceOn } from './prompt/advice.ts'
import type { Brief, GivenNames } from './prompt/brief.ts'
import type { Sketcher } from './prompt/heard.ts'
import { nearestOf, wordsOf } from './prompt/nearest.ts'
import { understand } from './prompt/understand.ts'
import { styles } from './styles.ts'

export { choicesOf } from './choices.ts'
export { peaksOf, soundCover } from './covers/sound-cover.ts'
export { titleCard } from './films/card.ts'
export { dimmed, mixed } from './films/mix.ts'
export { laidOut } from './films/sound-track.ts'
export type { Scene } from './generator.ts'
export { generators } from './generators.ts'
export { guidesIn } from './guides.ts'
export {
  type BattlemapScene,
  battlePlan,
  dressedMap,
  type Following,
  followingOf,
  foundryJournal,
  foundryMacro,
  gridLines,
  keyMarkdown,
  type MapNotes,
  type MapWish,
  mapAsFoundryScene,
  mapAsUniversalVtt,
  mapNotes,
  mapOverlay,
  POINTS_PER_SQUARE,
  paintMap,
  type Sheets,
  sheetsOf,
  type Tile,
  townPlan,
} from './maps/exports/exports.ts'
export { type Study, study, styleOf } from './own-style/learn.ts'
export { type Dress, dressed } from './own-style/wear.ts'
export type { Checkpoint, Frame } from './paint/frame.ts'
export type { Picture } from './paint/picture.ts'
export type { GivenNames } from './prompt/brief.ts'
export { repaint } from './repaint.ts'
export { type Circle, headBox, headIn } from './tokens/head.ts'
export { type MetalName, paintRing, type Ring } from './tokens/ring.ts'
export { squareAbout } from './tokens/token.ts'
export { type VideoPromptWish, writtenVideoPrompt } from './video-prompts/write.ts'
export { styles }

/** A picture to make: sizes in px, seed an unsigned 32-bit integer, style one the category offers. */
export interface PictureRequest extends Frame {
  category: ImageCategory
  prompt: string
  negativePrompt: string
  style: string
  seed: number
  /** Seeds of little variations, each of the one before: the same composition with other details. Left out: none. */
  nudges?: readonly number[]
  /** Names for a map of a place, where they are settled already. */
  givenNames?: GivenNames
  /** The kept scene of a picture whose foremost person is drawn again, for characters and npcs. */
  personOf?: unknown
  /** What is chosen for a battle map; the picture's shape is then that of the squares (`frameFor`). */
  map?: MapChoices
  /** Styles of people's own that the finished picture is put into, one after another. */
  worn?: readonly Worn[]
}

export interface PictureResult {
  picture: Picture
  scene: Scene
  brief: Brief
}

/** The shape words are tried in; what is drawn hardly depends on it. */
const trialFrame: Frame = { width: 512, height: 512 }

/**
 * Most work that trying the words of one prompt may be: numbers drawn while composing, and characters of what was composed. One
 * of them takes about 0.6 µs, whatever is composed. The contact sheets' prompts take at most 600,000; two thousand characters of
 * things to furnish a cave with take that for one trial.
 */
export const READING_WORK_MAX = 750_000

/**
 * What every trial counts for at least: a trial takes up to some 8 ms in the categories whose scenes are short to write down and
 * long to compose, such as monsters, where the numbers and characters of one would hardly count. Fifty of them spend the budget;
 * an ordinary prompt takes some twenty.
 */
export const TRIAL_WORK_MIN = 15_000

class WorkSpent extends Error {}

/** Of that, what looking for the nearest words may be beside it. */
const NEAREST_WORK_MAX = READING_WORK_MAX / 5

/** Past its budget `work` it tries nothing more; words are taken for drawn then. */
function sketcherOf(generator: Generator<Scene, unknown>, work = READING_WORK_MAX): Sketcher {
  let left = work
  const onDraw = () => {
    left -= 1
    if (left < 0) throw new WorkSpent('Reading the prompt has been work enough')
  }
  return (brief, take) => {
    if (left <= 0) return undefined
    const atMost = left - TRIAL_WORK_MIN
    try {
      const chance = random(`take ${take}`, { onDraw })
      const drawn = generator.sketch?.(brief, chance) ?? generator.compose(brief, chance, trialFrame)
      const text = JSON.stringify(drawn)
      left -= text.length
      return { text, shows: () => new Set(generator.shows(drawn)) }
    } catch (error) {
      if (error instanceof WorkSpent) return undefined
      throw error
    } finally {
      left = Math.min(left, atMost)
    }
  }
}

/** The styles a category is painted in, its usual one first. */
const stylesOf = (category: ImageCategory) =>
  generators[category].styles.flatMap((id) => styles.filter((style) => style.id === id))

/**
 * What the engine makes of a prompt in a category, and which of its words are drawn; pure and quick (some ms). `style`: the one
 * it is painted in whatever the words say; left out, they may choose (`Brief.style`).
 */
export function understandPrompt(
  category: ImageCategory,
  prompt: string,
  negativePrompt: string,
  style?: string,
): Brief {
  const generator = generators[category]
  const offered = { offered: stylesOf(category), chosen: style }
  return understand(category, generator.lexicon, prompt, negativePrompt, sketcherOf(generator), offered)
}

/** What to tell a person whose prompt, as `understandPrompt` read it, is of something its category cannot draw; undefined where it can. */
export const adviceOnPrompt = (brief: Brief): UnknownSubject | undefined => adviceOn(brief, lexicons)

/**
 * For each word of a prompt, as `understandPrompt` read it, that is not drawn: the nearest that is, where one is near, with the
 * prompt that asks for it. Bounded work, a fraction of the reading's own.
 */
export function nearestWords(brief: Brief): NearestWord[] {
  const { category } = brief
  const generator = generators[category]
  const sketcher = sketcherOf(generator, NEAREST_WORK_MAX)
  return nearestOf(brief, generator.lexicon, (prompt, words) => {
    const { unused } = understand(category, generator.lexicon, prompt, '', sketcher)
    return !unused.some((one) => one.toLowerCase().includes(words.toLowerCase()))
  })
}

/** The words and phrases that the engine knows for a category, in the order in which they are likely meant. */
export const wordsKnown = (category: ImageCategory): string[] => wordsOf(generators[category].lexicon)

/** What a request asks for, before anything is painted. Same request, same scene. */
export function composePicture(request: PictureRequest, checkpoint: Checkpoint): Omit<PictureResult, 'picture'> {
  const generator = generators[request.category]
  checkpoint(0, 'Reading the prompt')
  const { givenNames, personOf } = request
  const understood = understandPrompt(request.category, request.prompt, request.negativePrompt, request.style)
  const told = { ...understood, ...(givenNames && { givenNames }), ...(personOf !== undefined && { personOf }) }
  const brief = withChoices(told, request.map, request)
  checkpoint(0.05, 'Setting the scene')
  const frame = { width: request.width, height: request.height }
  const choices = choicesOf(request.seed, generator, request.nudges)
  const { scene, understood: chosen, unused } = asChosen(generator.compose(brief, choices, frame), request.map, choices)
  return {
    scene,
    brief: { ...brief, understood: [...brief.understood, ...chosen], unused: [...brief.unused, ...unused] },
  }
}

/** Makes a picture. Same request, same bytes. Throws RangeError for a style the category does not offer. */
export function makePicture(request: PictureRequest, checkpoint: Checkpoint): PictureResult {
  const generator = generators[request.category]
  if (!generator.styles.includes(request.style)) {
    throw new RangeError(`${request.category} are not painted in the style ${request.style}`)
  }
  const { scene, brief } = composePicture(request, checkpoint)
  checkpoint(0.15, 'Painting')
  const frame = { width: request.width, height: request.height }
  const { worn = [], seed } = request
  const share = worn.length > 0 ? 0.75 : 0.85
  const painted = generator.paint(scene, frame, request.style, (progress, stage) =>
    checkpoint(0.15 + progress * share, stage),
  )
  const picture = dressed(painted, { worn, seed }, (progress, stage) => checkpoint(0.9 + progress * 0.1, stage))
  return { picture, scene, brief }
}
