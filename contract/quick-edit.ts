import {
  type AmountStep,
  type DyeColour,
  isSceneStep,
  STEP_WORDS_MAX,
  STEPS_MAX,
  type Step,
  stepFacts,
  type TintColour,
  tintColours,
  widerFacts,
} from './edit-facts.ts'
import { colourWords, looks, negated } from './looks.ts'

/** What a sentence asks for, and which of its words come to nothing. */
export interface QuickEdit {
  steps: Step[]
  unread: string[]
}

/** How much, by the words beside a step, times its usual amount. */
const measures: readonly [RegExp, number][] = [
  [/\b(a (tiny|little) bit|barely|hint of|touch of|trace of)\b/, 0.35],
  [/\b(slightly|a bit|a little|somewhat|light(ly)?(?! up)|soft(ly)?|gentle|gently|subtle|subtly)\b/, 0.6],
  [
    /\b(very|much|a lot|lots of|strong(ly)?|heavy|heavily|deep(ly)?|far|dramatic(ally)?|really|way|extremely|thick|hard|intense(ly)?)\b/,
    1.7,
  ],
]

type Read = (much: number, match: RegExpExecArray) => Step

const amount =
  (step: AmountStep, sign: 1 | -1 = 1): Read =>
  (much) => {
    const { usual, low, high } = stepFacts[step]
    return { do: step, amount: Math.round(Math.min(high, Math.max(low, sign * usual * much))) }
  }

const plain =
  (step: Step): Read =>
  () =>
    step

const taking =
  'remove|erase|delete|drop|lose|take (?:away|out|off)|get rid of|leave (?:out|away)|cut (?:out|away)|without|no'

/** What is to be there no more, to the end of its part of the sentence. */
const gone = new RegExp(`\\b(?:${taking}|there is no|not) (?:(?:the|his|her|their|its|any|all|a|an) )?([a-z][a-z' -]+)`)

const colours = Object.keys(colourWords).join('|')
const shades = '(?:(?:a|bright|dark|deep|light|pale|fiery|flaming|blood|vivid|icy|jet) )*'
const part = '(hair|locks|curls|sky|skies|heavens)'
const tone = '(?:tints?|tinted|tones?|toned|hues?|cast|wash|glow|light|lighting|filter)'

/** The colour that one of some groups of a match names. */
const colourIn = (match: RegExpExecArray, groups: readonly number[]): DyeColour =>
  colourWords[groups.map((group) => match[group]).find((word) => word !== undefined) ?? ''] ?? 'grey'

const dyed: Read = (_, match) => ({
  do: 'dye',
  part: /\b(?:sky|skies|heavens)\b/.test(match[0]) ? 'sky' : 'hair',
  to: colourIn(match, [2, 3]),
})

const tinted: Read = (_, match) => {
  const colour = colourIn(match, [1, 2])
  const tint = tintColours.find((name): name is TintColour => name === colour)
  return tint ? { do: 'tint', to: tint } : { do: 'sepia', amount: stepFacts.sepia.usual }
}

/** What only px can be asked for, where there is no scene that would take it in words. */
const withoutScene: readonly [RegExp, Read][] = [
  [
    new RegExp(
      `\\b${part}(?: (?:to|in|into|as|should be|is|be|turned?|dyed?|coloured))* ${shades}(${colours})\\b|\\b${shades}(${colours}) (?:hair(?:ed)?|sky|skies)\\b`,
    ),
    dyed,
  ],
]

