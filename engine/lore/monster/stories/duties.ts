import { asking, list, phrase, type Story } from './story.ts'

/** Stories of those who were set to watch. */
export const duties = {
  guard: {
    suits: ['made', 'dead', 'schemer', 'animal'],
    asked: asking(
      `(?:guards|guarding|protects|protecting|watches over|watching over|defends|defending|keeps watch over|set to guard|guardian of|keeper of|warden of|sworn to (?:guard|protect)|to (?:guard|protect|watch over))\\s+${phrase('goods')}`,
      'guardian',
      'sentinel',
      'warden',
      'keeper',
      'watchdog',
    ),
    goods: list(
      'a sealed vault, a dead king’s tomb, the last oak, a drowned altar, a walled garden, a prisoner’s cell, an empty throne, the deep well, a locked library, a hero’s bones, the old mint, a sleeping child, a lead door, the spring of healing, a pair of graves, a star that fell, a cask of plague, the first plough',
    ),
    goodsAs: 'the',
    brief: [
      'guards #goods# and takes #people# for thieves',
      'has guarded #goods# too long, and [no longer knows|cannot tell] friend from [thief|foe]',
    ],
    wants: ['#goods.cap# left untouched', 'To guard #goods#, as it was told'],
    why: [
      'It was [set|put] over #goods# #num# reigns ago, and nobody [lives who|is left who] can relieve it.',
      '#goods.cap# lies in #lair#. #rr# [opened|moved|sold] it, and it [believes|thinks] the thief [is|hides] in #town#.',
      'It swore to [keep|guard] #goods# until #vv# or [an heir|a child] came. It [has seen|saw] [no heir|none].',
    ],
    trouble: [
      'It killed #vv# on #day# for [coming near|looking at|touching] #goods#. #vv# [was looking for|sought] a [lost|stray] [goat|child|hat].',
      'Since #rr# [broke|got] in, it guards #goods# as far out as #Spot#, and #people# cannot [work|reach their fields].',
      'It [left its post|broke its rule] [for the first time|once] to [fetch back|recover] what #vv# took from #goods#, and fetched #vv# [too|as well].',
    ],
    turn: [
      '#goods.cap# is empty: #rr# robbed it [years ago|last winter] and [lets|leaves] it [to guard|with] [nothing|dust].',
      '[Something|A thing] is [shut in|buried] with #goods#, says #ww#. It [keeps no thieves|is not there to keep thieves] out. It keeps [that|the other thing] in.',
    ],
    other: [
      '#rr# pays #sum# for [one thing|a small box] from #goods#, and gives them a map with a mistake in it.',
      '#ww# is the heir [whom it waits for|it awaits], [and has no idea|unaware]. A [birthmark|ring|song] proves it.',
      'The [password|watchword] is [written|cut] on the tomb of #vv.poss# forebears, at #Spot2#, says #ww#.',
      '#cc# needs #goods# opened by #feast#, or [a lawsuit|a life|the harvest] is lost.',
    ],
    picks: [
      'It [strikes|hits] whoever is nearest to #goods#, and turns on #target# only then.',
      'It [never goes|will not go] so far after #target# that #goods# stands open.',
    ],
    ends: [
      '[goes|hurries] back to #goods# as soon as nobody stands past #Spot#',
      '[shuts|locks] itself [in|up] with #goods# #hurt#, [and bars|barring] the way [with its body|itself]',
    ],
    bargain: [
      '[Prove|Show] to it that #goods# is [gone|lost], or its master [dead|long dead], and it [may rest|lays down its charge].',
      'Whoever [says|knows] the password is [let by|let through]: #ww# has half of it.',
    ],
    known: [
      'It [harms no one|spares those] [turning|who turn] back at #Spot#.',
      '#rr# has [sold|pawned] [a thing or two|something] from #goods#.',
    ],
    sign: [
      'A [line|row] of bones at #Spot#: [nobody is meant|a warning not] to go on',
      '[Old|Worn] warnings in [three|several] [languages|scripts] by #Spot2#',
    ],
    find: ['[Tools|Bones] of thieves who [came|died] for #goods#', 'A seal from #goods#, still whole'],
    wealth: 'half',
  },
  orders: {
    suits: ['made', 'dead', 'folk'],
    asked: asking(
      'orders?',
      'obeys',
      'duty',
      'soldiers?',
      'still (?:fights|serves|marches|patrols|waits)',
      'forgotten (?:war|order|army)',
      'old war',
      'patrols?',
      'deserters?',
    ),
    goods: list(
      'the siege, the old war, the queen’s peace, the blockade, the border march, the river war, the peasants’ rising, the last crusade, the salt war, the long truce, the winter campaign, the bridge war',
    ),
    goodsAs: 'the',
    brief: [
      'still fights for a side that lost #goods#, and #town# is [the enemy|in its way]',
      'obeys an order given in #goods#: nobody passes #Spot#',
    ],
    wants: ['To carry out its last order from #goods#', 'To be relieved of its post in #goods#'],
    why: [
      'Its captain told it to hold #lair# through #goods#, and fell. Nobody [ever countermanded that|came back].',
      '#rr# found its [orders|banner] from #goods# in #lair#, and read them aloud. It woke.',
    ],
    trouble: [
      'It stops every cart at #Spot# for the password of #goods#. #vv# did not know one, and is dead.',
      'It takes #people# for rebels of #goods#; on #day# it tried #vv#, [found guilty|and hanged them].',
      'It requisitions: #loss#, and #vv# as a [porter|recruit], against a receipt on a ministry that is dust.',
    ],
    turn: [
      '#rr# wears a dead officer’s coat and gives it new orders.',
      'The war was fought for #Spot#, and #cc.poss# title rests on its side having lost.',
    ],
    other: [
      '#ww# has the treaty that ended #goods#, with seals, and wants it read to it at #Spot#.',
      'Its war chest is under #lair#. #rr# will share with whoever draws it off for an hour.',
      'It holds #vv# as a prisoner of war and offers an exchange. #ww# needs [an officer|somebody] to give.',
      'More of its company lie under #Spot2#, and it has started to dig, says #ww#.',
    ],
    picks: [
      'It takes officers first: whoever gives orders, then #target#.',
      'It spares the unarmed, and strikes #target# by the drill book: [shield, then leg|low, then high].',
    ],
    ends: [
      'accepts surrender, and offers its own #hurt#, sword first',
      'falls back by the book to #lair#, covering each step',
    ],
    bargain: [
      'Relieve it in due form, at #Spot#, by [drum|salute|name], and it [marches away|lies down].',
      'A pardon in the name of the old crown, from #cc#, ends #goods# for it.',
    ],
    known: [
      'It answers to a rank, and asks for news of #goods#.',
      'The password was [a hymn|a pet’s name|a kind of bread], says #ww#.',
    ],
    sign: ['A fresh barricade of old wood at #Spot#', 'Proclamations of a dead king, nailed up by #Spot2#'],
    find: ['A regimental strongbox from #goods#', 'Letters home, never sent'],
    wealth: 'half',
  },
} satisfies Record<string, Story>
