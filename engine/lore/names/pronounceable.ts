/** Clusters that English mouths manage at the beginning of a word. */
const onset =
  /^(?:[bcdfghjklmnpqrstvwxyz]|bh|bj|bl|br|ch|chr|cl|cr|dr|dw|fj|fl|fr|gh|gl|gr|gw|hr|kh|kl|kn|kr|kw|ll|mb|nd|ng|nk|ph|phr|pl|pr|qu|rh|sc|sch|scr|sh|shr|sk|sl|sm|sn|sp|spr|squ|st|str|sv|sw|th|thr|thw|tr|tw|vl|wh|wr|zh)?(?=[aeiouy])/i

/** What the dice make of syllables that nobody wants to be called. */
const unfit =
  /\b(?:moron|idiot|anus|anal|arse|cunt|dick|fanny|negro|nazi|penis|poo|poop|pussy|rape|semen|sex|slut|turd|twat|vulva|whore|hitler|cancer|coon|dildo|tard|urine|shit|fuck|crap|homo|ape|pig|rectum|bra|porno)\b/i

/** Whether somebody at the table can say it at first sight: no four consonants or three vowels in a row, a beginning that English knows. */
export function isPronounceable(name: string): boolean {
  const parts = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z]+/i)
    .filter(Boolean)
  return (
    parts.length > 0 &&
    !unfit.test(name) &&
    parts.every(
      (part) =>
        /[aeiouy]/i.test(part) &&
        onset.test(part) &&
        !/[bcdfghjklmnpqrstvwxz]{4}/i.test(part.replace(/(th|sh|ch|ph|gh|ck|ng)/gi, 'k')) &&
        !/[aeiou]{3}/i.test(part.replace(/qu/gi, 'k')) &&
        !/(.)\1\1/i.test(part),
    )
  )
}
