import { units } from '../../verse/units.ts'

/* Limericks: who, what they did, how it came out. "#W#" is the subject without its article, "#S#" with it. */

/** With what the prompt says of them. */
export const limericksNamed = units(`
A #W# sailed to the sea / A #W# lived in a tree / There once was a #W# at sea / A #W# there was, by the sea / A #W# there was who was free / There was an old #W# at sea
#C# [by the sea|over tea|by degree|for free|up a tree];
It was hushed by the town
Till the fence had blown down,
And they charge you a penny to see.

A #W# lived in the town / A #W# there was of renown / There once was a #W# in town / There was an old #W# in town / A #W# there was with a frown
#C# [in town|, face down|with a frown|in a gown|upside down];
When the judge asked for proof
#he.cap# went out by the roof,
And it took them a week to come down.

A #W# was born in the spring / A #W# there was who could sing / There once was a #W#, poor thing / A #W# there was, on a string / There was an old #W#, poor thing
#C# [, poor thing|in spring|with a ring|on a string|for the king];
When they wrote it all down
It was banned in the town,
So of course it is all that we sing.

A #W# went to the fair / A #W# sat on a stair / There once was a #W# somewhere / A #W# there was who would swear / There was an old #W# somewhere
#C# [on a stair|with flair|for a dare|on a chair|, I swear|in the square|like a bear];
When the crowd came around
There was nobody found
But a hat, and a smell in the air.

A #W# went out one night / A #W# started a fight / There once was a #W# one night / A #W# there was, and one night / A #W# there was in the night / There was an old #W# one night
#C# [by night|for spite|all right|by candlelight|, quite right|, or quite];
When #he# told them just why
They were ready to cry,
And the neighbours all called it polite.

A #W# went out one day / A #W# started in May / There once was a #W# one day / A #W# there was who one day / A #W# there was, so they say / There was an old #W# one day
#C# [, they say|all day|in May|, hurray|without delay|by the bay];
When they brought in the bill
#he.cap# was doing it still,
And the bishop got out of the way.

A #W# somebody fed / A #W# got out of bed / There once was a #W# in bed / A #W# there was who was fed / A #W# there was, it is said / There was an old #W# in bed
#C# [, it is said|, they said|instead|on a sled|till #he# bled|and lost #his# head];
When they asked, “Is it fun?”
#he.cap# said, “No; but it’s done,”
And fell down by the table, quite dead.

A #W# bought a new coat / A #W# lived in a boat / There once was a #W# of note / A #W# there was in a coat / There was an old #W# of note / A #W# there was, in a boat
#C# [, I quote|in a boat|by vote|on a goat|without a coat|by the moat|in a coat];
It was [put|read|sold] to the king
As a [practical|sensible|sinister] thing,
And was passed with a [cough|sob|catch] in the throat.
`)

