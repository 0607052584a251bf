import type { PictureBrief } from '../../../contract/sheets/document.ts'
import { withArticle } from '../grammar/article.ts'
import { ageWord, coatOf } from './looks.ts'
import type { Person } from './person.ts'
import type { Look } from './telling.ts'

// The sheet's words are for ears; these are the nearest ones that the painter of figures draws.

const sexLabels = { Female: 'female', Male: 'male', Neutral: 'androgynous', Unknown: '' } as const

/** Pairs of a pattern and what stands for it; the first that fits. */
type Renderings = readonly (readonly [RegExp, string])[]
const rendered = (words: string, list: Renderings) => list.find(([pattern]) => pattern.test(words))?.[1]

const builds: Renderings = [
  [/stout|plump|heavy-set|thickset|barrel/, 'stout'],
  [/burly|broad/, 'burly'],
  [/lean|lanky|gaunt|bony|slender|willowy|narrow|wiry|slight|long-limbed/, 'lean'],
]

const moods: Renderings = [
  [/angry|furious|grumpy|quarrelsome|fierce|bitter|cruel/, 'angry'],
  [/prickly|sour|surly|rude/, 'surly'],
  [/merry|jolly|cheerful|laughing|drunken|hopeful|brisk/, 'merry'],
  [/kind|gentle|tender|motherly|generous|sociable|friendly|courtly/, 'friendly'],
  [/sad|mournful|gloomy|grieving|weary|lonely|melancholy|heartbroken/, 'sad'],
  [/frightened|scared|anxious|nervous|jumpy|shy|timid|superstitious|cowardly|fearful/, 'frightened'],
  [/sly|secretive|suspicious|greedy|wry|sarcastic|flattering|corrupt|cunning|nosy|boastful|vain/, 'sly'],
  [/grim|stern|solemn|blunt|stubborn|exact|punctual|pious|cold|brave|proud|dry/, 'stern'],
  [/bored|absent-minded|lazy|sleepy/, 'bored'],
]

const hairColours: Renderings = [
  [/salt-and-pepper|gr[ae]y/, 'grey'],
  [/silver|white/, 'white'],
  [/auburn/, 'auburn'],
  [/copper/, 'copper'],
  [/chestnut|brown/, 'brown'],
  [/ginger|red/, 'red'],
  [/flaxen|sandy|blond|fair|golden|yellow/, 'blond'],
  [/raven|black/, 'black'],
  [/dark/, 'dark'],
  [/\b(?:blue)\b/, 'blue'],
  [/\b(?:green)\b/, 'green'],
  [/\b(?:purple|violet)\b/, 'purple'],
  [/\b(?:pink)\b/, 'pink'],
]
const hairStyles: Renderings = [
  [/bald/, 'bald'],
  [/many-braided|braid|plait/, 'hair in a braid'],
  [/half shaven|mohawk/, 'hair in a mohawk'],
  [/topknot/, 'hair in a topknot'],
  [/tied back|ribboned|ponytail/, 'hair in a ponytail'],
  [/pinned|coiled|knotted|netted|pins/, 'hair in a bun'],
  [/bobbed/, 'hair in a bob'],
  [/ringlet|curl|frizzy|springy|wavy/, 'curly hair'],
  [/wild|wind-blown|coming loose|messy|unkempt|matted/, 'wild hair'],
  [/cropped|clipped|short|home-cut/, 'short hair'],
  [/long|loose|growing|flowing/, 'long hair'],
]

const beards: Renderings = [
  [/whiskers/, 'sideburns'],
  [/chops/, 'mutton chops'],
]

/** What a painter can put into a hand, among the tools of trades. */
const held =
  /\b(?:cleaver|ladle|wooden spoon|rolling pin|oar|bucket|pail|paintbrush|key|tankard|mallet|hammer|candle|spyglass|lantern|knife|pitchfork|crook|sickle|rake|staff|map|chart|hatchet|axe|basket|ledger|purse|book|halberd|spear|sword|quill|pen|letter|bell|bowl|holy symbol|spade|broom|flask|lute|flute|fiddle|fan|wand|crystal ball|scroll|cane|crop|card|coin|phial|goblet|wine glass|crossbow|bow|dagger|censer|stick)\b/i
const toolWords: Renderings = [
  [/scroll tube|chart|map/, 'scroll'],
  [/knife|razor/, 'knife'],
  [/pail|bucket/, 'bucket'],
  [/key/, 'key'],
  [/book|ledger|hymnal/, 'book'],
  [/letter|card/, 'letter'],
  [/wine glass/, 'goblet'],
  [/phial|flask/, 'potion flask'],
  [/purse|coin/, 'coin purse'],
  [/bell/, 'handbell'],
  [/bowl/, 'begging bowl'],
  [/pen\b|quill/, 'quill'],
  [/stick\b|crop/, 'cane'],
  [/fiddle/, 'fiddle'],
  [/mallet|hammer/, 'hammer'],
  [/candle/, 'candle'],
  [/rake/, 'rake'],
  [/cane/, 'cane'],
  [/staff/, 'staff'],
]

