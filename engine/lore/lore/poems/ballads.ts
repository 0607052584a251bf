import { story, units } from '../../verse/units.ts'

/*
 * Ballads: a stanza that says of whom, a story of five, a stanza that sends the hearer home. "#S#" is whom it is about, #N#
 * somebody who meets them; #he# goes with #S#, #nhe# with #N#. Every stanza of a story takes up where the one before it
 * left off, whichever way either is told.
 */

/** "#C#" is what the prompt says of them: "who counts the living". */
export const heralds = units(`
[Come close and hear|Now hear the tale|I sing to you|Come hear the song] of #S# / [Now|Come,] hear of #S# / I [sing|tell] of #S#
While [yet|still] the [fire|lamp|moon] is bright,
[The one|The very one|The only one|The selfsame one|The one, the one|] #C# [, tonight,|, they say,|, my dears,|]
And no one [sings|says it|tells it] right.

[They speak|They talk|Folk speak] of #S# [still|yet|] #at# / They whisper of #S# [still|yet|] / You know of #S#
And [drop|keep] their [voices|faces|lanterns] low:
[The one|The very one|The only one|The selfsame one|The one, the one|] #C# [, they say,|of old|, my dears,|]
Was [here|there] not long ago.

My [mother|granddam|father] told me of #S# / They told me once of #S# / They tell of #S#
When I was [three|six|nine] years old,
[The one|The very one|The only one|The selfsame one|The one, the one|] #C# [, they say,|of old|, my dears,|]
And all my [blood|feet|soup] ran cold.

[Of kings|Of lords|Of saints] you have heard; now hear of #S# / Now hear a while of #S# / Hear of #S#
Before the [night|pot|tale] is through,
[The one|The very one|The only one|The selfsame one|The one, the one|] #C# [, they say,|of old|, my dears,|]
And the whole of it told to you.

[Sit down|Pull up a chair] and I’ll tell of #S# / I tell of #S# / I’ll tell you of #S#
As it was [told|sung|sworn|read] to me:
[The one|The very one|The only one|The selfsame one|The one, the one|] #C# [, they say,|of old|, my dears,|]
Was never what it should be.

There’s many a song of #S# / [Men sing|They sing] of #S# #at# / So many sing of #S#
And [most|all] of them are wrong;
[The one|The very one|The only one|The selfsame one|The one, the one|] #C# [, they say,|of old|, my dears,|]
Deserves [an honest|a better|a truer] song.
`)

/** For subjects of which the prompt says no more than what they are. */
export const plainHeralds = units(`
[Come close and hear|Now hear the tale|I sing to you|Come hear the song] of #S# / [Now|Come,] hear of #S# / I [sing|tell] of #S#
While [yet|still] the [fire|lamp|moon] is bright;
The [wind|rain] is out and the door is shut,
And no one [sings|tells|has] it right.

[They speak|They talk|Folk speak] of #S# [still|yet|] #at# / They whisper of #S# [still|yet|] / You know of #S#
And [drop|keep] their [voices|faces|lanterns] low,
For what befell in [my father’s|the old queen’s|the abbot’s] time
Was not so long ago.

My [mother|granddam|father] told me of #S# / They told me once of #S# / They tell of #S#
When I was [three|six|nine] years old,
And all the [candles|lanterns] in the house
Burned blue, and the room grew cold.

[Of kings|Of lords|Of saints] you have heard; now hear of #S# / Now hear a while of #S# / Hear of #S#
Before the [night|pot|tale] is through;
[The priest|The judge|The clerk] will say that I made it up,
But all I [sing|tell] is true.

[Sit down|Pull up a chair] and I’ll tell of #S# / I tell of #S# / I’ll tell you of #S#
As it was [told|sung|sworn|read] to me
By [a sailor|a tinker|a soldier] who would not drink his ale
Till he had paid the fee.

There’s many a song of #S# / [Men sing|They sing] of #S# #at# / So many sing of #S#
And [most|all] of them are wrong;
So put [two coppers|a shilling] in the hat
And [hear|have] the [honest|whole true|proper] song.

Here is the song of #S# / I have a song of #S# / A song of #S#
That [came|went] for half a crown
From [one|men] who [sang|hummed] it for bread and beer
In [every|each] market town.

Put down the [cards|dice], and hear of #S# / Put down your cups for #S# / Be still for #S#
And [let|leave] the [fiddle|quarrel] be:
There’s nobody living who [tells|has] it right
But the drowned, the dead, and me.

You’d hardly believe it of #S# / You may not believe it of #S# / Would you believe it of #S#
And neither did I myself,
Till I [saw|found] the [glove|boot|spoon] and the bloody knife
In a [box|sack] on the [cellar|kitchen] shelf.
`)