/** What is asked for, by its words; of two that fit at one place the first. */
const phrases: readonly [RegExp, Read][] = [
  [
    new RegExp(
      `\\b(?:${taking}) (?:the |its |his |her |a |any |all )?(?:whole )?back ?ground\\b|\\b(?:transparent|empty) back ?ground\\b|\\bback ?ground (?:removed|gone|away|out|transparent)\\b|\\bcut ?out\\b(?= *$)|\\bcut (?:it|him|her|them|the (?:subject|figure|character|person)) out\\b|\\bcut out (?:just |only )?(?:the |my |our )?(?:subject|figure|character|person|hero(?:ine)?|foreground)\\b`,
    ),
    plain({ do: 'cutout' }),
  ],
  [
    /\b(a )?(much )?wider( (view|shot|angle|frame|picture))?\b|\b(zoom(ed)?|pull(ed)?|step(ped)?|move(d)?) (it )?(out|back)\b|\b(from )?(farther|further) (away|off|back)\b/,
    (much) => ({
      do: 'wider',
      amount: Math.round(Math.min(widerFacts.high, Math.max(widerFacts.low, widerFacts.usual * much))),
    }),
  ],
  [
    /\b(crop|cut|trim|zoom|frame)( it| in)?( (to|on|around|round|down to))? (the |his |her |their |its )?(face|head|portrait of the face)\b/,
    plain({ do: 'crop', to: 'face' }),
  ],
  [
    /\b(crop|cut|trim)( it)?( (to|into|as))?( a| an)? ?square\b|\bmake it (a )?square\b|\bsquare crop\b|^ (a )?square $/,
    plain({ do: 'crop', to: 'square' }),
  ],
  [
    /\b(crop|cut|trim)( it)?( (to|into|as))?( a| an)? ?(portrait|upright|tall|vertical)( shape| format)?\b/,
    plain({ do: 'crop', to: 'portrait' }),
  ],
  [
    /\b(crop|cut|trim)( it)?( (to|into|as))?( a| an)? ?(landscape|wide(screen)?|horizontal|panorama)( shape| format)?\b/,
    plain({ do: 'crop', to: 'landscape' }),
  ],
  [
    /\b(turn|rotate)( it)?( by)?( 90)?( degrees?)?( to the)? ?(left|anti-?clockwise|counter-?clockwise)\b/,
    plain({ do: 'turn', to: 'left' }),
  ],
  [
    /\b(turn|rotate)( it)?( by)?( 90)?( degrees?)?( to the)? ?(right|clockwise)\b|\brotate( it)?( by)? 90( degrees?)?\b/,
    plain({ do: 'turn', to: 'right' }),
  ],
  [
    /\b(turn|rotate|flip)( it)?( by)? ?(upside down|over|180( degrees?)?)\b|\bupside down\b/,
    plain({ do: 'turn', to: 'over' }),
  ],
  [/\b(flip|mirror)( it)?,? ?(vertically|top to bottom|down)\b/, plain({ do: 'mirror', to: 'down' })],
  [
    /\b(flip|mirror)(ed)?( it)?(,? ?(horizontally|left to right|across|sideways))?\b/,
    plain({ do: 'mirror', to: 'across' }),
  ],
  [
    /\b(monochrome|gr[ae]y ?scale|shades of gr[ae]y|(make it |in )gr[ae]y|no colou?rs?|without colou?rs?|desaturated)\b/,
    plain({ do: 'grey' }),
  ],
  [/\btoo (dark|dim|black|murky|gloomy)\b/, amount('light')],
  [/\btoo (bright|light|white|glaring)\b/, amount('light', -1)],
  [/\btoo (warm|yellow|orange|red)\b/, amount('warmth', -1)],
  [/\btoo (cold|cool|blue)\b/, amount('warmth')],
  [/\btoo (colou?rful|saturated|garish)\b/, amount('colour', -1)],
  [/\btoo (dull|pale|drab)\b/, amount('colour')],
  [/\btoo (harsh|hard|contrasty)\b/, amount('contrast', -1)],
  [/\btoo flat\b/, amount('contrast')],
  [/\btoo (blurry|soft)\b/, amount('sharpen')],
  [new RegExp(`\\b(${colours}) ${tone}\\b|\\btint(?:ed)?(?: it| in)* (${colours})\\b`), tinted],
  [gone, (_, match) => ({ do: 'without', words: (match[1] ?? '').trim() })],
  [/\b(sepia|yellowed)\b/, amount('sepia')],
  [/\b(night(time)?|midnight|moonlit|moonlight|after dark|nocturnal)\b/, amount('night')],
  [/\b(dusk|twilight|evening)\b/, (much, match) => amount('night')(0.6 * much, match)],
  [/\b(snow(y|ing|fall|storm)?|blizzard)\b/, amount('snow')],
  [/\b(rain(y|ing|fall|storm)?|downpour|drizzle)\b/, amount('rain')],
  [/\b(fog(gy)?|mist(y)?|haz(e|y))\b/, amount('fog')],
  [/\b(vignette|dark(en|er)? (at |around |towards )?(the )?(corners|edges|rim|borders))\b/, amount('vignette')],
  [/\b(film )?grain(y)?\b|\bnoise\b/, amount('grain')],
  [/\b(less (warm|yellow|orange)|cool(er)?|cold(er)?|bluer|more blue|icy)\b/, amount('warmth', -1)],
  [/\b(less (cold|cool|blue)|warm(er|th)?|golden(er)?|more (yellow|orange)|cosy|cozy)\b/, amount('warmth')],
  [
    /\b(less (dark|gloomy)|(?<!less )bright(er|en|ness)?|(?<!less )light(er|en)|light it up|lighten up|more light)\b/,
    amount('light'),
  ],
  [/\b(less (bright|light)|dark(er|en|ness)?|dim(mer)?|gloom(y|ier)?)\b/, amount('light', -1)],
  [/\b(less contrast|flat(ter|ten)?|(lower|softer|lift the) (contrast|shadows)|washed out)\b/, amount('contrast', -1)],
  [
    /\b((more|higher|stronger) contrast|(deep(er)?|dark(er)?) shadows|shadows (deep|dark)er|contrast(y|ier)?|punch(y|ier)?)\b/,
    amount('contrast'),
  ],
  [
    /\b(less (colou?r(s|ful)?|saturat(ed|ion))|mut(e|ed)( colou?rs)?|desaturate|tone (it |them )?down( the colou?rs)?|tone the colou?rs down|pal(e|er)|fade(d)?|dull(er)?)\b/,
    amount('colour', -1),
  ],
  [
    /\b(more (colou?r(s|ful)?|saturat(ed|ion))|colou?rful|vivid|vibrant|saturat(ed|e|ion)|richer( colou?rs)?)\b/,
    amount('colour'),
  ],
  [
    /\b(sharp(er|en|ness)?|crisp(er)?|clear(er)?|bring out (the |more )?details?|more details?|detailed)\b/,
    amount('sharpen'),
  ],
  [/\b(blur(ry|red|rier)?|out of focus)\b/, amount('blur')],
]

