import { against, type Story } from './story.ts'

/** Love, kin, old quarrels and what people were before. */
export const ofHeart: readonly Story[] = [
  {
    about:
      /\b(?:wedding|marri\w+|marry\w*|brides?|bridegroom|lovers?|in love|love|romance|romantic|affair|matchmak\w+|courtship|betroth\w+|elop\w+|jilted|brothel|courtesans?|honeymoon)\b/,
    foe: 'the family',
    signs: 'Two Doves|Ring|Rose|Red Ribbon',
    sight: 'Paper roses hang from the beams, and a cake stands on the bar with two slices gone and nobody owning up.',
    wants: [
      'To see two people married here before #foe# can stop it',
      'To tell somebody, after twelve years, and before they sail',
      'To get one old letter back from #foe#, unread',
    ],
    fears: [
      'Hearing, too late, that the love was returned',
      'A father with a horsewhip: #foe# {have|has} asked the way to #house#',
    ],
    staff: 'carries notes for half of #place# and is in love with the wrong one',
    first: [
      'noble',
      'Is to be married at midnight, in the kitchen, against the will of #foe#. Needs a witness, a priest and a fast coach: 50 gp.',
    ],
    second: [
      'soldier',
      'Was sent by #foe# to bring #rivalA# home and has loved #rivalA# for years. Would help, if somebody said one kind word.',
    ],
    others: [
      ['priest', 'Can marry anybody in four minutes. Wants to be asked before the brandy is gone.'],
      ['seamstress', 'Altered the dress twice, for two brides. Knows something about the groom.'],
      [
        'widower',
        'Advertised for a wife and expects her by tonight’s coach. Needs advice, a comb, and somebody to stand by.',
      ],
    ],
    troubles: [
      [
        'The bride is in the kitchen, the groom is drunk, and the priest has said “if any person knows a reason”. #rivalB# stands up. So does somebody at the back, who says she is already his wife.',
        '#rivalA# runs into the night; people of #foe# meet #rivalA# on the road. There is a duel at dawn and a funeral after it.',
        'The woman at the back was paid by #foe#, through #localA#, 20 gp. She has the money on her, and a bad conscience.',
      ],
      [
        '#rivalA# and #rivalB# have each received the same love letter, unsigned, to meet tonight under the clock of #house#. They hate each other, and have both come.',
        'They fight with whatever is on the table, and the true writer watches and says nothing, for ever.',
        '#localA.cap# wrote one letter for each of two other people, and the boy mixed them up. The right two are sitting at different tables, waiting.',
      ],
    ],
    rumours: [
      ['#keeper# was left at the altar, and keeps the ring in the till.', 'Did the leaving.', 'It is a curtain ring.'],
      ['Two who sit in the window seat at #house# marry within the year.', 'Somebody.', 'They catch cold.'],
      ['#foe.cap# would pay 100 gp to have the wedding stopped.', 'Delayed.', 'They would pay that to have it over.'],
    ],
    dishes: ['Wedding cake, yesterday’s', 'Oysters, a dozen for two'],
    drink: 'First Kiss',
    bed: 'A double bed with rose petals and a bolt on the door',
  },
  {
    about:
      /\b(?:missing|vanish\w*|disappear\w*|lost (?:his|her|their|a|the|its) (?:\w+ )?(?:son|daughter|child|children|wife|husband|brother|sister|father|mother|twin|love)|kidnap\w*|abduct\w*|orphan\w*|foundling|searching for|looking for|never came (?:back|home)|runaways?)\b/,
    foe: 'the kidnappers',
    against: against('(?:kidnapped|abducted|stolen|taken) by'),
    signs: 'Lantern|Empty Cradle|Lost Shoe|Signpost',
    sight: 'A drawing of a face hangs by the door, and another, and then a whole wall of them.',
    wants: [
      'To find the one who was lost: #keeper# sets a place at table every night, and pays 100 gp for word',
      'To know what #foe# {want|wants}, since no letter has come',
    ],
    fears: [
      'Good news that turns out to be about somebody else',
      'Finding a small shoe by the river, and nothing else',
    ],
    staff: 'was the last to see the missing one and has told only half of it',
    first: [
      'courier',
      'Brings a lock of hair and a price from #foe#: 200 gp by dawn. Does not like the work; would say where {he} was given it for 30 gp and a head start.',
    ],
    second: [
      'hunter',
      'Found tracks #where# this noon, a child’s and four horses’. Wants three good people to come now, before the rain.',
    ],
    others: [
      ['widow', 'Has taken in a child who does not speak and answers to none of the names on the wall.'],
      ['coachman', 'Drove four silent passengers and a sleeping one last night. Remembers the house; wants 10 gp.'],
      ['priest', 'Keeps a list: seven since spring, always on a market day. Nobody but {him} has put it together.'],
    ],
    troubles: [
      [
        '#rivalA# lays a child’s shoe on the bar and asks who pays. #rivalB# has a knife at #rivalA.poss# throat before anybody can answer; and only #rivalA# knows where.',
        '#rivalA# dies with a smile and #foe# {hear|hears} of it within the hour. The price is not asked again.',
        '#rivalA# is only a hired rider and was followed here by the child’s own dog. The dog knows the way back.',
      ],
      [
        'A stranger walks in and says: “I am the one you lost.” The age is right, the scar is right. #rivalB# weeps; #rivalA# has seen the same stranger claim the same thing two towns away.',
        'By the end of the week the stranger has the keys, the money and the horse, and the real one writes, too late.',
        'A song was sung at bedtime that only two people know. #keeper# is one, and too happy to ask.',
      ],
    ],
    rumours: [
      [
        'Seven have gone from #place# since spring, always on market day.',
        'Five.',
        'Two ran off to sea, and the rest are talk.',
      ],
      ['#keeper# knows where the lost one is and cannot say.', '#staffA# does.', 'Nobody does.'],
      [
        '#foe.cap# {keep|keeps} them #where#, and {feed|feeds} them well.',
        'Kept; they were moved.',
        'Those are geese.',
      ],
    ],
    dishes: ['A child’s supper: egg, toast, a name in mustard', 'The plate that is always laid, and never sold'],
    drink: 'Safe Home',
    bed: 'A small bed, made up fresh every day; ask before you sit on it',
  },
  {
    about:
      /\b(?:inherit\w*|heirs?|heiress|deeds?|legacy|left (?:him|her|them) by|the will|last will|passed down|birthright|family business)\b/,
    foe: 'the cousins',
    signs: 'Old Oak|Seal|Two Keys|Empty Chair',
    sight: 'A portrait over the bar has been turned to the wall, and two more stand on the floor, waiting.',
    wants: [
      'To keep #house# when the will is read: #foe# {say|says} there is a later one',
      'To find the deed, which the old keeper hid and did not live to explain',
    ],
    fears: ['A visit from a notary: the old keeper signed anything', 'That #foe# {are|is} in the right'],
    staff: 'was promised a share by the old keeper, without a witness',
    first: [
      'lawyer',
      'Holds a later will, for #foe#, and means to read it at ten. Could lose it, for 80 gp and a clear conscience.',
    ],
    second: [
      'sailor',
      'Is the child whom everybody thought drowned, and the true heir. Can prove it with a mark and one witness.',
    ],
    others: [
      ['nurse', 'Held the child at birth and knows the mark. Is deaf, and has to be asked in writing.'],
      ['clerk', 'Copied the will twice; the ink was wet the second time. Wants 15 gp to say so to a judge.'],
      ['mason', 'Built a wall in the cellar for the old keeper, and was paid not to ask. Shows where, for a share.'],
    ],
    troubles: [
      [
        '#rivalA# reads the later will to the whole room: #house# goes to #foe# at midnight. #rivalB# pulls up a sleeve and says that the dead have other plans.',
        '#foe.cap# {move|moves} in by candlelight and {throw|throws} out the beds. #rivalB# is found in the river in the morning, with the sleeve torn off.',
        'Later than both is a third will, in the wall of the cellar, for whoever knocks it down. #localA# was the witness and has been waiting to be asked.',
      ],
    ],
    rumours: [
      ['There are three wills, and the last is walled up in #house#.', 'Two.', 'That is a chimney.'],
      [
        'The drowned child of the old keeper has come home.',
        'Somebody who looks like it.',
        'A tinker says so for drinks.',
      ],
      ['#foe.cap# {have|has} already sold #house#.', 'Promised it.', 'They cannot agree on soup.'],
    ],
    dishes: ['Grandmother’s dumplings', 'Family roast, which is argued over'],
    drink: 'Old Keeper’s Own',
    bed: 'The old keeper’s own bed, carved with initials that do not match',
  },
  {
    about: /\b(?:revenge|vengeance|avenge\w*|vendetta|betray\w*|traitors?|backstab\w*|grudges?|nemesis)\b/,
    foe: 'the betrayer',
    against: against('(?:betrayed|wronged|ruined|framed) by|(?:revenge|vengeance|grudge) (?:on|upon|against)'),
    signs: 'Long Knife|Memory|Cold Dish|Kept Word',
    sight: 'A chair is chained to the best table, and a brass plate on it has a name scratched out.',
    wants: [
      'To have one evening alone with #foe#, and no witnesses',
      'To hear #foe# say why; afterwards anything may happen',
    ],
    fears: ['That #foe# will die in bed first', 'That it was a mistake, all these years'],
    staff: 'belongs to #foe# by blood and has never said so',
    first: [
      'mercenary',
      'Was paid 60 gp by #keeper# to bring #foe# to #house# tonight, alive. Has brought somebody; it may be the wrong one.',
    ],
    second: [
      'merchant',
      'Sits in the chained chair with {his} hands tied and says {he} has never seen #keeper# before. Offers 200 gp to whoever believes it.',
    ],
    others: [
      ['soldier', 'Served with both and knows which of them lied. Has sworn not to tell while either is sober.'],
      ['priest', 'Was sent for in advance. Would be glad to go home unused.'],
      ['child', 'Has followed {his} father here, on foot, all day; the father is in the chair.'],
    ],
    troubles: [
      [
        '#rivalA# has tied #rivalB# to the chained chair and handed #keeper# the knife. The room has gone quiet. #rivalB# says: “It was not me, and you know who it was.”',
        '#keeper# does it. An hour later a letter comes that clears #rivalB#, and #keeper# walks into the river.',
        'It was #localA#, who has eaten here every Sunday since and is putting on a coat. One question in front of everybody would be enough.',
      ],
    ],
    rumours: [
      ['#keeper# sharpens the same knife every night and has never used it.', 'Once.', 'It is for bread.'],
      ['#foe.cap# came to #house# years ago and was not recognised.', 'And left a tip.', 'That was the dentist.'],
      ['The one who really did it lives in #place#.', 'Lived.', 'Everybody says that of the dentist.'],
    ],
    dishes: ['A dish best served cold: eel in jelly', 'Tongue, sliced thin'],
    drink: 'Long Memory',
    bed: 'A window on the only road, and a chair worn smooth before it',
  },
  {
    about:
      /\b(?:rival(?:s|ry|ries)?|feud\w*|compet\w+|two (?:families|taverns|inns|brothers|sisters|clans|houses)|hates? (?:his|her|their|each|the)|enem(?:y|ies) (?:of|across)|across the (?:street|road)|divided|quarrel\w*)\b/,
    foe: 'the house across the street',
    against: against(
      '(?:rivals?|rivalry|feud\\p{L}*|at war|compet\\p{L}+|quarrel\\p{L}*) (?:of|to|with|against)|hates?',
    ),
    signs: 'Two Cocks|Better Half|Line|Other Shoe',
    sight: 'A white line is painted across the floor, up the wall and over the bar. There are two sets of chairs.',
    wants: [
      'To see #foe# shut before #house# has to',
      'To win the brewing prize on Sunday, which #foe# {have|has} won nine times',
      'To make peace with #foe#, and not be the first to say so',
    ],
    fears: ['That #foe# {have|has} bought the cook', 'Dying before #foe#'],
    staff: 'works for #foe# as well, on alternate days, and is in love on both',
    first: [
      'cook',
      'Has been offered double by #foe# and must say yes or no tonight. Would stay for an apology over the goose.',
    ],
    second: [
      'brewer',
      'Belongs to #foe# and has come in with a cudgel and eight friends, about a cask that was salted. Wants a confession, or a fight.',
    ],
    others: [
      [
        'judge',
        'Decides the prize on Sunday and can be bought by neither. Wants a quiet room, and gets noise from both.',
      ],
      ['youth', 'Is of one side, engaged to one of the other, and has told nobody. Needs a go-between by midnight.'],
      [
        'mayor',
        'Has had enough: the first side to break the peace loses its licence. Pays 20 gp for a truthful witness.',
      ],
    ],
    troubles: [
      [
        '#rivalB# empties a cask on the floor: half beer, half brine. “Who did this to us?” #rivalA#, who did, is carving, and does not look up.',
        'There is a brawl across the whole street; somebody throws a lamp. Both houses are black by morning.',
        '#localA.cap# salted both casks, and owns the third house, which opens on Monday. The receipt for the salt is at the grocer’s.',
      ],
    ],
    rumours: [
      ['#foe.cap# {water|waters} the beer.', 'The wine.', 'That is what they say of us.'],
      ['The quarrel began over a pig.', 'A bride.', 'There was no pig: they enjoy it.'],
      ['#someone.cap# was to marry into #foe# once.', 'To do business there.', 'They have never spoken.'],
    ],
    dishes: ['Better pie than theirs', 'Split peas'],
    drink: 'First Prize',
    bed: 'The line goes across this bed too; choose your side',
  },
  {
    about:
      /\b(?:retired|former|ex|once (?:a|an|the)|used to be|disgraced|fallen|legendary|famous|old) (?:\w+ )?(?:adventurers?|assassins?|knights?|paladins?|wizards?|generals?|heroe?s?|executioners?|admirals?|captains?|gladiators?|warriors?|mercenar(?:y|ies)|spy|rangers?|monks?|priests?|soldiers?|kings?|queens?|princess|prince|duellists?|barbarians?|fighters?|sorcerers?|witch|champions?|hangman|thief|pirates?|bandit|clerics?|druids?|bards?|sailors?|guards?|sergeants?|inquisitors?|hunters?|nobles?|lords?|dukes?|actor|judge|nuns?)\b/,
    isOfKeeper: true,
    foe: 'an old enemy',
    against: against('(?:hunted|sought|followed|threatened) by'),
    signs: 'Last Blow|Hung Sword|Old Campaign|Second Life',
    sight:
      'Over the bar hangs something in oiled cloth, as long as an arm. It has hung there for years, and there is no dust on it.',
    wants: [
      'To stay retired: somebody from the old life has written twice',
      'To settle one last thing from the time when #keeper# was #was#',
      'To teach one pupil everything, and choose the right one',
    ],
    fears: ['That hands forget, on the night they are needed', 'That #foe# will come here, where there are children'],
    staff: 'does not know that #keeper# is #was#, and thinks the stories are about somebody else',
    first: [
      'mercenary',
      'Has come a long way to try {him}self against whoever #keeper# used to be. Wants a fair fight at dawn; would accept a better reason.',
    ],
    second: [
      'mercenary',
      'Has run away to be #keeper#’s pupil and sleeps in the stable. Carries {his} dead mother’s blade, and #keeper# knows it.',
    ],
    others: [
      [
        'scribe',
        'Is writing the true story of #keeper# and pays 5 gp for each witness. Has two chapters wrong on purpose.',
      ],
      [
        'noble',
        'Needs a thing done that only #keeper# in the old days could have done. Offers 150 gp; will take the party instead.',
      ],
      ['soldier', 'Was there at the end, with #keeper#. Drinks free and never says why.'],
    ],
    troubles: [
      [
        '#rivalA# draws and calls #keeper# by an old name, before the whole room. #keeper# keeps drying a mug. #rivalB#, fourteen days a pupil, takes the thing down from over the bar instead.',
        '#rivalB# dies in front of the fire. #keeper# kills #rivalA# with the mug, and is gone by morning, back to the old life.',
        '#rivalA# does not want blood but to be seen: the father, #localA#’s brother, was beaten by #keeper# and never spoke of it. A drink with the one who beat him would do.',
      ],
      [
        'An old comrade lies in the yard with a crossbow bolt in the back, and a list in the hand: seven names, six crossed out. The last is #keeper#. #rivalA# and #rivalB# both arrived today.',
        'There is a shot through the window at midnight. #keeper#, or whoever stood in front.',
        'The bolt is local work: #localA# made it, a week ago, for a customer with a limp. Neither of the two limps; somebody upstairs does.',
      ],
    ],
    rumours: [
      [
        '#keeper# is #was#, and there was a song about it.',
        'Two songs, one of them rude.',
        '#keeper# was the cook on that campaign.',
      ],
      ['What hangs over the bar has not been drawn for ten years.', 'Since Tuesday.', 'It is a curtain rod.'],
      [
        '#foe.cap# {pay|pays} whoever tells where #keeper# is.',
        'Paid; it was years ago.',
        'Everybody knows where #keeper# is.',
      ],
    ],
    dishes: ['Campaign stew, in a helmet', 'Plain roast, cut in four strokes'],
    drink: 'Old Comrade',
    bed: 'A camp bed, made with square corners; it faces the door',
  },
]
