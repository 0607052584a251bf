import type { ImageCategory } from '../../contract/categories.ts'
import type { MapChoices } from '../../contract/map-choices.ts'
import { asChosen, choicesOf, withChoices } from '../choices.ts'
import { alone } from '../edits/alone.ts'
import type { Scene } from '../generator.ts'
import { generators } from '../generators.ts'
import { understandPrompt } from '../index.ts'
import { isBattlemap, isTownmap } from '../kept.ts'
import { settings } from '../landscapes/settings/settings.ts'
import type { Frame } from '../paint/frame.ts'
import { type Amending, amended, amendedWithout } from '../prompt/amend.ts'
import type { Brief } from '../prompt/brief.ts'
import { indexOf } from '../prompt/lexicon-index.ts'
import { stylingsIn } from '../prompt/styling.ts'
import { understand } from '../prompt/understand.ts'
import { statueIn } from './cast.ts'
import { grafted, type Path } from './graft.ts'
import { roomFor, type Said, slotIn } from './rooms.ts'
import { isFigure, isMonster } from './scenes.ts'
import { withoutThings, withThings } from './things.ts'
import { widerView } from './wider.ts'

/** A picture's kept scene, with what it was composed from. */
export interface KeptPicture {
  category: ImageCategory
  scene: Scene
  prompt: string
  negativePrompt: string
  /** The built-in style it is painted in. */
  style: string
  seed: number
  nudges: readonly number[]
  frame: Frame
}

/** What is to be otherwise in a scene. */
export type SceneChange =
  /** As people say it: "a red cloak", "older", "at night", "as a woodcut". */
  | { do: 'change'; words: string }
  | { do: 'without'; words: string }
  /** Seen from farther off; at 100 what is in it is half as large. */
  | { do: 'wider'; amount: number }
  /** With nothing behind what it is of. */
  | { do: 'alone' }

/** What became of a change: it was made, it was so already, or the scene cannot take it. */
export type Taking = 'made' | 'there' | 'not'

export interface Recomposed {
  scene: Scene
  /** The words that the scene is now of. */
  prompt: string
  style: string
  /** For each change, in their order. */
  takings: Taking[]
}

const amendingOf = (category: ImageCategory): Amending => ({
  category,
  lexicon: generators[category].lexicon,
  slotOf: (concept, facet) => slotIn(category, concept, facet),
  describesSubject: category === 'items' || category === 'monsters',
})

function briefOf({ category, negativePrompt, style }: KeptPicture, prompt: string): Brief {
  return understand(category, generators[category].lexicon, prompt, negativePrompt, undefined, {
    offered: [],
    chosen: style,
  })
}

/** What was chosen for a map beside its words. */
const askedOf = (scene: Scene): MapChoices | undefined => (isBattlemap(scene) ? scene.asked : undefined)

