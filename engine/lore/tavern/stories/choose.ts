import { withArticle } from '../../grammar/article.ts'
import { creatureIn } from '../../prompt/said.ts'
import type { Asked } from '../../trade/asked.ts'
import type { Feature } from '../../trade/clauses.ts'
import { isMany } from '../../trade/phrases.ts'
import { ofCustom } from './custom.ts'
import { ofDead } from './dead.ts'
import { ofFiends } from './fiends.ts'
import { ofHeart } from './heart.ts'
import { creatureStory, ofKeepers } from './keepers.ts'
import { ofLaw } from './law.ts'
import { ofManner } from './manner.ts'
import { ofPower } from './power.ts'
import type { Story } from './story.ts'
import { borderStory, storyOf } from './threat.ts'
import { ofWonder } from './wonder.ts'
import { ofWorld } from './world.ts'

/** The weightiest first: a haunted inn of thieves is haunted above all. */
export const stories: readonly Story[] = [
  ...ofKeepers,
  ...ofWonder.filter(({ isOfKeeper }) => isOfKeeper),
  ...ofDead,
  ...ofFiends,
  ...ofLaw,
  ...ofPower,
  ...ofHeart,
  ...ofWorld,
  ...ofWonder.filter(({ isOfKeeper }) => !isOfKeeper),
  ...ofCustom,
  ...ofManner,
]

/** A story as a prompt calls for it. */
export interface Told {
  story: Story
  /** The other side, as the prompt names it. */
  foe: string
  /** Whether that is one person or thing. */
  isOne: boolean
  /** Whether the prompt says it of whoever keeps the house. */
  isOfKeeper: boolean
  /** Whether no prompt called for it: then only some of its lines are told, so that two houses with one story differ. */
  isByChance: boolean
}

const STORIES_MAX = 3

const plain = /^[\p{L}][\p{L}’' -]{1,44}$/u

/** "a dragon" as it is spoken of: "the dragon"; "her brother" is the keeper’s. */
function spoken(phrase: string, keeper: string): string {
  const text = phrase.trim().replaceAll("'", '’')
  if (/^(?:an?|some|one)\s/i.test(text)) return text.replace(/^\S+\s/, 'the ')
  if (/^(?:his|her|their|its)\s/i.test(text)) return text.replace(/^\S+\s/, `${keeper}’s `)
  if (/^(?:the|two|three|four|five|six|seven|many|all)\s/i.test(text) || /^\p{Lu}/u.test(text)) return text
  return /[^s]s$/.test(text) ? `the ${text}` : text
}

const foeOf = ({ against, foe }: Story, text: string, keeper: string): string => {
  const [, found = ''] = against?.exec(text) ?? []
  return plain.test(found.trim()) &&
    !/^(?:it|him|her|them|everyone|everybody|something|somebody|someone|no|nothing|each other|one another)\b/i.test(
      found,
    )
    ? spoken(found, keeper)
    : foe
}

/** Whether a phrase names more than one: "the thieves’ guild" is one. */
const isPlural = (phrase: string) =>
  isMany(phrase.replace(/^(?:the|an?)\s/i, '')) || /\b(?:people|those|police)\b/.test(phrase)

/** Whether the other side of a story is one person or thing. */
export const isOneOf = (foe: string) => !isPlural(foe)

/** Creatures that an innkeeper is not, and that go by two words or by a word that may mean people. */
const strange =
  /\b(?:mind flayer|beholder|mimic|medusa|gorgon|sphinx|naga|aboleth|ooze|slime|automaton|construct|golem|robot|skeleton|scarecrow|treant|myconid|mummy|owlbear)$/
const isStrange = (keeper: string) => strange.test(keeper.toLowerCase()) || creatureIn(keeper) !== undefined

/** What a prompt is about, at most three matters, the weightiest first. `keeper`: the given name of whoever keeps the house. */
export function storiesIn({ phrase, reading, threat, clauses }: Asked, keeper: string): Told[] {
  const text = reading.names.reduce((rest, name) => rest.replaceAll(name, ' '), phrase)
  const lower = text.toLowerCase()
  const ofKeeper = clauses.features.filter(({ kind }) => kind === 'keeper').map(({ says }) => says)
  const heard = [...ofKeeper, clauses.keeperText].join(' ').toLowerCase()
  const threatened = threat ? storyOf(threat) : borderStory(lower)
  const called = stories.filter(
    ({ about, foe, isOfKeeper }) => about.test(isOfKeeper ? heard : lower) && foe !== threatened?.foe,
  )
  const replaced = called.flatMap(({ insteadOf = [] }) => insteadOf)
  const isCreature = isStrange(clauses.keeper ?? '') && !called.some(({ about }) => about.test(heard))
  return [
    ...(threatened ? [threatened] : []),
    ...(isCreature ? [creatureStory] : []),
    ...called.filter(({ foe }) => !replaced.includes(foe)),
  ]
    .slice(0, STORIES_MAX)
    .map((story) => {
      const foe = story === threatened ? story.foe : foeOf(story, text, keeper)
      const isOfKeeper = story === creatureStory || story.about.test(heard)
      return { story, foe, isOne: isOneOf(foe), isOfKeeper, isByChance: false }
    })
}

/** What whoever keeps a house is or was, by its prompt: "a retired pirate". */
export function wasOf({ clauses }: Asked): string {
  const secret = clauses.features
    .map(({ says }) => /^\{keeper\} is (?:secretly|really|actually|in truth) (an? .+)$/.exec(says)?.[1] ?? '')
    .find((said) => said !== '')
  const called = clauses.keeper && withArticle(clauses.keeper)
  return [secret, called].find((said) => said !== undefined && plain.test(said)) ?? 'not what people think'
}

/** As long as that, what a prompt says is more than what the house is like. */
const OWN_WORDS = 8

/** Whether a prompt has something of its own beside a story that only says what the house is like: its trouble is about that. */
export const isBesides = ({ story }: Told, feature: Feature | undefined) =>
  story.isManner === true &&
  feature !== undefined &&
  feature.kind !== 'place' &&
  (!story.about.test(feature.says.toLowerCase()) || feature.says.split(' ').length > OWN_WORDS)
