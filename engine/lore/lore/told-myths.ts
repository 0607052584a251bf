/*
 * Myths of what somebody did, by what they did: how it was before, what "#did#" (the prompt's own words), what came of it, and
 * what is left of it today. "#S#" is who did it, "#B#" the other party, "#god#" a god, #land# and #land2# places. Those of
 * "deed" are for any.
 */
export const toldMyths: Readonly<Record<string, readonly string[]>> = {
  lost: [
    `In the first days #S# [lacked|wanted for] nothing, and so [counted|guarded] nothing. [It was then|It was on such a day] that #S# #did#.

#S.cap# looked [under the hills|in every river], and where #he# dug there are [valleys|lakes] now. #S.cap# asked the [wind|owl], which has [called|asked] ever since, and the [mole|river], which is [looking|running] still.

#god.cap# saw it and was sorry. “What is lost I may not [give back|name],” said #god#. “But I can make it so that [nothing is lost|it is met] [for nothing|once a year].”

#mood#

[So|And so] there is a [night|day] in the year, #E#, when [lost things|the missing] come as far as #land#, and are [seen|heard]. Nobody [calls out|speaks], for then they go. And when #S# [is dim|is quiet|weeps], they say at #land2#: “[Hush|Wait]. #he.cap# is looking.”`,
  ],
  theft: [
    `[Once|At first] only #B# had it, and kept it behind [nine doors|a wall of thorn], and all the rest of the world [sat in the dark|went without]. Nobody [asked|minded], until #S# #did#.

#he.cap# went in as [smoke|a guest|a mouse] and came out [limping|burnt|laughing], and ran. At #land# #he# [fell|looked back], and some was spilt: [the rocks there are red|grass grows there all winter]. At #land2# #he# gave [half|the best] of it to [a widow|the first who asked], so as to run the lighter.

#B.cap# followed to the [sea|edge]. “[Give it back|It is mine].” “[It is in every house by now|I have none],” said #S#. “You would have to [burn them all|ask them nicely].” #god.cap#, who was to judge, [laughed|slept], and that was the judgement.

#mood#

#S.cap# was [bound|punished] all the same, [at #land#|under the hill], and [turns over|sighs] on #E#. That is why [no fire may be refused|whoever asks must be given a light] on that night; and why #B# [counts everything|sleeps badly].`,
  ],
  wed: [
    `#S.cap# was the [last|only] one in the world who was [alone|unasked], and went from door to door. [The mountain|The fire] said no, and [the sky|the sea] did not [hear|answer]. [Then it came about that|And at last] #S# #did#.

There had been no weddings before: they had to [invent the cake|guess at the words]. #god.cap# came with [a goose|nothing], and sat [between them|at the end], and wept, and that was the first [dew|salt].

It was not [easy|quiet]. When they quarrelled, [the tide|the frost] began; when they made it up, [there was spring|the corn came up]. After [a hundred|nine] years #god# asked which of them would [have it undone|go]. “[Neither|It is not finished],” they said. “We [have not agreed|are still talking].”

#mood#

[That is why|So] there are seasons. At #land# nobody marries but on #E#, and the guests must [quarrel|be silent] until #S# is [named|toasted].`,
  ],
  death: [
    `Before this nobody had ever died. People grew [small|thin] as [thread|smoke] and were hung up by the [stove|window], and [hummed|complained]. [There were so many|The houses were so full] that one could not [hear|move]. Then #S# #did#.

All of them [came to see|were afraid]. “What is it like?” they asked at #land#. “[Like the end of a day’s work|Quiet],” said #S#, from the other side. “[Put the lamp out when you come|It is a good bed].”

#god.cap# was angry, for it had not been [thought of|allowed], and went to fetch #S# [back|out]. Nobody knows what was said. #god.cap# came home [alone|late], and [planted a yew|shut the door softly], and let it [be|stand].

#mood#

So there is a door now, and #S# [keeps it|sits beside it]. On #E# they bring [soup|news] to #land2#, and [talk to the ground|leave it at the wall]; and it is [gone|cold] by morning.`,
  ],
  war: [
    `In the old time there were [two peoples|two brothers] at #land#, who had one [well|name] between them and [agreed in everything|shared it]. Then somebody drew a line [with a stick|in flour]. And in that war, which was the first, #S# #did#.

They fought until [the stones were tired|there were more crows than leaves]. #god.cap# took now the one side, now the other, [for the music|and was bored].

Then #S# went out between them with [a loaf|empty hands], and sat down [on the line|in the mud], and [ate|sang]. Those behind pushed and those in front would not; and [in the end|by evening] they were all sitting. #B.cap# was the last to [sit|let go].

#mood#

The line is still there at #land2#: a [hedge|stream], which [no one owns|wanders]. On #E# the two sides [eat along it|throw bread over it]; and if it is ever [missed out|forgotten], then [drums are heard|the well turns red] and #S# gets up.`,
  ],
  ruin: [
    `There was a city at #land# so [fine|high] that [the stars|birds] came down to look. It had everything but a [cellar|doubt]. #god.cap# sent a [warning|beggar], and he was [weighed|sold a map]. It was there, and then, that #S# #did#.

It took [a night|three days]. First the [bells|dogs] went, of themselves. Then the [names|colours] ran out of things, then the [bread|floor].

[One was spared|Nine came out], because of [a kindness|a mistake]. #god.cap# stood in the road and [asked them what they had brought|would not look at them]. “[A cat|Seeds|The key],” they said. “[That will do|Begin with that],” said #god#.

#mood#

That is [why every house is built with one brick missing|why they leave a wall unpainted]. On #E#, at #land2#, they [drop a cup|put out one lamp] on purpose, and say the name of #S#, so that [it need not happen again|that may be enough].`,
  ],
  made: [
    `#god.cap# had made [stone|water], and it was [well made|enough], but it did not [answer|look back]. So it was left to others to go on. And #S# #did#.

[It went wrong|It would not stand] [three times|at first]: those are the [toads|clouds|kings]. The fourth time #he# [put in a mistake|breathed on it], and it [laughed|got up and left].

“Who told you to?” asked #god#. “[Nobody|My hands],” said #S#. #god.cap# turned it over and looked [underneath|for the seam]. “There is something in this that I did not [make|know of].” “[Yes|That is me],” said #S#. 

#mood#

Since then nothing is finished until [it has a fault|somebody has laughed at it]. At #land# the smiths leave [one nail out|a thumb mark] for #S#, and on #E# they [hide their tools|work for nothing], so that #god# may [borrow them|learn].`,
  ],
  fiend: [
    `There was a time when [everything had a price|nothing was free], and #B# went [from house to house|about] with a [book|scale]. People sold the [colour of their eyes|sound of their steps] and [never missed it|were pleased]. [It was in those days|And then] that #S# #did#.

#he.cap# was [rich|lucky] for seven years. In the eighth #B# came to #land# to collect, and #S# [was at table|was singing]. “[Sit down|You have not eaten],” said #S#. No one had ever said that to #B#, who [did not know how|broke the chair].

They ate. They [drank|played draughts] till morning. “I shall have to [take you now|be going],” said #B#. “[You have eaten my bread|There is pudding],” said #S#, and by the law of [guests|salt], which is older than #god#, nothing could be [taken|claimed] that day.

#mood#

It is [still that day|not over]: #S# goes on [cooking|pouring]. At #land2# they lay a place for #B# on #E#, [just in case|and lock up the silver]; and nobody there is let go [unfed|until the plate is clean].`,
  ],
  exile: [
    `The first people lived [inside a hill|under one roof], and knew one another [by smell|too well]. There was one rule, and it was [short|silly], and #S# [broke it|asked why]. So it was that #S# #did#.

Outside there was [nothing yet|only white]. Where #he# sat down there was a [stone|bank]; where #he# wept, a [river|pond]; when #he# was [bored|hungry], there were [goats|berries]. After [a year|long walking] there was a whole country, and it was [empty|good].

#god.cap# came by, who had made none of it. “Who lives here?” “[I do|Nobody’s fool],” said #S#. “You may [stay|sit]. There is one rule.” “What is it?” “[Nobody is sent away|Knock].”

#mood#

In time all the others came out too, [one by one|at night]. At #land# a [door|gate] stands open on #E#, and whoever comes in by it is called #S#, and given the [best chair|end of the loaf].`,
  ],
  monster: [
    `When the world was [wet|soft] there was a [hunger|noise] in it, and it had no [shape|name]. It ate [the corners|the first moon], and #god# was [hiding|next]. Then #S# #did#.

Some say it was done with a [song|rope of hair], some with a [bone|pot of porridge]. What is sure is that it [opened its eyes|asked who was there], and that #S# [did not run|told it a story].

It [lay down|is lying there yet]. The hills at #land# are its [back|knees]; the wind at #land2# is its [breath|snoring]. #god.cap# came out [from under the table|last] and said it had all been [planned|a test].

#mood#

On #E# nobody [digs|stamps] there, and children are told [the end|the middle] of that story, [to the ground|out loud], so that it [does not wake|can go on dreaming]. The beginning is known to #S# [only|alone].`,
  ],
  deed: [
    `Nobody had ever [thought of it|dared to]. The [old|wise] at #land# said that it could not be done, the young said that it [need not be|was not worth it], and #god# had not said anything. Then #S# #did#.

[At once|That night] the [birds|rivers] turned round. There was a [crack|laugh] in the sky, and through it came the [first snow|smell of bread|number nine], which had [not been known before|been forgotten].

#god.cap# came down to see. “[Do you know what you have done|Can you do it again]?” “[No|Yes],” said #S#. #god.cap# [thought about it|sat down]. “Then [I shall have to make room for it|the world is bigger than I built it].” 

#mood#

That is [why there are things without a reason|why we try]. At #land2#, on #E#, everybody does [one thing|something] that [has no use|they cannot do]; and before they start they [spit|bow] and say, “For #S#, who [was first|did].”`,
    `There were [three|two] who might have done it: one was [strong|rich], one was [wise|holy], and one was #S#. The first [wanted to be asked|went home for a hat]; the second [wanted to be sure|wrote it down]. [Meanwhile|So] #S# #did#.

The world, which had been [holding its breath|tilted], [let it go|stood level]. [Apples|Stars] fell. At #land# a [stone|door] spoke, and said, “[At last|Well],” and [has not spoken since|fell asleep].

#god.cap# came with [a prize|a chain] and could not decide which to give. “[Keep both|I had rather have supper],” said #S#.

#mood#

The [prize|chain] is shown at #land2#. Those who cannot make up their minds go there on #E#, and [hold it|look at it], and then, they say, one [knows|laughs]. It is called “the [hat|supper] of #S#”.`,
  ],
}

/** Which of them a matter is told by. */
export const mythOf: Readonly<Record<string, string>> = {
  lost: 'lost',
  parted: 'wed',
  wed: 'wed',
  theft: 'theft',
  betrayal: 'exile',
  exile: 'exile',
  coward: 'exile',
  death: 'death',
  undead: 'death',
  murder: 'death',
  haunt: 'death',
  war: 'war',
  peace: 'war',
  hero: 'war',
  revolt: 'war',
  ruin: 'ruin',
  hunger: 'ruin',
  maker: 'made',
  child: 'made',
  fiend: 'fiend',
  wager: 'fiend',
  debt: 'fiend',
  slayer: 'monster',
  monster: 'monster',
}
