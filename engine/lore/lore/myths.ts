/*
 * Myths, whole: how the world stood, who wanted what, what was done, and what is left of it. "#whole#" is what it is of in the
 * person's own words, "#S#" the short of it, "#god#" a god; "[a|b]" is one of both. #mood# is a sentence in its mood.
 */
export const myths: readonly string[] = [
  `Before there was any [night|winter|death], #god# kept everything in one [great jar|stone house|sealed boat], so that nothing could be lost. Nothing could be found there either, and the [animals|first people|children of the house] began to weep in the dark.

Only one of them did not weep but [scratched|listened|felt along the wall] until there was a crack, and looked out. That was #whole#.

“What do you see?” asked the others. “[Room|Weather|A road],” said the voice at the crack; and they [pushed|sang|leaned] until the wall gave, and everything fell out at once, which is why the world is in such disorder.

#god.cap# was angry for [nine|seven|forty] years, then looked at what had come of it, and was [curious|silent|less angry]. “You may stay out,” said #god#. “But somebody must watch the crack, so that what is left inside does not follow.”

#mood#

So #S# was set to watch, and watches still. That is why people at #L# leave one [window|shutter|gate] unlatched on #D#: it is for #S#, to come in and be warm until morning.`,
  `#god.cap# had two [bowls|lamps|ploughs], and lent one of them to the people of #L#, to be given back when they had done with it. They were not done with it by the [summer|harvest|frost], nor the next; and they told their children that it had always been theirs.

#god.cap# sent the [rain|wind|crows] to ask, and they drove it off. #god.cap# sent [sickness|an old man|a dream] to ask, and they gave it a false name. Then there was nobody left to send but #whole#.

#S.cap# came to #L# at evening and asked for nothing. #S.cap# sat down among them, and waited, and in the morning the youngest child came with the [bowl|lamp|plough] in both arms and said, “Is this what you want? It is heavy, and nobody here looks happy.”

The child was [thanked|kissed|carried home], and #god# took back what was owed. But because one had given freely, half was left: [the light without the heat|the seed without the plough|the day without the night].

#mood#

That is why the people there work by halves, and why on #D# the youngest in each house [opens the door|breaks the bread|speaks first]. And #S# is thanked before #god#, since it was #S# that was patient.`,
  `In the first days nothing had a [name|shadow|price], and nobody was ever called away from supper. #god.cap# walked through the world giving names out of a sack, one to each, and was careful, and came to the end of the sack too soon.

There was one left with none. It stood at the edge of the [field|water|firelight] and said, “And I?” That was #whole#, though nobody could say so yet.

“You may have mine,” said #god#, who was [tired|kind|ashamed], “until I have found another.” But whoever has a god’s name is [heard|obeyed|prayed to] when it is said, and soon the [temples|sheep|wars] belonged to #S#, and nobody listened to #god# at all.

They met at #L# to settle it. #god.cap# asked for the name back. “Gladly,” was the answer. “It is cold, and I hear [weeping|asking|bells] all night. But you promised me another.” And #god#, who had none left, gave away the last thing that a god has: the [right to be forgotten|gift of sleep|power to make an end].

#mood#

So #god# is awake for ever and hears everything, and #S# sleeps whenever it is dark. At #L# they whisper on #D#, [in order not to wake the one|in pity for the other|for both their sakes].`,
  `There was a [king|queen|smith] at #L# who could not bear to lose, and who built a wall so high that [the sun|time|Death] had to go round. Inside it nobody grew old. No bread rose there either, and no child was born, and the [songs|days|cats] had all been heard before.

#god.cap# came to the gate and was not let in. The rain came, and the spring came, and were not let in. At last somebody came who did not knock, since nobody had ever been afraid enough to build against such a thing. It was #whole#.

“What do you want in here?” the ruler asked. “[To rest|Company|A cup of water],” said the guest; “and in return I will tell you what is on the other side.” And for [three|seven|nine] nights #S# told of it: of [snow|markets|grandchildren], and of the dead, and how the grass comes back.

On the last night the ruler wept, and took the first stone out of the wall alone. All the years came in at once. In the morning there was only [an orchard|a meadow|dust], and the rain was falling on it.

#mood#

A piece of that wall stands yet, at #M#. Those who have lost somebody go there on #D# and take away a stone; and they say a word to #S# as they go, because it was #S# that told the truth.`,
  `#god.cap# made the [beasts|rivers|stars] in a morning and was pleased, and made people in an afternoon and was tired. There was some clay over. Out of that, without looking, #god# made #whole#, and put it outside the door.

Nobody had told #S# the reason. #he.cap# asked the [mountain|sea|ox], which said, “I am for bearing.” #he.cap# asked the [fire|wolf|knife], which said, “I am for taking.” #he.cap# asked the people of #L#, and they said, “We do not know either. Sit down.”

They sat [all winter|until morning|for a hundred years] and talked about it. That was the first [feast|parliament|friendship], and out of it came [beer|law|dancing] and all the other things that are for nothing.

When #god# heard the noise, and came to see, there was a place kept by the fire. “What are you doing?” asked #god#. “We are waiting to be told,” said #S#. “But there is no hurry now.” And #god# sat down, and forgot to tell them.

#mood#

That is why nobody knows what we are for. But on #D# an empty chair is set out at #L#, and the first cup is poured for #S#, who asked.`,
  `When the world was new, #god# was afraid of one thing only, and hid it at the bottom of the [sea|deepest mine|oldest forest]. It was [the last day|the word that ends things|the shears that cut every thread], and whoever held it could make an end of anything.

#whole.cap# found it, as such things are found: by looking for something else. And because #S# had lately been wronged by the people of #L#, #S# carried it up and stood before their gate.

They came out, and were afraid, and each of them offered what they had: [gold|cattle|daughters], then [songs|land|prayers]. A widow came last. She had nothing, and said, “End what you like. But look at us first.” So #S# looked.

It took from dawn to dusk to look at everyone, and by then there was [too much to end|nobody left to hate|only one thing left to cut]. #S.cap# ended the quarrel, and nothing else, and threw the thing back where it had lain.

#mood#

It lies there still. At #L# they settle their lawsuits on #D#, face to face, and no one may speak before having looked the other in the eye. And they call that “the mercy of #S#”.`,
]

/** A sentence of a myth, by its mood. */
export const mythMoods = {
  dark: [
    'Not all of them lived to see it, and those who did not are buried [standing|without names|at #M#].',
    'There is a stain from that day at #M#, and no [water|prayer|rain] has ever moved it.',
  ],
  merry: [
    'There was [cake|beer|dancing] afterwards, and a goat was married by mistake.',
    'It is said that #god# laughed so hard that the [hills|beds] at #M# are crooked to this day.',
  ],
  sad: [
    'One of them had not been there to see it, and was [mourned|missed|waited for] at #M# until nobody was left to wait.',
    'It came too late for [the eldest|the singer|the two who had loved each other], and that is not told to children.',
  ],
  heroic: [
    'Let nobody say that it was easily done: [forty|ninety|three hundred] had tried before, and their shields hang at #M#.',
    'And that was the bravest thing done under the sun, for it was done [unarmed|alone|without hope of thanks].',
  ],
  strange: [
    'That same day it rained upward at #M#, and the [fish|bells|shadows] have been wrong there ever since.',
    'All who were there dreamed the same dream that night, and nobody has ever told it to the end.',
  ],
  tender: [
    'And someone put a [coat|blanket|warm hand] about the one who shivered, and that was the first kindness.',
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
