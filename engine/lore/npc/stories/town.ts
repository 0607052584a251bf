import { list, type Story } from './story.ts'

/** Of work, the town and its weather. */
export const townStories: readonly Story[] = [
  {
    // A masterwork or an invention.
    about:
      /\binvent|\bmasterpiece|\bperfect(?:ing)?\b|\bgreatest\b|\bbuilds? (?:a|the|an)\b|\bbuilding (?:a|the)\b|\bprototype|\bgenius|\bunfinished|\bcraft(?:s|ing|ed)\b|\bcomposing|\bwriting (?:a|the|her|his)\b/,
    suits: /inventor|clockmaker|engineer|shipwright|bellfounder|smith|mason|glassblower|sculptor|cartographer|toymaker/,
    anyAge: true,
    moods: ['merry', 'strange', 'heroic'],
    roles: list('patron; guild examiner; rival master; buyer for #party#'),
    parties: list('the duke’s court; the guild; the army'),
    agents: ['buyer for'],
    person: 'other',
    thirds: list('#their# apprentice; #their# old teacher; #their# assistant'),
    things: list(
      'great clock; flying machine; unbreakable blade; mechanical bird; map of the whole coast; perfect bell; glass ship',
    ),
    wants: [
      'To finish the #thing# by #feast#, and show it to #O#, #who#.',
      'To keep the #thing# from #O#, #who#, who would misuse it.',
      'To find the one [missing|last] part of the #thing#, which #O#, #who#, owns.',
    ],
    fears: [
      'That the #thing# works, and that #party# [pays|comes] for more.',
      'That #T# finishes a better #thing# first.',
      'Dying with the #thing# half done and #K# left to [pay|answer] for it.',
    ],
    secrets: [
      'The #thing# is #tpos# idea. #n# has [never|not yet] said so.',
      'The #thing# killed [somebody|someone] at the first trial. #W# helped to [hide|bury] it.',
      'There is no #thing#. #n# has spent the #sum# on #kpos# debts.',
    ],
    bonds: [
      '#K# sold a [house|home] to pay for the #thing#, and believes in it.',
      '#T# does the [fine|close] work now that #npos# hands shake.',
      '#W# comes to [look|peer|stare] at the #thing# each #day#, and says “nearly”.',
    ],
    hooks: [
      '#n# [needs|wants] a rare part from #spot# by #day#, before #O#, #who#, comes to see the #thing#.',
      '#O#, #who#, pays #sum# for the [plans|drawings] of the #thing#.',
      'The #thing# [was stolen|has been stolen] in the night, and #T# with it. #n# suspects #party#.',
      '#n# wants [brave people|volunteers|someone light] to try out the #thing# at #spot#.',
      'The #thing# works [too well|by itself]: [half of|half] #town# is [deaf|awake|in the street], and #n# has fled.',
    ],
    theirs: [
      'Means to put [another|a second] name on the #thing#.',
      'Has paid #sum# in advance, and is [nervous|impatient].',
      'Would use it [in war|to spy|for theft].',
    ],
    kins: ['Wants the money back.', 'Thinks it will explode.'],
    witnesses: ['Delivers the parts [by night|after dark].', 'Has seen it move.'],
  },
  {
    // A collector, or somebody with one great passion.
    about:
      /\bobsess|\bcollects?\b|\bhoards?\b|\bcollection\b|\bfascinat|\baddicted|\bloves (?:her|his|their) (?:bees|cats|dogs|birds|books)|\bpassion/,
    suits: /collector|antiqu/,
    anyAge: true,
    moods: ['merry', 'strange'],
    roles: list('rival collector; auctioneer; curator of #party#; rightful owner'),
    parties: list('the museum of #town#; the collectors’ club; the royal library'),
    agents: ['curator of'],
    person: 'other',
    thirds: list('#their# supplier; #their# patient spouse; the former owner'),
    things: list('glass frog; clockwork owl; rare stamp; two-headed coin; singing bowl; old map; crystal skull'),
    wants: [
      'To own the last #thing#, which #O#, #who#, will not sell.',
      'To buy the #thing# at auction on #day# ahead of #O#, #who#.',
      'To keep #O#, #who#, from seeing where the #thing# came from.',
    ],
    fears: [
      'Thieves: #n# counts the #thing# and the rest [every|each] night at #work#.',
      'That the #thing# is [false|a fake], as #o# hints.',
      'That #K# gives it all [away|back] after #feast#.',
    ],
    secrets: [
      'The best piece, the #thing#, is [stolen|looted], and belongs to #party#.',
      '#n# has spent #kpos# #sum# on it, [all of it|and more].',
      'The collection is alive. #n# hears the #thing# [move|breathe] in #hide#.',
    ],
    bonds: [
      '#K# [dusts|polishes|packs] it all and hates [every|each] piece.',
      '#T# brings #n# something from [each|every] voyage, and [stays|lingers] a little longer [each|every] time.',
      '#W# understands: they [sit|stand] before the #thing# each #day#, silent.',
    ],
    hooks: [
      '#n# pays #sum# for the #thing#, which #O#, #who#, keeps at #spot#.',
      '#O#, #who#, challenges #n# to a wager on #day#: collection against collection.',
      'The #thing# has [gone|vanished] from its case. [In its place|There] lies [a note|#ware#]. #n# accuses #W#.',
      '#T# died bringing the #thing# to #n#. Now it hums.',
      'Someone buys up every #thing# in #town#, [breaks|burns|melts] it, and goes on. #n# is next.',
    ],
    theirs: [
      'Has [a second|another] one, better.',
      'Wants back what #n# bought in good faith.',
      'Collects collectors.',
    ],
    kins: [
      'Sleeps in [the attic|a chair|a cart], for [lack|want] of room.',
      'Sells a piece [now and then|at times|every week].',
    ],
    witnesses: ['Knows what [it is|it’s] worth.', 'Made the false ones.'],
  },
  {
    // A beast beloved.
    about:
      /\b(?:pet|tame|trained|familiar|beloved|talking) (?:\w+ )?(?:dog|cat|raven|bear|horse|goat|rat|pig|owl|wolf|toad|snake|parrot|monkey|dragon|goose|ferret|weasel|fox|crow|lizard|spider|bird)|\b(?:raising|raises|keeps|breeds) (?:a |an )?(?:\w+ )?(?:dragon|griffin|owlbear|wolf|bear|bees|dogs|horses|pigs|birds|pigeons|hawks|snakes|rats|goats|geese|cats)|\begg\b|\bhorse\b|\bbees\b|\bhound|\bmule\b|\bdonkey\b/,
    suits: /shepherd|groom|falconer|drover|goatherd|swineherd|beekeeper|horse dealer|farmer/,
    isOfBeast: true,
    anyAge: true,
    moods: ['merry', 'sad', 'strange'],
    roles: list('animal dealer; angry neighbour; gamekeeper of #party#; circus owner'),
    parties: list('the duke’s kennels; the travelling circus; the butchers’ guild'),
    agents: ['buyer for'],
    person: 'other',
    thirds: list('the stable child; #their# old master; #their# brother'),
    things: list(
      'old mare; one-eared dog; talking raven; prize bull; white goose; three-legged cat; griffin egg; blind pony',
    ),
    wants: [
      'To keep the #thing# [out of the hands of|out of reach of|far from] #O#, #who#.',
      'To win #sum# with the #thing# at #feast#, against #O#, #who#.',
      'To find the #thing#, which #O#, #who#, [stole|took] on #day#.',
    ],
    fears: [
      'That the #thing# bites #K#, or [someone|a child] at #spot#.',
      'That the #thing# is [old|ill], and will not [see|live to] #feast#.',
      'That #party# finds out what the #thing# really is.',
    ],
    secrets: [
      'The #thing# is a [person|human] under a [spell|curse]: #T#.',
      '#n# stole the #thing# from #party#, [half starved|and would again].',
      'The #thing# killed a man at #spot#. #n# buried him near #hide#.',
    ],
    bonds: [
      'The #thing#, first of all; [then|and after it] #K#.',
      '#W# saves scraps for the #thing#, and gossip for #n#.',
      '#T# gave #n# the #thing#, on [the last day|a bad day] at #spot#.',
    ],
    hooks: [
      'The #thing# has run off toward #spot#. #n# pays #sum# for it alive.',
      '#O#, #who#, offers #sum# for the #thing#, then sends thieves.',
      'The #thing# came home with a [severed hand|bloody glove] in its mouth, [and a ring|with the mark] of #party#.',
      '#n# is too [old|hurt|heavy] to ride at #feast#, and [wants|needs] one of the [characters|party|adventurers] to, on the #thing#.',
      '#W# says that the #thing# [must|has to] be [put down|shot|sold] by #day#. #n# [begs|asks] for a way out.',
    ],
    theirs: [
      'Would [treat it well|feed it well|free it], and pay [fairly|at once].',
      'Was [bitten|robbed|chased], and wants blood.',
      'Knows what the #thing# is worth: ten times #sum#.',
    ],
    kins: ['Is [jealous|afraid|fond] of [an animal|it].', '[Feeds|Hides|Scolds] it under the table.'],
    witnesses: ['Understands it better than #n#.', 'Saw it near #spot# on #day#.'],
  },
  {
    // Hunger, fire, flood: the year that went wrong.
    about:
      /\bfamine|\bstarv|\bhunger|\bdrought|\bflood|\bburn(?:ed|t|ing)\b|\bfire\b|\barson|\bstorm|\bshipwreck|\bearthquake|\bavalanche|\bdrowned|\bharvest|\bblight|\bdestroyed/,
    anyAge: true,
    moods: ['sad', 'heroic', 'dark'],
    roles: list('grain merchant; landlord; insurance agent of #party#; town councillor'),
    parties: list('the granary; the landowners; the town council'),
    agents: ['agent of'],
    person: 'third',
    thirds: list('the old neighbour; #their# brother; the watchman; the lamp boy'),
    things: list('fire; flood; failed harvest; burnt mill; broken dam; empty granary; great storm'),
    wants: [
      'To rebuild at #spot# what the #thing# [took|destroyed], though #O#, #who#, wants the land.',
      'To find out whether #O#, #who#, [is to blame|must answer] for the #thing#.',
      'To get bread for #town# out of #O#, #who#, before #feast#.',
    ],
    fears: [
      'Smoke, or [water|footsteps] on stone: #n# [wakes|screams] at it since #T# died.',
      'That it [happens|comes] again by #feast#, as #W# says.',
      'That #party# will take #spot# for unpaid rent.',
    ],
    secrets: [
      '#n# caused the #thing#, by [carelessness|falling asleep], and #T# was blamed.',
      '#n# has [food|grain|bread] for a month in #hide#, and #town# [starves|goes hungry].',
      '#n# could save [one|just one], and chose #K#, not #T#.',
    ],
    bonds: [
      '#K# was [carried|dragged|pulled] out of it, and has not [spoken|laughed] since.',
      '#W# shares a [roof|barn|cellar] with #them# since the #thing#.',
      '#n# keeps #tpos# cap, all that the #thing# left.',
    ],
    hooks: [
      '#n# asks the [characters|party|adventurers] for proof that #O#, #who#, caused the #thing#.',
      'Carts from #spot# bring #ware# to #O#, #who#, by night. #n# wants them [stopped|seized], and shared out.',
      'In the ruins at #spot# someone has found #tpos# body, with a [knife|dart|bolt] in it. #n# wants the truth.',
      'The #thing# was no accident: [a second|another] is due on #day#. #n# cannot make #party# listen.',
      '#n# leads [forty|sixty|thirty] hungry people to #spot# on #day#. It will [end in blood|go wrong] without help.',
    ],
    theirs: [
      'Made #sum# out of the #thing#.',
      'Gave the [order|word|signal], and [sleeps|eats] badly.',
      'Would [help|pay], if asked [without an audience|in private].',
    ],
    kins: ['Wants to move away.', 'Says it was [the gods|fate|magic].'],
    witnesses: ['Saw who was at #spot# first.', 'Lost everything too.'],
  },
  {
    // A contest, fame.
    about:
      /\bcontest|\bcompetition|\btournament|\bchampion|\bfamous|\bfame\b|\baspiring|\bambitious|\bwould-be|\bwannabe|\bdreams? of (?:being|becoming)|\bnever won|\bperform|\baudition/,
    suits: /bard|minstrel|actor|singer|acrobat|gladiator|jester|dancer|duellist|cook|chef|swashbuckler/,
    anyAge: true,
    moods: ['merry', 'heroic'],
    roles: list('reigning champion; judge of #party#; famous teacher; theatre owner'),
    parties: list('the #feast# games; the royal theatre; the singers’ guild'),
    agents: ['judge of'],
    person: 'other',
    thirds: list('#their# old partner; #their# pupil; the last winner'),
    things: list('golden laurel; winning song; prize belt; silver harp; leading role; secret recipe; champion’s sword'),
    wants: [
      'To win the #thing# at #feast#, before the eyes of #O#, #who#.',
      'To beat #O#, #who#, once, [fairly|by any means], at #spot#.',
      'To be [taken on|hired|taught] by #O#, #who#, and leave #town#.',
    ],
    fears: [
      'Laughter: the [last|only] time at #spot# all #town# [laughed|saw it].',
      'That #T# is simply better.',
      'That #o# has [already|long since] been paid to choose [another|a second].',
    ],
    secrets: [
      'The great success at #spot# was #tpos# work.',
      '#n# has paid #W# #sum# to make #o# [ill|late] on the day.',
      '#npos# [hand|voice|knee] is failing, and only #k# knows.',
    ],
    bonds: [
      '#K# has [never|not once] missed a [show|bout|rehearsal], not even at #spot#.',
      '#T# taught #n# for nothing, and [asked|asks] only for honesty.',
      '#W# sews the [costumes|shirts], and is owed #sum#.',
    ],
    hooks: [
      '#n# is one short for #feast#: one of the [characters|party|adventurers] must stand in, against #O#, #who#.',
      '#O#, #who#, [has been|was] [poisoned|drugged] before the contest. #n# is [blamed|accused], and due [on stage|to begin] on #day#.',
      'The #thing# [has been stolen|is gone]. Without it [there is|there’s] no contest, and #party# pays #sum#.',
      '#n# [wants|needs] the [characters|party|adventurers] to start the [applause|cheering] at #spot#, for #sum#.',
      '#T# [has vanished|vanished] on the eve of #feast#, with #npos# [song|music|notes].',
    ],
    theirs: [
      'Cheats, and always has.',
      'Would like to [lose|win once more], and stop.',
      'Sees talent in #n#, and hates it.',
    ],
    kins: ['Claps too soon.', 'Thinks #n# should learn a trade.'],
    witnesses: ['Takes the bets.', 'Heard it [practised|hummed], and [wept|laughed].'],
  },
  {
    // Taxes, office and the law.
    about:
      /\bcorrupt|\bbrib|\btax(?:es)?\b|\belection|\bpower[- ]hungry|\bthrone|\bpolitic|\bscheming|\bplots? (?:to|against)|\bcouncil|\bruler|\bgovernor|\bembezzl/,
    suits:
      /mayor|magistrate|judge|tax collector|governor|chamberlain|sheriff|bailiff|toll keeper|noble|baron|duke|duchess|lord|lady|treasurer|guildmaster/,
    moods: ['dark', 'merry', 'strange'],
    roles: list('rival councillor; honest auditor; ambitious deputy; envoy of #party#'),
    parties: list('the crown; the town council; the merchants’ bench'),
    agents: ['paymaster of'],
    person: 'other',
    thirds: list('the treasurer; #their# secretary; the old bookkeeper'),
    things: list('account book; town seal; vote; new toll; bridge contract; missing chest; sealed order'),
    wants: [
      'To [balance|burn|mend] the books before #O#, #who#, counts the chest.',
      'To keep the [office|seal|post], which #O#, #who#, [wants|covets], past #feast#.',
      'To do one [just|honest|brave] thing, [though|although] #O#, #who#, pays #sum# against it.',
    ],
    fears: [
      'The auditors of #party#, due on #day#.',
      'That #T# kept [a second|another] account book.',
      'A crowd at #spot#, with #K# [shouting|standing] at its head.',
    ],
    secrets: [
      'The missing #sum# is in #hide#. #n# [took|meant to return] it.',
      '#n# is honest, but #K# takes bribes in #npos# name.',
      'The order that ruined #spot# was false. #n# signed it for #sum# from #party#.',
    ],
    bonds: [
      '#K# lost [everything|a farm] through a ruling of #npos#, and [forgave|forgives] it.',
      '#T# did [all|most of] the work, and [never|not once] asked for thanks.',
      '#W# tells #them# the truth [each|every] #day#, for a bowl of [soup|stew].',
    ],
    hooks: [
      '#n# [hires|pays|sends] the [characters|party|adventurers] to bring the #thing# from #spot# before #O#, #who#, finds it.',
      '#O#, #who#, offers #sum# for proof against #n#.',
      '#T# [was found|has been found] dead in the [strongroom|archive|cellar], and the #thing# is gone.',
      'The vote is on #day#. #n# needs [three|two|four] more, and [somebody|someone] has locked up #W#.',
      'The people by #spot# will not pay #party# any more. #n# asks the [characters|party|adventurers] to [talk|listen] first.',
    ],
    theirs: [
      'Has copies of everything.',
      'Can be [bought|bribed], but not [cheaply|twice].',
      'Wants #npos# chair by #feast#.',
    ],
    kins: ['Lives well on #npos# name.', 'Is ashamed of the [money|coin|gold].'],
    witnesses: ['Counted the chest.', 'Carries the bribes.'],
  },
  {
    // A stranger in town, or work of a kind that people shun.
    about:
      /\bforeign|\bstranger in\b|\bnewcomer|\bimmigrant|\bfish out of|\bnew in town|\bmistrusted|\bshunned|\bunwelcome|\blonely|\blonesome|\bonly (?:\w+ )?(?:dwarf|elf|orc|goblin|human|tiefling|gnome|halfling)\b|\bhangman|\bhangwoman/,
    suits: /executioner|torturer|ratcatcher|gaoler|jailer|night-soil|rag picker|moneylender/,
    anyAge: true,
    moods: ['sad', 'merry', 'strange'],
    roles: list('leader of the neighbours; guild warden; shopkeeper opposite; priest of #party#'),
    parties: list('the neighbours at #spot#; the guild; the old families'),
    agents: ['spokesman for'],
    person: 'other',
    thirds: list('#their# only friend; the neighbour’s child; #their# cousin abroad'),
    things: list(
      'permit; place in the guild; wedding invitation; house key; market stall; foreign recipe; broken window',
    ),
    wants: [
      'To be [given|sold|granted] a place [in|around] #town#, which #O#, #who#, [prevents|refuses].',
      'To be [asked|invited], just once, to the [feast|dance|table] on #feast# by #O#, #who#.',
      'To bring #T# to #town#, past #O#, #who#.',
    ],
    fears: [
      'Another [stone|torch|dead rat] through the window of #work#, after the one on #day#.',
      'Being blamed for whatever [goes wrong|happens] at #spot#.',
      'That #K# [has begun|is beginning] to talk like #party#.',
    ],
    secrets: [
      '#n# can never go home: [there is|there’s] a grave, and [a price|a warrant].',
      'It was #n# who [saved|carried out] the children at #spot#. Nobody [asked|knows].',
      '#n# broke the window [alone|personally], to have #W# come and talk.',
    ],
    bonds: [
      '#T#, who shares #ware# with #them# on the [step|wall|bench].',
      '#K# married in, and is [cut|no longer greeted] at #spot#.',
      '#W# is [shunned|mocked] as well, and [cooks|plays draughts] with #n# on #day#.',
    ],
    hooks: [
      'Something was stolen at #spot#, and #O#, #who#, leads a [mob|crowd] to #work#. #n# asks for help.',
      '#n# knows from home what [it is|it’s] that [kills|hunts] at #spot#. [Nobody|No one] will listen but the [characters|party|adventurers].',
      '#O#, #who#, offers #sum# to make #n# leave #town# by #day#.',
      '#T# [has gone missing|is missing], last seen at #work#. All #town# looks at #n#.',
      '#n# invites the [characters|party|adventurers] to [supper|dinner] on #feast#. They are the [only|first] guests in #years#.',
    ],
    theirs: [
      'Was once a newcomer [too|as well], and hides it.',
      'Lost a [brother|son|farm] in a war with #npos# people.',
      'Likes the food, and [would never|will never|won’t] say so.',
    ],
    kins: ['Wants to move on [again|once more].', 'Has friends at #spot#, and keeps quiet about #n#.'],
    witnesses: ['Throws [stones|mud], then is [sorry|ashamed].', 'Speaks #npos# language.'],
  },
]
