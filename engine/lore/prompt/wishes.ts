import type { Block, Section, SheetDocument } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import type { Random } from '../../paint/random.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { Chance } from '../sheet-maker.ts'

/*
 * What a prompt asks to be told of in so many words: “with rumours of a drowned bell”, “famous for its honey cakes”, “haunted by
 * a choir”, “where the old king was poisoned”. Each has a place on a sheet where one looks for it.
 */

type WishKind = 'rumour' | 'known' | 'haunted' | 'happened' | 'several'

export interface Wish {
  kind: WishKind
  /** “a drowned bell”; what happened is a clause: “the old king was poisoned”. */
  what: string
}

const end = String.raw`(?=$|[,.;:!?\n]| (?:and|but|who|whose|that|which|where|run|kept|owned|led|ruled|with|without|near) )`
const phrase = String.raw`([^,.;:!?\n]{3,80}?)${end}`
const asked: readonly (readonly [WishKind, RegExp])[] = [
  ['rumour', new RegExp(String.raw`\brumou?rs? (?:of|about) ${phrase}`, 'iu')],
  ['known', new RegExp(String.raw`\b(?:known|famous|famed|renowned|notorious) for ${phrase}`, 'iu')],
  ['haunted', new RegExp(String.raw`\bhaunted by ${phrase}`, 'iu')],
  [
    'several',
    new RegExp(String.raw`\b(?:run|kept|owned) by ((?:two|three|four|five|six|seven) ${phrase.slice(1)}`, 'iu'),
  ],
  ['happened', /\bwhere ([^,.;:!?\n]{5,80}?)(?=$|[,.;:!?\n])/iu],
]
const denied = /\b(?:no|not|never|without|nor)\s+(?:\p{L}+\s+)?$/iu
/** What happened once; “where it never rains” goes on. */
const isPast =
  /\b(?:was|were|had|died|fell|met|went|fought|vanished|sank|drowned|began|ended|lost|found|killed|burned|struck|\p{L}{3,}ed)\b/iu

/** What a prompt wishes told; nothing that it keeps out. */
export function wishesIn(prompt: string): Wish[] {
  return asked.flatMap(([kind, pattern]) => {
    const found = pattern.exec(prompt)
    const [what = '', index = 0] = [found?.[1], found?.index]
    const isWish =
      what.trim() !== '' && !denied.test(prompt.slice(0, index)) && (kind !== 'happened' || isPast.test(what))
    return isWish ? [{ kind, what: what.trim() }] : []
  })
}

const frames: Readonly<Record<WishKind, readonly string[]>> = {
  rumour: [
    '[Two|Three] [carters|fishwives|pedlars|nuns] swear to have [seen|found] #x# [last winter|at low water|by moonlight], and will not [go back|say where].',
    '[An old|A blind|A drunk] [sexton|soldier|midwife] keeps a map to #x#, [drawn on a tablecloth|sewn into a coat|scratched on a plate].',
    'Somebody [pays|offers] [old silver|double wages|a good horse] for [news|word|proof] of #x#, and [asks nothing else|gives no name].',
    'Children [sing|chant|whisper] of #x#; the last [line|verse] names the place.',
    'Whoever talks of #x# after dark is [asked to leave|bought a drink and watched|followed home].',
    'A [boy|dog|goat] came home [white-haired|silent|soaked] from looking for #x#.',
    'The [priest|reeve|schoolmaster] [preaches|warns|writes] against #x#, and goes looking by night.',
  ],
  known: [
    '[Strangers|Pilgrims|Rich people] come [two|three|five] days for that, and [weep|write home|pay twice].',
    'It began [in a hungry year|as a joke|with a wager|by mistake], and [nobody dares|nobody wants] to end it.',
    'A rival [in the next town|across the water|up the road] [copies|mocks|envies] it.',
    'The secret of it is kept [in one family|behind two locks|in a sealed letter].',
    'Somebody [pays|asks|spies] to learn [how|why|since when], and is close.',
    'This year [something is wrong with it|it came late|it was nearly forbidden].',
  ],
  haunted: [
    '[Seen|Heard] [on the stairs|at the window|by the well|in the yard] [before rain|at the second bell|when candles gutter]; [a name|an apology|a debt repaid] would bring peace.',
    '[Cats|Dogs|Infants] know first. [Salt|Music|Prayer] helps [for a night|a little]; [the truth|a grave] would help for good.',
    'It [began|grew worse] when [a wall was opened|a grave was moved|a promise was broken], and [one person|a priest] knows which.',
    'Nobody was [hurt|touched] until [this month|the last new moon]; now [two|three] will not [speak|sleep].',
  ],
  several: [
    'They share [one key|one ledger|one bed in turns] and [few words|no secrets|a grudge]; a guest is soon asked to [take a side|carry a message|settle it].',
    '[One counts|One cooks], another [counts|cooks] behind [a curtain|a locked door]; [the eldest|the youngest] wants [out|it all|to sell].',
    'Ask one, and another [says the opposite|listens at the door|sends the bill].',
  ],
  happened: [
    '[Two|Three] people saw it, and [tell it differently|one is still here|none agree on the hour].',
    'The [mark|empty chair|stopped clock] is still shown, [for a copper|to friends|unwillingly].',
    'Nobody was [hanged|blamed|believed] for it; somebody [should have been|still may be].',
    'Each year on that [day|night] a stranger comes, [stands there|leaves a coin], and goes.',
  ],
}

