import type { DyeColour, PixelStep } from './edit-facts.ts'

/** A look that has a name, and the steps on px that make it. */
export interface Look {
  words: RegExp
  steps: readonly PixelStep[]
  /** A scene that is kept takes it in words, and paints the season or the light itself. */
  isOfScenes?: true
}

/** What goes before a look that is not wanted. */
export const negated = /\b(?:less|not|no|without|never) (?:so |too |the )*$/

/** Looks by their words, as people at a table say them; of two that fit, the first. */
export const looks: readonly Look[] = [
  {
    words:
      /\b(?:(?:like )?(?:an? )?(?:old|vintage|antique|ancient|faded|victorian)(?:[ -]fashioned)? (?:photo(?:graph)?|picture|snapshot|film)s?|daguerreotype|tintype|vintage|retro|antique|aged|(?:18|19)\d0s|(?:early )?19th century)\b(?: (?:look|style|photo(?:graph)?|picture))?(?: (?:from|of) the (?:18|19)\d0s)?/,
    steps: [
      { do: 'sepia', amount: 70 },
      { do: 'contrast', amount: -12 },
      { do: 'vignette', amount: 35 },
      { do: 'grain', amount: 26 },
    ],
  },
  {
    words: /\b(?:parchment|old paper|old map|scroll)\b/,
    steps: [
      { do: 'sepia', amount: 85 },
      { do: 'light', amount: 14 },
      { do: 'contrast', amount: -22 },
      { do: 'vignette', amount: 30 },
      { do: 'grain', amount: 22 },
    ],
  },
  {
    words: /\b(?:film )?noir\b/,
    steps: [
      { do: 'grey' },
      { do: 'contrast', amount: 45 },
      { do: 'light', amount: -10 },
      { do: 'vignette', amount: 45 },
      { do: 'grain', amount: 18 },
    ],
  },
  {
    words:
      /\b(?:soft(?:er|en(?:ed)?)(?! (?:light|contrast|shadows|colou?rs))|soft(?:er)? (?:focus|light|lighting|look|glow)|smooth(?:er|en)?(?: skin)?|gentler)\b(?: (?:the )?(?:skin|look|light|picture|image))?/,
    steps: [
      { do: 'blur', amount: 7 },
      { do: 'contrast', amount: -18 },
    ],
  },
  {
    words: /\b(?:dream(?:y|like|ier)|ethereal|magical|fairy ?tale|enchanted|otherworldly)\b/,
    steps: [
      { do: 'blur', amount: 14 },
      { do: 'light', amount: 16 },
      { do: 'colour', amount: 15 },
      { do: 'contrast', amount: -14 },
    ],
  },
  {
    words: /\b(?:thunder ?storms?|storm(?:y|ier)?|tempest)\b(?: (?:weather|night|day|sea|sky|clouds?))?/,
    steps: [
      { do: 'light', amount: -22 },
      { do: 'colour', amount: -25 },
      { do: 'contrast', amount: 15 },
      { do: 'rain', amount: 75 },
    ],
    isOfScenes: true,
  },
  {
    words: /\b(?:deep |mid)?-?winter(?:y|time|'s)?\b(?: (?:day|morning|scene|landscape|weather))?/,
    steps: [
      { do: 'warmth', amount: -30 },
      { do: 'colour', amount: -18 },
      { do: 'snow', amount: 60 },
    ],
    isOfScenes: true,
  },
  {
    words: /\b(?:frost(?:y|ed)?|frozen|ice[ -]cold|arctic|far north|wintry)\b(?: (?:morning|day|air|look))?/,
    steps: [
      { do: 'warmth', amount: -45 },
      { do: 'colour', amount: -20 },
      { do: 'light', amount: 10 },
      { do: 'fog', amount: 18 },
    ],
    isOfScenes: true,
  },
  {
    words: /\b(?:autumn(?:al)?|fall (?:colou?rs|leaves)|harvest)\b(?: (?:colou?rs|leaves|day|forest|light))?/,
    steps: [
      { do: 'warmth', amount: 60 },
      { do: 'colour', amount: 22 },
      { do: 'tint', to: 'orange' },
    ],
    isOfScenes: true,
  },
  {
    words: /\b(?:spring(?:time)?)\b(?: (?:day|morning|colou?rs))?/,
    steps: [
      { do: 'light', amount: 14 },
      { do: 'colour', amount: 25 },
      { do: 'warmth', amount: 8 },
    ],
    isOfScenes: true,
  },
  {
    words:
      /\b(?:summer(?:y|time)?|sunny|sunlit|sunshine|sunlight|noon|midday|daylight)\b(?: (?:day|heat|afternoon|morning|light))?/,
    steps: [
      { do: 'light', amount: 18 },
      { do: 'warmth', amount: 28 },
      { do: 'colour', amount: 20 },
    ],
    isOfScenes: true,
  },
  {
    words: /\b(?:golden hour|sun ?set|sun ?rise|dawn|daybreak|evening sun|sundown)\b(?: (?:glow|light|sky|colou?rs))?/,
    steps: [
      { do: 'warmth', amount: 70 },
      { do: 'colour', amount: 15 },
      { do: 'light', amount: -6 },
      { do: 'tint', to: 'orange' },
    ],
    isOfScenes: true,
  },
  {
    words:
      /\b(?:(?:candle|torch|fire|lamp|lantern|camp ?fire)[ -]?(?:lit|light)|by (?:the )?(?:fire|candle|torch|lantern)(?:light|s)?)\b/,
    steps: [
      { do: 'light', amount: -20 },
      { do: 'warmth', amount: 75 },
      { do: 'vignette', amount: 60 },
    ],
    isOfScenes: true,
  },
  {
    words: /\b(?:under ?water|under the (?:sea|water)|sunken|drowned)\b/,
    steps: [
      { do: 'tint', to: 'teal' },
      { do: 'light', amount: -10 },
      { do: 'fog', amount: 28 },
      { do: 'blur', amount: 6 },
    ],
    isOfScenes: true,
  },
  {
    words:
      /\b(?:spook(?:y|ier)|eerie|creep(?:y|ier)|horror|haunt(?:ed|ing)|sinister|menacing|ominous|threatening|scar(?:y|ier)|evil|cursed|gothic|nightmar(?:e|ish))\b(?: (?:scene|film|movie|mood|look|atmosphere))?/,
    steps: [
      { do: 'light', amount: -24 },
      { do: 'colour', amount: -38 },
      { do: 'warmth', amount: -22 },
      { do: 'contrast', amount: 18 },
      { do: 'vignette', amount: 55 },
    ],
  },
  {
    words:
      /\b(?:gloom(?:y|ier)|grim(?:mer|dark)?|bleak(?:er)?|dreary|sombre|somber|mournful|melancholy|dark fantasy)\b/,
    steps: [
      { do: 'light', amount: -24 },
      { do: 'colour', amount: -32 },
      { do: 'vignette', amount: 35 },
    ],
  },
  {
    words:
      /\b(?:dramatic|cinematic|epic|heroic|mood(?:y|ier)|like (?:in )?a (?:film|movie)|film still)\b(?: (?:light(?:ing)?|look|shot|mood))?/,
    steps: [
      { do: 'contrast', amount: 40 },
      { do: 'light', amount: -8 },
      { do: 'colour', amount: -8 },
      { do: 'vignette', amount: 45 },
    ],
  },
  {
    words: /\b(?:gritt(?:y|ier)|battle[ -]worn|weathered|rugged|rough(?:er)?|grung(?:e|y)|war[ -]torn|dirty)\b/,
    steps: [
      { do: 'contrast', amount: 32 },
      { do: 'colour', amount: -26 },
      { do: 'sharpen', amount: 45 },
      { do: 'grain', amount: 28 },
    ],
  },
  {
    words: /\b(?:pop|poster|comic(?:[ -]book)?|livel(?:y|ier)|eye[ -]catching)\b/,
    steps: [
      { do: 'contrast', amount: 28 },
      { do: 'colour', amount: 40 },
      { do: 'sharpen', amount: 20 },
    ],
  },
  {
    words: /\b(?:cos(?:y|ier)|coz(?:y|ier)|homely|inviting|friendl(?:y|ier)|welcoming|cheerful)\b/,
    steps: [
      { do: 'warmth', amount: 40 },
      { do: 'light', amount: 10 },
    ],
  },
  {
    words: /\b(?:faded|washed[ -]out|sun[ -]bleached|bleached)\b(?: (?:colou?rs|look))?/,
    steps: [
      { do: 'colour', amount: -40 },
      { do: 'contrast', amount: -30 },
      { do: 'light', amount: 8 },
    ],
  },
  {
    words: /\b(?:for (?:a|my|the) (?:token|icon|avatar|profile(?: picture)?)|as (?:a|an) (?:token|icon|avatar))\b/,
    steps: [{ do: 'crop', to: 'square' }],
  },
]

/** Names of colours, as hair, skies and lights are called by them. */
export const colourWords: Readonly<Record<string, DyeColour>> = {
  red: 'red',
  scarlet: 'red',
  crimson: 'red',
  ruby: 'red',
  'blood-red': 'red',
  reddish: 'red',
  ginger: 'orange',
  auburn: 'orange',
  copper: 'orange',
  orange: 'orange',
  amber: 'orange',
  yellow: 'yellow',
  golden: 'blond',
  gold: 'blond',
  blonde: 'blond',
  blond: 'blond',
  green: 'green',
  greenish: 'green',
  emerald: 'green',
  teal: 'teal',
  turquoise: 'teal',
  cyan: 'teal',
  blue: 'blue',
  bluish: 'blue',
  azure: 'blue',
  purple: 'violet',
  violet: 'violet',
  lilac: 'violet',
  pink: 'pink',
  magenta: 'pink',
  black: 'black',
  raven: 'black',
  brown: 'brown',
  brunette: 'brown',
  chestnut: 'brown',
  grey: 'grey',
  gray: 'grey',
  silver: 'grey',
  white: 'white',
}
