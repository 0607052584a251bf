/*
 * Myths, whole: how the world stood, who wanted what, what was done, and what is left of it. "#whole#" is what it is of in the
 * person's own words, "#S#" the short of it, "#god#" a god; "[a|b]" is one of both. #mood# is a sentence in its mood.
 */
export const myths: readonly string[] = [
  `Before there was any [night|winter|death], #god# kept [everything|all there was|the world] in one [great jar|stone house|sealed boat], so that [nothing could be lost|it would keep|nobody could take it]. Nothing could be [found|enjoyed|remembered] there either, and the [animals|first people|children of the house] [wept|fought|sang] in [the dark|their sleep|the corners].

[Only one of them|One of them|One, alone,] [kept quiet and|was not afraid, and] [scratched|listened|felt along the wall] until there was a [crack|hole|thread of light], and [looked out|put an eye to it|looked through]. [That was|This was|It was] #whole#.

“[What do you see|What is there|What is it like]?” asked the [others|rest|youngest]. “[Room|Weather|A road],” said the [voice|one] [at the wall|by the crack]; and they [pushed|sang|leaned] [until it gave|till it broke], and [everything|all things] [fell|ran|rolled] out at once, [which is why|and that is the reason why] the world is [in such disorder|so untidy|never finished].

#god.cap# [was angry|did not speak|hid] for [nine|seven|forty] years, then [looked at|walked through|tasted] what [had come of it|they had done|was left], and was [curious|silent|less angry]. “[You may stay|Stay] out,” said #god#. “But [somebody|one of you] must [watch|mind|stop] the crack, so that [what is left|the rest|the dark] does not follow.”

#mood#

[So #S# was set to watch|The watch fell to #S#|They asked #S# to watch], and [it is kept still|so it has stayed|nobody has asked since]. [That is why people|And so the people|Hence people] at #L# leave one [window|shutter|gate] unlatched on #D#: [it is for #S#|#S# may need it|so that #S# can], to [come in|slip in|stop there] and be [warm|fed|forgotten] [until morning|for an hour].`,
  `#god.cap# had two #gift.s#, and [lent|trusted|left] one [of them|as a loan] to the [people|farmers|fools] of #L#, [for a season|until they had done with it|for a song]. They [kept|hid|gilded] it past [summer|harvest|the first frost], and [past the next|longer]; and they [told|taught|promised] their [children|guests|neighbours] that it had [always been theirs|grown there|been a gift].

#god.cap# sent the [rain|wind|crows] to ask, and they [drove it off|barred the doors|threw stones]. #god.cap# sent [sickness|an old man|a dream], and they [gave it a false name|laughed at it|sent it next door]. Then there was [only one|one more|one last messenger] to [send|try]: #whole#.

#S.cap# came to #L# [at evening|on foot|in the rain] and asked for [nothing|a stool|water]. #S.cap# [sat down|stayed|slept] among them, and [waited|hummed|looked on], and [in the morning|at dawn|after a week] the [youngest|smallest|quietest] child [came|walked up|was there] with the #gift#, [in both arms|wrapped in a shirt|on a sledge], and said, “Is [this|it this] [what you want|yours]? It is [heavy|cold|too bright], and [nobody here|no one in our house] [looks happy|sleeps|sings].”

The child was [thanked|kissed|carried home], and #god# took back [what was owed|the half|the old thing]. But because [one had given|it was given|a child gave] freely, [half|something] was left: [the light without the heat|the seed without the plough|the day without the night].

#mood#

[That is why|So] the people there [work|love|pray] by halves, and [so|it is why] on #D# the youngest in [each|every] house [opens the door|breaks the bread|speaks first]. And #S# is [thanked|named|toasted] before #god#, [since it was #S# that was patient|for #S# could wait|as is only fair].`,
  `[In the first days|When days were new|Before the first frost] nothing [had|was given] a name, and nobody was ever [called away|called in|missed]. #god.cap# walked [through the world|uphill and down|from door to door] giving [names|them] [out of a sack|from a basket|by handfuls], one [to each|apiece], and was [careful|generous|sleepy], and [came to the end|saw the last|ran out] [of them|of names] [too soon|by noon|before the sea].

[There was one|One was] [left|standing there] with none. It [stood|waited|shivered] [at the edge of|beside|behind] the [field|water|firelight] and said, “[And I?|Is there one for me?|What am I?]” That was #whole#, though [nobody|no tongue|not even #god#] could [say so|tell] yet.

“[You may have|Take|I can lend you] mine,” said #god#, who was [tired|kind|ashamed], “until [I have found|there is|you are given] another.” But [whoever|one who] [has|wears|answers to] a god’s name is [heard|obeyed|prayed to], and [soon|by spring|in a week] the [temples|sheep|wars] [belonged|were given|ran] to #S#, and [nobody listened|no smoke rose|no one spoke] to #god# at all.

[They met|Both came|They sat down] at #L# to [settle|end|speak of] it. #god.cap# [asked|begged|waited] for the name. “[Gladly|Take it|Yes],” [was the answer|said #S#|came the reply]. “It is [cold|loud|heavy], and I hear [weeping|asking|bells] [all night|in it|for ever]. But you [promised|owe] me [another|something].” And #god#, [who had|having] [none|nothing|no name] left, [gave away|parted with|held out] the last [thing|treasure] that [a god has|gods keep]: the [right to be forgotten|gift of sleep|power to make an end].

#mood#

[So|Since then] #god# [is awake|walks|listens] [for ever|night and day|still] and [hears|forgives|counts] [everything|us all|all of it], and #S# [can sleep|may rest|dreams] [whenever|as soon as|while] [it is dark|night comes]. At #L# they [whisper|go barefoot|cover the bells] on #D#, [in order not to wake the one|in pity for the other|for both their sakes].`,
  `There was a [king|queen|smith] at #L# who [could not bear|was too proud|had forgotten how] to [lose|wait|be laughed at], and who [built|prayed for|dreamed up] a wall [so high that|at which|before which] [the sun|time|Death] had to [go round|turn back|knock]. Inside it nobody [grew old|fell ill|wept]. No [bread rose|dough rose|beer worked] [there either|there|inside it], [no child was born|and no fire caught|and no one was kissed], and the [songs|days|cats] had [all been heard|come to an end] before.

#god.cap# came to the gate [as a beggar|in thunder|with flowers] and was [not let in|told to wait|stoned]. The [rain|post|spring] came, and [was not let in|went away|had the same answer]. [At last|In the end|One night] [somebody|a guest] came who [did not|would not] [knock|ask|bow], since [nobody|no one] had ever been [afraid enough|fool enough|rich enough] to [build|wall|lock up] against [such a thing|such a guest]. It was #whole#.

“What do you want [in here|of us|tonight]?” [the ruler|a voice|the guard] asked. “[To rest|Company|A cup of water],” said the guest; “and [in return|for that|afterwards] I will [tell|show|sing] you what is [on the other side|out there|lost].” And for [three|seven|nine] nights #S# told of it: of [snow|markets|grandchildren], and of [the dead|bread|weather], and how the [grass|tide|swallow] [comes back|returns|comes home].

[On the last|On the final|That last] night the [ruler|builder|host] [wept|laughed|stood up], and [took|prised|carried] [the first|one] stone [out of|from] the wall [alone|unasked|with bare hands]. [All the|Those|The lost] years [came|walked|crept] in [at once|like geese|together]. [In the morning|At dawn|By daylight] [there was only|one saw|they found] [an orchard|a meadow|dust], and the rain was [falling|singing|at home] on it.

#mood#

[A piece|A stone|A corner] of [that|the] wall [stands|lies|is kept] yet, at #M#. Those who have [lost|buried|left] [somebody|someone|a friend] [go|come] there on #D# and [take away a stone|lay down a coin|sit until dark]; and [they say|they leave|there goes] a word [to|for] #S# [as they go|under their breath|on the way], [because #S# told the truth|who did not lie|as one does to a friend].`,
  `#god.cap# made the [beasts|rivers|stars] in a [morning|week|good hour] and was [pleased|loud|proud], and made people in [an afternoon|the evening|a hurry] and was [tired|drunk|sorry]. There was some [clay|light|thread] over. [Out of that|With the rest|Of what was left], without [looking|thinking|a plan], #god# made #whole#, and [put it outside|closed] the door.

[Nobody|Not a soul] had told #S# [the reason|what for|why]. #he.cap# asked the [mountain|sea|ox], which said, “I am for [bearing|staying|weight].” #he.cap# asked the [fire|wolf|knife], which said, “I am for [taking|ending|night].” #he.cap# asked the [people|folk|cooks] of #L#, and they said, “[Nobody|No one here] [knows|has heard]. [Sit down|Have some soup|Mind the step].”

They sat [all winter|until morning|for a hundred years] and [talked|quarrelled|sang] about it. That was the first [feast|parliament|friendship], and [out of it|from it] came [beer|law|dancing] and [everything|all] else that is [for|good for] nothing.

When #god# heard [the noise|laughter|singing], and [came|crept up|was curious] to see, there was [a place|a stool|one cup] kept [by the fire|for guests|free]. “What are you [doing|up to|making]?” asked #god#. “[Waiting|Hoping] to be told [why|what we are for],” said #S#. “But there is [no hurry|time] now.” And #god# [sat down|drank up|took the stool], and forgot to [tell them|say|leave].

#mood#

That is why [nobody knows|we cannot say|no book tells] what we are for. But on #D# an empty [chair|cup|plate] is [set out|left] at #L#, and the first [cup|word|dance] is [poured|kept|meant] for #S#, who [asked|stayed|sat down with us].`,
  `When the world was [new|wet|young], #god# [was afraid of|feared|dreaded] [one thing|a single thing] [only|in it|of all], and [hid|sank|swallowed] it [at the bottom of|in|under] the [cold sea|deepest mine|oldest forest]. It was [the last day|the word that ends things|the shears that cut every thread], and [whoever|the one who] [held|found|kept] it could [make an end|be rid|dispose] of [anything|anybody|the world].

#whole.cap# [found it|came upon it|dug it up], [as such things are found|as one does|as happens]: by [looking|asking|digging] for [something else|a lost goat|a way home]. And because #S# had [lately|once|often] been [wronged|laughed at|turned away] [by the men|by most|by half|in sight] of #L#, #S# carried it [up|there|in both hands] and [stood|waited|sat down] before [their gate|the town|them all].

[They came out|Out they came|All came out], and were [afraid|silent|very polite], and each of them [offered|brought|held up] what they had: [gold|cattle|daughters], then [songs|land|prayers]. A [widow|cobbler|child] came last, with [nothing|empty hands], and said, “End [what you like|us, then|it]. But [look at|count|name] us first.” So #S# [looked|did|began].

It took from [dawn to dusk|one frost to the next|Monday to Monday] to [look at|see|learn] [everyone|them all|each face], and [by then|at the end|all at once] there was [too much to end|nobody left to hate|only one thing left to cut]. #S.cap# ended [the quarrel|the old debt|that fear], and [nothing else|no more], and [threw|laid|put] [the thing|it|the rest] [back|down] where it [had lain|came from|belongs].

#mood#

It [lies|sleeps|waits] there still. At #L# they settle their [lawsuits|debts|feuds] on #D#, [face to face|out of doors|fasting], and no one may [speak|sign|strike] before [having looked|looking] [the other|a neighbour|whoever it is] [in the eye|full in the face]. [And they|There they|All] call [that|this|it] “the [mercy|patience|eyes] of #S#”.`,
  `[Long ago|At first|In the old days] the [dead|winds|dreams] lived among [us|the living|people], [at the same tables|in the same beds|on the same roads], and [never left|would not stop talking|paid for nothing]. #god.cap# was [asked|begged|hired] to [help|choose|judge], and [built|found|dreamed] a [house|boat|bridge] for them [beyond|behind|below] #M#, and [it stood empty|nobody moved in|they hated it].

“They are [afraid|ashamed|shy] [to be first|of the dark|to begin],” said #god#. “Who [will|can|dares to] [go with them|show them the way|sleep there a night]?” The [kings|priests|heroes] of #L# looked at [the floor|their boots|one another]. It was #whole# that [got up|took a lamp|said, “I”].

[So they went|They set out], #S# [in front|with the lamp|singing], and the [dead|others|long line] behind, and [at each|by every] [door|gate|window] [on the way|they passed] somebody [wept|called a name|ran out with bread]. #S.cap# [waited|stopped|stood still] [each time|gladly|without a word], so that it [took|lasted] [nine nights|a year|until the snow].

At the threshold #S# [turned back|found no way back|looked round]. “[Who|What] [will keep|keeps|saves] me from [coming too|missing them|the dark]?” #S# [asked|called]. And #god# put [a handle|a bolt|a latch] on the door, on the [near|inner|lit] side [only|alone], [as it has been since|which is why it closes].

#mood#

They [still|always] [hang|leave|nail] [a lamp|a loaf|one shoe] [at the gate of|on the walls of|outside] #L# on #D#. It [tells the dead|is a sign], [they say|the old ones say], that [the way is clear|one may weep|nobody is forgotten]; [but the|and the|though the] [oil|salt|thread] [in it|of it] belongs to #S#, who [went first|knew the way|was not made to].`,
  `#god.cap# and the [people|folk|men] of #L# [once played|sat down|laid bets] at [dice|riddles|draughts], and the stakes were [summer and winter|the moon|who should serve]. The people [lost|cheated|lost again] until [there was nothing|only one thing was] left to [set|wager|offer], and it [did not belong to|was not owned by|was no property of] them: [it was|that was] #whole#.

Nobody had [asked|told] #S#, who came in [from the fields|late|with wet feet] and [saw|understood] [the board|their faces|it all]. “[If I am the stake|Since I am to be lost],” said #S#, “then [I throw|it is my turn|let me hold the dice].” [It was fair|No rule forbade it], and even #god# [had to nod|said so].

It was the [worst|longest|last] throw that was ever [made|seen]: the dice [rolled|fell|spun] for [three days|a night|as long as a song], [over the edge|down the stairs|through the wall] and away, and [#god#|everybody] [ran|went] after to see. They have [not stopped|never been found].

So the game is [not over|still open], and [nobody has|neither side has|none of them] won. Summer and winter [take turns|share], [until it is known|in the meantime]; and [#S#|the stake] [was sent home|went home] to [supper|the fields|bed], [owned by no one|free, for now].

#mood#

At #L# no one may [bet|swear|bargain] on #D#. And whoever hears [a rattle|small bones|something roll] under the [floor|hill|ice] there says “[Not yet|Good luck|Your throw], #S#”, and [moves|sits|walks] a little [faster|closer|lighter].`,
]

