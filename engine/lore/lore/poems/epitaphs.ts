import { units } from '../../verse/units.ts'

/* Epitaphs: who lies or stood here, what they did, how it ended, a word to whoever reads it. "#he#" is the subject. */

export const openings = units(`
Here [lies|rests|sleeps] #S#, who [lived|worked] and died / Here lies #S# with nothing to hide / Here lies #S#, at the churchyard side / Here lies #S#, who died / Here lies #S# inside / #S# is inside
With [nothing owed|little said] and with little [to hide|inside]. / With [nothing owed|little said] and no one beside.

Beneath this stone is #S# laid / Here lies #S# in the [cool|sweet] green shade / Here is #S# laid / #S# is laid / Here lies #S# in the shade
Who [owed|asked] no man, and whose [bill|debt] is paid.

[Stop, friend|Stand still]: here #S# is at rest / Here #S# is at rest / Here rests #S#, the last and the best / #S# is at rest / Here lies #S# at rest
With [both|two] hands folded [upon|over] the breast.

Here lies #S# in a borrowed bed / Here lies #S# who, when all is said / Here lies #S#, and [dead|quite dead] / Here lies #S#, dead / #S# is dead
Had [more|less] to be sorry for than was said.

Here [under the grass|under the yew] is #S# / Here lies #S# below / Here lies #S#, and below / Here is #S# below / #S# is below
And where #he# is gone to we do not know.

Look down, look down: #S# asleep / Here is #S# asleep / #S# lies asleep / Here lies #S#, asleep
With nothing to [pay|win] and [no one|nothing] to keep.

They laid #S# [down|here] in the ground / They put #S# into the ground / We put #S# in the ground / We laid #S# in the ground
And the [bell|dog] gave only a little sound.

#S# is dead, and the weather is fine / Here is #S#, and the weather is fine / #S# is dead, and the weather fine / Here lies #S# by the vine
And somebody else [drinks up|has had] the wine.

Walk softly: #S# is lying there / #S# is there / #S# is lying there / Under the grass, #S# is there
And mind the [nettles|roses], and do not stare.

At last #S# has got a bed / At last #S# is safe in bed / #S# has gone to bed / Here is #S#, put to bed
With a [handsome|heavy] roof of grass overhead.

Good night to #S#, good night / Here sleeps #S#, good night / And so to #S# good night / Good night, #S#, good night
And whoever is last, [put out|blow out] the light.
`)

/** With what the prompt says of them. */
export const openingsNamed = units(`
Here [lies|rests|sleeps] #S# [, and lies here right|, out of the light|at last tonight|out of sight|] / Here lies #S#, by day and night / Here lies #S#, out of sight
[The one|The very one|The only one|The same one|And that’s the one|] #C# [, and was right|till the last night|, in all men’s sight|, for wrong or right|to the end of light|, or said so, despite|with all #his# might|without a light|, and slept all night].

Here [lies|rests|sleeps] #S# in clay / Here lies #S#, laid away / Here lies #S#, and here will stay / Here lies #S#, they say / #S# in clay
[The one|The very one|The only one|The same one|And that’s the one|] #C# [, they say|till judgement day|to the final day|until yesterday|, so the neighbours say|and went away].

Here [lies|rests|sleeps] #S# in the ground / Here lies #S#, safe and sound / Here lies #S#, homeward bound
[The one|The very one|The only one|The same one|And that’s the one|] #C# [, and never found|without a sound|all year round|, so we found|on holy ground].

Here [lies|rests|sleeps] #S# at last / Here lies #S#, all is past / Here lies #S#, first and last
[The one|The very one|The only one|The same one|And that’s the one|] #C# [, and stood fast|to the last|, first and last|in years long past].

Here lies #S# beneath a stone / Here lies #S#, all alone / Here lies #S#, skin and bone / #S# lies alone
[The one|The very one|The only one|The same one|And that’s the one|] #C# [, and well known|, all alone|, chilled to the bone|, as is well known].

Here lies #S# by the tree / Here lies #S#, as you see / Here lies #S#, and is free
[The one|The very one|The only one|The same one|And that’s the one|] #C# [by the sea|, as all agree|, and asked no fee|, for all to see|, as it had to be].
`)

