import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { openTeller } from '../grammar/grammar.ts'
import { capital, plural } from '../grammar/inflect.ts'
import { singular } from '../lore/theme.ts'
import type { Theme } from './themes.ts'

const list = (text: string) => text.split(', ')

/** What there is to see on a thing that was somebody’s, as "a goblet, …" goes on. */
const states = {
  state: ['#wear#', '#wear#', 'with #flaw#', 'with #flaw#', '[made|copied|restored|finished] by #maker#'],
  wear: [
    '[hardly|much|never|often] [worn|used|polished|handled]',
    'mended [once|twice|in haste|long ago|abroad], [well|badly|with silver|with wire|by guesswork]',
    '[black|stiff|sweet|warm] with [smoke|salt|old wine|use]',
    '[heavier|older|lighter|finer] than [it looks|its pair|most|it should be]',
    '[missing its [pair|case|box]|outlasting its [owner|maker|fashion]|worth twice its [weight|looks|price]]',
    '[dented|scratched|gilded|scorched] [on one side|at the edge|underneath]',
    '[too|not quite|suspiciously] [clean|new|well kept]',
    '[still in its case|once in pawn|once a wedding gift|still in its wrapping|once a bribe]',
  ],
  flaw: [
    'a [name|crest|date|prayer|motto] [scratched out|added later|misspelt|half gone]',
    'a [false|second|sealed] [bottom|back|lining], [empty|full of sand|not empty]',
    '[a red curl|a dead moth|a milk tooth|a folded letter|dried flowers|somebody’s hair|a wedding date] [inside|underneath|tied on|hidden in it]',
    '[one|the best|every|the last] [stone|hinge|pin] [gone|replaced|loose]',
    '[a pawn ticket|a customs seal|a sale tag|a court number|an old price] [still on|half torn off|from abroad|in red ink|tied to it]',
    'a [hidden|broken|poisoned] [spring|catch|needle]',
    '[a hairline|a long|a mended|a gilded|one fine] crack [near the edge|down one side|through the middle|underneath]',
    '[a second|a better|a rude|an older|another] [picture|drawing|scene] [beneath|behind it|within|scratched out]',
  ],
  // Cloth has neither hinges nor cracks.
  clothState: [
    '#wear#',
    '#wear#',
    'with #clothFlaw#',
    'with #clothFlaw#',
    '[made|copied|restored|finished] by #maker#',
  ],
  clothFlaw: [
    'a [name|crest|date|prayer|motto] [unpicked|added later|misspelt|half gone]',
    'a [false|second|sealed] [lining|hem|back], [empty|full of sand|not empty]',
    '[a red curl|a dead moth|a milk tooth|a folded letter|dried flowers|somebody’s hair|a wedding date] [inside|underneath|tied on|hidden in it]',
    '[one|the best|every] [corner|tassel|thread] [gone|replaced|loose]',
    '[a pawn ticket|a customs seal|a sale tag|a court number|an old price] [still on|half torn off|from abroad|in red ink|tied to it]',
    'a [hidden|broken|poisoned] [needle|pin]',
    'a [long|mended|neat|second] tear [at one end|down one side|through the middle]',
    '[a second|a better|a rude|an older|another] [picture|drawing|scene] [beneath|behind it|within|scratched out]',
  ],
  maker: [
    'a [left-handed|blind|forgotten|famous|twelve-year-old|condemned] [master|prisoner|nun|forger|elf]',
    '[dwarves|nuns|gnomes|prisoners|elves] for [foreign|royal|rich|distant] [buyers|courts|customers]',
    'the [Heron|Thorn|Bell|Gate|Moon|Lantern|Anvil] [workshop|guild|school]',
    'a [woman|man|boy|monk|guest] [in a hurry|in love|in prison|paid by weight]',
  ],
} as const

