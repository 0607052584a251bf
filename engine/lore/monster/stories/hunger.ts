import { asking, list, phrase, type Story } from './story.ts'

/** Stories of what it eats, and who pays for that. */
export const hunger = {
  starving: {
    suits: ['animal', 'folk'],
    asked: asking('starv\\w+', 'hungry', 'hunger', 'famine', 'ravenous', 'famished', 'insatiable'),
    goods: list(
      'the sheep, the geese, the calves, the plough oxen, the pigs, the goats, the laying hens, the mules, the watchdogs, the beehives, the lambs, the milk cows, the ponies, the smoked hams, the salted fish, the seed corn',
    ),
    goodsAs: 'the',
    brief: [
      'is [starving|famished], and [eats|takes] #goods# of #people#',
      'has [nothing|little] left to hunt at #Spot# and has come to #town#',
    ],
    wants: ['Food, since #rr# fenced off #Spot#', 'Enough to eat: #Spot# is empty of game'],
    why: [
      '[It used to|Once it could] hunt at #Spot#, until #rr# [fenced that in|burned the woods there|killed off the game].',
      'It lived on [game|deer|wild goats] from #Spot#; since #feast# there is none, and hunger [drove it|sent it] to #lair#.',
      'A hard season emptied #Spot#. It came #num# miles to #lair# because #town# [keeps animals|has cattle|smells of food].',
    ],
    trouble: [
      'It has eaten #goods# of #people#, and on #day# it carried off #vv#[, alive or dead|; nobody knows if they live|].',
      'On #day# #vv# went to #Spot# with [bread|a ham|the goats] and did not come home; before that #people# lost #goods#.',
      'It comes into #town# on #day# nights now. It ate #goods# first, then #vv#.',
    ],
    turn: [
      'The [game|deer] would return if #rr# took down [the fence|the nets] at #Spot#, and #cc# knows it.',
      '#rr# sells meat to #town# at [double|thrice] the price since [it came|then], and [wants|likes] it [left alone|spared].',
    ],
    other: [
      '#ww# [begs|asks] them not to kill it: it is [thin as a rake|all ribs|starved], and #rr# [is to blame|caused this].',
      '#ww# saw it drag #vv# towards #lair# [still shouting|alive], and offers #sum2# to anyone who [will go tonight|goes now].',
      '#rr# wants it [driven|baited|led] on to the [herds|land|stables] of #cc#, and pays #sum# [for that|in secret].',
      '#people.cap# mean to [poison|salt] a carcass at #Spot#; #ww# fears for the [children|dogs|well].',
    ],
    picks: [
      'It [is here|came] to eat: it takes #target#, and [drops them|lets go] if [thrown|given] [meat|a ration bag|a carcass].',
      'It goes for [mules|horses|pack animals|mounts] before people, then for #target#.',
    ],
    ends: [
      'runs for #Spot# with its prey as soon as #target# falls',
      'gives up #hurt#, or at once for [a sheep|a mule|a week’s rations], and limps to #lair#',
    ],
    bargain: [
      'Feed it: #num# [sheep|goats|pigs] left at #Spot# by #feast# keep it out of #town#.',
      'Take down what #rr# built at #Spot#, and it [goes home|hunts there again].',
    ],
    known: [
      'It is starving: #ww# counted its ribs at #Spot#.',
      '#rr# emptied #Spot# of game before #feast#, and it [followed its belly|came here].',
    ],
    sign: ['Fences [broken|chewed through] on the side towards #Spot#', 'Bones cracked for the marrow near #Spot2#'],
    find: [
      '#num.cap# [collars|cowbells|nose rings] of eaten cattle',
      'A half-chewed [saddle|boot|feed sack], [owner|name] still legible',
    ],
  },
  maneater: {
    suits: ['animal', 'folk', 'schemer', 'dead'],
    asked: asking(
      `(?:ate|eats|eating|devours|devouring|kills|killing|slew|hunts|hunting|hangs|hanging|drowns|strangles|preys on|preying on|attacks|attacking|stalks|stalking|murders|kidnaps|abducts|snatches|hates|punishes|punishing)\\s+(?:only\\s+|all\\s+|every\\s+)?(?!(?:its|her|his)\\b)${phrase('party')}`,
      `(?<!\\b(?:an?|the|was|is|being|been|were) )(?:devoured|killed|hunted|preyed on|attacked|murdered|kidnapped)\\s+(?!(?:its|her|his|by)\\b)${phrase('party')}`,
      `(?:feeds|feeding|fed) (?:up)?on\\s+${phrase('party')}`,
      'man-?eat\\w+',
    ),
    party: list(
      'tax collectors, pedlars, pilgrims, ferrymen, washerwomen, messengers, tinkers, poachers, shepherds, tollkeepers, bell-ringers, night watchmen, drunkards, gravediggers, wedding guests, surveyors, fiddlers, monks, carters, fishermen, drovers, woodcutters, miners, soldiers, merchants, priests',
    ),
    brief: [
      'kills #party#, and spares everybody else',
      'has [got|found|acquired] a taste for #party#: #vv# was the #nth#',
    ],
    wants: ['#party.cap#, and nobody else', 'To kill #party#, one after another'],
    harms: ['#party.cap#'],
    why: [
      'Its first kill at #Spot# was [easy|a feast|never avenged]. [Since then|Now] it [has wanted|wants] only #party#.',
      '#rr# once sent #party# to [kill it|drive it off|smoke it out] at #lair#; it [remembers|has not forgotten] the smell.',
      'It [could leave|can leave] #people# alone [and does|, as it does]: it [waits|lies] above #Spot# for #party#.',
    ],
    trouble: [
      'It killed #party# at #Spot# on #day#, #num# in all; of #vv# only #thing.a# was left.',
      'First it was #vv#. Now it has killed #party# on every road to #town#, and [the rest will not|none will] come.',
      'After #party# died at #Spot#, #vv# [went to look|followed the blood], and was found on #day# at #Spot2#.',
    ],
    turn: [
      '#rr# gains by it: without #party# nobody [asks questions|counts the money|checks the books] in #town#.',
      'Half of #town# is glad. #people.cap# had no love for #party#, and [hide|feed|warn] it.',
    ],
    other: [
      '#rr# needs bait: somebody [dressed|got up] like #party#, to walk to #Spot#, for #sum2#.',
      '#ww# lived through it at #Spot# by [swearing|shouting] that it wanted #party#, not them. Now #party# [want|demand] #ww# hanged.',
      'The [satchel|strongbox|cart] that went with #party# is still in #lair#, and #rr# pays #sum# for it unopened.',
      '#cc# [must|has to] travel with #party# past #Spot# before #feast#, [and asks for guards|and wants guards], at #sum2#.',
    ],
    picks: [
      'It can tell #party# by [smell|dress|sound], and attacks them [first|before anyone]; then #target#.',
      'Whoever [looks|seems] most like #party# is [its prey|struck first]; otherwise #target#.',
    ],
    ends: [
      'lets [anyone|everybody] go who [swears|cries], at #Spot#, to [have|want] no part [in|of] #party#',
      '[drags|carries] [one|a] victim to #lair# and [leaves the rest|fights no more]; #hurt# it [goes alone|leaves with none]',
    ],
    bargain: [
      'If #party# keep away from #Spot#, it [harms nobody|stays quiet] until #feast#.',
      'It wants [those|all] who [went|rode] with #rr# against #lair#; [an apology|one prisoner] would [do|satisfy it].',
    ],
    known: [
      'It passed #num# [travellers|people] at #Spot# without [a look|a glance], and killed #party#.',
      '#rr# led #party# to #lair# [a year|three winters|two summers] ago, [with fire|with dogs|with axes].',
    ],
    sign: [
      '[Hats|Badges|Boots] of #party#, in a row at #Spot#',
      'A [coat|cap|satchel] that belonged to #party#, clawed, near #Spot2#',
    ],
    find: [
      'What #party# carried: [seals|purses|lists|rings], [unharmed|unopened]',
      'A [ledger|sash|badge], taken from #party#',
    ],
  },
  fed: {
    suits: ['animal', 'schemer', 'dead'],
    asked: asking(
      `(?:fed|kept|tamed|trained|bred|hidden|sheltered|protected) by\\s+${phrase('party')}`,
      'domesticated',
      'trained',
      'tame',
    ),
    party: list(
      'the innkeepers, the beadles, the gaolers, the bailiffs, the millers, the canons, the gamekeepers, the salt lords, the quarrymen, the undertakers, the moneylenders, the nuns, the butchers, the wardens, the guild masters, the ferrymen',
    ),
    partyAs: 'the',
    brief: [
      'is fed by #rr#, who throws it [debtors|enemies|strangers]',
      'comes when #rr# [whistles|rings a bell|beats a pan]: somebody feeds it',
    ],
    wants: ['Its dinner, which #rr# brings', 'To be [fed|given meat], as #party# [taught|promised] it'],
    why: [
      '#party.cap# found it small at #Spot# and fed it in #lair#. Now #rr# [does that|brings the meat], and not for love.',
      'It stays in #lair# because #rr# comes every #day# with [a sack|a covered cart|a bucket].',
      '#party.cap# kept it to guard #lair#; #rr# found [another use|a better use] for it.',
    ],
    trouble: [
      '#vv# owed #rr# money, and [was last seen|went missing] on #day#, walking to #Spot#. It had been fed.',
      'Three enemies of #rr# have died at #Spot#, #vv# the last. #people.cap# [call that|say it was] chance.',
      '#vv# asked #party# what they [kept|fed] at #lair#, and [was found dead|lay dead] by #Spot#.',
    ],
    turn: [
      '#cc# is [next|the next one] on the [list|paper] of #rr#, and does not [know it|know that].',
      '#party.cap# [sit|drink] in the [court|council] of #town#, and [call|name] it a [stray|wolf|fable].',
    ],
    other: [
      '#ww# drove the cart for #rr# and [wants to confess|cannot sleep], but only [outside|far from] #town#.',
      '#rr# hires them to [guard|escort] #ww# as far as #Spot#, on #day#, at dusk. [Dinner|It] is expected.',
      'The [whistle|bell|pan] that calls it [was|has been] [stolen|taken] from #rr#. #ww# has it and [dares not blow it|offers it for #sum2#].',
      '#party.cap# want it gone [before|lest] #rr# [uses|looses] it on them, and offer #sum# [without|with no] names.',
    ],
    picks: [
      'It [was taught|learned] to [take|seize] whoever [holds|wears] #quality.a# #object#, as #rr# [arranged|planned]; failing that, #target#.',
      'It never touches #rr#, nor [anybody|those] [who smell|smelling] of #lair#; it goes for #target#.',
    ],
    ends: [
      'goes to #rr# for protection #hurt#, whoever is watching',
      'stops [at the sound|at the clank] of the [dinner|feeding] [bell|pan|whistle] and trots to #lair#',
    ],
    bargain: [
      'It [serves|knows] whoever [feeds|fed] it. After #num# days of [better|more] meat it forgets #rr#.',
      'With #rr# in gaol at #town#, it starves for #num# days [and|then] wanders [off|away] by #Spot#.',
    ],
    known: [
      'Tracks of a [loaded|heavy] [cart|barrow] [lead|run] to #lair# every #day#; the [wheel|horse] is [one of|] #rr.poss#.',
      '#ww# heard #rr# call it [by a name|by name|with a whistle] at #Spot#.',
    ],
    sign: [
      'A [feeding|stone] trough, [scrubbed|licked] clean, at #Spot#',
      '[Cart|Wheel] ruts that [stop|end] short of #lair#',
    ],
    find: ['A list of debtors, #num# crossed out', 'A [brass|tin] [dinner|hand] bell with the [mark|name] of #rr#'],
  },
  carrion: {
    suits: ['animal', 'dead'],
    asked: asking(
      'carrion',
      'corpse-?\\w*',
      'eats the dead',
      'grave-?rob\\w*',
      'battlefields?',
      'ghouls?',
      'scaveng\\w+',
      'digs up',
    ),
    goods: list(
      'the old battlefield, the gallows field, the plague pit, the paupers’ graves, the knackers’ yard, the family vaults, the drowned village, the hospital ground, the duelling ground, the siege trenches, the monks’ cemetery, the shambles',
    ),
    brief: [
      '[digs|scratches] up the dead of #goods#, and has begun on the living',
      'lives [on the bodies|off the dead] from #goods#, and #people# want their dead [in peace|left alone]',
    ],
    wants: ['The dead of #goods#', 'Fresh bodies; #goods# is nearly empty'],
    why: [
      'It came for #goods#, and stayed in #lair# because #rr# keeps [adding to it|the digging shallow].',
      'The dead of #goods# fed it for years. They are [gone|finished], and it can smell #town# from #lair#.',
      '#rr# buries people at #Spot# without [a priest|papers|a coffin], and it [followed|smelled out] the [work|graves].',
    ],
    trouble: [
      'The grave of #vv# was opened on #day#, by #Spot#, before the flowers [had wilted|were dry].',
      'On #day# it did not wait: #vv# was ill in bed, and it came in [from|by way of] #Spot#.',
      'It has robbed #num# graves of #people#; #vv# kept watch and was [its next meal|found in the hole].',
    ],
    turn: [
      'The body of #vv# would show how they [died|were killed], and #rr# hopes that it [eats fast|gets there first].',
      '#rr# sells the [rings|clothes|teeth] that it leaves at #Spot#, and [wants|asks for] no change.',
    ],
    other: [
      '#ww# wants the body of #vv# back from #lair#, whole or not, to bury before #feast#.',
      'A will was buried with #vv#. #rr# inherits [without it|if it is lost]; #ww# pays #sum2# for it.',
      'One body in #lair# is none of #town#’s dead: #ww# saw [a sash|a tattoo|fine boots], and [a knife wound|a cut throat].',
      '#cc# must bury [an uncle|a general|a bishop] on #day#, and hires guards for #num# nights at #Spot#.',
    ],
    picks: [
      'It drags off whoever has fallen, and [guards|eats] them, while #target# still stands.',
      'It [prefers|likes] the dying: it [worries at|waits for] #target# and backs away from [hard blows|steel].',
    ],
    ends: [
      'leaves with one body, [living or dead|still warm or not], for #lair#',
      'burrows away #hurt#, towards #goods#',
    ],
    bargain: [
      '[Bury|Lay] them deep, [with|under] lime, and within #num# weeks it [moves on|goes] past #Spot2#.',
      'It keeps to #goods# as long as [a carcass|dead cattle|offal] is left there each #day#.',
    ],
    known: [
      'It never killed before #feast#: it ate [only|just] what #goods# [held|gave].',
      'Lime and salt [spoil|ruin] its food; #ww# saved #num# graves so.',
    ],
    sign: [
      'Earth thrown up [overnight|in heaps] at #Spot#',
      'A coffin lid, [gnawed|split], on the [path|way] to #Spot2#',
    ],
    find: ['#num.cap# wedding rings, from fingers', 'Coffin plates with names of #town# families'],
  },
  plague: {
    suits: ['animal', 'dead', 'schemer', 'made'],
    asked: asking(
      'plague\\w*',
      'diseas\\w+',
      'pox',
      'sickness',
      'sicken\\w*',
      'pestilen\\w+',
      'contagio\\w+',
      'infect\\w*',
      'leper\\w*',
      'fever',
      `poison(?:s|ed|ing) ${phrase('goods')}`,
      `foul(?:s|ed|ing) ${phrase('goods')}`,
    ),
    goods: list(
      'the well, the mill stream, the town pump, the brewery, the granary, the fishponds, the washing place, the dairy, the bathhouse, the holy spring, the cattle trough, the flour store',
    ),
    goodsAs: 'the',
    brief: [
      'has fouled #goods#, and #people# are falling ill',
      '[carries|spreads] a fever [that has|which] killed #vv# and #num# others',
    ],
    wants: [
      'To wallow near #goods#; the sickness is [no plan|its nature|chance]',
      'To be near #goods#, whatever dies of that',
    ],
    harms: ['Whoever uses #goods#'],
    why: [
      'It came up from #lair# to #goods# to drink, and what [drips|falls] from it [sickens|poisons] everyone.',
      '#rr# dumped [waste|dye|carcasses] in #lair#; it [fed|grew] on that, and now #goods# [is foul|stinks].',
      'It was [ill|sick] before it [came here|reached us]: #rr# drove it from #Spot2# for [that reason|its cough].',
    ],
    trouble: [
      '#num.cap# people of #town# lie [sick|in fever] who used #goods#; #vv# died on #day#.',
      'Since it [was seen|drank] at #goods#, #people# [cough black|break out in sores|burn with fever], and #vv# is dying.',
      'It has lost #people# #loss#, and the sickness took #vv#. #town# will be [closed|walled up] by #feast#.',
    ],
    turn: [
      '#rr# sells a cure, #sum2# [a bottle|the flask]: it is [coloured water|vinegar|gin].',
      'Blood [from a|of a] [live|living] one [makes|is] the cure, says #ww#, and #rr# wants it [dead and burned|burned].',
    ],
    other: [
      '#ww# is [ill|down] with it and has #num# days. A fresh #prize# from #lair# is the only remedy [known|in the books].',
      '#cc# will pay #sum# to have #goods# [cleared|made safe] without #town# learning [why|the cause].',
      'Soldiers at #Spot# shoot whoever leaves #town#. #rr# can get [six|a few] out, past #lair#, by night.',
      '#ww# says #rr# [led|brought] it to #goods# on purpose, and has [a glove|a bucket|a rope] to prove it.',
    ],
    picks: [
      'It [does not choose|chooses nobody]: it [breathes on|bleeds on|brushes] [all|those] in reach, #target# first.',
      'It [makes for|wants] water, [and|but] #target# is in the way.',
    ],
    ends: [
      '[crawls|slinks] [back|home] to #goods# #hurt#, which [must|has to] be [cleaned|scoured] again',
      'slinks off to #lair# when #target# [coughs|is sick]; [it has done enough|that is enough]',
    ],
    bargain: [
      'Give it [other|different] water: [a ditch|a channel], dug from #Spot# to #lair# [keeps|draws] it [away from|off] #goods#.',
      'It avoids [smoke|vinegar|lime]; #num# barrels at #goods# would turn it [back|away].',
    ],
    known: [
      'All [the sick|who are ill] [had used|came from] #goods#; those who drink at #Spot# are well.',
      'It is sick itself: #ww# [saw|heard] it [shake|cough] at #Spot#.',
    ],
    sign: [
      '[Dead fish|Dead frogs] and [scum|froth] on #goods#',
      '[Crosses|Black crosses] [chalked|painted] on doors, from #goods# outward',
    ],
    find: [
      'A [physician’s|midwife’s] bag, [full|untouched], from #town#',
      'The stopped-up [bucket|grate|pump rod] of #goods#',
    ],
  },
  tribute: {
    suits: ['folk', 'schemer', 'dead'],
    asked: asking(
      `(?:demands|demanding|exacts|extorts)\\s+(?!(?:its|his|her|revenge|vengeance|to|(?:an? |the )?tolls?)\\b)${phrase('goods')}`,
      'tributes?',
      'tithes?',
      'extort\\w*',
      'protection money',
    ),
    goods: list(
      'a cow a month, a barrel of silver, ten casks of wine, a firstborn calf, the best horse, a cart of grain, a chest of salt, one bell from every church, a hundred loaves, a bolt of silk, seven lambs, a year’s candles, the harvest queen’s crown, honey and iron, a new coat',
    ),
    brief: ['demands #goods# from #town# before #feast#', 'was paid #goods# and spared #town#; now it wants more'],
    wants: ['#goods.cap#, paid on time', '#goods.cap# from #town#, by #feast#'],
    why: [
      'The first time, #rr# [paid it|gave in], and it has lived in #lair# on [such payments|fear] since.',
      'It burned #Spot# once to show what it [can do|is]. Since then #town# obeys.',
      'It was promised #goods# for leaving #Spot2# alone, by #rr#, who [kept|spent] the money.',
    ],
    trouble: [
      'It wants #goods# by #feast#. #town# has none left, and #vv# was taken as [a warning|surety].',
      'The last payment never came to #lair#: [robbed|lost] at #Spot#, says #rr#. It took #vv# instead.',
      'For late payment it destroyed #loss#; if #goods# is not at #Spot# by #feast#, #vv# dies.',
    ],
    turn: [
      '#rr# collects #goods# and delivers [half|a third] of it to #lair#.',
      '#cc# would rather fight than pay; #people# would rather pay, and [lock|bar] their doors to fighters.',
    ],
    other: [
      '#rr# hires guards to bring #goods# to #lair# and [come back alive|look at nothing], for #sum2#.',
      '#ww# carried the last tribute and saw that it was [old|lame|afraid] close by. Nobody [in town|important] believes it.',
      '#vv# is held at #lair#. #ww# wants them out before #rr# [makes|tries] another [payment|bargain].',
      'Somebody demands #goods# in its name at #Spot#, and it is not the #bare#. #cc# wants to know who.',
    ],
    picks: [
      'It knocks people down and asks for payment, #target# first; who [kneels|pays] is left.',
      'It [breaks|takes] whatever is [valuable|dear], [then hits|then strikes] #target#, then asks again.',
    ],
    ends: [
      'names a price #hurt# and goes if it gets it',
      'leaves for #lair#, [and doubles|doubling] its [demand|price] on #town#',
    ],
    bargain: [
      'It takes #goods# late, if #cc# brings it [in person|alone] to #Spot#.',
      'Name it [guardian|lord|warden] of #Spot#, with a fixed wage, and it [keeps the peace|stops asking].',
    ],
    known: [
      'It has never been refused: nobody knows what it [would do|can do] then.',
      '#rr# brought only half of #goods# to #lair#; #ww# weighed it.',
    ],
    sign: [
      'A post at #Spot#, notched [once|deep] for each [payment|year]',
      'Empty [crates|casks|sacks] from #town# by #Spot2#',
    ],
    find: ['The last payment, [still sealed|uncounted]', 'A tally stick of what #town# owes'],
    wealth: 'whole',
  },
} satisfies Record<string, Story>
