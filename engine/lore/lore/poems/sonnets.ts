import { units } from '../../verse/units.ts'

/*
 * Sonnets, spoken to whom or what they are about: a picture, a complaint, a turn, and a couplet that settles it. "#S#" is
 * the subject, "#C#" what the prompt says of it; the other slots are the theme's.
 */

/** First lines that name the subject, each to be rhymed as its quatrain wants. */
export const pictures = units(`
@sea
#V#, [they say|men say|], you keep the [tide|shoreward side] / O #V#, the [cold|slow] and [ebbing|turning] tide / #S# is [out|gone] upon the turning tide / #V#, you have gone to turn the tide
[Goes out|Runs down] tonight [as quietly as|like someone out of] breath;
The gulls are gone, the [nets|boats] are hung and dried, / The gulls are in, the [nets|boats] are hung and dried,
And every wave [comes in|lies down] to its small death.

@sea
The [harbour lamps|upper windows] are lit; the [boats|nets] are in;
#S# [is out there|walks there|is there], where the [black swell|water] is high, / #S# [is out|was out|is there] where the [waves|swells] are high, / And #S#, out there, where the swell is high,
And [old|young] men tell [the sky|their beer], with a [careful|crooked] grin,
That none are drowned who [did not|would not] choose to die.

@sea
The [rope|quay] is grey with salt, the [sail|wood] is torn,
The [bell|buoy] out on the [bar|reef] is never still;
#S# has been [calling|waiting] since before the morn / #S# was [calling|waiting] here before the morn / #S# was here before the morn / #S# [called|waited] here [upon|before] the morn
To [tell|show] the shore how [deep|cold] it is, and will.

@winter
The [pond|well] is shut, and straw is on the floor,
The [crows|rooks] go home along a line of white;
#V#, [you have|you’ve] laid your hand on every door / #V#, your hand is white on every door / #V#, your hand is on the door / O #V#, you put [your|a] hand to every door
And drawn a fern on every pane of night.

@winter
Now every twig is written out in frost
And every breath goes up as [smoke|prayer] from the town;
#V#, [you have|you’ve] taken [even|all] the paths we crossed / #V#, you have hidden [every|each] path we crossed / #V#, you hide the [roads|paths] we crossed
And [laid|pressed] your [quiet|heavy] hand on them, [palm down|face down].

@winter
The [last red|bitter] apple hangs upon the bough,
The ditch has closed its eye; the [road|lane] is gone;
#V#, [there is|there’s] nothing left to frighten now / #V#, [there’s nothing|there’s no one] [left|here] to frighten now / #V#, who [else|is left] to frighten now
But [one|this] small lamp, and I will leave it on.

@death
The [sexton|digger] wipes his spade and takes his bread,
The [yew|gate] lets down a [single|little] drop of rain;
#V#, [you make|who makes] no difference with the dead / #V#, you are at [home among|ease with all] the dead / #V#, [at home|at ease] among the dead
And [call|lead] the king and [kitchen boy|kitchen maid] the same. / And call them by their names, and call again.

@death
The candle leans; the [watchers|women] nod; the clock
Has [said|told] what clocks have got to say, and stopped;
#S# [is on the stair|is at the door], and will not knock / #S# [stands near|is here], and [did not|will not] knock / #S# is here, [and needs|who needs] no key or lock
And all the [words|things] we had to say are dropped.

@war
The drums have stopped. The [crows|carts] come down to see.
A [boot|boy] is standing upright in the mud;
#V#, [what was it that|what is it] you were meant to be / #V#, what was it you were meant to be / #V#, [is|was] this what you were meant to be
To want so much of iron, and of blood?

@war
They [hang|dip] the banners and they [ring|rope] the bells
And [children|girls] throw [roses|barley] on the [passing|coming] men;
#V#, you [have seen|hear] what [no returning soldier|none of them here] tells / #V#, you know what [no returning|never a] soldier tells / #V#, you know what no one tells
And you, I think, will see it all again.

@love
The [apple|cherry] boughs are white against the wall,
The [thrush|wren] has all her music still to spend,
And #S# [goes by|came by] and does not turn at all / And #S# [goes by|walks by|walked by] and will not look at all / #S# goes by, and [does not|will not] look at all
And [leaves|makes] me with a [letter|song] I cannot end.

@love
You [left|dropped] a glove; I have it in a drawer.
The lane has kept the [puddle|gatepost] where you stood;
#V#, I have [said|told] your name aloud, no more / #V#, I have said your name, no more / #V#, [I ask|I want] for nothing more / #V#, what else should I be [born|waiting] for
Than any fool has cut in living wood.

@crown
The [candles|trumpets] die; the [lords|guests] go down the stair;
A page is [sweeping|counting] roses from the floor,
And #S# is left with [no one|nothing] but the chair / And #S# [sits on|stays on], [alone|awake], beside the chair / #S# is left beside the chair
And something breathing softly at the door.

@crown
They gild the [sceptre|statues] and they paint the hall,
They [write|print] your [face|name] on [silver|copper] and on gold;
#V#, [they do not|they never] look at you at all / #V#, [nobody|no one] looks at you at all / #V#, who [looks at|can see] you there at all
But [at|to] the chair, and who is [next to|next to] hold. / But at the crown your hands have got to hold.

@thief
The watch goes by. A [latch|sash] goes up. The moon
Is put behind a chimney like a coin;
#V#, your hour is [here, and gone|nearly gone] too soon / #V#, your hour is come, and gone too soon / #V#, your hour [is|comes] too soon
For hand and [lock|purse] to touch, and [softly|lightly] join.

@monster
The [flocks|herds] are folded early, and the bar
Is down on every [door|barn] before the dark,
For #S# [has come|came down], as sudden as a star / For #S# [came by|came in], as burning as a star / For #S# has fallen like a star
And [left|set] along the [hill|ridge] a [burning|smoking] mark.

@monster
The [maps|monks] have [drawn|made] you with a [curling|forky] tail
And set you in the margin, all in red;
#V#, [I have|I’ve] held a lamp to every scale / #V#, I have looked at every scale / #V#, I held a lamp to every scale / #V#, I’ve looked at tooth and scale
And heard you breathe, and it was as they said.

@god
The lamps are low, the last response is said,
The [sparrow|spider] keeps the [rafters|altar] as she will;
#V#, [I brought|they bring] you [honey|oil] and salt and bread / #V#, I brought you honey, brought you bread / #V#, I [bring|brought] you bread
And [you|they] said nothing, and are [saying|speaking] still. / And you said nothing then, and say it still.

@harvest
The [last|high] cart comes down swaying to the yard,
With [boys|girls] on top, all [shouting|singing] at the moon;
#V#, [the stubble|the earth] you leave is bright and hard / #V#, the [fields|fields] are bare, the ground is hard / #V#, the ground is [bright and|bare and] hard
And [rooks|geese] are on it in the [afternoon|gold of noon]. / And rooks are picking over it by noon.

@harvest
The [barn|cow] is warm. The rain is on the thatch.
The [cat|boy] has gone to sleep among the beans;
#V#, [there is|there’s] mud on you to [meet|reach] the latch / #V#, with mud to meet the latch / #S# has left a [nose|thumb] print on the latch / #S# is leaning on the latch
And you alone can say what weather means.

@forest
The oaks let go their leaves by ones and twos,
The [path|stream] strays off and does not come [about|to light];
#V#, [those who|all who] find you have to lose / #V#, the [one who|man who] finds you has to lose / #V#, who [follows|finds] you has to lose
The way by which they [thought of|dreamed of|talked of] coming out. / The way by day and then the way by night.

@mountain
The [bell|lamp] goes down the shaft; the [cage|rope] is slow;
The mountain has its back to us, and sleeps;
#V#, [you are|you’re] what it [keeps|holds] below / #V#, you are [the thing|all] it keeps below / #V#, [it keeps|it has] you there, below
Where [nothing|no one] ever [spends|tells] the things it keeps.

@tavern
The [fiddle’s|chorus] done, the fire is [sulking|sinking] low,
The potman has the bench beside the wall,
And #S# [has one more|wants one more] before we go / And #S# has [one for|something for] those who go / #S# pours one [more|out] before we go
And one for those who did not come at all.

@magic
The [ink|blood] is dry, the [circle’s|candle’s] on the floor,
The stars are where the [ancients|old books] had them stand;
#V#, [there is|I hear] a [footstep|knocking] at the door / #V#, I hear you [breathing at|come to] the door / #S# is at the [inner|tower] door / #V#, you’re [at|behind] the door
And nobody has lifted up a hand.

@magic
All day the [glass|lamp] has shown me things that were,
A [child|hand], a [burning|broken] street, a [snowy|summer] hill;
#S# went by, and did not [seem to|turn or] stir / #S# was there, [and did not|who did not] stir / #S# is there, and does not stir
And all of it was [silent, and is|gone, and calls me] still.

@city
The lamps are lit along the [upper|northern] street,
The [shutters|bells] come down like [eyelids|hammers], one by one,
And #S# [goes by|walks by] on [soft|quiet], unhurried feet / And #S# goes [by|home] on [softly|slowly] falling feet / #S# goes by on quiet feet
As one might look for something, and have none.

@road
The milestone has a name the moss has had,
The [inn|bridge] is shut; the rain is coming on;
And #S# [goes by|walks by], and [will not|does not] look so bad / And #S# [goes by|walks on], not [happy|merry] and not sad / #S# goes by, not merry and not sad
And gives good evening once, and then is gone.

@any
I [met|saw] you first when all the [lamps|stars] were lit
And all the town had gone in to its bread;
#S# was in the [road|square], [the|and] whole of it / And #S# was there, the very [whole|thing] of it / #S# was there, and that was it
And nothing that I meant to say was said.

@any
They told me [not to|never] look for you, and so
I looked for you in sunlight and in rain,
And #S# was [there, as|standing] quiet as the snow / And #S# was there, as quiet as the snow / #S# was there, as still as snow
And I have never been myself again.

@road
The [carts|geese] have gone to [market|stable], and the dust
Has settled on the [hedge|ditch] it left behind;
#V#, you went this way, and so I must / #V#, you have gone, and so I must / #S# went by, and so I must / And #S# went on, and so I must
Go after, with the [evening|weather] in my mind.

@road
A [ribbon|lantern] hangs upon the crossroads tree,
And four roads [leave|pass] it, each with nothing said;
#V#, on which of them you wait for me / #V#, on which you wait for me / #S# is on the one I cannot see / #S# took the one I cannot see
I asked the [crows|stones]. They [looked|stared] at me instead.
`)

