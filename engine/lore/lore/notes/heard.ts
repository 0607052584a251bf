/*
 * Where a piece is met, with all that the person said of its subject: "#whole#". "#sing#" is what is done with it, "#part#" a
 * piece of it; #land# and #land2# are places in it, #folk# live there, #one# is any of them.
 */
export const heard: readonly string[] = [
  '#P#, [a|an old] #one#, #sings# it at #land#, [late in the evening|when talk runs dry|for a drink|to the children], [as|because] [a parent|a grandmother|an aunt] once [saw|met|feared] #whole#.',
  '#folk.cap# [at|near] #land# [know|learn|teach] it [by heart|word for word|as children], and [fear|honour|still look for|leave food for] #whole#.',
  '[Every|Each] year, on #D#, [it is #sung#|they #sing# it|#P# #sings# it] at #land# [in honour|for fear|in memory] of #whole#[, hats off|, with the lamps out|, and then there is soup].',
  '#P#, [a|an old] #one#, has [the oldest|the only|a good|a stolen] copy, [found|kept|hidden] [behind a brick|in a coffin|under a floorboard|inside a clock], with a [drawing|sketch|woodcut|portrait] of #whole#.',
  '[Nobody|Hardly anybody] at #land# [knows|asks] why #Q# [pays to hear|must hear|comes to hear] of #whole# [every week|each market day|on #D#][|, and weeps|, alone].',
  'Any #one# at #land# can #sing# it; [few will|none does] [after dark|on the water|near a grave|at table], for fear of [calling up|angering|meeting] #whole#.',
  '#P.cap# [sold|lent] it to #Q# for #G#; [now|since then|ever since] [both|the two] [hope|mean|fear] to [find|meet|see] #whole#.',
  '#folk.cap# [brought|carried|smuggled] it [up|home|over] from #land2#, where [people fear|children speak of|nobody will name|they still seek] #whole#.',
  '#Q#, [a|an old] #one#, [hums|mutters|writes] it [all day|asleep|unawares], and [turns pale|falls silent|leaves the room] if [asked|told] about #whole#.',
  '[A line|One #part#|Half] of it [is|stands|has been] [painted|cut|stitched] on [a beam|the bench|a banner|every door] [at|in|near] #land#, [under|beside] a [fine|faded|rude|small] [picture|likeness] of #whole#.',
  '[Two|Three] [versions|copies] are [known|kept|told apart] at #land#; in [one|the older|the longer] there is [mercy|a pardon|no hope|a wedding] for #whole#.',
  '#P#, [a|an old] #one#, #sings# it for [a better story|#G#|a bed|a hot supper] and [swears|pretends] to have [seen|met|followed] #whole#.',
  '[Prisoners|Brides|Apprentices|Children] [at|from] #land# must #sing# it [on|before] #D#, as [a charm against|thanks to|a prayer for] #whole#.',
  '#Q.cap# [lost|won] [a boat|a house|a horse] in a [bet|duel|lawsuit] over [one|the last|a] #part#: did it [mean|name|accuse] #whole# or #P#?',
  '[By day|In company|When sober] [people|they|most] [laugh at it|mock it|shrug it off|deny it] at #land#; [alone|in the dark|at night] #folk# [dream of|speak of|listen for] #whole#.',
  '#O.cap# has [forbidden|banned|burned] it, but [behind doors|after dark|in the cellars] at #land# it is #sung#, and [cups are raised|candles burn|money is left] for #whole#.',
  'On the [road|path|way] from #land# to #land2# [travellers|carters|children] #sing# it [together|loudly|under their breath], [to keep off|in thanks to|in fear of] #whole#.',
  'A [child|blind #one#|parrot] at #land# [has|knows|says] it [by heart|entire|backwards], and [weeps|laughs|falls silent] [at mention of|hearing of] #whole#.',
  '[Cheerful|Lonely|Homesick|Drunk], #folk# [still|always] [call|shout|ask] for it, and #P# [obliges|leaves|weeps] at the #part# [on|about] #whole#.',
  '[A page|A leaf|A scrap] of it [wrapped|lined] [fish|candles|a ring|two shoes] [from|near] #land#; #Q# kept it, [for love|in memory|for news|for fear] of #whole#.',
  '#O.cap# keeps it [under seal|in iron|in a cellar] [at|below|near] #land2#, and [questions|fines|hires] [all who|guests who|those who] [have seen|ask after|speak of] #whole#.',
  '[Before|After] each [burial|wedding|launching] at #land# [a #one#|#P#] must #sing# it, and [a cup|a chair|bread] is [kept|left|saved] for #whole#.',
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