const gems = [
  'agate',
  'amber bead',
  'amethyst',
  'aquamarine',
  'beryl',
  'bloodstone',
  'carnelian',
  'chrysoprase',
  'citrine',
  'coral branch',
  'garnet',
  'jacinth',
  'jade bead',
  'jasper',
  'jet stone',
  'moonstone',
  'obsidian',
  'onyx',
  'opal',
  'pearl',
  'peridot',
  'rose quartz',
  'sardonyx',
  'smoky quartz',
  'spinel',
  'star sapphire',
  'topaz',
  'tourmaline',
  'turquoise',
  'zircon',
] as const
const richGems = [
  'black opal',
  'blue sapphire',
  'diamond',
  'emerald',
  'fire opal',
  'ruby',
  'star ruby',
  'yellow diamond',
  'black pearl',
  'violet garnet',
] as const
const cuts = [
  'rough',
  'tumbled',
  'table-cut',
  'cabochon',
  'pear-shaped',
  'thumbnail-sized',
  'seed-small',
  'flawed',
  'clear',
  'cloudy',
  'matched',
  'pierced',
  'chipped',
  'star-cut',
  'uncut',
  'faintly warm',
  'river-worn',
  'bean-sized',
] as const
/** What stones and coins lie in: "in a cracked walnut shell". */
const holders = {
  holder: [
    'in #how.a# #case#',
    'in #how.a# #case#',
    'in #made.a# [box|jar|tube|flask|case|cup|bowl]',
    '[knotted|tied|rolled|folded] [into|up in] #how.a# #rag#',
    '[sewn|stitched|pinned|tucked] into #how.a# #rag#',
    '[wrapped|hidden|loose] in #how.a# #rag#',
  ],
  how: list(
    'cracked, mended, painted, scorched, greasy, perfumed, gilded, dented, child’s, soldier’s, bishop’s, blood-stained, embroidered, mouldy, brand-new, borrowed, stained, tiny, dusty, sooty, faded, widow’s, muddy, monogrammed, plain, chalk-marked',
  ),
  case: list(
    'snuff box, walnut shell, thimble case, eggcup, quill tube, drinking horn, shoe, cooking pot, butter churn, helmet, bucket, stocking, basket, flour crock, sugar tin, music box, inkwell, birdcage, mustard pot, glove, lantern, powder horn, medicine chest, teapot, hollow book',
  ),
  made: list('bone, horn, birch-bark, tin, bronze, red leather, wax, willow, glass, oak, pewter, felt'),
  rag: list(
    'handkerchief, scarf, sleeve, tablecloth, veil, flag, shroud, nightcap, bandage, pillowcase, apron, stocking, shirt, petticoat, napkin, cloak, shawl, flour bag, blanket, glove',
  ),
} as const

/** Pieces worth `gp` together: gems of one sort. Returns what they are and what they are worth. */
export function drawGems(gp: number, chance: Random): { text: string; gp: number } {
  const gem = chance.pick(gp >= 400 ? [...richGems, ...gems] : gems)
  const most = Math.max(1, Math.min(12, Math.floor(gp / 2)))
  const count = chance.int(1, most)
  const each = Math.max(1, Math.round(gp / count))
  const cut = chance.pick(cuts.filter((word) => word !== 'matched' || count > 1))
  const said = count === 1 ? `${capital(cut)} ${gem}` : `${count} ${cut} ${plural(gem)}`
  const price = count === 1 ? '' : ` (${each.toLocaleString('en-GB')} gp each)`
  return { text: `${said} ${openTeller(holders, chance).tell('holder')}${price}`, gp: each * count }
}

