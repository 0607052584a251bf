import type { Grammar } from '../grammar/grammar.ts'

// No more than four words stand between two slots of a frame: two books must not read alike.

const list = (text: string) => text.split(', ')

/** Frames speak of the book as #book# ("charred spellbook"), of who had it as #own# ("Ilvane Crook, a lighthouse keeper") and #given#. */
export const words: Grammar = {
  nth: list('first, second, third, fourth, fifth, sixth, seventh, ninth, eleventh, thirteenth'),
  number: list(
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, sixteen, seventeen, nineteen, twenty, thirty',
  ),
  who: list(
    'the abbot, my sister, the porter, the professor, old Marrow, the midwife, the sexton, our cook, the librarian, a bishop, the landlord, my mother, the night watch, the ferryman, a duchess, the tax man, the choir, my rival, the undertaker, cousin Pell, the bailiff, the dean, our lodger, the barber, the hangman, a pedlar, the mayor, the beadle, my pupil, the wet nurse',
  ),
  folk: list(
    'an abbot, the porter, a professor, a midwife, the sexton, some cook, a librarian, an old bishop, the landlord, the night watch, a ferryman, a duchess, the tax man, a choir, one rival, the undertaker, a bailiff, the dean, a lodger, a barber, the hangman, a pedlar, the mayor, a beadle, one pupil, a wet nurse, a fishwife, the archivist, a smuggler, a queen’s brother',
  ),
  whose: list(
    'a child’s, somebody’s left, a ghost’s, the copyist’s, a drunk’s, the bishop’s, an angry, a better, a rival’s, a shaking, the binder’s, no known, a lover’s, a clerk’s, the devil’s, a schoolgirl’s',
  ),
  creature: list(
    'cat, gull, goat, raven, mule, toad, goose, pig, donkey, rat, hen, magpie, bat, eel, lapdog, spider, pigeon, ferret, moth, hedgehog, crow, carp',
  ),
  part: list(
    'eyebrows, left thumb, good boots, front teeth, beard, good name, spectacles, appetite, sense of smell, best shirt, hearing, balance, savings, eyesight, voice, wig',
  ),
  when: list(
    'by new moon, before breakfast, after rain, on Fridays, in Lent, towards evening, after a funeral, during thunder, before dawn, at low tide, after wine, while fasting, at noon, on market day, at Candlemas, by starlight, after confession, at cockcrow, between meals, in frost, at harvest, in a gale, at dusk, after midnight, on feast days, in deep winter, under a full moon, in fog, at sunrise, in high summer, after sunset, on Sundays',
  ),
  where: list(
    'indoors, on deck, under a stair, in church, near horses, at sea, below ground, in company, on a bridge, in the pantry, by a window, at table, in bed, near iron, in a library, on wet grass, in the attic, beside a well, under trees, in a crypt, near running water',
  ),
  ingredient: list(
    'tallow, beeswax, lard, grave mould, salt, toad spit, quicksilver, nettle ash, goose fat, iron filings, dried eel, honey, moth dust, juniper, lamp oil, alum, vinegar, oak gall, bat milk, brick dust, candle grease, fennel, sour wine, snail slime, rosewater, pepper, rust, soot, hartshorn, mustard',
  ),
  span: list(
    'a week, nine days, one winter, three Sundays, a month, two terms, a fortnight, seven years, an afternoon, all of May, one long night, a whole Lent',
  ),
  result: list(
    'the kettle boiled, the cat left home, every door opened, my shadow came late, it rained indoors, the fire went out, all clocks stopped, the milk turned, echoes stopped, the candles burned green, the stairs shook, my hair fell out, bells rang unasked, my hat burned, feathers fell, smoke filled the room, the dog howled, everything floated, my hands shook, the soup froze, the windows cracked, a small imp appeared, the mirror broke, blue sparks flew, the paint peeled, nobody could speak, the bread went mouldy, all lights went out, I slept all day, the roof leaked, the lock melted',
  ),
  flee: list(
    'run, leave, hold your breath, lie flat, shut the window, kneel, whistle, begin again, count to ten, cover your eyes, stop, step back, open a window, put out the light, wait, say nothing',
  ),
  warning: list(
    'stand back, not twice, ask first, keep quiet, it hears you, mind the ceiling, no pets, close the door, too loud, never fasting, wear gloves, one at a time, mind your hat, wait outside',
  ),
  wrong: list(
    'backwards, upside down, in reverse, twice, sideways, wrongly, badly, askew, out of order, the wrong way',
  ),
  temper: list(
    'well fed, asleep, of one litter, white, black, hungry, of one age, tame, old, young, wide awake, from one farm',
  ),
  wordA: list(
    'hold, shall see, rise, bread, open, beloved, forever, kindly, mother, obey, gently, none, come in, mine',
  ),
  wordB: list(
    'cold, look away, run, dead, over, beheaded, for now, quickly, monster, decay, loudly, nine, come out, thine',
  ),
  light: list(
    'candlelight, moonlight, a burning match, lightning, starlight, a red lamp, firelight, the last daylight, marsh light, lamplight, a mirror, glow-worms',
  ),
  stain: list(
    'the butter, the tears, the jam, the teeth marks, the blood, the ash, the perfume, the wine, the soot, the footprint',
  ),
  scar: list(
    'a scar, burns, a limp, one ear left, grey hair, no eyebrows, a cough, nine fingers, a twitch, cold hands',
  ),
  colour: list('red, grey, green, gold, blue, brown, violet, silver, yellow, rust-red'),
  shown: list(
    'a cellar map, an unpaid debt, one more spell, a list of lovers, tomorrow’s weather, a confession, who read last, the next owner, a recipe for gin, a royal pardon, three grave numbers, a death date, a way out, the true author, a bad portrait, a burglar’s plan, an apology, a second alphabet, names of spies, a will',
  ),
  sulks: list(
    'hides a page, bites, forgets one spell, goes cold, whispers all night, grows heavy, smells of fish, slams shut, tears a corner, stays shut, blots a line, drops its ink',
  ),
  whoever: list(
    'liars, the left-handed, anybody in debt, gossips, bishops, the recently kissed, thieves, those who hum, eldest sons, the sober, dogs, poets, twins, anybody afraid',
  ),
  clasp: list(
    'a brass lock, a bone toggle, a copper clasp, a chain, a hair ribbon, a lead seal, an acorn button, a horn toggle, a knotted cord, an iron strap, a fish hook, a coin button, red thread, a child’s belt, a silver pin, a steel buckle, twine, a pair of buckles, a wax seal, a wooden peg, a padlock, a leather thong, a rusty nail, a horsehair braid, a silver chain, a bent hinge, a shark’s tooth, a tarred rope, a hide strap',
  ),
  flaw: list(
    'the last #number# stick together, #number# are cut out, every #nth# is blank, all are numbered #wrong#, #number# are in #whose# hand, the #nth# is singed, #creature.a# has gnawed the edges, [they|all|most] smell of #ingredient#, the #nth# is warm, the ruling is #colour#, #folk# signed [one|two|every other one], #number# are damp, the #nth# is torn, #ingredient# has stained them, #folk# trimmed them all, [corners|edges|most] [taste|reek] of #ingredient#, one is always #colour#, #thing.a# lies between two, #number# fold out, the #nth# turns itself',
  ),
  box: list(
    'flour bin, hatbox, piano, coffin, birdcage, cellar, bread oven, trunk, violin case, well, wardrobe, milk churn, stove, dovecote, cradle, cistern',
  ),
  loss: list(
    'a birthday, one friend’s name, the taste of bread, a night’s sleep, a small lie, one tooth, the way home, a colour, their first song, a grudge',
  ),
  flawless: list(
    'the #nth# line is smudged, one spell runs #wrong#, a corner is in #whose# hand, the #nth# sign is warm, #creature.a# has gnawed the edge, #folk# signed the end, the last line fades #when#, every #nth# word is misspelt, #number# signs are missing, the #nth# is upside down',
  ),
}

