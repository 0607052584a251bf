import { asking, list, phrase, type Story } from './story.ts'

/** Stories of beasts that people have made trouble with. */
export const beasts = {
  swallowed: {
    suits: ['animal'],
    asked: asking(`(?:swallowed|swallows|gulped down)\\s+(?!whole)${phrase('goods')}`, 'swallow\\w*'),
    goods: list(
      'the town seal, a bride’s ring, the tax chest key, a bishop’s crozier, the treaty, a magic lamp, the mayor’s will, the tollhouse strongbox, a saint’s finger, the heir’s cradle, the winning ticket, the pilot’s chart, a golden bell, the queen’s letter, the guild’s charter, a murder weapon',
    ),
    goodsAs: 'the',
    brief: [
      'has swallowed #goods#, [and|so] all of #town# is after it',
      '[ate|swallowed] #goods# with #vv#, and #rr# [wants|needs] it opened first',
    ],
    wants: ['To [digest|sleep off] #goods#', 'Peace: #goods# [lies heavy|hurts]', '[Another|One more] meal like #vv#'],
    why: [
      'It swallowed #goods# at #Spot#, [choked on that|grew sluggish], and [crawled|dragged itself] to #lair#.',
      '#vv# [carried|was guarding] #goods# past #Spot#. It took [both|the two], and [sleeps it off|lies] in #lair#.',
      '#rr# [threw|fed] it #goods# to be rid of that, and it [liked the taste|came back for more].',
    ],
    trouble: [
      'On #day# it swallowed #vv# [whole|at a gulp], and #goods# [with them|too].',
      '#vv# [climbed|reached] into its jaws for #goods#, [on a bet|for love], and [stayed there|never came out].',
      'It [robbed|relieved] #people# of #loss#, then [ate|had] #vv#, who [held|wore] #goods#.',
    ],
    turn: [
      '#rr# [needs|wants] #goods# to stay [lost|where it is], and hires [others|archers] to spoil the hunt.',
      'It will [pass|bring up] #goods# by itself in #num# days; #cc# cannot wait [that long|so long].',
      '[What it swallowed|The thing inside] is a [copy|forgery]: #rr# has the true one.',
    ],
    other: [
      '#rr# pays #sum# for #goods#, [uncleaned|unopened], and asks [nothing|no questions] of whoever cuts it out.',
      '#ww# [swears|believes] that #vv# is alive in there: a [knife|lamp] went down as well.',
      '#ww# would [wait|purge it] with #num# [barrels of oil|sacks of salt], and needs [hands|muscle].',
      '[Each finder|Whoever finds it] may keep #goods#, by [old law|custom]; #cc# [disputes|denies] that with #num# spears.',
    ],
    picks: [
      'It [tries to swallow|gulps at] #target#, [smallest first|if small enough].',
      'It [shields|guards] its [belly|gut], and [bites at|snaps at] #target#.',
    ],
    ends: [
      '[vomits|coughs up] part of its meal #hurt#, and [crawls|slides] to #Spot#',
      'rolls [up|away] #hurt#, belly [down|under]',
      'swallows one of them and [makes off|leaves]',
    ],
    bargain: [
      '[Mustard|Soap] and #num# [buckets|kegs] of oil bring #goods# up, with nobody [cut|hurt].',
      'Feed it [well|fat pork] for #num# days at #Spot#, and [wait|hold a sieve].',
      'It gives up #goods# [sooner|willingly] if [turned over|tickled], says #ww#.',
    ],
    known: [
      'It [rattles|clanks] when it walks: that is #goods#.',
      '#ww# [saw|watched] it swallow #goods# at #Spot#.',
      'It [sleeps|lies] on its back since #day#, [groaning|swollen].',
    ],
    sign: ['Droppings at #Spot#, [raked|sifted] by many hands', 'A [boot|hat] that was swallowed, [by|near] #Spot2#'],
    find: [
      '[Everything|All] it swallowed this year, and #goods# [not among it|is not here]',
      'A [ladle|sieve], [left|dropped] by other seekers',
    ],
  },
  imprinted: {
    suits: ['animal'],
    asked: asking(
      'follows (?:it|him|her|them|people|a \\w+) (?:home|around|everywhere)',
      'imprint\\w*',
      'thinks (?:it is|that it is) (?:human|a \\w+)',
    ),
    goods: list(
      'red hat, wooden leg, blue cloak, whistle, handcart, silver braid, limp, cough, green coat, straw hat, fiddle, lantern, basket, bald head',
    ),
    goodsAs: 'bare',
    brief: [
      'takes #ww# for its [mother|parent], and [kills|harms] whoever comes near',
      '[follows|trails] #ww# everywhere, and has [grown too big|begun to kill]',
    ],
    wants: ['#ww#, whom it [takes for|thinks] its mother', 'To be [near|beside] #ww#'],
    why: [
      'It hatched before #ww#, and [saw|noticed] the #goods# first. It [lives|sleeps] in #lair#, [downwind|in sight] of the house.',
      '#ww# [fed|warmed] it by hand [until|till] #rr# [forbade that|drove it off]; it went no further than #lair#.',
    ],
    trouble: [
      '#vv# [quarrelled with|raised a hand to] #ww# on #day#, and it [tore|broke] #vv# to pieces.',
      'It [brings|carries] #ww# presents: #loss#, and on #day# #vv#.',
      '#vv# wore a #goods# like that of #ww#. It [followed|fetched] #vv# to #lair#, and [would not|never] let go.',
    ],
    turn: [
      '#ww# [loves|pities] it, and [lies|swears] to everybody that it is [dead|gone].',
      '#rr# has [stolen|bought] such a #goods#, and uses it to [lead|steer] it.',
      '#cc# means to [hang|banish] #ww# for it, [proof or no|after the feast].',
    ],
    other: [
      '#ww# must [leave|flee] #town# by night, and asks for [company|guards]: it will follow.',
      '#rr# pays #sum# for it, [tame|unharmed], with the #goods# that it [obeys|knows].',
      '#ww# is [dying|very ill]. What it will do [then|after that], #cc# would [rather not see|like to prevent].',
      '#vv# has the #goods# and is [stuck|trapped] up a tree at #Spot#, [with it below|guarded].',
    ],
    picks: [
      'It [hurts|attacks] nobody with a #goods#; [others|the rest], and #target# first, it drives off.',
      'It stands over #ww#, if [they are|that one is] there, and [snaps at|strikes] #target#.',
    ],
    ends: [
      '[runs|hurries] to #ww# #hurt#, wherever [they are|that is]',
      'stops when it [sees|hears] the #goods#',
      '[lies down|whines] if #ww# is [angry|stern] with it',
    ],
    bargain: [
      'With #ww# to [walk ahead|lead it] to #Spot2#, it [settles|stays] there.',
      'Anyone with that #goods# can [lead|order] it.',
      'It would take [another|a second] mother: [feed|warm] it #num# nights.',
    ],
    known: [
      'It [waits|sits] each #day# where #ww# [passes|works].',
      'All it [attacked|killed] had [touched|shouted at] #ww#.',
      'It knows #ww# by the #goods#.',
    ],
    sign: [
      '[Dead|Half-dead] rabbits at the door of #ww#',
      '[Large|Deep] prints behind small ones, from #Spot# to #Spot2#',
    ],
    find: ['An old #goods#, [torn|worn] by love', 'A [nest|bed] of [things|clothes] that [smell|are] of #ww#'],
  },
  undermines: {
    suits: ['animal'],
    asked: asking(
      'burrow\\w*',
      'tunnels?',
      'digs?',
      'undermin\\w+',
      'under the (?:town|city|streets|village)',
      'sinkholes?',
    ),
    goods: list(
      'market hall, church tower, granary, town wall, gaol, bridge pier, mint, old bathhouse, watchtower, almshouse, brewery, theatre, armoury, schoolhouse, dyke, reservoir',
    ),
    goodsAs: 'bare',
    brief: [
      'digs under the #goods# of #town#, which [leans|sinks] a little more each day',
      'has [dug out|hollowed] the ground below the #goods#',
    ],
    wants: ['[Soft ground|Room to dig] below the #goods#', 'To [enlarge|finish] its burrow [below|under] the #goods#'],
    why: [
      'The [soil|ground] by the #goods# is warm from #rr.poss# [ovens|drains|boilers]; it came [up|over] from #lair#.',
      'From #lair# its [tunnels|diggings] [run|go] as far as the #goods#: #rr# sold the [stone|props] that [stopped|kept out] it.',
    ],
    trouble: [
      'The floor of the #goods# [fell in|gave way] on #day#, with #vv# on it.',
      'A [hole|pit] opened at #Spot#: #loss# went down, and #vv#, who [looked in|ran to help].',
      '#vv# was [lowered|sent] into the hole by the #goods#, on a rope. The rope [came up|was bitten through].',
    ],
    turn: [
      '#rr# [built|repaired] the #goods# with [sand|rubbish], and is glad of [a beast to blame|the excuse].',
      'Its tunnels [lead|open] into the [vault|strongroom] of #cc#; #rr# [uses|found] them.',
      'If it is [killed|stopped] in there, the #goods# comes down [at once|with it].',
    ],
    other: [
      '#ww# is a [mason|miner] and says that the #goods# has #num# days, [unless|if not] [propped|filled in].',
      '#rr# pays #sum# to go in and [fetch|find] what [sank|fell] with the #goods#.',
      '#vv# [knocks|calls] from below the #goods# still, says #ww#; [nobody|no one] else hears.',
      'It has dug up #thing.a# [and bones|in a coffin] at #Spot2#, that #cc# wants [back|reburied] quietly.',
    ],
    picks: [
      'It comes up [under|beside] #target#, [by footfall|feeling steps].',
      'Whoever [stamps|runs] it [hears|feels] first; then #target#.',
    ],
    ends: [
      'digs [down|in] #hurt#, and the hole [closes|caves in]',
      'drags #target# [below|into the earth] and is gone',
      'brings down the roof #hurt#, [and flees|fleeing] to #Spot#',
    ],
    bargain: [
      '[Water|Smoke] in its holes at #Spot2# drives it off, [away from|and spares] the #goods#.',
      'It follows [vibration|drumming]: #num# drums lead it past #Spot#.',
      'Give it [softer|sandy] ground beyond #Spot2#.',
    ],
    known: [
      'It cannot [dig|get] through [clinker|granite], says #ww#: of that the old wall was.',
      'It is [blind|dim-sighted], and [hears|feels] steps at #num# paces.',
      'All its tunnels [meet|join] in #lair#.',
    ],
    sign: ['Cracks in walls from #Spot# to the #goods#', 'A [ridge|line] of raised earth at #Spot2#'],
    find: ['[Cellar goods|Coins and spoons] that fell through', 'A [foundation|corner] stone of the #goods#'],
  },
  sold: {
    suits: ['animal'],
    asked: asking(
      '(?:sold|bought) (?:as|at|by)',
      'exotic',
      'smuggled',
      'breeders?',
      'pupp(?:y|ies)',
      'flushed',
      'outgrew',
    ),
    goods: list(
      'lapdog, ratting cat, garden pet, talking bird, birthday present, charm against moths, watchdog, carp, pony, lucky beetle, child’s pet, ornamental fish, draught ox, good-luck toad',
    ),
    goodsAs: 'bare',
    brief: [
      'was sold to #cc# as a #goods#, and [grew|kept growing]',
      '[outgrew|broke out of] the house of #cc#, where it was a #goods#',
    ],
    wants: ['[Bigger|More] meals than a #goods# gets', 'The [hearth|lap] it had as a #goods#'],
    why: [
      '#rr# sold it as a #goods#, in #town#. When it ate [the cat|the cradle], it was [dumped|driven out] at #Spot#.',
      'It was a #goods# of #cc.poss#, [outgrew|ate] its [kennel|cage], and [found|moved to] #lair#.',
    ],
    trouble: [
      'It came home on #day# to be [fed|stroked], and [sat on|squashed] #vv#.',
      'It [begs|scratches] at doors by night. #vv# [opened|answered], and is [dead|half eaten].',
      'It has eaten #loss#; #vv# called it by [name|its old name], and it came [too fast|hungry].',
    ],
    turn: [
      '#rr# sold #num# others as #goods# in #town#; they are [growing|getting teeth].',
      '#cc# will not [admit|say] whose #goods# it was, and [burned|hid] the [collar|bill].',
      '#rr# has [left town|shaved] and sells [eggs|kittens] at #Spot2#.',
    ],
    other: [
      '#ww# has another, still #goods# [size|small], in the attic, and [cannot bear|refuses] to kill it.',
      'Find #rr#, says #ww#, and the [list|book] of buyers, before #feast#: the #num# [others|rest] are as old.',
      '#rr# buys it back for #sum#, [alive|quietly], for a [duke|circus].',
      'A child of #cc# has gone to #lair# with a [bone|ball], to [play|fetch it home].',
    ],
    picks: [
      'It jumps up at #target#, to [play|be fed], and bites [when pushed off|too].',
      'It [chases|fetches] whatever is thrown; then #target#.',
    ],
    ends: [
      '[obeys|cowers at] a firm “No!” once, and #hurt# [slinks|trots] to #Spot#',
      'goes [home|to bed] #hurt#: to the house of #cc#',
      'rolls over [to be scratched|and whines] #hurt#',
    ],
    bargain: [
      'It knows #num# [commands|tricks], and its [basket|lead].',
      '[Train|Feed] it, at #Spot#, with [patience|meat]: it [wants|needs] a master.',
      '#rr# knows what it [turns into|grows to], and [when|how fast].',
    ],
    known: [
      'It wears what is left of a [ribbon|collar].',
      'It comes to the name that #cc# gave it.',
      'It is [half grown|not yet full grown], says #ww#.',
    ],
    sign: ['[Chewed|Buried] shoes, huge bites, at #Spot#', 'A [dog flap|garden gate] broken outward, near #Spot2#'],
    find: ['A [basket|bowl] with [a name|teeth marks] on it', 'A bill of sale for one #goods#, by #rr#'],
  },
} satisfies Record<string, Story>
