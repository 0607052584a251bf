import { list, type Story } from './story.ts'

/** Owing, owning and losing. */
export const moneyStories: readonly Story[] = [
  {
    // Debt.
    about: /\bow(?:es?|ed|ing)\b|\bdebts?\b|\bindebted\b|\bloans?\b|\bborrowed\b|\bpawned\b/,
    suits: /beggar|peddler/,
    moods: ['sad', 'merry', 'dark'],
    roles: list('moneylender; collector for #party#; pawnbroker; treasurer of #party#'),
    parties: list('the #spot# lenders; the carters’ guild; the salt bank; the temple chest; the river bank of #town#'),
    agents: ['collector for'],
    person: 'other',
    thirds: list('#their# business partner; #their# former master; #their# best friend'),
    things: list(
      'wedding ring; family sword; deed to the house; mother’s necklace; silver flute; guild medal; set of good tools; father’s watch',
    ),
    wants: [
      'To pay back the #sum# owed to #O#, #who#, before #feast#.',
      'To [win back|recover] the #thing# pledged for #sum# to #O#, #who#.',
      'To leave #town# before #O#, #who#, [comes|sends|calls] for the #sum#.',
    ],
    fears: [
      'That #party# will [take|collect] the #sum# from #K# instead.',
      'The collectors. They broke #tpos# hand at #spot# [over less than|over half of|for] #sum#.',
      'That #K# learns of the #sum# [from|at the door from|by a letter from] #party#.',
    ],
    secrets: [
      'The #sum# is [gone|spent|lost]: #n# gave it to #T#, who ran.',
      '#n# signed #kpos# name for the #sum#, so #party# can claim #kpos# house.',
      '#n# has the #sum#, in #hide#, but [needs|wants] it to get #K# out of #town#.',
    ],
    bonds: [
      '#K# [works|scrubs floors|does laundry] for #party# to [bring down|pay off|shrink] the debt.',
      '#W# lends #them# small coin [each|every] #day# and never asks why.',
      '#n# borrowed the #sum# to pay for #kpos# doctor, and [would|would gladly] do it again.',
    ],
    hooks: [
      '#n# offers #sum# in #ware# to anyone who makes #O#, #who#, tear up the note.',
      '#O#, #who#, [hires|pays|sends] the [characters|party|adventurers] to fetch #sum# from #work# by #day#.',
      'Two thugs from #party# are [breaking up|wrecking|emptying] #work#. #n# hides behind #ware#.',
      '#K# has vanished. #n# finds a note from #party#: #sum# by #day#, or else.',
      '#o# will forget the #sum# if #n# robs #W#. #n# [asks|begs|urges] the [characters|party|adventurers] for another way.',
      'The #thing# is for sale at #spot#. #n# [asks|begs|urges] the [characters|party|adventurers] to buy it before #k# sees it.',
    ],
    theirs: [
      'Would take #ware#, or a favour at #spot#, instead of #sum#.',
      'Must bring in the #sum# by #feast#, or pay it.',
      'Wants #npos# place at #work# more than the #sum#.',
    ],
    kins: ['Thinks #n# is saving for #feast#.', 'Has begun to sell #ware# in secret to help.'],
    witnesses: ['Owes #o# #sum# as well.', 'Saw #n# sign for the #sum# at #spot#.'],
  },
  {
    // Gambling.
    about: /\bgambl|\bwager|\bbets?\b|\bdice\b|\bcards?\b|\bcardsharp/,
    suits: /gambler|cardsharp/,
    moods: ['merry', 'dark', 'sad'],
    roles: list('gambling-house keeper; cardsharp; dice champion of #spot#; bookmaker'),
    parties: list('the Red Die; the #spot# card room; the Blind Goat'),
    agents: ['bookmaker for'],
    person: 'other',
    thirds: list('#their# gambling partner; #their# best friend; the card dealer'),
    things: list(
      'lucky coin; marked deck; pair of loaded dice; fighting cock; racehorse; tavern deed; silver snuffbox; wedding ring',
    ),
    wants: [
      'To [win back|recover] the #thing# lost at [the table|dice|cards] to #O#, #who#.',
      'To play #O#, #who#, once more on #feast#, and win.',
      'To prove that #O#, #who#, cheats [at cards|at dice], and get #sum# back.',
    ],
    fears: [
      'That #K# looks for the #thing# and finds [it gone|an empty box].',
      'That #o# asks [tonight|this week] for a stake #n# cannot pay: #work# itself.',
      'Sitting down at #spot# again, because #n# [cannot stop|never stops] before #sum# is gone.',
    ],
    secrets: [
      '#n# cheats too. #T# [signals|gives away] #opos# cards from the bar.',
      '#n# has staked #kpos# [house|savings|dowry] on the game at #feast#.',
      '#n# lost on purpose: #o# holds #T# until #sum# is lost.',
    ],
    bonds: [
      '#K# still believes in the #thing# and in #npos# luck.',
      '#W# walks #them# home past #spot# every #day#, so that no [game|bet] starts.',
      '#t# taught #n# to play. #n# [pays|still pays] #tpos# rent.',
    ],
    hooks: [
      '#n# [needs|wants] a [stranger|new face] to sit in against #O#, #who#, at #spot# on #day#, with #sum# to play.',
      '#O#, #who#, pays the [characters|party|adventurers] #sum# to [drag|bring] #n# to the table by #day#.',
      'The [loser|player] found dead at #spot# holds the #thing#. #n# was the [last|only one] to see #T#.',
      '#n# has bet #sum# that the [characters|party|adventurers] will [win|lose] a brawl at #spot#.',
      '#K# asks the [characters|party|adventurers] to [win back|steal back] the #thing# before #feast#.',
    ],
    theirs: [
      'Lets #n# win small, each #day#.',
      'Keeps the #thing# at #spot# and would stake it [again|once more].',
      'Has never [played|dealt] fair against #n#.',
    ],
    kins: ['Hides the savings from #n# at #spot#.', 'Has asked #party# to turn #n# away.'],
    witnesses: ['Knows how #o# cheats.', 'Sold #n# the #thing# for #sum#.'],
  },
  {
    // Inheritance.
    about:
      /\binherit|\bheir(?:ess)?\b|\brightful\b|\bbastard\b|\bthe will\b|\bbirthright\b|\bdisinherited\b|\bpretender\b|\bclaim to\b/,
    anyAge: true,
    moods: ['heroic', 'strange', 'merry'],
    roles: list('steward of #spot#; notary; distant cousin; estate bailiff'),
    parties: list('the house of #spot#; the old baron’s family; the town court'),
    agents: ['lawyer for'],
    person: 'other',
    thirds: list('#their# dead grandfather; the dead baron; #their# late great-aunt'),
    things: list('will; signet ring; birth record; family bible; baptism spoon; sealed letter; painted portrait; deed'),
    wants: [
      'To prove with the #thing# that #spot# is [rightly|truly|by law] #theirs#, and not the home of #O#, #who#.',
      'To be left in peace, [though|although] #O#, #who#, [believes|fears] otherwise and wants the #thing# burned.',
      'To read the #thing# that #T# left, before #O#, #who#, can [destroy|change] it.',
    ],
    fears: [
      'Accidents: since #feast# three have happened at #work#, and #o# was near each time.',
      'That #K# has the [better|true|older] claim to #spot#, and [learns it|hears so] from #party#.',
      'That the judge [on|of] #day# was paid #sum# by #party#.',
    ],
    secrets: [
      'The #thing# is false. #W# [made|forged] it for #sum#.',
      '#n# [truly|really] is the heir of #T#, and [burned|sold] the proof for #sum#.',
      'The heir is #k#, not #n#, and only #w# [can say so|knows].',
    ],
    bonds: [
      '#W# carried #them# out of #spot# as a baby and [kept|has kept] silent for #sum#.',
      '#K# would share #spot# with #them# in a [moment|heartbeat], and #n# [would not|would too].',
      '#n# visits #tpos# grave near #spot# every #feast#.',
    ],
    hooks: [
      'The will of #T# is read at #spot# on #day#. #n# needs guards against #O#, #who#.',
      '#O#, #who#, pays #sum# for the #thing#, no questions, before #feast#.',
      'The #thing# is hidden in #hide#, and #party# [has|keeps] the key.',
      '#W# [was stabbed|has been stabbed] on the [way|road|steps] to court with the #thing#. #n# asks who [did it|sent the knife].',
      'By the will #n# must spend #day# night alone at #spot#. [Somebody|Someone|A man] with #opos# knife is inside.',
    ],
    theirs: [
      'Has spent #years# paying for #spot#, and [will not|won’t] leave it.',
      'Would settle for [half|a third|less], if #k# asked.',
      'Truly believes that #n# is a fraud.',
    ],
    kins: ['Grew up on [stories|songs|tales] about #spot#.', 'Does not want the [money|coin|gold]; wants #n# alive.'],
    witnesses: ['Was in the [room|house|next room] when #t# died.', 'Wrote the #thing# down.'],
  },
  {
    // A find, a map, a hoard.
    about:
      /\btreasure|\bhoard\b|\bmap to\b|\bburied\b|\btombs?\b|\bgold (?:vein|mine)\b|\bfound an? \b|\bunearthed\b|\brelic\b|\bartefact|\bartifact/,
    suits: /miner|prospector|explorer|tomb|archaeolog/,
    anyAge: true,
    moods: ['merry', 'strange', 'heroic'],
    roles: list('rival treasure hunter; mine owner; tomb robber; antiques dealer'),
    parties: list('the #spot# mining company; the collectors of #town#; the old temple'),
    agents: ['agent of'],
    person: 'other',
    thirds: list('#their# digging partner; #their# brother; the old guide'),
    things: list(
      'map; stone key; golden mask; old strongbox; carved tablet; jewelled cup; sealed door; bronze head; silver idol',
    ),
    wants: [
      'To [reach|find] what the #thing# leads to before #O#, #who#, does.',
      'To sell the #thing# for #sum#, and keep #O#, #who#, from hearing of it.',
      'To go back below #spot# for #T#, whom #O#, #who#, left there.',
    ],
    fears: [
      'That #t# is alive under #spot#, and [angry|no longer alone].',
      'That #party# has [a copy|another half] of the #thing#.',
      'Whatever [scratches|knocks] at night in #hide#, where the #thing# lies.',
    ],
    secrets: [
      'The #thing# lies in #hide#, wrapped in [sacking and|rags under] #ware#.',
      '#n# cut #tpos# rope at #spot# to [keep|have] the #thing# alone.',
      '#n# cannot read the #thing# and [has|needs] #W# to do it.',
    ],
    bonds: [
      '#n# sends [half|a third] of all earnings to #tpos# family, near #spot#.',
      '#K# sold #ware# to pay for the [digging|search|rope] and wants #them# home.',
      '#w# and #n# found the #thing# together, and [each|both] keep one half.',
    ],
    hooks: [
      '#n# hires the [characters|party|adventurers] for #sum# and a [share|tenth]: down below #spot#, before #O#, #who#, gets there.',
      '#O#, #who#, offers the [characters|party|adventurers] #sum# to follow #n# to the #thing#.',
      '#W# comes up alone from #spot#, gibbering, with the #thing# in one hand.',
      'Someone broke into #work# for the #thing#. #n# thinks it was #party#.',
      '#K# went in after #T# on #day# and has not [come out|been seen].',
    ],
    theirs: [
      '[Holds|Has|Sold] the other half of the #thing#.',
      'Would share with #n#, having seen what guards #spot#.',
      'Has [already|by now] lost two men at #spot#.',
    ],
    kins: ['Wants #n# to throw the #thing# into a well.', 'Has told all #town# about the #thing#.'],
    witnesses: ['Can [read|draw|explain] half of the #thing#.', 'Sold #o# a [lantern|pick|ladder] and rope on #day#.'],
  },
  {
    // A swindle.
    about:
      /\bswindl|\bcon (?:artist|man|woman)|\bfraud|\bscam|\bcheat(?:s|ed)?\b|\bsnake[- ]oil|\bfake (?:medicine|cure|potion|relic)|\bliar\b|\bquack/,
    suits: /swindler|charlatan|con artist|peddler/,
    moods: ['merry', 'strange'],
    roles: list('ruined customer; inspector of #party#; former accomplice; rich widow'),
    parties: list('the merchants’ guild; the town watch; the #spot# market wardens'),
    agents: ['investigator for'],
    person: 'other',
    thirds: list('#their# accomplice; the trusting old baker; the mayor’s son'),
    things: list(
      'miracle tonic; fake saint’s bone; deed to a silver mine; flying machine; love potion; unsinkable boat; magic seeds',
    ),
    wants: [
      'To sell one last #thing# for #sum# and be gone from #town# before #O#, #who#, [understands|wakes up].',
      'To pay #O#, #who#, back every coin of #sum#, in secret.',
      'To make #O#, #who#, believe in the #thing# until #feast#.',
    ],
    fears: [
      'That #T# [actually uses|tries] the #thing# in front of all #town#.',
      'That #o# meets another customer [by chance|somewhere] at #spot#.',
      'Being honest: #K# has asked [straight out|for the truth] about the #thing#.',
    ],
    secrets: [
      'The #thing# is only #ware# with a [new|fancy|foreign] label, and #w# [makes|mixes] it.',
      '#n# was swindled first, by #t#, and has [copied|used] the trick in #town# since.',
      'This #thing# really works. #n# [has no idea|cannot tell] why, and [sold|gave] it to #T#.',
    ],
    bonds: [
      '#K# thinks #n# an honest trader, and #n# would [lose a hand|pay #sum#] to keep it so.',
      '#t# never gave up #npos# name to #party#, even in jail.',
      '#n# has grown fond of #T#, who paid #sum# for nothing.',
    ],
    hooks: [
      '#n# pays the [characters|party|adventurers] #sum# to [cheer|swear] for the #thing# in front of #O#, #who#.',
      '#O#, #who#, wants #n# brought to #spot# with the #sum#, unhurt.',
      '#T# has taken the #thing# and is [dying|turning blue]. #n# [begs|asks] for a real cure.',
      'A crowd at #spot# wants #n# hanged. #W# offers [a way out|the cellar].',
      'The #thing# works, to #npos# horror, and now #party# wants [a hundred|fifty|twenty] by #feast#.',
    ],
    theirs: [
      'Would rather have a [share|cut|third] than see #n# jailed.',
      'Lost #sum#, and is too [ashamed|proud|shy] to say so.',
      'Has a [rope|cudgel|temper], and friends at #spot#.',
    ],
    kins: ['Helps to wrap the #thing#, suspecting nothing.', 'Warns customers away from #spot#.'],
    witnesses: ['Supplies the #ware#.', 'Played the [happy|healed|first] customer at #spot# for #sum#.'],
  },
  {
    // A forgery, or somebody else's work.
    about:
      /\bforg(?:er|ery|ed|es) (?!steel|iron|sword|weapon|armou?r|blade)|\bforger\b|\bcounterfeit|\bplagiar|\bstole (?:the |an? )?(?:idea|design|song|poem|recipe)/,
    suits: /forger|painter|playwright|sculptor|artist/,
    moods: ['merry', 'strange', 'sad'],
    roles: list('guild examiner; former master; art collector; buyer for #party#'),
    parties: list('the duke’s court; the painters’ guild; the #spot# gallery'),
    agents: ['expert for'],
    person: 'other',
    thirds: list('#their# apprentice; #their# old master; the engraver'),
    things: list(
      'masterpiece; royal pardon; portrait; famous song; set of coins; silver clock; treaty; saint’s statue; noble pedigree',
    ),
    wants: [
      'To steal back the #thing# from #O#, #who#, before anyone looks [closely|twice].',
      'To make [one|an] honest #thing#, better than the [false|forged|old] one that #O#, #who#, [admires|paid for].',
      'To keep #T# from telling #O#, #who#, who really made the #thing#.',
    ],
    fears: [
      '[Rain|Damp|Steam], or a wet thumb: the ink on the #thing# runs, and #o# [lives|sits] by a leaking roof.',
      'That #o# orders another #thing#, and wants to watch [at|it made at] #work#.',
      'That #t# is back in #town#, asking [around #spot#|the price] for the #thing#.',
    ],
    secrets: [
      'The famous #thing# is #tpos# work. #n# only [signed|sold] it.',
      '#n# made the #thing# that sent an innocent, #T#, [to prison|to the mines].',
      'The real #thing# is in #hide#. #o# has paid #sum# for a copy.',
    ],
    bonds: [
      '#K# does [half|most of] the work at #work#, unsigned, and is [proud|glad|tired] of it.',
      '#n# pays for #tpos# lodging at #spot#, out of shame.',
      '#W# praised #npos# first honest piece. It [still|even now] hangs at #spot#.',
    ],
    hooks: [
      '#n# wants the #thing# stolen from #O#, #who#, before the [expert|examiner] comes on #day#.',
      '#O#, #who#, has two of the #thing# and [will pay|pays] #sum# to know which is [true|real|older].',
      '#T# stands [in the street|on a barrel|at night] outside #work# and [shouts|tells everyone] who made the #thing#.',
      'The [characters|party|adventurers] carry papers that #n# forged, and #party# has begun to check.',
      '#W# [sells|offers] the [characters|party|adventurers] the #thing# for #sum#. #n# offers [double|more|twice that] to burn it.',
    ],
    theirs: [
      'Has staked a [good name|guild|fortune] on the #thing#.',
      'Knew [at once|on sight], and wants [three|two|ten] more.',
      'Paid #sum#, and [will not|won’t] hear a doubt.',
    ],
    kins: ['Could make a better #thing#, and knows it.', 'Buys the [paper|wax|glue] and ink at #spot#.'],
    witnesses: ['Saw #t# finish the #thing#.', 'Cut the [false|new|copied] stamps for #sum#.'],
  },
  {
    // Ruin: a house, ship, title or fortune lost.
    about:
      /\blost (?:his|her|their|the|a|everything|all)?\s*(?:\w+ )?(?:ship|fortune|farm|inn|shop|house|home|title|money|everything|wealth|job|position|licen[cs]e|castle|land|business|vessel|boat)\b|\bbankrupt|\bruined\b|\bpenniless|\bimpoverished|\bonce (?:rich|wealthy)|\bdown on (?:his|her|their) luck|\bfallen\b/,
    moods: ['sad', 'heroic', 'merry'],
    roles: list('new owner; auctioneer for #party#; former partner; banker'),
    parties: list('the salt bank; the creditors of #town#; the #spot# trading house'),
    agents: ['agent of'],
    takesPlaces: true,
    person: 'other',
    thirds: list('#their# business partner; #their# first mate; #their# old steward'),
    things: list('family house; ship; vineyard; trading licence; mill; coach house; inn; good name; orchard'),
    wants: [
      'To get the #thing# back from #O#, #who#, whatever it takes.',
      'To learn how #O#, #who#, [got|came by] the #thing# for only #sum#.',
      'To see the #thing# burn rather than [leave|yield|sell] it to #O#, #who#.',
    ],
    fears: [
      'Meeting anyone from the [old days|early days], [above all|worst of all] #T#, at #spot#.',
      'That #k# was right about #t#, and that all [was|is] lost for [nothing|pride].',
      'Dying poor at #spot#, with the #thing# in [sight|view] and #o# at its door.',
    ],
    secrets: [
      '#n# lost the #thing# in one night, drunk, [and blames|but blames] #T#.',
      'The [papers|letters] that prove the [sale|loss] of the #thing# a fraud lie in #hide#.',
      '#n# [still|even now] has [a key|a door] to the #thing#, and [sleeps|goes] there when #o# is away.',
    ],
    bonds: [
      '#K# still sets aside #sum# [a year|yearly] towards buying back the #thing#.',
      '#W# once [worked|cooked|sailed] for #them# at the #thing#, and [still|even now] says “my master”.',
      '#t# stayed when the others [left|ran], unpaid for #years#.',
    ],
    hooks: [
      '#n# asks the [characters|party|adventurers] to [get into|search] the #thing# and find what #O#, #who#, hides there.',
      '#O#, #who#, [hires|pays|sends] the [characters|party|adventurers] to keep #n# away from the #thing# until #feast#.',
      'The #thing# is [sold|put up|up] at auction on #day#. #n# has #sum# and needs [twice|double] that.',
      '#T# is back in #town#, rich. #n# [wants|hopes] to know how, and [whose money|from whom].',
      'Since #n# lost the #thing#, everyone who [sleeps|works] there falls ill. #party# asks for help.',
    ],
    theirs: [
      'Bought the #thing# fairly, or believes so.',
      'Is losing [money|coin|gold] on the #thing#, and would sell.',
      'Forged the papers with #wpos# help.',
    ],
    kins: ['Wants to forget the #thing# and start again at #spot#.', 'Blames #t# for all of it.'],
    witnesses: ['Was paid #sum# to [lose|burn|copy] a page of the books.', 'Heard #o# laugh about it at #spot#.'],
  },
]
