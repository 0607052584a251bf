import { units } from '../../verse/units.ts'

/* Prophecies: three signs out of the subject's own world, what comes of them, what it will cost, and the one way out. */

export const signs = units(`
@sea
When [twice|thrice] in one [day|night|hour] the tide [runs|goes] out
And [gulls|boys|cats] on the sea-wall [turn|face] about,

@sea
When boats come home with none to row
And lamps are [lit|seen] in the town below,

@sea
When fish lie [gasping|flapping] on the stair
And salt has grown in the [bride’s|priest’s] own hair,

@sea
When [every|any] [net|line] comes up with a [bell|shell]
And [none of the bells|no man on the quay] has a tale to tell,

@sea
When oars [lie|rot] idle, side by side,
And someone [whistles|walks] against the tide,

@winter
When [snow|frost] shall fall on the [standing|ripened] wheat
And the [wolf|stag] lie down in the market street,

@winter
When [breath|milk] shall freeze beside the fire
And the bell be [dumb|stuck] in the frosted spire,

@winter
When birds drop [frozen|silent] from the sky
And the [oldest|eldest] well in the land is dry,

@winter
When three white [mornings|evenings] follow one
And no man [sees|greets] the face of the sun,

@death
When fresh-dug graves are [found unfilled|left unfilled]
And [no one|nobody] knows whom the fever killed,

@death
When bells ring out and the field is clear
And the dead sit down by the fire this year,

@death
When the [mourners|bearers] come to bury their own
And [find|read] their names on the waiting stone,

@death
When candles [burn|lean] as if they heard
And the dead man sits up and says one word,

@war
When [swords|spears] on the wall shall sweat by night
And [ravens|dogs] come early to look for the fight,

@war
When two kings [quarrel|wrestle] over a bone
And the drum in the [chapel|tower] beats alone,

@war
When [ploughs|spades] are beaten back into blades
And the [boys|lads] of the village play at raids,

@war
When the bridge is held by a single hand
And beacons burn to the end of the land,

@love
When a [bride|priest] shall wait and no one come
And the [fiddler’s|piper’s] [hand|heart] in the dance is numb,

@love
When the rose on the wall shall bloom in frost
And a ring be found that was [never|long since] lost,

@love
When [sisters|brothers|strangers] [love|paint] the [self-same|very same] face
And [neither one|nobody there] will give up [her|the] place,

@love
When letters [come|fall] from a [hand|man|friend] long dead
And [every|not] one of them [must|can] be read,

@love
When [lovers|brothers] go past as strangers do
And [letters|vows] are false and the gossip true,

@love
When cradles [are|lie] empty that held an heir
And [no one|nobody] knows who was sleeping there,

@love
When two shall [kiss|weep] at the gallows’ foot
And [lilies|roses] be blacker than any soot,

@love
When [plates|rings] that were broken are whole and clean
And [girls|boys] are in love with what none has seen,

@crown
When the crown [grows|hangs] heavy and will not stay
And the [hounds|guards] of the palace slink away,

@crown
When the king shall ask for his [father’s|brother’s] sword
And [find|see] it hung by the fool at the board,

@crown
When the throne is [sold|pawned] for the price of bread
And the [queen|cook] is crowned in her [sister’s|rival’s] stead,

@crown
When two claim one and the same high chair
And the crown is found in a [beggar’s|baby’s] hair,

@thief
When [locks|doors] undo for an empty hand
And the [poor|watch] are rich and none understand,

@thief
When the [rope|noose] breaks once and the rope breaks twice
And the [judge|clerk] forgets to [name|ask] his price,

@thief
When a [purse|coin] left out in the road lies still
And no one takes it, and no one will,

@monster
When sheep come home [without|that have lost] a sound
And three-toed prints are [pressed|burnt] in the ground,

@monster
When smoke [goes up|is seen] where no one lives
And the earth [beneath|below] the milking stool gives,

@monster
When riderless horses come [trotting|limping] back
With their bridles burnt and their saddles black,

@monster
When children [draw|dream] what they have not seen
And the [moon|pond] is ringed with a [sickly|poisoned] green,

@god
When the saint in the [window|chapel] [turns|bows|hides] his head
And the [holy|altar] [wine|cloth|lamp] is no longer red,

@god
When prayers [come back|come down|fall back] like [birds|moths|snow] in the night
And the altar [lamp|flame] gives a [cold|strange|thin] blue light,

@god
When the [blind|deaf] old beggar preaches in rhyme
And the bells of the abbey lose the time,

@god
When doves lie [down|still] on the temple stair
And the [priest|abbot] cannot recall the prayer,

@harvest
When corn stands [black|blue] from root to ear
And the [mule|bull] speaks out for all to hear,

@harvest
When cows give blood and the hens crow twice
And the [barns|mills] are full of nothing but mice,

@harvest
When the scythe [turns back|goes blunt] in the reaper’s hand
And a stranger’s [mark|tax] is on all the land,

@harvest
When apples [ripen|redden] under the snow
And the [wheel|wind] at the mill forgets to [go|blow],

@forest
When the oldest oak in the wood shall bleed
And the [stag|fox] come up to the house to feed,

@forest
When leaves in [June|May] fall all in a night
And the owls hunt hares by the noonday light,

@forest
When paths that you [know|cut] come round on themselves
And [moss|bark] is grown on the pantry shelves,

@mountain
When stones roll [upward|softly] in the pass
And the mine gives [out|up] not ore but glass,

@mountain
When the deep [shaft|cave] hums like a hive in May
And the miners’ [lamps|mules] all turn one way,

@mountain
When the peak is [seen|found] on the other side
And the hammers [stop|ring] where the old men died,

@tavern
When [beer|wine] turns sour the moment it’s drawn
And the guest at the bar was dead by dawn,

@tavern
When the fiddle plays and there’s no one near
And [blood|salt] is found in the Christmas beer,

@tavern
When the slate wipes clean, and [the debts are|no debt is] gone,
And the [fire|song] that was out goes on and on,

@magic
When [glass|ink] runs back and the mirrors are blind
And the cats leave [home|town] and the cats are kind,

@magic
When stars are [moved|dealt] like counters and dice
And a [spell|word] works once that was spoken twice,

@magic
When a shadow [stands|walks] where no one stood
And wands in the [school|shop] turn to living wood,

@magic
When a book is [found|bound] with your name within
And the final [word|page] is “And now begin,”

@city
When clocks in the town strike [ten|three] and one
And walls throw no shade in the midday sun,

@city
When bridges [part|fall] with no one there
And the [grass|thorn] is high in the central square,

@city
When every [key|lock] in the town [turns|fits] one door
And that was a door never [there|seen] before,

@city
When [rats|clerks] go out by the northern gate
With [bags|sacks] in their arms and will not wait,

@road
When the [road|path] runs round to where it began
And the [dogs|crows] will follow a faceless man,

@road
When the signpost [points|turns] to the open sky
And the [guests|trees] at the crossroads wave goodbye,

@road
When an empty [hearse|cart] drives round the town
With [straw|bread] in the back and the blinds all down,

@road
When the beggar [gives|pays] and the rich man begs
And the crow on the milestone asks for eggs,

@any
When a [child|calf] is born that does not cry
And a [star|road] goes over the noonday sky,

@any
When the youngest says what the oldest knew
And the liar tells you what is true,

@road
When milestones count the other way
And [carters|pedlars] drive backward to market day,

@road
When [boots|shoes] go by with no one inside
And the toll man pays you to take the ride,

@road
When the ford runs dry and the bridge is wet
And those who arrive have not left yet,

@road
When gallows [blossom|bear fruit] beside the way
And [pilgrims|pedlars] meet themselves by day,

@sea
When the lighthouse turns its [beam|lamp] to the land
And [ropes|nets] are found tied by no man’s hand,

@crown
When the king’s own seal comes off in the rain
And heralds cry nothing, and cry again,

@death
When the graves are [swept|aired] like a house for guests
And the crows come back to their last year’s nests,
`)

