/** A rumour, what is amiss with it where it is half true, and where it comes from where it is false. */
export interface Rumour {
  said: string
  amiss: string
  liar: string
}

const rumour = (said: string, amiss: string, liar: string): Rumour => ({ said, amiss, liar })

/** #x# and #y# are two people of the town, #at# a corner of it, #p# a thing, #q# another: the same in all three. */
export const rumours: readonly Rumour[] = [
  rumour('#X# #named1# #p# #at#, #when#.', 'It was #q#.', '#Y# did, and says so to spread the blame.'),
  rumour('#hearsay# #x# is looking for #p# #at#, by night.', 'It is #q#, and by day.', '#Y# has it at home.'),
  rumour(
    '#rivalA# is after #p#, and will have it #deadline#.',
    '#rivalB# has it already.',
    '#keeper# spread this for #asum#.',
  ),
  rumour(
    '#X# pays #asum# for #p#, if it comes #deadline#.',
    'Half of that, and it has to be #q#.',
    '#Y# invented this to see who would steal it.',
  ),
  rumour(
    'What #rivalB# fears is #fear#, ever since #x# died a little #at#.',
    'It is #rivalA# who fears it.',
    '#Y# made this up over #food#.',
  ),
  rumour(
    'Go #at# #deadline#: #x# keeps #beast.a# there.',
    'It is stuffed, and #p# is in it.',
    'There is only #pet.a#.',
  ),
  rumour('#X# was seen #at# #when#, with #p#.', 'That was #y#, in #garment#.', '#X# was at #cards# here all night.'),
  rumour(
    '#staffA# puts #p# in the #drinkable# on feast days.',
    'On all days; and #x# asked for it.',
    '#Y# was dismissed from here #when#.',
  ),
  rumour(
    '#keeper# #named1# #p# #when#, and #x# saw it.',
    '#x.cap# did it; #keeper# saw.',
    '#Y# would like to own the house.',
  ),
  rumour(
    '#hearsay# nobody has been buried #at# since #when#: the coffins hold #food#.',
    '#beast.s.cap# ate the food.',
    '#Y# sells coffins too.',
  ),
  rumour('#X# has two families, one of them #at#.', 'Three.', '#Y# was refused by the only one.'),
  rumour(
    '#place# is to have a new lord #deadline#: #x#.',
    'It is #y#, and #x# knows.',
    '#X# pays for each time it is told.',
  ),
  rumour('The well smells of #smell# because #x# threw #p# in.', 'It was #q#, and #y# saw it.', 'It always has.'),
  rumour('#Y# owes #x# #asum#, and means to pay in #food#.', 'It is the other way round.', '#keeper# owes them both.'),
  rumour(
    'There is #beast.a# under the road #at#, asleep.',
    'It is awake, and likes #food#.',
    '#X# digs there, and wants no company.',
  ),
  rumour(
    '#few.cap# #folk# went #at# #when# and came back with #p#.',
    'One of them did.',
    'They were #x.poss# cousins, and came back with colds.',
  ),
  rumour('#rivalB# is really the #kin# of #x#.', 'Of #y#, and neither knows.', '#X# wishes it were so.'),
  rumour('On #night# #x# was in two places: here and #at#.', 'The one here was #y#.', 'On #night# #x# was in neither.'),
  rumour(
    '#Y# can be had for #asum# and #food#; ask #x#, who has done it.',
    'The price is #p#.',
    '#Y# is the only honest soul in #place#.',
  ),
  rumour(
    '#someone.cap# met #beast.a# #at#, and it asked the way to #place#.',
    'It asked for #keeper#.',
    '#X# was in the costume.',
  ),
  rumour(
    'Whoever drinks three cups of #drinkable# here dreams of #p#.',
    'Of #q#, and where it is.',
    '#staffA# tells that to sell a third cup.',
  ),
  rumour(
    '#X# had the bridge closed #when# so as to move #p#.',
    'It was #q#, and it fell in.',
    'The bridge is rotten; #y# has the money for it.',
  ),
  rumour('The last priest did not leave: #x# keeps him #at#.', 'He keeps #x#.', 'He married #y# and is very happy.'),
  rumour(
    '#hearsay# the tax this year goes on #p# for #x#.',
    'It goes to #y#, as #asum# a week.',
    '#X# has not been paid since #when#.',
  ),
  rumour(
    'A child that nobody knows plays #cards# #at# with #folk#, and wins.',
    'It is #x.poss#, and marked the deck.',
    '#Y# saw its shadow, and nothing else.',
  ),
  rumour(
    '#rivalA# cannot be drowned: #x# tried #when#.',
    'It was #rivalB# who tried.',
    '#rivalA# told #y# so before a long swim.',
  ),
  rumour(
    '#X# sleeps with #p# under the pillow and has not aged.',
    'That is #q#, and it is #y# who does.',
    '#X# is twenty.',
  ),
  rumour(
    'A ship’s bell rings #at#, where there is no water, for #x#.',
    'It rings for #y#.',
    '#X# has #pet.a# with a bell.',
  ),
  rumour(
    '#Y# buys hair, #asum# a head, for #beast.a#.',
    'It is for wigs, and #x# wears one.',
    '#Y# is bald and bitter.',
  ),
  rumour('The gold of the #late# lies #at#, under #p#.', 'Under #q#; and #x# has moved it.', '#Y# sells the maps.'),
]
