/**
 * What befell a book and whoever wrote it, told from all sides. Slots: #given# and #own# whose it was (“Ilvane Crook, a
 * lighthouse keeper”), #They# #they# #them# #their#; #other# the other side (“the devil”, “the dean Odo Marsh”), #opos#;
 * #place# where it came to rest, #town#; #spell# one of its spells, #homebrew# the one that stands nowhere else; #thing# a
 * thing of its theme; #sum#, #years#, #when#, #shown#.
 *
 * Purposes go on after “to”. No more than four words between two slots, or a choice among them.
 */
export interface Story {
  /** What prompts say of a book that it befell. */
  about: RegExp
  /** Who the other side is where nobody said. */
  others: readonly string[]
  owners: readonly string[]
  wheres: readonly string[]
  secrets: readonly string[]
  notes: readonly string[]
  purposes: readonly string[]
}

const list = (text: string) => text.split('; ')

export const stories: readonly Story[] = [
  {
    about: /\bdevil|\bdemon|\bfiend|\bpact\b|\bbargain|\bsoul\b|\bpatron\b|\bowes?\b|\bdebt/,
    others: list('crossroads devil; pale lender; court fiend; smiling broker'),
    owners: [
      '#own#. #They# owed [a soul|a heart|a life] to #other#, and [wrote|filled] the book to [buy|win] it back.',
      '#own#. #other.cap# [lent|taught] #them# #homebrew#, and came for the price after #years#.',
    ],
    wheres: [
      '#place.cap#, in a ring of #thing.s#: #given# was [taken|fetched] there by #other#.',
      'In #town#, pawned for #sum# gp to #other#.',
    ],
    secrets: [
      'The contract with #other# is [sewn|glued] into the cover. Burning it [frees|binds] the owner.',
      'Whoever casts #spell# from it [takes over|inherits] the debt to #other#.',
      'By #light# one sees how often #other# has signed: #number# times.',
    ],
    notes: [
      '#other.cap# wants #homebrew# back. Never cast it #when#.',
      'I paid for #spell# with #loss#.',
      '#number.cap# years left. #other.cap# [counts|reminds me] #when#.',
      'Ask #other# for [nothing more|no favours], not even #thing.a#.',
    ],
    purposes: ['hold off #other#', 'win #sum# gp from #other#', 'cheat #other# of the [price|prize]'],
  },
  {
    about: /\bmurder|\bkilled|\bpoison|\bstrangl|\bassassin|\bslain/,
    others: list('jealous apprentice; younger brother; rival mage; court physician'),
    owners: [
      '#own#, found dead [beside it|with it] in #town#. #other.cap# [was seen|was heard] there #when#.',
      '#own#. #They# was [poisoned|killed] by #other# for this book.',
    ],
    wheres: [
      '#place.cap#, where #other# [hid|buried] it after [the murder|the death] of #given#.',
      'In #town#, among the things of #other#, who [says|swears] it was a gift.',
    ],
    secrets: [
      'The bloodstain on #spell# [is|proves to be] that of #other#.',
      'A note at the end names the murderer: #other#.',
      'The last line breaks off at the name of #other#.',
    ],
    notes: [
      '#other.cap# asked [twice|again] today where I [keep|hide] #homebrew#.',
      'If I die, [ask|look at] #other#. The key is in #place#.',
      'My wine smelt of #ingredient#. #other.cap# poured it.',
      '#other.cap# has been reading #spell# over my shoulder.',
    ],
    purposes: ['be [safe|free|far] from #other#', 'make #other# confess', 'strike back at #other#'],
  },
  {
    about: /\bstol(?:e|en)\b|\bsteal|\bthief|\btheft|\brobbed|\bheist|\bburglar|\boverdue\b/,
    others: list('royal library; city academy; temple archive; guild of mages'),
    owners: [
      '#own#. #They# stole it from #other#, and was [never caught|caught #when#].',
      '#own#, until it was stolen in #town# [and sold|for #sum# gp] to #other#.',
    ],
    wheres: [
      '#place.cap#, under loose boards: #given# hid it there from #other#.',
      'In #town#, on a stall, for #sum# gp. #other.cap# has not [looked|asked] there yet.',
    ],
    secrets: [
      '#other.cap# still [pays|owes|promises] #sum# gp to whoever [brings it back|returns it].',
      'The [stamp|mark|seal] of #other# has been [scraped off|painted over] beneath #spell#.',
      'It [screams|bleeds ink|grows cold] within a mile of #other#.',
    ],
    notes: [
      '#other.cap# searched the house #when#. It was under the #thing#.',
      'Copied #spell# before #other# could notice.',
      'They [still look|look again] for it. Read #homebrew# only #when#.',
      'Sold a page to #folk# for #number# gp. Sorry, #given#.',
    ],
    purposes: [
      'get past the [locks|dogs|guards] of #other#',
      'blind the [guards|eyes|hounds] of #other#',
      'slip away from #other#',
    ],
  },
  {
    about: /\blove|\bbride|\bbeloved|\bsweetheart|\bwedding|\bheartbr|\bmarri/,
    others: list('baker’s daughter; young captain; married neighbour; glass painter'),
    owners: [
      '#own#. #They# wrote it for #other#, who [never read it|married #folk#].',
      '#own#, who loved #other#, and put that [between the lines|into #spell#].',
    ],
    wheres: [
      '#place.cap#, with #number# letters to #other#, none [sent|opened].',
      'In #town#, kept by #other#, under a pillow.',
    ],
    secrets: [
      'The [first|last|red] letters of all spells [spell|make] the name of #other#.',
      'Pressed in it lies [a lock of hair|a rose|a ribbon] from #other#.',
      'Read aloud to #other#, #spell# [lasts|works] twice as long.',
    ],
    notes: [
      '#other.cap# smiled at me #when#. Cast nothing all day.',
      'Made #homebrew# to impress #other#. The #thing# caught fire.',
      '#other.cap# dances with #folk#. Practise #spell#.',
      'Tell #other# everything, after #spell#.',
    ],
    purposes: ['impress #other#', 'guard #other# from [afar|above]', 'light the [way|road] home for #other#'],
  },
  {
    about: /\breveng|\bvengeance|\bhat(?:e|es|ed|red)\b|\benem|\brival|\bfeud|\bgrudge|\bjealous/,
    others: list('school rival; court mage; former partner; next-door alchemist'),
    owners: [
      '#own#. #They# filled it with ways to ruin #other#, and [used most|died first].',
      '#own#, beaten #number# times by #other# in duels, [never again after|until] #homebrew#.',
    ],
    wheres: [
      '#place.cap#, where #given# met #other# for the last duel.',
      'In #town#, won at cards by #other#, who [boasts of it|cannot read it].',
    ],
    secrets: [
      'Half of it was stolen from #other#: the hand changes at #spell#.',
      'It [warms|opens|hums] whenever #other# is spoken of.',
      'The book names the one weakness of #other#: #thing.a#.',
    ],
    notes: [
      '#other.cap# uses #spell# too, but [slower|louder|with a stammer].',
      'Next time #other# laughs: #homebrew#.',
      'Beat #other# #when#, with #spell# and #ingredient#.',
      '#other.cap# bought #thing.a#. Find out why.',
    ],
    purposes: ['humble #other#', 'end the [feud|quarrel] with #other#', 'win the [duel|bout] against #other#'],
  },
  {
    about: /\bexile|\bbanish|\boutcast|\brefugee|\bfled\b|\bfugitive|\bhunted|\bon the run|\brunaway|\bhiding\b/,
    others: list('witch hunter; king’s guard; council of mages; inquisition'),
    owners: [
      '#own#, banished by #other# for #spell#, and [never|not once] forgiven.',
      '#own#. #They# carried it [over the hills|across #number# borders] with #other# behind.',
    ],
    wheres: [
      '#place.cap#, where #given# slept the last night before #other# came.',
      'In #town#, left with #folk# until #given# returns.',
    ],
    secrets: [
      'A map of safe houses is drawn under #spell#.',
      '#other.cap# can find it whenever #homebrew# is cast.',
      'It holds the order of #other#, with #shown# on the back.',
    ],
    notes: [
      'Two days ahead of #other#. No fires, only #spell#.',
      'Slept at #place#. Left #thing.a# as thanks.',
      'Never cast #homebrew# in #town#: #other# has ears.',
      '#folk.cap# hid me #when#. Owe them #number# gp.',
    ],
    purposes: [
      'throw #other# off the [trail|track]',
      'hold a [bridge|door|stair] against #other#',
      'burn the [warrant|letter] of #other#',
    ],
  },
  {
    about: /\bwar\b|\bwars\b|\bsoldier|\bbattle|\barmy|\bsiege|\bveteran|\bgeneral\b|\bdeserter/,
    others: list('enemy battle mage; Third Army; northern host; siege master'),
    owners: [
      '#own#. #They# carried it through #number# battles against #other#.',
      '#own#, who fell in the siege of #town#, [hit|brought down] by #other#.',
    ],
    wheres: [
      '#place.cap#, in a soldier’s grave, with #thing.a# and a #colour# sash.',
      'In #town#, taken as loot from #other#.',
    ],
    secrets: [
      'The dead of #given.poss# company are listed [under|behind] #spell#.',
      'It tells who opened the gates of #town# to #other#.',
      'A general’s order is hidden in it: #shown#.',
    ],
    notes: [
      '#spell# held the gate #when#. #number.cap# of us left.',
      'Against #other#: first #spell#, then run.',
      '[Wet|Damp|No] powder, no [sleep|bread]. #homebrew# saved us at #place#.',
      'Traded my boots to #folk# for #ingredient#.',
    ],
    purposes: ['break the [line|ranks|charge] of #other#', 'hold the gate of #town#', 'cover the retreat from #other#'],
  },
  {
    about: /\bplague|\bcure|\bheal|\bdisease|\bsick|\bdying|\bdoctor|\bmedicine|\bfever/,
    others: list('town council; fever hospital; burial guild; sick child’s father'),
    owners: [
      '#own#. #They# fought the fever in #town# with it, [alone|against #other#].',
      '#own#, dead of the fever #when#, [while|just as] #other# shut the gates.',
    ],
    wheres: [
      '#place.cap#, a pest house then, where #other# burned the rest.',
      'In #town#, walled up by #other# with the [sick|dead].',
    ],
    secrets: [
      'One page still carries the fever: the #nth#.',
      'The cure is in it, misspelt as #spell#.',
      'It proves that #other# knew, and [waited|sold the grain].',
    ],
    notes: [
      '#number.cap# better after #spell#, #number# not.',
      'Boil the #thing#. Wash hands with #ingredient#. Again.',
      '#other.cap# will not open the well at #place#.',
      'Coughed #when#. Finish #homebrew# first.',
    ],
    purposes: ['burn out the fever', 'keep #other# from the [sick|wells]', 'clean the [wells|streets] of #town#'],
  },
  {
    about: /\bforbidden|\bsecret(?:ly)?\b|\bhidden|\bdisguised|\bbanned|\billegal|\bheret|\bwitch hunt|\binquisit/,
    others: list('abbess; town censor; inquisitor; college of mages'),
    owners: [
      '#own#. #They# kept it from #other# for #years#, under [a false|another] title.',
      '#own#, [denounced|betrayed] by #folk# to #other# for reading it #when#.',
    ],
    wheres: [
      '#place.cap#, behind a false wall that #other# [missed|never found].',
      'In #town#, on a shelf of [cook books|sermons|almanacs], where #other# never looks.',
    ],
    secrets: [
      'It looks like [a prayer book|an account book] to #other#, and to #whoever#.',
      'The names of #number# other readers in #town# are in it.',
      'Every #nth# page is false, for the eyes of #other#.',
    ],
    notes: [
      'Burn this [leaf|page|corner] if #other# comes. Keep #spell#.',
      'Say it is [all|only] about [bees|cheese|geese|roses]. #other.cap# [hates|fears|forbids] them.',
      'Meet #when# at #place#. Bring #thing.a#.',
      '#other.cap# [searched|stopped] me and found only #ingredient#.',
    ],
    purposes: ['fool the [searchers|spies] of #other#', 'silence a room', 'send a [sign|word] to the others'],
  },
  {
    about:
      /\bapprentice|\bstudent|\bschool|\bacademy|\bprodigy|\bchild|\bpupil|\bfirst spellbook|\bteacher|\buniversity|\bprofessor|\bboy\b|\bgirl\b/,
    others: list('strict old master; professor of charms; head girl; examiner'),
    owners: [
      '#own#. #They# began it at #number#, and [feared|adored] #other#.',
      '#own#, [expelled|caned|failed] by #other# for #spell#, cast #where#.',
    ],
    wheres: [
      '#place.cap#, under a school desk with #number# names cut in it.',
      'In #town#, taken away by #other#, and never [given back|missed|mentioned].',
    ],
    secrets: [
      'The answers to the last test of #other# are in it.',
      'The marks of #other# in the margin [correct|improve] #spell#: it works better that way.',
      'Between two leaves #given# hid a picture of #other#, as #creature.a#.',
    ],
    notes: [
      '#other.cap# says my #spell# is a disgrace.',
      'Test #when#! Learn #spell#. Bring #thing.a#.',
      'Tried #homebrew# #where#. Detention: #span#.',
      '#folk.cap# copied from me and got #scar#.',
    ],
    purposes: ['pass the [test|gate] of #other#', 'win a dare', 'get out of detention'],
  },
  {
    about: /\bdrown|\bshipwreck|\bsunk|\bpirate|\bsailor|\bsea\b|\bstorm|\bwaterlogged|\bship\b|\bisland|\blighthouse/,
    others: list('harbour master; drowned crew; pirate queen; sea hag'),
    owners: [
      '#own#, lost with the [ship|ferry] off #town#, [cursing|owing money to] #other#.',
      '#own#. #They# washed ashore near #town# with the book and without #other#.',
    ],
    wheres: [
      '#place.cap#, in a sea chest, under #number# feet of [water|sand].',
      'In #town#, in the [nets|boat] of a [fisherman|widow], who [sold|showed] it to #other#.',
    ],
    secrets: [
      'Held under water, it shows #shown#.',
      'It tells where #other# [sank|buried] #sum# gp.',
      'The drowned come for it #when#, led by #other#.',
    ],
    notes: [
      'Bad sky. #spell# and #thing.a# ready.',
      'Salt [ruins|eats] the ink: use #ingredient#.',
      '#other.cap# offers #number# gp for #homebrew#. No.',
      'Sighted #place# #when#, and cast #spell#.',
    ],
    purposes: ['calm the water', '[sink|hole|board] the boat of #other#', 'find land'],
  },
  {
    about: /\bfire\b|\bburn|\bburnt|\bcharred|\bash(?:es)?\b|\bscorched|\bflame|\barson/,
    others: list('fire warden; dean; insurance clerk; neighbour across the yard'),
    owners: [
      '#own#. #They# saved it from the fire at #place#, and [nothing else|lost #loss#].',
      '#own#, [blamed|jailed] by #other# for the great fire of #town#.',
    ],
    wheres: [
      '#place.cap#, in the ashes, the only thing unburnt.',
      'In #town#, in a [bucket|barrel] of sand that #other# keeps locked.',
    ],
    secrets: [
      'It tells who lit the fire of #town#: #other#.',
      'Warmed over #light#, a burnt page shows #shown#.',
      'It cannot burn, but all [near|around] it does #when#.',
    ],
    notes: [
      'Keep #spell# away from curtains. Twice now.',
      'Eyebrows gone again. #homebrew# needs less #ingredient#.',
      '#other.cap# smelt smoke. Said it was supper.',
      'A [bucket|pail|tub] beside me, [always|again], after #spell#.',
    ],
    purposes: ['stop a fire with a [fire|cold one]', 'light the [beacon|lamps] of #town#', 'frighten #other#'],
  },
  {
    about:
      /\bcurse|\bhex|\bhaunt|\bghost|\bwhisper|\bpossess|\bscreams?\b|\bevil eye|\bbites?\b|\bhuman (?:skin|hair)|\bblood\b/,
    others: list('dead author; widow in grey; drowned monk; hanged man'),
    owners: [
      '#own#. #They# heard it speak with the voice of #other#, and [went mad|obeyed] #when#.',
      '#own#, the #nth# to own it, and the #nth# to die of it.',
    ],
    wheres: [
      '#place.cap#, chained up, where #other# walks #when#.',
      'In #town#, bricked into a wall, from which #other# could be heard.',
    ],
    secrets: [
      'The ghost of #other# lives in #spell#, and [answers|lies] if asked.',
      'Whoever reads #homebrew# aloud hears #other# for #span#.',
      'It can be laid to rest at #place#, with #thing.a#.',
    ],
    notes: [
      'I did not write this. #other.cap# did.',
      'It whispers #when#. Do not answer #other#.',
      'Lock it in with #ingredient# and #thing.a#.',
      '#other.cap# turned the page to #spell# again.',
    ],
    purposes: ['keep #other# quiet', 'drive #other# out of #town#', 'give #other# a voice'],
  },
  {
    about: /\bdragon|\bmonster|\bbeast|\bgiant|\btroll|\bhunter|\bslayer|\bcreature|\bhydra|\bgriffin/,
    others: list('red dragon; thing in the marsh; hill giant; many-headed worm'),
    owners: [
      '#own#. #They# [wrote|kept] it to [face|outwit] #other#, and came home once.',
      '#own#, eaten by #other# near #town#, book and all, [almost|nearly].',
    ],
    wheres: [
      '#place.cap#, in the [hoard|lair|nest] of #other#, under #sum# gp.',
      'In #town#, in the belly of #creature.a#, dropped by #other#.',
    ],
    secrets: [
      'It names the true name of #other#.',
      'A scale of #other# marks the page of #spell#.',
      '#other.cap# can smell it over #number# miles.',
    ],
    notes: [
      '#other.cap# sleeps #when#. Go then.',
      '#spell# does nothing to #other#. Ran.',
      'It fears #thing.a#, or #ingredient#. Not sure which.',
      'Left #creature.a# as bait at #place#.',
    ],
    purposes: ['blind #other#', 'bring down #other#', 'wake #other# from afar'],
  },
  {
    about:
      /\btreasure|\bgold\b|\bhoard|\bmap\b|\btomb|\bburied|\bruin|\bancient\b|\blost (?:book|tome|grimoire|spellbook)|\bfound in/,
    others: list('tomb robber; guild of diggers; old king’s heir; collector'),
    owners: [
      '#own#. #They# sought the tomb under #place#, ahead of #other#.',
      '#own#, dead for #number# centuries; [dug up|sold] by #other#.',
    ],
    wheres: [
      '#place.cap#, in a [sealed urn|stone chest|clay jar] that #other# [broke|overlooked].',
      'In #town#, on sale as kindling, till #other# looked inside.',
    ],
    secrets: [
      'The maze in its margins is a map of #place#.',
      'Cast in the right room, #spell# opens a door to #sum# gp.',
      '#other.cap# owns the page that is [torn out|missing].',
    ],
    notes: [
      '#number.cap# steps down, then #spell#. Mind the floor.',
      '#other.cap# reached #place# first. Took the [wrong|false|lesser] [thing|urn].',
      'The door wants #thing.a#, or #loss#.',
      'Do not read #homebrew# underground.',
    ],
    purposes: ['open the door below #place#', 'bury #other# alive', 'light the tomb'],
  },
  {
    about: /\bprophe|\bforet|\bvision|\bstars?\b|\bastrolog|\bfuture|\bdream|\bfate\b|\boracle|\bseer/,
    others: list('blind oracle; king’s astrologer; dream reader; almanac maker'),
    owners: [
      '#own#. #They# foresaw the fall of #town#, and [told|warned] #other# in vain.',
      '#own#, whose dreams came true for #years#, [until|save] the one about #other#.',
    ],
    wheres: [
      '#place.cap#, under a window that faces one star.',
      'In #town#, as #other# [foretold|predicted|promised] #when#.',
    ],
    secrets: [
      'The last page tells of whoever [opens|reads] it: #shown#.',
      'One prophecy is still to come: #other# [falls|returns] #when#.',
      'The predictions were written afterwards, by #other#.',
    ],
    notes: [
      'Dreamt of #place# again, and of #other#, in #colour#.',
      'As foretold, #result#. #other.cap# owes me #number# gp.',
      'Do not cast #spell# #when#. I have seen it.',
      'A stranger with #thing.a# will read this.',
    ],
    purposes: ['turn aside what #other# foresaw', 'see one hour ahead', 'fulfil a dream'],
  },
  {
    about: /\bprison|\bjail|\bcaptive|\bslave|\bconvict|\bchain|\bdungeon|\btower\b|\blocked/,
    others: list('gaoler; king’s torturer; prison chaplain; warden'),
    owners: [
      '#own#. #They# wrote it in the cells of #town#, in ink of #ingredient#, behind the back of #other#.',
      '#own#, who [walked|slipped|strolled] out past #other# by #spell#.',
    ],
    wheres: [
      '#place.cap#, scratched out of a wall by #other#.',
      'In #town#, smuggled out by #folk#, [a page|a leaf] at a time.',
    ],
    secrets: [
      'A file is hidden in its spine, and the key of #other#.',
      'The cell of #given# in #town# still holds #shown#.',
      'Cast in chains, #spell# [is stronger|costs nothing].',
    ],
    notes: [
      'Day #number#. #other.cap# counts the spoons.',
      'No #thing# here. #ingredient.cap# must do for #spell#.',
      '#other.cap# sleeps #when#. #homebrew#, then the stairs.',
      'For the next [in this cell|prisoner|one here]: #spell# opens it.',
    ],
    purposes: ['open a lock', 'put #other# to flight', 'break a chain'],
  },
  {
    about:
      /\bmad\b|\binsane|\bobsess|\belder\b|\beldritch|\bforgot|\bamnesia|\bmemory|\bchaos|\bwild magic|\bexperiment/,
    others: list('thing between the stars; asylum doctor; twin in the mirror; nameless visitor'),
    owners: [
      '#own#. #They# wrote [faster|smaller] each year, to keep out #other#.',
      '#own#, now in the care of #folk#, who still [draws|hums] for #other#.',
    ],
    wheres: [
      '#place.cap#, where #given# wrote the rest on the walls.',
      'In #town#, locked up by #folk#, after #other# was seen.',
    ],
    secrets: [
      'Read from back to front, it calls #other#.',
      'The page numbers are [wrong|dates]: the last is #when#.',
      'Every reader adds a line, and remembers nothing of #other#.',
    ],
    notes: [
      '#other.cap# stood behind me at #spell#. I did not look.',
      'Am I #given#? Ask #folk#.',
      'The #thing# blinked. Noted #when#.',
      'Do not finish #homebrew#. Do not. Finished it.',
    ],
    purposes: ['shut #other# out', 'remember one face', 'prove that #other# is real'],
  },
  {
    about:
      /\bmother|\bfather|\bgrand|\bfamily|\binherit|\bheir|\bheirloom|\bancest|\bwidow|\bsister|\bbrother|\bdaughter|\bson\b|\btwins?\b|\bsewn\b/,
    others: list('elder sister; greedy cousin; seventh son; estranged daughter'),
    owners: [
      '#own#. #They# left it to #other#, [with|and] a warning about #spell#.',
      '#own#. #other.cap# still [says|claims] that it was promised #when#.',
    ],
    wheres: [
      '#place.cap#, in a cradle that #given# had rocked #other# in.',
      'In #town#, in the [linen|tool] chest of #other#.',
    ],
    secrets: [
      'The family tree in it has one name more: #other#.',
      'Only blood of #given# can [open|read] #homebrew#.',
      'The birth of #other# is noted [on the wrong day|under #spell#].',
    ],
    notes: [
      'For #other#, when old enough: #spell#.',
      'Grandmother used #ingredient# instead. She was right.',
      '#other.cap# must never learn #homebrew#.',
      'Rain, and #other# has a cough. #spell# for the roof.',
    ],
    purposes: ['watch over #other#', 'mend what #other# broke', 'keep #thing.s# off the house'],
  },
  {
    about:
      /\bcult|\bsect|\bsacrific|\bdark god|\bworship|\btemple|\bpriest|\bprayer|\bsaint|\babbey|\bmonk|\bnun\b|\bgod\b|\bcleric/,
    others: list('high priest; order of the Lamp; temple council; hooded brother'),
    owners: [
      '#own#. #They# wrote it in the service of #other#, and [repented|was cast out].',
      '#own#, called [a saint|a seer|holy] in #town#, and [a heretic|a thief] by #other#.',
    ],
    wheres: [
      '#place.cap#, beneath the [altar|floor|organ], where #other# swore on it.',
      'In #town#, carried round the [fields|walls] by #other# #when#.',
    ],
    secrets: [
      'The rite in #spell# calls not a god, but #other#.',
      'It holds the confession of #other#.',
      'A relic is bound in: a finger of #given#.',
    ],
    notes: [
      'Fast, pray, then #spell#. #other.cap# forgets to fast.',
      '#other.cap# wants #homebrew# for #sum# gp. God forgive us.',
      'The [candle|lamp] went out at #spell#. A sign?',
      'Bless the #thing# #when#, and again #when#.',
    ],
    purposes: ['defend the altar', 'unmask #other#', 'ring the bells of #town# unseen'],
  },
  {
    about:
      /\bgambl|\bwager|\bbet\b|\bcheat|\bfraud|\bcon artist|\btrick|\bcards?\b|\bcircus|\bstage|\bperform|\bbard|\bjester|\bshow\b/,
    others: list('card queen of the harbour; ringmaster; cheated duke; stage rival'),
    owners: [
      '#own#. #They# cheated #other# with it at #place#, [once|once too often].',
      '#own#, who lost it to #other# [on one card|by a coin].',
    ],
    wheres: ['#place.cap#, in the [prop|wig|hat] box of #other#.', 'In #town#, staked at dice, #when#, by #other#.'],
    secrets: [
      'Half of it is stage tricks. #spell# is real.',
      'The marks of #given.poss# cards are explained [under|in] #spell#.',
      '#other.cap# put a price on it: #sum# gp.',
    ],
    notes: [
      '[Look|Point|Bow] left, cast #spell# right. Works on #folk#.',
      '#other.cap# cheats as well. Respect.',
      'Full house #when#. #homebrew# at the end.',
      'Never play #other# at #place#.',
    ],
    purposes: ['amaze the crowd', 'distract #other# for a [moment|breath]', 'end the show'],
  },
  {
    about: /\bimmortal|\blich|\bvampire|\bundead|\bdeath\b|\bdead\b|\bnecroman|\bgrave|\bskeleton|\bresurrect/,
    others: list('dead wife; grave warden; first servant; lord of bones'),
    owners: [
      '#own#. #They# wanted one thing: to bring back #other#.',
      '#own#, who died #number# times, the last [time|one] for #other#.',
    ],
    wheres: [
      '#place.cap#, held by a corpse that only #other# can [move|wake].',
      'In #town#, in the [coffin|cradle|cloak] of #other#.',
    ],
    secrets: [
      'A heartbeat can be [felt|heard] in its spine, that of #other#.',
      'The price of #homebrew# is #loss#, and it brings back #other#.',
      'While it exists, #given# cannot [rest|die].',
    ],
    notes: [
      '#other.cap# [opened one eye|moved a finger|sighed] after #spell#.',
      'Fresh [earth|flowers|linen], #ingredient#, patience. Again #when#.',
      'The wardens ask about #place#. Say: flowers.',
      '#other.cap# [did not know|hardly knew|forgot] me. Burn #homebrew#.',
    ],
    purposes: [
      'bring back #other# for an [hour|evening]',
      'keep the [dead|ghosts] of #town# down',
      'hold death [at the door|off|back]',
    ],
  },
  {
    about:
      /\bnature|\bforest|\bdruid|\bgarden|\bherb|\bhedge|\bfarm|\bseason|\bharvest|\bflower|\bfey\b|\bfair(?:y|ies)|\bswamp|\bwood\b/,
    others: list('woodcutter; lady of the oak; miller; lord who fells the trees'),
    owners: [
      '#own#. #They# guarded the woods by #town# against #other#, for #years#.',
      '#own#, [led|lured|called] away by #other# #when#, and [back|seen again] #number# years younger.',
    ],
    wheres: [
      '#place.cap#, grown over, so that #other# [walked past|felled round] it.',
      'In #town#, [traded|sold] to #other# for #creature.a#.',
    ],
    secrets: [
      'Seeds are sewn into the cover; #spell# wakes them.',
      'The paper is bark of a tree that #other# [felled|loved].',
      'It flowers #when# if #other# is near.',
    ],
    notes: [
      'First [frost|snow|swallows] #when#. #spell# on the beans.',
      '#other.cap# [felled|cut|burned] the old [ash|yew|elm]. #homebrew# tonight.',
      'Leave #ingredient# out for #other#, on a leaf.',
      'Do not [cut|dig|mow] at #place#. #other.cap# lives there.',
    ],
    purposes: ['turn back the [axes|saws] of #other#', 'save the [harvest|hay] of #town#', 'please #other#'],
  },
  {
    about:
      /\bking|\bqueen|\bcourt|\broyal|\bnoble|\bduke|\bduchess|\bprince|\bemperor|\bspy|\bspies|\bcrown|\bpolitic|\btax/,
    others: list('old queen; court chancellor; duke’s taster; spymaster'),
    owners: [
      '#own#. #They# served #other# with it, and [knew|wrote down] too much.',
      '#own#, [raised up|praised] and then [hanged|jailed] by #other#, #when#.',
    ],
    wheres: [
      '#place.cap#, where #other# had it [thrown|locked away].',
      'In #town#, under the [throne|bed|chair] that #other# sat on.',
    ],
    secrets: [
      'It records what #other# paid for #spell#: #sum# gp.',
      'The cipher in the margin names #number# spies of #other#.',
      'With #homebrew# somebody [killed|saved] #other#.',
    ],
    notes: [
      '#other.cap# wants #spell# for the [banquet|ball|hunt].',
      'Smile at #folk#. Trust no one at #place#.',
      '#other.cap# paid #number# gp, late, and [in bad coin|with a threat].',
      'If [the wine|supper|the candle] smells of #ingredient#, #spell#.',
    ],
    purposes: ['save the [life|throne] of #other#', 'clear the throne room', 'frighten #opos# enemies'],
  },
  {
    about:
      /\bcook|\brecipe|\bsoup|\bfood|\bale\b|\bbaker|\bkitchen|\btavern|\bbrewer|\bcheese|\bgossip|\bmemoir|\bdiary|\bletters?\b|\bjournal|\blist\b/,
    others: list('nosy landlady; head cook; best friend; customer who never pays'),
    owners: [
      '#own#. #They# wrote spells among [recipes|gossip], to keep them from #other#.',
      '#own#, whose [kitchen|cellar] at #place# was shut by #other# after #spell#.',
    ],
    wheres: [
      '#place.cap#, propping up the [table|bed|door] of #other#.',
      'In #town#, lent to #other#, who [cooks from it|reads it aloud].',
    ],
    secrets: [
      'The recipe on the #nth# page is a poison for #other#.',
      'What it tells of #other# would ruin half #town#.',
      'Spilt wine brings out a second text: #shown#.',
    ],
    notes: [
      'Too much #ingredient#. #other.cap# turned #colour#.',
      '#spell# keeps the [soup|tea|stew] hot. Tell [nobody|no one].',
      '#other.cap# and #folk#, at #place#, #when#!',
      'Buy #ingredient#, #thing.a#, more ink.',
    ],
    purposes: ['clear the kitchen', 'teach #other# manners', 'wake the whole street'],
  },
  {
    about:
      /\btravel|\bexplor|\bmap|\bjourney|\bcaravan|\bdesert|\bmountain|\bwander|\bpilgrim|\bpostm|\bmerchant|\btrader/,
    others: list('caravan guide; mountain chief; rival explorer; merchant prince'),
    owners: [
      '#own#. #They# walked from #town# to the edge of the map with #other#, and [alone|without a word] back.',
      '#own#, last seen on the [road|path] from #town#, [looking for|fleeing|after] #other#.',
    ],
    wheres: [
      '#place.cap#, in the pack of #other#, frozen stiff.',
      'In #town#, left at an [inn|alehouse] by #other# for #number# gp of debt.',
    ],
    secrets: [
      'The road it describes exists only #when#.',
      'One camp in it is marked with the sign of #other#, in blood.',
      'Follow its spells in order, and one comes to #place#.',
    ],
    notes: [
      'Day #number#. #spell# against the wind.',
      '#other.cap# knows the [pass|ford|way]. Wants #thing.a# for it.',
      'Ate the #creature#. #homebrew# lit the fire.',
      'Never camp at #place#. Ask #other#.',
    ],
    purposes: ['find the [road|way] by night', 'drive off #other#', 'cross a river'],
  },
]
