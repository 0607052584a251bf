/*
 * What a prompt says of a book beside whose it is, “It is wrapped in eel skin.”, and what that means for whoever has it in hand.
 * §said§ is what was said, as it stands before “it” or after “the”; #s1# and #s2# are spells of it.
 */

interface Way {
  /** Of which sentences. */
  of: RegExp
  frames: readonly string[]
}

const ways: readonly Way[] = [
  {
    of: /^(?:is|are) ((?:written|inked|drawn|painted|printed)\b.*\bink)$/iu,
    frames: [
      '§said§, it shows [by moonlight|over a flame|when breathed upon] for [a minute|as long as a breath lasts], and nothing else brings it out.',
      '§said§, it has to be [warmed|wetted] before #s1# is prepared, and that is gone for good the [ninth|fifth] time.',
    ],
  },
  {
    of: /^(?:is|are) ((?:carved|written|inked|drawn|painted|printed|knotted|sewn|stitched|embroidered|woven|tattooed|scratched|etched|cut|made|folded)\s+(?:on|in|into|upon|of|from|out of)\b.*)$/iu,
    frames: [
      '§said§, it can be read by touch in any darkness, #s1# first of all; copying takes [an hour|a night] more.',
      '§said§, it weighs [nine|twelve] pounds, and no candle harms it; [a hammer|salt water|a hungry dog] would.',
      '§said§, it cannot be shut, and whoever stands behind the reader sees #s1# as well.',
    ],
  },
  {
    of: /^(?:is|are) ((?:wrapped|covered|clad|sheathed|sealed|bound|lined)\b.*)$/iu,
    frames: [
      '§said§, it may lie in [water|the rain|a grave] for a week and come to no harm.',
      '§said§, it slips from any wet hand: opened in a fight, it falls on a roll of 1.',
      '§said§, it is found by [gulls|dogs|cats], who follow whoever carries it at thirty feet.',
    ],
  },
  {
    of: /^(?:is|are) ((?:stained|smelling|reeking|stinking|soaked|smeared|spotted|dusted)\b.*)$/iu,
    frames: [
      '§said§, it is known to any [dog|rat] from sixty feet, and #s1# comes off on the fingers.',
      '§said§, it tells [a healer|a huntsman|a priest] who held it last, for a day after.',
      '§said§, it has lost [a line|a word] of #s1#, which now fails on a roll of 1.',
    ],
  },
  {
    of: /^(?:is|are) ((?:disguised|hidden|concealed|dressed up)\b.*)$/iu,
    frames: [
      '§said§, it passes any search that is done in less than ten minutes; who takes longer sees #s1# against DC [13|14].',
      '§said§, it was [lent|sold] #number# times already, and nobody read as far as #s1#.',
    ],
  },
  {
    of: /^(?:is|are|was|were) ((?:cracked|torn|burned|burnt|charred|singed|gnawed|pierced|split|cut|broken|bitten|drowned)\b.*)$/iu,
    frames: [
      '§said§, it has a gap in the midst of #s1#: prepared from here, that fails on a roll of 1.',
      '§said§, it opens at #s1# by itself, and at nothing else without [patience|a knife].',
    ],
  },
  {
    of: /^(?:is|are) (full of .*)$/iu,
    frames: [
      '§said§, it has three ways to cast #s1#, of which one is right: DC [12|13] to know which.',
      '§said§, it cannot be trusted with #s1#; #s2# was tried, and stands.',
    ],
  },
  {
    of: /^(?:is|are) ((?:chained|tied|locked|nailed|fastened|buried|kept)\b.*)$/iu,
    frames: [
      '§said§, it has to be read where it is, or freed first: DC [14|15], and noise.',
      '§said§, it has one reader a day, by custom, and a list of them since #when#.',
    ],
  },
  {
    of: /^(?:has|have) ((?:missing|torn|lost|loose|blank|stolen)\b.*)$/iu,
    frames: [
      'The §said§: somebody [tore them out|was lent them|sold them] for #s1#, and has them still.',
      'The §said§: #s1# stops in the midst, and the rest is guesswork, right on a roll of [8|9] or more.',
    ],
  },
  {
    of: /^(?:has|have) (?:an? |its |some )?(.*)$/iu,
    frames: [
      'The §said§: between #s1# and #s2#, and nowhere else.',
      'The §said§: [nine|five|eleven], counted; by two hands, of which one was the owner’s.',
      'The §said§: somebody pays [four|seven] gp for a true drawing.',
    ],
  },
  {
    of: /^(?!(?:is|are|was|were|comes?|deals?)\b)(\S.*)$/iu,
    frames: [
      'It §said§ [after dark|near running water|when it is shut], and [wool|salt|a sung note] stops that for an hour.',
      'It §said§, and most of all at whoever has not read #s1# yet.',
    ],
  },
]

/** Ways to say what a sentence of a book means, and what stands in them for §said§; none where it means nothing. */
export function handlingOf(told: string): { frames: readonly string[]; said: string } | undefined {
  const [, said = ''] = /^(?:It|They)\s+(.*?)[.!?]*$/su.exec(told) ?? []
  for (const { of, frames } of said === '' ? [] : ways) {
    const [, found] = of.exec(said) ?? []
    if (found) return { frames, said: found }
  }
  return undefined
}
