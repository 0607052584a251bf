import type { PictureBrief, Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'

type Rows = Extract<Section['blocks'][number], { type: 'table' }>['rows']

/** Things that the painter of items draws by these names. */
const drawn =
  /\b(?:potions?|elixir|philter|scroll|(?:long|short|great|broad)?sword|rapier|scimitar|dagger|(?:battle|great|hand)?axe|mace|(?:war)?hammer|spear|trident|staff|wand|rod|(?:long|short)?bow|crossbow|shield|armou?r|breastplate|helm|helmet|gauntlets|gloves|bracers|boots|slippers|cloak|cape|robe|belt|ring|amulet|necklace|brooch|pendant|periapt|medallion|circlet|crown|tiara|goblet|chalice|cup|vase|urn|lantern|lamp|horn|bag|statuette|figurine|mask|mirror|comb|compass|spyglass|bell|drum|lute|harp|flute|book|tome|dice|key|hourglass|carpet|quiver|candlestick|candelabrum|box|casket|bracelet|earring|hand mirror|music box|orb|doll)\b/i

/** Where the name of a thing ends and what is on it begins. */
const told =
  /,|\s(?:bearing|lined|painted|showing|framing|carved|made up|with|in|on|set|engraved|worked|chased|wrapped|tucked|sewn|that|cut|shaped|inlaid|etched|embroidered|woven|stitched|decorated|depicting|hung|stamped|studded|trimmed|printed|marked|quilted|depicting|of an?)\b/i

const named = (words: string) => (words.split(told)[0] ?? '').replace(/^(?:an?|the)\s+/i, '').trim()
/** The thing itself: "cloak" of a cloak of stars, and nothing of a sack of bow staves. */
const headOf = (name: string) => (name.split(/\s+of\s+|,/)[0] ?? '').split(/[\s-]/).at(-1) ?? ''
const isDrawn = (name: string) => new RegExp(`^${drawn.source}$`, 'i').test(headOf(name))
/** A brooch of shielding is no shield. */
const plainly = (name: string) =>
  /shield|armou?r|blade|sword|ring|horn/i.test(name.split(/\s+of\s+/)[1] ?? '')
    ? (name.split(/\s+of\s+/)[0] ?? name)
    : name

/** The finest pieces of a find, as pictures: one of what lies there, two of its magic. */
export function piecesOf(found: Rows, magic: Rows, chance: Random): PictureBrief[] {
  const brief = (name: string, prompt: string, index: number): PictureBrief => ({
    category: 'items',
    label: capital(name),
    prompt,
    negativePrompt: '',
    seed: chance.fork(String(index)).int(0, 2 ** 31 - 1),
  })
  const art = found
    .map(({ cells }) => cells[0] ?? '')
    .filter((words) => /^an? /i.test(words))
    .map(named)
    .find(isDrawn)
  const charmed = magic
    .map(({ cells }) => (cells[0] ?? '').replace(/^Spell Scroll: (.*)$/, 'Scroll of $1').replace(/\s*\(.*\)$/, ''))
    .filter(isDrawn)
    // Scrolls look alike.
    .sort((a, b) => Number(/^Scroll/.test(a)) - Number(/^Scroll/.test(b)))
  // Two alike are told by one.
  const apart = charmed.filter((name, index) => charmed.findIndex((other) => headOf(other) === headOf(name)) === index)
  return [
    ...(art ? [brief(art, withArticle(art), 0)] : []),
    ...apart.slice(0, 2).map((name, index) => {
      const thing = /^Scroll/.test(name) ? 'spell scroll with a seal' : plainly(name.toLowerCase())
      return brief(name, /s$/.test(headOf(thing)) ? thing : withArticle(thing), index + 1)
    }),
  ]
}
