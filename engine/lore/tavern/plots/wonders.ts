import { type Plot, plot } from './plot.ts'

/** Beasts, ghosts, magic. */
export const ofWonders: readonly Plot[] = [
  plot(
    '#b# swears that #a# is a [werewolf|wolf]. [The moon is up|Dogs howl|Moonlight falls], and #a# asks #k# for a room with [a lock|bars|a chain].',
    'At midnight it is #b# who changes. #a# lies [on the stair|in the hall|outside] with #p#, a moment too late.',
    '#la.cap# boils a salve, #x#, that [holds|keeps] it off [till morning|for a night], for #sum#. #b# has never [dared|thought|been told] to ask.',
  ),
  plot(
    'The [cellar hatch|trapdoor|cupboard] opens and #b# [climbs|falls] out, [a day|an hour] older than when #b# went down, #w#. #a# has married #b.poss# #d#.',
    '#b# takes back [house|shop|farm], [bed|horse] and #d#. #a# goes down with #p#, and comes out in #far#.',
    'There is a [second|further|smaller] door [down there|below]; it [gives|pays] the years back. #la.cap# bricked it up, for #sum#.',
  ),
  plot(
    'Wet [footprints|weeds] lead from the [door|well|stair] to #a.poss# table: #d#, drowned #x# #w#, has come for supper. #b# screams.',
    'The footprints follow #b#. By dawn #b# is found [dry|in bed], and full of [water|weed|sand].',
    '#d# wants #p#, which #b# took from the body. #la.cap# [bought|has] it since, and [has no peace|sleeps badly|hears steps].',
  ),
  plot(
    'Every [guest|drinker] finds a dead [moth|wren|mouse] by the [plate|cup]. #a# [counts|names] them, [turns pale|sits down], and asks #b# for #d.poss# address.',
    '[One guest|Somebody] dies for [each|every one], #b# first, #k# last.',
    'It is #d.poss# curse, for #p#, taken by #a# #w#. #la.cap# knows what #d# asks for: [her good name|a grave|an apology].',
  ),
  plot(
    '#a# plays #p#, and [nobody|no one] [in the room|here] can stop [dancing|weeping|laughing]. #b# has a weak heart. #Soon#, #a# finds no [way|note] to end it.',
    '[Six|Nine] [dance|go on] until [dawn|noon], and #b# until ten. #la.cap# charges #sum# a grave.',
    '#d# made #it# and [stopped|broke] it by a [false|wrong] note. Only #gb#, who is deaf, can [walk up|come near] and make #a# play one.',
  ),
  plot(
    '#b# has [brought|set down] a [cage|box|basket] under a cloth. #Soon#, [what is in it|something inside|it] calls #a# by name, in #d.poss# voice.',
    '#a# [opens|unlocks] it. It [is not|was never] #d#.',
    'It [says|repeats] what it [has heard|hears]: #la# caught it at #far#, and #la# knows where #d# was last heard.',
  ),
  plot(
    '#a# sold #b.poss# shadow, [for a joke|for beer|drunk], to a stranger #x#. #Soon#, #b# stands in the [firelight|lamplight|light] and [sees|understands].',
    'By cockcrow #b# is [only|nothing but] a shadow, and #a# is [being followed|hunted|haunted] by it to #far#.',
    'The buyer was #la#, in a mask, for #d# of #far#. #ga.cap# [still has|keeps] it in a [jar|box|sack] and would [swap|give] it for #p#.',
  ),
  plot(
    '#la.cap# has put [a spell|a curse|a powder] on #k.poss# beer: [whoever drinks|drinkers] must [say|shout] what they [think of|did to] #a#. #b# has just [finished|emptied] a [pint|jug|third].',
    'There are [nine|six|four] confessions and a [stabbing|fire|duel]. #b# says one thing about #a# that cannot be unsaid.',
    'Salt undoes it. #ga.cap# wanted only to hear #d#; tell #d# to drink, and it [is over|ends|stops].',
  ),
  plot(
    '#b# [has come in|falls in] bleeding, with #p#, and something [large|heavy|winged] [is walking|goes|sniffs] round the [house|yard|walls]. #a# wants #b# put out.',
    'It comes in [by the roof|through the wall|down the chimney]. #k# [has|owns|opens] the cellar, [with|and] room for [six|four|nine].',
    'It wants #it# for its young, #x#. #la.cap# [stole|took] it for #sum# and [had #b#|let #b#|paid #b# to] carry it.',
  ),
  plot(
    'A [child|boy|girl] whom nobody knows tells #a# what #a# did #x# #w#. #b# has begun to [take notes|write|laugh].',
    'It goes [from table to table|all round|on]. By [midnight|ten|cockcrow] #la# has [a stake|a sack|a rope] ready, and a [fire|crowd|priest].',
    'The child is #d.poss#, who [could not|did not] speak until [today|now|noon]. #gb.cap# taught it, [without meaning to|unknowing|by talking], at #k.poss# keyhole.',
  ),
  plot(
    '#a# wakes up from a [week’s|long|drugged] sleep [at the table|by the stove] and [knows|saw] how #b# will die. #b# insists on hearing it.',
    '#b# hears it, [runs|flees], and it [happens|comes] [exactly so|as told], #x#.',
    'It was [a dream|a powder|a vision] that #la# sold to #d#, who gave it to #a# in a drink. #ga.cap# sells [the end|the rest|the cure] as well, for #sum#.',
  ),
  plot(
    'The [picture|portrait] over the [bar|hearth|stair] has [changed|moved]: #d#, dead since #w2#, now points at #a#. #b# [painted|framed] it, and [did not do|cannot explain] that.',
    'Every [hour|minute] the arm is [longer|nearer]. At [midnight|dawn|two] #a# is in the picture.',
    '[Behind|Under] the [canvas|frame] is #p#, hidden by #la#. Give it to #d.poss# kin in #far#, and the arm [goes down|waves|drops].',
  ),
]
