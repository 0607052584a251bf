import type { Random } from '../../paint/random.ts'
import { partyIn } from '../loot/party.ts'
import type { Asked } from '../trade/asked.ts'
import type { Feature } from '../trade/clauses.ts'
import { clauseStory, goodsStory } from './own-words.ts'
import { shopStories } from './stories/index.ts'
import type { ShopStory } from './stories/story.ts'

/** The story a shop is told by. */
export interface Chosen {
  story: ShopStory
  /** Another that the prompt tells as well. */
  second?: ShopStory
  /** Whether the prompt chose it. */
  isAsked: boolean
  /** The other party, in the prompt's words. */
  party?: string
  /** A clause of the prompt's that the story is made of: of the keeper as it follows a name, and as a sentence. */
  clause?: string
  says?: Feature
  /** A thing that the shop stands in: "the giant skull". */
  what?: string
  /** The other party of the second story, where that is somebody else. */
  secondParty?: string
}

const SAID = 3
const HINTED = 1

const count = (text: string, pattern: RegExp | undefined) =>
  pattern ? [...text.matchAll(new RegExp(pattern.source, 'giu'))].length : 0

/** What a prompt says of the shop and its keeper: not of those it is there for. */
const tellingText = ({ phrase, clauses: { guests = '' }, houseName = '' }: Asked) =>
  [guests, houseName].reduce((text, part) => (part === '' ? text : text.replace(part, ' ')), phrase)

function storiesIn(text: string): ShopStory[] {
  return shopStories
    .map((story) => ({ story, points: count(text, story.about) * SAID }))
    .filter(({ points }) => points > 0)
    .map(({ story, points }) => ({ story, points: points + Math.min(1, count(text, story.hints)) * HINTED }))
    .sort((one, other) => other.points - one.points || text.search(one.story.about) - text.search(other.story.about))
    .map(({ story }) => story)
}

const kin =
  /\b(?:child|son|daughter|brother|sister|husband|wife|father|mother|apprentice|partner|cat|dog|twin|niece|nephew|fianc[ée]e?)\b/i

const between = /\b(?:each other|one another)\b/i
const bands = /\b(?:cultists|cult|rebels|resistance|secret society|coven)\b/i

/** Whom a prompt names as the other party of a story: the guild that is owed, the daughter who is missing. */
function partyOf(story: ShopStory, text: string): string | undefined {
  // A cult or a band of rebels is its own party, wherever it stands.
  const band = /^(?:cult|spy)$/.test(story.name) ? bands.exec(text)?.[0] : undefined
  if (band) return `the ${band.toLowerCase()}`
  if (story.name === 'rivalry' && between.test(text)) return /\btwins?\b/i.test(text) ? 'the other twin' : 'the partner'
  const lost = story.name === 'missing' ? kin.exec(text)?.[0] : undefined
  if (lost) return `the ${lost.toLowerCase()}`
  const said = story.party && partyIn(text, story.about, '', story.party)
  return said?.replace(/^(?:the|a)\s(?:ghost|spirit)s?\sof\s/i, '')
}

/** The prompt’s own story where it tells one; else one made of its goods or of a clause of it; else any. */
export function chooseStory(asked: Asked, features: readonly Feature[], isOfGoods: boolean, chance: Random): Chosen {
  const text = tellingText(asked)
  const [story, second] = storiesIn(text.toLowerCase())
  if (story) {
    const party = partyOf(story, text)
    return { story, second, isAsked: true, party, secondParty: second && partyOf(second, text) }
  }
  if (isOfGoods) return { story: goodsStory, isAsked: true }
  // What the readers of clauses could only quote is no story.
  const feature = features.find(({ says }) => !/ talks of /.test(says))
  if (feature && !asked.threat) return { ...clauseStory(feature), says: feature, isAsked: true }
  return { story: chance.pick(shopStories), isAsked: false }
}
