export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const oddPlurals: Record<string, string> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  person: 'people',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  wolf: 'wolves',
  thief: 'thieves',
  knife: 'knives',
  wife: 'wives',
  life: 'lives',
  elf: 'elves',
  dwarf: 'dwarves',
  loaf: 'loaves',
  leaf: 'leaves',
  half: 'halves',
  calf: 'calves',
  staff: 'staves',
  hoof: 'hooves',
  shelf: 'shelves',
  scarf: 'scarves',
}

/** Compounds that go like their last part: "watchman", "werewolf". */
const compounding = ['man', 'woman', 'wolf', 'wife', 'foot', 'child', 'knife', 'staff']

function oddEnd(word: string): string | undefined {
  const lower = word.toLowerCase()
  return Object.hasOwn(oddPlurals, lower)
    ? lower
    : compounding.find((end) => lower.length > end.length + 2 && lower.endsWith(end) && lower !== 'human')
}

/** Of a noun or a phrase that ends in one: "grey wolf" -> "grey wolves". */
export function plural(phrase: string): string {
  const [, before = '', word = phrase] = /^(.*?)([A-Za-z]+)$/s.exec(phrase) ?? []
  const odd = oddEnd(word)
  if (odd) return before + word.slice(0, -odd.length) + matchCase(word.slice(-odd.length), oddPlurals[odd] as string)
  if (/[^aeiou]y$/i.test(word)) return `${before}${word.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/i.test(word)) return `${before}${word}es`
  return `${before}${word}s`
}

const matchCase = (like: string, text: string) => (/^[A-Z]/.test(like) ? capital(text) : text)

/** "Saint Ansa’s", a church, has a cellar that is "Saint Ansa’s cellar". */
export const possessive = (phrase: string) =>
  /’s$/.test(phrase) ? phrase : /s$/i.test(phrase) ? `${phrase}’` : `${phrase}’s`

const oddPasts: Record<string, string> = {
  go: 'went',
  come: 'came',
  see: 'saw',
  take: 'took',
  give: 'gave',
  find: 'found',
  lose: 'lost',
  keep: 'kept',
  leave: 'left',
  steal: 'stole',
  sell: 'sold',
  buy: 'bought',
  hide: 'hid',
  break: 'broke',
  make: 'made',
  hold: 'held',
  win: 'won',
  burn: 'burned',
  drink: 'drank',
  eat: 'ate',
  sing: 'sang',
  sink: 'sank',
  swear: 'swore',
  speak: 'spoke',
  write: 'wrote',
  run: 'ran',
  know: 'knew',
  build: 'built',
  bring: 'brought',
  catch: 'caught',
  fall: 'fell',
  fight: 'fought',
  forget: 'forgot',
  hear: 'heard',
  pay: 'paid',
  say: 'said',
  send: 'sent',
  tell: 'told',
  think: 'thought',
  be: 'was',
  have: 'had',
  do: 'did',
  cut: 'cut',
  put: 'put',
  owe: 'owed',
}

/** The simple past of a verb or a phrase that begins with one: "steal the bell" -> "stole the bell". */
export function past(phrase: string): string {
  const [, verb = phrase, rest = ''] = /^([A-Za-z]+)(.*)$/s.exec(phrase) ?? []
  const odd = oddPasts[verb.toLowerCase()]
  if (odd) return matchCase(verb, odd) + rest
  if (/e$/i.test(verb)) return `${verb}d${rest}`
  if (/[^aeiou]y$/i.test(verb)) return `${verb.slice(0, -1)}ied${rest}`
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/i.test(verb)) return `${verb}${verb.at(-1)}ed${rest}`
  return `${verb}ed${rest}`
}
