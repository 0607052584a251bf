import { story, units } from '../../verse/units.ts'

/* Songs for the tavern: three verses of one story, and between them a chorus about whom it is of. */

/** Choruses; in some of them what the prompt says is sung. */
export const chorusesNamed = units(`
[So here’s to|Then here’s to|A health to|To] #S#, my [lads|dears], / Here’s to #S# / To #S# / So here’s a health to #S#
And [fill|lift|pass] the [cup|jug|bowl], my friend;
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Will [see|drink|sing] us to the end.

Oh, #S#, [oh|hey,] #S# / Oh, #S#, my [lads|dears], / Oh, #S# / Hey ho for #S#
Who [has|could have] the heart to frown?
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Has [gone|come] and [drunk|sung] it down.

So [bang|beat] the board for #S# / And [roar|sing] it out for #S# / Three cheers for #S# / Hurrah for #S#
And [stamp|beat|dance] upon the floor:
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Is [owed|worth] at least one more!

[So raise|Then raise|Come raise] a glass to #S# / Come drink to #S# / To #S#, my lads / A glass to #S#
And [sing|shout|roar] it loud and long,
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Has earned [this|a] drinking song.

[Then fill them up for|So fill the cups for|Come fill a cup for] #S# / Fill up for #S# / A cup for #S#
And fill them up again:
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Will [never|not] come in from the rain.

So who will sing of #S# / And who will sing of #S# / Who sings of #S# / Oh, who will [sing|tell] me of #S#
When [you and I|all of us] are gone?
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
[Shall|Will] hear the [song|tune] go on.

Hey down, hey down for #S# / Hey derry down for #S# / Hey down, derry down for #S# / Derry down for #S#
And [hey|ho] for the [bread|ham] and cheese,
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
May [drink|dine] with the likes of these.

Once more for #S# / Once more, my lads, for #S# / Once more, once more for #S# / Now once again for #S#
And [twice|once] for the [price|smell|cart] of hay,
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Has [never|not yet] been known to pay.

I never met #S# but once / I never saw #S# / I know no more of #S# / I once met #S# / I never met #S#
[But|And] I’ll [sing|roar|hum] it till I die:
[The one|The only one|The very one|Oh, the one|None but the one|The selfsame one|] #C# [, my lads,|, my dears,|, hey ho,|, my friends,|]
Was [there|here], and so was I.
`)

export const choruses = units(`
[So here’s to|Then here’s to|A health to|To] #S#, my [lads|dears], / Here’s to #S# / To #S# / So here’s a health to #S#
And [fill|lift|pass] the [cup|jug|bowl], my friend;
For whether it’s [winter|Tuesday] or whether it’s [spring|not]
We’ll drink it to the end.

Oh, #S#, [oh|hey,] #S# / Oh, #S#, my [lads|dears], / Oh, #S# / Hey ho for #S#
Who [has|could have] the heart to frown?
The [world|road] is wide and the [barrel|bottle] is deep,
And so we’ll drink it down.

So [bang|beat] the board for #S# / And [roar|sing] it out for #S# / Three cheers for #S# / Hurrah for #S#
And [stamp|beat|dance] upon the floor,
And [never|don’t] mind the [bailiff|parson], my dears,
But [pour|draw] us out one more!

[So raise|Then raise|Come raise] a glass to #S# / Come drink to #S# / To #S#, my lads / A glass to #S#
And [sing|shout|roar] it loud and long,
And if the landlord [locks|bolts] the door
We’ll [sing him|start] another song.

[Then fill them up for|So fill the cups for|Come fill a cup for] #S# / Fill up for #S# / A cup for #S#
And [empty|drain] them down again,
For the [road|ditch] is long and the bed is cold
And it [looks|smells] a bit like rain.

So who will sing of #S# / And who will sing of #S# / Who sings of #S# / Oh, who will [sing|tell] me of #S#
When [you and I|all of us] are gone?
[The cat|The pot|The door], perhaps, and the [man|girl] in the moon,
So [pass|bring] the bottle on.

Hey down, hey down for #S# / Hey derry down for #S# / Hey down, derry down for #S# / Derry down for #S#
And [hey|ho] for the [bread|ham] and [cheese|peas],
And [hey|ho] for the [man|girl] who pays for it all
And [asks|begs] us to drink, if we please.

Once more for #S# / Once more, my lads, for #S# / Once more, once more for #S# / Now once again for #S#
And [twice|once] for the [price|smell|cart] of hay,
And [three|nine] times [three|nine] for the hand that pours,
And then we’ll be on our way.

I never met #S# but once / I never saw #S# / I know no more of #S# / I once met #S# / I never met #S#
[And|But] I’ll [sing|roar|hum] it till I die,
And if there’s a [lie|hole] in the song, my dears,
Then the [landlord|brewer] knows, not I.

Old songs are good, but give me #S# / There are other songs; give me #S# / Give me #S# / Give us #S#, give us #S#
And a [bench|stool] where the wall is warm,
[A goose|A ham] on the spit, a [dog|cat] at my feet,
And the rest can hang in the storm.
`)