/** What is whispered of one person. */
const whispers: readonly string[] = [
  '[A maid|A cousin|A doctor] [saw|heard] something, and was paid to [forget|leave]; [half of it is true|it was somebody else].',
  'Nobody has [proved|denied] it. [A letter|A bottle|A witness] would, and is [for sale|hidden|on the way].',
  '[Friends|Neighbours] laugh at it [too loudly|by day], and [lock their doors|ask who began it].',
]

const labels: Readonly<Record<WishKind, string>> = {
  rumour: 'Rumoured',
  known: 'Known for',
  haunted: 'Haunted by',
  several: 'Kept by',
  happened: 'Happened here',
}

type Houses = 'tavern' | 'shop' | 'settlement' | 'monster'
/** Where a kind of sheet tells such things: rumours in a list, all else among the facts. */
const places: Readonly<Record<Houses, { rumours: string; facts: string }>> = {
  tavern: { rumours: 'rumours.list', facts: 'terms.facts' },
  shop: { rumours: 'rumours.list', facts: 'terms.facts' },
  settlement: { rumours: 'rumours.list', facts: 'brief.facts' },
  monster: { rumours: 'lore.list', facts: 'facts.rows' },
}
const hasPlace = (kind: SheetKind): kind is Houses => Object.hasOwn(places, kind)

/** “a drowned bell” as it is spoken of again: “the drowned bell”. */
const definite = (what: string) =>
  /^\p{Lu}|^\p{L}+ing\b/u.test(what) ? what : `the ${what.replace(/^(?:an?|the|its|his|her|their|some)\s+/i, '')}`
const bare = (what: string) => what.replace(/^(?:its|his|her|their)\s+/i, '')

const truth = /\s\((?:True|False|Half true)\b[^)]*\)$/

type List = Extract<Block, { type: 'list' }>

/** The list with a rumour in the place of its last that is said to be true, or else of its last. */
function withRumour(list: List, told: string): List {
  const isTrue = ({ label, text }: List['items'][number]) => label === 'True' || /\(True\.?\)$/.test(text)
  const at = list.items.findLastIndex(isTrue)
  const place = at < 0 ? list.items.length - 1 : at
  const items = list.items.map((item, index) =>
    index === place ? { ...item, text: `${told}${truth.test(item.text) ? ' (True.)' : ''}` } : item,
  )
  return { ...list, items }
}

function withWish(block: Block, { kind, what }: Wish, chance: Random): Block {
  const told = capital(openTeller({}, chance, { x: definite(what) }).tell(chance.pick(frames[kind])))
  if (block.type === 'list') return withRumour(block, told)
  if (block.type !== 'facts') return block
  const row = { key: `${block.key}.${kind}Wish`, label: labels[kind], text: `${capital(bare(what))}. ${told}` }
  return { ...block, rows: [...block.rows, row] }
}

/** Somebody of whom there are rumours: told where one looks them over first. */
function withWhispers(wishes: readonly Wish[], document: SheetDocument, chance: Chance): SheetDocument {
  const rumour = wishes.find(({ kind }) => kind === 'rumour')
  if (!rumour) return document
  const own = chance('sight wishes')
  const text = `${capital(bare(rumour.what))}. ${openTeller({}, own).tell(own.pick(whispers))}`
  const block: Block = { type: 'text', key: 'sight.rumour', label: labels.rumour, text }
  const sections = document.sections.map((section) =>
    section.key === 'sight' ? { ...section, blocks: [...section.blocks, block] } : section,
  )
  return { ...document, sections }
}

/**
 * The sheet with each wish of its prompt in the place where one looks for it; `chance` by the section's key, so that a section
 * rolled again tells it anew. Kinds whose stories take such wishes up themselves stay as they are.
 */
export function withWishes(kind: SheetKind, prompt: string, document: SheetDocument, chance: Chance): SheetDocument {
  const wishes = wishesIn(prompt)
  if (wishes.length === 0) return document
  if (kind === 'npc') return withWhispers(wishes, document, chance)
  if (!hasPlace(kind)) return document
  const { rumours, facts } = places[kind]
  const inSection = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map((block) =>
      wishes
        .filter((wish) => block.key === (wish.kind === 'rumour' ? rumours : facts))
        .reduce((now, wish) => withWish(now, wish, chance(`${section.key} wishes`).fork(wish.kind)), block),
    ),
  })
  return { ...document, sections: document.sections.map(inSection) }
}
