import type { Want } from './families.ts'

/** Ways to tell something: of any creature, and of those that speak. */
export interface Told {
  any: readonly string[]
  speaks?: readonly string[]
}

/** What moves it, and what comes of that; slots as in story.ts. No more than four words stand between two of them. */
export interface Motive {
  /** In a word or two. */
  label: string
  /** Why it is here: one sentence. */
  why: Told
  /** What it has done to whoever lives there; somebody's asking follows. */
  troubles: Told
  /** When it stops fighting, after "it". #hurt# is at a quarter of its hit points. */
  ends: Told
  /** What it would take to be rid of it without blood. */
  bargains: Told
}

export const motives: Record<Want, Motive> = {
  hunger: {
    label: 'Food',
    why: {
      any: [
        'It lived off #Spot# until #R# [fenced that in; now it eats what|drove it off; these days it eats what|put up fences; since then it eats what] #town# keeps.',
        '#R# poisoned the game around #Spot#, so it #moved# to #lair#.',
        '#V# fed it scraps at #Spot#, and it #moved# closer to #town#.',
        'It followed #vpos# herd down from #Spot2#, and it #moved# into #lair#.',
        'Since #feast# nothing runs at #Spot# but people from #town#.',
        'It has emptied #Spot# of game, and #town# is nearer than #Spot2#.',
        '#num.cap# weeks ago it ate #vpos# dogs, and then it #moved# to #lair#.',
        'It was starving when #W# first saw it at #Spot#[; it is [not starving|fatter|round] now.|; that is [over|past].|, and it has [grown fat|doubled] since.]',
      ],
    },
    troubles: {
      any: [
        'It has cost #people# #loss#, and on #day# it took #V# from #Spot#.',
        '#V# went to #Spot# on #day# and only #thing.a# was found.',
        'Carts to #town# must pass #Spot#, where it waits; #V# drove the last of #num#.',
        '#town# leaves an ox at #Spot# every #num2# days, and #num# oxen are left.',
        '#W# found #vpos# boots by #Spot#[, chewed, and tracks towards|, bitten through, and prints to|, empty, and a furrow to|and a drag mark into] #lair#.',
        '#R# [has been leading it away from|keeps it from|has drawn it off] #rpos# [own herd, with meat left near|own herd with bait, towards|own cattle by leaving meat near] #town#.',
        'It comes on #day# nights, always [by way of|past|through] #Spot#: #people# have lost #loss#, and #V#.',
      ],
    },
    ends: {
      any: [
        'seizes #target# and #bolts# #Spot# with its prey',
        '[feeds as soon as|stops to eat when|settles to eat once|starts its meal when] #target# drops, then #bolts# #lair#',
        'breaks off #hurt# and #bolts# #Spot#, to return on #day#',
        '[lets go of|releases|drops|spits out] #target# [if [anyone|someone] throws it [meat|fish], then|for a [thrown|tossed] piece of [meat|offal], then|[as soon as|once] meat is [thrown|offered], then] #bolts# #Spot#',
        '[leaves its meal and|thinks again and|takes fright and|has had enough and] #bolts# #lair# #hurt#',
        '[shies from fire and|hates flames and|, once singed,|runs from flames and] #bolts# #Spot2#, dropping #target#',
      ],
    },
    bargains: {
      any: [
        '[It is only hungry:|Hunger alone moves it:|It would rather eat:] #num# [sheep|goats|pigs] [a week|weekly], [left at|driven to|tied up by] #Spot#, keep it from #town#.',
        '[If game came back to|With deer about at|With game left at|Were there deer at] #Spot#[, it would be [gone|off] by|, it would [leave|withdraw] before|, it [would go|might go] home by] #feast#.',
        '[It follows|It comes to|It walks after] #vpos# cattle bell, and #w# still has that.',
        'Wall up #lair# while it hunts at #Spot2#.',
        'Meat hung beyond #Spot2# draws it off for #num# days at a time.',
      ],
      speaks: [
        '[It would sooner be fed than fight:|It can be bought with food:|It asks for no blood:] #sum# in cattle each #feast# buys off #town#.',
      ],
    },
  },
  nest: {
    label: 'Its young',
    why: {
      any: [
        'In #lair# it guards #num# [young that cannot travel before|young, too small to move before|young that cannot leave until] #feast#.',
        'Floods at #Spot# drove it to #lair# with #num# young.',
        '#R# took its brood from #Spot2#, and it chose #lair# for the next.',
        'It was born in #lair# [itself, and came back to breed.|, and nests there again.|, left, and returned with a mate.|, and so was its mother.]',
        '#vpos# kiln at #Spot# kept #num# young warm until #v# found them.',
        '[Its mate fell at|It was widowed at|Its mate drowned at|Its mate starved at] #Spot# by #R#[, so it trusts nobody near|, so nobody may come near|, and now it guards] #lair#.',
        '#lair# [is warm and dry, but only one of|is the only dry place, yet just one of|suits it: one of] #num# young has lived.',
      ],
    },
    troubles: {
      any: [
        'It attacks whoever passes #Spot#: first #loss#, then #V#, on #day#.',
        '#V# [carried off one of its|stole one of its|took the smallest of] #num# [young, and it searches|young, so it searches|young; it visits|cubs, and it searches] #town# by night.',
        'Nobody from #town# dares pass #Spot# since it killed #V# there.',
        'It carries things from #town# to line #lair#, and #vpos# coat was among them.',
        '[Its young hunt too:|Its young grow:|Its brood eats:|It feeds many mouths:] #people# have lost #loss#, and on #day# #V#.',
        '#R# [keeps one of its young in|has a cub of it in|hides its youngest in|sells its young in] #town#, behind #rpos# [house, and it knows.|house; it has caught the scent.|house, and it comes nightly.|shed, where it calls.]',
      ],
    },
    ends: {
      any: [
        '[gives ground to|falls back to|withdraws into|is driven to] #lair#[, and fights to the death for its|, where it will not leave its|, and stands over its|, and dies beside its] #num# young',
        'breaks off if #target# backs away from #lair# with empty hands',
        'draws #target# off towards #Spot#[, then doubles back to its young|, then turns home|, and is soon back]',
        'drops #target# [the moment one of its|if one of its|when any of its] #num# young cries out in #lair#',
        '[follows|chases|hunts] [nobody|none] past #Spot#, [whoever hurts it|hurt or not|blood or no]',
        '[covers its young with its|hides its nest with its|curls round its nest,] #tone# #part# #hurt# [and fights no more|, hissing|and lets anyone leave|, and is still]',
      ],
    },
    bargains: {
      any: [
        'Left alone until #feast#, it moves on past #Spot# with its young.',
        '[Carry one of its young past|Lead one of its young past|Take one of its young to] #Spot2#[, gently, and it goes.|, unhurt, and it follows.|, in sight of it, and it comes after.|, and it leaves peacefully.]',
        '[One of its young is at|It has lost a cub to|Its cub is at|It can smell a cub at] #rpos# house in #town#[; return that and it leaves.|; returned, that ends it.|: take that home.|; carried back, it is content.]',
        '[It wants distance:|It wants room:|It likes quiet:|It hates visitors:] a [fence|wall|ditch|hedge] at #Spot#, kept by #w#, would be enough.',
        'No torches near #lair#, and #num# sheep at #Spot# each #feast#, keep it quiet.',
      ],
    },
  },
  hoard: {
    label: 'Its hoard',
    why: {
      any: [
        '[It steals what shines, and|It likes whatever glitters, and|Bright things draw it, and] #town# shone for #feast#.',
        '#R# stole #thing.a# from its hoard at #lair#[, and it has hunted since.|, and it wants that back.|; it has been awake ever since.]',
        'What it took from #V#, and from #Spot# before, lies heaped in #lair#.',
        '[It smelled the silver that|It heard the coins that|It saw the gold that] #R# brought through #Spot#.',
        '#lair# [was an old strongroom, and|had been a treasury, and|was where robbers slept, and] #num# [chests were still in it.|chests had been left.|locked chests remain.]',
        '[It lost its first hoard at|Its first hoard burned at|It was robbed at] #Spot2#[, and has begun again with|, so it began anew with|, and replaces that with] #vpos# #thing#.',
      ],
      speaks: [
        '[It collects, and lacked only|Its collection lacks|It has the whole set but] #vpos# #thing#, which was in #town#.',
        '#town# [was built with coin from|owes its walls to|was paid for out of] #lair#, it says, and #R# kept the rest.',
        '[It counts its hoard in|It goes over its gold in|It numbers every coin in] #lair# every night, and since #feast# [it is one piece short.|one piece is missing.|it comes out one too few.]',
      ],
    },
    troubles: {
      any: [
        '[It took the tax chest at|The tax chest was taken at|It carried off the toll box at] #Spot#, and #V# with it; #town# must pay by #feast#.',
        'First #loss# [went, then everything bright in|went, next the plate from|vanished, and then the lamps of] #vpos# house by #Spot#.',
        '#W# came out of #lair# alive with #thing.a#, and it has followed #w# to #town#.',
        'Under its hoard in #lair# lies the deed to #town#, in #vpos# name.',
        '[It robs the road at|Travellers are robbed at|It stops carts at] #Spot#, and #V# died over #thing.a#.',
      ],
      speaks: [
        'It lent #town# #sum# [in a bad year, and wants|after a poor harvest, and demands|once, and asks for] #V# as surety until #feast#.',
        'It sends #num# thieves a week into #town#, and #V# caught one.',
      ],
    },
    ends: {
      any: [
        'snatches up the #thing# and #bolts# #Spot# #hurt#',
        'puts itself between #target# [and its hoard, and cannot be drawn from|and its gold, and will not leave|and the heap, and stays in] #lair#',
        'turns on #target# at once if #thing.a# is touched',
        '[abandons all but|saves only|snatches] the #thing# and #bolts# #Spot2#',
        '[forgets the fight for a round if anyone throws|loses a round to looking if somebody throws|turns aside, for one round, after] #quality.a# #object#',
      ],
      speaks: [
        'offers #quality.a# #object# for its life #hurt#, and means it',
        'sells #target# [to save itself: safe passage past|for its life and a free way past|if it may go freely by] #Spot# for a truce',
      ],
    },
    bargains: {
      any: [
        '[It cares for one piece above all,|What it loves best is|It would die for just one piece,] #vpos# #thing#[; hold that and it keeps back.|; threaten that and it yields.|, and fears to see it harmed.]',
        '[It follows anything that shines:|Bright lights lead it:|It cannot resist a gleam:] #num# lamps at #Spot2# draw it out of #lair#.',
        'Give back what #r# took from #lair# and it stays there.',
      ],
      speaks: [
        'It trades fairly: #quality.a# #object# will buy #vpos# #thing#, and #num# days of peace.',
        'For #sum# and #rpos# name it leaves #town# alone until #feast#.',
        '[A gift that completes its set, such as|It wants to complete a set:|Something it lacks, for instance] #wpos# #object#[, buys a year of peace.|, contents it for a year.|, and it leaves them be.]',
      ],
    },
  },
  bound: {
    label: 'To be let go',
    why: {
      any: [
        '#R# bound it to #lair# at #feast#[, and nobody living can undo that.|, and died with the secret.|, for ever, and regretted it.]',
        '[A line of salt from|Salt, strewn from|A ring of salt from] #lair# to #Spot# [holds it, and it knows every gap.|keeps it in, but thins with rain.|is all that keeps it.]',
        '[It was called for one night, by|It was summoned, for one night, by|Somebody called it up:] #R#, and #lair# [was never closed after it.|was left open behind it.|stands open yet.]',
        '#cpos# #object# binds it, and #c# [keeps it on the mantelpiece in|wears it about|lends it to friends in] #town#.',
        '[It must serve whoever holds|It obeys the owner of|Its master is whoever holds] #vpos# #thing#, and nobody has since #feast#.',
        'It was left in #lair# #num# [years ago, and told to wait for|years back, and still waits for|winters past, with orders from] #R#.',
        '[Its chain runs down from|A chain holds it, from|It is fettered, from] #lair#, under #Spot#, to something older.',
      ],
    },
    troubles: {
      any: [
        'Each death at #Spot# loosens what holds it. #V# was the #nth#, and #R# arranges them.',
        '[What binds it lies under|The thing that binds it is under|Its bond is buried below] #cpos# hearth in #town#[; it has begun to dig, past|; it digs towards that, from|, so it digs by night at] #Spot#.',
        'On #feast# the binding at #lair# [must be renewed, and only|lapses, and only|needs saying again, and only] #V# knew how.',
        '[It can now reach as far as|Its bond has stretched to|Lately it comes as far as] #Spot#, and #V# was found there on #day#.',
        '[It was set to guard|It was bound to watch|Its orders are to hold] #Spot#, and takes #people# for thieves; #V# is dead.',
      ],
      speaks: [
        '[It calls to people from|At night it calls from|Its voice is heard at] #Spot#, begging to be freed; #V# went in on #day#.',
        'It has promised #V# anything for #thing.a#, and #v# has set out for #lair#.',
      ],
    },
    ends: {
      any: [
        'cannot pass #Spot#[: there its bond drags it back to|, for its bond pulls it back to|: the bond returns it to] #lair#',
        '[freezes for a round if|stands still, one round long, if|does nothing for a round after] #target# holds up #vpos# #thing#',
        'is [dragged|hauled|drawn] [home|back] to #lair# by its #tone# #part# #hurt#, struggling',
        '[lies down as soon as the|is free, and stops, once the|sinks down the instant the] #thing# [is broken, and fights nobody|is broken|is smashed, and only weeps]',
        '[fights on past hope, since its bond allows no retreat from|must fight to the end, as its bond forbids it to leave|has no choice but to die in] #lair#',
      ],
      speaks: [
        'begs #target# for death #hurt#, and still strikes',
        'offers to kneel to #target# in exchange for #vpos# #thing#',
      ],
    },
    bargains: {
      any: [
        'Break the #thing# [and it leaves at once, by way of|and it is gone, through|and it walks away past] #Spot#.',
        'Move its salt from #Spot# and it sleeps in #lair# until #feast#.',
        '#W# can [end the binding|undo it|free it], if #w# stands at #Spot# and says that #v# is forgiven.',
        'It goes free when #r# dies, or when #cpos# #object# is burned at #lair#.',
      ],
      speaks: [
        'It would serve #c# [for a year in return for one night in|for a year if let loose, one night, in|faithfully, given a single night in] #town#, at #feast#.',
      ],
    },
  },
  worship: {
    label: 'To be served',
    why: {
      any: [
        '#V# found it at #Spot#[, took it for a god, and brought it offerings.|, mistook it for a god, and fed it.|, knelt, and has come back daily.]',
        '#R# leads #num# people of #town# to #lair# each #feast#, and they feed it.',
        '[Its shape is carved over the door of|An old carving of it is above|There are pictures of it in] #lair#, and #town# remembers why.',
        'It came to #vpos# prayers at #Spot#, or so #W# believes.',
        '#lair# [was a saint’s shrine, and|was holy once, and|was a chapel, and] #vpos# [candles still burn in it.|candles burn there yet.|candles are not yet out.]',
        '#R# invented a god for #feast#[, and [then|soon] it [came to|lay at]|, and next [morning|night] it was at|, whereupon it [appeared|rose] at] #Spot#.',
      ],
      speaks: [
        'It has told #num# people of #town# [that it is holy, and|of its holiness, and|to worship it, and] #R# believes it.',
      ],
    },
    troubles: {
      any: [
        'Lots are drawn in #town# for #feast#, and #vpos# was the last, at #Spot#.',
        '#num.cap# people of #town# [now bring it [gifts|food]; they took|bring it [gifts|meat] [already|now]: first|have [knelt to|prayed to] it, and [brought|given]] #loss#, and then #V#.',
        '#R# preaches for it at #Spot#, and #num# [families have stopped speaking to|families no longer greet|households will not trade with] #c#.',
        'Pilgrims to #lair# fill #town# with knives; on #day# they chose #V#.',
        '#V# [was promised to it at|was chosen for it, at|is due to it on] #feast#, and hides at #Spot# in #rpos# own wagon.',
      ],
      speaks: [
        'It speaks from #Spot# in the dark, and #V# [walked there in a nightshirt on|followed, half asleep, on|went out to it on] #day#.',
      ],
    },
    ends: {
      any: [
        'withdraws into #lair# behind #num# worshippers #hurt#',
        'loses heart, #tone# #part# [drooping|low|bent], [when its|once its] [worshippers|people|faithful] [run for|flee to|are away to] #Spot#',
        '#bolts# #lair# [if its idol is thrown down in front of|when its idol is broken by|at the fall of its idol, even before] #target#',
        'never leaves #lair# while #num# [candles burn there; snuffed, it|candles are alight; in the dark it|candles stand lit, or else] #bolts# #Spot#',
      ],
      speaks: [
        'orders #target# to kneel #hurt#[, and spares whoever does|, and spares the obedient|, and waits for an answer]',
        'calls #target# forgiven and #bolts# #Spot# [as though it had won|in triumph|without once looking back]',
      ],
    },
    bargains: {
      any: [
        'Show #town# [that it bleeds, and its|its blood, and the|that it can be hurt, and the] #num# worshippers go home.',
        'Burn the idol that #r# keeps at #Spot# [and it [loses interest in|tires of]|and it [forgets|leaves]|and it has [no more|nothing] to do with] #town#.',
        '[It wants gifts, not people:|It prefers gifts to blood:|Gifts will do:] #quality.a# #object# each #feast# contents it.',
      ],
      speaks: [
        'An oath [sworn aloud|cried] by #c# at #Spot# [would satisfy it for a year.|is all that it asks.|would content it.]',
        'It would give up #v# for #sum# a year and #wpos# hymn at #feast#.',
      ],
    },
  },
  war: {
    label: 'The upper hand',
    why: {
      any: [
        'It held #Spot# once, lost it to #town#, and wants it back.',
        '#R# sells it maps of #town# [and the hours of the watch at|, with the watch’s hours for|and opens the gate of] #Spot#.',
        'It takes toll at #Spot# [already, and means to have|now, and wants|, and plans to hold] #town# by #feast#.',
        '[Something stronger drove it from|A stronger one holds|It was beaten at] #Spot2#, and #lair# has walls.',
        '#V# broke the truce of #Spot#, and it has mustered #num# others since.',
        '#R# hired it for #sum#[, never paid, and lives in|, did not pay, and hides in|, cheated it, and is back in] #town#.',
      ],
    },
    troubles: {
      any: [
        'It has raided #people# for #loss#, and on #day# it took #V# alive.',
        'A dead runner at #Spot# carried a plan of #town# in #rpos# hand.',
        'It marches on #town# at #feast#, and #Spot# [is the only place to stop it.|is where it must be met.|has the one defensible bridge.]',
        'It holds #V# and #num# others in #lair# against #sum# from #town#.',
        '[Its scouts lit fires at|Its scouts camped at|There were watch fires at] #Spot# for #num# nights, and #V# never came back.',
      ],
      speaks: [
        'It offered #town# terms; #R# hanged its messenger at #Spot#, and now #V# is hostage.',
        'Its deserter sits in #town# [gaol and will tell all about|gaol, ready to draw|gaol, and knows the gates of] #lair#, but only to #w#.',
      ],
    },
    ends: {
      any: [
        'falls back on #Spot# [in good order|, still fighting,|step by step] #hurt#',
        '[gives up the field when|retreats when|breaks off if] #num# [of its side are down, and|of its own have died, and|of its side fall, and] #bolts# #lair#',
        '[breaks the way behind it at|blocks the path at|fires the bridge at] #Spot#, so that #target# cannot follow',
        'covers the retreat past #Spot# itself, facing #target#',
      ],
      speaks: [
        'yields to #target# #hurt#[, and expects ransom|, for ransom|, weapons down]',
        'challenges #target# to single combat at #Spot#, and cheats',
      ],
    },
    bargains: {
      any: [
        'It wants #Spot# [more than blood; with that it would leave|most of all; given that, it spares|and no more; so satisfied, it leaves] #town# alone.',
        '[It keeps a truce once made, as|Its word is good, as|A truce with it holds, as] #w# can prove from #num# years ago.',
      ],
      speaks: [
        'It exchanges prisoners at #Spot#, #num# for #num2#[, and has never cheated there.|, at noon, unarmed.|, one by one.]',
        'For #sum# [a year, called a gift, it would guard|yearly, as a present, it guards|every spring it would defend] #town# against others.',
        '[It goes home on the day that|The war ends when|It leaves as soon as] #r# is handed over at #Spot#.',
        'It can be hired: #c# need only pay what #r# still owes, #sum#.',
      ],
    },
  },
  cruelty: {
    label: 'Sport',
    why: {
      any: [
        '[It has food enough at|There is prey for it at|It need not leave] #Spot#; it comes to #town# because people run.',
        '[Somebody hurt it when it was small, at|It was tormented as a cub, at|Boys caught it young, at] #Spot#; #w# thinks that it was #R#.',
        'It was driven from #Spot2# [for killing what it did not eat.|, too cruel for its own kind.|by its own kin.]',
        '#V# screamed at #Spot#[, and it has wanted to hear that again.|, and it came back to listen.|; it liked the sound.]',
        'It likes #lair# [for the echo, in which|for the way it carries sound;|because screams ring in it;] #vpos# [voice is still heard, says|voice rings there yet, says|cries can still be heard, says] #w#.',
      ],
      speaks: [
        '[It is bored, and has wagered with|For a wager with|It has a bet with] #R# that #town# will be empty by #feast#.',
        '#W# [once laughed at it, at|made a fool of it, at|got away from it, at] #Spot#[, and it has not forgotten.|, and must suffer for that.|, so it kills, and waits.]',
      ],
    },
    troubles: {
      any: [
        'It let #V# run as far as #Spot#, and everyone in #town# heard.',
        '[What it kills it leaves on doorsteps:|It leaves its kills on doorsteps:|Its victims are found on thresholds:] #wpos# on #day#, then #vpos#.',
        'It has killed #loss# and eaten none; #V# it keeps alive in #lair#.',
        '[It follows people home past|It stalks people by|It walks behind people from] #Spot#[, night after night, and then it takes one:|for days, and then takes one:|, playing, until it tires and takes one:] #V#.',
      ],
      speaks: [
        'It sent #town# a list with #num# names; #vpos# has been crossed out.',
        '[It asks a riddle at|There is a riddle cut in stone at|It riddles with travellers at] #Spot#, with #vpos# [life on the answer, until|life as the stake, until|life in its hand, until] #feast#.',
        'Every #feast# [it frees one prisoner, and|one captive may go, and|it lets somebody go, and] #R# sells the choice for #sum#.',
      ],
    },
    ends: {
      any: [
        'leaves for #Spot# [while it is still winning, to come again on|before anyone tires, and returns on|at the height of it, to return on] #day#',
        'drops #target# and #bolts# #Spot# #hurt#',
        'limps off towards #Spot#, and turns on #target# if followed alone',
        '[cannot bear to lose, and|hates losing and|is a bad loser: it] #hurt# [kills a captive and|strikes down a captive and|snatches somebody weak and] #bolts# #lair#',
      ],
      speaks: [
        'claps, gives #target# as far as #Spot#, and starts again',
        'trades #target# [for its own life|to be let go|to get away] #hurt#, and lies',
      ],
    },
    bargains: {
      any: [
        'It wants fear: lock #town# up until #feast#[, in silence, and it goes.|, quietly, and it tires.|, and it finds other sport.]',
        '[It tires of what does not run, as|Whoever does not run bores it, as|It leaves those who keep still, as] #w# [learned by lying still at|found, playing dead at|proved at] #Spot#.',
        '[Something that screams, tied up beyond|A pig, tied up and squealing beyond|Anything noisy, staked out past] #Spot2#, keeps it busy for #num# nights.',
      ],
      speaks: [
        'It loves stakes: #w# [once beat it at dice and walked away from|won a dice game against it at|still has what it staked at] #Spot#.',
        'It would gladly exchange #v# for #r#[, whom it thinks more amusing.|, a better toy.|, and says so openly.]',
      ],
    },
  },
  vengeance: {
    label: 'Revenge',
    why: {
      any: [
        '#R# killed its mate at #Spot# [and sold the skin to|and gave the head to|and the trophy went to] #C#.',
        '#num.cap# people of #town# hunted it to #Spot#, and #C# is the last alive.',
        '#V# and #R# sold its kind at #Spot# for #sum#.',
        '#town# burned #Spot# one #feast#, with its kin inside.',
        'It carries #quality.a# arrowhead of #rpos#, in its #tone# #part#.',
        '#R# swore it peace at #Spot#, and broke that within #num# days.',
      ],
    },
    troubles: {
      any: [
        'It has killed only #vpos# kin so far, #num# of them, and #C# is a cousin.',
        'It passed #num# others at #Spot# to reach #V#.',
        'At #Spot#, and then at #vpos# door, it left what #R# had cut from it.',
        '#V# died on #day#, as the #nth# [of those who were at|of the hunters from|of the party from] #Spot#; #W# was there too.',
        'It lets #w# walk past #Spot# unharmed, and everyone in #town# asks why.',
      ],
      speaks: ['It has sent #town# a list: #V#, then #R#, then whoever shelters #r#.'],
    },
    ends: {
      any: [
        'goes through #target# to reach #r#, and leaves when #r# is dead',
        'stops short, #hurt#, if #rpos# [guilt is shown to it|deed is told aloud|name is spoken]',
        'drags #target# towards #Spot#[, where it was [wronged|hurt], and [lets go|stops|waits] there|, the scene of it [all|once], and [lets go|stays]|, as if to show something]',
        '#bolts# #lair# #hurt#[, but comes back for|, though not for good: it returns for|, to come again for] #r# on #day#',
      ],
      speaks: [
        'stops fighting when #target# names #r# as the guilty one',
        'asks #target# #hurt# [to swear that|to promise that|for an oath that] #r# will hang',
      ],
    },
    bargains: {
      any: [
        'It wants #r#, nobody else; delivered to #Spot#[, that would be the end.|, the debt is paid.|, it asks no more.]',
        'Bury its dead [properly|with bells|by night], at #Spot#, before #feast#, and it goes.',
        'Take what #c# [has hung on the wall in|keeps as a trophy in|shows for money in] #town# back to #Spot#.',
      ],
      speaks: [
        '[It would accept a confession by|It wants a confession from|It listens to one man only:] #r#, made openly at #Spot#.',
        'An apology from #c# on both knees, in #town#, would end it.',
      ],
    },
  },
  lost: {
    label: 'To go home',
    why: {
      any: [
        '#R# [brought it here caged, for a show at|showed it in a cage at|had it in a wagon for] #feast#[, and it broke out at|, and it got free at|; the bars gave way at] #Spot#.',
        'The way home, through #lair#, closed behind it #num# days before #feast#.',
        '[It followed the lights of|It came after the lights of|It ran from the noise of] #feast# down from #Spot2#[, and cannot find the way back.|, and is lost.|, too far to turn round.]',
        'It looks for #V#[, who was kind to it at|, who fed it at|, who freed it at] #Spot#.',
        '#num.cap# years ago, before #town# [stood there, this was its home.|was built, it lived here.|had a name, this was its valley.]',
        '[It was a cub at|It was born at|Its first years were at] #Spot# when #R# [sold it far away, and it has come back.|sent it away; it walked home.|sold it, and it found its way back.]',
      ],
    },
    troubles: {
      any: [
        'It wanders about #town# by night, breaking #loss#, and looks in at #wpos# window.',
        '#V# [tried to lead it past|set out to lead it by|meant to take it beyond] #Spot# on #day#, and neither came back.',
        'It will not leave #Spot#, where #V# [was found crushed, and it howls.|died, and it howls all night.|lies dead, and it guards the body.]',
        '#V# hides it near #Spot# on kitchen scraps, and #num# people have been hurt.',
        'At #Spot# [it tears down fences and drags them to|it pulls down fences, for a nest in|it uproots fence posts and carries them to] #lair#; #V# was in the way.',
      ],
    },
    ends: {
      any: [
        'runs past #target# for #Spot# [as soon as there is a way|at the first gap|given a clear path]',
        'lies down, shaking, #hurt#, and #target# may come near',
        'hides its #tone# #part# in #lair# [and will not come out for|, staying there for|and stays in for] #num# hours',
        '#bolts# #Spot# [at any loud noise, leaving|when a drum is beaten, leaving|if shouted at, leaving] #target# unhurt',
        'follows #target# [quietly, once fed, as far as|, if fed, all the way to|tamely, for food, to] #Spot2#',
      ],
    },
    bargains: {
      any: [
        'Lead it to #Spot2# [by night and it finds its own way home.|and it knows the way.|, and it never comes back.]',
        'It is calm while #w# hums, and #cpos# #object# smells of its home.',
        'It trusts only #v#; bring #v# to #Spot# and it follows.',
        '[What it lost is|It lost] #thing.a#, and #r# [bought|won] that at #feast#.',
      ],
      speaks: [
        '[It would gladly leave by|It could go home through|The way home is] #lair# [if somebody opened that from within.|, opened from the inside.|if that were not shut.]',
      ],
    },
  },
  purpose: {
    label: 'Its duty',
    why: {
      any: [
        '#V# [told it to wait in|left it in|posted it at] #lair#, and died before #feast#.',
        'It guards #thing.a#, which #R# [has long since moved to|has secretly taken to|years ago sold in] #town#.',
        'It was made in #town#, #num# [generations ago, against something at|lifetimes ago, to face a horror at|reigns ago, and sent to] #Spot#.',
        '[It is building something at|It builds a wall at|It is mending] #lair#, and needs #num# stones from #town#.',
        'It lets nobody pass #Spot# twice, and #town# lies on both sides.',
        'It keeps faith with #vpos# [grandmother, who set it over|family, who placed it at|old master, who gave it] #lair#.',
      ],
    },
    troubles: {
      any: [
        'It keeps #Spot# clear of people, and #town# has grown; #V# was its warning.',
        'It obeyed only #V#[, who is dead, and now it stops every cart at|, now dead; it halts every cart at|, and since the funeral blocks] #Spot#.',
        '#R# [tampered with what it guards, and it turned on|broke its seal, and it turned on|moved its boundary stone, and it blames] #V# for that.',
        '[It has begun to take down houses in|It takes down houses in|It wants straight lines, and levels houses in] #town#, #num# so far, #vpos# first.',
        '[Its task begins again|It starts its rounds again|Its orders change] [at|by|with] #feast#, and #people# [live|stand|work] in its way, as #V# did.',
      ],
    },
    ends: {
      any: [
        'goes back to #lair# once nobody stands past #Spot#',
        '[stops at once if|goes still once|kneels as soon as|lets all be if] #target# puts down #vpos# #thing#',
        'bars #lair# with its #tone# #part# and does not yield',
        'breaks off if #target# leaves by #Spot#[, whatever has been done to it|, hurt or not| and does not come back]',
      ],
      speaks: [
        'asks #target# for the password #hurt#, and #w# knows that',
        'salutes if #target# [gives its old master’s name, which is|names its master,|says the name of its maker’s heir,] #vpos#',
      ],
    },
    bargains: {
      any: [
        'New orders, sealed by #c# and shown at #Spot#, would move it elsewhere.',
        'Bring back the #thing# [and it has nothing left to guard but|and its task is done in|and it sits down in] #lair#.',
        'It obeys #vpos# heir, and that is #w#, who does not know.',
        'Finish the wall at #Spot# [for it, and it rests.|and it stops for good.|, and its work is over.]',
      ],
      speaks: [
        '[Tell it, with proof, that|Prove to it that|Show it by some token that] #v# [is dead, and it will ask for leave.|is dead, and it lays down its charge.|died, and it goes.]',
      ],
    },
  },
}
