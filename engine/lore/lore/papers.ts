/*
 * Papers of the world, whole: each begins with what it is about and ends with what came of it. The cast is the sheet's: #P# and
 * #Q# people, #L# and #M# places, #T# and #U# things, #O# an office, #D# and #E# days, #G# a sum.
 */
export const papers: Readonly<Record<string, readonly string[]>> = {
  Letter: [
    `[Dear brother|Dear sister|My dear friend],

You asked me for the truth about #whole#, and asked me not to dress it up. Here it is. [Sit down first|Send the children out first|Read it twice and then burn it].

It began on #D#, at #L#. I had gone there with #P# to [settle a debt|look at a horse|bring the rent], and we found the door open and #T# lying on the step. #P# wanted to leave it. I picked it up. I have thought about that every night since.

Within the week #S# was all that anybody spoke of. #Q# swore to me that there was nothing in it, and had the shutters nailed up the same evening. I went back to #L# alone, and I waited, and what I had been told in jest I saw with my own eyes.

I will not write down what was said to me. I have paid #G# to have it kept quiet, and I would pay as much again. If #O# should ask, you never heard from me.

Come to #M# on #E#, and bring a lamp. I mean to give #T# back, and I do not want to do it alone.

Your loving [cousin|sister|brother], while that is still true`,
    `To #O#, in confidence.

I was sent to #L# to find out what there is in the story of #whole#. I have been here [nine|eleven|twelve] days, and I ask to be relieved.

The facts are these. On #D# #P# was seen going in with #T# in both arms. Nobody saw #P# come out. #Q#, who keeps the key, told me three different things in one hour and wept at the third.

I then watched the place myself. On the second night I saw #S#. There is no mistake. I called out, as my orders are; the answer I had was my own name, and the day of my birth, and it was spoken kindly.

What is wanted here is not an officer but a priest, or else a carpenter. I enclose my account, which comes to #G#, and #U#, which I took from under the floor and do not care to have in the room with me.

I shall wait for your messenger at #M# until #E#, and not after.

Your obedient servant`,
    `My [love|dearest|own],

By the time you have this I shall have gone to look for #whole#. Do not be angry with #P#, who tried to stop me, and who has lent me #G# and a good coat.

You will say that it is none of our business. But I was at #L# on #D#, and I looked #Q# in the face, and I knew then that somebody would have to go. I waited for somebody else. You know how that is.

I have #T#, which they say is what is wanted. I am to bring it to #M# and lay it down, and say that we are sorry. After that either #S# will let the matter rest or not.

If I am home by #E#, put this in the fire and we shall laugh about it. If I am not, there is #U# under the third board from the window; sell it, and do not tell #O# where you had it.

I was happy. I wanted that in writing.

Yours`,
  ],
  Notice: [
    `REWARD. By order of #O#.

#G# will be paid for certain news of #whole#, last seen at #L# on #D# in the company of #P#.

Whoever has met with #S# is asked to say where, and to say it before witnesses. Do not follow. Do not bargain. Above all, accept nothing: #T# was accepted by #Q#, who has not been home since.

The reward is paid at #M#, at noon, to those who come sober and alone.

(Below, in another hand: “It was never lost. Ask #P# who opened the door.”)`,
    `TAKE NOTICE, all who live at or near #L#.

Because of #whole#, nobody is to be out after the evening bell until #E#. Lamps are to be lit in every front window, and every dog is to be kept indoors.

Those who hear their name called in the street shall not answer. Those who find #T# on the doorstep shall leave it lying and send for #P#, who knows what to do and will charge #G#.

There is no cause for alarm. #O.cap# has the matter in hand.

(Somebody has crossed out “no cause for alarm” and written “no hand”.)`,
    `WANTED in the matter of #whole#: honest witnesses.

On #D#, at #L#, in front of a full street, #T# was taken from #P#, and nobody saw it. #O.cap# finds this hard to believe, and offers #G# to the first who remembers.

What is known: the one who did it came from the side of #M#, spoke to #Q#, and was laughing. What is wanted: a name.

Whoever shelters #S# will be fined the same sum, and again each day until #E#.

(A corner has been torn off neatly, with the name on it.)`,
  ],
  Chronicle: [
    `In this year #whole# was first spoken of among us. #P# brought the news to #L# on #D# and was not believed.

A wet year, and the bread was bad. #Q# went out alone to see, and came home with #T# and would not say who gave it.

#S.cap# was seen at #L# by the whole market. #O.cap# wrote that nothing had been seen, and had the writing nailed to the church door.

War with our neighbours over #M#. Of those who went, [nine|twelve|seven] came back, and each of them said that it was #S# that had shown them the road.

#P# died, old, in bed. At the burial #T# was laid in the grave. On #E# the grave was found open, and #T# lay on the step of #Q#.

Peace. The bells were rung, and a stone was set up at #L#. It says that we are grateful, and it does not say for what. I was there, and I have written what I saw; the rest is for others to write.`,
    `This year the harvest failed, and people began to talk of #whole#. The priest preached against it.

#O.cap# sent for #P#, who was said to know more. #P# asked for #G# and for time, and was given the money.

On #D# a fire at #L#. Nothing was saved but #T#, which was found in the ashes, and was cold. #Q# keeps it and will not sell.

A child was lost and came home after [three|nine|five] days, well fed, and said that #S# had been kind. After this there was less preaching.

#Q# and #P# went together to #M# and made an agreement there on our behalf. They have not told us all of it. But it has rained since.

Much has been forgotten, and the agreement ends on #E#. #P# is dead, and #Q# no longer remembers what we promised. I write this so that whoever comes after me may know that there was a promise.`,
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

It has come to our ears that people at #L# speak of it openly, and that some have gone by night to see. This is to stop.

First: nobody shall go to #L# after the evening bell, nor send a child or a servant in their place.

Second: whoever has #T# in keeping shall bring it to #M# before #D# and shall have #G# for it, and not be asked how they came by it.

Third: #P#, who says that #S# was wronged by us, is to be heard by nobody until the matter has been looked into.

It will be looked into on #E#. Until then let all be quiet, pay what they owe, and lock their doors. Long live the law.`,
    `BE IT KNOWN to all, from the gates of #L# to #M#.

Whereas #whole# has been the ruin of some and the talk of many; and whereas #P# and #Q# have sworn to it before us with their hands on #T#:

We, #O#, do declare that what was done was wrong, and that we did it.

The house of #P# shall be given back. A sum of #G# shall be paid every year on #D#, for as long as there is anybody to take it. And the name of #S# may be spoken again.

Let this be read aloud three times. Let those who know why be glad, and let those who do not know be told by somebody who loves them.`,
  ],
  Rumours: [
    `What they say at #L# about #whole#:

That #P# started it, for a wager of #G#, and cannot now put a stop to it.

That #S# has been seen at #M#, on #D#, by three people who do not speak to each other and who told it alike.

That #O# knows, and has always known, and sleeps with #T# under the pillow.

That it can all be ended by giving back what was taken; and that #Q# has it, and does not know what it is.

That none of this is true. (#Q# says so, to anybody, unasked, and has begun to pack.)`,
    `Bought for a few drinks on #D#, all of it about #whole#:

“My cousin was there. Went in with #P#, came out alone, and has not worked a day since. Paid in gold, and every coin of it was warm.”

“There is no harm in #S#. It is those who go looking that do the harm.”

“Ask at #L# for #Q#, and say that you come about #T#. Then do not turn round until you are told.”

“#O.cap# put #G# on it. Not to have it found: to have it left alone.”

“It will be over by #E#, one way or the other. I have sent my family to #M#, and I should do the same.”`,
  ],
  Diary: [
    `#D.cap#. Went to #L# with #P# to see for myself what there is in this business of #whole#. Nothing. A wall, some nettles, a smell of smoke. #P# was pleased to be right.

Next day. #T# was on my windowsill this morning. The window was shut. I have said nothing to #P#.

Two days later. Asked #Q# about it, as if by the way. #Q# put down the cup and said, “So it is your turn,” and would not stay for supper.

A week later. I have now seen #S# twice: once from the window, and once on this side of it. I was not afraid. That is what frightens me.

#P# came to say that I look ill, and that I should go away for a while. I said that I had been asked to stay. We both listened to that for some time.

#E.cap#. I understand it now, and it is not at all what people say. I shall go to #M# tonight and take #T# with me. If I have got it wrong, whoever reads this should know that the kettle was on, and that I meant to come back.`,
    `#D.cap#. First day at #L#. The work is well paid: #G#, and all I need do is keep watch. They say that it is on account of #whole#. I have had worse posts.

Third night. Somebody was walking about below. I called, and it stopped, and then it went on exactly as before.

Fifth night. #Q# came up with bread and told me that the last one who had this post was #P#. I asked where #P# was now. “Still on duty,” said #Q#.

Eighth night. Found #T# behind the loose board, and with it a diary like this one, in my own handwriting.

Ninth night. #S.cap# came in and sat down on the other chair. We did not speak. Towards morning it was almost company.

#E.cap#. They have come to relieve me, and I find that I do not want to go. I have shown the new one where the lamp is kept. I shall leave this behind the loose board.`,
  ],
}