export const comings = units(`
Then #S# shall knock at the door / Then #S# shall come to the door / Then #S# shall stand at your very door / Then #S# shall be at the door / Then look for #S# at the door / It is #S# who is at your door
To [ask|call] for a thing you had sworn before.

Then #S# shall come into the hall / Then #S# shall [walk|come] through the wall / Then #S# shall come to you all / Then beware of #S# at the wall
And [softly|slowly] look for the least of all.

Then #S# shall be loose in the land / Then #S# shall go through the land / Then #S# shall be here in the land / Then #S# is abroad in the land
With what you [threw out|threw down] in the left, bare hand.

Then #S# shall come to your own / Then #S# shall have come to its own / Then [look for|wait for] #S# by the old grey stone / Then #S# shall sit on the stone / Then #S# shall come back alone
To take what you borrowed and called your own.

Then #S# shall wake from the long, long sleep / Then #S# shall wake from sleep / Then wakes #S# from sleep / Then #S# shall be done with sleep / Then #S# awakes from the deep
To [ask|call|come] for the [promise|treasure|daughter] you [did not|swore to] keep.

Then #S# shall be seen on the hill / Then #S# shall stand on the hill / Then #S# shall be up on the hill / Then #S# will be on the hill
And [dogs|clocks] shall be [silent|quiet] and hearts stand still.

Then #S# shall come as it was foretold / Then #S# shall come as foretold / Then comes #S# as foretold / Then #S# [comes|is] in from the cold
And no man [buys|bribes] himself off with gold.

Then #S# shall call you out by name / Then #S# shall call you by name / Then comes #S# as a flame / Then #S# shall call your name
And [none|few] shall be there to take the blame.

Then #S# shall sit in the [judge’s|old king’s] chair / Then #S# shall sit in the chair / Then #S# shall climb the stair / Then #S# shall meet you there
And ask of you what you cannot spare.

Then #S# shall turn and look for you / Then #S# shall look for you / Then #S# shall come for you / Then comes #S# for you
And [find|know] you, whatever you say or do.

Then #S# shall pass through every lock / Then #S# shall stop the clock / Then #S# shall come and knock / Then hear #S# knock
And [count|tell] you over, like a flock.

Then #S# shall rise up out of the well / Then #S# shall ring the bell / Then #S# shall break the spell / Then rings #S# the bell
And speak of the thing you would not tell.

Then #S# shall ask for half the bread / Then #S# shall ask for bread / Then #S# shall raise the dead / Then comes #S# ahead
And [sleep|lie] in the middle of your bed.
`)

