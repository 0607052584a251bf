/*
 * Words of frames that may as well be others. Sheets of one request are read side by side, and the same sentence should not
 * stand in them word for word.
 */
const others: readonly string[] = [
  'near|close to',
  'past|beyond',
  'until|till',
  'nobody|no one',
  'anyone|anybody',
  'gladly|willingly|readily',
  'again|once more',
  'by night|after dark',
  'comes back|returns',
  'came back|returned',
  'its young|its brood',
  'leaves at once|goes straight away|is gone that night',
  'leaves alone|spares',
  'would be enough|would do|would suffice',
  'only wants|wants nothing but|is content with',
  'will not|refuses to',
  'whoever|anyone who',
  'Whoever|Anyone who',
  'as soon as|the moment',
  'instead of|in place of',
  'everyone|everybody',
  'every|each',
  'towards|to',
  'pays|gives',
  'offers|promises',
  'afraid|scared',
  'begins|starts',
  'begun|started',
  'has never|never has',
  'every night|nightly|night after night',
  'trusts nobody|suspects everybody',
  'by way of|through|round',
  'fights on|keeps fighting|goes on',
  'breaks off|stops fighting|gives up',
  'somebody|someone',
  'people of|souls from|folk of',
]
const ways = new Map(others.map((one) => [one.split('|')[0]!, one] as const))
const words = new RegExp(
  `(?<![#\\p{L}])(?:${[...ways.keys()].sort((a, b) => b.length - a.length).join('|')})(?![#\\p{L}’])`,
  'gu',
)

/** The frame with a choice of words wherever there is one. */
export const varied = (frame: string) => frame.replace(words, (word) => `[${ways.get(word) ?? word}]`)
