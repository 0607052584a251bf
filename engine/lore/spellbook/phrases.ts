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
    'eyebrows, left thumb, hat, good boots, front teeth, beard, reputation, spectacles, appetite, sense of smell, wig, knees, name, best shirt, hearing, balance',
  ),
  when: list(
    'at slack water, by new moon, before breakfast, after rain, on Fridays, in Lent, towards evening, after a funeral, during thunder, before dawn, on rent day, at low tide, in leap years, after wine, while fasting, at noon, in tears, on market day, at Candlemas, by starlight, after confession, at cockcrow, between meals, in mourning, under arrest, by accident, while shaving, at harvest, during speeches, in a gale, over breakfast, at weddings',
  ),
  where: list(
    'indoors, on deck, under a stair, in church, near horses, in the bath, at sea, below ground, in company, on a bridge, in the pantry, by a window, at table, in bed, under oath, near milk, in a library, on wet grass, in the attic, beside a well',
  ),
  ingredient: list(
    'tallow, beeswax, lard, grave mould, salt, toad spit, quicksilver, nettle ash, goose fat, iron filings, dried eel, honey, moth dust, juniper, lamp oil, alum, vinegar, oak gall, bat milk, brick dust, candle grease, fennel, sour wine, snail slime, rosewater, pepper, rust, soot, hartshorn, mustard',
  ),
  span: list(
    'a week, nine days, one winter, three Sundays, a month, two terms, a fortnight, seven years, an afternoon, all of May, one long night, a whole Lent',
  ),
  result: list(
    'the kettle boiled, the cat left home, every door opened, my shadow came late, it rained indoors, the porridge answered, all clocks agreed, the milk sang, echoes stopped, two moons rose, the stairs grew, I grew teeth, bells rang underwater, my hat aged, feathers fell, it smelt of Tuesday, the dog apologised, everything floated, both hands were left, the soup froze, somebody sneezed, a small king appeared, the goldfish spoke, blue sparks flew, the wallpaper blushed, nobody aged, the bread rose again, all candles bowed',
  ),
  deed: list(
    'remember, multiply, sing along, bite, ask for wages, grow back, look at you, weep, vote, come upstairs, know your name, want supper, answer, swap hats, stay',
  ),
  flee: list(
    'run, leave, apologise, hold your breath, move house, deny everything, lie flat, count to ten, shut the window, blame me, kneel, whistle, pay, change your name, begin again, smile',
  ),
  warning: list(
    'stand back, not twice, ask first, leave, it hears, mind the ceiling, no pets, bring a priest, too loud, never fasting, gloves, one at a time, mind your hat, wait outside',
  ),
  wrong: list(
    'backwards, in verse, upside down, next door, late, in reverse, too loud, as soup, twice, in Dwarvish, sideways, as a cough, in plural, on fire',
  ),
  temper: list(
    'strangers to each other, asleep, both named Tom, of one mind, well fed, not related, unmarried, on no speaking terms, left-handed, honest, warm, recently shorn',
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
    'a scar, witnesses, the bill, a certificate, one ear left, the dent, a widow’s word, proof, a limp, the receipt',
  ),
  colour: list('red, grey, green, gold, blue, brown, violet, silver, yellow, rust-red'),
  shown: list(
    'a cellar map, an unpaid debt, one more spell, a list of lovers, tomorrow’s weather, a confession, who read last, the next owner, a recipe for gin, a royal pardon, three grave numbers, a death date, a way out, the true author, a bad portrait, a burglar’s plan, an apology, a second alphabet, names of spies, a will',
  ),
  sulks: list(
    'hides a page, bites, forgets one spell, goes cold, whispers all night, gains weight, smells of fish, moves house, tears a corner, stays shut, tells the neighbours, drops its ink',
  ),
  whoever: list(
    'liars, the left-handed, anybody in debt, gossips, bishops, the recently kissed, thieves, those who hum, eldest sons, the sober, dogs, poets, twins, anybody afraid',
  ),
  clasp: list(
    'a brass lock, a bone toggle, a copper hinge, a chain, a hair ribbon, a lead seal, an acorn button, a false key, a knotted cord, an iron strap, a fish hook, a coin button, red thread, a child’s belt, a silver pin, a looped tooth, twine, a small bell, a wax thumbprint, one long screw, a stitched glove, a garter, a keyless padlock, a thorn, a rusty nail, a horsehair braid, a lace garter, a bent spoon, a shark’s tooth',
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
  '#stuff.cap# covers #book.a# of #leaves# leaves, and #clasp# holds it shut; #flaw#.',
  '#clasp.cap# keeps #book.a# shut, whose #leaves# leaves are bound in #stuff#; #flaw#.',
  'You hold #book.a# of #leaves# leaves; #stuff# binds it, #clasp# closes it; #flaw#.',
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
  '#own#, who has #thing.a# instead.',
  '#own#, outplayed at cards #when#.',
  '#own#, last seen #when# with #thing.a#.',
  '#own#. #folk.cap# burned the rest.',
  '#own#, who is now #creature.a#, and content.',
  '#own#, buried with it #when#, though not deep enough.',
  '#own#, alive, and asking #folk# for it.',
  '#own#, whose will names #folk#; it stays in the #box#.',
  '#own#, who got #creature.a# for it, and #ingredient#.',
  '#own#, whose window stood open #when#, the #box# empty.',
  '#own#, tried by #folk# over #spell#, and let go.',
  '#own#, who read #spell# aloud #where#.',
  '#own#, arrested #number# times, once #where#.',
  '#own#, who walked out #when# for #ingredient#.',
  '#own#, whose #number# heirs [hide|sell|dread] it #when#.',
  '#own#, who feared #folk# and used #box.a#.',
  '#own#, retired, who denies #spell# to this day.',
  '#own#, married to #folk# since, and unhappy.',
  '#own#, who [wrote|copied|stole] it in #span# and slept after.',
  '#own#, drowned #when# in a dry #box#.',
  '#own#, who sold #folk# this, and #folk# too.',
  '#own#, remembered by #folk# for #ingredient# and debts.',
  '#own#, who tested #spell# on #folk#, and fled.',
  '#own#, struck dumb #when#, at the #nth# line.',
  '#own#, who taught #folk# too much of #spell#.',
  '#own#, gone #where# with #creature.a# for company.',
]

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
  '#folk.cap# hunts it with #creature.s#.',
  '[Two|Three|Some] spells [stand|appear|hide] in #whose# hand.',
  'Unthanked, it #sulks#.',
  'Read #where#, it #sulks#.',
  '#when.cap# it lists #shown#.',
  'It [shuts on|hates|bites|loathes|forgets] #whoever#.',
  '#whoever.cap# read #shown# instead.',
  'Underneath #spell#, scraped away, is #shown#.',
  'Its margins answer #whoever#, #wrong#.',
  'One word in #spell# is #given#: alive, and waiting.',
  'It weighs more #when#, and hides #shown#.',
  'Each reader loses #loss# until #spell# is cast.',
  '#folk.cap# has #shown# out of it.',
  'Fed #ingredient#, it grows #shown#.',
  'It is copied; #folk# reads the other #where#.',
]

