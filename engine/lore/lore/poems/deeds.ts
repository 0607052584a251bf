import { type Story, story } from '../../verse/units.ts'
import type { Deed } from '../deed.ts'

/*
 * Ballads and songs that act out what the prompt says somebody did: how it was done, what came of it, and how it ended. As in
 * the other poems "#S#" is whom it is about; "#D#" what was done ("stole the moon"), "#O#" to what ("the moon"), #it# and
 * #they# the same for short.
 */

export const deedBallads: Readonly<Record<Deed['kind'], Story>> = {
  taken: story(
    'taken',
    `
@being

The night that #he# #D#, / The night #S# #D#, / [One|Some] night #S# #D#; / #S.cap# #D#; / The very night #he# #D#, / It was midnight when #he# #D#;
No [watchman|neighbour] saw #him# pass;
#he.cap# carried #it# home in a [winter|beggar’s|Sunday] coat
As quiet as dew on grass.
~
Nobody [thought|knew] it could be done
Nor guessed the reason why,
But #S# #D# / Till #S# #D# / Till #he# #D# / Until one evening #he# #D# / Till all in a single night #he# #D#
And [laughed|sang] as #he# went by.

The people rose and looked for #O# / And everybody looked for #O# / At dawn they looked for #O# / They looked about for #O# / They looked and looked for #O# / They looked for #O#
And [found|saw] an empty place;
[Then|And] some of them wept, and some of them swore,
And each looked the next in the face.
~
There was crying up and down the street,
There was ringing of the bell,
For #O# was gone, and where it had gone / For nobody could find #O# / For none could find #O# / For no one there could find #O#
And none of them could tell.

All night #S# sat up with #it# / All night #he# sat alone with #it# / All [week|month] #he# sat alone with #it#
And would not sleep nor pray,
For the longer #he# looked, the less there was,
And the less could #he# look away.
~
#he.cap# hid #it# under the [bed|stairs] at first
And then behind the door,
And every time that #he# looked at #it#
#he.cap# wanted #it# the more.

They came with lanterns, they came with dogs
On a morning [wet|grey|dull] with rain:
“[Bring out|Give up],” they cried, “what is ours by right,
Or never see day again.”
~
They came by night with a rope and a judge,
They came, the young and the old:
“Give back what you took,” the [smith|cook|priest] called out,
“Or hang till the dawn is cold.”

#he.cap# gave #it# back, and they let #him# go,
And nobody [said|spoke] #his# name,
But [the world|the town] had seen it could be done,
And nothing was quite the same.
~
#he.cap# would not give #it# up, [not yet|not #he#],
For pardon nor for land;
They hanged #him# high, and #he# smiled up there
With #it# shut in #his# hand.
`,
  ),
  lost: story(
    'lost',
    `
@being

The day #S# #D# / The day that #he# #D# / It was market day when #he# #D# / The day #he# #D#
The [sun|sky] shone bright and clear,
And #he# sang aloud on the long way home
And danced for the half of a year.
~
One day #S# #D# / #S.cap# #D# / #he.cap# #D#, #he# #D# / One day #he# #D#
And no one asked #him# why;
The [crows|bells] said nothing, the wind said nothing,
And the clouds moved over the sky.

It was not much for a week or so,
#he.cap# hardly felt #it# gone;
Then one night, counting over #his# own,
And could not sleep till dawn.
~
But year by year #he# [grew more cold|grew more strange]
And thin as window glass,
And the [dogs|birds] that used to come at #his# call
Would stand and let #him# pass.

“Now give me back #M#,” #he# cried / “Oh, give me #M#,” #he# cried / “Give back #M#,” #he# cried / “Where is #M#?” #he# cried / “Give me #M#,” said #S#
And knocked at every door.
“What’s gone is gone, and what’s done is done,
And you had #it# once before.”
~
#he.cap# asked the [living|judges], #he# asked the dead,
#he.cap# asked of the wind and rain
How ever #O# / Where now #O# / If ever #O# / If ever in the world #O#
Could come to #his# hand again.

#he.cap# came at last to a narrow house
At the end of the road at night,
And there sat somebody just like #him#
And mended a coat by the light.
~
For seven years [long|more] #he# walked the world
Till #his# shoes and #his# hope wore through,
And somebody said by a [dying|smoking] fire:
“And what would you have me do?”

“You had #it# once, and you let #it# go;
Now go, and let me be.”
#he.cap# [waits|sits] there still at the end of the road
For anyone to see.
~
And what #he# paid to be whole again
No [clerk|priest|crow] has ever told,
But #he# goes abroad by night, they say,
And #his# hands are always cold.
`,
  ),
  wed: story(
    'wed',
    `
@being

The priest said no, and the law said no,
#his.cap# mother wept for shame,
But #S# #D# / Yet #he# #D# one night in spring / But #he# #D# / Till #he# #D# one night in spring
And was happy all the same.
~
It was all in the spring that #S# #D# / The spring #S# #D# / The spring that #he# #D# / It was all in the spring that #he# #D#
The [frogs|larks] sang loud and low,
And nobody knew what would come of it,
And nobody wished to know.

They danced in the kitchen and in the barn,
They danced where the river ran,
And no one knew where the one left off
And where the other began.
~
They had but a [candle|blanket] between the two,
They had but a single bed,
And “Never was [weather|winter] as warm as this,”
The two to the neighbours said.

But bread grows stale, and wine grows sour,
And summer comes to an end,
And one of them wished for a wider bed,
And one had a letter to send.
~
For some are made for the house and hearth
And some for the open door,
And love may [keep|hold] them a year or two
But cannot for evermore.

One morning #S# woke up alone / One morning #S# awoke / One day #he# woke, and the bed was cold
And the door stood open wide;
[The cat|The clock] looked up from the foot of the stair,
And no one was there beside.
~
#he.cap# looked for #O# / And then one day #he# looked for #O# / #he.cap# looked one day for #O# / One day #he# looked for #O#
In house and field and mill,
And there was a [glove|ring] on the bedroom floor
And frost on the window sill.

So if you love what cannot be kept,
Then love it, and let it go:
There’s one who sits at a window still,
And #he# could have told you so.
~
They met but once, when the years were spent,
At a [ferry|market] in the rain,
And they said good day, and how do you do,
And went their ways again.
`,
  ),
  done: story(
    'done',
    `
@being

They said it was more than a [body|mortal] could do,
They laughed till the tears ran down;
Then #S# #D# / Then out #he# went and #he# #D# / Then #he# #D# / Then up #he# rose and #D# / But #he# #D# in the light of day / And #S# #D#
In front of all the town.
~
The day #S# #D# / The day that #he# #D# / The morning that #he# #D# / The day #he# #D# / #S.cap# #D#
There was nobody else about
But a [blind|lame] old dog and a drummer boy,
And neither had a doubt.

The mayor turned white, and the [judge|clerk] turned red,
The hens forgot to lay,
And mothers called their children in
And sent for the priest to pray.
~
The [news|word] went over the hill like fire
And into the king’s own hall:
“Now who was it,” said he, “that [let|saw] this be,
And did they do nothing at all?”

“I wished to know if I could,” said #S# / “Because I could,” #he# told them all / “To know if I could,” #he# told them all
“There is no other thing;
I did it once, I would do it twice,
And see what the day would bring.”
~
They asked #him# why, and they asked #him# how,
They asked #him# who had paid.
“It wanted doing,” said #S#, / “It wanted doing,” #he# said to them, / “It wanted doing,” #he# told them all,
“And the rest of you were afraid.”

They put #him# away in a room of stone,
They gave #him# water and bread,
And all that winter the people came
To hear what #he# had said.
~
They could not agree on a [fit|fair] reward
Nor yet on a fitting crime;
They hanged a [medal|chain] about #his# neck
And meant to hang #him# in time.

They let #him# out when the year came round,
And as old as a post was #he#;
“And would you do it again?” they asked.
“Tomorrow. Come and see.”
~
#he.cap# went from the town by the western road,
And the children ran along,
And none of them ever saw #him# more,
And all of them have the song.
`,
  ),
  habit: story(
    'habit',
    `
@being

#S.cap# #D# / They say #S# #D# / You know that #S# #D# / All [day|night] #he# #D#, #he# #D# / #S.cap# #D# by day and night / It’s known to all that #he# #D# / By day #he# #D#, by night #he# #D#
As others plough and reap,
And [nobody|no one] asked the reason why
And nobody lost their sleep.
~
At [dawn|dusk] #he# #D#, at [noon|dark] #he# #D# / At dawn #he# #D# / By night #S# #D# / #S.cap# #D#, year in, year out / #S.cap# #D#
In [sunshine|summer] and in snow,
And if you should ask what it’s for, my dear,
#he.cap# will say that it’s better so.

The [mayor|bishop] came up with a book of law
And said it could not be:
“What good has it done to any man,
And who is to pay the fee?”
~
A [soldier|stranger] came up by the market road
And laughed till his hat fell down:
“From here to the wars, from here to the sea,
There’s nothing like this in town.”

“I [learned|had] it once of my mother’s aunt,”
#he.cap# said, “and she is gone,
And all that she told me to do with it
Was only to carry on.”
~
“And if I should stop,” said #S#, / “And if I should stop,” #he# said to them,
“Who knows what would [stop|end] with me?
The [tide|mill], it may be, or the [moon|sun],
Or the fruit upon the tree.”

They took #him# off in the month of May,
They nailed up window and door,
And the wells ran dry, and the hens went blind,
And the dogs would hunt no more.
~
One day #he# was ill, and it was not done,
And the [morning|daylight] would not come;
The fire burned cold, and the cock sat still,
And the bell and the band were dumb.

They came to #him# with their hats in their hands:
“Begin it again,” they cried,
And #S# #D# to the present day, / And so #he# #D# to this very day, / And still #S# #D#, / And still #he# #D#, and still #he# #D#, / And there #he# #D#
And the town looks on with pride.
~
And when #he# is gone, they will want a hand,
And will anyone know the way?
There’s a child, they tell me, who stands and looks
At the wall of the house all day.
`,
  ),
}