export const art = {
  piece: [
    '#metal.a.cap# #vessel# [chased|engraved|set|inlaid|stamped] with #motif#, #state#',
    '#metal.a.cap# #vessel#, [the|its] #part# [shaped like|formed as|copied from] #motif#, #state#',
    '#metal.a.cap# #jewel# [cast|cut|shaped|turned|made] [as|like] #motif#, #state#',
    '#metal.a.cap# #jewel# [set round|framing|built about|showing|bearing] #motif#, #state#',
    '#stuff.a.cap# #figure# [carved as|cut as|shaped like|painted as|dressed as] #person#, #state#',
    '#stuff.a.cap# #figure# [carved as|cut as|made up of|showing] #motif#, #state#',
    '#colour.a.cap# #cloth# [worked|woven|trimmed|painted|printed] with #motif#, #clothState#',
    '#colour.a.cap# #cloth#, [stitched|quilted|embroidered|sewn] [thickly with|closely with|to show|with] #motif#, #clothState#',
    '#stuff.a.cap# #box# [inlaid with|painted with|carved with|bearing|lined with|topped by] #motif#, #state#',
    '#size.a.cap# #painting# of #person# and #motif#, #state#',
    '#metal.a.cap# #tool# [engraved with|etched with|topped with|shaped like|marked with|bearing] #motif#, #state#',
  ],
  /** What fits in a pocket. */
  trinket: [
    '#metal.a.cap# #jewel# [cast|cut|shaped|turned] as #motif#, #state#',
    '#metal.a.cap# #jewel# [set round|framing|built about|showing|bearing] #motif#, #state#',
    '#metal.a.cap# #small# [engraved with|etched with|stamped with|bearing] #motif#, #state#',
    '#stuff.a.cap# #small# [inlaid|painted|carved] with #motif#, #state#',
    '[A painted|An enamelled|A pencilled|A tiny] [miniature|likeness|portrait] of #person# and #motif#, #state#',
  ],
  small: list(
    'snuff box, watch case, hand mirror, comb, pipe, dice box, spectacle case, pillbox, whistle, calling-card case, thimble, needle case, flask, penknife, seal, lucky charm',
  ),
  motif: [
    '#creature.a# [and|above|beside|guarding|holding|under] #emblem.a#',
    '#emblem.a# [and|above|beside|beneath|within] #emblem.a#',
    '#creature.a# [facing|chasing|mourning|crowning|carrying] #creature.a#',
  ],
  part: list('handle, foot, lid, spout, rim, stem'),
  metal: list(
    'silver, parcel-gilt, gold, electrum, bronze, copper-gilt, pewter, niello, rose-gold, blackened silver, damascened steel, red brass',
  ),
  vessel: list(
    'goblet, ewer, salver, drinking horn, salt cellar, tankard, chalice, sauce boat, hand basin, incense burner, wine strainer, spice caster, punch bowl, egg stand',
  ),
  jewel: list(
    'brooch, armband, cloak clasp, signet ring, pendant, hair comb, ear-drop, belt buckle, torque, locket, diadem, toe ring, hatpin, thumb ring',
  ),
  stuff: list(
    'walnut, ivory, soapstone, jet, bog-oak, alabaster, terracotta, whalebone, malachite, basalt, cedar, lacquered, amber, horn',
  ),
  figure: list(
    'statuette, bust, chess queen, puppet, doll, finial, bookend, walking-stick head, toy soldier, door knocker, ship’s figurehead, paperweight',
  ),
  person: [
    '#temper.a# #sitter#',
    '#sitter.a# [asleep|on horseback|at breakfast|in tears|unmasked|feeding geese|in disguise]',
  ],
  temper: list(
    'laughing, two-faced, bearded, blind, one-eyed, veiled, bored, pregnant, drunken, forgotten, haughty, toothless, barefoot',
  ),
  sitter: list(
    'judge, bride, smith, saint, dancer, fishwife, general, clown, aunt, king, archer, knight, cardinal, nurse, boxer, ferryman, abbess, piper, hangman, poet',
  ),
  colour: list(
    'madder-red, sea-green, saffron, moth-grey, indigo, bone-white, plum, verdigris, ash-blue, rust-brown, black, rose',
  ),
  cloth: list(
    'tapestry, silk sash, altar cloth, cloak, banner, christening gown, prayer rug, shawl, saddle cloth, fan, bed curtain, tabard',
  ),
  box: list(
    'casket, music box, tea caddy, writing slope, jewel case, puzzle box, reliquary, dice box, spectacle case, spice chest',
  ),
  size: list('small, palm-sized, large, folding, tall, narrow, round, life-sized, oval'),
  painting: list('portrait, panel, miniature, icon, ink drawing, enamel, mosaic, silhouette'),
  tool: list(
    'letter knife, hourglass stand, inkwell, candle snuffer, astrolabe, city key, hand mirror, nutcracker, spur, seal press, hunting horn, sundial, bell, pestle, thurible, pen case',
  ),
  ...states,
} as const