/** Where the whole of the prompt is said, in a line of the complaint. */
export const complaintsNamed = units(`
[You|The one|Are you the one|Still you|And you] #C#, [tonight|by night|in the night|in the failing light|out of sight|all through the night|by candlelight],
[What have you done|What did you want] with all the [days|years|bread] I gave?
I kept one lamp, and you put out the light; / I kept a lamp for you, and you took fright;
I [built|laid|lit] a [hearth|house|fire], and you have [made|dug] a grave.

[You|The one|Still you|Are you the one|And you] #C#, [they say|to this day|today|day after day|, come what may|, I pray],
You [never told|would not tell|forgot to tell] [me what it was|a soul what thing] you sought;
I [gave|sent|lent] you all [I had|there was] to [give|throw|pawn] away,
And [this|here] is all the [comfort|supper|weather] that it bought.

[You|The one|Still you|Are you the one|And you] #C#, [by night|in the night|tonight|out of sight|in the failing light|till the sky is white],
What [were you looking|did you leave me] for, to go so far?
I would have met you [half the way|by the wall|on the road], with a light,
And left the [gate|door], as [lovers|mothers|robbers] do, ajar.

[You|The one|Still you|Are you the one|And you] #C#, [alone|all alone|on your own|as still as stone|to the bone],
Have you no [word|thought] for one who waits, my dear?
I have grown [grey|old|thin] with asking of a stone
What you [could|might] answer in [a single|half a] year.

[You|The one|Still you|Are you the one|And you] #C#, [once more|as before|evermore|for rich and poor|behind the door],
[They say|Men say|They swear] that you are [false|cold|gone], and say it well;
But I had [found|met] you out so long before
That there was [nothing|little] [left|new] for [them|men] to tell.

[You|The one|Still you|Are you the one|And you] #C#, [long ago|in the snow|high and low|, even so|, I know],
I had a [better|kinder|dearer] use for [all|half] those years;
But every [road|stair|lane] I [ever|only] [learned|meant] to go
Has [brought|led] me to the [place|bend|wall] where yours appears.

[You|The one|Still you|Are you the one|And you] #C#, [in the rain|once again|to my pain|, all in vain|again and again],
What was the harm in [stopping|staying|resting] for an hour?
I would have [walked|gone|crept] with you across the plain
And [carried|given] you a [pear|loaf|lamp], a [coat|cup], a flower.

[You|The one|Still you|Are you the one|And you] #C#, [in the air|on the stair|here and there|, unaware|everywhere],
They [ask|asked] me if I [saw|know|met] you. I say no.
I say I never [knew|thought|dreamed] that you were there,
And [hear|feel] you [laugh|breathe|move], and do not turn to go.
`)