export const limericks = units(`
A #W# lived by the sea / A #W# who lived by the sea / There once was a #W# at sea / A #W# once went to sea / There was an old #W# at sea
Invited the tide in to tea;
It came in its best
And it brought all the rest,
And that was the end of the quay.

A #W# went to the ball / A #W# was asked to the ball / There once was a #W# so small / A #W# who came to the ball / A #W# once came to a ball
In nothing but boots and a shawl;
The duchess said, “Quite,”
And she put out the light,
And she danced with the boots in the hall.

A #W# suffered from pain / A #W# was often in pain / There once was a #W# in pain / A #W# who suffered from pain
From thinking too hard with one brain;
So #he# borrowed a spare
From a man with some hair,
And now #he# is puzzled again.

A #W# lived at the inn / A #W# was terribly thin / There once was a #W# so thin / A #W# who ate at the inn
Fell into a bottle of gin;
When they poured out a drink
#he.cap# came out with a clink
And was fined on the spot for the sin.

A #W# wanted to ride / There once was a #W# who tried / A #W# was anxious to ride / A #W# decided to ride
A pig with a map for a guide;
It had stopped at the inn
And it called for some gin,
And it came home alone with a bride.

A #W# never would pay / A #W# who never would pay / There once was a #W#, they say / A #W# there was, so they say
Had a bill for the whole of the hay;
#he.cap# wrote on it, “Dead,”
And #he# went back to bed,
And was buried with honours that day.

A #W# had beautiful hair / A #W# had so much hair / A #W# owned so much hair
That covered the whole of a chair;
It was taken one night
By a man in a fright,
And it now has a stall at the fair.

A #W# lived in a shoe / There once was a #W# I knew / A #W# there was whom I knew / A #W# once lived in a shoe
Who did what you never should do:
#he.cap# asked of the king,
“Is that really a ring?”
And it wasn’t; and everyone knew.

A #W# lay in the bed / There once was a #W# in bed / A #W# was lying in bed / A #W# who stayed in #his# bed
When somebody told #him#, “You’re dead”;
“I am not,” #he# replied,
“I was cold, and I lied,”
And they buried the doctor instead.

A #W# who [went to|hid from|sold] the war
Had carried a #thing# and no more;
When it came to the [fight|night],
It was well out of sight,
And the #W# lay [drunk|safe|bored] by the door.

A #W# who lived on [the|a] hill
Had promised a #people# #his# [will|mill];
But the #people# had planned
To marry the land,
And the [two|three|nine] of them [argue|litigate] there still.

A #W# who came to the fair
Once bought from a #people# a mare;
It would not be [led|fed],
So it [led|fed] #him# instead,
And no one can tell you now where.

A #W# who [lived|drank|dug] by the bay
Had promised a #people# to pay;
When the reckoning came
#he.cap# [gave a|signed a] false name,
And a #beast# [has been|will be|is being] [summoned|sentenced] today.

A #W# whose [cooking|baking|serving] was bold
Served #beast# in a [jelly|bonnet|bucket], [and|half|quite] cold;
Said the [guest|priest|judge|bride] with a cough,
“It has [carried|bitten|married] me off,”
And the [spoons|forks|chairs] were all hastily sold.

A #W# who [lived|served|dwelt] in the keep
Would fight in the depths of #his# sleep;
#he.cap# [slew|stabbed|spared], with [loud|soft|small] cries,
A #people#, two spies,
A [wardrobe|washstand], and most of the sheep.

A #W# was asked for a song
And said that it wouldn’t take long;
By the [hundredth|fortieth] refrain
They were [dancing|kneeling] in pain,
And the #people# [said|wrote] [something|nothing] was wrong.

A #W# who dealt with a ghost
Agreed they would share in the roast;
But the [spirit|phantom] was thin,
And it ate with a grin,
And the #W# had nothing but toast.

A #W# who [ruled|owned] half the town
Was eager to [purchase|borrow|swallow] a crown;
It was rather too wide,
So it [slid|rolled|slipped] down each side,
And it ended up [holding|eating] #his# gown.

A #W# who [studied|painted] the stars
Was keeping a #beast# in two jars;
When they asked, “Is it dead?”
It [looked|sat|stood] up and said,
“I should like to be [next to|shown] the bars.”

A #W# who sat on a throne
Discovered it wasn’t #his# own;
For the chair gave a yawn
And was off with the dawn,
And it left #him# to sit on a stone.

A #W# who wrestled a bear
Was winning, but only by prayer;
But the bear, who was shrewd,
Said a grace for its food,
And the judges declared that was fair.

A #W# who [borrowed|worshipped] a ring
Was asked to return it by spring;
#he.cap# [said|wrote], “It is lent
To a man with a tent,”
And the tent, it turned out, was the king.

A #W# whose [notions|gestures] were kind
Would leave the odd #thing# behind;
When they gave back the lot
#he.cap# remembered it not,
And demanded to know who had signed.

A #W# once [climbed|fell] up a tree
To [learn|ask] what a #beast# [does|eats|thinks] at three;
It was [knitting|baking], and said,
“Will you [hand me|hold up|pass on] the [thread|bread]?”
And [the two|both] of them stayed there till tea.

A #W# and #people# one night
Set out with a #thing# for a light;
When the #thing# failed to burn
They [fought|tossed] for a turn
And were [found|fined|fetched] by the watch for the sight.

A #W# who stood on #his# head
Was told that the fashion was dead;
And #he# [calmly|politely|sadly] replied,
“It’s a [year|week|month] since I died,
“And I find that it [rests|suits|warms] me,” #he# said.

A #W# who never said please
Was turned by a witch into cheese;
#he.cap# was [praised|priced] for #his# taste
And was [served|sold] in great haste
To a #people#, a #beast# and some bees.

A #W# out [hunting|haunting] a beast
Was asked by the beast to a feast;
It had [baked|boiled] #him# a pie
And it [told|asked] #him# just why
#he.cap# was [not|still] on the menu, at least.

A #W# and #people# played chess
For a #thing# and the loan of a dress;
When #he# lost the [third|last|ninth] game
Then #he# [wore|bought|kissed] it, for shame,
And looked fine in it, all would confess.

A #W# in love with a king
Had sent him a [cat|fish|poem] and a ring;
When #he# [asked|begged], “Are we wed?”
Then the court all went red,
But the king was [quite|soon] ready to sing.

A #W# [built|planned] bridges of bread
For #people.s# to walk on, #he# said;
It was [eaten|nibbled] by noon
By a #beast# with a spoon,
So they [crossed|went] on the #beast.s# instead.

A #W# who dug through the floor
To see what the cellar was for;
Now #he# [waves|sings] from below
To the people we know,
And #he# asks us to fasten the door.

A #W# who swallowed a string
Could whistle, and hiccup, and sing;
When the doctor [came|looked] round
It was not to be found,
But #his# belly still goes ting-a-ting.
`)