/** The grammar of what things are carved with: the theme's figures, or those that the prompt names beside them. */
export function motifsOf({ creatures, emblems }: Theme, own: readonly string[], chance: Random) {
  const motif =
    own.length > 0 ? [`${withArticle(chance.pick(own))} [and|above|beside|beneath|within] #emblem.a#`] : art.motif
  return { creature: creatures, emblem: emblems, motif }
}

/** Below this a thing of gold would be worth its weight at least, gp. */
const GOLD_FROM = 25
export const isGolden = (metal: string) => /^(?:gold|rose-gold|electrum)$/.test(metal)
const metalsFor = (gp: number) => (gp < GOLD_FROM ? art.metal.filter((metal) => !isGolden(metal)) : art.metal)

/** A work of art worth `gp`, described; its carvings are the theme's and those that the prompt names. */
export function drawArt(theme: Theme, own: readonly string[], isCarried: boolean, gp: number, chance: Random): string {
  const grammar = { ...art, metal: metalsFor(gp), ...motifsOf(theme, own, chance) }
  return openTeller(grammar, chance).tell(isCarried ? 'trinket' : 'piece')
}

const NUMBERS = list('two, three, four, five, six, seven, nine, eleven, a dozen, nineteen')

/** A thing that the prompt names, as it lies there: several of several, one of one. */
export function drawThing(thing: string, isAll: boolean, chance: Random, mark?: string): string {
  const state = mark ?? openTeller(states, chance).tell('state')
  const kind = isAll ? `${chance.pick(art.metal)} ` : ''
  const isCounted =
    /^(?:an?|the|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+|his|her|its|their|my|our)\s/i.test(thing)
  const isSeveral = plural(singular(lastOf(thing))) === lastOf(thing)
  if (isCounted || !isSeveral) return `${capital(thing)}, ${state}`
  return `${capital(chance.pick(NUMBERS))} ${kind}${thing}, ${mark ?? state.replace(/^with (?=an?\s)/, 'each with ').replace(/\bits\b/, 'their')}`
}

const lastOf = (phrase: string) =>
  phrase
    .split(/\s(?:of|for|from|with|in)\s/)[0]
    ?.split(' ')
    .at(-1) ?? phrase