function hairWords(coat: string): string {
  const colour = rendered(coat, hairColours) ?? ''
  const style = rendered(coat, hairStyles) ?? 'hair'
  if (style === 'bald') return 'bald head'
  return `${colour} ${style}`.trim()
}

function eyeWords(eyes: string): string {
  if (/\b(?:blind|milky)\b/.test(eyes)) return 'milky eyes'
  const colour =
    /\b(?:grey|green|brown|blue|hazel|amber|black|yellow|copper|red|violet|purple|golden|gold|silver|white)(?= eyes?$)/.exec(
      eyes,
    )
  return `${colour?.[0] ?? (/\bpale\b/.test(eyes) ? 'light blue' : 'brown')} eyes`
}

/** The person in words that the picture engine draws: what the sheet says they look like, and what the prompt does. */
export function pictureOf(person: Person, look: Look, seed: number): PictureBrief {
  const { reading, age, ancestry, sex, calling, temper, traits, said, trade } = person
  const isHaired = (coatOf[ancestry] ?? 'hair') === 'hair'
  const mayBeard = isHaired && sex !== 'Female' && !['elf', 'halfling', 'goblin', 'kobold'].includes(ancestry)
  const isChild = age === 'child'
  const build =
    isChild || traits.some((trait) => /fat|thin|huge|tiny/.test(trait)) ? '' : (rendered(look.build, builds) ?? '')
  const mood = rendered(temper, moods) ?? ''
  const who = [...new Set([...traits, build, mood, ageWord[age], sexLabels[sex], ancestry, calling])]
    .filter(Boolean)
    .join(' ')
  const beard = look.beard && !/^no /.test(look.beard) ? look.beard : undefined
  // "Whiskers" of a man are of his cheeks; a colour of its own where the prompt gives one, else the hair's.
  const beardWords = beard && (rendered(beard, beards) ?? beard)
  const mark = look.mark.replace(/^a pale face$/, 'pale skin')
  const features = [
    isHaired ? hairWords(look.coat) : look.coat.split(',')[0],
    beardWords,
    eyeWords(look.eyes),
    mark === 'a pipe' ? '' : mark,
  ].filter(Boolean)
  const stuff = said.does
    .filter((does) => /^is (?:made|covered|dressed|armed|missing)\b/.test(does))
    .map((does) => does.replace(/^is /, ''))
  const dyed = look.clothes.replace(/\bplum\b/, 'plum purple').replace(/\bsand-coloured\b/, 'sand beige')
  // One colour is said of a whole dress: of the robe too, not of the hat alone.
  const colour = /^(?:plum purple|sand beige|\S+)/.exec(dyed)?.[0] ?? ''
  const clothes = dyed.replace(
    / and (?=(?:hat|robe|smock|tunic|vest|apron|shirt|doublet|leather)\b)/,
    ` and ${colour} `,
  )
  const tools = trade.tools.filter((tool) => held.test(tool))
  const tool = tools[seed % Math.max(1, tools.length)]
  const prompt = `${withArticle(who)} with ${features.join(', ')}, wearing ${withArticle(clothes)}`
  // What the look has taken from the prompt is not said twice.
  const details = [
    ...reading.details.filter((detail) => /^(?:with|wearing|carrying|holding)\b/i.test(detail)),
    ...stuff,
  ]
    .filter((detail) =>
      (detail.match(/\p{L}{4,}/gu) ?? []).some((word) => !`with ${prompt}`.includes(word.toLowerCase())),
    )
    .join(', ')
  const hand = held.test(details) || !tool ? '' : `, holding ${withArticle(rendered(tool, toolWords) ?? tool)}`
  const pipe = mark === 'a pipe' ? ', smoking a pipe' : ''
  const whole = [`${prompt}${hand}${pipe}`, details].filter(Boolean).join(', ')
  return {
    category: 'npcs',
    label: 'Portrait',
    prompt: whole,
    // What nobody says of them, nobody sees.
    negativePrompt: [
      ...(beard || !mayBeard || /beard|moustache/.test(whole) ? [] : ['beard']),
      ...(/\b(?:\w*cloak|hood\w*|scarf|\w*kerchief|shawl|fur\w*|cape|mantle)\b/.test(whole) ? [] : ['cloak']),
      ...(/\b(?:hat|cap|helm|hood\w*|crown|\w*scarf|turban|veil|wreath)\b/.test(whole) ? [] : ['hat']),
      ...(/spectacles|glasses|goggles|monocle/.test(whole) ? [] : ['glasses']),
    ].join(', '),
    seed,
  }
}