/** For things, places, weathers. */
export const limericksOfThings = units(`
When #S# came to our town / When #S# first came to town / The day that #S# came to town / #S# once came to our town
The mayor went out in his gown;
He said, with a bow,
“We are closing just now,”
And was told to sit quietly down.

They told me of #S# one day / I heard of #S# one day / We heard of #S# one day
It was best to keep out of the way;
So I sat in the square
In an elegant chair,
And it bowed, and it asked me to stay.

We offered #S# to the king / We tried to sell #S# to the king / We sold #S# to the king / #S# was sold to the king
For a [goose|cow|duck] and a [hat|cheese|hen] and a ring;
He [looked|blinked], and [said|asked], “Where?”
We [told|showed] him, “Out there,”
And he [wept|sighed|bowed], and he [asked|begged] us to sing.

They auctioned off #S#, I’m told / When #S# was put up and sold / They say that #S# was sold / #S# was put up and sold
With a bucket of fish and some mould;
When the hammer came down
And the folk fled the town
And the fish went for double, in gold.

They said about #S# at the fair / They showed us #S# at the fair / When #S# was shown at the fair / #S# was shown at the fair
You could see it for twopence a stare;
So I gave them a crown
And I put the thing down
In my hat, and the hat isn’t there.

We once had #S# to stay / When #S# came in to stay / #S# had come for the day / We had #S# for a day
And it ate all the [butter|candles|cushions] and hay;
When we [asked|begged] it to leave
It took hold of a sleeve
And it looked the most [pitiful|sorrowful] way.

They offered me #S# as well / We dropped #S# into the well / They dropped #S# down the well / #S# fell down the well
And it came up with quite a new smell;
But the bucket came, too,
As a [bishop|general|bandit] in blue,
And the two of them run a hotel.

We painted #S# all green / We once painted #S# green / When #S# had been painted green / #S# was painted in green
And we [showed|lent] it one day to the queen;
She [observed|replied], with a cough,
“It may want to come off,
But it’s quite the best [dirt|mud] I have seen.”

They put up #S# in the hall / We put #S# up in the hall / #S# was put in the hall
To the [horror|wonder] and joy of us all;
But one nail was too few,
So we hung it on two,
And we’re looking tonight for the wall.

We wagered #S# at cards / We lost #S# at cards / #S# was lost at cards / We once lost #S# at cards
To a [seller|weaver|cutter] of ribbon by yards;
He [brought|sent] it back wed,
With a [ring|kiss] on its head,
And a note: “With the [greatest|warmest] regards.”
`)

/** Who else they may be about, where what the prompt names will not scan. */
export const limerickWho =
  'tinker,wizard,goblin,baron,bandit,bishop,hermit,dragon,giant,butcher,sailor,cleric,minstrel,fiddler,halfling,kobold,captain,vampire'.split(
    ',',
  )

/* Of these a limerick is made about whatever the prompt says, that is its second line; "@" is what rhymes with the end of it. */
export const firstLines: readonly string[] = [
  'A #W# who lived by a @',
  'A #W# there was with a @',
  'There once was a #W# with a @',
  'There was an old #W# with a @',
  'A #W# sat down by a @',
  'A #W# who slept by a @',
]
export const lastLines: readonly string[] = [
  'And all that they found was a @.',
  'And it ended in tears, and a @.',
  'And they fined the whole street for a @.',
  'And it’s written in chalk on a @.',
  'And the moral is: don’t trust a @.',
  'And we buried the rest in a @.',
]
export const middles: readonly (readonly [string, string])[] = [
  ['When they asked, “Was it wise?”', '#he.cap# would just roll #his# eyes,'],
  ['Then the watch came to see,', 'And was fined for its tea,'],
  ['It went well till the spring,', 'When they wrote to the king,'],
  ['There was weeping, and beer,', 'And a bite in the ear,'],
  ['When the bishop was told', 'He went hot, then went cold,'],
  ['All the neighbours came by', 'With a ham and a pie,'],
  ['It was fine for a while,', 'Till the judge saw #his# smile,'],
  ['Then the thing came undone', 'In the heat of the sun,'],
]
export const rhymers: readonly string[] =
  'bog,log,dog,hog,bee,tea,pea,flea,cat,hat,bat,rat,mat,bed,shed,sled,head,bread,bin,gin,pin,day,tray,bay,king,sling,thing,swing,bear,chair,pear,hare,pill,bill,drill,rain,train,crane,pane,mouse,house,blouse,moon,spoon,tune,loon,pie,fly,spy,sty,stew,shoe,brew,queue,bone,scone,phone,goat,note,oat,snake,cake,rake,drake,smell,spell,tower,flower,hour,street,treat,sheet,seat,wife,fife,night,kite,fight,light,name,game,flame,pond,wand,bond,nose,toes,rose,hose,pole,mole,hole,coal,skull,gull,bull,mint,flint,hint,crumb,drum,plum,thumb,trap,map,nap,score,boar,drawer,war,crime,lime,rhyme,duck,truck,buck,stick,brick,chick,pan,fan,man,van,tent,cent,dent,mast,feast,beast,priest,sack,track,shack,song,gong,prong,sand,hand,band,gland,toast,ghost,post,roast,screw,crew,zoo,wine,pine,swine,line,shelf,elf,barge,fort,court,port,cork,fork,stork'.split(
    ',',
  )
