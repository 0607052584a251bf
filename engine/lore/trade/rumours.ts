import type { Random } from '../../paint/random.ts'
import type { Teller } from '../grammar/grammar.ts'
import { capital } from '../grammar/inflect.ts'
import type { Town } from './town.ts'

/** A rumour, what is amiss with it where it is half true, and where it comes from where it is false. */
interface Rumour {
  said: string
  amiss: string
  liar: string
}

const rumour = (said: string, amiss: string, liar: string): Rumour => ({ said, amiss, liar })

/** #x# and #y# are two people of the town, #at# a corner of it, #p# a thing, #q# another: the same in all three. */
const rumours: readonly Rumour[] = [
  rumour(
    '#X# #named1# #p# #at#, #when#.',
    'It was #q#.',
    '#Y# did, and [blames #x#|told nobody|is proud of it|was paid].',
  ),
  rumour('#hearsay# #x# [looks|digs|hunts] for #p# #at#.', 'For #q#, rather.', '#Y# [found it|sold it] #when#.'),
  rumour(
    '#rivalA# [is after|has stolen|would kill for] #p#.',
    '#rivalB# [has|wants] it, not #rivalA#.',
    '#keeper# was paid #asum# to say so.',
  ),
  rumour(
    '#X# [pays|offers|asks] #asum# for #p#, #deadline#.',
    '[Half|Twice] that, for #q#.',
    '#Y# [made it up|says so] to [catch a thief|annoy #x#].',
  ),
  rumour(
    '#rivalB# killed #beast.a# #at# #when#.',
    'It was dead already: #x# found it.',
    'It was #y.poss# [dog|goat|cow].',
  ),
  rumour(
    '#X# keeps #beast.a# #at#, and feeds it #food#.',
    'It is [stuffed|dead|very old|tame].',
    'It is only #pet.a#.',
  ),
  rumour('#X# was seen #at# #when#, carrying #p#.', 'That was #y#.', '#X# was here, playing #cards#.'),
  rumour(
    '#staffA# [hid|keeps|found] #p# in the [cellar|rafters|woodshed|attic|yard].',
    'It is #q#.',
    'So says #y#, whom #staffA# [threw out|turned down|insulted].',
  ),
  rumour(
    '#keeper# #named1# #p# #when#, and #x# [helped|saw it|kept quiet|took half].',
    '#X# did; #keeper# [watched|paid for it|tried to stop it].',
    '#Y# wants the house.',
  ),
  rumour(
    '#hearsay# [smugglers|#folk#|thieves] meet #at# [after dark|on Fridays|at midnight|before dawn].',
    'For #cards#.',
    '#X# sleeps there, and [talks|snores].',
  ),
  rumour('#X# has a second [family|house|name|wife], #at#.', 'It is #y# who has.', '#Y# was [refused|jilted] by #x#.'),
  rumour(
    '#place# expects [a lord|a bishop|an inspector|a judge] #deadline#, says #x#.',
    'Only his [clerk|cook|nephew] is coming.',
    '#Y# [paid|told] #x# to say so.',
  ),
  rumour(
    'The [well|pump|stream] smells of #smell# since #x# dropped #p# in it.',
    '#q.cap#, says #y#.',
    '[The tannery does that|That is the tannery|Blame the tannery].',
  ),
  rumour('#Y# owes #x# #asum# since #night#.', 'It is #x# who owes #y#.', '#X# had it back #when#.'),
  rumour(
    '#beast.a.cap# [lives|sleeps|hunts] #at#.',
    'It is [tame|old|chained], and #x.poss#.',
    'What people hear is #x#.',
  ),
  rumour(
    '#few.cap# #folk# #named1# #p# #at# #when#.',
    '[One|Two] of them did.',
    'They were #x.poss# [cousins|guests|debtors], and drunk.',
  ),
  rumour(
    '#rivalB# is secretly #x.poss# [heir|child|spy|partner|cousin].',
    '#Y.poss#, rather.',
    '#X# [wishes|pretends] so.',
  ),
  rumour(
    '[Nobody has seen|Nobody can find] #x# since #night#.',
    'It is #y# who is missing.',
    '#X# is at home, [ill|drunk|asleep|sulking].',
  ),
  rumour('#Y# can be bought for #asum#: ask #x#.', 'The price is #p#.', '#Y# is [honest|above that].'),
  rumour(
    '#Y# met #beast.a# #at# #when#, and [ran|was robbed|hid].',
    'It was #x#, in a [mask|costume|sheet].',
    '#Y# was drunk on #drinkable#.',
  ),
  rumour('#X# drinks only #drinkable# since #night#.', '#Y# has, not #x#.', '#X# [drinks anything|never drinks].'),
  rumour(
    'The [bridge|mill|quay|ford] was closed #when#: somebody had found #p#.',
    'It was #q#, and #x# has it.',
    'It is [rotten|being mended|flooded].',
  ),
  rumour(
    '#X# hides the dead [priest|mayor|judge|abbot|captain] #at#, alive.',
    '#Y# hides him, not #x#.',
    'He was buried #when#.',
  ),
  rumour(
    '#X# bought #p# with [tax money|church silver|stolen coin|false coin].',
    'With #y.poss# [savings|dowry|silver].',
    '#Y# gave it to #x#.',
  ),
  rumour(
    'A [pale|barefoot|silent] child plays #cards# #at#, [alone|for money|by night].',
    'It is #x.poss# child.',
    '#Y# saw only a [cat|shadow|doll].',
  ),
  rumour(
    '#rivalA# cannot be [drowned|burned|hanged|poisoned]: #x# tried.',
    '#Y# tried, and [missed|lost heart].',
    '#rivalA# [paid|told] #y# to say so.',
  ),
  rumour('#X# never sleeps without #p#.', 'It is #q#.', '#X# sold it #when#.'),
  rumour(
    '#X# heard [a bell|a drum|a horn|weeping] #at# #when#.',
    'It is #y#, practising.',
    'It is [the wind|a loose gate|a cow|#pet.a#].',
  ),
  rumour(
    '#Y# buys [hair|teeth|old bones|dead cats], #asum# each.',
    'For #x#, who pays double.',
    '#Y# only [asked once|buys rags].',
  ),
  rumour('#X.poss# [gold|sword|will|child] is hidden #at#.', '#Y# has moved it.', '#Y# sells [maps|shovels].'),
  rumour('#rivalB# was promised #p# by #x#.', '#q.cap#, rather.', '#X# [denies|laughs at] it.'),
  rumour(
    '#few.cap# graves #at# were opened #when#.',
    'Only [one|two], [for|by order of] #x#.',
    'It was only #x.poss# [pig|dog|goat], digging.',
  ),
  rumour('Lend nothing to #x#, who lost #p# #when#.', 'It was #y# who lost it.', '#X# [has given it|gave it] back.'),
  rumour(
    '#X# [has grown thin|limps|looks ill|has gone grey] since #night#: [a curse|poison|a debt|a ghost].',
    'It is love, for #y#.',
    'It is only [gout|a cold|old boots].',
  ),
  rumour(
    '#hearsay# #x# and #y# are secretly [engaged|in love|partners].',
    '#X# would like it; #y# would not.',
    '#X# [laughed|wept] on hearing it.',
  ),
  rumour('#p.cap# [glows|hums|bleeds] #at# by night.', 'Once, #when#.', '#X# hung a lamp there.'),
  rumour(
    'The [watch|bishop|guild|reeve] takes #asum# a week from #x#.',
    'From #y#, not #x#.',
    '#X# never had so much.',
  ),
  rumour(
    '#X# [avoids|fears] [bridges|wells|mirrors|ships], because of #p#.',
    'Because of #y#.',
    '#X# has [gout|bad eyes|new boots].',
  ),
  rumour(
    '[Masons|Children|Workmen] found #p# in a [wall|chimney|drain] #at#.',
    'It was #q#.',
    'It was #x.poss#, lost #when#.',
  ),
  rumour(
    'Never [play #cards#|trade|drink #drinkable#|travel|eat #food#|gamble] with #x#.',
    'It is #y# who cheats.',
    '#Y# lost #asum# to #x#, and sulks.',
  ),
  rumour(
    '#Y# forges [wills|coins|letters|passes] for #x#.',
    'They are for #keeper#.',
    '#Y# can hardly [write|read|spell].',
  ),
  rumour(
    '#X# [tunnels|digs|burrows] under #house#.',
    'It [flooded|fell in] #when#.',
    '#X# is [mending|digging] a drain.',
  ),
  rumour(
    '#keeper# [pays|fears|feeds] #x# because of #night#.',
    'Because of #y#, really.',
    '#X# [eats here|owes money] like anybody.',
  ),
  rumour('#X# speaks with #beast.s#.', 'Only with [dogs|cats|crows].', '#X# [mumbles|drinks|jokes].'),
  rumour(
    '#X# lost the [mill|ferry|bakery|brewery] to #y# at #cards#.',
    '[Only half|A third] of it.',
    '#X# sold it, for #asum#.',
  ),
  rumour(
    '#few.cap# #folk# have been following #x# since #night#.',
    '#Y# pays them.',
    'They are #x.poss# [pupils|cousins|lodgers].',
  ),
  rumour(
    '#X# [prays|weeps|leaves flowers] #at# every [night|Friday|morning].',
    'So does #y#.',
    '#X# [works|lives] there.',
  ),
  rumour(
    '#staffA# [inherits|expects|was promised] #p# from #x# #deadline#.',
    'Only #q#.',
    '#staffA# [started|likes] that rumour.',
  ),
  rumour('#X# sold bad #food# to #few# #folk#, #when#.', '#Y# sold it.', 'They had drunk #y.poss# #drinkable#.'),
  rumour('#X# will [close|buy|burn] #house# #deadline#.', '#X# would, for #asum#.', '#X# [owes|lost] too much here.'),
  rumour(
    '#X# teaches [thieves|#folk#|orphans|nuns] to [pick locks|cut purses|forge coin] #at#.',
    'To [read|fence|count], rather.',
    '#Y# failed those lessons.',
  ),
  rumour('[Wolves|Crows|Rats|Cats] gather #at# when #x# [sleeps|sings|is away].', 'When #y# does.', '#X# feeds them.'),
  rumour(
    'The [mayor|bishop|captain|guild] owes #x# a favour, for #p#.',
    'The favour is #y.poss#.',
    '#X# [says so|boasts].',
  ),
  rumour('#Y# poisoned #x# with #food# #when#.', 'By mistake.', '#X# [ate|drank] too much.'),
  rumour(
    'Since #night# somebody [digs|knocks|weeps|whistles] #at#.',
    'It is #x#.',
    'It is a loose [shutter|plank|door].',
  ),
  rumour('#few.cap# #folk# mean to rob #x# #deadline#.', '#Y#, rather.', '#X# dreamt it.'),
  rumour('#p.cap# was found in #x.poss# [bed|boat|oven|well] #when#.', 'It was #q#.', '#Y# saw only #pet.a#.'),
  rumour(
    '#X# [can open|picks|can force] any [lock|safe|letter|gate|door] for #asum#.',
    'All but #y.poss#.',
    '#X# only [boasts|sells keys].',
  ),
  rumour(
    '[Dogs|Horses|Cats] [bolt|howl|go lame] #at# [after dark|at noon|in rain].',
    'Only #x.poss#.',
    '#Y# throws stones.',
  ),
  rumour(
    '#X# hides #few# [deserters|runaways|heretics|escaped prisoners] #at#.',
    '[Two|Half] have left.',
    '#X# hides [wine|a dog|nothing] there.',
  ),
  rumour('[Buy|Eat] no #food# from #x#.', 'From #y#, rather.', '#Y# sells #food#, too.'),
  rumour(
    '#beast.a.cap# [haunts|owns|guards] #x.poss# [roof|field|boat].',
    'A [small|deaf|toothless] one.',
    '#X# says so to [#y#|bailiffs|thieves].',
  ),
  rumour('#X# is dying, and #y# inherits.', '#Y# only hopes so.', '#X# has a [cough|cold].'),
  rumour('#Y# dug up #p# #at#.', '#X# [paid|asked] for it.', 'It was only #carried.a#.'),
  rumour('#keeper# buys smuggled #drinkable# #at#.', '#staffA# does.', '#X# sells #drinkable#, too.'),
  rumour(
    '[Candles|Lamps|Fires] go out when #x# [passes|enters|prays].',
    'When #y# does.',
    '#X# [slams doors|wears a wide cloak].',
  ),
  rumour('[Drunk|Asleep|In church], #x# talks of #p#.', 'Of #q#.', '#Y# invented that.'),
  rumour(
    '#X# refused #asum# for #y.poss# [house|horse|silence|vote].',
    '#X# wants #p#.',
    '#Y# [offered nothing|denies it].',
  ),
  rumour('[The map|The key|The way] to #p# is hidden #at#.', '[Half|A copy] of it.', '#X# sells three such.'),
  rumour('#rivalA# cheated #x# at #cards#, for #p#.', '#X# cheated too.', '#rivalA# [lost|only watched].'),
  rumour(
    '[Somebody|Fairies|A nurse] swapped #x.poss# [child|horse|twins] for #y.poss#.',
    '[For a day|For a week].',
    'They only look alike.',
  ),
  rumour('#X# trades with #beast.s# #at#.', 'With #folk#, rather.', '#X# [fishes|drinks] there.'),
  rumour(
    '[The guild|The watch|The choir|The bishop] expelled #x# #when#.',
    'So was #y#.',
    '#X# left, [proudly|in tears].',
  ),
  rumour('Ask #x# about #p#: #y# would pay.', 'About #q#.', '#X# knows nothing.'),
  rumour('#X# saw a [light|rider|coach|ghost] #at# #when#.', 'It was #y#.', '#X# was at home, asleep.'),
  rumour(
    '#rivalA# is #x.poss# [spy|bodyguard|lawyer|heir], in disguise.',
    'By #y#, rather.',
    '#X# [never met|only envies] #rivalA#.',
  ),
  rumour('#X# pays #few# #folk# to watch #house#.', '#Y# does.', 'They only come for #cards#.'),
  rumour(
    '[Somebody|A stranger|The church|A banker|The bishop] [buys|is buying] [every|any|each] [house|yard|cellar] #at#.',
    '#X# sold one, to #y#.',
    '#X# hopes to sell.',
  ),
  rumour('#X# will hang #deadline#, for #p#.', '#Y# will.', '#X# was fined #when#.'),
  rumour(
    '#X# [knows|dug|found] [a way|a hole|a shaft] into [vaults|crypts|cellars|old mines] #at#.',
    'It is [too narrow|blocked|guarded].',
    '#X# sells [maps|lamps].',
  ),
  rumour('#X# and #y# fought over #p# #at#.', 'Over #q#.', 'They were [dancing|acting].'),
]