/** The scene that a prompt asks for with a picture's own choices, and with its people where it has any. */
function composed(kept: KeptPicture, prompt: string): Scene {
  const { category, scene, seed, nudges, frame } = kept
  const generator = generators[category]
  const map = askedOf(scene)
  const brief = withChoices({ ...briefOf(kept, prompt), personOf: scene }, map, frame)
  const choices = choicesOf(seed, generator, nudges)
  return asChosen(generator.compose(brief, choices, frame), map, choices).scene
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What of a map may change besides the day, where the words leave its walls and ways as they are. */
function roomOnMap(was: Scene, now: Scene): readonly Path[] {
  if (isBattlemap(was) && isBattlemap(now))
    return same([was.cells, was.walls], [now.cells, now.walls])
      ? ['props.*.tint', 'props.*.variant', 'areas', 'lights', 'doors', 'floors', 'stone', 'masonry', 'soil']
      : []
  if (isTownmap(was) && isTownmap(now))
    return same([was.streets, was.blocks, was.water], [now.streets, now.blocks, now.water])
      ? ['landmarks', 'trees', 'fires', 'ruin', 'overgrown', 'boats', 'stalls']
      : []
  return []
}

function saidIn(kept: KeptPicture, words: string): Said[] {
  return briefOf(kept, words).mentions.map(({ concept, facet, modifiers }) => ({ concept, facet, modifiers }))
}

function reworded(kept: KeptPicture, words: string): { kept: KeptPicture; taking: Taking } {
  const { category, scene } = kept
  const amending = amendingOf(category)
  const { offered, rest, style } = styleIn(kept, words)
  const painted = style !== undefined && offered ? { ...kept, style } : kept
  const isRestyled = painted.style !== kept.style
  const cast = statueIn(painted.scene, rest)
  const dressed = { ...painted, scene: cast.scene }
  const isCast = cast.scene !== painted.scene
  const said = saidIn(kept, cast.rest)
  if (cast.rest === '' || said.length === 0)
    return { kept: dressed, taking: isRestyled || isCast ? 'made' : style === undefined ? 'not' : 'there' }
  const prompt = amended(amending, kept.prompt, cast.rest)
  const was = composed(kept, kept.prompt)
  const now = composed(kept, prompt)
  const room = [...said.flatMap((one) => roomFor(category, one)), ...roomOnMap(was, now)]
  const made = seen(withThings(grafted(dressed.scene, was, now, room), was, now, said))
  if (same(made, dressed.scene)) {
    const shown = new Set(generators[category].shows(scene))
    const isThere = said.every(({ concept }) => shown.has(concept))
    return { kept: dressed, taking: isRestyled || isCast ? 'made' : isThere ? 'there' : 'not' }
  }
  return { kept: { ...dressed, scene: made, prompt }, taking: 'made' }
}

/** A scene without an hour or a season that is kept and never seen: within doors there is none. */
function seen(scene: Scene): Scene {
  if (!isFigure(scene) && !isMonster(scene)) return scene
  const { scenery } = scene.backdrop
  if (!scenery || settings[scenery.kind]?.open) return scene
  const { hour: _, season: __, ...within } = scenery
  return Object.assign({ ...scene }, { backdrop: { ...scene.backdrop, scenery: within } })
}

/** The style that words ask for, if the category is painted in it, and the words without that. */
function styleIn(
  { category }: KeptPicture,
  words: string,
): { rest: string; style?: string | undefined; offered: boolean } {
  const { lexicon, styles } = generators[category]
  const stylings = stylingsIn(words, styles, indexOf(lexicon))
  const found = stylings.find(({ style }) => style !== undefined)
  if (!found) return { rest: words, offered: false }
  const rest = `${words.slice(0, found.from)} ${words.slice(found.to)}`
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]*(?:as|in|like)?(?:\s+(?:a|an|the))?[\s,]*$/i, '')
    .replace(/\b(?:as|in|like)(?:\s+(?:a|an|the))?\s*$/i, '')
    .trim()
  return { rest, style: found.style, offered: true }
}

function without(kept: KeptPicture, words: string): { kept: KeptPicture; taking: Taking } {
  const { category, scene } = kept
  const bare = words.replace(/^(?:the|a|an|his|her|their|its|any|all)\s+/i, '')
  const { without: gone } = briefOf(kept, `no ${bare}`)
  if (gone.length === 0) return { kept, taking: 'not' }
  const prompt = amendedWithout(amendingOf(category), kept.prompt, bare)
  const was = composed(kept, kept.prompt)
  const now = composed(kept, prompt)
  const said = saidIn(kept, bare)
  const room = [...said.flatMap((one) => roomFor(category, one)), ...roomOnMap(was, now)]
  const left = withoutThings(grafted(scene, was, now, room), new Set(gone))
  if (same(left, scene)) return { kept, taking: 'not' }
  return { kept: { ...kept, scene: left, prompt }, taking: 'made' }
}

function taken(kept: KeptPicture, change: SceneChange): { kept: KeptPicture; taking: Taking } {
  if (change.do === 'change') return reworded(kept, change.words)
  if (change.do === 'without') return without(kept, change.words)
  const scene = change.do === 'alone' ? alone(kept.scene) : widerView(kept.scene, kept.frame, change.amount)
  return scene ? { kept: { ...kept, scene }, taking: 'made' } : { kept, taking: 'not' }
}

/** What people are told of the words that a changed scene is of. */
export function understoodIn(
  { category, negativePrompt }: KeptPicture,
  prompt: string,
  style: string,
): Pick<Brief, 'understood' | 'unused'> {
  const { understood, unused } = understandPrompt(category, prompt, negativePrompt, style)
  return { understood, unused }
}

/**
 * A kept scene with changes, one after another, each as far as the scene can take it: what is asked for is otherwise, and
 * everything else stays as it was, whatever the same words would bring by themselves. The same picture and changes bring the same.
 */
export function recomposed(kept: KeptPicture, changes: readonly SceneChange[]): Recomposed {
  let now = kept
  const takings: Taking[] = []
  for (const change of changes) {
    const { kept: next, taking } = taken(now, change)
    now = next
    takings.push(taking)
  }
  const { scene, prompt, style } = now
  return { scene, prompt, style, takings }
}