export const stories = [
  // Somebody asks for the dead; each dear thing has its price.
  story(
    'bargain',
    `
@being dark sad strange solemn sea death magic monster winter fiend undead

#N# had lost the one #nhe# loved
To #ill# in the rain;
#nhe.cap# swore an oath on a #tool# and stone
To have [that love|the dead] again.
~
A year and a day young #N# had mourned
And set a plate for two,
Till somebody said there was one to ask
For what no priest could do.

#nhe.cap# went [by night|on foot|in rain], #nhe# went alone,
[#nhis.cap# coat|#nhis.cap# cloak] about #nhis# head,
And there, #at#, [stood|sat] #S# / And there #at# was #S# / And there was #S#
Who had [looked for|waited for] #nhim#, #he# said.
~
#nhe.cap# left the house, #nhe# left the dog,
#nhe.cap# did not bar the door,
And there, #at#, [stood|sat] #S# / And there #at# was #S# / And there was #S#
As though they had met before.

“Give back the one I lost,” said #N#,
“And ask me what you will.”
“I ask the [thing|one thing] that you love [the next|the best|the least],”
Said #S#, and all was still. / Said the stranger, and all was still.
~
“I have no gold to give,” said #N#,
“And nothing much beside.”
“I [do not want|will not take] the thing you have,
But that which you would hide.”

[#nhe.cap# gave #nhis# name|#nhe.cap# gave #nhis# voice]; it was not enough.
#nhe.cap# gave [the years to be|#nhis# eyes to see];
#nhe.cap# gave the sound of #nhis# mother’s voice,
And then the dead [walked|stood] free.
~
It took the colour [of morning|of summer] first,
And then the [taste|smell] of bread;
It took [the song|the prayer|the names] that #nhe# [knew|had] by heart,
And [then|last] it raised the dead.

They walked together [home at dawn|home by dawn]
And came to #nhis# own front door,
And the one #nhe# had bought so dearly said, / And the one #nhe# had bought so dear then said,
“Have I seen you before?”
~
The one #nhe# loved came [home at last|home in spring]
And [smiled|looked up|came out] to [see|greet] the sun,
But #N# had [paid with|given] the [love itself|heart itself],
And [looked|searched], and [felt|found] there was none.
`,
  ),
  // A wrong done by the strong, and how it came home to them.
  story(
    'tyrant',
    `
@being dark bitter heroic thief crown city war tavern harvest revolt vengeance

A [great lord|rich lord|new lord] came to take #land#
With [forty|sixty|twenty] men in mail;
He hanged the [headman|miller] from his own beam
And drank the village ale.
~
The lord who had [#land#|the valley|the town] in fee
Took [nine|ten] parts out of ten;
He took the [seed corn|cradle] when all was gone,
And then he came again.

He laughed aloud at #S# / He had them whip poor #V# / He laughed in the face of #S# / He spat in the face of #S#
Who begged him to leave the seed;
He struck #him# down on the [chapel|open] step
And left #him# there to bleed.
~
And nobody spoke but #S# / And no one spoke but #S# / Then up spoke #S#
And [asked|begged] him to take care;
He had #him# [beaten|hunted] from gate to gate
And made the children stare.

The [year|moon] went round. In the [longest night|dead of night]
There came a [knock|step], just one,
And the lord [called out|cried out], “Who is there so late?”
And answer he had none.
~
When [candles|winter] came, he sat at meat
And every door was barred;
He [heard a step|heard one laugh] on the upper stair
That had not passed the guard.

And there in the [firelight|doorway] was #S# / And there stood #S# / And there was #S#
With [nothing|no sword] in #his# hand.
“I have come,” #he# said, “for [the ones you|the dead you] owe,
And after that, the land.”
~
And up from the hearth rose #S# / And up from the cellar rose #S# / And there in the hall was #S# / And up rose #S#
And no one drew a blade,
For every man at the table saw
His own [account|small debt] displayed.

At dawn they found the [table laid|fire still warm],
The wine was in the cup,
And [sixty|forty|twenty] empty coats of mail
[Were|All] standing, buttoned up.
~
They found him sitting [in his chair|at his meat],
His hair was white as bone;
He gave the land to the ones who asked
And begged his bread [alone|for his own].
`,
  ),
  // The hunter finds out whom they hunt.
  story(
    'hunter',
    `
@being sad heroic strange monster forest mountain war winter thief

#N# swore an oath by the saint and the sword
Before the [lords|crowd] one day
To [hunt down|take down] #S#, alive or dead, / To bring in #S# / To hunt #S#
And bear the [head|prize] away.
~
The purse was [full|deep], the price was [high|fair],
And #N# had [need|want] of bread,
So #nhe# went out to find #S# / So #nhe# went out for #S# / And went for #S#
And bring #him# in, or dead.

#nhe.cap# followed for [seven|eleven] days
By print and broken thorn;
#nhe.cap# slept [in ditches|in hedges], #nhe# drank the rain,
#nhis.cap# boots were thin and torn.
~
#nhe.cap# asked #folk#; they shook their heads
And [pointed|waved #nhim#] to the west;
#nhe.cap# asked a child, and the child looked up
And said, “Let them have their rest.”
~
#nhe.cap# tracked by [water|moonlight], #nhe# tracked by stone,
And lost the track, and found
A [fire still warm|bed still warm] and an [apple|onion] peeled
And set out on the ground.

And there #at# was #S# / And there #at# sat #S# / And there was #S#
Who did not turn to flee,
But said, “You are [late|cold]. I have kept the pot.
Sit down and eat with me.”
~
#nhe.cap# found #S# #at# / At last #nhe# came on #S# / #nhe.cap# found #S#
And [drew|raised] the blade up high,
And saw upon the [bare|thin] left arm
The [scar|mark] #nhe# knew it by.

“You had a [brother|sister|father] once,” #he# said,
“Who [carried you|taught you to walk] on the hill.
They [told you then|told you all] that I went to war.
I am that soldier still.”
~
“I held you when you [could not walk|were two weeks old]
And sang you songs at night.
They paid you well for [your father’s|your mother’s] son; / They paid you well to come for me;
Now tell me, was it right?”

#N# rode home with an [empty hand|empty bag]
And told them, “Dead and gone,” / And said the thing was gone,
And [left a light|left some bread] on the sill that night
Until the frost came on.
~
#N# threw the sword in the river then
And never took the fee,
And two went over the [hills|border] that night
Where only one should be.
`,
  ),
  // Somebody is let in on a night of storm.
  story(
    'guest',
    `
@being tender merry strange solemn winter god road tavern harvest love

The rain came down on #N#’s roof,
The [bread was all but|meal was nearly|lamp was nearly] gone,
When somebody [knocked|scratched] at the kitchen door
And the [knocking|scratching] went on and on.
~
One night of [storm|snow] there came a knock
That shook the [pot|lamp] on its chain,
And #N# got up and [drew the bolt|raised the latch]
And looked into the rain.

And [there on the step|out there in the wet|in out of the dark] was #S# / And there in the rain stood #S# / There stood #S#
As wet as [a drowning|any] hound.
“They have shut their doors to me, [every one|each one],
In [all the farms|all the houses] around.”
~
And who should it be but #S# / And there was #S# / It was #S#
With a [bundle|burden] under #his# arm.
“I have asked at the [castle|convent|great house] gate,” #he# said,
“And I mean nobody harm.”

“There is half a loaf,” said #N# then,
“And half of that is yours.
I was never one for asking names
Or [keeping|closing] people [from|on] doors.”
~
“Come in and sit,” said #N# then,
“And never mind the sky.
There is only soup, and the soup is thin,
But the bed is warm and dry.”

They [talked of weather|talked of cattle], they talked of bread,
They talked till the fire was low,
And what else passed in the kitchen there
Is not for us to know.
~
They sat and watched the [ember|candle] fade,
And one of them sang a song
That #N#, who knew the most of them,
Had wanted all #nhis# life long.

[And|But] in the morning the bed was [cold|bare],
But the [bin|chest|crock] was full of flour,
And [full it stayed|it never failed] though #nhe# [gave and gave|fed them all|gave all year],
From that until this hour.
~
[But|And] by the morning the guest was gone,
And there on the [board|shelf|sill] instead
Lay a #tool# of gold; and from that day
There was no want of bread.
`,
  ),
  // A promise to be back.
  story(
    'return',
    `
@being sad tender sea love war winter road bitter parted return haunt

“I shall be home,” said #S# / “Expect me home,” said #S# / Then said #S#
“Before the leaves can fall;
So keep my [chair|plate] and [keep|trim] the lamp
In the window on the wall.”
~
When #S# went away / When #S# left #land# / When last #S# went
The leaf was on the tree.
“I will come [back|home],” #he# said to #N#,
“So keep the lamp for me.”

So #N# kept the [lamp|wick] alight
And [swept|dressed] the house each day,
And [folk|friends] would say, “It is [time|years], my dear,
To put the lamp away.”
~
And #N# sat by the window seat
And [counted sails|watched the road], and sewed,
And [every stranger|each poor stranger] that [walked|came] that way
[Was asked|Told #nhim#] about the road.
~
The leaves came down, and the snow came down,
And #N# grew thin and grey,
And put out [a plate|a loaf] and a [cup|knife] each night
And took them in [each|next] day.

A [score|dozen] of years went [over|out], and then
There came a step, one night,
[A hand on the gate|A breath at the door], and a voice that said,
“I see you have kept the light.”
~
At last, upon the year’s last night,
The latch [was raised|went up], and then
Came [salt|cold] and wind, and a well-loved voice
Said, “I am home again.”

And [in|there] came #S# / In came #S#, dripping wet / And in came #S#
And sat [in|down on] the [old oak|waiting] chair,
And never a [mark|print] was on the floor,
And frost was in #his# hair.
~
But #S# cast no shade at all / But there stood #S# / And it was #S#
And the [dog|flame] lay down and [cried|died],
And #N# said [softly|gently], “I know, my dear,”
And put the [cup|plate] aside.

They found the lamp in the morning, out,
The [kettle|water] on the stone,
And two [chairs|cups] drawn to the fire, and both
As cold as [any bone|churchyard stone].
~
And if you pass by the [house|door] at night
There still are voices there;
The [grass|moss] is up to the window now,
And no one sweeps the stair.
`,
  ),
  // A wager with one who never loses.
  story(
    'wager',
    `
@being merry strange dark tavern thief magic god death bitter wager

There came to #land# a man in [black|grey]
With [dice|cards] of yellow bone,
Who had [played|diced] for the souls of seven kings
And won them, [every one|all alone].
~
The stranger sat with #folk# to play
And never lost a throw;
He [won the cow|won the mill], he won the [bride|roof],
And would not let them go.

And nobody dared but #S# / Then up got #S# / “I’ll play,” said #S#
Who pulled up a chair to play.
“My [life|soul] against all you have won tonight,
And you [on|to be] your way by day.”
~
“I’ll play you once,” said #S# / “One throw,” said #S# / “One game,” said #S#
“For all [that’s|you] on the floor.
And if I lose, you have [me as well|my soul],
And nobody asks for more.”

The first they played, and #he# lost #his# [boots|name];
The [second|next], #he# lost #his# sight;
And [all the folk|the folk] stood [round|still] with their hats in their hands
And nobody breathed that night.
~
The stranger threw, and [the dice came|turned up a] six,
And [six|a smile] was on his lips,
And [someone|the priest] began to [pray out loud|say a prayer]
For souls as for [sinking|the] ships.

“One throw,” #he# said, “and [I call it odd|the bones are mine]:
A trick my mother knew.
You are [Death, I think|Old Nick, I think], but the [dice are|die is] cut
From a [rib that belonged to|bone that was part of] you.”
~
“I know you, [friend|sir],” #he# said at last,
“And I know who made your die.
There is one thing [even|] you cannot win:
A game with [nobody by|no one by].”

#he.cap# blew the candle out, like that,
And [threw it in|rolled it in] the dark,
They struck a light, and there was a coat
And a [smell of|little grey] scorch and [bark|spark].
~
The stranger [rose|stood], and he laughed aloud,
And paid, as [gamblers|strangers] should,
And went by the [door|road] with his hat pulled down
And [was gone from|never came back to] the wood.

But #he# wakes at night with the [click of dice|rattle of bone]
Inside [of every|the chimney] wall,
And [plays alone|plays on alone], with #his# left hand, [for|at]
Whatever comes to call.
~
And each had [a cow|a mill] and a bride again,
But #S#, who set them free / But the winner, who set them free,
Has the gambler’s itch in the empty hand
And cannot let it be.
`,
  ),
  // One alone holds the way.
  story(
    'bridge',
    `
@being heroic solemn sad war crown mountain god city sea hero

They came at dawn, and they came in ranks,
As many as [leaves on trees|summer bees],
And [half|most] of the [guard|watch] had run for home
And the rest were on their knees.
~
The beacon burned, and the [bells|drums] went wild,
The host was at the ford,
And no one was left at #land#
Who knew how to hold a sword.

“Then I will go,” said #S# / “I’ll go,” said #S# / Then up stood #S#
“It is only a [narrow|little] way;
If one can stand there, one is enough,
And it need not be all day.”
~
But there on the bridge stood #S# / On the bridge stood #S# / And there was #S#
With a sword and a broken shield,
Who said, “I have lived on this side all my life
And I am not going to yield.” / And I do not mean to yield.”

They sent [one man|a boy], and they sent a score,
They sent the [horse|guard] in mail;
They broke on the [bridge|place] like waves on a rock
And the [rain turned into|rain came down with] hail.
~
From dawn to noon, from noon to dusk,
They came by twos and threes,
And the [stream|brook] below ran [red|dark] as wine
And was dammed to #his# very knees.

At [noon|dusk] the sword broke off at the hilt;
#he.cap# fought with the [hilt|stump] alone;
And when the [hilt|stump] fell out of #his# hand
#he.cap# fought with stick and stone.
~
“Give up,” they called. “You have done enough.
There is [honour|glory] for you [in|and] gold.”
But all they heard was a voice that said,
“I was told to hold. I hold.”

And when the army came up at last
With [trumpets and drums|banners and drums] in front,
They found [one soul|one coat] and a broken sword
And #folk#, who [had|bore] the brunt. / And no one to bear the brunt.
~
The king rode up when the fight was done,
And the enemy broke and ran,
And he asked, “[How many|Which regiment] held the bridge?”
And they [showed|gave] him to just one man. / And they showed him where it began.
`,
  ),
  // Nobody believes a warning.
  story(
    'warning',
    `
@thing dark bitter solemn sad winter sea city god monster magic ruin

#N# came running in from the hill / #N# ran down to the market square
And beat on [every door|the chapel door]:
“I have seen #S# [coming|] with my own eyes / “I have seen #S# / “It’s coming! It’s #S#
And it’s [worse|more] than it was before!”
~
#N# stood up in the market place
And [begged|asked] them all to heed:
“It is #S# [that comes|that will come|comes]; I have read the signs / “I have seen #S# / “It is #S#
And those who can [ride|run], take speed.” / So run while you still have speed.”

The [mayor|bailiff] laughed till his belly shook,
The parson shook his head;
They [put|sent] #nhim# out of the town that day / They put #nhim# out at the gate by noon
And [went|off] to their supper and bed.
~
They gave #nhim# [soup|broth] and they called #nhim# mad,
They [shut|sent] #nhim# out of the gate;
And [all of them|everybody] went on as before
Until it [was|grew] too late. / Until the hour grew late.

First went the [dogs|geese], in a line, at dusk,
And never [a one|a dog] looked round;
And then [came|there came] #omen#, and after that
[There wasn’t|Was never] another sound.
~
And first came #omen#, and then a hush
That lay on the [roofs|streets] like snow,
And the [oldest|eldest] woman got up from her chair
And said, “It is [time|late] to go.”

And in came #S# / And then came #S# / And in at the gate came #S# / And into the town came #S#
[In|By] every door and lane;
And [some there|many] were who [called|cried] for help,
And nobody called again.
~
Then came #S# in the dead of night / And then came #S# / Came #S#
As [softly|quiet] as falls the dew,
They found the mayor, his hand on the latch
And the [word|name] on his lips was true.

Now #N# walks the [empty|quiet] streets / Now #N# goes out in the [empty|quiet] streets
And winds [each|every] silent clock,
And [lays|sets] a [loaf|cup] at each open door,
And never forgets to knock.
~
And #N# walks through the [empty street|market place]
And calls them, every one,
And [tells them all|says each night] that [it’s over|they’re safe] now, / And tells them all that the thing is past
And [the danger|the trouble] is done.
`,
  ),
  // Three go out for one thing.
  story(
    'three',
    `
@thing strange merry solemn dark mountain forest magic crown road monster thief debt

Three [brothers|sisters|cousins] went to seek #S# / Three went for #S# / There were three who wanted #S#
For a [wager|kingdom] and a bride; / To see what the hills might hide;
The first had a horse, the second a [sword|purse],
And the youngest had only pride.
~
A dying man told [his children|his daughters] three
Of #S#, and [then|he] died / Of the thing, and he turned and died
And all of the three [went out by dawn|rode out at dawn],
And it was a bitter ride.

The eldest came to it [first|alone], by night,
And [seized|held] it in both hands;
They found the [horse|bones] in the [fall|spring] of the year
Away in the [summer|eastern|western] lands.
~
The eldest asked, “What is it worth?”
And [laid|set] it upon the scale;
And [all he|the dust] was worth was on the other side, / And what it was worth came out of him
And it weighed [no more than|the same as] a nail.

The second came with a [writ|plan] and a [rope|chain]
To bind it and bear it home;
The rope is there, and it’s tied to a hand
[Of marble|Of chalk] or [of|fine] grey foam. / That’s whiter than river foam.
~
The second said, “I shall [make|take] it mine,”
And struck it with might and main;
And every blow that [was struck|he struck] came home,
And nobody struck again.

But #N#, who was the youngest one,
Sat [down|still] for a day and a night,
And asked it, “What is it [that you want|you want for you]?” / And asked of the thing, “What would you like?”
As it seemed but right. / Which seemed no more than right.
~
But #N# came last, and [took off|wiped] both boots,
And [knocked|bowed], and stood, and said,
“I do not want you. I only came
To [look for my|bury the] newly dead.” / To look for the ones who are dead.”

And it let #nhim# go, with the other two / It let #nhim# pass, and it let #nhim# go
As grey as [the ash of oak|candle smoke],
And #nhe# [never would tell|would not tell] them what it said,
And [what|that] was the word it spoke.
~
So #nhe# came home with an empty hand
And both of the others’ [rings|kin],
And if you ask #nhim# for #S#, #nhe# laughs / And ask about it, and #nhe# will laugh
And says it is other things. / And pours you a glass of gin.
`,
  ),
  // Who made it, and what that cost.
  story(
    'maker',
    `
@thing magic mountain crown solemn sad bitter love god strange city maker

It was #N# who gave us #S# / #N# it was who made #S# / #N# made #S#
In a [year|month] of want and war;
The [lord|king] had asked for a thing so fine
That none had seen such before.
~
There was a smith whose name was #N#
And the lord said, “Make me one
As never was seen in the [world|land] till now,
And [finish|let] it [by|be] set of sun.” / And all by the set of sun.”

#nhe.cap# gave it the [gold|light] from #nhis# wedding ring,
#nhe.cap# gave it a winter’s sleep,
It lay like a [stone|dog] on the bench, and said,
“Not enough yet to keep.” / “It is not enough to keep.”
~
The first one [broke|cracked], and the second [bent|burned],
The third [ran off|went wrong] by night;
The fourth [lay down|sat there] like a thing of clay
And never would come right.

#nhe.cap# gave it [the song|the laugh] of the child upstairs,
And the [house|stair] grew strangely still,
And #S# began to shine / And the thing on the bench began to shine
Like [frost|ice] on the window sill.
~
#nhe.cap# cut off a lock of the [baby’s|daughter’s] hair
And worked it into the core,
And #S# sat up and breathed / And the work sat up and drew a breath
As nothing had done before.

The lord came by with a chest of gold:
“The [finest|fairest] that ever was [known|shown].”
And #N# said [softly|gently], “It knows my child,
And I will not see it thrown.” / And it will not leave its own.”
~
They carried it off to the [castle|palace] hall
And [showed|hung] it for lord and guest,
And [always at midnight|every night] it [wept|woke] and called
For a hand that would give it rest.

So it stands there yet where the lord had it set,
And nobody dares to own
That it [hums|sings] a tune in the dead of night
In a [voice|tone] like a child’s, [alone|full-grown].
~
And #N# sits by with an idle hand
And [listens|hears it] across the town,
And says, “It was good. It was all I had.
I would [gladly|rather have] put it down.” / I wish I could pull it down.”
`,
  ),
  // Somebody goes to look and finds what they left.
  story(
    'seeker',
    `
@thing strange tender sad sea forest city road winter death harvest love lost

“Go where you will,” they told young #N#,
“But [leave|let] #S# alone / “But let that thing alone,
For [what goes in|who goes there] will come back as much
As [water|blood] comes back from a stone.”
~
When #N# had turned sixteen in spring
And nothing [had|was] left to lose,
#nhe.cap# went to look for #S# / #nhe.cap# set out for #S# / #nhe.cap# went for #S#
In a dead man’s coat and shoes.

#nhe.cap# walked till the [bread|road] was all used up,
#nhe.cap# walked till the [boots|soles] were through,
And #folk# [looked down|looked off] as #nhe# came by
For somehow they all knew.
~
#nhe.cap# met a [woman|beggar] beside the way
Who [offered|gave] #nhim# half her bread:
“I went there once, when I [wore|had] your face.
You will not be pleased,” she said.

And there it was: it was #S# / And there was #S# / At last there was #S#
And [nothing|no one] had been untrue,
And out of the [middle|midst] of it came a [voice|breath|word]
That said, “I was once like you.”
~
#nhe.cap# came at last to the end of the [road|way],
And there was #S#, in the dawn, / And there was the thing, in the dawn,
With every lamp #nhe# had ever [lit|known],
In houses that now are gone.

It showed #nhim# all #nhe# had left behind:
The [dog|cat], and the [bed|stair], and the door;
And all that it asked for the sight of them
Was [never|not once] to want them more.
~
It gave #nhim# back what #nhe# lost at six,
A [marble|ribbon], a [friend|tooth], a name,
And took [the key|the road] to #nhis# mother’s house
And [locked|lost] it within the flame. / And laid it upon the flame.

#N# came home when the leaves were down
And knocked at #nhis# own front door,
And #nhis# mother looked [out|up] and said, “Poor child,
Have we [met you|ever met] before?”
~
Some say [that #nhe#|how #nhe#] came home that year
As glad as a [bride|bird] in May,
And lay in the [bed|room] of a little child,
And slept there, and sleeps to this day. / And sleeps in it to this day.
`,
  ),
]

