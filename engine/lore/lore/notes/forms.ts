import type { Notes } from './notes.ts'

/* The same for what tells no story: what is true and false in it is about whom it is of, and whoever wrote it. */
export const formNotes: Readonly<Record<string, Notes>> = {
  sonnet: {
    truth: [
      'It was written at #land#, [at a window|by a bad candle], by [somebody|a #one#] who had [waited|sat up] nine nights for #S#.',
      '[Whoever wrote it|The poet] lost [an eye|a house|two winters] to #S#, and [would again|has it in writing|limps].',
      '#S.cap# [read it|kept it], [folded small|by one candle], and [wept|mended the spelling].',
      'Every evening in it can be [dated|sworn to]: #P#, [a|an old] #one#, was the [postman|chaperone].',
    ],
    false: [
      'The one who wrote it never [met|once saw] #S#. It was [copied|bought] from #Q#, for #G#.',
      'It was not love but [debt|a wager|fear]: #S# was owed #G#, and #Q# [hoped to charm|paid in verse].',
      'It is not addressed to #S# at all: take the first letters, and it [warns #P#|names #land2#].',
      'The last two lines are by another hand, [#Q#’s|a censor’s]; the first ending [threatens|leaves] #S#.',
    ],
    hook: [
      '#P#, [a|an old] #one#, pays #G# to have it [laid before|read aloud to] #S#, [unsigned|tonight], whatever the answer.',
      'Copies are [pasted|sung] all over #land#, and #S# [wants the author|has sworn to duel]. The author is [#P#|in this room].',
      'The poet was last seen on the way from #land# to #S#, [with a lamp|unarmed]. #P.cap# has [the shoes|a second sonnet].',
      'Whoever says it by heart at #land# is [let in|expected], they say, and #Q# [did|has not come out].',
    ],
  },
  limerick: {
    truth: [
      'It did happen, at #land#, [before lunch|in front of the bishop]. #P#, [a|an old] #one#, still [giggles|has the bill].',
      'All of it is true but the rhyme. #S.cap# [was fined|was cheered|had to move], and #folk# [pay for drinks|keep the day].',
      '#S.cap# [wrote|printed|paid for] it [personally|in one night], to [get it over with|vex #Q#|win a bet].',
    ],
    false: [
      'It was not #S# but #Q#, who has [bribed|begged] every singer at #land# for #G# to [swap the names|keep it so].',
      'The end was less merry: #P#, [a|an old] #one#, [lost a thumb|was never found], and that would not rhyme.',
      'It happened at #land2#, [to a duke|on stage], and is told of #S# [out of spite|since dukes sue].',
    ],
    hook: [
      'It has been [chalked|carved] on every door of #land#. #S.cap# offers #G# for the [name|hand] of whoever did it.',
      'A child recites it with a sixth line. The sixth line says where [#S# hid it|the body is|#Q# sleeps].',
      'The [judge|queen] [laughed|choked] at it and wants to meet #S# by #D#, [alive|washed|in the same boots].',
    ],
  },
  prophecy: {
    truth: [
      'The first of the signs has been seen at #land#, by #P#, [a|an old] #one# who [does not drink|cannot lie].',
      '#S.cap# is [awake|on the road|asking the way], as it says. #folk.cap# have [heard it|found the tracks].',
      'It has come true once before, in [the year of the comet|their grandmothers’ day], at #land2#, [to the letter|but for one line].',
      'The way out works. #P#’s [mother|order] [tried it|used it] at #land#, and paid [dearly|with her voice].',
    ],
    false: [
      'The signs were [arranged|painted on] by #Q#, who [bets on|sells] what #folk# fear.',
      'It does not mean #S#, but somebody of that name at #land2#, who is [nine|harmless|expecting guests].',
      'The order is wrong: the way out comes first, and [has been missed|must be taken before] #D#.',
      '#S.cap# is not the danger. It is whoever [stands at the door|answers the knock], and #Q# [knows|has moved house].',
    ],
    hook: [
      'The second sign has just been seen from #land#. #folk.cap# ask the party to [find|stop|hide] #S# before the third.',
      '#O.cap# pays #G# for whoever can do what the last two lines ask, and has already [arrested|hanged] [two who tried|a poet].',
      'All of it fits one of the party. #P#, [a|an old] #one#, has [noticed|told #S#], and is [coming up the stairs|selling tickets].',
      '#Q.cap# means to make it come true at #land# on #D#, and lacks only #S# and [a #tool#|a witness].',
    ],
  },
  epitaph: {
    truth: [
      'The stone is [at|near] #land#, and [new|damp] earth lies on it. #P#, [a|an old] #one#, [brings flowers|digs there by night].',
      'All that it says of #S# is true, and [#folk# paid for|a stranger ordered] the carving.',
      '#S.cap# wrote it beforehand, [paid|in rhyme], and left #G# for [the sexton|whoever guards it].',
    ],
    false: [
      'The grave is empty. #S.cap# [went|fled|was taken] to #land2# [alive|laughing|in a cart], and #Q# [knew|drove|sends money].',
      'It leaves out [the trial|the second wife|the money]: #Q# had those lines [ground off|covered with moss].',
      'Somebody lies there, but not #S#. #P#, [a|an old] #one#, [laid out|measured] the body, and [kept quiet|was paid #G#].',
    ],
    hook: [
      'The stone at #land# has a new line this morning. It gives [a date|directions|#P#’s name], and #folk# [stand round it|send for help].',
      'The heirs must open the grave of #S# by #D# to find [the will|a #tool#], and pay #G# to whoever will [dig|watch].',
      'Somebody is [knocking|singing] under the stone. #P#, [a|an old] #one#, says it is #S#; #Q# wants [more earth|a priest] on it, tonight.',
    ],
  },
  riddle: {
    truth: [
      'Whoever answers it may pass: #P#, [a|an old] #one#, did so, and [came back rich|is somewhere beyond].',
      'It is older than #land#, and the answer is [carved|hidden] there in [plain sight|the paving].',
      'A wrong answer does cost something. #P#, [a|an old] #one#, [has no shadow|counts nine fingers] since.',
    ],
    false: [
      'There is a second answer that fits, and it opens [something else|the wrong door]. #Q# found that at #land2#.',
      'One may try twice. #Q# [has let people think|says] otherwise, to [sell the answer|keep #land# quiet].',
      'The one who asks does not know the answer, and [longs for it|will hire whoever does].',
    ],
    hook: [
      '#P#, [a|an old] #one#, must answer it at #land# by #D# or lose [a daughter|the mill], and pays #G#.',
      'Someone has [scratched out|altered] one line at #land#, and now every answer is wrong. #Q# has [the old one|chalk on both hands].',
      'Three who knew the answer have been [struck dumb|bought]. The fourth is #P#, [a|an old] #one#, and [leaves tonight|talks in sleep].',
    ],
  },
  myth: {
    truth: [
      'They do keep the custom at #L# on #D#, and [the one year that|once, when] they did not, [nobody slept|the well rose|#P# was born].',
      '#god.cap# is still [prayed to|fed|feared] at #M#, where [the oldest stone|a door] shows #S#, [smaller|smiling|from behind].',
      '#S.cap# can be [met|asked|seen] there yet, [on #D#|in thin rain|by the third-born]; #P# [has been|came back quiet].',
      'Something of that day is left: #T#, [kept|hidden|worshipped] at #M#, and [warm|heavy|never twice the same].',
      '#Q.cap#, who [sweeps the shrine|dreams truly], has [the older half|a song] of it, and #god# is [kinder|hungrier] there.',
      'What is said of #L# is so: [nothing rots|nobody lies|no lamp goes out] there [for a night|within the walls] on #D#.',
    ],
    false: [
      'It was not #god# who [began|ended] it but #S#, and the priests at #M# [know|teach the novices so].',
      '#S.cap# was not [thanked|asked]. The [last|kindest] part was added at #L#, by #P#’s grandmother, for [the children|a price].',
      '#god.cap# has not [forgiven|forgotten] it, and [waits|sends] for #S# each year on #D#.',
      'It was not long ago. #P.cap# was [there|nine], at #L#, and will [say so|swear it] when [drunk|alone].',
      'There were two of them. The other is [under|behind] #M#, [chained|asleep|married], and is not [named|fed].',
      'No such custom was kept before #Q# [sold|brought] it to #L#, with [candles|#T#] at a fair price.',
    ],
    hook: [
      'Somebody has [broken|forgotten] the custom at #L#, [on purpose|for a bet], and #S# has [stirred|been seen]. #P.cap# [begs|pays #G#] to have it mended by dawn.',
      '#O.cap# wants #T# from #M# [before|on] #D#, to [wake|bargain with|unseat] #god#. #Q.cap# set out for it this morning.',
      'A child at #L# [speaks|sings] with the voice of #S#, and [asks for|names] #P#. #god.cap# [is expected|has been told].',
      'Two temples at #M# [go to law|arm themselves] over what #S# [said|meant]. Each offers #G# for [proof|a witness], and #P# [was one|has been bought].',
      '#god.cap# appears to #P# in dreams and wants #S# [released|brought to #L#|paid]. Nobody [else|at #M#] must know.',
      'The place at #M# is [for sale|flooding|on fire], and #S# with it. #Q.cap# has [a plan|one night|the deed].',
    ],
  },
  document: {
    truth: [
      '#S.cap# has been at #L#: #P# [kept|burned|measured] the [tracks|bedding], and [shows them|will not say why].',
      '#T2.cap# is [just as described|real], and #Q# has it, [locked up|wrapped in a shirt], at #M#.',
      'Every date in it is right. The books of #O# [say so|agree], in a line that somebody has [tried to scrape|inked] out.',
      'The money was paid, all #G# of it, to #P#, who [has not spent|gave away] a coin.',
      '#Q.cap# did [see|hear] it, at #L#, and [signed|told it] [under oath|with a steady hand].',
      'What it says of #M# is so, and [worse|no stranger] is [kept|buried] there: #P# [guards|feeds] it.',
    ],
    false: [
      'The hand is that of #Q#, [writing as another|who was never there], and #P# [dictated|paid for] it.',
      '#T2.cap# was not [found|taken]: #P# [put|left] it there, for #S# to [see|follow].',
      'It was not at #L# but at #M#, and whoever wrote this [knew|was warned] to [lie|misspell it].',
      '#S.cap# did no harm. It was #O# who [gave the order|needed somebody to blame], and #Q# who [obeyed|kept the letter].',
      '#P.cap# is [not dead|not missing|no friend], whatever it says, and [works|waits] at #M# under another name.',
      'A page is missing. It said [where #S# went|what #Q# was promised], and [#O#|the writer] ate it.',
    ],
    hook: [
      '#P.cap# pays #G# for the other half of it. #Q# has it, [at #M#|sewn in a coat], and [will not sell|is being followed].',
      '#O.cap# wants #T# brought from #M# before #E#, and [nobody asking|no copies left]. #Q.cap# set out for it this morning.',
      'The ink is not dry. Whoever wrote this is [still in the house|upstairs], and #S# is [at the door|expected].',
      '#P.cap# has been found at #L#, [dead|asleep and smiling], with this in one hand and #T# in the other. #O.cap# calls it [an accident|proof].',
      'It names a time and a place, and both are [tonight|near]: #M#. #Q.cap# [means to go alone|has dug a pit there].',
      'The seal on it is that of one of the party, and #S# [has read it|is named as heir]. #P.cap# wants [an answer|its price], #G#.',
    ],
  },
}
