import { type Story, story } from '../../../verse/units.ts'
import { acted } from './acted.ts'

/*
 * Ballads of what befalls people: bargains with fiends, curses, death and what comes after. "#did#" is what the prompt says
 * they did, "#B#" the other party to it, #N# somebody else. Each stanza follows on whichever way the one before it was told.
 */

export const fates: readonly Story[] = [
  story(
    'fiend',
    `
@being fiend

${acted('night', 'One night #S# signed a page in red / #S.cap# had signed a page in red / #S.cap# had put a name in blood')}
For gold, and a year of ease;
“I shall call for the price,” said #B#, “some night / “I’ll call for my price,” said #B# / “I shall call for it later,” said #B#
When the leaves are off the trees.”
~
${acted('night', '#S.cap# had shaken a burning hand / #S.cap# once took a burning hand / One night #S# took a burning hand')}
And nobody named the price,
But the dogs lay down when the bargain was struck
And the pump was choked with ice.

The corn came up, and the cow gave milk,
And gold lay thick in the drawer,
And #he# laughed at the priest, and #he# laughed at the bell,
And #he# barred the bedroom door.
~
For seven years #he# had all #he# asked,
The meat and the wine and the bed,
But #he# slept with a lamp on the window sill
And a horseshoe over #his# head.

The leaves came down, and in came #B# / The leaves came down, and in #bhe# came
And sat by the fire to dine:
“You have had the corn, you have had the gold,
Now give me what is mine.”
~
One night of snow the latch went up / One night of snow in walked #B# / One night of snow came #B#
And #bhe# held out #bhis# hand:
“You have had your years. Put on your coat.
You know how the matters stand.”

“Take back the gold,” said #S# then, / “Take back the gold,” said #S#, “all, / “Take back the gold,” #he# said. “Take it all.
I had little joy of it.”
“I never took back a gift in my life,”
Said #B#, “and the lamp is lit.” / #bhe.cap# said, “and the lamp is lit.”
~
#he.cap# offered the house, #he# offered the farm,
#he.cap# offered the silver plate.
“What use would I have for a farm and a house?
Come out. It is growing late.”

There was nothing left when the cock crew twice
But a scorch on the kitchen floor,
And the gold in the drawer was leaves again,
And the name was gone from the door.
~
So if you should find in an empty house
A coin that is hot to the hand,
Then put it back, and shut the door,
And never go back on that land.
`,
  ),
  story(
    'outwitted',
    `
@being fiend wager

${acted('night', '#S.cap# had borrowed seven years / #S.cap# once borrowed seven years / One night #S# drew up a bond')}
And put a name on the line;
“When you say that you want for nothing,” said #B#, / “When you want for nothing at all,” said #B#, / “When you want for nothing,” the other said,
“That minute, my friend, you are mine.”
~
“A bargain’s a bargain,” said #B# then, / “A bargain’s a bargain,” said #B#, / “Let this be the bargain,” the other said,
“And this is all that I swore:
You have all that you like till you tell me it’s good,
Till you ask for nothing more.”

So they brought #him# the wine of the southern hills
And a bed of the finest down.
“It’s well enough,” said #S#, “well, / “It’s well enough,” #he# said to them, / “It’s well enough,” #he# told them, “yes,
But I’ve seen as good in town.”
~
They built #him# a palace of seven floors
With a window to every star;
#he.cap# walked through it once in #his# muddy boots
And asked where the stables are.

They gave #him# a crown, they gave #him# a horse
That could gallop across the sea;
“I have had a better for half the price,”
Said #S#, and called for tea. / #he.cap# said, and called for tea.
~
They brought #him# a lover as fair as dawn,
They gave #him# the moon on a string;
“She hums,” said #S#, “and the moon is small.” / “It’s small,” #he# said, “and the other one hums.
Have you brought me nothing to sing?” / And neither of them can sing.”

Then #B# sat down on the cellar stair / Down #B# sat on the cellar stair / Then down sat #B# and wept aloud, / The other sat down on the cellar stair
And tore at the paper and cried:
“I have never yet met with a customer
So hard to be satisfied!”
~
The seven years went, and another seven,
And #B# was worn to the bone; / And the devil was worn to the bone;
#bhe.cap# tore up the bond and #bhe# threw it down
And said, “Let me go alone.”

And when #he# lay on #his# dying bed
With the children at the door,
#he.cap# said, “It was good,” in a very low voice,
And was gone before “What for?”
~
#he.cap# died in a chair by the kitchen fire
With #his# stockings down at the heel,
And said, with nobody by to hear,
It had been a very good deal.
`,
  ),
  story(
    'cursed',
    `
@being curse

${acted('day', 'There was a curse upon #S# / A curse had fallen on #S# / A witch had laid a curse on #S#')}
And laughed, as anyone would;
But the laugh went out like a lamp in the rain,
And #he# never felt warm or good.
~
${acted('day', '#S.cap# had mocked at an old blind guest / #S.cap# once mocked at an old blind guest / A stranger came and cursed #S#')}
And the clock in the hall stood still,
And #he# was another thing from that hour
And did another’s will.

#his.cap# friends went by, and they did not know,
#his.cap# dog ran off from #his# hand;
#he.cap# spoke, and the words came out as the noise
Of the wind across the sand.
~
They asked #him# to supper the first week out,
They left #him# a plate the next,
And then they were sorry to be from home,
And the parson preached on the text.

“There is one who can break it,” the old wives said,
“But she lives at the end of the night,
And she asks for the thing that you hold most dear
Before she will set it right.”
~
#he.cap# went to a woman who lived alone
Where the road and the river part;
“I can lift it,” she said, “but a curse has a root,
And the root is about your heart.”

#he.cap# gave her the face of #his# first true love,
#he.cap# gave her the tune of a song;
She weighed the two on a kitchen scale
And told #him# it would not be long.
~3
“Then cut,” #he# said, and she took the knife,
And she cut for a night and a day;
And the curse came up like a bramble root
And she threw it a mile away.

Now #S# sits in the sun again / Now #he# sits out in the sun again
And answers to #his# own name,
And hums, and stops in the midst of the tune
And never knows whence it came.
~4
So #he# came home, and they knew #his# voice,
And they carried #him# down the street,
And where the bramble fell, they say,
There’s a curse for the next bare feet.
`,
  ),
  story(
    'undying',
    `
@being undead

${acted('year', 'Death came one evening to #S# / Death came to the door of #S# / One evening Death came to #S#')}
When the sexton had dug the bed,
And Death came out in the rain to ask
What there was to be done instead.
~
${acted('year', 'The bell had rung for #S# / They rang the bell for #S# / The candles burned for #S#')}
When all of the tears were cried,
And sat at the table on Sunday noon
And asked who it was that died.

At first it was sweet: the spring, the bread,
The sleeping out on the hill;
#he.cap# buried #his# friends, and #his# friends’ own sons,
And sat at the window still.
~
#he.cap# saw nine kings in the marble church
And the church come down in the rain;
#he.cap# planted an oak, and it lived and it fell,
And #he# planted an oak again.

#he.cap# could not remember #his# mother’s face,
#he.cap# could not remember the sea;
#he.cap# asked at the inn what the year might be
And they told #him# politely, “Three.”
~
And food was ashes, and wine was air,
And music a scratch on glass;
#he.cap# would stand all day in a field of hay
To envy the cut-down grass.

#he.cap# went to the churchyard and knocked on the ground:
“Is anyone there? It’s me.”
And Death put aside what he had in his hand
And came to the gate to see.
~
“I was wrong,” said #S# to Death one night, / “I was wrong,” #he# said to Death one night,
“Is the place you kept me free?”
“It has been these hundreds of years,” said Death.
“You had only to ask for me.”

“Why did you not come?” said #S#. “Why?” / “And why did you wait?” said #S#. “Why?” / “And why did you not come in?” #he# cried.
And Death took off his hat:
“You shut me the door,” he said, “my dear.
I never come after that.”
~
They walked away by the river path
As friends at a fair may do,
And where they had gone, in the long wet grass,
There was only one track, not two.
`,
  ),
  story(
    'ghostly',
    `
@being haunt undead

${acted('year', '#S.cap# came up from the churchyard grass / #S.cap# came home when the lamps were lit / There came a knock; it was #S# / They buried #S# in the fall')}
And was laid in the ground in May,
And was back at the kitchen door by June
With never a word to say.
~
They laid #him# deep, and they laid #him# straight,
And they sang till the sun was gone;
And there at the table that night sat #S# / And there at the gate that night stood #S# / And there was #S# / And there was the dead, as they came home,
With wet grave linen on. / With the linen of burial on.

The mother cried out, and the father prayed,
The priest threw water and ran,
But the youngest one brought a chair and said,
“Come in and sit where you can.”
~
They drew the curtains, they hid the knives,
They asked the bishop in,
And he went through the house with a bell and a book
And he lay in the barn with gin.

“What is it you want?” asked little #N#. / “What is it you want?” said young #N#. / “What is it you want?” asked #N#. “Speak. / “What is it you want?” asked the smallest one.
#he.cap# pointed beneath the floor,
And there, in a box, lay a ring and a debt
That nobody knew of before.
~
And only young #N# went up and asked: / And only #N# went up and asked: / Then only the child went up and asked:
“What is it you left undone?”
And #he# bent to the ear of the child and spoke,
And the words were a word, just one.

They carried it over the hill that night
To the one it was owing to,
And when they came home there was nobody there
And the fire was burning blue.
~3
They paid what was owed, to the final coin,
They said what there was to be said,
And #he# got up and went out like a guest,
And was properly, truly dead.

So pay while you live, and say what you mean
As long as you have the will:
It’s a cold wet walk from the churchyard gate
And the whole of it up the hill.
~
And still in that house, when the lamps are lit,
They set out a cup and a chair,
And the youngest asks, as the custom is,
If anyone else is there.
`,
  ),
  story(
    'dying',
    `
@being death

They came to tell #S# at break of day / They came to #S# at break of day / They came for #S# / They told it to #S#
That the grave was dug and paid.
“Then I’ll finish my porridge,” #he# said to them,
“Since somebody had it made.”
~
${acted('day', 'It was in the spring that #S# lay down / In spring #S# lay down to die / #S.cap# lay down in spring to die')}
And the bell began to toll,
And some of them wept for the empty house
And some for the empty soul.

“Who has my boots,” said #S#, “may walk, / “Who has my boots may walk,” #he# said,
And who has my coat, be warm;
And give my knife to the widow’s son,
He lives in the eye of the storm.”
~
#he.cap# gave #his# gloves to the gravedigger,
#he.cap# gave #his# dog to the cook,
And all that #he# knew, which was not very much,
#he.cap# wrote in the copy book.

“And what have you learned?” the parson asked
With his pen above the page.
“That the bread is best at the burnt end, sir,
And it does not come with age.”
~
“Are you not afraid?” asked #N#, and knelt. / “Are you not afraid?” said #N#, and wept. / “Are you not afraid?” the youngest asked.
“I was, when the day was new;
But I’ve carried it now for so long a way
That I’d like to see it through.”

The window was open, the lamp was low,
A cart went by in the street;
And #S# said, “That will be for me,” / And #he# lifted a hand and said, “That’s for me,”
And moved to the side #his# feet. / And felt for the floor with #his# feet.
~
#he.cap# looked at the light on the bedroom wall
As it climbed to the wooden beam;
#he.cap# said, “It was short, but they let me stay
For the whole of the better dream.”

They dug the ground where the ground was soft,
And they sang, and the song was thin,
And a dog lay down on the turned-up earth
And would not be taken in.
~
And nothing was changed in the town next day
But a chair that was pushed to the wall,
And the bread was burnt, and they ate the end,
And it did not help at all.
`,
  ),
  story(
    'returned',
    `
@being return

${acted('night', '#S.cap# came back on a winter night / One winter night came #S# / The door blew wide; it was #S#')}
To the door where #he# once had played,
And the lamp was the same, and the table the same,
And the bed was already made.
~
They had sold the bed, they had shared the clothes,
They had planted the path with leek,
When back came #S# by the kitchen way / When in came #S# / When there stood #S# on the doorstep stone
And none of them dared to speak.

“I have been to the place where the roads leave off,”
#he.cap# told them, and ate the bread,
“And all that I saw at the back of the world
Was this house, and this door, and this bed.”
~
#his.cap# hair was white that was black before,
#his.cap# boots were of no known hide,
And the clock that stopped when #he# went away
Had started to tick with pride.

But the cat went out, and the milk went sour,
And the mirror was hung with cloth,
For #he# cast a shadow across the wall
With the wings of a monstrous moth.
~
But the children whispered behind their hands
That #he# told the tale too well,
And #he# never once shut #his# eyes to sleep
And #he# flinched at the dinner bell.

“What have you brought with you?” said #N#, / “What came with you home?” said #N#, “Say.” / “What came in behind you?” the mother asked.
“For something has crossed the floor.”
“I hoped it had stayed at the foot of the hill,”
#he.cap# said. “You must bar the door.”
~
“You are not the one who went out,” said #N#, / “You’re not the one who left,” said #N#, / “You are not the one who went out,” they said,
“You have someone else’s eyes.”
“I left my own for the road,” #he# said.
“It was that or no goodbyes.”

So #he# took up #his# hat and #he# kissed them all
And went by the way #he# came;
And the thing that had followed #him# followed #him# out,
And they never once spoke its name.
~4
They let #him# stay, for they loved #him# still,
In the room at the turn of the stair;
And they lock it at dusk, and unlock it at dawn,
And they never ask who is there.
`,
  ),
]