/** Words at either end of a change that say nothing of it. */
const before =
  /^(?:(?:and|please|make|turn|change|paint|draw|give|put|let|have|add|show|wear|wearing|dressed|dress|with|it|him|her|his|their|its|them|the|a|an|this|that|to|be|into|in|on|so|is|are|he|she|they|now|but|also|bit|little|somewhat|slightly|picture|image) )+/
const after = /(?: (?:to|into|in|on|with|the|a|an|and|it|please|instead|now|too|also|of|for))+$/

/** What of a part of a sentence says how the subject or the scene is to be otherwise. */
function changeIn(part: string): string {
  const words = part.replace(/\s+/g, ' ').trim()
  // "The cloak to red", "her hair into silver": how it is comes after what it is.
  const turned = words.replace(
    /^(.+?) (?:in)?to (?:a |an )?([a-z'-]+(?: [a-z'-]+)?)$/,
    (whole, what: string, how: string) =>
      /\b(?:turn|change|make|paint|dye)\b/.test(what) && !/\b(?:it|him|her|them)$/.test(what)
        ? `${what} ${how}`
        : whole,
  )
  return turned.replace(before, '').replace(after, '').trim().slice(0, STEP_WORDS_MAX)
}

/** Words that say nothing by themselves. */
const filler = new Set(
  'a an and the it its this that picture image photo make turn add put give please to of in into with some more on as so then also at all be let us me my have look looks like it’s bit little much very lot lots by one whole everything scene feel feeling colour colours color colors bit from should would could can will want need i we you me just really now here there like style styled effect vibe mood look-alike version kind sort photograph photographs shot too him her his their he she they tone tones weather day for creeping rolling drifting falling is are was'.split(
    ' ',
  ),
)

/** Steps by words that may as well be said of one thing in the picture: "a golden crown", "a darker cloak". */
const ofAll: readonly string[] = ['light', 'warmth', 'colour', 'contrast', 'sharpen', 'blur', 'sepia']
const general = /^(?:lights?|lighting|tones?|shadows?|contrast|atmosphere|overall|than)$/

