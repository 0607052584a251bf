import { asking, list, phrase, type Story } from './story.ts'

/** Stories of old wrongs. */
export const grudges = {
  betrayed: {
    suits: ['dead', 'schemer', 'folk', 'made'],
    asked: asking(
      `(?:betrayed|murdered|killed|slain|wronged|hanged|executed|poisoned|drowned|burned|buried alive|beheaded|cheated|cursed|abandoned|jilted|exiled|cast out|tortured|sold|walled up|stabbed)\\s+by\\s+${phrase('party')}`,
      `(?:revenge|vengeance|avenge|grudge|vendetta|retribution|feud)(?:\\s+(?:on|upon|against|with)\\s+${phrase('party')})?`,
      'veng\\w+',
      'revenge',
      'betray\\w*',
      'murdered',
      'wronged',
      'hanged',
      'executed',
      'burned at',
      'buried alive',
      'beheaded',
      'avenge',
      'grudge',
    ),
    party: list(
      'the old judge, a false brother, the jury, the harbour pilot, a faithless captain, the bell founder, the parish priest, a business partner, the midwife, the queen’s steward, the hangman, a best friend, the sergeant, the bridesmaids, a rival singer, the village elders, the doctor, the cook',
    ),
    partyAs: 'the',
    brief: [
      'was betrayed by #party#, and [has come|came] for the [last|rest] of the guilty',
      'takes [revenge|payment] for what #party# did, and #cc# is on its list',
    ],
    wants: ['Revenge on #party#', 'The death of #party#, and a confession'],
    harms: ['Whoever [helped|stood by|sided with] #party#'],
    why: [
      'At #Spot#, #num# years ago, #party# did it a great wrong. It has come back to #lair# to repay that.',
      '#party.cap# left it for dead at #Spot#. #rr# held the lantern.',
      'What #party# did to it [was hushed up|was denied] in #town#. It [returned|came back] [that very day|on the day], to #lair#.',
    ],
    trouble: [
      'It has killed three who stood with #party# that night; #vv#, on #day#, was the youngest.',
      '#vv# was found at #Spot#, dead [in the way|just as] it [once suffered|had been hurt]; #party# [should have|must have] known the [sign|mark].',
      'It [asks|begs] each victim [for the truth|to tell] about #party#. #vv# lied, and #loss# went with the house.',
    ],
    turn: [
      '#cc# was there with #party#, and has [a share|blood] in it.',
      '#party.cap# did not act alone: #rr# paid. It [does not know|has not heard] [that yet|of that].',
    ],
    other: [
      '#ww# saw what #party# did, as a child, and would swear to it, if anybody [dared|came] to fetch them from #Spot#.',
      '#rr# offers #sum# for a quick end to it, before it [speaks|is heard] at the assembly on #feast#.',
      'Proof against #party# is buried at #Spot2#: #vpos# #thing#, with blood on it. #ww# drew a map.',
      'A child of #party# is in #town#, knows nothing, and is next. #ww# hides them.',
    ],
    picks: [
      'It asks [who here|which of them] [stands|is] with #party#; whoever is [silent|in finery] is [struck|taken] first, [else|or] #target#.',
      'It has [no quarrel|no business] with #target# and [says|shouts] so, but [it goes|goes] through anybody to [reach|get at] #party#.',
    ],
    ends: [
      'stops [at once|short] if #party# confess before witnesses',
      'is gone #hurt#, to #Spot#, where it happened; it comes back on #day#',
    ],
    bargain: [
      'A true confession by #party#, at #Spot#, and the name of #rr# with it: then it [rests|goes].',
      'It [takes|accepts] [a trial|judgement], if #cc# [grants|gives] one, and [abides by|accepts] the verdict.',
    ],
    known: [
      '[Everyone|All] it has killed [was|had been] with #party# at #Spot#, #num# years ago.',
      'It [wears|bears|shows] the [mark|wound] of what #party# did.',
    ],
    sign: [
      'The same [date|name], [scratched|burned] on doors from #Spot# to #town#',
      'Names of those with #party#, in chalk, [three|some] [struck|crossed] out, at #Spot2#',
    ],
    find: [
      'A [list|roll] of names, [in blood|in red] or [brown ink|rust]',
      'What #party# took from it, [won|stolen] back',
    ],
    wealth: 'half',
  },
  disturbed: {
    suits: ['made', 'dead', 'animal', 'schemer'],
    asked: asking(
      `(?:awakened|awoken|woken|awoke|woke|disturbed|unearthed|dug up|freed|roused|unsealed|released)(?:\\s+by\\s+${phrase('party')})?`,
      'wants? (?:some |only |just )?(?:quiet|silence|peace|sleep)',
      'slumber\\w*',
      'sleep(?:s|ing)?',
      'hibernat\\w+',
      'dormant',
      'forest spirit',
      '(?:cut|cutting|felling) (?:down )?(?:its|the) (?:trees|forest|woods?)',
    ),
    party: list(
      'the silver miners, the well diggers, the road builders, the archaeologists, the woodcutters, the peat cutters, the canal company, the bridge masons, the treasure hunters, the foundation diggers, the quarrymen, the surveyors, the grave robbers, the ditchers, the stone robbers, the ploughmen',
    ),
    partyAs: 'the',
    brief: ['slept under #Spot# until #party# woke it', 'was woken by #party#, and wants [quiet|its sleep] back'],
    wants: [
      'To [sleep again|lie quiet], [undisturbed|left alone] by #party#',
      'An end to the [work|digging|noise] of #party# at #Spot#',
    ],
    harms: ['#party.cap#, and [whoever lives|all] near'],
    why: [
      'It slept in #lair# for #num# lifetimes. #party.cap# broke through on #day#, and [the noise|the light] woke it.',
      '#party.cap# [carried off|took] the stone that [lay over|covered] it, and [built|set] that into #cc.poss# [house|barn|wall].',
    ],
    trouble: [
      'It [comes up|surfaces] [wherever|where] #party# work. #vv# was [down there|below] when it [first|suddenly] [turned over|opened an eye].',
      'It has buried #num# of the works at #Spot#, with #vv#, and follows the noise [nearer|on] to #town#.',
      'Since #party# woke it, it walks by night: it has crushed #loss#, and #vv# in bed.',
    ],
    turn: [
      '#rr# owns the works, [loses everything|is ruined] if they [stop|rest] by #feast#, and [lies about|hides] the dead.',
      '#party.cap# found something [by|under] it, [gold|silver] and old, and [keep quiet|say nothing].',
    ],
    other: [
      '#vv# and others of #party# are [alive|breathing] behind [a fall|rubble], at #lair#. #ww# hears them knock.',
      '#rr# pays #sum# [for guards|to guards], so that #party# can go on digging by night.',
      '#ww# knows the [song|hymn] that [put it to|brought it] sleep the [first|last] time: #num# verses, [and|but] the last [is|was] [lost|carved at #Spot2#].',
      'The stone that #party# took [must|has to] go back. [It is|Now it is] [a doorstep|an altar|a trough] in #town#, and #cc# likes it.',
    ],
    picks: [
      'Noise draws it: whoever [shouts|rings steel], [then|next] #target#.',
      'It [goes for|smashes] [tools|picks|axes] of the sort #party# had, and #target# if they hold one.',
    ],
    ends: [
      'sinks back into #lair# if there is [silence|quiet] [for one|a whole] round',
      'digs in #hurt#, [with earth|throwing mud] and stones [behind|after] it',
    ],
    bargain: [
      'Let #party# [put back|return] what they took, and [be quiet|go]: it sleeps [again|before dawn].',
      'It [goes down|sleeps] [a hundred years|an age] if #Spot# is closed to #party#.',
    ],
    known: [
      'It [was quiet|slept] [for|just] as long as #town# stands, until #party# came.',
      'It [moves|walks] only [while|when] there is [digging|ringing|shouting].',
    ],
    sign: ['Tremors at #Spot# each time #party# start work', 'Tools of #party#, dropped in flight, near #Spot2#'],
    find: [
      'A [lamp|pick] and the [lunch|hats] of #party#',
      'An [old|ancient] seal, [cracked|split] by [a pickaxe|a crowbar]',
    ],
  },
  hunterScar: {
    suits: ['animal', 'folk'],
    asked: asking(
      'hunters?',
      'scar(?:red|s)?',
      'one-eyed',
      'maimed',
      'three-legged',
      'wounded by',
      'harpoon\\w*',
      'white whale',
      'legendary beast',
    ),
    goods: list(
      'left eye, tail, right forefoot, one horn, jaw, hind leg, ear, shoulder, flank, nose, back, throat, crest, hip',
    ),
    goodsAs: 'bare',
    brief: [
      'was maimed by #rr#, years ago, and [hunts|stalks] hunters since',
      'has outlived #num# hunts, and #rr# will ruin #town# for one more',
    ],
    wants: ['#rr#, who hurt its #goods#', 'To be [rid of|left by] hunters'],
    why: [
      '#rr# wounded it in the #goods# at #Spot#, and let it [go|live]. It [has not let|never let] #rr# go.',
      'Each autumn #rr# brings a hunt to #Spot#. It [learned|knows]: it keeps to #lair# and strikes from behind.',
    ],
    trouble: [
      'It killed #vv#, a [beater|bearer] in the [last|autumn] hunt of #rr.poss#, and then walked on past #num# goats.',
      '#rr# has hired half of #town# to hunt it; #vv# is dead, and #loss# neglected.',
      'It came to the door of #rr# on #day#, and #vv# opened.',
    ],
    turn: [
      '#rr# wants it [alive|on its knees] at the end, [and alone|to itself]; whoever strikes the [last|death] blow [first|instead] will [be shot|not be thanked].',
      'The wound in its #goods# [is|came] from a [poisoned|rusty] point: it has [months|weeks] left, [and so|as] has #rr#.',
    ],
    other: [
      '#rr# hires trackers at #sum2# a day, and does not say that the last #num# are dead.',
      '#ww# carried the spears that day, knows that #rr# [ran|shot the wrong one], and is paid to be silent.',
      '#rr.poss# family offers #sum# to bring #rr# home, [before it comes to a meeting|unharmed].',
      'The [famous|old] spear, [stuck|still] in its #goods#, is wanted by #ww#: the head is [silver|a relic|a key].',
    ],
    picks: [
      'It [knows|hates] hunters: [bows|dogs] and spears first, [then|next] #target#.',
      'It guards its bad #goods#, circles, and comes at #target# from the [sound|other] side.',
    ],
    ends: [
      '[leaves|lays] a false trail #hurt#, and doubles back to #Spot# to watch',
      '[backs|draws] off if weapons [are laid|go] down, [growling|slowly], towards #lair#',
    ],
    bargain: [
      '[Draw|Cut] the [point|iron] from its #goods#, and it never troubles #town# again.',
      'Stop the hunts of #rr#: it kills nobody who comes unarmed.',
    ],
    known: [
      'Struck in the #goods#, it [flinches|staggers]: [that is|there is] where #rr# hit it.',
      'It has killed [only|none but] people who [carried|brought] weapons to #Spot#.',
    ],
    sign: [
      'Sprung traps at #Spot#, [all dragged|dragged] [to|in] one heap',
      'Tracks that limp, near #Spot2#, over those of [a hunter|hunters]',
    ],
    find: ['Spears and arrows of #num# hunts', 'A [hunting|silver] horn with the [arms|name] of #rr#'],
  },
  curse: {
    suits: ['schemer', 'dead', 'animal', 'folk'],
    asked: asking(
      `(?:cursed|transformed|turned into \\S+ \\S+|enchanted|bewitched|changed)\\s+by\\s+${phrase('party')}`,
      'curse[ds]?',
      '(?:was|used to be) (?:once|formerly)?\\s*(?:human|a (?:man|woman|prince|princess|king|queen|knight|girl|boy|child))',
      '(?:was )?once (?:a|an|the) \\p{L}+',
      'transformed',
      'turned into',
      'formerly',
      'doomed',
      'bewitched',
    ),
    party: list(
      'a hedge witch, the mother-in-law, a dying nun, the river god, a beggar, a jealous sister, the old abbot, a midwife, an unpaid mason, a fairy guest, the last bear, a hanged woman, the tax court, a fortune teller, a king’s fool, a stepdaughter',
    ),
    partyAs: 'own',
    brief: [
      'was [a person|one] of #town#, until it was [cursed|changed] by #party#',
      'is [under|bound by] a curse of #party#, [and kills|killing] when the [moon|mood|rage] is on it',
    ],
    wants: ['To be [human|itself] again', 'To be [free of|rid of|loosed from] the curse of #party#'],
    why: [
      'It was #vpos# neighbour, a [miller|knight|bride|tailor], until #party# cursed it at #Spot#. It hides in #lair# for shame.',
      '#party.cap# cursed it for [a lie|turning a beggar away|a broken promise]. In #lair# [nobody|no one] [sees|hears] it eat.',
    ],
    trouble: [
      'On #day# nights the curse of #party# takes hold: it killed #vv#, and [wept|cried] over them at #Spot#.',
      'It [came|went] home, to its [old|own] house in #town#, and #vv# screamed. #loss# went in the panic.',
      'It has carried off #vv#, who looks like [a daughter|a sweetheart|someone it knew].',
    ],
    turn: [
      'It is missed: #cc# hires hunters, [and prays|praying] for [a lost|the vanished|some] [brother|husband|son] [every|each] evening, [who|and that] is the #bare#.',
      '#rr# [earned|bought] the curse, and [passed it on|got rid of it] [with|by] a gift.',
    ],
    other: [
      '#ww# has [found|heard] the words of #party#: the curse ends with [a kiss|a shaving|an apology], freely given, in #lair#.',
      '#rr# wants it dead by #feast#, [since|for] a [wedding|dowry], and [an inheritance|a farm], hang on that.',
      '#party.cap# can be found at #Spot2#, is [old|blind], and [would lift|lifts] it [at a fair price|for one grave tended].',
      'It [writes|draws], in [mud|sand], at #Spot#. #ww# [can read|has copied] it: [the same|one] name [each|every] night.',
    ],
    picks: [
      'It [fights|struggles with] itself [first|a moment], and loses: #target#, who [begged|ran], is [struck|caught].',
      'It [turns|looks away] from anyone who [calls|names] it by its [old|true] name to #target#.',
    ],
    ends: [
      'comes to itself #hurt#, hides [its face|its eyes], [and runs|running] for #Spot#',
      'stops before a [mirror|ring|lullaby] that it knew',
    ],
    bargain: [
      'Break the curse: #party# said how, and #ww# remembers half.',
      'Lock it in on #day# nights, and it [is as|is quite as] [mild|good] as it was.',
    ],
    known: [
      'It was one of #town#: it [walks past|visits] its [own|former] house.',
      '#party.cap# came through #town# [shortly|days] before it was [first|ever] seen.',
    ],
    sign: ['Human footprints at #Spot#, that change', 'A door in #town#, scratched at gently, towards #Spot2#'],
    find: ['Clothes it [once|used to] [wore|wear], [washed|folded]', 'A [portrait|mirror], turned to the [wall|dark]'],
  },
} satisfies Record<string, Story>