/** How it ends for the hearer. */
export const farewells = units(`
@merry
So drink it [up|down] and pay your [score|share],
And mind the broken stair,
And here’s to #S# / Here’s a health to #S# / And here is a long life to #S#
And [all|those] who were not there!

@merry strange
The [song|tale] is done, the [jug|cup] is dry,
The [cat|book|key] is on the shelf,
And if you would know more of #S# / If you would hear more of #S# / And ask me no more of #S#
You must go and [look|ask] yourself.

@merry tender heroic
So sing it [loud|well|low], and [sing|hum|roar] it late,
And sing it to [the|your] mule,
And drink to #S# / Here’s to #S# / And here is a cup to #S#
And [let them|let folk] call you a fool.

@heroic sad
The [grass|moss] has grown on the field since then,
The [swords|spears] are [rust|red] with rain,
But think of #S# / And we sing of #S# / But whoever remembers #S#
Will [stand|rise] in the dark again.

@bitter sad
They [gave|sold] the land to the [lord’s|judge’s] own son,
They [gave|left] the poor a song,
And this is the song of #S# / And here is the song of #S# / And that is the song of #S#
And it is not [very|half so] long. / And I never thought it long.

@bitter
The [wise|rich] will say it was long ago
And [nobody|no one now] is to blame;
But ask them once about #S# / But ask about #S# / But speak to them of #S#
And [watch|see] them forget the name.

@dark strange solemn
The [lamp|fire] is low and the hour is late,
The [wind|snow] is at the pane;
Now speak no more of #S# / And whisper no more of #S# / Say nothing more of #S#
Till the [sun|moon] is up again.

@tender solemn
And if there’s a [child|friend] you would keep from harm,
Then tell it as [told|sung] to me:
Go softly past #S# / Be kind to #S# / Be gentle with #S#
And [leave|let] what is [sleeping|resting] be.

@solemn strange heroic
I give you the [tale|song] as I had it whole
From one who [is under|lies under] the tree,
And what became of #S# / And what was the end of #S# / And the rest of it all of #S#
[They would not tell to|Was never told to] me.

@sad strange tender
And some of us [wept|laughed], and some of us [slept|left],
And [no one|nobody] said a word,
For that was the last of #S# / And that was the last of #S# / And it was the last of #S#
That [ever the village|any one living] heard.

@dark sad strange
So [bolt|bar] the door, and [mind|trim|shield] the light,
And [never|do not] [laugh|dance|drink] too long,
For #S# may be [standing there|here tonight|] / For #S# is out tonight / It may be #S#
At the back to [hear|learn|join] the song.

@dark strange bitter
And when you are [walking home|home] tonight
And hear a step behind,
It may be #S# / It is only #S# / Go on; it is only #S#
Or [only|maybe] the wind. Be kind. / It may be the wind. Be kind.

@sad tender solemn
So when you [drink|dine], leave a [seat|plate|cup] that is free,
And [pour one glass|fill one glass|cut one slice] of [red|bread],
And drink to the memory of #S# / And drink to #S# and think of #S# / And drink to #S# / Remember #S#
And one for all our dead.

@sad tender
The [stones|leaves] are down, and the names worn off,
And [those who|they that] loved are gone,
But still we sing of #S# / But sing it again of #S# / But sing of #S# and sing it again / But we sing of #S#
And sing the winter on.

@merry tender
So fill the [jug|cup], and [pass|send] it round,
And let the chorus ring,
And here’s to #S# / Here’s a health to #S# / And here is a long life to #S#
And the [fools|few] who are left to sing!

@merry heroic
And that was the [song|tale], and [most|half] of it true,
And I [had|bought] it from one who knew,
So here’s to #S# / Here’s a cheer for #S# / Then here is a health to #S#
And here’s, my dears, to you!

@heroic solemn
So stand you up with your hats in your hands, / So stand up straight when the song is done
And say it as [soldiers|good folk] can:
All honour be given to #S# / All honour to #S#, all honour / All honour to #S# / To the name of #S#
And let it be [true|sung] again. / From now till the end of man.

@bitter solemn
So you who [are rich|are great|sit warm] [and sleep|and drink] at night,
Be sure [whom|that] you have paid;
Remember the night of #S# / Remember the debt of #S# / Remember #S# and mend your ways / Remember #S#
And debts that are still unpaid. / For debts do not stay where they’re laid.

@strange heroic dark
You [may|can] [believe|repeat] or let it be;
Come down when the [moon|tide] is high,
And ask aloud for #S# / And ask for #S# by name / And call on #S# to come / And ask for #S#
And you shall have your reply. / And wait there for the reply.

@bitter dark
And who had the [profit|wine], and who [paid the|the] bill?
You [know|saw] as well as I.
They put up a statue to #S# / They raised up a statue to #S# / They put up a stone to #S#
And [half|most] of its words are a lie.
`)