/** Whether what follows a word is a thing that it is said of. */
function isSaidOfThing(following: string): boolean {
  const next = /^ ([a-z'-]+)/.exec(following)?.[1]
  return next !== undefined && next.length > 2 && !filler.has(next) && !general.test(next)
}

/** A step that was read, with its place in the sentence. */
interface Found {
  at: number
  step: Step
  /** It is one of several that a look is made of: what is said by name goes before it. */
  isOfLook?: true
}

/** What was read once is not read again, and keeps its place. */
const blanked = (text: string, match: RegExpExecArray) =>
  text.slice(0, match.index) + ' '.repeat(match[0].length) + text.slice(match.index + match[0].length)

function scaled(step: Step, much: number): Step {
  if (!('amount' in step) || step.do === 'wider') return step
  const { low, high } = stepFacts[step.do]
  return { ...step, amount: Math.round(Math.min(high, Math.max(low, step.amount * much))) }
}

/** Without what a look brings and a word asks for by name, and without what is said twice. */
function withoutRepeats(found: readonly Found[]): Step[] {
  const isLook = ({ step }: Found) => 'amount' in step || step.do === 'grey'
  return found
    .filter(
      (one, k) =>
        !one.isOfLook ||
        !found.some(
          (other, n) => n !== k && isLook(one) && other.step.do === one.step.do && (!other.isOfLook || n < k),
        ),
    )
    .map(({ step }) => step)
}

/** In small letters, and with words that hold an "and" as one. */
const plainly = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bblack[ -](and|&|n)[ -]white\b|\bb ?& ?w\b/g, 'monochrome')

/**
 * What a sentence asks to be done to a picture, step by step in the order of its words: "make it night, add snow, a bit warmer, crop to
 * the face". What no other step does is a change, where the picture's scene is there to take it (`hasScene`); else those words are
 * `unread`: they ask for something that no step does.
 */
export function readQuickEdit(sentence: string, { hasScene = true }: { hasScene?: boolean } = {}): QuickEdit {
  const all: Found[] = []
  const unread: string[] = []
  for (const part of plainly(sentence).split(/[,;:.!\n]| and then | then | and |&/)) {
    let rest = ` ${part.replace(/\s+/g, ' ').trim()} `
    const found: Found[] = []
    const much = measures.find(([words]) => words.test(rest))?.[1] ?? 1
    const take = (match: RegExpExecArray, step: Step) => {
      found.push({ at: match.index, step })
      rest = blanked(rest, match)
    }
    for (const { words, steps: parts, isOfScenes } of looks) {
      const match = words.exec(rest)
      if (!match || (hasScene && (isOfScenes || isSaidOfThing(rest.slice(match.index + match[0].length))))) continue
      if (negated.test(rest.slice(0, match.index))) continue
      const place = match.index
      for (const step of parts) found.push({ at: place, step: scaled(step, much), isOfLook: true })
      rest = blanked(rest, match)
      break
    }
    for (const [words, read] of hasScene ? phrases : [...withoutScene, ...phrases]) {
      const match = words.exec(rest)
      if (!match) continue
      const step = read(much, match)
      if (hasScene && ofAll.includes(step.do) && isSaidOfThing(rest.slice(match.index + match[0].length))) continue
      if (hasScene || !isSceneStep(step)) take(match, step)
      else for (const word of match[0].split(' ')) if (!filler.has(word) && word !== '') unread.push(word)
    }
    // "Remove the table and the chairs": the chairs too.
    const also =
      hasScene && all.at(-1)?.step.do === 'without'
        ? /^ (?:the|his|her|their|its|any|all) ([a-z' -]+) $/.exec(rest)
        : null
    if (also && found.length === 0) take(also, { do: 'without', words: also[1] ?? '' })
    const bare = measures.reduce((text, [words]) => text.replace(words, ' '), rest)
    const left = bare.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word.length > 1 && !filler.has(word))
    if (left.length > 0 && hasScene)
      found.push({ at: rest.search(/\S/), step: { do: 'change', words: changeIn(rest) } })
    else unread.push(...left)
    all.push(...found.sort((one, other) => one.at - other.at))
  }
  const steps = withoutRepeats(all)
  const said = steps.filter((step) => step.do !== 'change' || step.words !== '')
  return { steps: said.slice(0, STEPS_MAX), unread: [...new Set(unread)] }
}
