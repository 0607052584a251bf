import { type Story, story } from '../../../verse/units.ts'

/*
 * Sonnets, each one argument: a picture, a complaint, a turn and a couplet, spoken to or of whom it is about. The second
 * quatrain gives place to one that says what the prompt tells, where it tells something.
 */

export const sonnets: readonly Story[] = [
  story(
    'gone',
    `
@thing lost ruin return sea road

The map has got you still, in faded red, / The harbour book still has you, inked in red,
[Due in by evening|Expected Friday], with the wind behind;
And #V# is the last of what was said / And of #V# the last of what was said / And after #S# there was nothing said / And here is everything that has been said
By those who looked for what they did not find.
~
A lamp is lit each evening on the wall
For something that has not come home in years;
And #S# is not late, they say, at all / For #S#, if it should come after all / And #S# may be coming, after all / And #V#, they say, not lost at all
But only longer coming than our fears.

I know the depth of water where you lay,
I know the tides that took you piece by piece;
They tell me it is time to turn away.
I tell them so each day, and do not cease.
~
You left no wreck, no plank, no floating spar,
No message in a bottle, not a stain;
If I could only know how lost you are
I might go home, and sleep, and sleep again.

But what is lost is spared the slow decay
Of things that come to harbour and are sold:
You are as new as on the sailing day,
And I, who kept the lamp, am getting old.
~
And yet I would not have you found, and brought
With weed and ropes, a ruin, to the quay;
You are more whole in being looked for, sought,
Than any thing that ever came to me.

So stay out there, beyond the farthest light,
And I shall keep the lamp, and say, “Tonight.”
~
Some things are kept by being put away,
And some by being waited for all day.
`,
  ),
  story(
    'absence',
    `
@being parted lost return exile love

The chair is by the window where you sat,
The cup is on the shelf, the lamp is trimmed;
And #S# has been gone for longer than that / And #V# has not come in for his hat / And #S# is away, and all of that / And where is #S#? The sleeping cat
Is all there is to ask, the light being dimmed. / Has nothing now to say; the light is dimmed.
~
A road goes by, a mile below the hill,
That anybody’s feet may come along;
And #S# may be on it, walking still / And #V#, you may be on it, walking still / And #S# goes along it, walking still / And you may be along it, walking still
And humming, as you used to do, a song.

I do not say you promised to be true;
I do not say you said that you would write.
I only say I laid the board for two
And ate the half of it, and sat all night.
~
They ask me how you are. I say, “The same.”
They ask me when you left. I say, “In May.”
I have grown clever, speaking of your name
As one might speak about a rainy day.

But if you came I do not think I know
The face that you would bring me through the door;
I have been talking to you, soft and low,
So long, you are not what you were before. / For years. You are not what you were before.
~
And yet some evenings, when the wind is right,
I hear you as you were, along the lane,
And I am up, and have the lantern bright,
Before I know it for the wind again.

So come or stay. I have you either way:
In one I wake; the other’s every day.
~
If you should come and find the door ajar,
It was not left for thieves. You know who you are.
`,
  ),
  story(
    'love',
    `
@being wed parted love drink

I knew you by the way you shut the gate,
I knew you by the mud upon the stair;
And #V#, you were never once but late / And #S# was never anything but late / For #S# was always, always late / And I was always early, you were late
And came in with the winter in your hair.
~
The neighbours said that it would never do,
The bishop said it, and the bishop’s wife;
And #S# said it to me, laughing, too / And #V#, you said it, laughing, too / And #S# laughed, and said it, too / And you were laughing, and you said it, too,
And it has gone on being wrong for life. 

You are not fair: I have the sun for that.
You are not wise: I have a book or two.
You burn the bread, you argue with the cat,
And nothing in the house will go but you. / And there is no one in the house but you.
~
I had a list of what I could not bear,
And kept it in a drawer, and kept it long;
You came, and hung your coat upon the chair,
And every single item there was wrong.

They promise in the songs that love will burn,
And so it did, and so does any hay;
But you have stayed to see the season turn
And swept the ash, and lit the next new day. / And swept the ash, and lit the fire each day.
~
I do not ask for ever. That is long,
And even stones grow tired, and towers bow.
I ask for one verse further of the song,
And that you do not finish it for now.

So quarrel with me till the lamp is low:
I have not any better place to go.
~
And if they ask what happiness may be,
It is to be contradicted over tea. / It shut the gate, and came up late to me.
`,
  ),
  story(
    'grave',
    `
@being death haunt undead murder

They cut your name, and gilded it, and went;
The moss has had the gold, and half the year;
And #S# lies as if for ever lent / And #V# lies here, no longer lent / And there lies #S#, only lent / And underneath are you, for ever lent
To grass, which gives back nothing it has here.
~
The bell is done; the bearers wipe their hands;
Somebody laughs too soon beyond the wall;
And #S# has no further plans / And #V# has made no further plans / And #V#, you have made no further plans / And you, who were so full of hopes and plans,
Lie down, and are not late for them at all.

You took with you the way to mend the clock,
The end of every story, and the joke;
You took the trick that used to turn the lock,
And half of every sentence that I spoke.
~
I had so much to ask of you. I thought,
“There will be time on Sunday.” There was rain.
I thought of you as no one living ought,
As something one puts down and takes again.

And yet the dead are good at being near:
They do not take the window or the bed;
They wait until the house is still, and clear
Cold throats, and say the thing they always said.
~
But death is not so clever as they say:
It took the hand, and could not take the glove;
It took you out of every single day
And left the days, with nothing in but love.

So I shall wind the clock, and tell it wrong,
And you may laugh. You never laughed for long.
~
I’ll plant no roses: you disliked a fuss.
Here is some bread. The birds can eat for us.
`,
  ),
  story(
    'soldiers',
    `
@being war hero slayer vengeance revolt peace

They have put up a horse for you, in lead,
And on the horse a hat, and you below;
But #S# had no horse, they said / But #V# never had a horse, you said / But #S# walked, and walked, and bled / And there you ride for ever overhead
And point the way you never meant to go. / And pointed nowhere that I ever know.
~
The field is barley now. The larks go up.
The ploughman turns a buckle with his share;
And #S# was here, who shared a cup / And #V#, you were here, and shared a cup / And here was #S#, who shared a cup / And you were here, who shared with me a cup,
And I have come to see if you are there.

They teach the children you were not afraid.
I saw your hands. They tell them you were tall.
They do not tell them of the jokes you made
Or that you could not bear the cold at all.
~
You went because the others went, and then
You stayed because the others could not stay;
And that is all there is to being men
Or women, and the rest is for the play.

But I will say you did it. When the line
Was broken, and the sky was full of sound,
I saw you set your shoulder next to mine
As one might hold a door, and hold your ground.
~
And yet the thing was done; the bridge was held;
The children learn their letters in the sun;
And not a name of all the names they spelled
Is that of him who might have run, and run. / Belongs to one of those who chose to run.

So let them keep the horse, the hat, the sword.
I have the joke. It was its own reward.
~
Sleep well. The barley stands about your head,
And no one in it wishes you were dead.
`,
  ),
  story(
    'false',
    `
@being betrayal lie theft murder

You had the softest hands of all that knocked,
The kindest voice that ever asked the way;
And #S# went, and left the door unlocked / And #V#, you left the door unlocked / And there went #S#, and the door unlocked / And in you came, and left the door unlocked
For what came after you, and came to stay.
~
I keep the knife you gave me in a drawer,
I keep the note in which you called me dear;
And #S# was my friend for years before / And #V#, you were my friend before / And #S# was my friend before / And you had been my friend for years before
You learned what I was worth, and sold me here. 

I do not grudge the silver, or the bed,
The ring, the horse, the honours of the town;
I grudge the bread. We broke it, and you said
A grace, and looked at me, and laid it down.
~
I’ve turned our talks about, as one would turn
A coat, to find the place where it gave way;
And every seam is sound, and all I learn
Is how much care it took you, day by day.

And yet I think, on nights when I am just,
That I was easy. I had left the key.
Who never in his life had need of trust
Could not have had the use you had of me.
~
But here is what they never tell the thief:
You cannot sell the house and keep the view.
You go about in all your fine belief
And meet with no one who believes in you.

I bar the door. I sleep. I do not mend.
And still I set a second cup, my friend.
~
They hang the ones who steal a purse, or worse;
You took my faith, and only get this verse.
`,
  ),
  story(
    'bargain',
    `
@being fiend curse wager magic

The paper was so white, the pen so near,
The voice so reasonable, and the night so long; / The voice so kind, the winter night so long;
And #S# put down a name, quite clear / And #V#, you put down a name, quite clear / And there wrote #S# a name, quite clear / And so you wrote your name, and wrote it clear,
And heard a kind of laugh, a kind of song.
~
Somebody told you every door would yield,
That every cup would fill, and every sail;
And #S# believed it, signed and sealed / And #V#, you believed it, signed and sealed / And so did #S#, signed and sealed / And you believed it, had it signed and sealed,
And never asked the other for his bail. / And put it in the drawer beneath a nail.

What have you had? A year of open doors
With nobody behind them worth the look;
A table laid, a bed on seven floors,
And every evening something in a book. 
~
You bought the moon, and had it put on wheels;
You bought the song, and could not hum the air;
You bought whatever anybody feels
But someone to be cold with on the stair.

But there is this: the hand that signed is yours,
And what it signed away it also made;
No devil ever walked in through the doors
Of one who had no need to be afraid. / Of one who did not wish the price were paid.
~
And yet the one who wins you will be poor:
You are not what you were the day you signed.
And sorrow was so slow about the cure,
There’s something grown there that he will not find. 

The candle’s low. The step is on the hill.
Go out and meet it. You are going still.
~
So read it through again before the knock:
One word may yet be wrong; and mind the clock.
`,
  ),
  story(
    'outcast',
    `
@being exile coward debt hunger

They drew a line in chalk across the square
And all of us were there, and you on this;
And #S# took one look at us there / And #V#, you took one look at us there / And there was #S#, looking, there / And then you looked at all of us from there
As one looks over something not to miss. / And none of us had wit enough to hiss.
~
Wherever there is snow you come to mind,
Wherever someone knocks and is not let;
And #S# had a coat too thin to bind / And #V#, your coat was thin to bind / And on went #S#, and the wind behind / And on you went with all the wind behind
And we went home. I have not eaten yet.

What had you done? I have forgotten, dear.
It was the law; it was a hungry year.
Somebody had to be the one to fear / It was so long ago; it was not clear;
And you were nearest, and you were not near. 
~
I threw no stone. I only did not stand.
I held my hat. I looked along the ground.
I could have given you this much of hand
And you would still be here, and safe, and sound.

But you have seen the sea. They say you sing
In four new tongues, and own a boat, a bed;
And we are here, with all of everything,
And still the chalk is on the stones, in red. 
~
And yet perhaps it’s you who have the town,
And we the road, and no one at the end:
For every door we shut when you went down
Has stayed shut since, and will not let a friend.

Come home. There is no one about tonight.
I rubbed the chalk a little from my sight.
~
If you come by, the gate has lost its bar.
I took it off myself. We know how far.
`,
  ),
  story(
    'small',
    `
@being child tender

You have a stone, a feather and a string,
And in your other hand you have my thumb;
And #S# is to be a king / And #V# is going to be king / And #S# will be the king / And you have told me you are to be king
And I may have a castle, if I come.
~
The lamp is out. The story’s at the place
Where someone has gone down into the well;
And #S# has a sleeping face / And #V# has a sleeping face / And there is #S#, with that face / And you are gone already, all but face,
And here am I, with no one left to tell.

You will not stay. I know it by the shoe,
I know it by the ladder and its marks;
The road is being made that’s made for you
Beyond the bridge, beyond the end of parks. / Beyond the bridge, where every farm dog barks.
~
You ask me where the dark has gone by day
And if the dead have supper, and with whom;
I used to know. I knew a way to say
What now I only look for round the room.

But while you sleep, I’ll tell you what I know:
That every well has steps along the side;
That you may take the lantern when you go;
That nobody is laughed at who has cried.
~
And yet I would not have you keep, like jam:
The string will break, and you will need both hands.
Go on and be the king, and what I am
Will be a place you came from, in your lands.

Now sleep. I have the feather and the stone.
I’ll mind them while you go to take your throne.
~
Good night, my heart. The moon is on the floor.
I’ll leave a hand’s breadth open of the door.
`,
  ),
  story(
    'beast',
    `
@being monster slayer

They say that you are winter, that you burn,
They say that there are children in your den;
But #S#, when it had its turn / But #V#, when you had your turn / But #S# came and had its turn / But when they came to you, and had their turn,
Was only asking to be left by men. / You only asked to be let be by men.
~
Your footprint filled with rain is on the hill:
A dozen ducks are living there in peace;
And #S# has not done us any ill / And #V#, you have done us little ill / And #S# did us little ill / And you have never done us half the ill
This year, compared with landlords, or with geese.

You had a hundred hills, and now have one.
I’ve seen the map. The red is ours, not yours.
You are the last of all that would not run.
The rest is sheep, and fences, and the moors. 
~
They paint you with a maiden in your claw.
I never met with anyone she knew.
I’ve met with men enough, and kept the law,
And seen the rope, and what they used it to.

But do not trust us. When we have you tame
We’ll put you on a plate, a cup, a sign;
We’ll charge a penny, and forget your name,
And let the children ride on you in line.

So burn a little, now and then, and roar:
We would be smaller if there were no more.
~
And if we meet, I’ll bow, and you may, too,
And nobody shall hear of it from you.
`,
  ),
  story(
    'maker',
    `
@being maker drink hero

Your hands were never still: they used to go
On turning something over while you slept;
And #S# made what others only know / And #V#, you made what others know / And so made #S# all they know / And half the things that all the neighbours know
Were yours, and all the rest of them you kept. 
~
The work is on the bench. The light is good.
The shavings have the smell of early rain;
And #S# is away to look for wood / And #V#, you are gone to look for wood / And #S# has gone out for wood / And you have only gone to look for wood,
They say, and will be coming back again.

You asked so little: bread, a bit of wire,
A window to the north, the cat put out;
We brought you praise, and sat about the fire
And asked you what the thing was all about.
~
You said, “It is not right yet.” It was fine.
You said it of the best you ever made.
There’s not a joint of all of it, or line,
But had you up at night, and half afraid.

But I have seen you when the thing came true,
The way a door will, planed the once too thin,
That all at once shuts soft; and there were you,
And no one by to see it, with a grin.
~
And yet it holds. The roof you said was wrong
Has had the snow of thirty winters through;
And I have said your say, and sung your song,
And what I mend I mend as you would do.

So let the rest have marble, and a date:
You have a hinge, that never wakes the gate. 
~
Go gently, world, with all the hands like these,
That leave you better, and forget the fees.
`,
  ),
  story(
    'place',
    `
@thing haunt ruin war murder betrayal curse city debt

You had a hundred windows. There are three.
The swallows have the hall, the rain the stair;
And #V#, you are more at home to me / And #S# is more like home to me / And #S# seems a home to me / And yet you are the only home for me
Than any house with people living there. / Of all the houses people live in there.
~
The grass has got as far as to the door
And put one hand in, like a shy young guest;
And #S# does not mind it any more / And #V#, you do not mind it any more / And #S# does not mind it any more / And you have ceased to mind it any more,
But lean a little westward, as to rest.

What did you see, that you are silent so?
There was a feast. There was a broken chain.
There was a child who asked if she might go.
You know it all, and hold it in, like rain. 
~
They carried off the lead, the bell, the well,
The saints, the stairs, the very floor and beam;
They could not take the thing you will not tell,
And nobody can build on it, or dream.

But I have brought my bread to eat with you,
And here’s a stone, still warm, to have for chair;
And I can tell you that the news is few:
They live, they die; you have not missed your share.
~
And yet there is a music in your fall:
The owl has learned it, and the loosened tile;
It says that nothing kept is kept for all,
And that it has been lovely for a while.

I’ll go by dusk. You do not like a light.
You have your own, they tell me, late at night.
~
Keep what you know. I ask for just the shade,
And leave to sit in what the masons made.
`,
  ),
  story(
    'season',
    `
@thing winter harvest forest sea hunger love mountain

You came with nothing more than change of air,
A coolness in the cellar and the milk;
And #V# was in the garden, there / And #S# was in the garden there / And there sat #S#, unaware / And in the morning you were everywhere
And laid upon the hedge your sheets of silk.
~
The swallows had a meeting on the wire, / The swallows held a council on the spire,
And all the talk was where, and when, and how;
And #S# stood by, and set on fire / And #V#, you came and set on fire / And up came #S#, and set on fire / And you came up behind, and set on fire
One leaf of all, the outermost, on the bough. / One leaf, the highest of the apple bough.

You never stay. We ask you every year.
We get the blankets down, we bake the bread,
And by the time the children say, “It’s here,”
You have your hat on, and the rest is said. 
~
I meant to do so much when you should come:
To mend the roof, to write, to make it up
With those I quarrelled with; and here’s the sum:
I looked at you, and drank a second cup.

But you have been so many times before,
And every time the only time to me;
You hang the selfsame wreath upon the door
And every time I put out my hand to see. / And every time I hurry out to see.
~
And yet I think you count us, going by:
One fewer at the window than last year;
And on that sill you let a petal lie,
Or flake, or leaf, as one who once was here.

Go, then. But when you turn the corner, turn:
I’ll be the one whose lamp is left to burn.
~
So come again. And if I am not in,
Go through the house; the door was always thin.
`,
  ),
  story(
    'object',
    `
@thing theft maker debt wager curse magic crown thief

So small a thing; and all those men are dead
Who could have had, instead, a house, a year;
And #V# is what they had instead / And #S# is what they had instead / And #S# they had instead / And you were what they got of it instead,
And lie upon the cloth, and shine, and hear.
~
Behind the glass, a lamp above your name,
You lie as if you never hurt a soul;
And #S# does not look the same / And #V# is not quite the same / And #S# is not quite the same / And every time I look you look the same
And every time I look I am less whole.

I know who made you: someone poor, and good,
Who thought of nothing but the curve, the grain;
Who held you to the light, as makers would,
And never slept so well as that again.
~
You have been prayed to; you have been a bribe;
You have been buried twice, and once been swum
Across a river by a dying scribe
Who thought you were his mother, and was dumb.

But I suspect you never asked for this.
You would much rather be a baby’s toy;
You’d sooner have a child’s unthinking kiss,
Or be left out all summer by a boy. 
~
And yet it’s never you that has the flaw:
There’s nothing there but what we carried in.
You lie there like a mirror, or a law,
And every face that bends to you has been.

I’ll shut the case. I only came to see.
And something in it turned, and looked at me.
~
So stay in there, behind your inch of glass:
I want you. That is why I let you pass.
`,
  ),
]
