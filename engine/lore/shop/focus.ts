import type { ShopKind } from '../../../contract/sheets/choices.ts'
import { ways } from '../trade/words.ts'

/** A shop for one sort of thing: most of what it has in stock is that. */
export interface Focus {
  kind: ShopKind
  /** What it is called: "potion shop". */
  house: string
  /** What it sells, as several. */
  sells: string
  words: readonly string[]
  /** Names of its goods among the kind's own, and among magic. */
  goods: RegExp
  magic: RegExp
}

const none = /(?!)/

const focus = (kind: ShopKind, house: string, words: string, goods: RegExp, magic: RegExp = none): Focus => ({
  kind,
  house,
  sells: words.split('|').find((word) => /(?<!s)s$/.test(word)) ?? 'goods',
  words: ways(words),
  goods,
  magic,
})

const focuses: readonly Focus[] = [
  focus(
    'apothecary',
    'potion shop',
    'potion|potions|elixir|elixirs|philtres|draughts',
    /Antitoxin|Antiplague/,
    /Potion|Elixir|Ointment|Antidote/,
  ),
  focus('apothecary', 'perfumery', 'perfume|perfumes|perfumery|perfumer|scents', /Perfume|Soap|Incense|Bottle|Vial/),
  focus('alchemist', 'poisoner’s', 'poison|poisons|venom|toxins', /[Pp]oison|Acid|Antitoxin/, /Poison/),
  focus(
    'alchemist',
    'bomb shop',
    'bomb|bombs|explosives|fireworks|gunpowder',
    /fire|Acid|Frost vial|lightning|bomb|Oil/,
    /Alchemist’s Fire|Smoke/,
  ),
  focus('scribe', 'scroll shop', 'scroll|scrolls', /[Ss]croll|Parchment|Ink/, /Scroll/),
  focus('scribe', 'map shop', 'map|maps|cartographer|charts', /[Mm]ap|Cartographer|Navigator|Compass|Spyglass/),
  focus(
    'scribe',
    'bookshop',
    'book|books|bookshop|bookstore|bookseller|tomes',
    /[Bb]ook|journal/,
    /Scroll.*(?:cantrip|level 1|rank 1 )|Tome|Manual/,
  ),
  focus('magic', 'wand shop', 'wand|wands|wandmaker', /[Ww]and|focus/, /Wand/),
  focus('jeweller', 'ring shop', 'ring|rings', /ring/i, /^Ring|Ring of|Rings/),
  focus(
    'smith',
    'sword-cutler’s',
    'sword|swords|swordsmith|blades',
    /sword|Rapier|Scimitar|Dagger|Falchion|knife|gauche/i,
    /Sword|Blade|Weapon Potency/,
  ),
  focus('armourer', 'shield-maker’s', 'shields|shieldmaker', /[Ss]hield|Buckler/, /Shield/),
  focus('bakery', 'pie shop', 'pie|pies|pasties', /[Pp]ie|pasty|tart|cake/),
  focus(
    'tailor',
    'hat and cloak shop',
    'hat|hats|hatter|milliner|cloaks',
    /Clothes|Clothing|Costume|Robe/,
    /Hat |Cap |Cloak|Cape/,
  ),
]

/** The sort of thing that a prompt wants a shop for; where its kind was chosen, only such as goes with that. */
export function focusIn(words: readonly string[], kind: ShopKind | ''): Focus | undefined {
  return focuses.find((one) => (kind === '' || one.kind === kind) && words.some((word) => one.words.includes(word)))
}

/** What books in a shop are called. */
export const titles = ways(
  'On the Keeping of Bees|A Short History of Long Wars|The Drowned Abbot’s Confession|Forty Soups|Maps of Places That Burned|The Young Lady’s Book of Knots|Against Dragons|The Second Wife of the Moon|Rivers and Their Tempers|Letters to a Deaf King|How to Be Buried|The Complete Locksmith|Songs of the Salt Road|Elvish in Ninety Winters|What the Dwarves Left Out|The Ferryman’s Arithmetic|A Bestiary, Corrected|Saints and Their Bones|The Duel at Hollin Mill|Poisons of the Kitchen Garden|An Honest Life, Volume Three|The Stars over Tavish|Cheese|The Widow’s Almanac|On Ghosts, by One|Tides of the Inner Sea|The Mirror of Servants|A Treatise on Doors|The Lost Plays of Orrin|Twelve Proofs of Nothing',
)