/** The same, with what the prompt says of them: lines 1 and 3 of a quatrain that rhymes in couplets. */
export const comingsNamed = units(`
Then #S# shall [come|wake|rise] in the [night|dead of night], / Then #S# shall come to light, / Then comes #S# at night, / Then comes #S#, by night,
[The one|It is one|None but the one|The very one|And that is one|The only one|] #C# [in the night|out of sight|without a light|left and right|, wrong or right|by lantern light|till the world is white].

Then #S# shall [come|ride|go] this way, / Then #S# shall be here that day, / Then comes #S# that day, / And #S# shall come that day,
[The one|It is one|None but the one|The very one|And that is one|The only one|] #C# [to this day|by night and day|, they say|, as the old books say|and will not stay|and goes away].

Then #S# shall come again, / Then comes #S# again, / Then look for #S# again, / Then #S# shall come with rain,
[The one|It is one|None but the one|The very one|And that is one|The only one|] #C# [in the rain|, once again|, and in vain|, for loss or gain].

Then #S# shall be drawing near, / Then comes #S# this year, / Then #S# is near,
[The one|It is one|None but the one|The very one|And that is one|The only one|] #C# [, and without fear|, year on year|, it is clear].

Then #S# shall answer the call, / Then #S# shall come to the hall, / Then comes #S# to all, / Then #S# shall rise or fall,
[The one|It is one|None but the one|The very one|And that is one|The only one|] #C# [, great or small|, and that is all|behind the wall|, after all].

Then #S# shall come by name, / Then comes #S# in flame, / Then #S# shall have a name, / And #S# shall call your name,
[The one|It is one|None but the one|The very one|And that is one|The only one|] #C# [, to our shame|in the flame|, and none to blame|, just the same].
`)