export const lives = units(`
#he.cap# [lived on|asked for] #goods#, plain and good,
And [mended|settled] what others [broke|left], if #he# could.

#he.cap# was #toil# by the hour of ten
And did it, till dark, and began again.

#folk.cap# all came when the [bell|news] was rung
And said it was [well|good] to have gone so young.

#he.cap# feared no [priest|law], no king, no night,
And [twice|once] was wrong, and [for once|the rest] was right.

#he.cap# paid what #he# owed, and #he# owed not much:
A [bill|score] at the inn, and a word, and such.

#he.cap# owned one [coat|friend] and [knew|sang] one song,
And [kept|held on to] the pair of them all life long.

#his.cap# [end|death] was a [strange|quick|quiet] one, [so they|they all] say;
But the [morning|weather] was fair to go away.

#he.cap# [meant|vowed|tried] to be [good|wise|kind], and began it late,
And had [got|come] as far as the [garden|orchard|churchyard] gate.

Of all that #he# [wanted|paid for] #he# got the half,
And the [rest|want] of it only made #him# laugh.

#he.cap# [rose|dined|sang] with the [lark|cow|cock] at the break of day
And [sat up|walked|preached] with the [owls|bats], if the [drink|dice] would pay.

Not even the [parson|clerk] could think of more
To [lay|set] at #his# feet than a [banging|slamming] door.

#he.cap# did as #he# pleased, and it pleased #him# well
To [answer|visit] the poor, and the evening bell.

One [coat|hat|fork] on a nail, one [cup|book|plate] on the shelf
Are [all|more than] #he# kept for #his# own poor self.

#he.cap# never said much, but the words #he# said
Are [said|used] in the house by the ones not dead.

#he.cap# [quarrelled|reckoned] with [heaven|lawyers] for sixty years
And [lost|bowed] in the end to a [priest|clerk] in tears.

#his.cap# [tongue|wit] was sharp and #his# [temper|purse] was thin,
But all of the poor were [taken|bidden] in.

#he.cap# [loved|married] but once, and it did not hold,
And #he# [kept|wore] the [ring|glove] till the ring was old. / And #he# never spoke of it, young or old.

They told #him# to [run|kneel|sing], and #he# shook #his# head
And [stood|sat] by the [door|gate|well] in the rain instead.

#he.cap# knew the price of a [cow|horse] by sight
And was [now and then|here and there], by chance, in the right.

#he.cap# [dined|drank] with the great and [slept|sang] with the small
And neither remembers #him# at all.

#he.cap# went to law for a [yard|foot] of ground
And has it now, with a wall around.

#he.cap# [planted|watered] a tree when the [war|storm] came by
And [lived|stayed] to see it [fill|reach] the sky.

#his.cap# [singing|dancing] was bad and #his# [jokes|boots] were worse,
And we miss them, walking behind the hearse.

#he.cap# asked for a roof, a fire, a friend
And had the [first|last] of the three in the end.

#he.cap# broke but one promise, and that was small,
And lay awake for it after all.

#he.cap# taught the [children|village] to read and spell
And [when|how] to keep quiet, and when to tell.

#he.cap# was late for [dinner|weddings] and late for prayer,
And only today was the first one there.
`)

export const farewells = units(`
@heroic
If [wolves|thieves] should come to your [gate|barn] some night,
Call [loudly|softly] on #him# and hold the light.

@heroic solemn
The [wall|bridge] that #he# [held|kept] is standing yet;
Be [glad|proud] of it, and do not forget.

@solemn
Go [quietly|slowly] by, and [count|mind] the days:
Who [lies|sleeps] in the ground has no use for praise.

@solemn sad
One [line|stone] is too little, and two too long
To say what is over and what went wrong.

@merry strange
If [laughter|music] is heard from the stone in spring,
It is only the [worms|neighbours], who [like|want] to sing.

@merry tender
Sit [down|here] on the stone and [eat|share] your bread:
#he.cap# always liked [company|somebody near], so #he# said. / #he.cap# never liked eating alone, #he# said.

@tender
Now [sleep|rest] and be [warm|still], for the work is done,
The [dog|cat|goose] at the [gate|door] [lies|sits] down in the sun.

@dark
Leave [nothing|no rose] here, take none away:
#he.cap# [counts|knows] it all by the [break|end|light] of day.

@merry
Now, passer-by, if your [throat|purse] is dry,
Go drink to #him# [once|twice], and so [will|may] I.

@merry bitter
Tread lightly here, for #he# [always|ever] swore
To [get|climb] up again for one [drink|song] more.

@sad tender
So [leave|lay] a flower, or leave a word:
They say that the [least of|smallest of] them is heard.

@sad solemn
What #he# is now you are soon to be;
Say something [kind|loud|short] for the [rest|ghost|priest] to see.

@heroic solemn
[Stand straight|Hats off|Well met], you who [pass|read|pause], and be [of good cheer|glad to hear]:
There was [one in our time|somebody once|one in the place] who did not fear.

@dark strange
Read quickly, and go, and [close|shut] the gate:
#he.cap# [rises|wakens] at dusk, and it’s growing late.

@dark bitter
We [buried|laid] #him# [deep|late] and we [laid|set] a stone,
And [hope|pray] that #he# will [leave|let] it alone.

@bitter
The [heirs|sons] that put up this [marble|handsome] stone
Would not in #his# life have [lent|passed] #him# a bone.

@strange
If you hear a [knock|cough|song], it is not a sin
To [knock|tap|hum] in reply. But do not go in.

@tender heroic
The [lamp|light] that #he# lit is burning still:
You can see it [there|plain] on the farther hill.

@sad bitter
#he.cap# asked for so little, and got still less:
A [name|date] on a stone, and it’s wrong, I confess. / A name on a stone, and that’s half a guess.
`)
