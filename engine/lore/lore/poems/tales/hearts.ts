import { type Story, story } from '../../../verse/units.ts'
import { acted } from './acted.ts'

/* Ballads of those who love, wait, marry, are lost or sent away. */

export const hearts: readonly Story[] = [
  story(
    'parted',
    `
@being parted

${acted('spring', 'The year was young, and so was #S# / In spring they parted #S# / It was in spring they parted #S#')}
And a ring was cut in two,
And half of it went on the northern road
And half where the orchards grew.
~
${acted('spring', 'They rode for the border at break of day / They called for the men at break of day')}
When the lilac was white on the wall,
And all that was said at the garden gate
Was said in no time at all.

The first year’s letters were long and sweet,
With a leaf in the fold, or a rose;
The next year’s letters were short and wet
And told how the river froze.
~
By day there was water and wood to fetch,
By night there was wool to spin,
And every night was the lamp put out
At the moment the moon came in. 

The years of the war went over the hill
With the rain, and the hail, and the snow,
And the third year’s letter was in a hand
That nobody seemed to know.
~
They said, “It is done. There is nobody left.
They are dead by the eastern wall.”
And the half of the ring was hung on a nail,
And nothing was said at all.

But late in the year, when the geese went down,
There came up the orchard way
A man with a crutch and a bundle of rags
Who had nothing at all to say,
~
A wedding was talked of, a cloth was bought,
And the road to the church swept clear,
And the bell had been rung for the second time
When a voice said, “I am near,”

But half of a ring on a bit of string,
And he laid it upon the stone,
And the other half came from the nail on the wall
As a bone goes home to bone.
~4
And there by the gate in a soldier’s coat
Stood a shadow the wind blew through,
And it held out a hand with a half of a ring,
And the half in the house broke too.
`,
  ),
  story(
    'faithful',
    `
@being parted lost

${acted('year', 'Each evening on the wall stood #S# / Each evening at the gate stood #S# / Each evening there stood #S#')}
From the day that the ships put out,
With a lamp in the wind, and a shawl, and a hope,
And a hundred good reasons to doubt.
~
${acted('year', '#S.cap# had counted sixty sails / The tide went out, and there stood #S#')}
And the children would point and run,
And the captains would lower their eyes as they came,
For they knew, and had told not one.

“Come in,” said #N#, “there is soup on the hob. / “Come in,” they would call, “there is soup on the hob.
There are others as good as he.” / There is little to see on the sea.”
“There may be,” said #S#, “and better too, / “There may be,” the answer came down from the wall,
But they didn’t set out from me.”
~
A merchant came up with a chain of gold,
And a farmer with land and a cart,
And “Thank you,” said #S#, “but the place is let, / And “Thank you,” #he# told them, “the place is let,
And the lodger’s away, in part.”

The paint came off, and the stairs gave way,
And the hair went white as the foam,
And nobody laughed when they heard it said,
“If you meet with them, say I’m home.”
~
And #he# learned the ways of the wind and the gulls,
And the hour when the herring run,
And by listening only could tell a man’s port
And the weight of his wife and son.

And then, of a morning as grey as wool,
Came a boat with nobody in,
And it knocked at the steps like a well-bred guest,
And there lay in the bottom a pin,
~
One night in the spring when the stars were low
There was somebody out on the sand
Who was wet to the neck, and had weed in the hair,
And who held up an open hand.

And #he# looked at the pin, and #he# said, “That’s right,”
And stepped down into the bow,
And it turned on the tide with its nose to the sea,
And the lamp’s on the water now.
~4
And #he# took what was there, and #he# went with the tide,
And the lamp went along for the ride,
And the captains lift up their hats when they pass,
And the wall has been left to the tide.
`,
  ),
  story(
    'wedding',
    `
@being wed

${acted('spring', 'They rang the bell for #S# in May / In May they rang for #S# / A wedding was made for #S#')}
And the bishop went home to pray,
And the aunts sat down in a row and wept
For the whole of the wedding day.
~
${acted('spring', 'There was bread on the board, and there was #S# / They dressed the hall for #S#')}
And the fiddlers were paid in advance,
And the whole of the town had a thing to say
And they all of them came to the dance.

“I take thee,” said #S#, “for wet and for dry, / “I take thee,” #he# said, “for the wet and the dry,
For the bread and the lack of bread,
For the thing that thou art, and thou wert before,
And whatever thou turn’st to,” #he# said. 
~
They asked, was there any who knew a cause,
And forty stood up to speak,
And they heard them all through, to the very last one,
And it took them the half of a week.

The first year through they were seldom at home,
And the next they were seldom out;
In the third there was one who would sit by the door
And the other would walk about.
~
They had nothing to say that the other one knew,
They had neither a tongue nor a prayer,
So they built up a language of whistle and spoon,
And they had it all to spare.

And #B# at the last asked #him# what #he# would give / Then one of them asked what the other would give
To have it undone, and be free.
“My hat,” #he# said, “and the second-best plate,
And the view of the other by me.”
~
The neighbours would lie in the dark and hear
Them laugh through the party wall,
And some said a curse, and some said a charm,
And some said nothing at all.

They lie in the field where the hedge grows in,
Where the thrush sings loud and clear,
And they say, if you listen, at night, in May,
There’s a fiddle, and feet, quite near.
~
And when it was over, and one was gone,
And the other was left with the cat,
There still was a pair of cups on the sill,
And nobody wondered at that.
`,
  ),
  story(
    'child',
    `
@being child

${acted('night', 'There was snow in the wood, and there was #S# / They found on the step one night #S# / They found in the reeds #S# / #S.cap# was found on the chapel stair')}
And no one could tell from where;
With a spoon in the hand and a burr in the sock
And the frost of the year in the hair.
~
${acted('night', 'A cradle stood by the side of the road / The cradle had stood at the side of the road')}
And the dogs were afraid to bark,
And the mother who ran with a lamp to the wood
Came home by herself in the dark.

“Whose are you, my honey?” said #N#, and knelt / “Whose are you, my honey?” the midwife asked. / “Whose are you, my honey?” asked #N#. “Speak.
“I belong to the hill,” said the mite,
“But they’ve lent me to you for as long as I like
If I sing to them every night.”
~1
They looked in the river, they looked in the well,
They looked in the wolf’s own bed;
They found there a shoe that was buttoned and dry,
And a ring made of crumbs of bread.

So #he# slept in the drawer where the linen was,
And grew like a bean in the spring,
And at dusk would go out to the stone on the hill
And they’d listen, and hear #him# sing.
~2
It was seven years on, when the moon was thin,
That there came to the kitchen door
A child who was older by only an hour
Than the child who had gone before.

And #B# would have kept #him#, and locked the door / And one would have kept #him#, and locked the door
And hidden the boots away,
But the fire would not light, and the cow would not stand,
And the hens gave up trying to lay.
~3
“I was asked to a party,” the young one said,
“And the dancing was only till three.
But whoever are these with the grey in their hair
Who are crying and looking at me?”

So they opened the door, and they buttoned the coat,
And they put in the pocket a pear,
And there’s singing at dusk from the top of the hill,
If you’ve any at home you can spare.
~4
They gave #him# some supper, they gave #him# a bed,
And they sat by it, holding the light,
For a child who comes home from the hill, they say,
Can be called for again in the night.
`,
  ),
  story(
    'exile',
    `
@being exile

${acted('day', 'They read out the name of #S# in the square / The gates were shut on #S# / They shut the gates on #S#')}
With a loaf and a coat and a curse,
And the neighbours were there with their hands in their coats,
And not one of them opened a purse.
~
${acted('day', 'They turned the key on #S# / They rang the bell, and out went #S# / The bell was rung, and out went #S#')}
And the town was as small as a thumb,
And then it was only a bit of a smoke,
And a bell, and the bell grew dumb.

In the first town they gave #him# a bed in the hay,
In the second they gave #him# a kick,
In the third there was work for a willing pair
At the carting and stacking of brick.
~
#he.cap# learned how to say in eleven tongues
“Good evening” and “Where is the well?”
And not in a one could #he# say to a friend
What #he# lay in the dark to tell.

“And where are you from?” they would ask at the inn.
“From a house with a pear by the door.”
“There’s many a house has a pear,” they’d say.
“There’s not,” #he# would say, “any more.”
~
#he.cap# married, or nearly, a widow of means
With a view of a different hill,
But #he# talked in #his# sleep of a pump and a lane,
And #he# spoke of them sadly still.

Then word came from #B#: it was all forgiven, / Then word came at last: it was all forgiven,
The gates would be opened wide.
#he.cap# came to the hill in the early light
And sat on the milestone and cried;
~
Then #he# turned for home when the swallows turned
With #his# sixty years in a pack,
And came to the gate, and the guard was a boy,
And he asked #him# to please stand back;

For the bridge was of stone, and the lane was a street,
And the house was a dealer’s in thread,
And the one who had come there was nobody now
And the one who was banished was dead.
~
And #he# said #his# own name, and the boy looked it up
In a book with the edges torn:
“You’re to hang if you’re seen,” he read out, “but it’s dated
The year that my father was born.”
`,
  ),
  story(
    'wayfarer',
    `
@being exile lost

${acted('year', 'The road went over the hill with #S# / A-walking the world went #S# / And out on the road went #S#')}
And the moss on the milestone grew,
And all that was asked at the end of the day
Was a heel where the wet got through.
~
${acted('year', 'There goes on the road by night #S# / And there on the road was #S#')}
For so long that the way grew thin,
And the inns changed their names, and the bridges their tolls,
And the children were not let in.

They carried a letter, they carried a key,
Or it may be it was but a stone,
And whenever they asked #him# who it was for
#he.cap# said it was for #his# own. 
~
“If ever you come to a house with a light
And a dog who gets up, not two,
Then say that I asked,” #he# would say at the ford,
“And was asking the way, to you.”

They told #him# in one town to try the next,
And the next sent #him# back to the first,
And there wasn’t a signpost in all of the land
But was wrong, and the newest were worst.
~
And once, in the rain, #he# went by the place,
And the lamp, and the dog got up,
But #he# thought it too good to be meant for #him#
And #he# drank at the trough from a cup.

So if somebody asks at your door tonight
And the lane is cold and mired,
You might say, “You are there. It was always here,”
For it’s all that was ever required.
~3
And #N#, who was there with the lamp in her hand, / And #N# was the one with the lamp in the door / And the one with the lamp had stood up at the door
Had listened for steps in the rain,
So it’s fifty years gone, and the lamp is still lit,
And the dog has not slept again.
`,
  ),
]