export const covers: readonly string[] = [
  'It is #book.a#, bound in #stuff# with #clasp#; [it has|it counts|one counts] #leaves# leaves, and #flaw#.',
  'This is #book.a# in #stuff#, shut by #clasp#. It has #leaves# leaves; #flaw#.',
  'Under #stuff# and #clasp# lies #book.a#, #leaves# leaves of it; #flaw#.',
  '#clasp.cap# keeps #book.a# shut, whose #leaves# leaves are bound in #stuff#; #flaw#.',
  'You hold #book.a#: #leaves# leaves, #stuff#, #clasp#; #flaw#.',
  'Between boards of #stuff# lie #leaves# leaves; #clasp# holds #book.a# together, and #flaw#.',
  '#book.a.cap# of #leaves# leaves lies here, in #stuff# and with #clasp#; #flaw#.',
  'Somebody bound #leaves# leaves in #stuff# and put #clasp# on; it is #book.a#, and #flaw#.',
  'Undo #clasp#, and #book.a# in #stuff# opens its #leaves# leaves; #flaw#.',
]
/** What has no leaves. */
export const otherCovers: readonly string[] = [
  '#Book# #holds# the spells in #colour# ink of #ingredient#, and #flawless#.',
  '#Book# #is# covered with #colour# signs that smell of #ingredient#; #flawless#.',
  '#Book# #has# spells all over, #colour# ones, by #number# hands, and #flawless#.',
  'Look closely, and #book2# #holds# spells in #colour#; #flawless#.',
]

