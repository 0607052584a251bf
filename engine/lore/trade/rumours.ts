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
  rumour('#X# #named1# #p# #at#, #when#.', 'It was #q#.', '#Y# did, and [blames others|boasts of it|laughs|wept].'),
  rumour(
    '#hearsay# #x# [digs|prays|waits|hunts] for #p# #at#.',
    '[Rather|Really|In truth] for #q#.',
    '#Y# [has it|sold it|ate it] [at home|already|#when#].',
  ),
  rumour(
    '#rivalA# [is after|has stolen|would kill for] #p#.',
    '#rivalB# [has it already|sold it|means to, too].',
    '#keeper# [spread|invented|sang] this for #asum#.',
  ),
  rumour(
    '#X# [pays|offers|begs for] #asum# for #p#, #deadline#.',
    '[Half|A third|Twice] as much, for #q#.',
    '#Y# [made it up|says so] to [catch thieves|annoy #x#|pass the time].',
  ),
  rumour(
    '#rivalB# [has feared|has dreamt of|has killed] #beast.s#, [since|because|ever since] #x# [sang|died a little|wept] #at#.',
    'It is #rivalA#.',
    '#Y# [tells that|likes that tale] over #food#.',
  ),
  rumour(
    '[Look|Listen|Wait] #at# #deadline#: #x# [keeps|feeds|is] #beast.a# there.',
    '[Stuffed|Painted|Dead]; but #p# is in it.',
    '[Only|Just|At most] #pet.a#.',
  ),
  rumour(
    '#X# was [seen|heard|smelt] #at# #when#, with #p#.',
    'That was #y#, in #garment#.',
    '#X# was at #cards# [here|with #keeper#|upstairs].',
  ),
  rumour(
    '#staffA# puts #p# in the #drinkable# [on feast days|for luck|when bored|for #x#].',
    '[It is|Rather] #q#, and #x# asked for it.',
    '#Y# was [dismissed|thrown out|jilted] by #staffA#.',
  ),
  rumour(
    '#keeper# #named1# #p# #when#, and #x# [watched|helped|kept quiet|took half].',
    '#X# did; #keeper# [watched|paid|tried to stop it].',
    '#Y# [wants|covets|would buy] the house.',
  ),
  rumour(
    '#hearsay# the [coffins|graves|crypts] #at# [hold|are full of|smell of] #food#.',
    '#beast.s.cap# [ate|stole|guard] the lot.',
    '#Y# sells coffins too.',
  ),
  rumour(
    '#X# has [two|three|four] [families|names|houses|graves], one #at#.',
    '[One|Two|Five] more, with #y#.',
    '#Y# [was refused|is jealous|lost a bet].',
  ),
  rumour(
    '#place# [gets|expects|dreads] [a lord|a bishop|a mint|a siege] #deadline#, [says|hopes|fears] #x#.',
    '[So|As] #y# [told|taught|paid] #x# to say.',
    '#X# pays for [every telling|this|such talk].',
  ),
  rumour(
    '[The well|Our water|The fountain] smells of #smell# [because of|thanks to] #x# and #p#.',
    'It was #q#; #y# [saw|swore to|did] it.',
    'It [always did|never has|is the tannery].',
  ),
  rumour('#Y# owes #x# #asum#, [payable|and pays] in #food#.', '#X# owes #y#.', '#keeper# owes [both|them both|#y#].'),
  rumour(
    '#beast.a.cap# [sleeps|lies|lurks] [below the road|in drains|underfoot] #at#.',
    '[Awake|Hungry|Tame], and fond of #food#.',
    '#X# [digs|hides|courts] there, [alone|unseen|at night].',
  ),
  rumour(
    '#few.cap# #folk# [sang|dug|danced] #at# #when# [and|but] [returned|woke|left] with #p#.',
    '[One|Two|None] of them did.',
    '[They were|Those were|All] #x.poss# [cousins|debtors|friends], with colds.',
  ),
  rumour(
    '#rivalB# is [really|secretly|by law] the #kin# of #x#.',
    'Of #y#, [and neither knows|sadly|twice over].',
    '#X# [wishes|dreads|pretends] it.',
  ),
  rumour(
    '[All through|Throughout] #night# #x# was [here|asleep|ill|abroad], [yet|but also] #at#.',
    '[Here|There] it was #y#.',
    '#X# was in [neither|bed|prison].',
  ),
  rumour(
    '#Y# can be [bought|hired|had] for #asum# and #food#; [ask|trust|watch] #x#.',
    'The price is #p#.',
    '#Y# is [honest|above that|broke but honest].',
  ),
  rumour(
    '#someone.cap# met #beast.a# #at#, which [asked|begged|paid] for [#keeper#|directions|the hour|work].',
    'It asked [twice|for #x#|very kindly].',
    '#X# [wore|sewed|burned] the costume.',
  ),
  rumour(
    '[Three cups|One pint|A thimble] of #drinkable# [showed|sold|cost] #x# #p#.',
    'Of #q#, and [its price|where it is|its owner].',
    '#staffA# [sells|tells|needs] that.',
  ),
  rumour(
    '#X# [closed|sold|mined] the bridge #when# [to move|for|over] #p#.',
    'It was #q#, and [it sank|#y# has it|it leaked].',
    'The bridge is [rotten|fine|#y.poss# anyway].',
  ),
  rumour(
    'The [last|old|tall] [priest|mayor|judge] never [left|died]: #x# [keeps|feeds|hides] him #at#.',
    'He [keeps|feeds|pays] #x#.',
    'He [married|robbed|is] #y#.',
  ),
  rumour(
    '#hearsay# [taxes|tithes|tolls] [buy|go on|pay for] #p# for #x#.',
    'For #y#, at #asum# a week.',
    '#X# [has been unpaid|has been penniless|has begged] since #night#.',
  ),
  rumour(
    'A [strange|pale|barefoot] child plays #cards# #at# [and wins|with #folk#|for teeth].',
    '#X.poss# child, [with marked cards|and no stranger|cheating].',
    '#Y# saw [a shadow|a dwarf|nothing].',
  ),
  rumour(
    '#rivalA# cannot [drown|burn|be hanged]: #x# tried, #when#.',
    '#rivalB# tried, [twice|for #y#|drunk].',
    '#rivalA# [told|taught|paid] #y# to say so.',
  ),
  rumour(
    '#X# [sleeps with|wears|licks] #p# and [does not age|never dreams|is never ill].',
    '#Y# does, with #q#.',
    '#X# is [twenty|ninety|padded].',
  ),
  rumour(
    'A [ship’s bell|sunken bell|church bell] [rings|tolls|waits] #at# for #x#.',
    '[It tolls|Rather] for #y#.',
    '#X# has #pet.a# with a bell.',
  ),
  rumour(
    '#Y# buys [hair|teeth|shadows|nails], #asum# each, for #beast.a#.',
    '[For wigs|For dolls]; #x# [wears one|sews them].',
    '#Y# is [bald|toothless|teasing] and bitter.',
  ),
  rumour(
    'The [gold|crown|wife] of the #late# [lies|rusts|waits] #at#, under #p#.',
    'Under #q#; #x# [moved it|sits on it].',
    '#Y# sells [maps|shovels|tickets].',
  ),
  rumour(
    '#rivalB# was [promised|lent|betrothed] to #x# for #p#.',
    'To #y#, [in tears|years ago|on paper].',
    '#rivalB# [says so|denies #x#|is flattered].',
  ),
  rumour(
    '#few.cap# [doors|graves|letters] #at# [opened|shut|burned] #when#, [unaided|before #beast.a#|by order of #x#].',
    '[All|Half] of them #y.poss#.',
    '#X# [was drunk|sells locks|likes drama].',
  ),
  rumour(
    '[Never|Do not|Please] lend #x# #garment#: it [returns|came back] [warm|bloody|around #p#].',
    '[Lend|Try] #y#.',
    '#X# has [enough|style|a tailor].',
  ),
  rumour(
    '#X# [gains|loses|sells] [a stone|a tooth|a year|an inch] [each moon|by night|a week].',
    '[No:|In truth,] #y# does.',
    '#Y# keeps the scales.',
  ),
  rumour(
    '#hearsay# #x# and #y# are [married|one person|not speaking].',
    '[Were|Will be], #deadline#.',
    '#X# [laughed|wept|paid] on hearing it.',
  ),
  rumour(
    '#p.cap# [hangs|floats|glows] #at# [by night|in fog|before deaths].',
    '#q.cap# does, since #night#.',
    '#X# [lights|hangs|sells] it.',
  ),
  rumour(
    '#X# has #beast.a# for [a lodger|a godchild|a lawyer].',
    '[Two|Had one], and #y# fed it.',
    '#X# has [an odd|a hairy] uncle.',
  ),
  rumour(
    'The [watch|bishop|baker] [takes|owes|launders] #asum# for #x#.',
    'For #y#, and [monthly|in #food#].',
    '#X# [would|never had so much|is the watch].',
  ),
  rumour(
    '#X# [avoids|fears|watches] [bridges|wells|mirrors|the sea], [all for|owing to] #p#.',
    'Because of #y#.',
    '#X# has [new shoes|gout|a boat].',
  ),
  rumour(
    '#someone.cap# [left|buried|baked] #p# in [a wall|a loaf|the altar] #at#.',
    '[It has gone|It was #q#|It moved].',
    '#Y# [bakes|builds|prays] there and [wants|needs] [trade|help|company].',
  ),
  rumour(
    '[Do not|Never] [dance|dine|deal] with #x# [on a Friday|twice|in #garment#].',
    '[Only|Rather] with #y#.',
    '#Y# [lost|did], and sulks.',
  ),
  rumour(
    '#Y# [bottles|sings|forges] [tears|echoes|laughter] for #x#.',
    'For #beast.a#, by way of #x#.',
    '#Y# sells [onion water|jam].',
  ),
  rumour(
    '#X# [dug|bought|dreamt] a [tunnel|pit|lake] [beneath|towards|to hide] #p#.',
    'For #q#; it [flooded|bends].',
    '#X# has [a bad back|one spade|moles].',
  ),
  rumour(
    '#keeper# [pays|feeds|fears] #x# because of #night#.',
    'Because of #y#, really.',
    '#X# [eats here|owes] like anybody.',
  ),
  rumour(
    '[Rain|Snow|Bread] #at# [tastes of|smells of|hides] #food#.',
    '[Only|Just] on #y#.',
    '#X# [spilt|cooks|sells] some.',
  ),
  rumour(
    '#X# [can|must] [speak with|turn into|smell] #beast.s#.',
    '[With|Only] #pet.a#.',
    '#X# [drinks|mumbles|likes children].',
  ),
  rumour(
    '#place# was [lost at #cards#|drowned|sold] #when# by #x#.',
    'By #y#, and [half of it|gladly].',
    '#X# [lost a hat|is no lord].',
  ),
  rumour(
    '#few.cap# #folk# [have followed|have obeyed|have hunted] #x# since #night#.',
    '#Y# [leads|pays] them.',
    'They [want|owe] #asum#.',
  ),
  rumour(
    '#X# [counts|names|feeds] the [rats|stars|dead] #at#.',
    'And [answers|charges] them.',
    '#X# [cannot sleep|cannot count].',
  ),
  rumour(
    '#staffA# [inherits|expects|was left] #p# from #x# #deadline#.',
    'From #y#, and only #q#.',
    '#staffA# [likes|starts|believes] such tales.',
  ),
  rumour(
    '#X# [bought|sold|blessed] #food# for #few# #folk# #when#, and [all|half|most] [left|fell ill|prayed].',
    '[They were|Those were] #y.poss# guests.',
    '#Y# [cooks|sells] worse.',
  ),
  rumour(
    '#someone.cap# will [close|buy|burn] #house# #deadline#.',
    '#X# [might|would], for #asum#.',
    '#Y# [owes|drank] too much here.',
  ),
  rumour(
    '#X# [taught|sold|married] #folk# [to #y#|under oath|for years], and #named1# #p#.',
    '[Only|Never] #q#.',
    '#Y# [failed|fled] those lessons.',
  ),
  rumour(
    '[Wolves|Crows|Rats|Cats] [gather|sing|wait] #at# whenever #x# [lies|eats|sneezes].',
    'Whenever #y# does.',
    '#X# [feeds|sells] them.',
  ),
  rumour(
    'The [mayor|bishop|captain|guild] [hired|fears|favours] #x# because of #p#.',
    'Because of #q#, and #y#.',
    '#X# has [a cousin|a ladder] there.',
  ),
  rumour(
    '#X# [cured|poisoned|shaved] #someone# with #food#, #when#.',
    'With #drinkable#.',
    '[They|Both] were [drunk|courting].',
  ),
  rumour(
    'Since #night# somebody [whistles|digs|knocks|weeps] #at#.',
    'It is #x#.',
    '#Y# has [#pet.a#|a loose shutter].',
  ),
  rumour(
    '#few.cap# #folk# will [rob|sue|elect|shave] #x# #deadline#.',
    '#Y#, [rather|really].',
    '#X# [drew|wrote|sings] that.',
  ),
  rumour(
    '#p.cap# was [in|under|beside] #x.poss# [bed|bread|boat] #when#.',
    'It was [only|just] #q#.',
    '#Y# put #pet.a# there.',
  ),
  rumour('#X# can [open|price|smell|date] any [lock|jewel|lie|wine].', 'All but #y.poss#.', '#X# [guesses|asks #y#].'),
  rumour(
    'The [well|bell|stair|bridge] #at# [counts|eats|answers] #folk#.',
    'Only [#folk#|on #night#].',
    '#X# [lives|drinks] there.',
  ),
  rumour(
    '#Y# [lent|left|lost] #x# a [ship|child|shadow|name] over #p#.',
    '[Half|Two] came back.',
    '#X# [writes|sells] ballads.',
  ),
  rumour(
    '#X# [keeps|counts|hides] #few# [wives|coffins|keys|bears] #at#.',
    '[Two|None] are left.',
    '#Y# [cleans|rents] there.',
  ),
  rumour(
    '[Buy|Eat|Refuse] no #food# from #x# [before noon|in fog|unblessed].',
    'From #y#, [ever|either].',
    '#Y# [bakes|hawks] #food#.',
  ),
  rumour(
    '#hearsay# #beast.a# [owns|guards|haunts] #x.poss# [shop|field|roof|boat].',
    'A [small|deaf|polite] one.',
    '#X# [owes|avoids] bailiffs.',
  ),
  rumour(
    '#X# [is dying|is leaving|is rich], and #y# [knows|inherits|digs].',
    '#Y# is.',
    '#X# [coughs|packs] for show.',
  ),
  rumour(
    'The [watch|nuns|rats|guild] [dug up|lost|sold] #p# #at#.',
    '#X# [paid|asked] them to.',
    'It was [a drain|#carried.a#].',
  ),
  rumour(
    '#keeper# [waters|blesses|counts] #drinkable# with #x.poss# [tears|bones|ring].',
    'With #food#.',
    '#Y# [sells|spills] more.',
  ),
  rumour(
    '#few.cap# [candles|lamps|fires] [burn|go out] #at# when #x# [passes|swears|sings].',
    'When #y# does.',
    '#X# [walks|owns] #pet.a#.',
  ),
  rumour(
    '[In drink|Asleep|By moonlight], #x# [speaks|writes|curses] like #beast.a#.',
    'Like #kin.a#, [rather|mostly].',
    '#Y# [snores|sleepwalks].',
  ),
  rumour(
    '#X# [refused|accepted|doubled] #asum# for #y.poss# [hand|mule|silence].',
    'For [both|#p#].',
    '#Y# [blushes|denies it].',
  ),
  rumour(
    'The [map|will|grave|portrait] of the #late# [is|lies] #at#, [behind|inside] #p#.',
    '[Half|A copy] of it.',
    '#X# [painted|forged] three.',
  ),
  rumour(
    '#rivalA# [beat|bit|kissed] #x# at #cards#, [for|over] #p#.',
    'And #y#, [after|first].',
    '#rivalA# [cheats|says] so.',
  ),
  rumour(
    '[Somebody|One of #few#] [swapped|switched] #x.poss# [sons|dogs|casks] for #y.poss#.',
    '[Long ago|For a week].',
    '[All|They] look alike.',
  ),
  rumour(
    '#X# [buys|mends|borrows] [doors|boots|names|clocks] from #beast.s#.',
    'From #folk#.',
    '#X# [jokes|drinks] [daily|alone].',
  ),
  rumour(
    '#place# [floats|leans|burns] because #x# [moved|stole|swore on] #p#.',
    '[Slightly|Only uphill].',
    '#Y# [sells|digs] foundations.',
  ),
  rumour('#X# has been [banned|blessed|measured] #at# by #folk#.', '[Twice|At last], for #asum#.', '#Y# was.'),
  rumour(
    '[Ask|Pay|Follow] #x#, and [doors|graves|purses] [open|talk] #at#.',
    '[Some|Few].',
    '#X# [works|drinks] there.',
  ),
]

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
      return { said: told(said), amiss: told(amiss), liar: told(liar) }
    })
}
