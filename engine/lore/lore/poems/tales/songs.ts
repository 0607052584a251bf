import { type Story, story } from '../../../verse/units.ts'
import { acted } from './acted.ts'

/*
 * Songs for the tavern, by what the prompt tells: three verses, each told in one of two ways, with a chorus between that the
 * composer adds. Grim matters are sung here as people sing them with a cup in hand.
 */

const begun = (otherwise: string) => acted('night', otherwise)

export const tavernSongs: readonly Story[] = [
  story(
    'fiend',
    `
@being fiend undead

${begun('The devil came in for a drink with #S# / Old Nick came in for #S#')}
And the devil had come for his fee;
He called for a pint, and he called for a pie,
And he sat with the bill on his knee.
~
${begun('Old Nick had his eye upon #S# / The devil was owed by #S#')}
So Old Nick hung his tail on the hook:
“I have come,” he says, “for what I was promised,
It’s there on the page of the book.”

“You can have it,” #he# told him, “the minute you’ve drunk
What there is in the barrel of mine.”
And the barrel was under the pump in the yard
And the pump was in excellent line.
~
“By the time that the candle’s gone out,” #he# said,
And #he# ate it, the wick and the fat,
And the devil looked under the table for light,
And there wasn’t an answer to that.

He’s sitting there yet by the side of the fire
And he’s nowhere to go, and no soul,
And we’ve taught him the words, and he does us the bass,
And he’s handy for shifting the coal.
~
So here is the lesson, for saint and for sot,
If you sign with the devil, take care
That there’s something that’s always not quite at an end
And a cushion for him on the chair.
`,
  ),
  story(
    'theft',
    `
@being theft

${begun('They’ve nothing on #S#, they say / They’ve put up a picture of #S#')}
And the watch came round for a word;
“Has anyone seen such a thing?” they said,
And nobody’d seen, or heard.
~
${begun('Who was it they wanted? #S# / They’re looking for #S#')}
And the crier went out with his bell,
And we shook our heads, and we looked at our shoes,
For we all had a bit to sell.

They searched through the kitchen, they searched through the straw,
They searched in the bishop’s hat,
And the half of it lay at the back of the pie
And the rest was beneath the cat.
~
They lifted the floor, and they sounded the cask,
They felt all along the wall,
And the sergeant sat down on the thing itself
And he noticed no odds at all.

So it’s back in its place, and there’s nobody hanged,
And the lord has been thanking us all,
And it’s thinner by half than it used to be,
And there’s new lead put on the hall.
~
And it hangs on a hook in the tap to this day
With a towel and two hats on the top,
And the sergeant has sworn to the end of his life
That he’ll turn up the thief in the shop.
`,
  ),
  story(
    'lovers',
    `
@being wed parted

${begun('It was spring, and there came to the dance #S# / It was spring, and in love fell #S#')}
And the parson was late for the day,
So we stood them together in front of the cow
And we told her the words to say.
~
${begun('There was never so smitten a soul as #S# / They’re marrying off #S#')}
And we wished them the best of it all,
With a kettle, a goose, and the half of a bed,
And a clock for the side of the wall.

And neither could bake, and neither could sew,
And they slept till a quarter to ten,
And they broke all the plates in a quarrel in March,
And they bought them all over again.
~
They were married on Monday, by Tuesday they’d talked,
And by Wednesday they’d nothing to say,
So they sang it instead, and they kept it up late,
And the neighbours have moved away.

They’re as old as the church, and as deaf as the bell,
And they dance with their boots on the seat,
So whoever may tell you that love cannot last,
It has lasted the life of a sheet.
~
It is forty years on, and they sit here tonight,
And they both of them sulk at the fare,
And the one says it rained, and the other says no,
And they’re holding hands under the chair.
`,
  ),
  story(
    'soldier',
    `
@being war hero slayer monster

${begun('Oh, who won the war? Why, #S# / The army went out, and #S#')}
And they asked in the inn how it went,
And the dragon got bigger with every pint
And the sword got a bit more bent.
~
${begun('They’d sooner send out #S# / They sent to the front #S#')}
With a bun and a borrowed spear,
And the king saw #him# off with a tear in his eye
And he promised a barrel of beer.

First there was one of them, then there were ten,
Then a hundred, and all of them tall,
And by nine of the clock there were giants in it,
And by ten they had wings, one and all.
~
#he.cap# fought the whole morning, #he# fought until noon,
And they stopped, and they sat down to eat,
And the enemy had a nice bit of a cheese
And were sorry, and short in the feet.

So they gave #him# a medal, and that’s in the pawn,
And they gave #him# a song, which is this,
And #he# still has the scar, but it’s not where you’d think,
And you’ll see it for half of a kiss.
~
And the barrel came down with a ribbon on top
And a note from the king, “For the brave,”
And whoever was there and whoever was not
Has been brave since, as far as we gave.
`,
  ),
  story(
    'coward',
    `
@being coward lie betrayal

${begun('The one who ran first was #S# / Who was it ran first? It was #S#')}
And we thought it a shame, we do,
Till we counted up those who were left alive,
And #he# was the one who was, too.
~
${begun('They’re telling it still of #S# / They laugh, when it rains, at #S#')}
And they wrote it up large on the door;
And #he# ordered the drinks, and #he# bowed to the room,
And #he# told us there’d likely be more.

“I could tell you,” #he# says, “that I went for the priest,
I could tell you my mother was ill;
But whoever will lie when he’s running away
Is a man who is running still.”
~
“It’s a matter of legs,” #he# explained to us all.
“And a brave man is short of a pair.
There’s a hundred good fellows with statues in town,
And I notice not one of them’s there.”

So here’s to the first through the gate, my lads,
And here’s to the last at the fight,
And here’s to the one who will tell you the truth
When you ask what #he# did on the night.
~
We were sorry we’d laughed, and we moved up a bit,
And we found #him# the end of the bench;
There are heroes in rows by the wall of the church,
And they none of them pay, and they drench. 
`,
  ),
  story(
    'drinker',
    `
@being drink

${begun('There’s none who can drink like #S# / The thirstiest soul was #S#')}
And #he# put down the mug with a sigh,
And #he# said, “That was nice for a start, my dears,
But the back of my throat is dry.”
~
${begun('We went for a drink with #S# / We went for a round with #S#')}
And the landlord went down on his knees:
“There is nothing left over for christening babes!
Oh, leave us the vinegar, please!”

So we rolled out the cask that was kept for the king,
And we rolled out the cask for the dead,
And we rolled out the parson, who slept at the back,
And we asked him for what he’d in red.
~
#he.cap# drank from the bucket, #he# drank from the boot,
#he.cap# drank from the font in a pinch,
And the sun came up thirsty and looked in the well
And it hadn’t gone down by an inch.

And when it was over, and everyone slept,
There was somebody washing the floor:
It was #S#, as sober and straight as a post, / It was #he#, and as sober and straight as a post,
Who was putting the dog to the door.
~
Now the cellar is empty, the slate is like snow,
And the brewer has bought him a coach;
And they’re building a bigger one, down by the mill,
With a cushion for those who approach.
`,
  ),
  story(
    'miser',
    `
@being debt

${begun('The meanest in town was #S# / There’s nobody closer than #S#')}
And you’ll hear how it ended, for free,
And that’s more than you’d get in the old house there,
Where they charge for the steam of the tea.
~
${begun('A penny was dear to #S# / Who’s owed by the parish? It’s #S#')}
And the whole of it went in a sock,
And the sock in a box, and the box in a well,
And the well had a triple lock.

#he.cap# watered the water, #he# rented the rain,
#he.cap# boiled the same egg for a year,
And #he# went to a funeral once for the ham,
And asked if they’d pack up the beer.
~
And the bailiff came by, and he asked for his due,
And was offered a chair with three legs,
And he sat, and he fell, and was billed for the chair,
And was fined for the fright to the eggs.

When it came to the day, and they opened the well,
There was only the sock, with a hole,
And a very stout fish with a coin in its mouth
Who was thanking us all from its soul.
~
So #he# died in the cold for the want of a coal,
And the wake was the best of the lot,
For we burned all the bonds, and we roasted the goose,
And we drank to it: all that we’d got.
`,
  ),
  story(
    'ghost',
    `
@being haunt death return

${begun('They put in the ground poor #S# / They buried and wept for #S#')}
And we drank to it, all of us, deep,
And about the third round there’s a knock at the door,
And #he# says, “Who on earth could sleep?”
~
${begun('A year and a day we had mourned for #S# / The wake was all over for #S#')}
And we’d shared out the boots and the coat,
When #he# came through the wall with #his# hat on one side
And a bit of a frog in the throat.

So we asked what it’s like, and #he# told us, “It’s damp,
And the company’s quiet, and wet;
And there’s nobody there has a note they can hold,
And we none of us had a beer yet.”
~
And we offered a stool, and #he# sat down in it,
And #he# went through as far as the floor,
And the beer did the same, but #he# looked at it hard
And #he# said, “It was that I came for.”

So there’s one on the house for the one at the end
In the place by the clock, where it’s cold,
And #he# joins in the chorus a bar or two late,
But it’s good, for a voice that’s so old.
~
So when you are buried, then come if you like,
There’s a nail for your hat by the door;
But settle your slate ere you go to the grave,
For the landlord comes after for more.
`,
  ),
  story(
    'curse',
    `
@being curse child

${begun('A witch took a dislike to #S# / The witch had her eye on #S#')}
And it came on a Saturday night,
And we noticed no odds, to be honest with you,
Till we held up a bit of a light.
~
${begun('Whatever came over poor #S# / There’s something come over #S#')}
And #he# came in the bar just the same,
And we moved up a bit, and we bought #him# a pint,
And we called #him# by half of #his# name.

They sent for a doctor, they sent for a nun,
They sent for a man with a goat,
And they rubbed #him# with butter, they hung #him# in smoke,
And they tickled the roof of #his# throat.
~
“It’ll lift,” said the witch, “when a princess has wept,
Or the landlord has stood you a round.”
And it’s easier come by, as everyone knows,
Is a princess, for miles around.

And one day it was gone, and #he# sat there as new,
And we looked at each other, and sighed,
For we all had grown fond of #him# just as #he# was,
And we lifted our glasses and cried.
~
So it’s never been lifted, and nobody minds,
And there’s some come a mile for the sight;
And whenever #he# hums, or takes part in the tune,
You can hear it at sea on the night.
`,
  ),
  story(
    'revolt',
    `
@being revolt vengeance peace

${begun('The duke put a tax upon beer; then #S# / They put up the price of the beer; then #S#')}
And the duke sat him down to his meat,
And he heard a great noise, and it came up the hill,
And the noise was the half of the street.
~
${begun('We’d borne it a year and a day, till #S# / And who was to tell him? Why, #S#')}
And we rolled up our sleeves for the fray,
And we took up a ladle, a rake and a ham,
And went up to the castle to say.

“Good evening, your grace,” we all of us said,
“We were passing, and saw there were lights.
Would you pass us the goose, and the key of the store,
And the paper concerning our rights?”
~
The guard at the gate was the baker’s own son,
And he asked of us, “Friend, or a foe?”
And his mother stepped up with a hand on his ear
And she told him to let us all go.

So the duke keeps a stall with a nice bit of cheese,
And he’s happier so, he’ll allow,
And there’s beer on the house, and the house is the hall,
And it’s us have the head of the cow.
~
And we meant to burn down the whole of it, too,
But it rained, and the cellar was deep;
So we sang him our song till a quarter to five,
And he signed it, to get him some sleep.
`,
  ),
  story(
    'exile',
    `
@being exile lost

${begun('They’ve shown to the gate poor #S# / The road was a home to #S#')}
And we none of us know to this day
If #he# took the left turn at the foot of the hill
Or the right, which is longer, they say.
~
${begun('Has anyone heard of #S#? / Oh, where in the world is #S#?')}
And was gone, with a stick and a sack,
And the dog sat and looked at the end of the road,
And then sat there and looked at the track.

There’s been letters from places that nobody’s heard,
With a stamp of a lady with wings:
It’s hot, and they eat with their feet on the chair,
And #he# misses the commonest things.
~
#he.cap# has slept in a palace, #he# slept in a pie,
#he.cap# has dined on the neck of a snake,
And there’s nothing out there, says #he#, half so good
As the end of the pudding we bake.

So we keep #him# a place by the side of the fire
And a pint that we change once a day,
And whoever is nearest may finish the old,
And it’s always been finished that way.
~
And #he# came in last night, and we none of us spoke,
And #he# sat, and #he# asked for #his# own;
And “You’re late,” said the landlord, and drew it, and wept,
And the dog let go of the bone.
`,
  ),
  story(
    'maker',
    `
@being maker

${begun('The cleverest hands had #S# / There’s nothing was built like #S#')}
And we all came to look, and we stood;
And we said, “It’s a beauty; now what is it for?”
And #he# said, “That’s the part that is good.”
~
${begun('#S.cap# had a plan in the head / The night was alight with #S#')}
And it sang, and it started to smoke,
And it went through the wall, and it went through the next,
And it rolled off the cart, and it broke.

We put in some apples, it gave us out pears,
We put in a boot, and it sang;
We put in the bailiff, to see what we’d get,
And it thought for a bit, and went bang.
~
It was built out of spoons and the spring of a clock
And the half of a lady’s machine,
And it peeled a potato in less than a day,
And it very near left it clean.

And it stands in the yard with a hen on the top,
And it’s useful for drying a shirt,
And every so often it gives a small cough
And a pear, and nobody’s hurt.
~
So here’s to the makers, whatever they make,
And here’s to whatever it’s for,
And here’s to the wall that it went through in May,
For we use it these days as a door.
`,
  ),
  story(
    'murder',
    `
@being murder

${begun('Don’t sit at the table with #S# / I’d not take the soup from #S#')}
And we’re none of us saying a word,
But you’ll notice the gravy goes round by the left,
And the cook has been lately interred.
~
${begun('They never proved aught against #S# / It’s well to be civil to #S#')}
And #he# wept in a beautiful hat,
And the doctor said fish, and the parson said stairs,
And the jury had nothing to that.

There was arsenic, maybe, in one of the tarts,
Or it may be it fell from the shelf,
And there’s some say the second one jumped down the well
With the lid on, and all by himself.
~
The first had a fall, and the second a cough,
And the third was a sort of a cramp,
And they’re lying in rows in the churchyard in peace,
And #he# visits them all with a lamp.

And #he# stands us a round on the day of each one,
And it’s good of #him#, there’s no debate;
But we tip it away in the aspidistra pot,
And the plant isn’t looking too great.
~
So we smile, and we nod, and we pass up the plate,
And we say we’ve already had tea;
And it’s only the stranger who comes by the coach
Who says yes. And there used to be three.
`,
  ),
  story(
    'wager',
    `
@being wager

${begun('There’s none who could cheat like #S# / They’d bet upon flies, would #S#')}
And we all of us knew how it ends,
For the fellow across had a very clean cuff
And a mother, he said, and no friends.
~
${begun('A stranger sat down with #S# / The cards were all new to #S#')}
And the cat and the clock were put down,
And the bed, and the boots, and the left of the leg,
And a half-share of most of the town.

And up came the king, and up came the queen,
And up came a card with a grin,
And #he# looked at it long, and #he# laid it face down,
And #he# asked if the parson was in.
~
Then out came an ace from the back of the hand,
And out came an ace from the shoe,
And there’s four in a pack, as I always was taught,
And by nine we’d got eighty-two.

So they’re fighting it out on the green to this day
And there’s money on both, if you like;
And I’d bet on the one with the tooth in #his# ear,
Or the other, who’s holding the spike.
~
And the moral is plain, and I’ll put it in verse
For whoever’ll stand me a pot:
So beware of a man with a mother and cuffs,
Unless it is all that he’s got.
`,
  ),
  story(
    'famine',
    `
@being hunger ruin

${begun('A hard year it was for #S# / The larder was bare, and #S#')}
And there wasn’t a crumb in the place,
So we sat down to supper on what we’d been left
And began it by saying a grace.
~
${begun('The roof had come down upon #S# / The river came in upon #S#')}
And the most of the village was gone,
But the inn was still standing, at least at the back,
And the tap of the barrel was on.

There’s soup of a shoelace, and stew of a hat,
And a roast of the leg of a stool,
And we passed it around, and we all said, “No, you,”
And we went by the gentlemen’s rule.
~
We were up to the neck, we were up to the chin,
And we held up the glasses instead,
And the fiddler was there till the water was in,
And he played with the bow on his head.

And the spring came along, as it mostly will do,
And there’s beans at the back, and a cow;
And whenever you grumble at what’s on your plate
You are handed the shoelace now.
~
So here’s to the bad years, they’re best when they’re gone,
And here’s to the ones who came through,
And a drop on the floor for the ones who did not,
For they’d have done that for you.
`,
  ),
  story(
    'place',
    `
@thing haunt ruin lost curse death undead return

Come round by the kitchen to get past #S#; / There’s nobody stays by #S#; / The coach doesn’t stop at #S#; / They tell you to keep from #S#;
It’s a mile and a half through the wet;
But my uncle went straight, with a pint in his hand,
And we none of us heard of him yet.
~
I’ll tell you a thing about #S# / You know what they say of #S# / You’ve heard what is said of #S#
That the parson would rather I’d not:
It was all on account of a girl and a pig,
And the pig got away with the lot.

There’s a light, and there isn’t, a voice, and there’s not,
And a hand, and a bit of a head,
And it asks you politely the time of the night,
And you tell it, and then you have fled.
~
There was one went to see it who wore a good hat,
And he swore he’d be back in an hour,
And the hat came alone, and it hung itself up,
And the smell of it made the milk sour.

So here’s to the long road that goes by the mill,
And here’s to the dog, who won’t go,
And if any of you should be brave, there’s the door,
And we’ll keep you your pint till you’re slow.
~
They’re selling it off, and the price of it’s low,
And there’s plenty of beds, and a view;
And they’ve asked me to sing you how peaceful it is,
So I’ve sung it, and half of it’s true.
`,
  ),
  story(
    'wonder',
    `
@thing theft debt maker war peace

The mayor put up for a show #S# / They opened with bunting #S# / Three dukes and a bishop have claimed #S# / Three parishes quarrelled for #S#
With a band, and a ham, and a speech,
And it’s guarded by night by a man and a stick
And a very small dog, one of each.
~
They’ll charge you a penny for #S# / A penny’s the price of #S# / You’ll pay them a penny to see #S#
And they’ll show you the place it was made,
With the mark of the tooth, and the mark of the heel,
And the chair of the man who was paid.

There was one said it’s gold, and another said brass,
And a third of them gave it a lick,
And he can’t talk at all, but he’s happy as May,
And he does us a wonderful trick.
~
They fought for it Monday with cabbage and egg,
And on Tuesday with rake and with spade,
And on Wednesday it rained, and they all came in here,
And you should have seen what they paid.

And nobody has it, and nobody’s sure
If there ever was anything there,
But the beer was all real, and the ham was the best,
And we’ll have it again at the fair.
~
So it’s back in the shed with a sheet on the top,
And they dust it for feast and for fast,
And if anyone asks what the fuss was about,
Well, the fuss was what made it all last.
`,
  ),
]
