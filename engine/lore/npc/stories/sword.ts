import { list, type Story } from './story.ts'

/** Of war, honour and flight. */
export const swordStories: readonly Story[] = [
  {
    // Revenge.
    about:
      /\breveng|\baveng|\bvengeance|\bvendetta|\bsworn to kill|\bwants? (?:\w+ )?dead\b|\bhunt(?:s|ing)? (?:down )?(?:the|his|her|their) (?:\w+ )?(?:killer|murderer|men|man|woman|traitor)|\bkilled by\b|\bmurdered by\b|\bslain by\b|\bsettle (?:a|the|an old) score/,
    moods: ['dark', 'heroic', 'sad'],
    roles: list('retired captain; rich merchant; judge; leader of #party#'),
    parties: list('the #spot# raiders; the hill riders; the Black Oars'),
    agents: ['captain of'],
    person: 'other',
    thirds: list('#their# father; #their# brother; #their# sister; #their# old master; #their# best friend'),
    things: list('scarred shield; list of names; broken sword; silver spur; bloodstained letter; notched arrow'),
    wants: [
      'To kill #O#, #who#, for what [was done|befell|happened] to #T#.',
      'To make #O#, #who#, confess before all #town# to the death of #T#.',
      'To ruin #O#, #who#, slowly: first the [money|coin|gold], then #spot#, then the name.',
    ],
    fears: [
      'That #o# is sorry, and [says so|asks for mercy] first.',
      'Dying before #party# has paid for #T#.',
      'That #K# takes up the #thing# and the whole [feud|hunt] after #them#.',
    ],
    secrets: [
      '#n# could have saved #T#, and [ran|hid] instead.',
      '#n# has worked for #o# for #years#, under [another|a second] name, and waits for #feast#.',
      'A friend of #party# is dead [already|by now]. The body lies in #hide#.',
      'It was not #o# who killed #t#. #W# [knows who|saw it], and is silent for #sum#.',
    ],
    bonds: [
      '#K# begs #them# to let it [rest|go|be], and [cries|prays] each #day#.',
      '#n# keeps #tpos# #thing# by the bed and [speaks|talks|sings] to it.',
      '#W# dragged #them# from the [fire|river|wreck] at #spot#, and lost two fingers.',
    ],
    hooks: [
      '#n# pays #sum# to learn when #O#, #who#, is next [alone|unguarded] at #spot#.',
      '#O#, #who#, [hires|pays|sends] the [characters|party|adventurers] as guards: [somebody|someone] leaves a #thing# on the step each #day#.',
      '#n# has the killer of #T# tied up in #hide#, and [cannot|can’t] do it. Will they?',
      '#K# has gone alone to #spot# to fight #party#.',
      '#W# swears that #o# is innocent, and names [another|a second]: #npos# own friend.',
    ],
    theirs: [
      'Does not even remember #t#.',
      'Has waited for #n# to come, and [sleeps|eats|dreams] badly.',
      'Would pay #sum# in blood [money|coin|gold], and means it.',
    ],
    kins: ['Has forgiven #o#.', 'Sharpens the knives.'],
    witnesses: ['Was there when #t# died.', 'Sells #opos# movements for #sum#.'],
  },
  {
    // Desertion, and what was done in a war.
    about:
      /\bdesert(?:er|ed|s)\b|\bwar (?:crime|hero|veteran)|\bveteran\b|\bsoldier who|\bsurvivor of|\bsurvived\b|\bbattlefield|\blast (?:one|man|survivor)|\bcoward|\bthe (?:great )?war\b|\bshell[- ]shock/,
    suits: /soldier|veteran|sergeant/,
    moods: ['sad', 'heroic', 'dark'],
    roles: list('provost; former captain; quartermaster; recruiter for #party#'),
    parties: list('the Ninth Company; the border guard; the king’s army'),
    agents: ['officer of'],
    person: 'other',
    thirds: list('#their# sergeant; #their# tent mate; the drummer'),
    things: list('medal; regiment’s banner; dead man’s letter; drum; pay chest; map; captain’s sword'),
    wants: [
      'To be forgiven by #O#, #who#, for [running|fleeing] at the battle of #spot#.',
      'To keep #O#, #who#, from finding out who [really|first] opened the gate at #spot#.',
      'To bring the #thing# home to #tpos# family, past #O#, #who#.',
    ],
    fears: [
      'Drums, [since|ever since] the night at #spot#, when #n# [hid|lay] under #T#.',
      'That #K# learns what [really|truly] happened to #t#.',
      'That #party# marches through #town# on #day#, and [someone|somebody] shouts a name.',
    ],
    secrets: [
      'The medal is #tpos#. #n# took it [off the body|from a grave] at #spot#.',
      '#n# opened the gate for #sum#, and #o# was [blamed|broken] for it.',
      'Nobody ran: #o# sold the [whole|entire] company at #spot#, and only #n# [knows|lived].',
    ],
    bonds: [
      '#W# ran too. They [meet|sit] at #spot# each #day# and talk about #ware#.',
      '#n# sends #sum# every #feast# to #tpos# mother, signed with #tpos# name.',
      '#K# tells everyone that #n# is a hero.',
    ],
    hooks: [
      '#n# offers #sum# to [anyone who|whoever] leads #O#, #who#, the wrong [way|road] out of #town#.',
      '#O#, #who#, is [looking for|seeking|after] whoever [ran|opened the gate] at #spot#, and has chosen #K#.',
      'The dead of #spot# are walking home [by night|after dark], #t# in front. #n# knows what they want.',
      '#W# found the #thing# on the [old|very] battlefield, and [somebody|someone] cut #wpos# throat for it.',
      '#K# wants to enlist in #party# on #day#. #n# pays #sum# to prevent it.',
    ],
    theirs: [
      'Ran first, and has [never|not once] said so.',
      'Hunts runaways, [two|three|six] of them hanged by now.',
      'Drinks each #feast# to #t#.',
    ],
    kins: ['Collects [songs|medals|stories] about the war.', 'Hears #n# scream at night.'],
    witnesses: ['Buried #t# at #spot#.', 'Was the enemy’s [scout|drummer|cook] at #spot#.'],
  },
  {
    // An oath, a last request, somebody to guard.
    about:
      /\boath|\bvow(?:ed|s)?\b|\bswor(?:e|n)\b|\bpromise|\bguard(?:s|ing|ian)?\b(?! captain)|\bprotect(?:s|ing|or)?\b|\bbodyguard|\bduty\b|\bloyal\b|\bkeeper of|\blast request/,
    suits: /knight|paladin|bodyguard|templar|monk/,
    moods: ['heroic', 'sad', 'dark'],
    roles: list('dying knight; prior of #party#; exiled lord; old commander'),
    parties: list('the order of #spot#; the old king’s household; the monks of #spot#'),
    agents: ['prior of'],
    person: 'third',
    thirds: list('the last heir; the old queen; the pilgrim; #their# ward'),
    things: list('sealed casket; iron key; banner; unlit candle; holy sword; silver bell; covered mirror'),
    wants: [
      'To keep the [promise|word|oath] [made|given] to #O#, #who#, and [guard|protect] #T# until #feast#.',
      'To be [released|freed] from the oath by #O#, #who#, [and go home|after #years#].',
      'To hand the #thing# on to [somebody|someone] worthy, as #O#, #who#, demanded.',
    ],
    fears: [
      'Dying at #work# with the #thing# [still unguarded|unguarded] and #t# alone.',
      'That #o# never meant it, and #years# were [wasted|for nothing].',
      'What is inside the #thing#: since #day# it [knocks|hums].',
    ],
    secrets: [
      'The oath was broken #years# ago, for #sum#, and #party# [never noticed|does not know].',
      '#n# opened the #thing#. It is empty.',
      'Another oath binds #n# too: to kill #T# if #o# [gives the word|asks].',
    ],
    bonds: [
      '#K# swore the [same|very] oath at #spot#, and means it more.',
      '#o# once went without [water|bread|sleep] so that #n# [could|might] live.',
      '#T#, who [laughs|cries] at danger and trusts [nobody|no one] but #n#.',
    ],
    hooks: [
      '#n# cannot guard #T# alone, and [asks|begs|urges] the [characters|party|adventurers] to stay until #feast#, as #O#, #who#, once [asked|did].',
      'Riders of #party# have come to #town# to take the #thing#. #n# [has sworn|swore|means] to stop them.',
      '#T# has slipped away to #spot#, for one free night. #n# is frantic.',
      '#O#, #who#, now [orders|asks|demands] the opposite of what #n# swore. By #day# one of [them|these] must [give way|yield].',
      'The seal on the #thing# has cracked, and #n# needs it carried to #spot#.',
    ],
    theirs: [
      'Has forgotten the [oath|promise|words], or says so.',
      'Cannot die [until|till] the promise is kept.',
      'Tests #n#: the #thing# is worthless.',
    ],
    kins: ['Wants #n# to [break|forget] the oath and live.', 'Took the [same|very] oath, at #feast#.'],
    witnesses: ['Heard the [oath|words] sworn at #spot#.', 'Tempts #n# with #sum# to look away.'],
  },
  {
    // Exile.
    about:
      /\bexile|\bbanish|\boutcast|\bcast out|\bdriven (?:from|out)|\brefugee|\bdethroned|\bdeposed|\bthrown out|\bexpelled|\bfled (?:from )?(?:his|her|their|the)|\bfar from home|\bhomesick|\bstranded/,
    anyAge: true,
    moods: ['sad', 'heroic', 'strange'],
    roles: list('envoy of #party#; usurper’s agent; old friend from home; border warden'),
    parties: list('the new regime back home; the council of elders; the northern clans'),
    agents: ['envoy of'],
    person: 'other',
    thirds: list('#their# sister back home; #their# old teacher; #their# loyal servant'),
    things: list('clan sash; crown jewel; handful of earth; banishment order; family seal; half-written pardon'),
    wants: [
      'To [go|get] home, and [clear|win back] a name that #O#, #who#, took away.',
      'To get a [message|letter|word] past #O#, #who#, to #T#.',
      'To stay in #town# and never [again|once more] hear from #O#, #who#.',
    ],
    fears: [
      'Dying in #town#, among strangers, and being [buried|forgotten] at #spot#.',
      'That #party# sends [somebody|a killer] to finish it.',
      'That the [crime|deed] they [speak of|name] back home [is|was] true: #T# was never found.',
    ],
    secrets: [
      '#n# was guilty. #T# [took|bore] half of the blame.',
      'The #thing# is in #hide#. For it #party# would [burn|empty] all #town#.',
      'The exile ended #years# ago. #n# has [not told|hidden it from] #k#, and stays.',
    ],
    bonds: [
      '#K# came [along|too] into exile, and [regrets|curses] it each #day#.',
      '#W# gave #them# [work|bread|shelter] when all #town# shut its doors.',
      'Each #feast# #n# looks [up|down] the road to #spot# for #T#.',
    ],
    hooks: [
      '#n# [asks|begs] for [guards|friends] on the road home; #O#, #who#, [has sworn|swore|means] to stop #them#.',
      '#O#, #who#, [brings|carries] a pardon, [at a price|for a price]: #sum#, or #kpos# hand in marriage.',
      '#T# has come to #town#, wounded, with the #thing#. #n# hides #thim# in #hide#.',
      'Men from #party# ask at #spot# for #n#, by an older title.',
      '#n# gives the [characters|party|adventurers] a letter for #T#. [Everyone who|Whoever] [carried|took] one before [was killed|vanished].',
    ],
    theirs: [
      'Signed the [order|paper], and [regrets|forgets] it.',
      'Needs proof that #n# is dead.',
      'Would take #n# home in [chains|irons|a cage], or crowned.',
    ],
    kins: ['Likes #town# better than home.', 'Writes home in secret.'],
    witnesses: ['[Comes|Fled|Is] from the same [country|valley|city].', 'Reads #npos# letters for #party#.'],
  },
  {
    // Rebellion.
    about:
      /\brebel|\brevolution|\bresistance\b|\buprising|\boverthrow|\btyran|\binsurgen|\bfreedom fighter|\bunder(?:ground)\b|\bconspir|\btreason|\bcoup\b|\bslaves?\b|\benslaved/,
    moods: ['heroic', 'dark'],
    roles: list('governor’s captain; tax lord; secret policeman; officer of #party#'),
    parties: list('the governor’s guard; the occupation; the mine owners'),
    agents: ['officer of'],
    person: 'other',
    thirds: list('the jailed leader; the printer; #their# second in command'),
    things: list('list of members; printing press; store of pikes; secret banner; barrel of powder; stolen uniform'),
    wants: [
      'To bring down #O#, #who#, before #feast#.',
      'To free #T# from the cells of #O#, #who#.',
      'To get out of the [plot|league|rising] against #O#, #who#, alive.',
    ],
    fears: [
      'That one of the [five|six|nine] [who meet|meeting] at #spot# reports to #o#.',
      'What #party# does to [children|families]: #K# lives by #spot#.',
      'Winning: #n# has seen #tpos# list of who [hangs|dies] afterwards.',
    ],
    secrets: [
      'The #thing# is in #hide#, under #ware#.',
      'It was #n# who gave #T# up to #party#, [in fear|to save #k#].',
      '#n# is #opos# own blood, and [nobody|none of the rebels] at #spot# knows.',
    ],
    bonds: [
      '#K# serves in the guard, [on the other side|against #npos# friends].',
      '#W# prints the pamphlets and [asks|takes] nothing but #ware#.',
      '#n# sings the song that #t# wrote in prison, every #day#.',
    ],
    hooks: [
      '#n# needs the #thing# brought past #O#, #who#, to #spot# by #day#.',
      '#O#, #who#, pays #sum# a head for the [rebels|plotters] of #town#, and #K# is on the list.',
      '#T# is to be [moved|taken away] on #day#, [by way of|through] #spot#: six guards, one cart.',
      'The rising begins [tonight|at dawn|today], a week early. #n# wants [it stopped|children brought out].',
      '[There is|There’s] a traitor among them. #n# asks [outsiders|strangers] to find out [whether|if] it is #W#.',
    ],
    theirs: [
      'Knows [all the|most of the|the] names, and waits.',
      'Would change sides, for [a promise|a title|love].',
      'Believes that #n# is loyal.',
    ],
    kins: ['Wants [no part|none] of it.', 'Is braver than #n#, and less careful.'],
    witnesses: ['Keeps watch at #spot# for them.', 'Sells news to #party#.'],
  },
  {
    // Hunted.
    about:
      /\bhunted\b|\bon the run|\bfugitive|\bwanted (?:by|for|in|dead)|\bpursued|\bhid(?:es|ing) from|\brunn?(?:ing|s) from|\bprice on|\bbounty\b(?! hunter)|\bparanoi|\bescaped\b|\brunaway\b|\bchased/,
    anyAge: true,
    moods: ['dark', 'heroic', 'merry'],
    roles: list('bounty hunter; tracker; warrant officer; captain of #party#'),
    parties: list('the duke’s men; the #spot# riders; the thief takers’ guild'),
    agents: ['hunter for'],
    person: 'other',
    thirds: list('#their# companion on the run; #their# only friend; the innkeeper’s child'),
    things: list('wanted poster; packed bag; false beard; escape boat; hired horse; stolen seal'),
    wants: [
      'To be out of #town# by #day#, before #O#, #who#, comes.',
      'To make #O#, #who#, believe in a [grave|death] at #spot#.',
      'To [turn and face|stand against|fight] #O#, #who#, with good friends near.',
    ],
    fears: [
      'A stranger at #spot# who [orders nothing|asks no questions] and watches #work#.',
      'That #party# takes #K# as bait.',
      'Falling asleep: #o# came [at dawn|by night] the [last|first] time, and took #T#.',
    ],
    secrets: [
      'What they hunt #n# for is [true|no lie], and the #thing# in #hide# proves it.',
      'The one they [want|seek|hunt] is #K#, not #n#, who [plays|is] the decoy.',
      '#w# [has found|found] out, and is paid #sum# a month for silence.',
    ],
    bonds: [
      '#W# let #them# in one [night|morning] without a [question|word].',
      '#K# packs and [moves on|flees] with #n# every time, and is [tired|worn out].',
      '#T#, left behind at #spot#, with [a promise|a scar|nothing].',
    ],
    hooks: [
      '#n# pays #sum# to be [brought|smuggled|led] out of #town#, [hidden in|under] #ware#, past #O#, #who#.',
      '#O#, #who#, takes rooms at #spot#, shows a drawing of #n#, and offers #sum#.',
      '#n# [wants|hopes] to be seen to [die|drown|fall] at #spot# on #day#, in front of #party#.',
      '#K# was taken in #npos# place. #n# has until #feast#.',
      '[Two|Three] hunters [are|lie] dead by #spot#. #n# swears: “It [was not|wasn’t] me.” Then [what|who] was it?',
    ],
    theirs: [
      'Has never lost a [trail|bet|man].',
      'Begins to doubt that #n# is guilty.',
      'Wants #n# alive: #sum# more.',
    ],
    kins: ['Has sewn coins into [every|each] coat.', 'Wants to stop running.'],
    witnesses: ['Saw the poster at #spot#.', 'Would sell #n# for #sum#, but only to pay [a doctor|rent|a debt].'],
  },
  {
    // Disgrace.
    about:
      /\bdisgrac|\bshame|\bdisbarred|\bdefrocked|\bdemoted|\bdismissed|\bfired from|\bscorned|\blaughing[- ]stock|\bfailed\b|\bbroke (?:his|her|their) (?:oath|vow)|\bwashed[- ]up|\bdrunk(?:en|ard)?\b|\balcoholic|\baddict/,
    moods: ['sad', 'heroic', 'merry'],
    roles: list('former superior; new favourite; chief accuser; judge of #party#'),
    parties: list('the old regiment; the guild court; the order of #spot#'),
    agents: ['judge of'],
    person: 'other',
    thirds: list('#their# old pupil; #their# successor; the injured squire'),
    things: list('badge of office; last bottle; court record; broken staff; uniform; apology'),
    wants: [
      'To be given the #thing# back by #O#, #who#, in public.',
      'To do one [great|good|brave] thing for #town#, so that #O#, #who#, must take back [every|each] word.',
      'To [drink|sit|sleep] in peace at #spot#, where #O#, #who#, never comes.',
    ],
    fears: [
      'Being recognised at #spot#, [above all|most of all] by #T#.',
      'A second chance: #n# [would|might] only fail #K# again.',
      'That #party# was right.',
    ],
    secrets: [
      '#n# took the blame for #K#, and would do it [again|once more].',
      'The charge was false. #o# [made|thought] it up to get the [post|title], and #w# swore to it for #sum#.',
      'It was worse than [people|they] say: #T# [lost an eye|was crippled] by it.',
    ],
    bonds: [
      '#W# [puts|sends|carries] #them# to bed after [each|every] #day# and asks for no [thanks|pay].',
      '#K# [still|even now] [keeps|holds] the old uniform brushed.',
      '#n# watches over #T# from a [distance|window], and pays for #ware#.',
    ],
    hooks: [
      '#n# knows of a [danger|trap|crime] at #spot#, but [nobody|no one] believes a [drunk|failure], least of all #O#, #who#.',
      '#O#, #who#, needs #npos# old skill by #day#, and is too [proud|ashamed] to ask in person.',
      'The court record has [come up|turned up] for sale at #spot#: #sum#. #n# needs to see it.',
      '#T# has asked #n# to a meeting at #spot#, alone. #K# smells a trap.',
      'The same [mistake|crime|error] is about to be made [again|once more] by #party#, and only #n# can see it.',
    ],
    theirs: [
      'Knows that #n# was innocent.',
      'Would forgive all for a public [apology|bow].',
      'Tells the story at [every|each] #feast#.',
    ],
    kins: ['Changed names for shame.', '[Waters|Hides|Locks up] the wine at #work#.'],
    witnesses: ['Sat on the court.', 'Used to serve under #n#.'],
  },
  {
    // Betrayal.
    about: /\bbetray|\btraitor|\bdouble[- ]cross|\bbackstab|\babandoned\b|\bleft for dead|\bsold (?:out|into)/,
    moods: ['dark', 'sad', 'heroic'],
    roles: list('old friend; former business partner; one-time comrade; officer of #party#'),
    parties: list('the old company; the #spot# crew; the brotherhood'),
    agents: ['leader of'],
    person: 'other',
    thirds: list('#their# other friend; the guide; #their# younger brother'),
    things: list('split coin; burnt letter; secret route; shared purse; joint deed; friendship ring'),
    wants: [
      'To hear from #O#, #who#, why.',
      'To see #O#, #who#, lose everything [in turn|too] by #feast#.',
      'To warn #T# about #O#, #who#, before it [is|happens] too late.',
    ],
    fears: [
      'Trusting again: #W# has been [kind|too kind] since #feast#.',
      'That #o# had a [good|fair] reason, and #K# [was|is] it.',
      'That #party# will finish what [was begun|they began] at #spot#.',
    ],
    secrets: [
      '#n# betrayed #o# first, for #sum#, and [hopes|prays] [nobody|no one] ever counts the days.',
      '#n# [still|even now] carries half of the #thing#, and would [forgive|take back] #o# at a word.',
      '#n# [was not|wasn’t] left behind at #spot#, but [hid|ran], and #T# was caught.',
    ],
    bonds: [
      '#W# found #them# at #spot#, half dead, and [carried|brought] #them# to #town#.',
      '#K# was there, and took #opos# side.',
      '#T# [still|even now] writes to [both of them|the two] at #feast#.',
    ],
    hooks: [
      '#n# wants #O#, #who#, brought to #spot# on #day#, alone, to [talk|listen]. Only [talk|that].',
      '#O#, #who#, sends the [characters|party|adventurers] to #n# with #sum# and no letter.',
      '[Someone|Somebody] is [killing|hunting] those who were at #spot#. #n# and #o# are the last two.',
      '#n# learns that #party# sells #T# the same [lie|story], and has [until|till] #day#.',
      '#K# has hidden the wounded #o# in #hide#, under #npos# own roof.',
    ],
    theirs: [
      'Believes that #n# is dead.',
      '[Had to|Could|Must] choose, and chose #k#.',
      'Would do it [again|once more] for #sum#.',
    ],
    kins: ['Still meets #o# in secret.', 'Wants #n# to hit back.'],
    witnesses: ['Heard the plan at #spot#.', 'Has seen this [happen|end] before.'],
  },
]
