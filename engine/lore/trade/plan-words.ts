/** Rooms and things that people ask of a house, and how a floor plan is asked for them. */
const wished: readonly (readonly [RegExp, string])[] = [
  [/\blibrar(?:y|ies)\b|\breading room\b/i, 'a library'],
  [/\bkitchens?\b/i, 'a kitchen'],
  [/\b(?:pantry|larder|store ?rooms?|cellars?)\b/i, 'a storeroom'],
  [/\b(?:bath|baths|bathhouse|hot springs?|sauna)\b/i, 'a bathroom with bathtubs'],
  [/\b(?:dance|dancing|stage)\b/i, 'a dance floor'],
  [/\bsecret (?:door|room|passage)s?\b/i, 'a secret door'],
  [/\b(?:summoning|magic|ritual) circle\b/i, 'a magic circle'],
  [/\blaborator(?:y|ies)\b/i, 'a laboratory'],
  [/\bstud(?:y|ies)\b/i, 'a study'],
  [/\btrapdoor\b/i, 'a trapdoor'],
  [/\bwell\b(?= in| behind|$|,)/i, 'a well'],
  [/\bgardens?\b/i, 'flowers and bushes'],
  [/\bcauldrons?\b/i, 'a cauldron'],
  [/\bforge\b/i, 'a forge'],
  [/\bbrewer(?:y|ies)\b|\bbrewhouse\b/i, 'kegs and vats'],
  [/\bcages?\b/i, 'cages'],
  [/\b(?:fountain)\b/i, 'a fountain'],
  [/\bstatues?\b/i, 'statues'],
  [/\bpits?\b|\bfighting ring\b/i, 'a fighting pit'],
]

/** What a prompt asks of a house, as a floor plan is asked for it, without what it denies. */
export const roomsAsked = (text: string): string[] =>
  wished.flatMap(([words, thing]) => {
    const at = text.search(words)
    return at < 0 || /\b(?:no|without(?: an?)?)\s+$/i.test(text.slice(0, at)) ? [] : [thing]
  })

/** Where a house stands that is no house: in a cave, on a ship, in a tree. */
export function housePlace(text: string): 'cave' | 'ship' | 'tree' | undefined {
  if (/\b(?:in|inside|within)\s+(?:an?|the)\s+(?:\w+ )?(?:cave|cavern|grotto)s?\b/i.test(text)) return 'cave'
  if (/\b(?:on|aboard)\s+(?:an?|the)\s+(?:\w+ )?(?:ship|boat|barge|galleon)\b/i.test(text)) return 'ship'
  return /\b(?:in|up)\s+(?:an?|the)\s+(?:\w+ )?(?:trees?|treetops?|oak)\b/i.test(text) ? 'tree' : undefined
}