/** What became of whoever owned it. */
export const owners: readonly string[] = [
  '#own#, who [lost|won] it #when# at [cards|dice|draughts].',
  '#own#, last seen #when# with #thing.a#.',
  '#own#, buried with it #when#, though not deep enough.',
  '#own#, alive, and asking #folk# for it.',
  '#own#, who vanished #when#, leaving #thing.a#.',
  '#own#, tried by #folk# over #spell#, and let go.',
  '#own#, who read #spell# aloud #where#, once.',
  '#own#, whose #number# heirs [dispute|want|fear] it.',
  '#own#, who feared #folk# and hid it #where#.',
  '#own#, retired, who [denies|regrets|misses] #spell#.',
  '#own#, who sold it #when#, and stole it back #when#.',
  '#own#, who tested #spell# on #folk#, and fled.',
  '#own#, who taught #folk# too much of #spell#.',
  '#own#, who left #when# with #creature.a# for company.',
  '#own#, arrested for #spell# #number# times.',
  '#own#. #folk.cap# [got|received|inherited] it #when#, as thanks.',
]

/** Where it is now. */
export const wheres: readonly string[] = [
  '#place.cap#, under #thing.a#.',
  '#place.cap#, guarded by #folk#.',
  '#place.cap#, where #folk# found it #when#.',
  'In #town#, on sale for #sum# gp.',
  'In #town#, kept by #folk#, under lock.',
  'In #town#, lent to #folk#, and not returned.',
  '#place.cap#, beside #thing.a#.',
  'With #folk#, on the road from #town#.',
]

/** Where books come to rest. */
export const places: readonly string[] = list(
  'a drowned chapel, the old lighthouse, a burnt mill, the bell tower, a hermit’s cave, the salt mine, a plague pit, the ruined abbey, a locked attic, the watch house, an empty tomb, the toll bridge, a charcoal burner’s hut, the sunken road, a dry well, the broken aqueduct, a hollow oak, the gallows hill, a beached ship, the old quarry, the ice cellar, a walled garden, the stone circle, a wayside shrine, the abandoned fort, a rat-eaten granary, the river caves, an old observatory, the smugglers’ tunnel, a deserted inn, the bone chapel, a moss-grown tower, the flooded crypt, a hunting lodge, the old mint, a collapsed theatre',
)

export const secrets: readonly string[] = [
  'Held in #light#, it shows #shown#.',
  'Rubbed with #ingredient#, it shows #shown#.',
  'By #light# one reads #shown# between the lines.',
  '[Its ink fades|It goes blank|It reads backwards] #where#, and #when#.',
  'Its capitals spell #shown#.',
  'The #nth# spell is false: after “#wordA#” belongs “#wordB#”.',
  '#given# hid #thing.a# in it.',
  'The #creature# drawn beside #spell# moves #when#.',
  'Whoever reads #spell# aloud owes #folk# #number# gp.',
  '#folk.cap# [is hunting for it|has paid for its theft|wants it burned].',
  '[Two|Three|Some] spells [stand|appear|hide] in #whose# hand.',
  'Unthanked, it #sulks#.',
  'Read #where#, it #sulks#.',
  '#when.cap# it lists #shown#.',
  'It [shuts on|hates|bites|loathes|forgets] #whoever#.',
  '#whoever.cap# see #shown# instead.',
  'Underneath #spell#, scraped away, is #shown#.',
  'Its margins [answer|advise|warn] all but #whoever#.',
  'One word in #spell# [is|holds] [the voice|the ghost|the name] of #given#.',
  'Its spine hides #shown#, seen only #when#.',
  'Each reader loses #loss# until #spell# is cast.',
  '#folk.cap# [copied|read|learned] #shown# from it.',
  'Smeared with #ingredient#, it shows #shown#.',
  'A [second|secret|stolen] copy exists: #folk# [keeps|reads] it #where#.',
]