export const notes: readonly string[] = [
  'At my #nth# try #result#. Nobody tells #who#.',
  'Never do this #where#, and never again #when#.',
  '#ingredient.cap# will do for #ingredient#, but #ingredient# will not.',
  'Doubters may see my #part#, or #who#.',
  'Say #spell# to #creature.a# first, #when#.',
  '#who.cap# calls #spell# harmless, and #who# has #scar#.',
  'I tried #spell# #number# times; #creature.a# remembers #where#.',
  'I copied this #when#, while #who# was being fed.',
  'Where I wrote “#spell#”, read “#warning#”.',
  'Any two #creature.s# will do, being #temper#.',
  'Stand #where# #when#, or it [comes|goes|ends] #wrong#.',
  'A(n) #creature# overheard #spell#, and [repeats|sings|sells] it #when#.',
  'It works #when#, and only #where#; I have #scar#.',
  'The #nth# word is “#wordA#” or “#wordB#”. Try both on #who#.',
  'Put #ingredient# for #ingredient#, and then #flee#.',
  '#who.cap# skips the #nth# line, and has #scar#.',
  'It [fails|bites|sulks] #when#, and for #span# afterwards.',
  'In #spell# I put “#wordB#” for “#wordA#”, #when#.',
  'Below I pressed #thing.a# flat, #when#.',
  'Ink made of #ingredient# dries #wrong#.',
  'It needs #thing.a#, and #who# wants that back.',
  'The #thing# moved #when#, and I was #where#.',
  'I said #spell# twice within #span#, and #result#.',
  'Stop #spell# at #number#, for at #number# they #deed#.',
  'It answered me #when#, and not as #who#.',
  '#ingredient.cap# is cheaper, and one’s #part# grows back.',
  'Read #spell# by #light#, unless #who# is near.',
  '#who.cap# borrowed this, as #stain# will show.',
  'I owe #who# #number# silver, some #ingredient# and an apology.',
  'Do not let #creature.a# anywhere near #spell#.',
  'If it hums, #flee#; if it does not, #flee#.',
  '#who.cap# swears that #spell# goes better #where#.',
  '#spell# [is best|goes best|shines] #when#, over #ingredient#.',
  'I dreamt the #nth# line #where#, and #thing.a# with it.',
  '“#warning.cap#” stands above #spell# in #whose# hand.',
  'I took chalk, #ingredient# and #thing.a#, and #result#.',
  '#who.cap# paid #number# gold for #spell#, and wept.',
  'Hold the #thing# high, as #who# did not.',
  'I corrected this #when#, and [spoilt|blotted|regretted] it #where#.',
  'Where #spell# stands was #stain#; I blame #who#.',
  'I had #spell# from #creature.a#, #where#.',
  'Half a spoon of #ingredient# suffices, as #who# found out.',
  'I smelt of #ingredient# for #span# after #spell#.',
  'It has #number# syllables, though #who# counts #number#.',
  'This is #spell#, which #who# calls “#wordA#”.',
  'For #span# I lent #who# this, with #thing.a#.',
  'My #box# holds no #ingredient#, since #result#.',
  'Where it says #ingredient#, it means #ingredient#.',
  '#thing.a.cap# comes first, then #ingredient#, and then you #flee#.',
  'See #who# about #spell#, and go #when#.',
  'The bell struck #number#, and #result#.',
  'I left #thing.a# #where#; it was warm #when#.',
  'These leaves on #spell# are by #who#, not by me.',
  'The letters turn #colour# #when#; if they do, #flee#.',
  'Burn this if #who# asks about #spell#.',
  'I owe #who# #creature.a#, to be paid #when#.',
  '#who.cap# weeps at #spell#, as one should #when#.',
  'With #thing.a# it goes #wrong#, with #ingredient# it goes #wrong#.',
  '#given# came #when#, for #ingredient# and #spell#.',
  'I keep #thing.a# ready #when#, because of #spell#.',
  'My #part# went wrong after #result#.',
  '#number.cap# #creature.s# came when #result#, and #who# fed them.',
  'Warm the #thing# #when#, or #spell# comes #wrong#.',
  '#who.cap# gave me #ingredient# for #spell#, and regrets it.',
  'Once, #where#, #spell# cost me my #part#.',
  'The #nth# time #result#; the #nth# time, nothing.',
  'If #result#, send for #who#, not #who#.',
  'I would not try #spell# #where#, let alone #when#.',
  '#ingredient.cap# and #thing.a# make #spell# last #span#.',
  'When #who# sneezed, #result#, and #spell# held.',
  '#spell# frightens any #creature#, but never #who#.',
  'There are #number# ways to ruin #spell#; #who# knows #number#.',
  'A little #ingredient# calms #creature.a# after #spell#.',
  'A(n) #creature# heard this #when#; #result#.',
  'Let #who# say “#wordA#”, and you #flee#.',
  'This took me #span# and my #part#.',
  'Nobody told me that #spell# wants #ingredient# #when#.',
  'I sold #who# #spell# for #thing.a#, and #result#.',
  'Nothing ails #spell#, whatever #who# says.',
]