const doneSong = story(
  'done',
  `
@being

Now #S# #D# / #he.cap# #D#, #he# #D# / One day #S# #D# / One day #he# #D# / Oh, #S# #D#
With a pint in either hand,
And swore by the [cask|cat|keg] and the cook’s own hat
It went just as #he# had planned.
~
We all of us said it could never be done,
And none of us had a doubt,
Till #S# #D# / Till #he# #D# / Till in came #S# and #D# / Till up #he# got and #D#
And the last of the lamps went out.

The judge was called from his Sunday roast,
The [smith|clerk] was called from his bed,
And they walked all round and they scratched their chins
And “That’s a new one,” they said.
~
They sent for a doctor and for a priest,
They sent for a [cheese|ham] and a knife,
And none of them ever had seen the like
In all of a [blameless|wicked] life.

They talked of a medal and then a rope,
They talked till the ale ran dry,
They lifted #him# up on the [bar|board], my dears,
And asked #him# to have one more try.
~
So now there’s a sign above the door
With a picture of what was done,
And if you [ask|look] they’ll sell you a drink
And tell you how it begun.
`,
)

export const deedSongs: Readonly<Record<Deed['kind'], Story>> = {
  taken: story(
    'taken',
    `
@being

One night when the [watch was|landlord was] drunk on the stairs
And the dog asleep in the hall,
In came #S# and #D# / #he.cap# up and #D#, as cool as you please, / #S.cap# #D# / #he.cap# got up and #D#, / #he.cap# #D#, #he# #D#
And nobody minded at all.
~
Now #S# #D# / #S.cap# #D# / One night #S# #D# / #he.cap# #D#, #he# #D# / One night #he# #D#
On the way from a [wedding|wake|christening] feast,
And put #it# to bed with a bottle of gin
And the blessing of one drunk priest.

They looked in the cellar and [up|down] the well,
They looked in the [parson’s|bailiff’s] bed,
And there #he# stood with #it# under #his# hat,
And “What have you lost?” #he# said.
~
“Has anyone [seen|met] #O#?” they cried / “Who has #O#?” they cried / “Where is #O#?” they cried / “Now where is #O#?” they cried
And looked in the cat and the stew,
And #he# looked as [hard|grim] as the rest of them looked
And looked in the chimney too.

They made #him# give #it# back, my dears,
And sit in the stocks till three,
But #he# winked at the judge and [kissed|tipped] the clerk,
And sent in a bill for #his# tea.
~
They found #him# out by the [smile|look] on #his# face
And stood #him# up in the dock;
“Go hang me,” said #he#, “but I held #it# once
From eight till nine of the clock.”
`,
  ),
  lost: story(
    'lost',
    `
@being

Oh, #S# #D# / #S.cap# #D# / Now #S# #D# / #he.cap# #D#, #he# #D#
All on a [Saturday|Wednesday] night,
And came rolling home with a barrel of gin
And never had felt so light.
~
#he.cap# #D#, #he# #D#, / Now #S# #D# / #S.cap# #D# / #he.cap# #D# for a [joke|song] / #he.cap# #D#
And nobody told #him# no,
For half of us lay on the floor by then
And half had nowhere to go.

But Monday came, as Mondays do,
With a head as big as a barn:
“And where is #M#?” cried #S# / “And where is #M#?” #he# cried / “Oh, where is #M#?” #he# cried / “Where is #M#?” #he# cried
“And don’t you spin me a yarn.”
~
On Monday #he# looked in the [coats|hats] and boots,
On Tuesday #he# looked in the till,
On Wednesday #he# asked for #O# / On Wednesday #he# looked for #O# / On Wednesday #he# asked us all for #it#
And the lot of us drank our fill.

#he.cap# went through the town with #his# cap in hand
And asked for #it# up and down,
And got for #his# trouble an egg, a boot
And the laughter of all the town.
~
“It’s gone,” said the [cook|clerk], “and so’s the cheese,
And neither was missed before,
So [sit|settle] you down with the rest of us here
And help us to lose some more.”
`,
  ),
  wed: doneSong,
  done: doneSong,
  habit: story(
    'habit',
    `
@being

#S.cap# #D# / Now #S# #D# / #he.cap# #D#, #he# #D# / Oh, #S# #D# / All day #he# #D#
With a [pipe|pot|cup] and a merry song,
And never was sick on a [Sunday|Monday] yet,
And never was late or wrong.
~
You’d like to know why #he# #D#: / You’ll find that #S# #D#; / They tell you that #S# #D#; / We all of us know that #he# #D#; / There sits #S#, and #he# #D#;
It’s older than you or me;
#his.cap# father did it, and did it well,
And the [grandam|uncle] did, for a fee.

We begged #him# once to give it a rest
And [bought|stood] #him# a [tub|keg] of beer,
And #he# drank it up and went back to it
Before we could raise a cheer.
~
The bishop forbade it by book and bell
And nailed up his word on a tree;
The bishop was doing it, too, by noon,
And he did it till half past three.

So here’s to the ones who do their bit
And never will tell you why:
A drop for #S#, my [lads|dears], / Another for #S#, landlord dear, / One more for #S#, / And one for #S#,
And put it on me, or try.
~
And now there are [twenty|thirty] who do the same
And call it the parish sport,
And #he# went back home and did it alone
With the shutters closed, and port.
`,
  ),
}
