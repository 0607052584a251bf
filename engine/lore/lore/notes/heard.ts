/*
 * Where a piece is met, with all that the person said of its subject: "#whole#". "#sing#" is what is done with it, "#part#" a
 * piece of it; #land# and #land2# are places in it, #folk# live there, #one# is any of them.
 */
export const heard: readonly string[] = [
  '#P#, [a|an old] #one#, #sings# it at #land#, [late in the evening|when talk runs dry|for a drink|to the baby]: [all|most|every #part#] is of #whole#.',
  '#folk.cap# [at|near] #land# [know|keep|learn|teach] it [by heart|word for word|in secret], [from their mothers|from #P#|for money]. [They|The old ones] [whisper|hold hands|stand up|spit] [hearing|at talk|at word] of #whole#.',
  '[Every year|Three times a year|Without fail], on #D#, [it is #sung#|they #sing# it|#P# #sings# it] at #land# for #whole#[, hats off|, with the lamps out|, and then there is soup].',
  '#P#, [a|an old] #one#, has [the oldest|the only|a good|a stolen] copy, [found behind|hidden by|bought with] [a brick|a coffin|a floorboard|a saint|a clock]. It [tells|speaks] of #whole#, but one #part# is [burnt|scratched] out.',
  '[Nobody|Not one #one#|Hardly anybody] at #land# [knows|asks|understands] why #Q# [pays to hear|will hear|must hear|reads] of #whole# [every week|each market day], [and weeps|alone|with the lamp out].',
  'Any #one# at #land# can #sing# it; [few will|none does|children do] [after dark|on the water|near a grave|at table]. It is [bad luck|thought rude|a crime|brave] to [speak|sing|joke] of #whole# [unseen|sitting down|on #D#].',
  '#P.cap# [sold|lost|lent] it to #Q#, [both|two friends|two rivals] of #land#, for #G#, and [each|either] [now|often] #sings# of #whole# [as if alone|louder than the other].',
  '#folk.cap# [brought|carried|smuggled|sang] it [up|home|over] from #land2#. [A #one#|#P#|Time] [added|took out|ruined] a #part#; it [was always|stayed|is still|remains] [about|true to|all for|in praise of] #whole#.',
  '#Q#, [a|an old] #one#, [hums|mutters|writes] it [unawares|all day|asleep]. [The reason|The excuse|The answer], [if asked|says #P#], is “#whole#”, [and then|followed by] [silence|tears|a laugh].',
  '[There it is|One can see it], [painted|cut|stitched] on [a beam|the bench|a banner|every door] [at|in|near] #land#, [under|beside] a [poor|fine|faded|rude] [picture|likeness|mask] of #whole#.',
  '[Two|Three|Nine] [ways|tunes|tones] [to #sing# it|for it] [are known|are allowed|are banned|compete] at #land#, and over #whole# [fists|knives|hymn books] have [flown|been drawn].',
  '#P#, [a|an old] #one#, [trades|gives|sings] it for [a better story|#G#|a night’s lodging|silence] and [swears|pretends] to have [known|met|married] #whole#.',
  '[Prisoners|Brides|Apprentices] [at|from] #land# [learn|must #sing#|dread] it [on|before] #D#. Of #whole# they [ask|are told] [nothing|little].',
  '#Q.cap# [lost|won] [a boat|a house|a wedding] in a [bet|duel|lawsuit|brawl] [over|about] [one #part#|a #part#|the last #part#]. “#whole.cap#,” says #P#, “is [not worth|dearer than] that.”',
  '[By day|In company|When sober] [it is|it gets|all of it is] [mocked|denied|refused|shouted down] at #land#; [alone|in the dark|at night] #folk# [know|believe|hum] it, and #whole# [most|above all].',
  '#O.cap# has [forbidden|banned|burned] it. [Nevertheless|Behind doors|Under breath|Still], at #land#, somebody speaks of #whole#, and it is #sung#.',
  '[Twice|Three times|Once] [between|halfway from] #land# and #land2# [one hears it|it is taught|somebody sings it], [gladly|for a price|unasked], and [all of it|half of it|most] [is of|is for|praises|names] #whole#.',
  'A [child|blind #one#|parrot] at #land# [has it entire|knows it all|never forgets it]. [Coins|Sweets|Tears] [are|were] [given|asked] for #whole#.',
  '[Drunk|Dying|Cheerful|Lonely], #folk# [still|always] [call|shout|ask] for it, and #P# [obliges|leaves|pays] [as soon as|when|before] it [gets|comes] to #whole#.',
  '[A page|A leaf|A scrap|Half] of it [wrapped|hid|lined] [fish|candles|a ring|two shoes] [at|from|near] #land#, and #Q# [read|kept|framed] it, [all night|aloud|in secret], [for love|in memory|for news] of #whole#.',
  '#O.cap# keeps it [under seal|caged|in iron|folded] [at|below|near] #land2# and [fines|hears|weeds out] [those who|all who|guests who] [so much as dream|ask|#sing#|speak] of #whole#.',
  '[Before|After] each [burial|wedding|launching] at #land# [a #one#|#P#] [must|may] #sing# it[, and|;] #whole# [is toasted|is forgiven|gets a chair].',
]

/** Who asks a riddle, where its subject is named. */
export const asks: readonly string[] = [
  '[It is asked|It is put|One is asked it|It waits], [at|before] #land#, by [whoever keeps the key|a voice behind the wall|an old #one# who never looks up], of [everybody|strangers|any #one#] who [would|must] know about #whole#. A wrong answer costs [a tooth|#G#|one year of life].',
  '[The words|Its lines|The letters] are [cut|painted|burnt] [over|beside|round] [a door|a step|a well] at #land#, [beside|under] a [picture|face] of #whole#. [The right|One] word [opens|lights] [something|a stair]; [anything else|another word], [and|then] [a bell rings|something howls|lamps go out] at #land2#.',
  '#P#, [a|an old] #one#, [sets it to|tries it on] [all|those] who [ask|go|pray] [for|after|about] #whole#, and [sends the rest|the rest go|leads fools] [round|back] by #land2#, [into danger|where #Q# waits|and follows].',
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