export const costs = units(`
The [roads|paths] shall be [white|red] and the ovens cold
And [nobody|no one] be left who is [very|half] old;

The [locks|laws] shall be many, the [friends|loaves] be few
And [liars|thieves] be [thanked|praised] and believed for true;

The [bees|storks] shall leave and the [wells run|milk turn] sour
And a [week|life] be measured by the hour;

The [dogs|stones] shall [speak|judge|sing] and the [priests|bells|kings] be dumb
And [none|few] shall say when the end will come;

The bread on the board shall turn to clay
And sons shall carry their [fathers|houses] away;

The laws shall hang in the [wind|sun] to dry
And no one living shall ask them why;

A [crown|child|field] shall be [had|sold] for a crust of bread
And the [softest|whitest|warmest] beds be [kept|made] for the dead;

The snow shall lie till the first of June
And wolves shall sit to be fed at noon;

The [old|great|rich] shall [envy|pity] the [newly|lowly] born
And [bells|horns] ring out with [none|few] to [warn|mourn];

The [mighty|richest] shall carry what poor men bore
And the bell shall ring that was dumb before;

One house in seven shall [stand|be] bare
And the other six shall have none to spare;

The [first|best] to run shall be [first|best] to fall
And the [wall|gate] shall break that sheltered all;

A [mother|brother] shall open to thief and foe
And [none|few] shall ask what the old ones know;

The [river|market] shall carry the [lamps|chairs] away
And night shall be [twice|thrice] as long as the day;

#land.cap# shall [lie|be] as [a desert lies|the desert is] bare
And no one shall say who was living there;

And #ill# shall sit in the [judge’s|king’s high] seat
And [grass|thorns] shall be grown in the widest street;

And [seven|eleven] who swore to stand shall run
And the [count|sum] of them all shall come to one;

The [proud|great] shall bow and the meek shall bow
And what was put off for a year falls now;

Each shall be asked for the thing they [hid|did],
And the [earth|sea] shall open up like a lid;
`)

export const escapes = units(`
But [plant|set] a seed in the [coldest|deepest] clay
And [sing|sit] till it shows, and it goes away.

Yet [bread and milk|a bowl of milk] beside the gate
Shall [tame|hold|please] it, though you set it late.

Unless you [give|hand] back, before the frost,
The thing that you said you had only lost.

Then [burn|tear] the [paper|treaty|flag] that your fathers signed
And [look|walk] before you, and not behind.

But he who [began|caused] it may end it too:
Go [wake|ask] him in time what he means to do.

Yet tell it a [story|secret] that has no end:
It [sits|lies] by the fire and becomes a friend.

Let [seven|eleven] who hated sit down and eat
And [wash|wipe] the [dust|mud] from each other’s feet.

But [dig|look] where the [hazel|willow|apple] has [lost|dropped] its leaf,
And [give|carry|sell] what is there to [any|a|the] thief.

But salt on the sill and a song at noon
Shall [turn|send] it away with the waning moon.

Unless you should laugh, and laugh out loud,
It [takes|wants] the best of the standing crowd.

Then ring the bell with the broken tongue:
It [fears|flees] what it heard when it was young.

Go [meet|greet] it [half way|by day|at once] with an [open|empty] hand,
And it shall be [rain|grass|sun] upon the land.

Unless [the youngest|a widow|a stranger] shall [come|walk] to the gate
And [give|say] what was owed before it is late.

Unless a [thief|child] shall come in the night
And put back the #tool#, and put it right.

Unless the [two who|sisters that] parted in hate
Shall [break|eat|share] one loaf [at|by] the [burning|farthest] gate.

But there is one door, and the door is low:
Let [those who are first|the one in front] be the last to go.

But one thing turns it, and one alone:
To [call|bless] it by name, as you would your own.

But one thing [saves|helps|serves]: the unlighted lamp
[That|Which] a [beggar|widow|traitor] [bears|brings] to the [captain’s|enemy’s] camp.

Yet [a word said|one word said] softly shall bar the way:
The [word|thing] that you all were ashamed to say.

Yet all may be mended, from roof to floor,
By one who [will weep|shall weep] for it at the door.

There is one [cure|charm], and you [have|know] it by heart:
Go [back|home] to the [stone|well|gate] where you saw it start.

But give it the #tool#, and [turn|look] away,
And it shall be gone at the [break|end|turn] of day.

Let no one [strike|fight], and let nobody flee,
But [open|offer] your hand, and it lets you be.

One may yet stop it: the [one|man] who [can|shall] say,
“I did it,” [aloud|out loud], in the light of day.
`)