export const complaints = units(`
And what have I had from you? A [cough|bruise], a cold,
A [drawer|sack] of letters that I [did not|never] send,
A name for being young when I am old, / A name for growing tedious and old,
And [nothing|no one] in the evening for a friend.

You take, and [never|do not] ask; you come, and go,
And [leave|drop] the door behind you on the jar;
You [had|ate] my bread, and all you let me know
Is [how|that] you are not coming, and how far.

The [wise|priests] have [told|warned] me what you are, and still
I [cannot|never] hear your name and [keep|sit] my chair;
You have not [done|wished] me good, you mean me ill,
And if you call to me, I shall be there.

#folk.cap# have [forgiven|forgotten] you; not I,
[Who|I] lay [awake|and froze] and heard you at your trade;
The [ones|one] you took had hardly learned to [fly|lie]
And never saw the [cradle|harbour] they had made.

I would complain, if I could find out where
They keep the window that will hear my plea;
They say the window closed, and shut the stair,
And all the while you [grin|wave] across at me.

What did I ask? An hour. A little ease.
A [word|look], as one would [throw|give] a [dog|cat] a bone.
You gave me [all the|seven] stars, and then the seas,
And [left|locked] me in the middle, [quite|there] alone. / And put me in the middle of them, alone.

How many years I had you in my sight
And called it [chance|luck], and called it something less,
And did not [see|know], by day or candlelight,
[How much|What part] of me was waiting to say yes.

They [make|sell] you small in songs, [to keep|to take] you near,
A thing for [mugs|plates] and ribbons, [safe and|mild and] sweet;
They have not [lain|woken] beside you, [stiff|sick] with fear,
And [heard|felt] you on the stair with [quiet|naked] feet.

It is not that you [hurt|rob] me. Others do,
And have a drink, and shake my hand, and go.
It is that all the rest [are|was] less than you
And neither of us says a yes or no.
`)

