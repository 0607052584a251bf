/**
 * What goes wrong tonight between two who are there. #a# and #b# are the two, #k# keeps the house; #la# and #lb# are people of
 * the town, #ga# and #gb# the same once more; #p# is a thing, #it# the same once more; #x# and #y# are corners of the town, #w# is
 * a time past, #sum# a sum. Names stand close together, so that two sheets with one plot share no turn of phrase.
 */
export interface Plot {
  start: string
  worse: string
  way: string
}

const plot = (start: string, worse: string, way: string): Plot => ({ start, worse, way })

export const plots: readonly Plot[] = [
  plot(
    '#a# sold #b# #p# #w#. #Soon#, #la# walks in, sees #it# on the table, and says whose grave it came from.',
    '#ga.cap# fetches the watch; #a# is gone by then, and #b# is held for robbing the dead. #k# loses the licence [by spring|within a month|before Friday].',
    '#gb.cap# the #tb# [dug the grave|was the only mourner|keeps the burial book] and knows that #it# was never in it. #gb.cap# drinks #x#, alone, and can be asked.',
  ),
  plot(
    '#Soon#, #b# recognises #a#: ten years older, another name, but the same hand that signed away #b.poss# farm #x#. #a# [smiles|denies it|orders another round] and reaches for #p#.',
    '#b# sets fire to whatever #a# owns, beginning with the cart in the yard. #k# is [insured for half|under the same roof|too slow with the buckets].',
    'It was #la# who forged that signature; #a# was paid #sum# to hold the pen. #ga.cap# still has the receipt #y#.',
  ),
  plot(
    '#a# has wagered #p# against #b.poss# horse, and lost. #Soon#, #la# comes for #it#, which was only lent.',
    '#b# leaves before dawn with #it#. By noon #ga# has hired three men to follow, and #a# rides ahead of them to warn #b#, for #sum#.',
    '#b# would rather have the story than the prize: let #ga# tell why #it# matters, and #b# gives it back for [an apology|one good meal|a kiss on the hand].',
  ),
  plot(
    'A letter for #a# has been opened, and #b# is quoting it to the whole room. #Soon#, they reach the line about #la# and #sum#.',
    '#ga.cap# hears of it [before midnight|at breakfast|from the baker]. #a# is found #x#, alive, without a tongue to complain with.',
    '#k# opened the letter, not #b#; it came [wet|torn|without a seal], and #k# meant to dry it. Said aloud, that ends the quarrel and begins another with #k#.',
  ),
  plot(
    '#a# is to marry the sister of #b# tomorrow. #Soon#, #la# arrives with two children who call #a# [father|papa|by another name].',
    'The wedding goes on, #b# sings at it, and somebody puts #p# in the soup. Three guests and #ga# [do not wake up|are blind by morning|never eat soup again].',
    'The children were hired for #sum# by #lb#, who wants that bride. They will say so to anybody who [feeds them|asks about the shoes|gives them back their dog].',
  ),
  plot(
    '#Soon#, #b# falls off the bench, blue in the face. #a# poured the cup; but the cup was meant for #a#, and #k# poured the jug.',
    'Without help #b# dies [within the hour|before the priest comes|at cockcrow], #a# is lynched #x#, and whoever did it tries again on #k#.',
    'The jug was filled by #la#, who took #p# in payment and has been sick with shame since. The cure is in #ga.poss# left pocket.',
  ),
  plot(
    '#a# and #b# have been [cheating at cards together|splitting purses|selling false relics] for years. #Soon#, each of them finds out what the other took #w#: #a# took #p#, #b# took #sum#.',
    'Each sells the other to #la#. Both hang #x#, a week apart, and the room where #it# is hidden goes to the first guest who [looks up the chimney|lifts the mat|asks no questions].',
    'There was a third partner, #lb#, who robbed them both. Put #gb# between them, and they will forget the rest by the second cup.',
  ),
  plot(
    '#la.cap# has died and left everything to “my dear friend at #k.poss# table”. #Soon#, #a# and #b# both say that this is them; there is #p#, a house #x#, and a debt nobody mentions.',
    'They go to law. The law takes the house, #lb# takes #it#, and the debt of #sum# is laid on #k#.',
    'The table was #k.poss# before it stood here: it comes from #y#, and the friend is the [old porter|blind aunt|night watchman] who still sits there.',
  ),
  plot(
    '#Soon#, rain puts a stain on the ceiling, and the stain has the shape of #b#. #a#, who sleeps above, carried something heavy upstairs #w#.',
    'By midnight it drips. #k# sends for nobody, mops, and by morning #a# has paid for a month and #b# [is nowhere|has left no footprints|does not come down].',
    'What is up there is #p#, packed in ice, for #la#; the face is only a bad likeness. #a# would open the door for #sum#, or for [a joke|dry socks|a hot brick].',
  ),
  plot(
    '#a# has had a brother hanged on the word of #b#. #Soon#, the brother [walks in|orders ale|taps #b# on the shoulder], with a rope mark and no hard feelings.',
    'Others notice. A mob led by #la# comes with torches to hang him properly, and is not particular about #a#, #b# or #k.poss# windows.',
    'He was cut down by #lb#, for #sum#, and will leave on the next boat if #b# signs that the oath was false. The ink is [ready|already dry|in #a.poss# sleeve].',
  ),
  plot(
    '#Soon#, #k# rings the bell: the takings are gone, #sum# in a sock. #a# was behind the bar to fetch #p#; #b# was seen #x# with a sock.',
    '#k# locks the door and has everybody undress. #la#, who has the real sock, leaves through the kitchen and is never asked again.',
    'The sock that #b# has is [darned in red|far too small|a left one]; #k# knits only in blue. #ga.cap# has cold feet tonight, and one blue toe showing.',
  ),
  plot(
    '#b# swears that #a# is a wolf. #Soon#, the moon is up, and #a# asks #k# [very politely|twice|in a low voice] for a room with a lock.',
    'At midnight there is a wolf, and it is #b#. #a# is dead on the stair with #p# in hand, silver, and one stroke too late.',
    '#la.cap# has a salve that holds the thing down till morning, and sells it #x# for #sum#. #a# knows that; #b# has never dared to ask.',
  ),
  plot(
    '#a# has not paid #b# for a [wagon|winter|wedding] of work. #Soon#, #b# nails #a.poss# coat to the table with #a# in it.',
    'The bailiff, #la#, takes coat, table and #p#. #a# leaves town in a barrel; #b# gets nothing, burns the barrel-maker’s shed #x#, and is sorry.',
    '#a# would pay, but #lb# owes #a# exactly #sum#, and #k# owes #gb# the same. Somebody has to put all four at one table.',
  ),
  plot(
    'A stranger died upstairs #w#, and #a# has been drinking on his purse. #Soon#, #b# asks after a friend of that description.',
    '#b# finds the grave #x#, and digs. By then #a# is two towns away with #p#, and it is #k# who has to explain the shovel.',
    'The stranger left a letter for #b#; #la# keeps it, unread. It says what he died of, forgives #k#, and gives #it# to whoever [sat up with him|closed his eyes|sang].',
  ),
  plot(
    '#Soon#, somebody opens the hatch to the cellar, and out comes #b#, a day older than when #b# went down, #w#. #a# has since [married|buried|robbed] everybody #b# had.',
    '#b# takes the house back room by room. #a# sends for #la#, who is fond of old laws, and by old law the dead own nothing, not even #p#.',
    'There is a second stair down there, #k# says; it takes a day as well, the other way. #a# only has to [walk it|hold the lamp|carry #it# down].',
  ),
  plot(
    '#a# and #b# play the same tune on two fiddles, and each calls the other a thief. #Soon#, #la# gets up and names the dead man who wrote it.',
    'The strings go first, then a bow through a hand, then #p#, by way of a window. #b# never plays again, and #k# has no music until [spring|the harvest|the next fool].',
    'There is a third part to it, which #lb# heard as a child #x#. With all three played at once nobody remembers [why they were angry|who began|what time it is].',
  ),
  plot(
    '#a# is carrying #p# to #la#, and must not be seen with it. #Soon#, #b# puts #it# on the bar and asks, loudly, what it might fetch.',
    'By the second bid #lb# has heard; there are six riders #x#, and they pay in iron. #a# dies in the yard, #b# in the river.',
    '#b# only wants a [bed|way out of town|witness] and knows no better way to ask. For #sum#, or for that, #it# goes back under the coat.',
  ),
  plot(
    '#Soon#, the coach comes in with no coachman, and in it sits #la#, asleep, with a note: “Not before #a# and #b# shake hands.”',
    'They do not. At dawn the coach goes, empty; #ga# is found in the well #x#, dry, and #k# has the horses to feed.',
    'What parted them was #p#, promised to both #w# by a father who [could not count|liked to watch|had one left]. #k# has its twin, over the door.',
  ),
  plot(
    '#a# collects for the orphans; #b# grew up as one of them #x#, and never saw a penny. #Soon#, #b# turns the collecting box upside down.',
    'Out fall #sum# and #p#. The crowd takes the money, #a# takes #b# by the throat, and #la# takes down names.',
    '#a# has paid it all to #lb#, every week, in good faith. #gb.cap# has a new roof, [two horses|a gold tooth|a box at the opera], and no orphans.',
  ),
  plot(
    'Every guest has found a dead [mouse|moth|wren] under the plate. #Soon#, #a# counts them, grows pale, and asks #b# what day it is.',
    'One guest for each dies before the week is out, #b# first. #la# begins to sell charms #x# at #sum#, and sells them all.',
    'It is a reckoning for #p#, taken #w# from a hedge witch who is owed [one word|a dance|her good name]. #a# was there, and #b# has the word.',
  ),
  plot(
    '#b# has been made [sergeant|tax farmer|deputy] this very day, and #a# has not paid since #w#. #Soon#, the badge is on the table beside #p#.',
    '#b# overdoes it. By midnight #la# has gathered thirty people with pitchforks #x#, and #a#, who only wanted credit, is at the head of them.',
    '#b# would give the badge for #sum# and a night’s sleep. If #a# wore it until morning, both would [learn something|see #gb# differently|laugh about it].',
  ),
  plot(
    '#a# ordered supper for two, the second for somebody who drowned #w#. #Soon#, wet footprints lead from the door to the chair, and #b# gets up and runs.',
    'The footprints follow #b# #x#. By morning there is water in #b.poss# bed and nobody in it, and #a# orders supper for three.',
    'It was #b# who held the rope that day, and #la# who cut it. Said aloud over the second plate, with #ga# present, it is enough.',
  ),
  plot(
    '#Soon#, #la# brings in a foundling: on its arm is the mark of #a.poss# family, in its fist is #b.poss# ring.',
    'Neither will have it. #k# does; and before the week is out somebody in velvet comes #x# with #sum# and a pillow.',
    'They are both telling the truth. The mother is #lb#, who is upstairs, listening, and needs [one good reason|a coach by dawn|somebody to go up].',
  ),
  plot(
    '#a# preaches against drink on #k.poss# best table. #Soon#, #b# asks the preacher about that night #x#, and who paid for #p#.',
    'There is a riot, which #a# wins. By Sunday the barrels are staved in, #b# has been baptised by force, and #la# opens a tavern across the street.',
    'A cup would do it: #a# has not had one since #w#, and thinks of nothing else. #k# knows, and has been too kind to pour.',
  ),
  plot(
    'For a year #a# and #b# have written to each other, unsigned, by way of a crack in the wall #x#. #Soon#, each learns who the other is; they have hated each other since #w#.',
    '#a# burns the letters before everybody. #b# stays calm, goes out, and #la# finds the hat on the bridge.',
    '#k# carried the letters and has read them all. There is one that was never delivered, because of #p#; it should be read [now|aloud|to both].',
  ),
  plot(
    '#Soon#, three well-armed strangers ask for #a#. It is #b# who says “That’s me”, and goes with them, having mistaken [their business|#a# for somebody else|three for two].',
    'They find out #x#, too late for #b#, and come back in a worse temper. #k# has hidden #a# in the oven, which is still warm.',
    'They want #p# and nothing else; #la# has it on a shelf and thinks it a doorstop. #ga.cap# would part with it for #sum#, once told [a good lie|who asks|nothing].',
  ),
  plot(
    '#a# has bought #k.poss# debts, all of them. #Soon#, #b#, who is owed three winters of [wages|suppers|firewood], asks what becomes of friends.',
    'At midnight #a# has the sign taken down. #b# puts it up again with #a# nailed under it, by the sleeve, mostly.',
    'One note is false: #sum#, signed #w#, when #k# lay with fever at #la.poss#. #ga.cap# would swear to it, if [fetched|paid in eels|asked by #b#].',
  ),
  plot(
    '#Soon#, #a# drops dead, laughing. #b# told the joke; #la# has gone to fetch a priest, and everybody asks what the joke was.',
    '#b# tells it. There are four dead by then, and #k# stuffs wool in the keyhole; #lb#, outside #x#, has begun to write it down.',
    'It was in #p#, in a dead tongue, and it has an [answer|opposite|older sister] on the back, which makes one weep and breathe. #b# has the half with the joke.',
  ),
  plot(
    '#a# won #k# at cards: not the house, #k#. #Soon#, #b# offers to play for the same stake, with a deck from #la.poss# drawer.',
    '#b# wins, and wants #k# to [kill somebody|sing|sign] #x# before sunrise. #a# would like to buy the debt back; the price is #p#.',
    'By an old rule nobody can be staked who [paid the last round|holds an ace|is baptised twice]. #k# did, #w#, and #lb# was at the table.',
  ),
  plot(
    '#b# brews beer at home and sells it under #k.poss# windows. #Soon#, #a# has drunk some, and now sees what everybody in the room has on their conscience.',
    '#a# begins with #la#. By the third name there is a knife in it, and #b# is filling bottles #x# as fast as #sum# buys corks.',
    'It was brewed with water from #y#, where #p# was thrown in #w#. Whoever has drunk forgets it all again by saying their own [worst thing|first lie|mother’s name].',
  ),
  plot(
    'There are two keys to the strongroom, and #a# and #b# hold one each. #Soon#, they find that they have been let in, one by one, to different rooms.',
    '#la.cap# is through the wall by midnight. In the morning #a# has #p#, #b# has a cell, and #k# has a very large hole.',
    'The hole is #lb.poss# work, begun #w#, from the cellar #x#. It is narrow: whoever goes in now has to come out backwards past [#k#|a dog|both keys].',
  ),
  plot(
    '#a# has dreamt for nine nights of #b.poss# death, with every detail: the cup, the cat, #p#. #Soon#, the cat comes in.',
    '#b# laughs until the cup is set down. Then #b# runs, through the window, onto #la.poss# cart; which is the last detail.',
    'In every dream #k# is behind the bar. Tonight that could be changed: let [anybody|#lb#|the cat’s owner] stand there until the bell has rung.',
  ),
  plot(
    '#Soon#, #b# is told by #la# that the bones #x# are not a saint’s. #a# has sold forty splinters of them, nine in this room.',
    'They want their money, and then they want blood; #k# has sold a splinter too. #a# is hunted over the roofs, and falls on #b#.',
    'Yet #lb# was healed by one #w#, and has the crutches to prove it. Whose bones they are nobody asks: #b# might, of #p# that lay with them.',
  ),
  plot(
    '#a# came in with an army’s wages, #b# with an army’s deserters. #Soon#, somebody counts: there are eleven of them and one chest.',
    'They share it out, #sum# a man. Then a regiment comes by way of #la.poss# field, and burns everything that has [a thatch|a door|#k.poss# name] on it.',
    'The chest holds stones; #a# was sent to be robbed. If #b# knew, they might both wonder who [sent it|is with the real one #x#|profits], and that is #lb#.',
  ),
  plot(
    '#b# paints the guests for a copper each. #Soon#, #a# sees the picture of #la#, done #w#, and with it the face of who stands behind #ga#.',
    'It is in every picture, a little nearer. #a# throws #p# at it; in the morning #b# is found [in front of|behind|in] a canvas, much smaller.',
    'It comes to those who owe it, and wants to be painted well, once, and paid: #sum#, left #x#, under a candle.',
  ),
  plot(
    '#a# is the best liar in #place#, and will say so. #Soon#, #b# tells a story #a# invented, as having happened to #b# #x#; and shows the scar.',
    'Other stories of #a.poss# come true by the hour: first the flood, then #la.poss# bear. #a# remembers one, told #w#, about #k# and a fire.',
    'It began with #p#, which #a# bought for #sum# to [write with|swear on|wear]. Told as a lie, on it, they would all be lies again.',
  ),
  plot(
    '#la.cap# has promised the tithe barn to #a# and to #b#. #Soon#, both have drovers outside with forty cattle, and it has begun to hail.',
    'The cattle settle it. #k# loses a wall, #b# a leg, #lb# a field of cabbages; #ga# has left #x# with two deposits of #sum#.',
    'There is #k.poss# malt floor, dry and empty since #w#. #k# is only waiting to be [asked|flattered|paid in calves].',
  ),
  plot(
    '#a# does not know yet that the war is over; #b#, of the other side, heard it #w#. #Soon#, #a# sees the colour of #b.poss# coat.',
    'Four old men take sides, then their sons. By sunrise there is a barricade #x# made of #k.poss# benches, with #p# flying over it.',
    'The peace was proclaimed by #la#, and nobody listened. In #ga.poss# pocket is the paper; it has both their generals’ names on it, and [wine stains|kisses|a price].',
  ),
  plot(
    '#Soon#, #b# puts on the hat of the guest who has just gone up, and cannot take it off. #a# begins to call #b# “my lord”.',
    'By midnight #b# has sentenced three people and pawned #place#. The guest upstairs, hatless, is nobody, and asks #k# for [work|his mother|#p#].',
    'It can be given away but not taken off. #la# would like it, and must not have it; #lb# would not, and [should|has a small head|could be persuaded].',
  ),
  plot(
    '#a# asks for a wedding; #b#, being a priest of sorts, has agreed. #Soon#, the bride is led in, veiled, by #la#, on a rope.',
    'She says yes. It is not a voice, and #b# has said the words: whatever it is, it is #a.poss#, in [law|the best room|tears], with #k# as witness.',
    'A wedding needs a ring, and #p# will not do: #lb# has the only one that holds her, #x#, and asks #sum#, or the [first child|first dance|last word].',
  ),
  plot(
    '#a# has put #b.poss# name down for the militia, for #sum#. #Soon#, the drum is heard, and #la# reads the list.',
    '#b# goes, with #k.poss# bread knife, and does not come back. #a# buys #b.poss# boat, and it sinks #x# on a clear day.',
    'The list is copied from an older one, made #w#; half of those on it are dead, and #ga# draws their pay. #lb# [can read|kept the old one|is on it twice].',
  ),
  plot(
    '#Soon#, #a# lifts the lid of the pie. In it is #p#, and #b#, at the next table, chokes on a laugh.',
    'It was #la.poss#, and #ga# has been looking for it with dogs. The dogs come in by the kitchen; #b# goes out by the window, with [a dog|the pie|#k#] on one leg.',
    'The cook put it there, to be found: it is the only proof of what was done to #lb# #x#. Somebody has to believe the cook before [#ga# does|the cheese|morning].',
  ),
]
