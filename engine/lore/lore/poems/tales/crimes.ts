import { type Story, story } from '../../../verse/units.ts'
import { acted } from './acted.ts'

/* Ballads of wrong: theft, murder, treason, lies, and what is done about them. */

export const crimes: readonly Story[] = [
  story(
    'theft',
    `
@being theft

${acted('night', 'They hunted high and low for #S# / The watch were out to look for #S# / No lock was proof against #S# / No lock in the land could keep out #S#')}
And got clean off with the prize,
And left not a print on the new-washed floor
But a note that said, “Be wise.”
~
${acted('night', '#S.cap# could climb as a spider can / #S.cap# could climb like a cat / A lock was a laugh to #S#')}
While the guards were changing round;
The dogs got up, and they wagged their tails,
And they never made a sound.

There’s some would have sold what they’d got by dawn
To the man with the curtained shop,
But #he# couldn’t abide to be parted from it
And #he# couldn’t persuade it to stop.
~
#he.cap# sat in a room with a single lamp
And looked at the thing #he# had won,
And it looked so small and it looked so plain
#he.cap# wished that it were not done.

It sang in the bag, and it shone through the cloth,
It was heavy as church-door lead;
#he.cap# hid it by day in the oven’s mouth
And by night it lay in #his# bed.
~
Then #B# began to seek, and sent / Then #B# put up a price in gold / And #B# began to look for it / Then those who had lost it sent men out
To the markets and inns for word,
And every tongue in the town was paid,
And all that they said was heard.

They knocked at the door, and they asked #him# in / They came for #him# then, and they brought a rope
And they asked what #he# meant by it.
“I wanted to see it by day,” #he# said,
“In the place where I always sit.”
~
Then #N#, who had held the ladder that night,
Went up to the judge’s chair:
“It was I who told #him# the door was weak,
So hang us both as a pair.”

They put it back in its place of gold
With a cage and a double key,
And it hangs there yet, but the light’s gone out
And there’s nothing much left to see.
~
They hanged #him# at noon with #his# pockets out,
And the children cried for the clown;
And #B# has it back, and they keep it shut / And they have it back, and they keep it shut
In the deepest vault in the town. 
`,
  ),
  story(
    'murder',
    `
@being murder

${acted('night', 'They had no proof against #S# / There was blood on the stairs, and there was #S# / No one would say that it was #S#')}
And washed the cup in the well,
And lay down and slept till the stroke of nine,
And there was no one to tell.
~
${acted('night', 'The town was afraid, and so was #S# / #S.cap# came down with a lamp that night / They found #S# with a washed white hand')}
And buried the knife by the wall,
And said at the door, with a napkin on,
“It is nothing. A fall. A fall.”

They carried the dead to the church in state
With candle and muffled drum,
And #S# walked next with a handkerchief / And first behind walked #S# / And #he# walked next with a handkerchief
To show that #his# grief was dumb.
~
The doctor came in, and he shook his head,
And he wrote on a card, “The heart”;
But the cat would not lie on the master’s chair
And the stain in the floor would smart.

But the bird in the thorn by the kitchen door
Had a tune of its own that spring,
And it sang it at dawn, and it sang it at dusk:
“Who washed, who washed the thing?”
~
But the stain came up through the scrubbing brush,
And the stain came up through the paint,
And #he# laid down a carpet, and up it came
In the shape of a kneeling saint.

#he.cap# shot at the bird, and #he# felled the thorn,
And it sang from the roof instead,
And a girl in the yard put the bucket down / And #N# in the yard put the bucket down / And #N#, who was out in the yard with a pail,
Stood still, and remembered, and said. 
~3
Then #N#, who was only the kitchen maid, / Then the girl from the kitchen came forth and spoke:
With the cup from the kitchen drain:
“I have had it for weeks, and I’d hoped,” she said,
“That nobody’d ask again.”

They asked #him# why, and #he# told them why,
And it was not much of a tale:
A word, and a will, and a cup of wine,
And a look that was old and stale.
~
They gave #him# a rope, as the custom is,
And #he# asked for a drink of wine,
And #he# looked in the cup for a long, long time
And #he# said, “I believe it’s mine.”
`,
  ),
  story(
    'traitor',
    `
@being betrayal

${acted('day', '#S.cap# was trusted with the keys / #S.cap# had sworn, and shaken hands / They trusted none but #S#')}
For a purse and a paper seal,
And #B# was at table, and drank #his# health, / And they that had trusted #him# drank #his# health,
And passed #him# the loaf and the veal.
~
${acted('day', '#S.cap# had eaten the salt and bread / #S.cap# had eaten the common bread / There sat at the board with them #S#')}
Who had sworn on the bread and the blade;
It was done with a nod at the postern gate,
And the price was already paid.

They came by night through the open door,
They came with the lanterns dim,
And everyone died who had drunk that night
In the hall to the health of #him#. 
~
The morning came up on an empty house
And a banner of someone’s own,
And #he# sat in the chair that was promised #him#
And #he# counted the price alone.

“You did us a service,” the victors said,
“And here is your land, your fee;
But nobody here will sit down to dine
With one who could sell as free.”
~
They paid #him# in full, to the final coin,
And they did not give #him# a chair.
“You have done it once,” said the captain then,
“And we like to know who is there.”

#he.cap# sent for #his# friends, and they did not come,
For most of #his# friends were dead;
#he.cap# slept in a room with a bolted door
And a light at the foot of the bed.
~
#he.cap# bought #him# a house, and #he# bought #him# a pew,
And the pew on each side stood bare;
And a child who was asking the way one day
Was led off by the hair.

Each year on the night when the gate was swung
There’s a knock upon #his# door,
And they come, and they sit, and they lift their cups
As they did on the night before.
~
And #B# walked in when #he# lay to die / And one came in when #he# lay to die / And somebody came when #he# lay to die
And sat on the side of the bed:
“I would have forgiven you that same night,
If ever you’d asked,” was said.
`,
  ),
  story(
    'avenger',
    `
@being vengeance

${acted('day', '#S.cap# had sworn upon a grave / They killed the brother of #S# / They burned the house of #S#')}
On the grave where the snow lay deep,
And sharpened a knife on the churchyard wall
And had no more use for sleep.
~
There were nine that came to the door that night
And went from it laughing and free,
And #S# wrote nine names down in soot, / And #S# wrote down the names, / And #he# wrote the names on the inside wall
And a line through them, one, two, three.

The first was a miller, who wept and knelt,
The second was drunk in bed,
The third one had children about his knees
And #he# waited till prayers were said.
~
#he.cap# followed the first to the end of the land,
#he.cap# followed the next to the sea;
#he.cap# learned how to smile, and #he# learned how to wait,
And what hour a man’s most free.

The last of them lived at the end of a lane
With a dog and a row of beans:
“I have looked for you every night,” said he,
“Since I knew what a footstep means.”
~
And #B# was the last, grown old and blind, / The last of them all was old and blind, 
Who called from a chair in the sun:
“Is it you at the gate? Come in, come in.
I had hoped it would soon be done.”

“They told us that nobody slept in the house.
I was young, and I held the light.”
And #S# stood with the knife in hand / And #he# stood for a time with the knife in #his# hand
Till the daylight had turned to night.
~
“I have done it again each night,” he said,
“And I never have changed the end.”
And #S# sat down by the old man’s chair, / And #he# sat for a while by the old man’s chair,
For #he# had no other friend.

#he.cap# drew the last line, and #he# went to tell
The dead that the work was through,
And the dead lay still, as the dead will do,
And there was nothing to do.
~
#he.cap# put up the knife, and #he# split him some wood,
And #he# drew him some water, and went;
And eight were in hell, and the ninth in the sun,
And nobody knows what it meant.
`,
  ),
  story(
    'impostor',
    `
@being lie

${acted('day', 'There came to the door, one wet spring, #S# / There came to the inn #S# / In at the gate came #S#')}
And bowed with so good a grace
That the dogs lay down, and the widow wept
And kissed #him# upon the face.
~
${acted('day', '#S.cap# came up to the great front door / #S.cap# came up to the palace door / Up to the door came #S#')}
With a paper that bore a seal;
And nobody looked at the ink too long,
For it was the hour for a meal.

They gave #him# the chair, and they gave #him# the ring,
They gave #him# the keys of the store,
And #he# did it all better, the servants said,
Than ever was done before.
~
#he.cap# settled the quarrels, #he# mended the roof,
#he.cap# had a good word for the cook,
And read in the evening, by candlelight,
To the end of a difficult book.

Then up the long drive on a limping horse
A man of the selfsame name,
With the scar on the cheek and the tooth knocked out,
And nobody liked the same.
~
Then #B# sent word that the game was up / Then somebody wrote that the true one lived
And would be by Sunday in town,
And #S# went white, and went upstairs, / And #he# went as white as the table-cloth
And #he# laid the carving knife down.

“So which of you is it?” the old judge asked,
“And speak, for my dinner gets cold.”
And #S# looked round at the faces there, / And #he# looked around at the faces there,
The young of them, and the old.
~
“Now swear to it, both of you,” said the judge,
“On the bread and the salt and the bone.”
The true one swore with a curse and a yawn.
And #he# looked at the salt alone.

“Not I,” said #S#, and stood aside, / “Not I,” #he# said, and took off the ring,
And they drove #him# away with stones;
And the right one sat in the right one’s chair
And he sold the house for loans.
~
They hanged the wrong one at five o’clock,
And it may be they knew that too;
For #he# settles their quarrels, and mends the roof,
As the other would never do.
`,
  ),
]
