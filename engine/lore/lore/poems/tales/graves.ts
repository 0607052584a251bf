import { units } from '../../../verse/units.ts'

/* What an epitaph tells of a life, by the matter of it; and what a prophecy says is coming. "#he#" is the subject. */

export const livesOf = units(`
@theft
#he.cap# never took more than a pair of hands
Can carry away from a lord with lands.

@theft
The lock on this vault is the very best:
It is not for thieves. It’s to keep the guest.

@fiend wager
#he.cap# had it in writing, and signed in red;
They came for #him# early, and took the bed.

@fiend wager
The bargain was fair, and the price was small:
It was nothing much, and it was all.

@murder
There were others before, in a tidy row,
And #he# brought them flowers, and watched them grow.

@murder betrayal
The cup went round, and it came to rest,
And the host drank up to oblige the guest.

@betrayal lie
#he.cap# gave #his# word with an open face,
And #he# gave it next in another place.

@betrayal
The purse was heavy, the night was black;
#he.cap# sold the key, and could not go back.

@lie
#his.cap# name was another’s, #his# coat was lent;
The grave is #his# own, and it takes no rent.

@slayer hero war
#he.cap# stood where the others were used to run,
And was more afraid than was anyone.

@slayer monster
The beast had #his# leg, and #he# had its head:
They are both of them, now, to be counted dead.

@war hero
They gave #him# a spear and a place in line,
And told #him# the end of it would be fine.

@war peace
#he.cap# asked what it was for, and was told to wait;
#he.cap# was told it again at the burning gate.

@peace hero
#he.cap# spoke to the both, and was heard by few,
But the few went home, and their children, too.

@vengeance
#he.cap# kept a list, and #he# kept it well;
The last of the names #he# would never tell.

@vengeance revolt
#he.cap# owed them a wrong, and #he# paid it back,
And wore to the end of #his# days the black.

@revolt
#he.cap# said what the others had only thought,
And #he# said it again when the rope was bought.

@exile lost
#he.cap# died a good way from the kitchen door;
We carried #him# back, and could do no more.

@exile
The gate was shut, and #he# would not knock;
There is grass tonight in the rusted lock.

@coward
#he.cap# ran from the fight, and #he# ran from the feast,
And here #he# lies still, for a while at least.

@coward
Do not say of #him# that #he# turned and fled:
There were nine who laughed, and the nine are dead.

@curse
The witch said a word, and it could not mend;
It was only a word, and it had no end.

@curse undead
#he.cap# slept not at all for a hundred years:
Go quietly by, if you think #he# hears.

@undead haunt
We buried #him# deep, and #he# came at nine;
We buried #him# deeper, and all was fine.

@undead return
This stone has been used for the second time.
The mason has asked for another rhyme.

@parted wed
#he.cap# loved, and it did not go as planned;
There’s a ring in here on the other hand.

@parted
#he.cap# waited so long at the garden gate
That the one who came was a day too late.

@wed
The priest was against it, the town said no:
They were happy at least for a year or so.

@return
#he.cap# said, “I am coming,” and that was true:
#he.cap# came, and #he# stayed till the night was through.

@hunger
#he.cap# gave of the little there was to eat
And the half of the coat, and the bread, and the seat.

@ruin
When the water came up to the market stair
#he.cap# went back in for the child left there.

@ruin
All that #he# built in a life was gone
In a single night, and the grave lives on.

@debt
#he.cap# counted it daily, and never knew
What the half of a penny of bread could do.

@debt
Whoever #he# owed may apply within:
The door is of earth, and the purse is thin.

@drink
The barrel is dry, and the song is sung;
The last word of all was upon #his# tongue.

@drink
#he.cap# asked for a drop, and they poured it here:
If the grass lies down, it’s the fault of beer.

@child
#he.cap# had but a spoon, and a shoe, and a name,
And the house has never since been the same.

@maker
What #he# made with #his# hands is in use today,
And it works, and it never will wear away.

@maker
#he.cap# mended the world by a nail, a seam;
There’s a hinge that is silent, a straightened beam.

@death haunt
The bell had rung for so many before
That #he# knew the step, and had left the door.

@monster
The hills had a shadow, the shadow flew:
It was hungry and old, and it lies here, too.

@monster
They came with a spear and a rope and a priest,
And none of them stayed for the rest of the feast.
`)

export const comingsOf = units(`
@return undead
Then #S# shall come home again / Then #S# shall be home again / Then comes #S# again / #S.cap# shall come again
To the empty chair, through the wind and rain.

@return undead haunt
Then #S# shall sit in the old, high seat / Then #S# shall take back the seat / Then #S# shall have #his# seat
With the mark of the grave on both #his# feet. / With the mould of the grave about the feet.

@ruin hunger
Then #S# shall fall, and fall in a night / Then #S# shall fall in a night / Then falls #S# in a night / Then #S# shall be out of sight
And the sea lie still where there once was light.

@ruin war
Then #S# shall burn, and be seen from the sea / Then #S# shall burn by the sea / Then #S# shall be burned to the knee / Then burns #S# by the sea
And none be left there to bend the knee.

@death murder betrayal
Then #S# shall drink from the offered cup / Then #S# shall drink of the cup / Then #S# shall empty the cup
And lie by the chair when the sun comes up.

@murder betrayal lie
Then #S# shall smile with an open hand / Then #S# shall smile on the land / Then #S# shall have the land
And a friend be sold for a yard of land. / And nobody know where the dead men stand.

@war vengeance revolt slayer
Then #S# shall ride with a sword of flame / Then #S# shall ride in flame / Then #S# shall come in flame
And ask for the guilty, name by name.

@revolt vengeance debt
Then #S# shall come to the golden gate / Then #S# shall stand at the gate / Then #S# shall be at the gate
And those who were fed shall be asked to wait.

@child hero
Then #S# shall be born in the fall of the snow / Then #S# shall be born in the snow / Then #S# shall come with the snow / #S.cap# shall be born in the snow
And the crown shall know where it has to go.

@child maker hero
Then #S# shall take up the broken thing / Then #S# shall mend the ring / Then #S# shall carry the ring / #S.cap# shall mend the thing
That was more than the wit of a priest or king.

@wed parted peace
Then #S# shall stand at the altar stone / Then #S# shall stand at the stone / Then #S# shall be bone of your bone / Then #S# shall not be alone
And two be made one, or be overthrown.

@monster curse fiend
Then #S# shall wake, and the hills shall shake / Then #S# shall wake, for the old oath’s sake / Then #S# shall be wide awake / Then #S# shall wake
And drink at a draught the river and lake.

@monster hunger
Then #S# shall come down from the hill to feed / Then #S# shall come down to feed / Then #S# shall be out to feed
And the wall be a straw, and the gate a reed.

@fiend curse wager
Then #S# shall call for what was agreed / Then #S# shall read out the deed / Then #S# shall come with the deed
And nobody there shall have cared to read.

@exile lost theft
Then #S# shall be found in a stranger’s hand / Then #S# shall come from the sand / Then #S# shall rise from the sand
And what was forgotten shall rule the land.

@exile coward drink
Then #S# shall stand where the great ones fled / Then #S# shall stand up instead / Then #S# shall be put at the head
And hold what is held by a single thread.
`)