export const notes: readonly string[] = [
  'Never cast #spell# #where#, and never #when#.',
  'Out of #ingredient#? Use #ingredient#.',
  'Try #spell# on #creature.a# first.',
  'I tried #spell# #number# times; #result#.',
  'Before #spell#: #warning#.',
  'Stand #where#, or #spell# goes #wrong#.',
  'I cast #spell# near #creature.a#; #result#.',
  '#spell# works best #when#, not #where#.',
  'With #ingredient# instead of #ingredient#, #result#.',
  '#who.cap# skipped the #nth# line, and has #scar#.',
  '#spell# fails #when#, for #span# afterwards.',
  'In #spell#, say “#wordB#”, not “#wordA#”. Otherwise #result#.',
  'Ink of #ingredient# fades #when#.',
  'I said #spell# twice within #span#, and #result#.',
  'Read #spell# by #light#, never #where#.',
  '#who.cap# borrowed this, as #stain# will show.',
  'I owe #who# #number# silver for #ingredient#.',
  'Keep #creature.s# away from #spell#.',
  'If the #thing# hums during #spell#, #flee#.',
  '#who.cap# swears that #spell# goes better #where#.',
  '#spell# is strongest #when#, with #ingredient#.',
  'I learnt #spell# from #who#, #where#.',
  'A spoon of #ingredient# is enough. Ask #who#.',
  'I smelt of #ingredient# for #span# after #spell#.',
  'Hold the #thing# high during #spell#, or #result#.',
  'Never cast #homebrew# and #spell# together.',
  '#who.cap# fears #spell#; use that #when#.',
  '#thing.a.cap# in hand makes #spell# [stronger|longer|quieter].',
  'Once, #where#, #spell# cost me my #part#.',
  'The #nth# time #result#; the #nth# time, nothing.',
  '#who.cap# paid #number# gold for #spell#, and [was pleased|wanted more|came back].',
  '#homebrew.cap# took me #span# and my #part#.',
  '#spell# frightens any #creature#, but never #who#.',
  'I sold #who# #spell# for #thing.a#, and #result#.',
  'Cast #spell# before #homebrew#, never after.',
  'The #thing# must be [warm|cold|new|wet|whole] for #spell#.',
  '#who.cap# mixes up #spell# and #spell#; #result#.',
  'Burn #ingredient# during #spell#: #result#.',
  '#homebrew.cap# works [twice|once|badly|well] #when#, never #where#.',
  'Ask #who# before #spell#. I forgot; #result#.',
  'Corrected the #nth# line of #spell# #when#.',
  '#who.cap# still has my #thing#. Fetch it #when#.',
]

/** What the book leans to, by three spells in it. */
export const leanings: readonly string[] = [
  'It leans to #label#: #s1#, #s2# and #s3# fall open first.',
  'Best thumbed are #s1#, #s2# and #s3#; #label#, then.',
  '#label.cap# above all: #s1#, #s2# and #s3#.',
  'For #label#: #s1#, then #s2#, and #s3# twice underlined.',
  '#given# cared for #label#: witness #s1#, #s2#, #s3#.',
  '#s1#, #s2#, #s3#: [a mind|a life|a hand] for #label#.',
  'Most worn is #s1#; #s2# and #s3# too are of #label#.',
  'Its heart is #label#, with #s1# before #s2# and #s3#.',
  'Ask it for #label#: #s1#, #s2# or #s3#.',
  '#s1# opens it, #s2# follows, #s3# is starred: #label#.',
  'A book of #label#. #s1# leads, beside #s2# and #s3#.',
  'Of #label# it has #s1#, #s2# and #s3#, often copied.',
  '#folk.cap# marked #s1#, #given# marked #s2# and #s3#: #label#.',
  'Only #s1#, #s2# and #s3# are dustless: #label#, then.',
  'After #s1# and #s2# comes #s3#, all for #label#.',
  'It [is full|treats] of #label#: #s1#, #s2#, #s3#.',
  'Whoever wants #label# turns to #s1#, to #s2#, to #s3#.',
  '#s1# is blotted, #s2# torn, #s3# stained: #label#, much used.',
  'It favours #label#: #s1#, #s2# and, twice over, #s3#.',
  'Look up #s1#, #s2# or #s3#, and find #label#.',
]

