import { type AmountStep, STEPS_MAX, type Step, stepFacts } from './edit-facts.ts'

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
    /\b(very|much|a lot|lots of|strong(ly)?|heavy|heavily|deep(ly)?|far|dramatic(ally)?|really|way|extremely|thick)\b/,
    1.7,
  ],
]

type Read = (much: number) => Step

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

/** What is asked for, by its words; of two that fit at one place the first. */
const phrases: readonly [RegExp, Read][] = [
  [
    /\b(crop|cut|trim|zoom|frame)( it| in)?( (to|on|around|round|down to))? (the |his |her |their |its )?(face|head|portrait of the face)\b/,
    plain({ do: 'crop', to: 'face' }),
  ],
  [
    /\b(crop|cut|trim)( it)?( (to|into|as))?( a| an)? ?square\b|\bmake it (a )?square\b|\bsquare crop\b/,
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
  [/\b(sepia|old photo(graph)?|aged|antique|vintage|yellowed)\b/, amount('sepia')],
  [/\b(night(time)?|midnight|moonlit|moonlight|after dark|nocturnal)\b/, amount('night')],
  [/\b(dusk|twilight|evening)\b/, (much) => amount('night')(0.6 * much)],
  [/\b(snow(y|ing|fall|storm)?|blizzard)\b/, amount('snow')],
  [/\b(rain(y|ing|fall|storm)?|downpour|drizzle)\b/, amount('rain')],
  [/\b(fog(gy)?|mist(y)?|haz(e|y))\b/, amount('fog')],
  [/\b(vignette|dark(en)?(er)? (the )?(corners|edges|rim)|darken the edges)\b/, amount('vignette')],
  [/\b(film )?grain(y)?\b|\bnoise\b/, amount('grain')],
  [/\b(less (warm|yellow|orange)|cool(er)?|cold(er)?|bluer|more blue|icy)\b/, amount('warmth', -1)],
  [/\b(less (cold|cool|blue)|warm(er|th)?|golden(er)?|more (yellow|orange)|cosy|cozy)\b/, amount('warmth')],
  [/\b(less (dark|gloomy)|bright(er|en|ness)?|light(er|en)|light it up|lighten up|more light)\b/, amount('light')],
  [/\b(less (bright|light)|dark(er|en|ness)?|dim(mer)?|gloom(y|ier)?)\b/, amount('light', -1)],
  [/\b(less contrast|flat(ter|ten)?|softer contrast|washed out)\b/, amount('contrast', -1)],
  [/\b(more contrast|contrast(y|ier)?|punch(y|ier)?)\b/, amount('contrast')],
  [
    /\b(less (colou?r(s|ful)?|saturat(ed|ion))|mut(e|ed)( colou?rs)?|pal(e|er)|fade(d)?|dull(er)?)\b/,
    amount('colour', -1),
  ],
  [
    /\b(more (colou?r(s|ful)?|saturat(ed|ion))|colou?rful|vivid|vibrant|saturat(ed|e|ion)|richer( colou?rs)?)\b/,
    amount('colour'),
  ],
  [/\b(sharp(er|en|ness)?|crisp(er)?|clear(er)?)\b/, amount('sharpen')],
  [/\b(blur(ry|red)?|soften|out of focus|dreamy)\b/, amount('blur')],
]

/** Words that say nothing by themselves. */
const filler = new Set(
  'a an and the it its this that picture image photo make turn add put give please to of in into with some more on as so then also at all be let us me my have look looks like it’s bit little much very lot lots by one whole everything scene feel colour colours color colors bit'.split(
    ' ',
  ),
)

/** In small letters, and with words that hold an "and" as one. */
const plainly = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bblack[ -](and|&|n)[ -]white\b|\bb ?& ?w\b/g, 'monochrome')

/**
 * What a sentence asks to be done to a picture, step by step in the order of its words: "make it night, add snow, a bit warmer, crop to
 * the face". `unread` are words that ask for something no step does.
 */
export function readQuickEdit(sentence: string): QuickEdit {
  const steps: Step[] = []
  const unread: string[] = []
  for (const part of plainly(sentence).split(/[,;.!\n]| and then | then | and |&/)) {
    let rest = ` ${part.replace(/\s+/g, ' ').trim()} `
    const found: { at: number; read: Read; much: number }[] = []
    const much = measures.find(([words]) => words.test(rest))?.[1] ?? 1
    for (const [words, read] of phrases) {
      const match = words.exec(rest)
      if (!match) continue
      found.push({ at: match.index, read, much })
      // What was read once is not read again, and keeps its place.
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
    for (const { read, much: how } of found.sort((one, other) => one.at - other.at)) steps.push(read(how))
    for (const [words] of measures) rest = rest.replace(words, ' ')
    unread.push(...rest.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word.length > 1 && !filler.has(word)))
  }
  return { steps: steps.slice(0, STEPS_MAX), unread: [...new Set(unread)] }
}
