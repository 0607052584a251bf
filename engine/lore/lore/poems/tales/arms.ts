import { type Story, story } from '../../../verse/units.ts'
import { acted } from './acted.ts'

/* Ballads of arms: wars and what ends them, monsters and who goes out to them, the brave and the others. */

export const arms: readonly Story[] = [
  story(
    'slayer',
    `
@being slayer monster

${acted('day', 'A beast had come down to the farms; then came #S# / They sent for help, and there came #S# / A beast was loose; they sent for #S#')}
When the farms were black on the plain,
And came to the king with a bag on a string
And a limp, and a coat full of rain.
~
${acted('day', 'The king had a price on the beast of the hill / The knights went up, and the knights lay dead')}
And nobody thought that it could;
The last who had tried it were forty in mail
And they lay like spoons in the wood.

There wasn’t a sword, and there wasn’t a spell:
There was only a rope and some bread,
And a week in a ditch with the wind in the face,
And the shirt of a man who was dead.
~
It was not by the sword that the thing was done,
But by sitting up late in a tree,
And by seeing it drink, and by learning its ways,
And what time it came home for its tea.

“It looked at me once,” said #S#, “at the last, / “It looked at me once,” #he# told the king,
“And I tell you, my lord, I knew
That it never had wanted the sheep or the girls:
It was hungry. I have been, too.”
~
“It was old,” said #S#, “and it could not see, / “It was old,” #he# said, “and it could not see,
And it slept with its head on a stone.
I have killed a good many, my lord, for pay,
But never a thing so alone.”

They gave #him# a horse, and they gave #him# a wife / They gave #him# a medal, they gave #him# a farm
With a view of the place where it died,
And they stuffed it with straw, and they hung it in chains,
And they gave it a mouth too wide.
~
They asked for the head, and they set it on high,
And they charged at the gate to see,
And #he# paid with the rest, and #he# stood in the queue,
For there wasn’t a thing that was free.

There’s an egg in the cellar, wrapped round with wool,
That was warm when #he# brought it there,
And #he# goes down at night with a lamp, and sits,
And #he# sings to it, on the stair.
~
And when children came begging to hear of the fight,
With the claws and the flame and the roar,
#he.cap# would tell them of that, for they liked it like that,
And then go in and bar the door.
`,
  ),
  story(
    'soldier',
    `
@being war

${acted('day', 'The drums came by, and out went #S# / They wanted men, and up stood #S# / They went to the wars, and so did #S#')}
And the girls threw flowers and bread,
For it’s easy to march on a road that is dry
When the sun is on ahead.
~
${acted('day', 'They gave a coat and a spear to #S# / They marched away, and with them #S#')}
For a shilling, a coat, and a song;
They were told that the whole would be over by May
And the captain was only out long.

They dug by the river, they dug in the hail,
And they slept in the hole that they dug,
And they wrote to their mothers that all was well
On the side of a broken jug.
~
They stood in a line in the morning mist
And they heard, but they could not see,
And #N#, on the left, had begun on a joke, / And the one on the left had begun on a joke,
And it was to be told by three.

They came in a line through the standing corn
With the light of the sun at their back,
And the most of them looked to be seventeen,
And the poppies went under them, black.
~
Then the horn was blown, and the line went in,
And whoever was there has said
It was dark as a barn with the beasts let loose
And everything painted red.

By evening there was no one left to fight
And there was not a yard of it won,
And #S# sat down by a boy on the bank / And #he# sat on the bank by a boy from their side
And they shared what was left of a bun.
~
When the smoke blew off there were two of them left,
From the two of the sides, in a ditch;
And they shared out a pipe, and they looked at the field,
And they could not have told which was which.

There’s a stone in the square with the names in a row,
And the boys play at ball on the wall,
And they run into one when you stand at the back,
And there’s room underneath for us all.
~
And #he# came home at last, and they asked of the war,
And “The corn was in ear,” #he# said;
And that was the whole that #he# ever would say,
And #he# never cut corn for bread.
`,
  ),
  story(
    'brave',
    `
@being hero war

${acted('day', 'When all the rest ran, there stood #S# / They all of them ran, and there stood #S# / There was no one left but #S#')}
When the bravest had gone to bed;
There wasn’t a trumpet, there wasn’t a flag,
There was only a thing to be said.
~
${acted('day', '“I’ll go,” said #S#, “for I have no kin / “I’ll go,” said #S# / “Then I shall go,” said #S#')}
And they told #him# it couldn’t be done,
And they tugged at #his# sleeve, and they talked of #his# age,
And the odds, which were hundreds to one.

#he.cap# put on the coat with the better sleeve,
#he.cap# ate what there was of the bread,
#he.cap# asked them to see that the goat was milked,
And “It isn’t so far,” #he# said.
~
#he.cap# wasn’t so tall, and #he# wasn’t so young,
And #his# hand on the latch was wet,
And #he# said, “If I think of it any more
I shall sit here and think of it yet.”

And #B# looked down from the top of the wall / They looked, and they laughed, and they pointed below
At the one who had come by the lane:
“Who sent you?” they shouted. “And where are the rest?”
“They’re behind me,” #he# said, “in the rain.”
~
So down went the bridge, and #he# walked to the end,
And #he# called to them all to come,
And #he# shook like a leaf, as they told us who saw,
And #he# hammered a pot for a drum.

They say that it stood for an hour on a hair,
They say that it hung on a breath,
And then they went back by the way that they came,
For they took #him# for somebody’s death.
~
And they looked at the rain, and they looked at the lane,
And they thought they saw helmets, a score,
And they reckoned up losses, and turned in the end,
And nobody saw them more.

They’ve given #him# bronze in the market square,
And a sword, and a horse, and a sneer;
And the children who climb on it never are told
That #he# shook, and that it was from fear.
~
#he.cap# milked, on that evening, the goat as before,
And #he# sat with #his# back to the light,
And #he# didn’t say much, and they asked, “Were you scared?”
And #he# said, “I was not, till tonight.”
`,
  ),
  story(
    'coward',
    `
@being coward

${acted('day', 'The horn was blown, and away went #S# / The line was drawn, and off ran #S# / When all of them stood, away ran #S#')}
With #his# shield and #his# helmet thrown,
And lay in a barn with a sack on #his# head
And #his# heart in a gallop, alone.
~
${acted('day', 'They looked to the left, and where was #S#? / When it came to the touch, then where was #S#?')}
And #he# never looked back to see,
And ran till the shouting was over the hill,
And climbed, and was sick, in a tree.

And all of the ones who had stood were dead,
And they carved them a stone with a date,
And #S#, who was living, went home by dark / And #he#, who was living, went home by dark
Where the lamp had been lit till late.
~
They found #him#, and stood #him# on top of a box
With a feather of white on #his# chest,
And #he# said, “It is true, and I knew I would run.
I had hoped I was more like the rest.”

Then #B# came down on the town that spring / Then fire broke out in the town that spring
When the river was up to the mill,
And everyone ran, and it came to them then
There was somebody standing still;
~
There were children shut up in the mill that spring
When the dam and the bridge gave way,
And the brave stood about and made plans on the bank,
And the water came up all day;

“I have run,” #he# said, “and I know it by heart,
And I know what is gained by the ground.
The worst of it comes when you turn your back.
So look at it. Now turn round.”
~
For #he# knew what it was to be out of your mind,
And #he# talked to them, low, through the door:
“You may shake all you like. Put your foot upon that.
I’ve been frightened as this before.”

And #he# got them all out, and the roof came down,
And #his# legs, when it mattered, had stayed;
And there’s nothing at all on the stone by the church
Of the one who was most afraid.
~
They offered to take off the feather #he# wore
And #he# said, “You may leave it to me.
It’s a thing to be holding on to,” #he# said,
“When you’re sick at the top of a tree.”
`,
  ),
  story(
    'beast',
    `
@being monster

It was first the geese, and it then was the sheep: / They counted the geese, and they counted the sheep:
It was #S#, they said; / It was #S#, as the old ones had said; / There came #S#, as the old ones had said; / It was #S#, they said;
And there wasn’t a sword in the parish that year
But was rusted, or up on a shed.
~
On the top of the hill where the pine trees grow
There’s #S#, and it has been for years; / There was #S#, and it had been for years; / Is #S#, and has been for years; / Was #S#, for years and years;
They say it can hear what you think in your bed,
And it’s partial, they tell you, to ears.

They sent up a knight, and they sent up a priest,
And they sent up a man with a drum,
And they waited all night at the foot of the hill
For the one or the other to come.
~
They gave it a calf at the turn of the year
And a barrel of beer in the fall,
And the lord sent it virgins as long as he could,
Though it never had asked them at all.

It was #N#, who was nine, and was sent for the goat, / It was only a child, who was sent for the goat,
Who went up, for the goat had gone there,
And found it asleep, with the goat on its foot,
And some burrs and a spear in its hair.
~
Then #N#, who was looking for mushrooms, went in, / Then a child, who was looking for mushrooms, went in,
For it rained, to get out of the wet,
And they looked at each other a good long while,
And neither had eaten as yet.

“They have told you I roar,” it said. “It’s a cough.
I’ve a splinter as long as a rake.
And it’s lonely up here, and I don’t care for knights:
There’s the tin, and it gives me an ache.”
~
“It’s my tooth,” it explained, “at the back, on the left.
I’m not fierce, I’m not even well.
If you’d reach in and pull, with a bit of good rope,
There is nobody here who would tell.”

So it’s quiet now up on the hill, and the goats
Lie about it in spring, in the sun,
And the lord has a picture of killing it, framed,
And the child says it isn’t for fun. 
~4
And the tooth hangs up over the schoolroom door,
And it’s bigger by far than the bell,
And the beast’s at the back, in the warm, by the stove,
And they say it has learned to spell.
`,
  ),
  story(
    'peacemaker',
    `
@being peace

${acted('day', 'For thirty years they fought, till #S# / For thirty years they had fought; then #S#')}
Went over the river alone,
With a loaf in a cloth, and a stool on the back,
And sat down in the field, on their own.
~
${acted('day', 'The banners were up, and up got #S# / The swords were out, and up got #S#')}
When the lines were already drawn,
And walked out between with a table and chairs
And set them all out on the lawn.

“What was it about?” said #S#, “the war?” / “What was it about?” #he# asked of them then,
And they told #him# of insult and crown,
And a well, and a bride, and a pig with one ear,
And #he# took it all carefully down.
~
And #B# sent a captain, who would not sit down, / And first came a captain, who would not sit down,
And a second, who wept in his bread;
And they read out the names, from the one side and then
From the other, of all of the dead.

It took them from noon till the candles were lit,
And the names were so much the same
That nobody there was sure any more
To which of the armies they came.
~
“You may fight when the reading is over,” #he# said,
“If you like, by the light of the moon.”
But it took them all night, and it took them all day,
And they came to the end of it soon,

Then nobody spoke, and a lark went up,
And somebody asked for the salt,
And they broke up the benches and kindled a fire,
And they said that was nobody’s fault.
~3
When the dawn had come up, and the river boys slept
With their heads on the other boys’ knees,
And the captains looked down, and they looked at the pens,
And they signed it, and asked for some cheese.
`,
  ),
  story(
    'rising',
    `
@being revolt

${acted('day', 'The bread was dear, and up stood #S# / They hanged the first to speak; then #S#')}
When the bread was a penny a crumb,
And a ladle was struck on the side of a pot,
And the pot was as loud as a drum.
~
${acted('day', 'They came to the castle behind #S# / And first in the road went #S#')}
With a ladle, a rake and a door,
And the ones who had nothing to carry came too,
And they filled up the road by the score.

They looked from the wall, and they laughed at the sight
Of a cook with a spit for a spear;
Then they looked at the road, and as far as the hill
There were lanterns, and all of them near.
~
The guard at the gate was a boy from the street
And his mother was there at the head,
And he looked at his spear, and he looked at his boots,
And he opened the gate, and he fled.

There was meat in the hall, there was corn to the beam,
And they sat, and they none of them ate,
Till the smallest had eaten, and she was asleep
With her hand in the lord’s own plate.
~
They had thought they would burn it, the chair and the house,
But the chair was so old, and so small,
And a child sat upon it, and swung with her feet,
And they none of them burned it at all.

They offered #S# the chair and the crown / They offered #him# then both the chair and the crown
And #he# looked at the two for a while:
“I have seen what it does to the ones who sit down,”
#he.cap# said, and went home by the stile.
~
There’s a pot in the square, and whoever is wronged
May beat on the pot and be heard,
And the ones who were hungry have grown to be fat,
And they none of them sleep at the word.
`,
  ),
]