/** Whoever has been named with a trade is called by the name alone from then on. */
function namedOnce(text: string, town: Town, before = ''): string {
  return town.locals.reduce((said, { given, trade }) => {
    const full = `${given} the ${trade}`
    if (before.includes(full)) return said.replaceAll(full, given)
    const [first = '', ...later] = said.split(full)
    return later.length === 0 ? said : first + full + later.join(given)
  }, text)
}

/** Rumours of a town, each with what is amiss with it and where it comes from; `tellerWith` tells of the house with these slots. */
export function rumoursOf(
  town: Town,
  many: number,
  tellerWith: (chance: Random, given: Record<string, string>) => Teller,
  chance: Random,
): Rumour[] {
  const things = tellerWith(chance, {})
  return chance
    .shuffle(rumours)
    .slice(0, many)
    .map(({ said, amiss, liar }, index) => {
      const own = chance.fork(`rumour ${index}`)
      const [x = '', y = ''] = own.shuffle(town.locals).map(({ given, trade }) => `${given} the ${trade}`)
      const slots = { x, y, X: x, Y: y, at: own.pick(town.corners), p: things.tell('thing'), q: things.tell('thing') }
      const teller = tellerWith(own, slots)
      const told = (frame: string) => capital(teller.tell(frame))
      const heard = told(said)
      return {
        said: namedOnce(heard, town),
        amiss: namedOnce(told(amiss), town, heard),
        liar: namedOnce(told(liar), town, heard),
      }
    })
}