/** A sentence of a myth, by its mood. */
export const mythMoods = {
  dark: [
    '[Not all of them|Only some] [lived to see|came through] it, and [those who did not|the others] [are buried|lie] [standing|without names|at #M#].',
    '[There is|They show] a [stain|mark|burn] [from that day|of it] at #M#, and no [water|prayer|rain] has [ever|yet] moved it.',
  ],
  merry: [
    'There was [cake|beer|dancing] afterwards, and a [goat|judge|cousin] [was married|got elected|joined the choir] by mistake.',
    '[They say|It is said] that #god# laughed [so hard|until noon], and the [hills|beds|spires] at #M# are [crooked|damp] [to this day|from it].',
  ],
  sad: [
    'One of them [was not there|came home late|never saw it], and was [mourned|missed|waited for] at #M# until [nobody was left|it snowed|the lamp failed].',
    'It came too late for [the eldest|the singer|the two who had loved each other], and that is not told to children.',
  ],
  heroic: [
    'Let nobody say that it was easily done: [forty|ninety|three hundred] had tried before, and their shields hang at #M#.',
    'And that was the bravest thing done under the sun, for it was done [unarmed|alone|without hope of thanks].',
  ],
  strange: [
    'That same day it rained upward at #M#, and the [fish|bells|shadows] have been wrong there ever since.',
    '[All who were there|The whole of #M#] dreamed [the same|one] dream that night, and [nobody has|no one has] [ever told it|told it yet] to the end.',
  ],
  tender: [
    'And [someone|a stranger|the last of them] put a [coat|blanket|warm hand] [about|over] [the one who|whoever] [shivered|wept], and that was the first [kindness|fire|good deed].',
    'There was bread that evening, and all of them ate from one plate.',
  ],
  bitter: [
    'They were thanked in the usual way, which is to say that others have the [statues|land|credit].',
    'It need not have cost so much; but the ones who could have said so were dining at #M#.',
  ],
  solemn: [
    'Let whoever tells this be silent here for the space of [nine|seven] breaths.',
    'This was done once, and is done for all; let it be remembered standing.',
  ],
} as const
