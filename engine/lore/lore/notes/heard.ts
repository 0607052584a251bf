/*
 * Where a piece is met, with all that the person said of its subject: "#whole#". "#sing#" is what is done with it; #land# and
 * #land2# are places in it, #folk# live there, #one# is any of them. What stands between two of those is short, so that sheets
 * do not sound alike.
 */
const honour =
  '[in memory of|for fear of|in honour of|for love of|in mockery of|to keep off|in thanks to|to please|in praise of|to call up|against|to mourn]'

export const heard: readonly string[] = [
  `#P#, [a|an old|a blind|a young|a lame] #one#, #sings# it [nightly|for beer|at dusk|for a bed|for #G#|by the fire] [at|near|behind] #land#, ${honour} #whole#.`,
  `#folk.cap# [at|near|beyond] #land# #sing# it [on|before|until] #D#, ${honour} #whole#.`,
  `#P# [sells|guards|lends|hides] a [fair|torn|stolen|forged|wet] copy [at|near] #land#, with [a drawing|woodcuts|portraits|a sketch|some hair|a map|the seal] of #whole#.`,
  `It is [painted|cut|scratched|burnt|stitched] on [a beam|the bar|a door|a bench|the well|a banner] [at|near] #land#, [under|beside] the [face|name|mark|sign] of #whole#.`,
  `#Q# pays #P# to #sing# it [weekly|nightly|alone|by candle], and [weeps|stares|drinks|leaves] [at|on|before] [the name|mention|thought] of #whole#.`,
  `#O.cap# [banned|burned|forbade|outlawed] it; [at|near|round] #land# it is #sung# [in cellars|behind doors|in whispers|by night], ${honour} #whole#.`,
  `[Children|Prisoners|Brides|Apprentices|Pilgrims|Drovers] #sing# it [from|between] #land# [to|and] #land2#, ${honour} #whole#.`,
  `#P# [won|bought|found|stole] it [at cards|in a coat|with a house|off a corpse|in a psalter] [at|near] #land#, and [looks for|fears|dreams of|has met|asks after] #whole#.`,
  `[A child|A parrot|A madwoman|A prisoner|A drunk] at #land# [knows|mumbles|draws|hums] [it|all of it|the end], ${honour} #whole#.`,
  `Ask [at|round] #land# for #P#, [an old|a retired|a lame|a young] #one#, who [has met|grew up near|is kin to|would know|once followed] #whole#.`,
  `#P# and #Q# [quarrel|laugh|go to law|weep] over it [nightly|at #land#|on #D#]: both [knew|feared|remember|buried] #whole#.`,
  `#D.cap#, [at|near|behind] #land#: [one fiddle|a lantern|a row of chairs|hot wine], and #P# to #sing# it, ${honour} #whole#.`,
  `[At|Near] #land# [nobody eats|no couple weds|none sleeps|no boat leaves] [before|till] it is #sung#, ${honour} #whole#.`,
  `[The landlord|A gaoler|The midwife|A ferryman|The hangman] [at|near] #land#, #P#, #sings# it to [guests|sinners|mules|babies], ${honour} #whole#.`,
]

/** Who asks a riddle, where its subject is named. */
export const asks: readonly string[] = [
  '[It is asked|It is put|One is asked it|It waits], [at|before] #land#, by [whoever keeps the key|a voice behind the wall|an old #one# who never looks up], of [everybody|strangers|any #one#] who [would|must] know about #whole#. A wrong answer costs [a tooth|#G#|one year of life].',
  '[The words|Its lines|The letters] are [cut|painted|burnt] [over|beside|round] [a door|a step|a well] at #land#, [beside|under] a [picture|face] of #whole#. [The right|One] word [opens|lights] [something|a stair]; [anything else|another word], [and|then] [a bell rings|something howls|lamps go out] at #land2#.',
  '#P#, [a|an old] #one#, [sets it to|tries it on] [all|those] who [look for|ask after|come from] #whole#, and [sends|leads] the rest [round|back] by #land2#, [into danger|where #Q# waits].',
  'It [was found|was dug up|came to light], with a #tool#, at #land#, [in the hand of|under|on] [a dead #one#|somebody] [lost|frozen|drowned] [on the way|on a journey|going] to #whole#. #P.cap# has [the last line|the answer wrong].',
  '#P#, [a|an old] #one#, [learned it|had it] of #whole#, [face to face|in a fever|by letter], and [asks|sells] it [nightly|for beer|to guests] at #land#. [Nobody|One man] has [guessed|had] it [yet|right|sober].',
  '[Twice a year|On #D#|Every night] [a child|a #one#|a bell] at #land# [asks|says] it aloud, [for fear|in honour|by order] of #whole#. [Whoever|Anyone who] [answers|laughs] is [crowned|fed|kept] till [dawn|morning].',
  '#O.cap# [must be asked|asks|was asked] it [before|at] every [feast|trial|wedding] at #land#, [to please|in memory of|against] #whole#. A [wrong|late|bad] answer [costs #G#|ends it|is sung about].',
  '[Lovers|Thieves|Pilgrims] [scratch|whisper|leave] it [on|at] [a wall|the ferry|a tree] by #land#, with the [name|mark|face] of #whole#. #P.cap# [rubs it out|copies it|adds a line] [daily|each spring].',
  '#Q.cap#, [a|an old] #one#, [dreams it|hears it|says it asleep] [word for word|backwards|in rhyme], and [wakes|weeps] at the [thought|name] of #whole#. [#G#|Supper] is [offered|to be had] for the [answer|meaning].',
  'It [stands|was left] in the [ledger|prayer book|visitors’ book] at #land#, [signed|sealed] by [#P#|a #one#], [after|before] a [night|quarrel|meal] with #whole#. The [next|last] page is [cut|stuck|missing].',
]

/** The same beside a riddle whose subject is the answer, which nothing may give away. */
export const asked: readonly string[] = [
  '#P#, [a|an old] #one#, asks it at #land# of everybody who wants to pass. A wrong answer costs [a tooth|#G#|one year of life], and nobody may try twice in a day.',
  'The words are cut [over the door|into the step] at #land#. Say the answer, and it opens; say anything else, [and|then] [a bell rings|something howls|lamps go out] at #land2#.',
  '#Q#, [a|an old] #one#, has wagered #G# with #P# that nobody in this company can answer it before the candle is down.',
]