/** What the book leans to, by three spells in it. */
export const leanings: readonly string[] = [
  'It leans to #label#: #s1#, #s2# and #s3# fall open first.',
  'Best thumbed are #s1#, #s2# and #s3#; #label#, then.',
  '#label.cap# above all, as #s1#, #s2# and #s3# show.',
  'For #label#: #s1#, then #s2#, and #s3# twice underlined.',
  '#given# cared for #label#: witness #s1#, #s2#, #s3#.',
  '#s1#, #s2#, #s3#: [a mind|a life|a hand] for #label#.',
  'Most worn is #s1#; #s2# and #s3# too smell of #label#.',
  'Its heart is #label#, with #s1# before #s2# and #s3#.',
  'Ask it for #label#: #s1#, #s2# or #s3#.',
  '#s1# opens it, #s2# follows, #s3# is starred: #label#.',
  'A book of #label#. #s1# leads, beside #s2# and #s3#.',
  'Of #label# it has #s1#, #s2# and #s3#, often copied.',
  '#folk.cap# marked #s1#, #given# marked #s2# and #s3#: #label#.',
  'Only #s1#, #s2# and #s3# are dustless: #label#, then.',
  'After #s1# and #s2# comes #s3#, all for #label#.',
  '#label.cap# fills it: #s1#, #s2#, #s3#.',
  'Whoever wants #label# turns to #s1#, to #s2#, to #s3#.',
  '#s1# is blotted, #s2# torn, #s3# kissed: so much for #label#.',
  'It has #label# at heart, #s1# and #s2# by heart, and #s3# twice.',
  'Look up #s1#, #s2# or #s3#, and find #label#.',
]

