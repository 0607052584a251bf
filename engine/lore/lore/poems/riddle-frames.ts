import { units } from '../../verse/units.ts'

/* Who asks a riddle, before its clues. */
export const askedByBeings = units(`
There #S# sat by the way / And #S# sat by the way / #S# stood in the way
And this was all #he# had to say:

“Come near,” said #S#, “to me / Said #S#, “Come here to me
And tell me, friend, what this may be:”

Then #S# looked up and down / Then #S# looked me up and down / And #S# looked us up and down
And put us this, with half a frown:

Then #S# barred the way and said / #S# barred the way and said / It was #S# stood up and said / It was #S# who said
To guess this right or be [left for|counted] dead:

Said #S#, “You may not go / “No,” said #S#, “you may not go / Said #S# to me, “You shall not go
Until you have guessed me this, yes or no:”

Said #S#, “I have my price: / “One riddle,” said #S#, “is my price: / “This,” said #S#, “is my price:
Guess what I am, and do not guess twice:”

Then #S# laughed aloud / And #S# laughed aloud / Then up spoke #S# from out of the crowd / Up rose #S# before the crowd
And asked this thing of the wise and proud:

Before the gate #S# stood / There at the gate #S# stood / At the gate #S# stood
And asked me this as [hard|well] as #he# could:

#S# put it to great and small / #S# told us, great and small / #S# put it to us all / And #S# asked it of us all
To name it now or not at all:

Who meets #S# must stop and say / Whoever meets #S# must say / All who meet #S# must say
The answer to this, or turn away:

And #S# said, with a smile / #S# told us, with a smile / Then #S# said, with a smile
To take our time, and think for a while:

#S# once had it from the dead / #S# had it of one long dead / It was #S# had it from the dead
And this is the way that it was said:
`)

export const foundOnThings = units(`
By #S# there is a voice / Near #S# there was a voice / At #S# there is a voice
That asked me this, and left no choice:

Who comes to #S# by night / Who goes to #S# by night
Must answer this, and answer right:

Of #S# they say of old / Of #S# it was said of old / They say about #S# of old
That none may see it till this be told:

Who looks for #S# must say / Who wants to find #S# must say / Who seeks #S# must say
The name of the thing that stands in the way:

On the way to #S# a stone / On the road to #S# there’s a stone / Before #S# is a stone
Has asked this riddle of those alone:

Around #S# there is a line / On #S# there is a sign / Beside #S# stands a sign
Which says, in letters small and fine:

Of #S# the children sing / At #S# the children sing / Near #S# the children sing
This [verse|rhyme] about some hidden thing:
`)
