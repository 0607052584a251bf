import type { Random } from '../../paint/random.ts'
import type { Asked } from './asked.ts'
import { clauseStory, placeStory, thingStory } from './own-words.ts'
import { stories } from './stories/index.ts'
import type { Story } from './stories/story.ts'

/** The story a find is told by, and another whose people come for it where the prompt tells of two things. */
export interface Chosen {
  story: Story
  second?: Story
  /** Whether the prompt chose it. */
  isAsked: boolean
}

const SAID = 3
const HINTED = 1

const all = (pattern: RegExp) => new RegExp(pattern.source, 'giu')
const count = (text: string, pattern: RegExp | undefined) => (pattern ? [...text.matchAll(all(pattern))].length : 0)

/** The stories that a prompt tells of, the plainest first; of two as plain, the one it tells of first. */
export function storiesIn(text: string): { story: Story; isSaid: boolean }[] {
  const at = (story: Story) => text.search(all(story.about))
  return stories
    .map((story) => {
      const said = count(text, story.about)
      return {
        story,
        isSaid: said > 0,
        points: Math.min(2, said) * SAID + Math.min(1, count(text, story.hints)) * HINTED,
      }
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || at(one.story) - at(other.story))
}

/**
 * The prompt's own story where it tells one; else one made of its own words, what somebody does, a thing, a place; else any.
 */
export function chooseStory(text: string, asked: Asked, chance: Random): Chosen {
  const [first, next] = storiesIn(text.toLowerCase())
  const own = clauseStory(asked) ?? thingStory(asked) ?? (asked.place ? placeStory : undefined)
  if (first?.isSaid) return { story: first.story, second: next?.isSaid ? next.story : undefined, isAsked: true }
  if (own) return { story: own, second: first?.story, isAsked: true }
  return first ? { story: first.story, isAsked: true } : { story: chance.pick(stories), isAsked: false }
}
