/*
 * Papers of the world, whole: each begins with what it is about and ends with what came of it. The cast is the sheet's: #P# and
 * #Q# people, #L# and #M# places, #T# and #U# things, #O# an office, #D# and #E# days, #G# a sum.
 */
export const papers: Readonly<Record<string, readonly string[]>> = {
  Letter: [
    `[Dear brother|Dear sister|My dear friend],

You [asked me for|wanted|begged for] the truth about #whole#, [undressed|with nothing left out|whether I liked it or not]. [Here it is|This is all of it]. [Sit down first|Send the children out first|Read it twice and then burn it].

It began on #D#, at #L#. [I had gone|I went] there with #P# to [settle a debt|look at a horse|bring the rent], and [we found|there was] the door [open|ajar], and #T# [lying on the step|on the sill]. #P# [wanted to|begged me to|would rather] [leave it|let it lie]. I [picked it up|put it in my pocket]. [I have thought about that|That has cost me sleep] [every night|ever] since.

Within [the week|days] #S# was [all that anybody|the one thing people] spoke of. #Q# [swore|told me] that there was [nothing in it|no truth in it], and [had|got] the shutters nailed up [the same|that very] evening. I went back to #L# [alone|by night], and [I waited|sat down], and what I had [been told|heard] [in jest|over cards] [I saw|stood there] [with my own eyes|in front of me].

I will not [write down|repeat] what was said [to me|there]. I [have paid|gave] #G# to [have it kept quiet|keep it from the papers], and [I would pay|it is worth] as much again. If #O# [should ask|asks], you [never heard|have not heard] from me.

Come to #M# on #E#, and bring [a lamp|rope|the dog]. I [mean to|must] give #T# back, and [I do not want to|cannot] [do it|go] alone.

Your loving [cousin|sister|brother], while that is still true`,
    `To #O#, in confidence.

I was [sent|ordered] to #L# to [find out|see] what there is in [the story|the talk] of #whole#. [I have been here|It has been] [nine|eleven|twelve] days, and [I ask to be|beg to be] relieved.

[The facts are these|This much is certain]. On #D# #P# [was seen going|went] in with #T# [in both arms|under one arm]. Nobody [saw|remembers seeing] #P# [come out|leave]. #Q#, who [keeps|has] the key, told me [three|four] different [things|stories] in one hour and [wept at|denied] the [third|last].

[I then|So I] watched [the place|it] myself. On the [second|fourth] night I saw #S#. [There is no mistake|I was sober]. I called out, as [my orders are|ordered]; [the answer I had was|what I heard was] my own name, and [the day of my birth|my mother’s], and it was [spoken kindly|not shouted].

[What is wanted|What you need] here is not [an officer|a soldier] but [a priest, or else a carpenter|somebody kinder]. I enclose [my account|the bill], [which comes to|for] #G#, and #U#, which I [took|got] from under [the floor|the bed] and [do not care to|would rather not] have in [the|my] room [with me|at night].

I [shall wait|am waiting] for [your messenger|an answer] at #M# until #E#, and [not after|no longer].

Your obedient servant`,
    `My [love|dearest|own],

[By the time you have this|When you read this] I [shall have gone|will be on the road] to look for #whole#. Do not [be angry with|blame] #P#, who [tried to stop me|wept], and [who has lent me|lent me] #G# and a [good coat|horse|knife].

You will say that it is [none of our business|no business of ours]. But I was at #L# on #D#, and [I looked|looked] #Q# in the face, and [I knew then|saw] that [somebody|one of us] [would have to|must] go. I waited for [somebody else|the others]. You know [how that is|me].

I have #T#, which [they say|people say] is [what is wanted|the price]. I [am to|will] [bring|carry] it to #M# and lay it down, and [say that we are sorry|ask pardon]. [After that|Then] #S# [will let the matter rest or not|may forgive us|decides].

If I am [home|back] by #E#, [put this in the fire|burn this] and [we shall|let us] laugh [about it|together]. [If I am not|If not], there is #U# under the [third board|loose board] [from|by] the window; sell it, and [do not tell|never tell] #O# where [you had it|it was].

I was happy. I wanted that in writing.

Yours`,
  ],
  Notice: [
    `REWARD. By order of #O#.

#G# [will be paid|is offered] for [certain|sure|true] news of #whole#, last [seen|heard] at #L# on #D# [in the company of|together with] #P#.

[Whoever|Anybody who] has [met with|seen] #S# [is asked to|must] say where, [and to say it before witnesses|under oath]. Do not [follow|answer]. Do not bargain. [Above all|Whatever is offered], accept nothing: #T# was [accepted|taken] by #Q#, who [has not been home|has not spoken] since.

[The reward|It] is paid at #M#, at [noon|dusk], to those who come [sober and alone|unarmed].

(Below, in another hand: “It was never lost. Ask #P# who opened the door.”)`,
    `TAKE NOTICE, all who live at or near #L#.

Because of #whole#, nobody [is to|may] be out after [the evening bell|dark] until #E#. Lamps [are to|must] be lit in every [front window|house], and [every dog is|dogs are] to be kept [indoors|muzzled].

Those who hear [their name|a voice they know] [called|singing] [in the street|outside] shall not answer. [Those who|Any who] find #T# on [the doorstep|the step] shall [leave it lying|step over it] and send for #P#, who [knows what to do|has done this before] and [will charge|charges] #G#.

There is no cause for alarm. #O.cap# has [the matter|all this] in hand.

(Somebody has crossed out “no cause for alarm” and written “no hand”.)`,
    `WANTED in the matter of #whole#: honest witnesses.

On #D#, at #L#, [in front of|before] [a full street|forty people], #T# was taken from #P#, and nobody [saw it|noticed]. #O.cap# finds [this|that] [hard to believe|strange], and offers #G# to [the first|anybody] who remembers.

What is known: [the one who did it|the thief] came from [the side of|near] #M#, [spoke to|kissed] #Q#, and was [laughing|barefoot]. [What is wanted|Wanted]: a name.

[Whoever|Any who] [shelters|feeds] #S# will be fined [the same sum|as much], and [again|twice that] each day until #E#.

(A corner has been torn off neatly, with the name on it.)`,
  ],
  Chronicle: [
    `In this year #whole# was first [spoken of|heard of] [among us|in our parish]. #P# [brought|carried] the news to #L# on #D# and was [not believed|laughed at].

A [wet|dry|cold] year, and [the bread was bad|the mice had the corn]. #Q# went out [alone|by night] to see, and [came home|was carried home] with #T# and [would not say|could not say] [who gave it|whose it was].

#S.cap# was seen at #L# by [the whole market|nine women]. #O.cap# wrote that [nothing had been seen|it was a dog], and had [the writing|that] nailed to the [church|mill] door.

War with our neighbours over #M#. Of those who went, [nine|twelve|seven] came back, and [each|every one] of them [said|swore] that #S# had [shown them|known] the road.

[The old reeve|The first bell-ringer|The last miller|The blind sexton] died, in bed. [At the burial|With the body] #T# was laid [in the grave|to rest]. On #E# the grave was [found open|empty], and #T# lay [on the step|at the gate] of #Q#.

Peace. [The bells were rung|There was dancing], and a [stone|cross] was set up at #L#. It says that we [are grateful|give thanks], and [it does not say|leaves out] for what. I was there, and [I have written|wrote] what I saw; [the rest is for others|let others write the rest].`,
    `This year the [harvest|hay|fishing] failed, and [people began to|there was] talk of #whole#. The priest preached against it.

#O.cap# sent for #P#, who was said to know more. #P# asked for #G# and for time, and [was given|got] the money.

On #D# a fire at #L#. Nothing was [saved|left] but #T#, which [was found|lay] in the ashes, and was [cold|wet]. #Q# keeps it and will not sell.

A child was lost and came home after [three|nine|five] days, well fed, and [said|told everybody] that #S# [had been|was] kind. After [this|that] there was less [preaching|talk].

#Q# and #P# went together to #M# and [made|signed] an agreement [there|by night] [on our behalf|for all of us]. They [have not told|never told] us [all of it|the price]. But it has [rained|been quiet] since.

Much [has been|is] forgotten, and [the agreement|it] ends on #E#. #P# is [old|far away], and #Q# [no longer remembers|will not say] what we promised. I write this [so that|that] whoever comes after me [may know|knows] that there was a promise.`,
  ],
  Inventory: [
    `Inventory of all that was found at #L# in the matter of #whole#, taken on #D# by order of #O#.

Item: #T#, on the table, where it could be seen from the door. #P# says that it was put there to be found.

Item: one bed, made; one supper for two, laid, and not eaten.

Item: #U#, under the floor, wrapped in a shirt that belongs to #Q#.

Item: a purse with #G#, and a note with it that says “for the trouble”.

Item: [forty|nineteen|thirty] letters, unopened, all of them about #S#, and all in the hand of the dead.

Item: a door behind the stove, not on the plan. It was opened in the presence of #P#. Nothing was taken out of it and nothing, we believe, came out.

Sum of the whole: #G# and a question. Signed on the spot by #Q#, who asks that the door be bricked up before #E#.`,
    `What #P# left behind, being all that is known to have come from #whole#, valued for the heirs.

One coat, wet, though it has hung by the stove since #D#. No value.

#T.cap#. Two dealers offered for it and then withdrew. We say #G#.

One map of the way to #M#, in red, with the last mile cut off. #Q# has the last mile.

A box of ash, with the words “not mine” on the lid.

#U.cap#, promised to #O# and on no account to be sent.

One drawing of #S#, from life, dated, and signed by somebody who was [nine|six] years old. The family would like to keep this.

Debts: one, to #S#, and not in money. It falls due on #E#. The heirs have asked us what it is, and we have advised them to be out.`,
  ],
  Proclamation: [
    `HEAR the word of #O#, touching #whole#.

It has come to our ears that people at #L# speak of it [openly|in church], and that some [have gone|go] [by night|on #D#] to see. This [is to stop|stops today].

First: nobody [shall|is to] go to #L# after [the evening bell|sunset], nor send [a child|a dog] or a servant [in their place|instead].

Second: whoever has #T# [in keeping|at home] shall bring it to #M# before #D# and [shall have|be paid] #G# [for it|down], and not be asked [how they came by it|whose it was].

Third: #P#, who says that #S# was wronged by us, is to be [heard by nobody|believed by nobody] until [the matter|this] has been looked into.

[It will be|That will be] [looked into|done] on #E#. Until then [let all|all shall] be quiet, [pay what they owe|stay at home], and lock [their doors|up]. [Long live the law|So be it].`,
    `BE IT KNOWN to all, from the gates of #L# to #M#.

Whereas #whole# has been the [ruin|grief] of some and the [talk|joy] of many; and whereas #P# and #Q# [have sworn|swore] to it [before us|at the bar] with [their hands|one hand] on #T#:

We, #O#, [do declare|declare] that [what was done|the thing] was [wrong|shameful], and [that we did it|our doing].

The house of #P# [shall be|is] given back. A sum of #G# [shall be|is to be] paid [every year|yearly] on #D#, [for as long as there is|while there is] [anybody|a child] to take it. And the [name|songs] of #S# may be [spoken|sung] again.

Let this be read [aloud|in the market] [three times|by a child]. Let those who know why be [glad|silent], and [let those|those] who do not know be told by [somebody who loves them|their elders].`,
  ],
  Rumours: [
    `What they say at #L# about #whole#:

That #P# [started|began] it, for [a wager of|a debt of] #G#, and cannot [now|any more] [put a stop to it|end it].

That #S# has been seen at #M#, on #D#, by [three|four] people who do not [speak to|know] each other and [told it alike|agree].

That #O# [knows|has always known], and sleeps with #T# under [the pillow|the bed].

That it [can all be|could be] ended by [giving back what was taken|a word]; and that #Q# [has it, and does not know it|could, and is too proud].

That [none of this|not a word] is true. (#Q# says so, [to anybody|daily], unasked, and [has begun to pack|is selling up].)`,
    `Bought for a few drinks on #D#, all of it about #whole#:

“My cousin was there. Went in with #P#, came out alone, and has not worked a day since. Paid in gold, and every coin of it was warm.”

“There is no harm in #S#. It is those who go looking that do the harm.”

“Ask at #L# for #Q#, and say that you come about #T#. Then do not turn round until you are told.”

“#O.cap# put #G# on it. Not to have it found: to have it left alone.”

“It will be over by #E#, one way or the other. I have sent my family to #M#, and I should do the same.”`,
  ],
  Diary: [
    `#D.cap#. Went to #L# with #P# to see for myself what there is in this business of #whole#. Nothing. A wall, some nettles, a smell of [smoke|geese]. #P# was [pleased|smug] [to be right|all the way home].

Next day. #T# was on my [windowsill|pillow] [this morning|when I woke]. The window was [shut|barred]. I [have said|said] nothing to #P#.

Two days later. Asked #Q# about it, as if by the way. #Q# [put down|dropped] the cup and said, “[So it is|It is] your turn,” and [would not|did not] stay [for supper|the night].

A week later. I have [now|so far] seen #S# twice: once [from|through] the window, and once [on this side of it|on the stair]. I was not afraid. That is [what frightens me|the worst of it].

#P# [came to say|says] that I look [ill|old], and [that I should|ought to] go away [for a while|till spring]. I said that I had been asked [to stay|not to]. Both of us listened to that for [some time|a while].

#E.cap#. I understand it [now|at last], and it is [not at all|nothing like] what people say. I [shall|will] go to #M# [tonight|at once] and take #T# [with me|back]. If I [have got it wrong|am mistaken], whoever reads this [should|must] know that the [kettle was on|cat is fed], and that I [meant|mean] to come back.`,
    `#D.cap#. First day at #L#. The work is [well paid|easy]: #G#, and all I [need|have to] do is [keep watch|keep the lamp lit]. [They say|I hear] that it is [on account of|all because of] #whole#. I have had [worse|duller] posts.

Third night. Somebody [was walking about|walked] [below|overhead]. I called, and it [stopped|was quiet], and then it [went on|began again] [exactly as before|slower].

Fifth night. #Q# [came up|climbed up] with [bread|soup] and told me that the [last one who had|one before me in] this post was #P#. I asked [where #P# was now|what became of #P#]. “Still [on duty|here],” said #Q#.

Eighth night. Found #T# behind [the|a] loose board, and [with it|under it] a diary [like this one|half full], in [my own handwriting|my hand].

Ninth night. #S.cap# came in and [sat down on|took] the other [chair|stool]. We did not [speak|move]. [Towards morning|By dawn] it was almost [company|pleasant].

#E.cap#. They [have come|came] to relieve me, and I find that I [do not want to go|would rather stay]. I [have shown|showed] the new one where [the lamp|the oil] [is kept|stands]. I [shall leave|leave] this [behind the loose board|where I found the other].`,
  ],
}
