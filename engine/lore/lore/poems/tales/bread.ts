import { type Story, story } from '../../../verse/units.ts'
import { acted } from './acted.ts'

/* Ballads of money, drink, hunger, work and play. */

export const bread: readonly Story[] = [
  story(
    'miser',
    `
@being debt

${acted('year', 'There was no one so rich as #S# / The richest in town was #S# / A mountain of money had #S#')}
And it all had been written down:
There was never a hole in a beggar’s boot
But was mortgaged to half a crown.
~
${acted('year', '#S.cap# had a box with a triple lock / #S.cap# had gold in a cellar vault')}
And the gold was the king’s own kind,
And #he# counted it nightly, from one to the end,
With the curtains drawn and blind.

“It’s the rent,” said #S#, “or it’s out in the snow.” / “It’s the rent,” #he# would say, “or it’s out in the snow.”
And #B# went out in the snow, / And the widow went out in the snow,
And the bed went to market, the cradle the same,
And they fetched, with the kettle, a low
~
Then #B# came up with a hat in hand / Then the miller came up with his hat in his hand
For the loan of a coin till the spring,
And #he# asked for the horse, and the land, and the mill,
And a finger, to go with the ring,

One penny, or less; and it went in the box,
And that night, in the count, it was more:
There was one coin too many, and every time,
On the cloth on the cellar floor.
~2
And #he# wrote it all down in a neat small hand
With the date and the term and the fee;
But that night when #he# opened the lid of the box
There was something too many to see.

It filled up the cellar, it came up the stairs,
And it rose in the dark, and it rose,
And they heard from the street #he# was counting it still
When the gold was as high as #his# nose.
~
The gold had gone cold, and it would not be warmed,
And it froze to the fingers like tin,
And #he# put in the fire first the chair, then the bed,
And was cold, and was cold to the skin.

They dug #him# out later with shovels and sacks,
And the town is well off, as you see;
But there isn’t a soul who will pick up a coin
From the ground, and that’s counting me.
~4
When they came with the bailiff in March to see
Who the heir to it all might be,
There was #S#, as cold as the coin, / They found #him# as cold as the coin in #his# hand,
With the other one round the key.
`,
  ),
  story(
    'debtor',
    `
@being debt

${acted('year', 'They came for the money to #S# / There wasn’t a friend left to #S# / The bills had come in upon #S#')}
And the note fell due in the fall,
And #B# had it framed, with the name and the sum, / And they hung up the note, with the name and the sum,
In the front, on the counting-house wall.
~
${acted('year', 'The year was lean, and there stood #S# / The year was lean for #S#')}
And signed with a cross and a tear;
And the half of a half of a half, they said,
Was the whole of it, year on year.

#he.cap# sold them the dog, and #he# sold them the bed,
And the pan, and the roof, and the rain;
#he.cap# paid what #he# owed on the first of the month
And by supper #he# owed it again.
~
They came in the morning, they came in the night,
They were always extremely polite:
“It’s a beautiful hand that you have. It would be
Such a shame if you had to write.”

Then #S# had a think, with an ear to the wall, / Then #he# had a think, with an ear to the wall,
And went round to the back with a lamp,
And looked through the books by the light of the moon,
And #his# palms and #his# eyelids were damp.
~
“I have nothing to give you but me,” #he# said,
“And I eat, and I sleep, and I snore.”
And they wrote that all down, and they asked #him# to sit
At the desk by the counting-room door.

For it stood in the books, in a very old hand,
On the first of the pages of all,
That the money was lent by the town in a flood,
To be paid by whoever was tall.
~3
Now whoever is clerk, and can write, and is poor,
Is the one who has read it all through,
And the sums in the book, by a stroke in the night,
Were made smaller, and fewer, and few.

So they burned it that night in the market square,
All the notes, with the ribbons and seals,
And they danced in the light, and they roasted some pears,
And the bankers took to their heels.
~
And the day that they opened the book to collect
There was nothing but one line of ink:
“You are paid. You are paid. You are all of you paid.
I have gone to the inn for a drink.”
`,
  ),
  story(
    'drinker',
    `
@being drink

${acted('night', 'One night at the inn sat #S# / There sat at the bar #S# / The landlord drew one for #S#')}
And wiped off the foam with a sigh,
And looked at the bottom, and looked at the door,
And asked if the barrel was dry.
~
${acted('night', 'There was none who could drink like #S# / No one could drink like #S#')}
And the landlord had gone quite white,
For it wasn’t yet six, and the harvest was in,
And it looked like a thirsty night.

The cooper sat down, and he went to the wall,
And the sergeant was carried to bed,
And the priest, who had wagered the poor-box and bell,
Was discovered to sleep on his head.
~
They sent to the abbey, they sent to the ships,
They sent to the castle for wine;
And it went down as rain goes away in the sand,
And #he# told them, “I’m feeling just fine.”

Then in from the dark came a man in grey
And he said, “I will drink with you.”
And wherever he set down his hand on the board
There was frost, and the frost was blue. 
~
Then Death came in for a light for his pipe,
And they asked him to sit for a round,
And he said he was working; they said, so were they;
And his list lay forgot on the ground.

They drank for the day, and they drank for the dead,
And they drank to the end of the song,
And the grey one slid under the table at four,
And he’d hardly been sitting there long.
~3
He drank like a man who has never sat down
In the whole of a busy career,
And he wept on the cat, and he told them their dates,
And they said to him, “Have the next, dear.”

And that’s how it comes that that winter went by
And there wasn’t a bell to be heard,
And #S# lived on to a hundred and six / And #he# lived to be nearly a hundred and six
And would have one, and speak not a word.
~4
And nobody died in the parish till Lent,
And there’s some who remember it still;
And they say that he woke with the cat on his face
And #S# had paid the bill. / And that somebody paid the bill.
`,
  ),
  story(
    'craft',
    `
@being maker

${acted('year', 'No hands in the land like the hands of #S# / There were no such hands as had #S# / A master of masters was #S#')}
And the half of the town came to stare,
And they walked all about it, and felt it, and said,
“It is good, but there’s something not there.”
~
${acted('year', '#S.cap# had begun when the snow was down / A year and a day worked #S#')}
And had carved on the bottom a name,
And #he# put on the coat that was kept for the church,
And set open the door, and they came.

#he.cap# worked for the winter with nothing but bread
And a candle, and oil, and a rule,
And #he# gave it the sleep that #he# ought to have had,
And #he# nodded all day on the stool.
~
#he.cap# broke it in pieces, and started again
With the sleep of a dozen of years,
And #he# gave it the ear for the birds in the eaves
And the songs of the road for #his# ears.

Then #B# sent a cart, with a purse and a word, / Then the lord sent a cart, with a purse and a word,
But “It isn’t yet done,” #he# replied;
For it wanted a breath, and it wanted a voice,
And it wanted a something inside.
~
And #N# at the window said, “Come to your bed,” / And the wife at the window said, “Come to your bed,” / And the child at the window said, “Come and eat bread,”
And #he# said, “In a bit; in a while;”
And the last of the things that #he# worked in by hand
Was the knack that #he# had of a smile.

So it’s finished. It stands in the hall, and it sings,
And the people come miles on the road,
And it smiles at them all, and it listens, and sleeps,
And it wept, on the day that it snowed;
~
They found it one morning, and perfect it was,
As the sun on the workshop had grown,
And it turned, and it looked, and it opened its mouth,
And it said, in a voice like #his# own,

And beside it there sits, with a rag and a brush,
And as grey as the dust, and as dumb,
One who made it, they think, and who polishes it,
And who looks at you, when you have come.
~4
“I am done. You may rest. Put your tools on the shelf.”
And the stool where #he# sat at the light
Had a coat on its back, and a cap on the coat,
And nobody sat there that night.
`,
  ),
  story(
    'starving',
    `
@being hunger

${acted('winter', 'The corn was black, and there stood #S# / A hungry winter it was for #S# / The barns were bare, and there sat #S#')}
In the year that the barley turned black,
When they ground up the bark, and they boiled down the belts,
And no crow was seen to come back.
~
${acted('winter', 'The snow was high, and there came #S# / The snow was high, and in came #S#')}
With the snow at the top of the sill,
And they sat round a pot in the last house with smoke
And they looked at it, hollow and still.

“There’s a stone in it,” said #S#, “no more, / “There’s a stone in it,” somebody said by the hearth,
“But it wants but a bit of a bone.”
And one had a bone, that was kept from the dog;
And one had a crust, of his own;
~
And #B# had a barn with a lock on the door / And up at the hall was a barn with a lock
And a guard, and a dog on a chain,
And it smelled, when the wind was in that way, of bread,
And they turned up their collars again.

And one had an onion sewn up in her skirt,
And one had a handful of rye,
And they blushed as they put it all into the pot,
And it boiled, and they started to cry.
~2
Then #N# got up, with a child on each arm, / Then a woman got up, with a child on each arm,
And went over the fields through the sleet,
And she looked at the dog, and it looked at the child,
And the guard looked away down the street.

And when it was spring, and the dead had been told,
There were fewer than had been before;
But the ones by the pot were alive to the last,
And nobody locked a door.
~3
And they carried it home in a hat and a sheet,
And there wasn’t a word, or a blow,
And they ate it by spoonfuls, and counted it out,
To the end of the end of the snow.
`,
  ),
  story(
    'gamble',
    `
@being wager

${acted('night', '#S.cap# sat down with a stranger to dice / A stranger came in and sat down with #S# / They sat down to cards, and so did #S#')}
And the lamp on the table burned blue,
And the landlord went up with a hand to his head
And he bolted the door with a shoe.
~
${acted('night', 'The dice were of bone, and they smiled at #S# / The dice were of bone; they were passed to #S#')}
On a throw, and the throw was a two,
And the other just smiled, and he brushed off his cuff,
And he said, “It’s too early for you.”

#he.cap# put down the house, and #he# put down the horse,
And the ring, and the name, and the land,
And they slid on the board to the one in the shade,
And they went without noise in his hand.
~
#he.cap# won for an hour, and #he# won for a night,
And #his# winnings were up to the beam,
And the other just asked, “Do you want to go on?”
And #he# went, as you do in a dream.

And #N# at #his# shoulder said, “Get up and go,” / And somebody said at #his# shoulder, “Come home,”
And #he# said, “But I’m only just down;
It’s one throw, one more, and I’m even again,
And I’ll buy you the moon and a gown.”
~
“There is one thing you have,” the other one said,
“And you have not laid it down yet.”
And #he# said, “I have nothing.” “You’ve that,” said the man.
“It’s the morning. I’ll take it as bet.”

So #he# threw, and they stopped on the edge of the board,
And they hang there, the both of them, yet,
And #he# cannot get up till they fall, and they won’t,
And the sun has not risen, or set.
~3
And #he# won: it was sixes. The stranger got up
And he bowed, and he put on his hat;
And there’s gold in the house, and it’s night in the house,
And it’s never been other than that.
`,
  ),
]