export const stories = [
  story(
    'glutton',
    `
@being

[Now|Once] #S# came in [from|out of] the rain / Now #S# came by the inn / One night came #S# / In came #S#
And [asked|begged] what there [was|is] to eat;
The [cook|maid] brought [mutton|cabbage], the cook brought [pie|ham],
And #he# went through it, [leg|skin] and meat.
~
One Monday night came #S# / On market day came #S# / One evening in came #S# / In came #S#
And [sat|drew|pushed] up to the board,
And drank till the [landlord|potman|barrels|cellar] had run clean out
Of all that he had stored.

#he.cap# ate the [candles|lantern|saddle], #he# ate the [soap|map|broom],
#he.cap# ate the [landlord’s|parson’s|miller’s] hat,
And [looked|stared] about for a [bite of|bit of] sweet, / And wiped #his# mouth, and looked about,
And [winked|smiled] at the kitchen cat.
~
#he.cap# drank with the [smith|clerk], #he# drank with the [priest|duke],
#he.cap# drank with the [watch|duke] as well,
And [one|each] by one they slid to the floor
And [lay|slept] there where they fell.

“And [who’s to|who will|who’ll] pay?” the [landlord|potman|cook] cried.
“[Why|Not I|Well], you, my [friend|dear],” said #he#;
“You [promised|wrote] it [up|out] above the door:
‘A stranger eats for free.’”
~
And when they came to [reckon|add] it up
The [slate|sum] went round the wall;
#he.cap# [signed|wrote] a cross, and was out at the back,
And that was the last of it all. / And nobody saw #him# at all.
`,
  ),
  story(
    'courting',
    `
@being

Now #S# once [courted|wooed] the brewer’s girl / Now #S# was in love, they say / When #S# went a-courting / #S# in love
With [ribbons|onions] and a song,
And stood beneath the [window|chimney] there
And sang the whole night long.
~
Now #S# wished to be wed, they say / #S# had sworn to be wed / #S# would be wed
Before the month was through, / To somebody good and true,
And [asked|wrote] to the widow who [kept|had] the inn
And to her sisters, too.

The first one threw a [bucket|kettle] down,
The second threw a chair,
The third came down in her [mother’s|father’s] boots
And [caught|had] #him# by the hair.
~
The mother came with a broom and a rake,
The father came with the dog,
And #he# [sat|hid] till dawn in a [water|cider] butt
As [quiet|still] as any log.

They’re [married|wed] now, and they have nine,
And all of them [bawl|sing] at night,
And all of them have their [father’s|mother’s] nose
And their [mother’s|grandam’s] appetite.
~
So now #he# drinks where you see #him# [sit|now]
And never [sings|courts] a note,
The [boot|chair] that she threw is hung on the wall
And the ring’s in the billy goat.
`,
  ),
  story(
    'taxman',
    `
@being

#S# [once|] fell out with the tax, they say / They came to tax #S# / The tax man called on #S# / The tax man came to #S#
For candle, hearth and door;
They taxed the [roof|wife], they taxed the rain,
And then they came for more.
~
The bailiff came to #S# one day / The bailiff called on #S# / The bailiff came for #S#
With a [paper|parchment] and a seal:
“You owe [two pigs|nine geese] and a [tenth|third] of a cow
And the [smaller|left-hand] wagon wheel.”

“Come in,” #he# said, “and [have|take] a drink
Before you [take|count] the chairs.”
They [had|drew] another, they had [ten|six] more,
They sang upon the stairs.
~
“I’ll pay,” #he# said, “when I’ve poured you one.”
And [poured|drew] the bailiff ten,
And the bailiff [wept|sang] on a barrel of plums
And poured it out again.

They woke next day in the miller’s pond
Without a [seal|boot] or pen,
And the [writ|roll] was pinned to the [parish|neighbour’s] goat,
Who ate it there and then.
~
So the [bailiff|tax man] keeps the bar these days
And pays #him# by the week,
And if you ask him about the tax
He [blushes|hiccups], and cannot speak.
`,
  ),
  story(
    'death',
    `
@being

[Old Death|The Devil] came for #S# one night / Old Death came by for #S# / Death came for #S# / [Then Death|Old Death] came in for #S#
And [knocked|tapped] upon the pane.
“You’re early, [sir|friend],” the answer came;
“Go round, and knock again.”
~
The Devil came to #S# / The Devil came for #S# one day / The Devil called on #S#
As [polite|pleasant] as any lord:
“I’ve [come|called] for your [soul|cow|hat], by your leave,” he said,
And [he pulled|drew] up to the board.

They played at cards, they played at dice,
They played at pitch and toss,
And the [guest|stranger] lost [his hat|his horse] and [his purse|his scythe]
And was very [hurt|sore] at the loss.
~
“You’ll drink with me first,” says #he#, “for luck,
And I’ll fetch a hat and coat.”
#he.cap# poured him the ale of this very house,
And it took him by the throat.

So now #he# goes about in the hat
And [never|nobody] seems to die,
And the [fellow|guest] who came for #him# [sweeps|mops] the yard
[And isn’t allowed|And never is let] to lie. / And looks at us, with a sigh.
~
He ran till he came to the [parish|river] bank
With his [tail|scythe] between his knees,
And [swore|said] he would never come here again
Unless they [improved|threw out] the cheese. / For souls or for bread and cheese.
`,
  ),
  story(
    'mayor',
    `
@being

When #S# was [made|put] in charge of the watch / They put poor #S# in charge of the watch / When #S# was on the watch / They made #S# the watch
With a [whistle|lantern] and a hat,
The thieves came in by the northern gate
And gave #him# this and that.
~
They made #S# the mayor one day / They voted for #S# for mayor / They made #S# the mayor / For mayor we picked #S#
For a wager and a cheer,
The first of #his# laws on the chapel door
Was the law of the price of beer.

They gave #him# a [ham|goose], they gave #him# a [cheese|hen],
A hat with a [peacock|pheasant] plume;
#he.cap# wrote them down in a little black book
And locked them all in a room.
~
#he.cap# fined the [judge|bishop] for wearing lace,
The baker for weight of bread,
#he.cap# taxed the rich by the yard of nose
And sent the poor to bed.

So the thieves went off to an honest trade,
For the [thieving|stealing] did not pay,
And they [bake|sell] us pies on the bridge by night,
And nail up the doors by day.
~
And the [town|place] was happy for half a year,
And that was a year too long,
So back came the mayor we had before
And put #him# in a song.
`,
  ),
  story(
    'parson',
    `
@being

A parson came to [scold|save] #S# / They sent the priest to #S# / A parson set out to save poor #S# / A parson came to #S#
From [dancing|singing] and from beer;
He [opened|preached from] his book at the very front page
And [stayed|he’s been] for half a year.
~
Now #S# went up to church, they say / Now #S# went up to church one day / #S# went up to church one day / #S# went to church
To hear about the flood,
And [laughed|sneezed] so loud at the ark and the beasts
That the bell came down with a thud.

“Now drink,” said the priest, “is the devil’s own bed.”
“Then lie in it, sir,” said #he#,
“And see if it’s stuffed with coals or [with straw|with down],
And [come back and tell|let somebody tell] it to me.”
~
The parson went red, and the bishop went white,
The verger went under the pew;
#he.cap# said, “It’s a boat full of cows and rain;
And what did they have for a brew?”

They [found|woke] him on Sunday drunk on a bench
With his collar and hat awry,
Preaching of water that turned to wine
Till never an eye was dry.
~
So now they say prayers at the bar by night,
And psalms to the fiddle and drum,
The church collection is put on the slate,
And the bishop himself has come.
`,
  ),
  story(
    'search',
    `
@thing

We went to look for #S# / We set out after #S# / We [rowed|rode] to look for #S# / For #S# we set out
With a barrel and a map;
The map was on its head, my [lads|dears],
And somebody lost the tap.
~
Now [seven|eleven] of us wanted #S# / We all went out for #S# / We swore to go find #S#
On a [Monday|Tuesday|Friday] after tea,
And [three|four|two] fell into the [harbour|river|duck pond] first
And [swore|thought|cried] that it was the sea.

We asked a [bishop|farmer], we asked a cow,
We asked at the [convent|castle] gate;
They gave us [soup|beer], and they gave us bread,
And that is why we were late.
~
We came to a [wood|ford|town], we came to a hill,
We came to an inn, and [stayed|there stayed],
And [ran up|had there] a bill that was [nine|ten|six] feet [long|wide],
And that was the only one paid. / And not one of us had paid.

And did we find it? [Sit you|Sir, sit] down
And buy me another, do;
For I could tell you a [thing|tale], my lads,
And part of it might be true.
~
And there it [was|sat] when [at last we|the lot of us] [came|got] home
And opened the [cellar|pantry|kitchen] door:
[It sat|It lay] [at the back|in the dark] by the [onions|pickles|candles] there
For [a hundred|thirty|forty] years or more.
`,
  ),
  story(
    'panic',
    `
@thing

The day we heard of #S# / The night that brought us #S# / When first we had #S# / The year of #S#
We were [sitting|drinking] by the wall;
The priest ran out in his shirt and cried,
“God help us, one and all!”
~
They say it began with #S# / It all began with #S# / It started with #S# / It began with #S#
On the night of the [harvest|christening] ball;
The fiddler was under the table by nine
The parson lay under them all.

The [mayor|bishop] said this, and the [parson|sexton] said that,
And both of them [stood|bawled] on chairs;
The [widow|landlord] locked up the [brandy|pantry] first
And then got on with her prayers. / And afterwards said some prayers.
~
The [miller|barber] was all for running away,
The [sexton|brewer] was all for a fight,
So they had a jug while they talked it out
And they talked of it all that night.

And in the morning [the sun came|they all woke] up
And [nothing|no one] was out of place,
But all of the [barrels|bottles|pitchers] had [been drunk dry|run dry],
And red was the [parson’s|bishop’s|sexton’s] face.
~
And when it was over and all was done
And somebody counted the cost,
There was one window, a goose and a boot,
And the rest was never lost.
`,
  ),
  story(
    'market',
    `
@thing

They put #S# up for sale / They sold us #S# / They sold the town #S# / A man sold us #S#
For a [barrel|bucket] and a song;
We [paid|gave] him down and we shook his hand
And he didn’t stay there long.
~
A stranger put up #S# / A duke once lost #S# / A duke put up #S# / Some fool had put up #S#
At [cards|dice], and lost it, too;
And that is how it came to us,
With a [bill|cow] and a worn-out shoe.

We tried to get it through the door,
We tried to lay it down;
We took off the roof and [two|three] of the walls
And [carted|rolled] it through the town.
~
The [priest|monk] came round to bless it first,
And the smith came round to swear;
The [clerk|judge] came round with a measuring rope
And [sat|fell] down on the stair.
~
We gave it to the [mayor|bishop] then
To [hang|put] beside his bed;
He gave it back in the morning, sirs,
With a bandage round his head.
~
We left it with my wife’s old aunt
Who [never|did not] speak to men;
By [Friday|Monday] night she had brought it home
And left it with us again.
~
We threw it in the [mill|duck] pond once,
And it came back green with moss;
We bet it twice at the Christmas fair
And won, and were at a loss.
~
We wrote to the king to take it off,
And the king wrote back to say
That he’d had it once, in his father’s time,
And [given|sent] the thing away.

So here it [stands|is], and here we sit,
And [look|nod] at it over the beer,
And if you want it, name your price:
And it’s yours for a kiss, my dear.
~
And now it’s part of the place, they say,
Like the draught and the smell of cheese,
And nobody [asks|knows] what it’s for, my lads,
But we toast it on our knees.
`,
  ),
  story(
    'quarrel',
    `
@thing

Two towns fell out over #S# / Two towns laid claim to #S# / Two villages wanted #S# / Two towns wanted #S#
And swore it by the bell;
The one had a [paper|parchment] to prove it, lads,
And the other could shout as well.
~
We said it was ours, #S# / It was ours, we said, was #S# / We had it first, #S# / We owned #S#
And [they|some] said it was theirs;
We sent them a note, they sent back a [goose|sheep],
And we [met|fought] on the middle stairs.

We marched on them with a [kettle|dinner] drum,
They marched on us with a flute;
We met in the fog in a [turnip|barley] field
And nobody knew whom to shoot.
~
Their [mayor|parson] challenged ours to box,
And ours said he’d a cold;
They played it out at skittles instead
And both of them were too old.
~
The lawyers came in a coach and four
To see what could be done,
And they ate both towns out of [bread|house] and beer
And said that the [law|case] had won.
~
The judge said, “Cut the thing in two,
And [each|both] can have a half,”
And both of the towns came up to look
And both began to laugh.
~
Then somebody’s [wife|child] came out and said,
“And who has fed the cow?
You’ve [fought|shouted] about it since the spring,
And it’s nearly winter now.”

And while we were at it a [tinker|pedlar] came
And took it away on a cart,
And neither of us has seen it since,
And we didn’t know where to start.
~
So now we have it [Mondays|Tuesdays], lads,
And they have it [Fridays|Sundays], too,
The rest of the week it is left alone
With nothing on earth to do.
~
So if you ever want a war,
You can have it from us at cost:
There are drums for [all|two] and a bit of law,
And nobody minds who lost.
`,
  ),
]
