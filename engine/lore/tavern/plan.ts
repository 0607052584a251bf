import type { PictureBrief } from '../../../contract/sheets/document.ts'
import { housePlace, roomsAsked } from '../trade/plan-words.ts'
import type { Tavern } from './house.ts'

/** A tavern that is no house: a cave, a ship's deck, platforms in a tree; each has its own way of being drawn. */
const elsewhere = {
  cave: 'a cave with a bar, six round tables, a fireplace, kegs, barrels, lanterns and bedrolls',
  ship: 'a ship’s deck with a bar, round tables, barrels, lanterns and hammocks',
  tree: 'a treetop village with a bar, round tables, lanterns and beds',
}

/** What a floor plan draws, in words that battle maps understand, of the same house: a bed for each room that the sheet lists. */
export function planOf({ size, hasStable, asked, name }: Tavern, seed: number): PictureBrief {
  const { text } = asked.reading
  const place = housePlace(text)
  const tables = /\blong tables?\b|\bmead hall\b/i.test(text)
    ? { small: 'one long table', medium: 'two long tables', large: 'three long tables' }
    : { small: 'round tables', medium: 'six round tables', large: 'ten round tables' }
  const asks = roomsAsked(text)
  const body = {
    small:
      asks.length > 0
        ? `a small tavern of four rooms with a bar, ${tables.small} and a fireplace`
        : `a small tavern of three rooms with a bar, ${tables.small}, a fireplace, a kitchen and a storeroom`,
    medium: `a tavern with a bar, ${tables.medium}, a fireplace and two beds`,
    large: `a large tavern with a bar, ${tables.large}, a fireplace, a kitchen and four beds`,
  }[size]
  const stable = hasStable ? ', with stables and four horses' : ''
  const mood = asked.words.filter((word) =>
    ['cosy', 'haunted', 'ruined', 'burning', 'snowy', 'autumn', 'winter', 'overgrown'].includes(word),
  )
  const house = `${/\bburn(?:ed|t)\b/i.test(text) ? body.replace('a ', 'a burnt ') : body}${stable}`
  const more = [...asks, ...mood]
  return {
    category: 'battlemaps',
    label: `Floor plan of ${name}`,
    prompt: [place ? elsewhere[place] : house, ...more].join(', '),
    negativePrompt: size === 'small' && !place ? 'bed' : '',
    seed,
  }
}
