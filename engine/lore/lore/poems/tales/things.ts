import { type Story, story } from '../../../verse/units.ts'

/* Ballads of things, places and hours: "#S#" is none that could speak. #N# is who finds out about it. */

export const things: readonly Story[] = [
  story(
    'haunted',
    `
@thing haunt undead

They sold #S# for a fistful of pence / They sold #S# for a song / You may have #S# for a song / There’s nobody going to #S# by night / No one will go to #S#
And the clerk, as he handed the key,
And he said, “You are welcome from dawn until dusk,
And by nightfall, my friend, let it be.”
~
Now nobody goes to #S# by night / They keep well away from #S# / They go by the back to get round #S#
And nobody says what it is,
But the carter’s horse stops at the bend, and it sweats,
And the lamps that you carry there fizz.

But one came by with no home of her own, / A girl came by who had nowhere to go,
And she went with a blanket and bread,
And said to the dark as she sat, “If you please,
I am tired. Which side is the bed?”
~
A stranger came through, and nobody told,
And she slept there, and woke in the night,
And there by the window, with hair to the floor,
There was somebody holding a light.

And it wept in the wall, and it walked on the stair,
And it stood by the bed in the gloom,
And it said, “You’re the first in a hundred years
Who has wished me good night in this room.”
~
“They walled up the door,” said a voice like a draught,
“And they went, and they told me to wait;
I have called out politely, for eighty-one years,
And I fear that it may be too late.”

“And what do you want?” “To be told it is done.
To be told that the others have gone.”
So she told it the date, and the king, and the war,
And it sat there and listened till dawn.
~3
So she took up a pick at the first of the light,
And she opened the wall with her hands,
And she found there a shoe, and a doll, and some bones
That were small, and as dry as the sands.

So now it’s an inn, and they do a good pie,
And the beds are as clean as a pin,
And one room is kept empty, with bread and a light,
And the door of it bolted, from in.
~4
They buried it decently under the thorn,
And there’s geese now, and beans in a row,
And if somebody coughs in the evening, by chance,
It’s as one who is going to go.
`,
  ),
  story(
    'lostship',
    `
@thing lost sea

It was all in the spring, and the wind from the land, / It was all on a Friday, the wind from the land,
When they looked on #S#, the last; / When the last of #S# went past; / It was there that #S# went past; / The day that #S# went past; / When last they saw #S# go past; / And they saw #S# go past;
There was fog on the water, and rain at the back,
And it went into both of them fast.
~
If you ask of #S#, they will look at the floor; / If you ask for #S#, they will look to the west; / They looked for #S# by the day and the night;
They will tell you to drink your beer; / They will look at the foam on the beer; / They ask you to drink your beer;
For the place is left open that once was for it,
And it’s fifty-and-two this year.

They looked with a lantern, they looked with a hook,
And they looked with a hazel rod;
They asked it of sailors, and asked it of thieves,
And the desperate asked it of God.
~
The ones who had lost what was dearest went down
In the dawn to the end of the sand,
And they wrote in a book what had come with the tide:
It was shells, and a glove for one hand.

It was seen by a child at the back of the moon,
It was seen by a drunk in the sky;
It was seen, and they swear to it, up in the ice,
With the lanterns of it held high.
~
And there’s one who will tell you he saw it go down,
And there’s one saw it sold in the south,
There is one who was there, but he never will say,
And he sits with a hand on his mouth.

So maybe it’s not to be counted as lost,
But only a little bit late;
There are some of us gone to the inn for the night,
And some of us stand at the gate.
~
Now a thing isn’t lost if you know where it lies,
And it lies, they have told me, out there;
And it waits for us yet, with the door on the latch,
And it’s only that no one knows where.

And so if you find it, then leave it alone,
In the place where the sand has gone;
For we’ve sung it so long, and we know it by heart,
And what should we sing from now on? 
~
So we keep up the lamp, and we keep up the song,
And we’re paid for it, some of us, too;
And it’s out there, and likely is happy enough,
And may sing, for the matter, of you.
`,
  ),
  story(
    'thecurse',
    `
@thing curse

Who holds #S# will be rich for a year / Whoever has #S# will be rich for a year / Whoever has #S# will have luck for a year / Whoever has #S# will be rich / Who has #S# has luck for a year
And as lucky in love as in war,
And a year and a day from the hour that it came
There’s a hand on the latch of the door.
~
The first one who had it was hanged with a smile / A duke had it first, and he died in his bath, / The first was a duke, and he died in his bath,
And the second was eaten by dogs,
And the third had it only a week and a day
And was found with it, down in the bogs.

A girl was left it by will from an aunt:
“To my dear one, with love, and with dread;
It is yours from the minute you open the box.
You have opened the box,” it said.
~
A girl on a farm had it cheap at a fair
From a man who was eager to go,
And the corn came up high, and the suitors in rows,
And how was she to know?

She sold it: it came by the post the next day.
She drowned it: it came with the tide.
She gave it away to a man that she loathed,
And she had him at table: he’d died.
~
It was back in the drawer when she’d thrown it away,
It was warm when she put out her hand,
And it told her at night, in the voice of a friend,
“It’s a bargain. You do understand?”

So she wrote it all down, and she counted the days,
And the last of the evenings, she said,
“I shall leave you to no one. I make you a gift
Of yourself.” And she went up to bed.
~
She asked it, “And who put the curse upon you?”
And nobody’d asked it before,
And it told her its story till nearly the dawn,
And they both heard the latch of the door.

And the hand tried the latch, and the foot tried the stair,
And it looked for a name in a book,
But nobody owned it; it sat on the step,
And at cock-crow it went off to look.
~4
And there on the step stood a child in a sheet
Who had come for the one with the debt;
And she gave it a bun, and she sat it inside,
And it hasn’t remembered it yet.
`,
  ),
  story(
    'thewar',
    `
@thing war vengeance peace

They’ll tell you the cause of #S# was a cow / They’ll tell you #S# began with a cow / They say #S# began with a cow / The start of #S# was a cow
That had got into somebody’s wheat,
And the one had the milk, and the other the hay,
And they met in the mill, in the heat.
~
The cause of #S# no one living can tell, / There’s no one can tell you the cause of #S# / No one now living knows what was #S# / There’s no one remembers why it was #S# / I never could find out why was #S#
But my grandfather lay in a ditch
With a man on the top who was crying, in Norse,
And they never found out which was which.

They burned the one barn, and they burned the next two,
And a boy had been in it, asleep;
And they buried him Monday, and Tuesday they rode,
And the valley was horses and sheep.
~
They marched up the hill with a flag and a band,
And the others marched up with the same,
And they sang the same hymn, and they broke the same bread,
And they called on the selfsame name.

And a woman went out when the fighting was done
With a cart, and she brought them all in;
And she laid them in rows, and she washed off the mud,
And the rows were alike to the chin.
~
A widow had charge of the book of the dead
And she wrote it as small as she could,
It had taken till winter, it took until spring,
And it never did anyone good.

And the cow? It was found, it came home by itself
When the valley was ashes and stone;
And it stood in the yard, and it called for its hay,
And it called for a long time, alone.
~1
There’s a stone at the ford, and it’s both of their names,
And they couldn’t agree on the side,
So it faces the river, and nobody reads
Who was right, and how many have died.

Now it’s market, and fair, and they marry across,
And they laugh at it, mostly, in beer;
But there isn’t a barn in the valley is built
But has water in buckets quite near.
~
And they’ve mostly forgotten; but ask for the mill
And they’ll tell you, “The left, by the thorn,”
And the left is the long way, and goes by the graves,
And they’ve gone by it since they were born.
`,
  ),
  story(
    'themurder',
    `
@thing murder betrayal theft

The parish has never got over #S#; / The parish still talks of #S#; / They talk in the parish of #S#; / They speak even now of #S#;
It was on a fine night, in the hay,
And whoever has done it was one of the eight
Who had sat down to supper that day.
~
The night of #S# there was no moon to see / The night of #S# there was never a moon / The night of #S# was black / There wasn’t a moon on the night of #S#
And the dogs had been given a bone,
And of eight who had seen there was something was wrong
There was each of them thought him alone.

The cook heard a cry, and she thought it the cat,
The groom saw a light, and he slept;
The priest met with somebody running, in shoes
Not his own, and the secret was kept.
~
The miller was deaf, and the sexton was drunk,
The widow was busy with pies,
And the child who had seen it was put into bed
With a slap, and with, “Don’t you tell lies.”

They hanged an old tinker who slept in the ditch,
For he hadn’t a friend, or a bed;
And the rest of them slept like the dead for a week,
And then somebody woke up, and said.
~
The judge came from town, and he sat in the hall,
And they looked at the ground, and they swore;
And they hanged what was handy, and went home to dine,
And they noticed the blood on the door.

For the knife had come back to the drawer in the night
And the handle was wet, and was red,
And it went to each house, from the first to the eighth,
And was found at the foot of the bed.
~
“You may ask,” said the child, “I am older by now.
I have said it before, in my bed.”
And she said it; and all of them heard it this time;
It was short, and the whole of them fled.

So they built him a stone, did the seven who lived,
And they set it up straight, and in line,
And it says, “To a stranger.” It leaves out the rest.
And it points to the eighth, like a sign.
~
There’s a stone for the one, and a tree for the next,
And a house with a board on the pane;
They sing very loudly on Sunday, the rest,
And they lock themselves in when there’s rain.
`,
  ),
  story(
    'disaster',
    `
@thing ruin hunger return

It began with the dogs, and it was in the spring, / The day of #S# it was mild, it was fair, / The day of #S# began fair, / No one believed in #S#,
For they sat in a ring and they cried;
And the sky had a skin, and the well had a taste,
And the moon had come up on its side.
~
The morning they baked, and they hung out the wash / They were hanging out linen the day of #S# / They were hanging the wash the day of #S#
And they talked of the price of the beans,
And a man in the square had some birds that could count,
And the herring were dressed with greens.

Then came what had come, and it came down the street / And then came #S# at the end of the street / And then came #S# / And in came #S#
At the pace of a man with a cart,
And some went for silver, and some for a saint,
And the baker went back for a tart;
~
Then it came, and the noise was the noise of a chair
When a table gets up from its meat;
And the bells of the chapel were ringing alone,
And the river stood up on its feet.

And #N#, who had nothing, had nothing to pack, / There was one without shoes, who had nothing to pack,
And who went through the houses and cried,
“Leave it all, leave it lie, take the hand of the next,”
And a hundred came out at her side.
~
And #N# rang a pan at the top of the town, / And somebody rang on a pan on the hill,
And they came to the sound, in the black,
By a hand, by a coat, by the tail of a cow,
And whoever was counting came back.

They built it again on the top of the hill
And they built it again just the same,
With a square, and a pump, and a man with some birds,
And a street that is called by her name.
~2
You can see it on days when the water is low
Or the ashes are shallow and thin:
There’s the door, and the step, and the baker is there
And the tart has a crust like a skin.

And when anyone asks what was lost, they will say,
“There was nothing that couldn’t be bought;”
But they look as they say it along at the street,
And are sometimes a little distraught.
~
And on that night in autumn they go to the edge
And they stand, with the lamps on the ground,
And they read out the names, and the dogs are kept in,
And they listen. And don’t make a sound.
`,
  ),
  story(
    'treasure',
    `
@thing debt theft lost

There’s a map of #S# that was drawn upon skin / There’s a map, they say, to #S# / The map that leads to #S# / A map was sold to #S#
And it’s bought and it’s sold by the pound,
And there’s four of them went, in the name of the rest,
With a lamp, to go underground.
~
My uncle went looking to find out #S# / My uncle went looking for #S# / My uncle went out for #S#
With a rope, and a lamp, and two friends,
And he wrote us a letter, and said they were near,
And that’s where the letter ends.

The first had it off that the second was false,
And the second had that of the third,
And they dug in a ring, with their backs to the hole,
And they none of them spoke a word.
~
They dug for a week, and they struck upon wood,
And they sat, and they looked, and grew grim,
For the chest was as small as the bed of a child,
And each of them took it for him.

And #N#, who was only to carry the bread, / And the boy, who was only to carry the bread,
Came up with the bread at a run,
And the first had been strangled, the second was stabbed,
And the third had the lid half undone.
~
There was poison in one cup, a knife in one sleeve,
And a stone on the edge of the pit,
And whoever looks now, they’ll be found in a ring,
And the gold with the lid on it.

And “Leave it,” he said, “for I’ve seen what it was,
And it’s three men’s worth, paid, on the nail.”
And he filled in the hole, and he ate up the bread,
And he’s told it, for bread, as a tale.
~3
So it’s there to be had, by the thorn, by the stone,
And the gold in it up to the brim,
And there’s room by the side for another or two:
They sit close, and they’ll just move for him.
`,
  ),
  story(
    'thepeace',
    `
@thing peace

Before #S# there was nobody left / Till they made #S# there was nobody left / Before there was peace there was nobody left
Who could say what the fighting was for;
There were grown men whose fathers were born in the camps
And who never saw aught but the war.
~
There was blood on the fields for a hundred years, / They had fought for the ford for a hundred years,
There was blood on the sheaves and the wool,
And there wasn’t a house but had somebody dead,
And the stream and the churchyard were full.

Then #N# wrote a page with a bit of a coal / Then a widow wrote down on the back of a door
And she nailed it by night to a tree:
“I have three that are dead. You have four that are dead.
Will you come to my kitchen for tea?”
~
It was two of the cooks who first met at the stream
To get water, and each had a pail,
And the one lent the other a handful of salt,
And the other one gave her some ale.

And so came #S#, by a hand and a hand; / And that was #S#, with a fist for a seal; / It was so that they came to be signing the page,
It was hours till the first would sit;
And they drank from one cup, for fear of the wine,
And they cut the one loaf, bit by bit.
~
They wrote it on sheepskin, they wrote it on slate,
And the quarrel was who was to sign;
Then the cook, who was sweeping the crumbs from the hall,
Put a cross there, and said, “This is mine.”

It was nothing but fish, and the line of a fence,
And whose pig was whose pig, and the hay;
It says nothing of glory, or honour, or blood,
And it’s kept to the present day.
~
And the kings put it up in a box made of gold,
But the cooks put it up by the salt,
And they read it aloud, when the voices are raised,
And whoever began it says, “Halt.”

There’s a night when both sides have to eat from one pot,
And the pot is as old as the peace,
And they quarrel all evening, and pass round the bread,
And they hope that it never will cease.
~
And whoever breaks it has both at the door,
Both the ones and the others, with spades,
And they look at him hard, and they hand him a plate,
And they ask if he knows how it fades.
`,
  ),
  story(
    'fallen',
    `
@thing fallen

They were dancing, the night of the fall, in #S# / They were dancing that evening in #S# / They danced that night in #S# / The last of the lamps was lit in #S#
And the torches were lit in the hall,
And a child at a window had said to the nurse
That she heard a thing move in the wall.
~
There was never a place to compare with #S# / There was no place fair as #S# / No place was as fair as #S#
For the height of the towers and wall,
And they wrote on the gate, in letters of gold,
That it never would falter or fall.

It was three in the morning, the bells were alone,
And the dogs had gone over the hill,
And the river stood up in its bed like a man
And it looked in at every sill.
~
First the water went out of the fountains, and then
All the birds, and the last of them sang,
And the watchman looked up at the great bronze bell
And it shook, and it hung there, and rang.

And #N# took the child, and the child took the cat, / And a girl took the child, and the child took the cat,
And they went by the gate to the sand,
And they looked, when the shouting behind them had stopped,
There was only the dark, and the land.
~
There was one who went back for a ring and a deed,
There was one who went back for a bell,
And the ones who had nothing to carry came out,
And the rest are below there as well.

There is grass in the market, and water for roofs,
And the fishermen lower their tone,
For they say if you lean from the boat, of an eve,
There is dancing, and lamps, on the stone.
~
So they never will tell you, who came of the few,
When you ask them, the name of the place;
But they hang out no lamp, and they dance on no floor,
And they listen, a hand to the face.
`,
  ),
]