export const turns = units(`
And yet the [smallest|merest] thing can call you back:
A cup, a door, a coat upon a chair,
A candle end, a cart along the track,
And I am up, and running down the stair.

But you were never mine to lose or hold.
The river is not owned by him who drinks;
I know it now, and I am nearly old,
And every year my [little|stubborn] anger shrinks.

But who was it that taught me how to stand,
And put the bread and candle in the house,
And in the fever laid on me a hand,
And was, the while, as quiet as a mouse?

And if I called you cruel, let it go:
The frost is cruel, and the apple keeps;
You cut me back, and that is how things grow,
And what you left me [dreams|works] while all else sleeps.

And yet without you all the years would lean
Together into one, and all be grey;
You were the only colour I have seen
That did not [fade|fail] a little every day.

But there was once, one evening, by the gate,
You turned, and for a breath your face was kind,
And though the hour was cold, and it was late,
I keep that look of all you leave behind.

But let me not be judge, who once have come
To doors where [I was|they were] glad, and left them cold;
I too have heard my name, and have been dumb,
And [counted|taken] love as [though|if] it had been gold.

And still I lay your place, and set your chair,
And hear your step in [every|autumn] rain, and wake,
And find the [door|gate] is open on the air,
And I am glad, and glad for your own sake.

But now I see it [clearly|plainly]: it was I
Who [asked|begged] you in, and I who barred the door;
You [were|are] no more to blame than is the sky
For [being|falling] on us, being [grey|blue], or more. / For being where we cannot reach, and more.

But put your ear to it: [beneath|below] the dread
There is a tune, as when a child at play
Has quite forgotten what her mother said
And sings to no one, all the livelong day.

Yet when they [come to|send me to] ask what I have had
And [read|count] my [little|modest] list of [joys|hopes] and fears,
It is your [page|line] that makes the clerk look glad,
The [longest|plainest], and the one most wet with tears.

And yet I would not have you [tame or|mild, or] less.
[Let lambs|Let doves] be gentle: that is what they’re for.
I have had [gentle|easy] things, and I confess
I [yawned|slept]; and you were knocking at the door.

But no: the [night|year] goes round, and it is I
Who [wait again|wait alone|sit awake], and you who are not [near|here];
The [yard|lane|field] is white, the [chimney|kettle|kitchen] cold, the sky
As wide as when we [watched|shared] it, and as clear.

But somewhere in the [middle|shallows] of the night
I woke, and [found|felt] that I was not afraid;
You had come [in|back], and [did not|would not] make a light,
And sat with me, and what was [owed|asked] was paid.

But [what of that|let it be so]? The [tide|moon] goes out, comes in,
And no one thinks to ask it for a vow;
You are as near as weather to my skin,
And never made a promise, even now.

And still, the other day, upon the stair
I heard a [neighbour|stranger] [humming|singing] as she swept
A tune of yours, and stopped to listen there,
And found how much of you the house had kept.

And yet I find I [boast|brag] of you by night
To strangers, when the [wine|beer] has gone about;
I make you taller, and I get you right,
And praise you till they have to put me out.

But grant me this: I did not look away.
When others crossed the [street|square|bridge], I stayed, and stood;
I had no [gift|skill] for finding what to say,
But I was there, and did it while I could.

And then, what would I do with [peace|rest]? The dog
Has more of it than any [king|lord] could use;
I’d sooner lose my way with you in fog
Than sit at home in someone else’s shoes.
`)