export const summaries: readonly string[] = [
  '#given# left #book.a# of #label#, bound in #stuff#.',
  '#given.poss# #book# deals with #label# and is bound in #stuff#.',
  '[It is|A work|One book] of #label#, in #stuff#, and #homebrew# stands nowhere else.',
  'Bound in #stuff#, it teaches #label# and hides #shown#.',
  'Bound in #stuff#, it brings #folk# closer, for #homebrew#.',
  '#given# knew #label#, wrote #homebrew#, and hid #shown#.',
  '#book.a.cap# of #label#; #folk# would pay for #shown#.',
  'Nobody but #given# knew #homebrew#, and #folk# [wants|seeks|fears] it.',
  'Of #label#, by #given#; #folk# [wants|covets|fears] #shown#.',
  '#given# filled #book.a# with #label# and #shown#.',
  'In #stuff#, #book.a# on #label#, once read by #folk#.',
  '#folk.cap# lost #book.a# of #label#; #given# wrote it.',
  '#label.cap#, in #given.poss# hand, between boards of #stuff#.',
  '#book.a.cap# in #stuff#: #label#, #homebrew# and #shown#.',
  'What #given# knew of #label# stands here, with #homebrew#.',
  '#given.poss# #label#, kept in #stuff# from #folk#.',
]

/** What one makes a spell for, whatever befell one. */
export const purposes: readonly string[] = [
  'outbid #folk#',
  'repay #folk#',
  'outwit #folk#',
  'frighten #folk#',
  'amuse #folk#',
  'wake #folk#',
  'rob #folk#',
  'escape #folk#',
  'spite #folk#',
  'guard #thing.a#',
  'hide #thing.a#',
  'find #thing.a#',
  'tame #creature.a#',
  'calm #creature.s#',
  'scatter #creature.s#',
  'heal #scar#',
  'silence #folk#',
  'impress #folk#',
  'stop #creature.a# #where#',
  'please #folk# #when#',
]

/** How its own spell looks, and what it was made for; #shape# is its theme's. */
export const shown: readonly string[] = [
  '#shape.cap# [strikes|hits|takes] one creature; #given# [made|wrote] it to #purpose#.',
  'To #purpose#, #given# [called up|conjured|sent] #shape#. [Smells|Reeks] of #ingredient#.',
  'It comes as #shape#. #given# [made|wrote] it to #purpose#.',
  'Made to #purpose#: one sees #shape#, and smells #ingredient#.',
  'Say “#wordA#” for #shape#. #given# [made|meant] it to #purpose#.',
  '#given# wanted to #purpose#. It looks like #shape#.',
]

/** What those were who owned such books. */
export const roles: readonly string[] = list(
  'hedge wizard, court astrologer, failed alchemist, village schoolmaster, ship’s surgeon, unfrocked priest, hangman’s widow, lighthouse keeper, royal nurse, blind librarian, retired duellist, customs clerk, beekeeper, bell founder, travelling dentist, map forger, poet in exile, tax inspector, opera prompter, gravedigger, bishop’s secretary, clockmaker’s apprentice, double agent, disgraced judge, puppeteer, rat catcher, brewer of cordials, younger son, abbess, glassblower, horse doctor, night watchman, ferryman’s daughter, tutor to princes, convict, perfumer, mountain guide, cheese merchant, ghost hunter, toymaker, army cook, oracle’s understudy, bookbinder, debt collector, herbalist, swordsmith, foundling, bargeman, fortune teller, cardsharp, mason, weather prophet, mirror maker, deserter, seamstress, pearl diver, town crier, candle maker, cartographer, undertaker',
)

/** What a book is called that nobody named: "dog-eared grimoire". */
export const conditions: readonly string[] = list(
  'dog-eared, slim, fat, crooked, much-mended, heavy, water-stained, narrow, well-thumbed, handsome, cheap, charred, neat, blotted, musty, oversized, palm-sized, patched, gilded, plain, moth-eaten, stolen, half-finished, swollen, severe, cheerful, ink-black, sun-bleached, greasy, nameless',
)
export const kinds: readonly string[] = list(
  'spellbook, grimoire, tome, codex, ledger, journal, notebook, almanac, folio, workbook, commonplace book, primer, daybook, copybook, breviary, manual',
)
