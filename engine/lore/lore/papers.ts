/*
 * Papers of the world. Each begins with what it is about ("#whole#", in the person's own words), tells sides of that matter
 * (#truth#, #falsehood#, #task#, #otherwise#) and ends with what is wanted. The cast is the sheet's: #P# and #Q# people,
 * #land# and #land2# places, #T# and #U# things, #O2# an office, #D# and #E# days, #G# a sum.
 */
export const papers: Readonly<Record<string, readonly string[]>> = {
  Letter: [
    `[Dear brother|Dear sister|Dear cousin],

You asked about #whole#. [Sit down|Send the children out|Burn this after]. #truth#

I had it from #P#, who [wept|swore|was sober], on #D#. And that is not the worst: #falsehood#

I mean to #task#, [with you|if you will come]. Bring [rope|the dog|a lamp] to #land2# by #E#. Otherwise #otherwise#.

[Your sister|Your brother|Yours], #Q#`,
    `To #O2#, [in confidence|by hand|unsigned].

[Sir|Madam], about #whole#: [nine|three|six] days I have [asked|watched|drunk] at #land#. #truth#

#truth#

What they say [in the streets|at the inn] is [half of it|wrong]. #falsehood#

Send [somebody|#P#|two men] to #task#. My [costs|bribes] so far: #G#. If you wait, #otherwise#.

#Q#`,
    `[My love|My own|Dearest],

when you read this I have gone [with #P#|alone|by the back road] on account of #whole#. [Somebody must|One of us has to] #task#.

I know what you will say. But: #truth# And if nobody goes, #otherwise#.

[Under the stove|Behind the clock|In the flour] there is #G#, and #T#. If I am not back by #E#, give both to #P#, and [trust no one|tell my mother].

#Q#`,
  ],
  Diary: [
    `#D.cap#. Arrived at #land#. At supper they spoke of #whole#, and [stopped|laughed] when I [looked up|asked].

Next day. Talked to #P#. #truth#

[Third day|The day after]. Rain. #truth#

[That night|Midnight]. I know now. #falsehood#

[Morning|Last page]. #Q# is [at the door|on the stairs|calling me down]. I must #task#, or #otherwise#.`,
    `[Monday|Sunday]. I have sworn to write down everything about #whole#, and [leave out|spare] nobody.

Tuesday. #truth#

Wednesday. #P# came and [offered|threatened], and left [#T#|#G#] on the table.

Thursday. #falsehood# I did not [sleep|eat].

Friday. If I do nothing, #otherwise#. If I am caught at it, it is #land# for me, [in irons|for good]. I shall #task#, [tonight|at dusk].

(Here it stops. Below, in the hand of #Q#: “I read this, and went too.”)`,
  ],
  Notice: [
    `REWARD OF #G#, by order of #O2#.

In the matter of #whole#: wanted, [anyone able|men and women] to #task#.

Known so far: #truth#

[Ask for|Apply to] #P# at #land#, [sober|armed|by daylight]. The offer ends on #E#.

(Below, in [chalk|another hand|pencil]: “#falsehood#”)`,
    `TAKE NOTICE, all at #land#.

On account of #whole#: [lamps lit|dogs in|doors barred] by [dusk|the bell], until #E#. Do not [answer|follow|feed] strangers.

#truth#

Whoever will #task# may see #P#: #G#.

(Somebody has added: “Too late. By #E# #otherwise#. #Q#”)`,
    `WANTED, for questions: #S#.

[Cause|Matter]: #whole#. Last seen at #land#, #D#, with [#T#|#P#]. May be [armed|ill|in company]. #G# [alive|for word of it|on delivery].

#truth#

Signed, #O2#.

(Scratched across the [face|seal]: “#falsehood#”)`,
  ],
  Chronicle: [
    `In this year was first heard of #whole#. #P# brought the news to #land# on #D#, and was [not believed|laughed at|fed].

#truth#

A [wet|dry|cold] year. #O2.cap# had [two|nine|six] men on it, and they [found #T#|came home|did not come home].

It was now said [openly|in church] by #Q#: #falsehood#

This year #P# [died|left] and #Q# was made [reeve|sexton|bailiff]. There was a plan to #task#, and it came to nothing.

[Quiet|Good apples|No war]. On #E# the matter falls due again, and I, who [write|am old], fear that #otherwise#.`,
    `#whole.cap#: of this [the elders|my masters] wrote nothing, so I [begin here|do].

#truth#

[Fire|Frost|Fever] at #land2#. #P# was [blamed|thanked], and went [barefoot|by night] to #land#.

#truth#

#O2.cap# sent to #task#. [Four|Six] went. #Q# came back, [grey|rich|silent].

I have since learned this of #Q#: #falsehood# Let whoever has the book next see to it by #E#, or #otherwise#.`,
  ],
  Inventory: [
    `A list of all found at #land# [in the matter of|touching|in the case of] #whole#, by order of #O2#.

Item: #T#, [on the table|under a board|in the stove]. #P# [turned pale at it|claims it].

Item: #U#, [wet|warm|wrapped in a shirt], with the initials of #Q#.

Item: #G#, in a [stocking|skull|jar].

Item: a note in the hand of #P#: “#truth#”

Item: [half a|a burnt] letter: “#falsehood#”

Item: a [map|rota|plan] to #task#, dated for #E#.

[Valued|Sealed] by #Q#, who asks to be [relieved|paid first].`,
    `What #P# left behind, all of it to do with #whole#; for the heirs.

One coat, [wet|too small|bullet-proof with medals]. One [bed|bird], unslept in.

#T.cap#: [worthless|beyond price]. #U.cap#: #G#, to #Q#, [who knows why|if alive].

[Nine|Forty] diaries, each saying on its first page: “#truth#”

A sealed paper: “Whoever reads this must #task#, or #otherwise#.”`,
  ],
  Proclamation: [
    `HEAR what #O2# has [resolved|decreed] touching #whole#.

Whereas #P# has sworn [on salt|in open court] as follows: “#truth#”

and whereas it is feared that by #E# #otherwise#,

it is [ordered|commanded] that [two|six] able persons of no fixed trade #task#, at the public cost of #G#.

[Singing|Joking|Rumour] about it is fined [a goose|a week|one tooth].

(In the margin, [very small|in red]: “#falsehood# #Q#”)`,
    `By [our|their] hand: #whole# is from this day [under protection|no more to be named|the business of the crown].

First. It is not true, and may not be repeated, that #Q# had a part in it.

Second. This alone is true: #truth#

Third. Those who #task# shall have #G# and [a pardon|the mill]. Those who hinder them shall [hang|pay it].

Given at #land#, on #D#. [Three|Two] seals; the [third|second] is [broken|#P#’s].`,
  ],
  Rumours: [
    `Heard at #land# this week about #whole#:

From [the barber|a carter|two nuns]: #truth#

From #P#, [in drink|behind a hand]: #falsehood#

From [a child|the ferry|a deaf aunt]: before #E# #otherwise#.

From #Q#, who is never wrong: somebody is paying #G# to anyone who will #task#.`,
    `What they say of #whole#, and what it is worth.

[True, I think|Likely]. #truth#

[Doubtful|Sold to me twice]. #falsehood#

[Worth #G#|Not to be repeated]. #O2.cap# has already sent [two|three] people to #task#. [None|One] came back.

[From #P#|Whispered]. It will be too late soon: #otherwise#.`,
  ],
  Treaty: [
    `ARTICLES agreed at #land# on #D#, touching #whole#.

One. The fighting [stops|is over] at [noon|sunset]. The dead go home [first|unsearched].

Two. #P# for the one side and #Q# for the other swear this to be so: #truth#

Three. [The bridge|The well|The ford] at #land2# is for both, [turn about|by daylight], and is held by neither.

Four. If it is broken, #otherwise#; and both sides shall send to #task#.

Five. Of the other matter not a word. (A [clerk|cook] has written it on the back: “#falsehood#”)

[Signed|Marked] with [a thumb|two rings|a cross and a claw]. It holds until #E#.`,
    `We, who are [tired|too few], put our hands to this, at #land#: #whole#.

No [arrow|song|child] of theirs shall cross the river, nor of ours. Each side gives [a son|nine cows|its best cook] to the other, for #G# and good keeping.

We own to each other: #truth#

We both forget: #falsehood#

Whoever wants the war again must first #task#. [P.S.|Added by #Q#:] by #E# it will be known if #otherwise#.`,
  ],
  Will: [
    `The last will of #P#, [sane|in bed|by candle], made on account of #whole#.

To #Q#, #T#, and my [silence|forgiveness], both [late|used].

To the poor of #land#, #G#, [which is buried|if it is there].

To whoever is brave enough, this: #truth#

My heirs shall have the house when they #task#, and not before. Should they [quarrel|wait] past #E#, #otherwise#.

Witnessed by [two who cannot read|the cat|#O2#].`,
  ],
  Confession: [
    `I, #P#, [dying|about to be hanged|of sound mind], say this of #whole#.

I was there. #truth#

I have let another be [blamed|praised] for it. #falsehood#

#Q# [knew|paid me] and I had #G# for it, which is [spent|under #land#].

I cannot [mend|sleep on] it now. Let somebody #task#. If I am not believed, #otherwise#.

[Taken down|Heard] by #O2#, on #D#.`,
    `Father, or whoever is behind [the grille|the door]: it is about #whole#.

[I lied|We lied], #Q# and I, at #land#, on #D#. #falsehood#

They gave me #T# for it. I have [never used|buried|not sold] it.

What I saw was this: #truth#

You may not tell. But you could #task#, and no one need know. You have until #E#: then #otherwise#.`,
  ],
  Verdict: [
    `In the matter of #whole#, before #O2#, at #land#, on #D#.

For the [crown|accusers], #P#: “#truth#”

For the other side, #Q#: “#falsehood#”

Exhibits: #T#; #U#; [one|a child’s] shoe.

The court finds [both true|neither proved|it has no jurisdiction over that]. It orders that somebody #task#, at a cost of #G#, by #E#.

One judge [dissents|has fled], and writes: unless it is done, #otherwise#.`,
  ],
}