export const summaries: readonly string[] = [
  '#given# left #book.a# of #label#, bound in #stuff#.',
  '#given.poss# #book# deals with #label# and is bound in #stuff#.',
  'It is of #label#, in #stuff#, and #homebrew# stands nowhere else.',
  'Bound in #stuff#, it teaches #label# and hides #shown#.',
  'Bound in #stuff#, it brings #folk# closer, for #homebrew#.',
  '#given# knew #label#, wrote #homebrew#, and hid #shown#.',
  '#book.a.cap# of #label#; #folk# would pay for #shown#.',
  'Nobody but #given# knew #homebrew#, and #folk# guessed.',
  'Of #label#, by #given#; #folk# [wants|covets|fears] #shown#.',
  '#given# filled #book.a# with #label# and #shown#.',
  'In #stuff#, #book.a# on #label#, once read by #folk#.',
  '#folk.cap# lost #book.a# of #label#; #given# wrote it.',
  '#label.cap#, in #given.poss# hand, between boards of #stuff#.',
  '#book.a.cap# in #stuff#: #label#, #homebrew# and #shown#.',
  'What #given# knew of #label# stands here, with #homebrew#.',
  '#given.poss# #label#, kept in #stuff# from #folk#.',
]

/** How its own spell looks; #shape# is its theme's. */
export const shown: readonly string[] = [
  'It comes as #shape#, and #ingredient# stays in the air.',
  'One sees #shape#; #folk# saw it #wrong#.',
  'It was #shape#, and after that #result#.',
  'Cast with #thing.a#, it is #shape#.',
  'It looks like #shape# and smells of #ingredient#.',
  'It is #shape#, with #ingredient# on everything after.',
  '#given# saw #shape#; #folk# saw #ingredient#.',
  'It begins as #ingredient#, then comes #shape#.',
  'Say “#wordA#” for #shape#.',
  'It looks like #shape#, is worse #when#, and stronger over #ingredient#.',
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