export const couplets = units(`
So come, or do not come. I [leave|have] the key
Where it was always, and you know [it’s|where] me. / Beneath the stone, where it used always to be.

Then [take|have] me as I am, [unwise|half blind], half through:
I’d [rather|sooner] be undone than done by few. / I would be lost, but I’d be lost to you.

Let [others|princes] have the [sun|gold|moon] and call it theirs;
I have [heard|known|met] you, [one night|one June|alone], upon the stairs.

And if you [ask|laugh], I [ask|want] it all the same:
To end my [days|song], as I began, with your name. / To end as I began it, with your name.

@dark bitter strange
So [do your worst|come, old friend]. I have no more to hide,
And I [was|am] never warm on the other side. / And it was never warmer, the other side.

@bitter dark
I [learned|had] it late: you cannot [love|mend] the rain.
I close the [window|book]. I shall not [call|write] again.

@sad tender
Sleep then, [my dear|my own]; I shall not [keep|call] you. Go.
There’s [something|no one] left to tell, and none to know. / I shall be here. The fire is burning low.

@tender merry
Come in, come in! The soup is on the shelf,
And I have long been tired of myself.

@merry
And since you [will not|cannot] go, and I’ll not flee,
[Sit down, and have|Pull up, and take] a glass of wine with me.

@heroic solemn
Then stand; and if we fall, [so be|then let] it [said|be said]:
They [looked|went] at it with [open|lifted] eyes, ahead. / They did not turn away or bow the head.

@solemn heroic
So let it stand, when [stone|bronze] and I are gone:
I [saw|met] you, and I did not hurry on.

@strange dark
And [should|when] you read this, know that as you read
I stand behind you, as we had agreed.

@bitter sad
I had [one|a] heart. I spent it [long|years] ago.
You have the change. I thought that you should know.

@sad solemn
The [lamp|light] goes out; and all that I have been
Was a small room that you had once been in. / Is one small room that you were happy in.

@strange
I think that [you|we] have never met at all,
And it was I who cast you on the wall.

And if they ask me where the [years|days|nights] have gone,
I’ll say I [lent|gave] them, and the [loan|gift] goes on.

I [do not|cannot] hope. I only mend the chair
And [turn|move] it to the window, for the air.

The rest is [weather|gossip]. What I had, I had:
One [hour|June|word], and [half|most] of it was not so bad.

Go where you [will|like]; the [world|road|sea] is not so wide
But I [can|shall|may] [find|meet] you on the [other|farther] side.

And should you never come, I still have known
[Some taste|Some sound|Some name] of something that was not my own.

So let us say that neither of us lied,
And [shut|close] the [gate|door|book], and each go back inside.

I [write|say] it small, and [fold|put] it out of sight:
I loved you, and I love you, and good night.

You will not read this. Let it lie and fade;
I only wished to [say|know] the debt is paid.

But hark: the rain has stopped; the [eaves|trees|stones] are still;
And if you do not come, the morning will.

No more of that. The [moon|sun] is in the tree.
I ask for nothing. You may think of me.
`)