const goods = {
  parcel: [
    '#amount.a.cap# #pack# of #ware#, #quality#',
    '#pack.a.cap# of #ware#, #amount# and #quality#',
    '#count.cap# #pack.s# of #ware#, #quality#',
  ],
  amount: list('full, heavy, sealed, water-stained, customs-marked, small, much-travelled, tightly packed, fine'),
  count: list('two, three, four, six, nine'),
  pack: list('crate, chest, bale, cask, sack, trunk, hamper, jar, barrel, roll, pannier'),
  quality: [
    '[bought|packed|meant|wanted] for a [wedding|coronation|siege|funeral|banquet]',
    '[still|hardly|no longer] [fresh|legal|fashionable|sealed|labelled]',
    '[marked|stamped|tagged|branded] with [a fox|a crown|foreign names|three names|a thumb-print]',
    '[prized|wanted|famous] for the [smell|label|weight|colour]',
    '[good|fresh|legal] until [spring|next harvest|opened|the rains]',
    'of the [second|best|forbidden] [sort|grade|harvest]',
  ],
  /** Worth a little, and fits in a pocket. */
  oddment: [
    '#worn.a.cap# #carried#, #state#',
    '#worn.a.cap# #carried# wrapped in #worn.a# #scrap#',
    '#carried.a.cap# with [initials|a crest|a price|teeth marks|a hidden blade], #state#',
  ],
  worn: list(
    'chipped, good, second-hand, monogrammed, silver-capped, foreign, lucky, stolen, brass-bound, half-finished, bone-handled, well-loved',
  ),
  carried: list(
    'clay pipe, folding knife, pair of spectacles, pack of cards, sewing kit, tin whistle, corkscrew, pocket sundial, set of lockpicks, flask of brandy, pair of kid gloves, hymn book, box of sweets, razor, spyglass, compass, bottle of scent, pocket chess set, ear trumpet, wad of tobacco',
  ),
  scrap: list('handkerchief, playbill, summons, love letter, map, stocking, bandage, prayer, bill of sale'),
  ...states,
} as const

/** Goods worth taking for what they are; from a pocket small ones. */
export function drawGoods(theme: Theme, isCarried: boolean, chance: Random): string {
  return openTeller({ ...goods, ware: theme.goods }, chance).tell(isCarried ? 'oddment' : 'parcel')
}

/** Coins that come to `gp` exactly, the lesser ones first run together. */
function drawCoins(gp: number, chance: Random): string {
  const copper = Math.round(gp * 100)
  const silverShare = gp < 40 ? chance.range(0.3, 0.7) : gp < 2000 ? chance.range(0.05, 0.25) : 0
  // Small change is seldom round: some of it is in copper.
  const small = gp >= 2 && gp < 2000 ? chance.int(1, Math.min(24, Math.floor(gp * 2))) * 10 : 0
  const silver = Math.floor((copper * silverShare) / 10)
  const left = copper - silver * 10 - small
  const platinum = gp >= 2000 ? Math.floor((left * chance.range(0.3, 0.7)) / 1000) : 0
  const gold = Math.floor((left - platinum * 1000) / 100)
  const rest = left - platinum * 1000 - gold * 100
  const parts = [
    [platinum, 'pp'],
    [gold, 'gp'],
    [silver + Math.floor(rest / 10), 'sp'],
    [small + (rest % 10), 'cp'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, coin]) => `${count.toLocaleString('en-GB')} ${coin}`)
  return said.join(', ')
}

const mints = {
  mint: [
    '#look#, #holder#',
    '#holder#, #look#',
    '#holder#',
    '[stamped with|struck with|showing] #creature.a#, #holder#',
    'bearing #emblem.a# on [one side|both sides|the edge]',
    'with #emblem.a# on [both sides|most|half of them|the newest]',
    '[most|all|half] showing #creature.a#, #look#',
  ],
  look: [
    '[half|most|some|a third] of them [clipped|holed|foreign|blackened|gilded lead]',
    '[new|worn|sticky|muddy|scorched|green], [of one year|never counted|sorted by size|smelling of smoke]',
    '[showing|with] [a king|a saint|a queen|a ship|a boar|a tower|an open hand|a wheel] [half worn away|nobody knows|on one side|on each]',
    '[tied|rolled|bagged] by the [score|dozen|hundred|pound]',
    'from [four|six|nine|eleven] [realms|mints|reigns|ports], [one now gone|two at war|all forgotten|mostly far off]',
  ],
  ...holders,
} as const

/** Coins that come to `gp`, with what is to be seen on them and what they lie in. */
export const drawPurse = (gp: number, { creatures, emblems }: Theme, chance: Random) =>
  `${drawCoins(gp, chance)}, ${openTeller({ ...mints, creature: creatures, emblem: emblems }, chance).tell('mint')}`
