import { against, type Story } from './story.ts'

/** Blood, secrets and those in power. */
export const ofPower: readonly Story[] = [
  {
    about:
      /\b(?:murder\w*|killers?|killed|killing|corpses?|dead body|bodies|slain|strangl\w+|serial|crime scene|detectives?|whodunn?it)\b/,
    foe: 'the murderer',
    signs: 'Last Guest|Red Door|Coroner|Knell',
    sight: 'Somebody has scrubbed one patch of the floor until the boards are white. People step round it.',
    wants: [
      'To know who did the killing at #house# before the watch choose somebody',
      'To hear the dead guest’s name said right: there should be a stone',
    ],
    fears: ['That it was one of the family', 'Room three, since the body was found there'],
    staff: 'found the body, took one thing from it and has not slept since',
    first: [
      'doctor',
      'Examined the body and says it was no accident. Wants to see the wound again, in the ice house, with somebody holding a lamp and a sword.',
    ],
    second: [
      'soldier',
      'Was the last to be seen with the dead guest and knows how that looks. Pays 40 gp to whoever finds the one who did it.',
    ],
    others: [
      [
        'widow',
        'Has come to fetch the body and does not weep. Wants the dead guest’s grey bag; gives 20 gp for it unopened.',
      ],
      [
        'guard',
        'Must arrest somebody by noon. Would rather it were the right one; shares what the watch know for a drink.',
      ],
      [
        'maid',
        'Heard two voices through the wall that night, one of them a friend’s. Will tell if {he} is taken to a safe house.',
      ],
    ],
    troubles: [
      [
        'A second body lies on the back stair, still warm. #rivalA# has shut the doors: whoever did it is in the room. #rivalB# has blood on one cuff and cannot say whose.',
        'There is a third before dawn. The crowd hangs #rivalB#, and it was not #rivalB#.',
        'Both dead guests had stayed at #house# on one night ten years ago; so had #localA#, who is drinking by the fire. The guest book has the page, and somebody has just torn it out.',
      ],
      [
        '#rivalA# announces, before everybody, that the dead guest was killed with a bread knife from #keeper#’s own kitchen. #rivalB# reaches for the door.',
        'The watch take #keeper#, who confesses to protect somebody. #house# is closed within the week.',
        'The knife was missing for a day before, lent to #localA# for a party. Asked gently about that day, #givenA# will break down.',
      ],
    ],
    rumours: [
      [
        'The dead guest had three names and a chest full of gold.',
        'Two names, and the chest was empty.',
        '#someone.cap# owes money, and dreams of chests.',
      ],
      [
        'It was no guest who did it: the doors were locked from inside.',
        'One window was open.',
        '#keeper# says so to keep the beds full.',
      ],
      ['#staffA# wears the dead guest’s ring on a string.', 'It is a button.', 'It is #staffA#’s own.'],
      [
        'There was another killing at #house#, ten years ago to the night.',
        'Eleven years ago, and a fire.',
        'That was at the mill.',
      ],
    ],
    dishes: ['Funeral ham and pickles', 'Bloody pudding, which nobody orders'],
    drink: 'Dead Reckoning',
    bed: 'The mattress is new. It is the only thing in the room that is',
  },
  {
    about: /\bpoison\w*|\bvenom\w*/,
    foe: 'the poisoner',
    signs: 'Nightshade|Spider|Second Cup',
    sight: 'A little dog is given the first spoon of every dish. It is very fat and very calm.',
    wants: [
      'To find who put poison in the best wine, and which of the other bottles',
      'To buy an antidote from #localA#, who asks 80 gp',
    ],
    fears: ['Being handed a cup by anybody but #staffA#', 'That #foe# {work|works} in the kitchen'],
    staff: 'tastes everything first, for a copper a dish, and has begun to shake',
    first: [
      'apothecary',
      'Knows the poison by its smell and sold it, once. Wants to see the cellar; can mix a cure by midnight from three herbs that grow #where#.',
    ],
    second: [
      'noble',
      'Drank from the cup an hour ago. Has until dawn. Offers 100 gp for the cure and another 100 for the hand.',
    ],
    others: [
      ['cook', 'Is accused of it, and innocent of that. Wants a witness to search {his} kitchen before the watch do.'],
      ['gardener', 'Grows the herb and counts every leaf. Nine are gone; {he} can say who asked for a cutting.'],
      ['heir', 'Gets everything if #rivalB# dies. Is buying drinks for the room and does not meet anybody’s eyes.'],
    ],
    troubles: [
      [
        '#rivalB# stands up, grey in the face, and names #rivalA# as the poisoner. #rivalA# holds up a small bottle: one dose of the cure, and two people who have drunk.',
        'They fight and the bottle breaks. By dawn two are dead, and #keeper# is taken for it.',
        '#localA.cap# can make more, if somebody brings the fresh root from #where# within three hours. It must be dug up by moonlight; something guards it.',
      ],
      [
        'Every jug on the bar has been poisoned but one, says a note nailed to the door. #rivalA# and #rivalB# each know half of which; neither trusts the other.',
        'Somebody drinks, of course. Seven sick by morning, and #house# is closed by the bishop.',
        'The note is in #localA#’s hand: the wine is only drugged, to empty the room while the strongbox is carried off.',
      ],
    ],
    rumours: [
      [
        'The last keeper of #house# died at table, smiling.',
        'In bed, frowning.',
        'The last keeper sells hats in the capital.',
      ],
      ['#keeper# eats nothing here that #keeper# did not boil.', 'Nothing white.', '#keeper# has bad teeth.'],
      [
        'There is a bottle at #house# that nobody dares to throw away.',
        'There are two, and the labels were swapped.',
        'It is vinegar.',
      ],
    ],
    dishes: ['Mushrooms, tasted before you', 'Almond cake, which may taste of almonds'],
    drink: 'Guaranteed',
    bed: 'There is a bell on the nightstand, and an emetic',
  },
  {
    about: /\b(?:spy|spies|spymaster|secret agents?|informers?|informants?|espionage|double agents?|secret police)\b/,
    foe: 'the spymaster',
    against: against('(?:spies|spying|spy) (?:on|for|of)'),
    signs: 'Keyhole|Ear|Blind Window',
    sight: 'Conversations stop as you pass and begin again behind you, a little louder than they need to be.',
    wants: [
      'To sell the same secret to both sides once more, and then retire',
      'To find the listening tube that #foe# had built into the wall',
    ],
    fears: ['A letter in clear, with a true name in it', 'That #foe# already {know|knows}, and {are|is} only waiting'],
    staff: 'reads every guest’s letters, reseals them and remembers all of it',
    first: [
      'courier',
      'Carries a cipher for #foe# in the heel of {his} boot. Wants an escort to the border by Friday, 50 gp.',
    ],
    second: [
      'merchant',
      'Sells lace, asks too few questions and works for the other side. Pays 60 gp for one night with #rivalA#’s left boot.',
    ],
    others: [
      ['scribe', 'Broke the cipher and wishes {he} had not. Will read the party any one letter, for protection.'],
      ['ambassador', 'Is drunk, and is being encouraged. Wants to be taken home before {he} says it.'],
      ['musician', 'Plays a certain tune when the watch are near. Wants to be paid by only one side.'],
    ],
    troubles: [
      [
        '#rivalA# is dead asleep: somebody drugged the wine. The left boot is gone, #rivalB# is still here, and people sent by #foe# are coming up the street to collect.',
        'They question everybody, for hours, in the cellar. Three regulars never come up again.',
        'The boot is in the kitchen fire, not yet burning: #staffA# was told to destroy it and could not. #staffA# would give it to somebody kind.',
      ],
      [
        'A list of forty names is for sale at #house# tonight, to whoever sits at the corner table. #rivalA# and #rivalB# have both sat down, and each has a hand out of sight.',
        'Shots at midnight; the list goes to the worse of the two, and arrests begin at dawn.',
        '#localA.cap# is the seller and does not care who buys, so long as one name is cut out: a daughter’s. Whoever offers that gets it for nothing.',
      ],
    ],
    rumours: [
      [
        'Whoever leaves a red thread on the bar of #house# is met by somebody.',
        'A blue thread.',
        'Whoever does is met by a washerwoman.',
      ],
      ['#keeper# was on the staff of an ambassador who vanished.', 'As the cook.', '#someone.cap# reads novels.'],
      ['There are ears in the walls of #house#.', 'Only in room two.', 'There are mice.'],
    ],
    dishes: ['Pigeon, message removed', 'Tongue, pressed until it talks'],
    drink: 'Invisible Ink',
    bed: 'The picture has holes for eyes; a sock has been stuffed into them',
  },
  {
    about:
      /\b(?:rebel\w*|resistance|revolution\w*|uprising|insurgents?|tyran\w+|overthrow|freedom fighters?|dissidents?)\b/,
    foe: 'the tyrant',
    against: against(
      '(?:rebel\\p{L}*|resistance|revolution|uprising|plot\\p{L}*|conspir\\p{L}+|rise|fight\\p{L}*|rising) (?:against|to overthrow)|overthrow',
    ),
    signs: 'Broken Crown|Red Ribbon|Open Gate',
    sight: 'A toast to the ruler hangs framed over the bar. Somebody has hung it upside down, and nobody corrects it.',
    wants: [
      'To arm forty people before #foe# {close|closes} the gates',
      'To get one prisoner of #foe# out of the keep alive',
    ],
    fears: ['That the rising begins a day too early', 'Soldiers of #foe# at the door while the attic is full'],
    staff: 'carries messages against #foe# in the bread',
    first: [
      'soldier',
      'Still wears the uniform of #foe# and has come to change sides. Brings the password for tonight; wants {his} family fetched first.',
    ],
    second: [
      'blacksmith',
      'Leads the rising in #place# and trusts nobody in uniform. Needs a cart of pikes brought past the gate before dawn.',
    ],
    others: [
      ['student', 'Writes the pamphlets and wants to throw something. Must be kept from starting tonight.'],
      ['noble', 'Pays for it all, and would like to rule afterwards. Offers 100 gp and a title, later.'],
      ['baker', 'Feeds the attic: eleven people since Sunday. Needs flour, and a doctor for one of them.'],
    ],
    troubles: [
      [
        '#rivalA# asks to join. #rivalB# says it is a trap, and has put the uniform and the man in the cellar. A patrol sent by #foe# is already asking after both.',
        '#rivalA# is killed as a spy. It was true, all of it; the gate stays shut, and the rising dies in the street.',
        '#localA.cap# served with #rivalA# and could vouch, but is guarded at home #where#. Somebody would have to go there after curfew.',
      ],
      [
        'The list of the rising is missing. Only #rivalA# and #rivalB# have held it since noon, and #foe# {pay|pays} 300 gp for it. Nobody may leave, says #keeper#.',
        'At dawn there are forty arrests. #keeper# burns #house# to hide the rest.',
        'It was used to wrap a pie, by #staffA#, and sold to #localA#. #givenA.cap# cannot read and is on the way home, hungry.',
      ],
    ],
    rumours: [
      ['The rising begins when the bell of #place# rings thirteen.', 'Twelve, twice.', 'The bell is cracked.'],
      ['The rightful heir waits tables at #house#.', 'A cousin of the heir.', '#staffA# only has nice hands.'],
      [
        '#foe.cap# will offer a pardon to whoever gives up the leader.',
        'And hang them afterwards.',
        'It was printed by the rebels, to find traitors.',
      ],
    ],
    dishes: ['People’s stew', 'Loaf with something baked in'],
    drink: 'Liberty',
    bed: 'Eleven straw sacks and a loose board; pikes lie beneath it',
  },
  {
    about:
      /\b(?:tax\w*|sheriffs?|corrupt\w*|bribe\w*|blackmail\w*|extort\w*|protection money|protection racket|brib\w+)\b/,
    foe: 'the sheriff',
    against: against('(?:pays?|paying|bribes?|bribing|blackmailed by|extorted by|squeezed by)'),
    signs: 'Tenth Penny|Open Hand|Tin Star',
    sight: 'A locked iron box stands on the bar. Everybody who comes in drops a coin into it without being asked.',
    wants: ['To stop paying #foe# 20 gp a month', 'To lay hands on the second set of books that #foe# {keep|keeps}'],
    fears: [
      'The first of the month, when #foe# {send|sends} for the money',
      'That neighbours who paid will stop being neighbours',
    ],
    staff: 'counts the coins for #foe# and is short by one each time',
    first: [
      'guard',
      'Collects for #foe# and is sick of it. Would testify, if somebody got {his} mother out of #place# first.',
    ],
    second: [
      'farmer',
      'Refuses to pay #foe# this month, and says it loudly. Needs ten people to say it with {him}; gives them supper and a barn.',
    ],
    others: [
      ['clerk', 'Keeps the second books of #foe# in a hatbox. Asks 40 gp for an hour with them.'],
      ['judge', 'Arrives a week early, as a pedlar of ribbons. Wants to see a payment with {his} own eyes.'],
      ['mercenary', 'Was hired by #foe# to make an example tonight. Would take a better offer: 30 gp.'],
    ],
    troubles: [
      [
        '#rivalA# has come for the money. #rivalB# puts a foot on the box and says that it stays; twelve others stand up behind #rivalB#, and outside #foe# {have|has} thirty men.',
        '#house.cap# is burned as an example, with the box in it. Next month #foe# {ask|asks} double.',
        'The box has a false bottom: half of what goes in never reached #foe#. If #foe# learned who took it, #localA#, nobody would think about #rivalB# for a month.',
      ],
      [
        '#rivalA# has stolen the second books of #foe# and hidden them in #rivalB#’s cart, without telling #rivalB#. The cart is being searched, slowly, in the yard.',
        '#rivalB# hangs for it. The books burn, and nobody ever dares again.',
        'The searchers have not been paid since spring. 20 gp, or one look at page nine, and they would carry the books to the judge themselves.',
      ],
    ],
    rumours: [
      [
        '#foe.cap# {have|has} not sent a penny to the capital for three years.',
        'Half of it.',
        'The capital sent it back as too little.',
      ],
      ['A royal judge is in #place#, in disguise.', 'Only a judge’s clerk.', 'He sells ribbons, badly.'],
      ['#keeper# has a key to the iron box.', '#staffA# has.', 'It opens with a knife, like any box.'],
    ],
    dishes: ['Tax pie: one slice in ten goes to the box', 'Fatted goose, for those who collect'],
    drink: 'Bribe, small or large',
    bed: 'A good bed, kept free for the collector',
  },
  {
    about: /\b(?:prison\w*|gaol|jail\w*|gallows|hang(?:man|woman)|execution\w*|condemned|convicts?)\b/,
    foe: 'the governor',
    signs: 'Gallows|Leg Iron|Last Drop|Hood',
    sight: 'Names and dates are scratched into every table; the dates all end on a Friday.',
    wants: [
      'To serve one last supper to somebody who does not deserve it',
      'To get a letter from #localA# past #foe# before Friday',
    ],
    fears: ['Recognising the next name on the list of #foe#', 'The rope: #keeper# was measured for it once'],
    staff: 'carries suppers to the cells, and messages out of them',
    first: [
      'executioner',
      'Has a job on Friday and believes the prisoner is innocent. Would be too ill to work for 30 gp, or for proof.',
    ],
    second: [
      'priest',
      'Heard the confession of the true culprit and may not repeat it. Can only beg strangers to go and look #where#.',
    ],
    others: [
      ['guard', 'Has night duty at the cells, a sick child and the keys. Wants medicine, and not to be asked.'],
      ['lawyer', 'Lost the case for want of one witness. Pays 50 gp for #localA#, alive and talking.'],
      ['beggar', 'Was in the next cell for a year. Draws a map of it for a meal.'],
    ],
    troubles: [
      [
        '#rivalA# has just drawn the last beer for the one who hangs at dawn, in chains at the corner table. #rivalB# goes down on both knees and begs #rivalA# to wait a day.',
        'The rope does its work. At noon the true culprit confesses to the whole square, too late.',
        'A pardon was signed a week ago: #foe# put it in a drawer. #localA#, who sweeps that office, could say which; the key costs 15 gp.',
      ],
      [
        'Somebody has escaped and is in this room, under one of the hats. #rivalA# has bolted the doors; #rivalB# knows which hat, and has started a hymn to gain time.',
        'Soldiers search #house# with pikes. They find the wrong one first.',
        'Three pilgrims are due to leave at ten, and their cloaks have hoods. #localA# leads them, and would miscount for a good cause.',
      ],
    ],
    rumours: [
      [
        'The gallows of #place# has dropped three people and hanged none.',
        'One of the three was hanged.',
        '#someone.cap# sells lucky rope.',
      ],
      ['#foe.cap# {sell|sells} pardons at 200 gp.', 'And forgets to sign them.', 'That was the last one.'],
      [
        '#keeper# was condemned once, and the rope broke.',
        'It was the trapdoor that jammed.',
        'The mark is from a dog.',
      ],
    ],
    dishes: ['Last supper: anything you ask for', 'Bread and water, as a joke'],
    drink: 'The Short Drop',
    bed: 'An old cell: the lock is now on the inside',
  },
]
