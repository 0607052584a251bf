/**
 * What a prompt tells of: a bargain with a fiend, a theft, two who were parted. It chooses which story is told, and what the
 * notes and papers beside it speak of.
 */
export type Matter =
  | 'fiend'
  | 'theft'
  | 'peace'
  | 'murder'
  | 'slayer'
  | 'betrayal'
  | 'vengeance'
  | 'revolt'
  | 'exile'
  | 'coward'
  | 'lie'
  | 'wager'
  | 'curse'
  | 'undead'
  | 'haunt'
  | 'parted'
  | 'wed'
  | 'return'
  | 'hunger'
  | 'ruin'
  | 'debt'
  | 'drink'
  | 'war'
  | 'hero'
  | 'child'
  | 'maker'
  | 'lost'
  | 'death'
  | 'monster'

const monsters =
  'dragon|monster|troll|giant|ogre|hydra|kraken|beast|wyrm|wyvern|werewol(?:f|ves)|basilisk|manticore|minotaur|serpent|griffin|chimera|goblin|kobold|orc|beholder|leviathan|sea serpent'

/** Before the words: what says it for certain comes before what only may. */
const words: readonly (readonly [Matter, RegExp])[] = [
  [
    'peace',
    /\b(?:treaty|truce|armistice|peace (?:of|between|with|that)|made peace|ended the (?:\S+ )?war|surrender(?:ed)?)\b/,
  ],
  [
    'fiend',
    /\b(?:devils?|demons?|fiend|archfiend|hell|infernal|imp|pact|bargain(?:ed)?|(?:sold|pawned|lost|wagered) (?:his|her|their|its|a|my) (?:soul|shadow|name|heart|voice)|danced with (?:death|the dark)|deal with)\b/,
  ],
  ['hero', /\b(?:died|fell|killed) (?:while )?(?:fighting|defending|saving|protecting|holding)\b/],
  [
    'wager',
    /\b(?:wager(?:ed|s)?|gambl(?:e|ed|er|ers|ing)|dice|card game|cards|bets?|lottery|staked|chess|riddle contest)\b/,
  ],
  [
    'revolt',
    /\b(?:rebel(?:s|lion|led)?|revolt|uprising|revolution|overthr(?:ew|own)|tyrant|usurp(?:er|ed)?|deposed|mutin(?:y|ied|eers?)|peasants|serfs|slaves)\b/,
  ],
  ['vengeance', /\b(?:revenge|avenge[rd]?|vengeance|vengeful|vendetta|feud|blood price)\b/],
  [
    'betrayal',
    /\b(?:betray(?:al|ed|er|s)?|traitor(?:ous)?|treason|treacher(?:y|ous)|broke (?:his|her|their|an|the) (?:oath|word|vow|promise)|oath-?breakers?|forsworn|turned on|false friend|opened the gates?|changed sides|two-faced)\b/,
  ],
  [
    'slayer',
    new RegExp(
      `\\b(?:(?:slew|slays?|slain|slaying|killed|kills|fought|hunted|defeated|beheaded|outwitted) (?:\\S+ ){0,3}(?:${monsters})|slayers?|monster hunter)\\b`,
    ),
  ],
  [
    'murder',
    /\b(?:murder(?:ed|er|ess|s|ous)?|poison(?:ed|er|ing|s)?|stabbed|strangled|smothered|assassin(?:s|ated|ation)?|killed|kills|slew|beheaded|buried (?:\S+ )?husbands?)\b/,
  ],
  [
    'lie',
    /\b(?:impost[eo]rs?|pretend(?:ed|er|s|ing)?|disguised?|liars?|lied|lies about|false|fake|faked|forger|forgery|swindle(?:r|d)?|charlatan|claim(?:s|ed) to be|masked|took (?:his|her) place|wears? (?:another|a stranger))\b/,
  ],
  [
    'theft',
    /\b(?:stole|steals?|stolen|stealing|theft|thie(?:f|ves)(?! guild)|robb(?:ed|er|ers|ery|ing)|burglars?|pickpocket|pocketed|smuggl(?:er|ers|ed|ing)|heist|bandits?|cutpurse|highwayman|kidnapped|borrowed)\b/,
  ],
  [
    'wed',
    /\b(?:marri(?:ed|age|es)|marry|marrying|wedding|weds?|wedded|wooed|courted|proposed to|(?:fell|falls|falling|is|was) in love|loved|loves|kissed|(?:her|his|the|a) (?:bride|groom|bridegroom)|suitors?)\b/,
  ],
  [
    'parted',
    /\b(?:separated|parted|unrequited|broken heart|broken-hearted|jilted|lost love|waits? for|waiting for|waited for|left at the altar|longing|absent|faraway|far away|star-crossed|lovers?|sweethearts?|beloved|homecoming that|farewell to)\b/,
  ],
  [
    'hunger',
    /\b(?:famine|hunger|hungry|starv(?:ed|ing|ation)|plagues?|drought|pestilence|blight|pox|sickness|fever|long winter|winter|winter that|frozen|frost|locusts)\b/,
  ],
  [
    'coward',
    /\b(?:coward(?:ly|s|ice)?|ran (?:away )?from|ran away|fled|deserters?|deserted|afraid|frightened|timid|hid from|scared)\b/,
  ],
  [
    'exile',
    /\b(?:exiled?s?|banish(?:ed|ment)|outcasts?|homesick|driven out|refugees?|far from home|wander(?:er|ers|ing|s)|homeless|cast out|forgot the way home|way home)\b/,
  ],
  [
    'curse',
    /\b(?:curses?|cursed|hexed|bewitched|turned (?:\S+ )?(?:in)?to|transformed|enchant(?:ed|ment)|under a spell|swallowed a|shape-?shifter|turned to stone|never (?:sleeps|wakes|thaws)|sleepless|sleeping (?:princess|beauty|king)|forbidden)\b/,
  ],
  [
    'undead',
    /\b(?:lich(?:es)?|vampires?|zombies?|skeletons?|undead|necromancers?|mumm(?:y|ies)|rose from (?:the|his|her) grave|raised the dead|(?:would|will|could|can) not die|never dies|forgot to die|immortal|outlived|death ?knight|cheated death|unburied)\b/,
  ],
  [
    'haunt',
    /\b(?:ghosts?|ghostly|haunt(?:ed|s|ing)?|spect(?:re|er)s?|phantoms?|poltergeist|wraiths?|banshees?|restless|apparition|knocks at|drowned (?:\S+ )?(?:ferryman|sailors?|girl|bell|man|woman|crew|bride))\b/,
  ],
  [
    'return',
    /\b(?:returns?|returned|returning|came back|comes back|coming back|came home|comes home|awaken(?:s|ed|ing)?|awakes|reborn|resurrect(?:ed|ion)|wakes again|the coming of|chosen one|second coming|rise again|rises again)\b/,
  ],
  [
    'war',
    /\b(?:wars?|battles?|siege|besieged|army|armies|soldiers?|fought (?:in|at|for|on)|held the (?:\S+ )?(?:bridge|pass|gate|wall|line|ford)|the charge of|invasion|invaders|raiders|legion|regiment|last stand|conquer(?:ed|or|s)|generals?|veterans?)\b/,
  ],
  [
    'ruin',
    /\b(?:flood(?:ed|s)?|burn(?:ed|t|ing|s)|great fire|fell|fall of|destroyed|ruin(?:s|ed)?|earthquake|volcano|storm|sank|sunken|lost city|drowned (?:\S+ )?(?:city|town|kingdom|village)|doom|end of the world|apocalypse|avalanche|swallowed by|black rain|comet|collapse(?:d)?)\b/,
  ],
  [
    'debt',
    /\b(?:debts?|owe[sd]?|misers?|miserly|greed(?:y)?|tax(?:es)?|gold|riches|rich|treasures?|hoards?|coins?|money|rent|landlord|usurer|moneylender|inheritance|merchants?)\b/,
  ],
  [
    'drink',
    /\b(?:drank|drunk(?:en|ard|ards)?|drinks?|drinking|ale|beer|wine|mead|whisk(?:e?)y|rum|brandy|gin|kegs?|barrels?|hangover|brew(?:er|ed|ery)?|taverns?|inn|innkeeper|outdrank|barmaid|barkeep|cooks?|pies?|cheese|soup|stew)\b/,
  ],
  [
    'lost',
    /\b(?:lost|lose|loses|vanish(?:ed|es)|missing|disappear(?:ed|s)|never (?:came|come) back|never returned|shipwreck(?:ed)?|wreck|forgotten|forgot)\b/,
  ],
  [
    'child',
    /\b(?:child|children|orphans?|lullab(?:y|ies)|changelings?|bab(?:y|ies)|foundlings?|infant|sons?|daughters?|little (?:girl|boy)|twins?)\b/,
  ],
  [
    'hero',
    /\b(?:saved|brave(?:st)?|hero(?:es|ine)?|rescued?|sacrific(?:e|ed)|gave (?:his|her|their) (?:life|lives)|champions?|faithful|loyal|courage|defended|stood alone|would not (?:kneel|yield|bow))\b/,
  ],
  [
    'maker',
    /\b(?:forged?|built|builds?|made|makes|wove|carved|painted|painter|wrote|composed|invented|inventor|created|baked|sculpt(?:or|ed)|crafted|sewed|smiths?|blacksmiths?|weaver|clockmaker|clockwork|toymaker|cartographer)\b/,
  ],
  [
    'death',
    /\b(?:dead|died|dies|dying|deaths?|graves?|gravedigger|funeral|drowned|hanged|hangman|executed|executioner|last words|buried|burial|mourns?|mourning|widows?)\b/,
  ],
  ['monster', new RegExp(`\\b(?:${monsters}|wolf|wolves|kraken|spiders?|swarm)s?\\b`)],
]

/** The matters of a prompt, what it says first before what it only touches. */
export function mattersOf(text: string): Matter[] {
  const plain = text.toLowerCase().replace(/[’']s\b/g, '')
  return [...new Set(words.filter(([, said]) => said.test(plain)).map(([matter]) => matter))]
}

/** Who stands over against the subject where the prompt names nobody. */
export const others: Readonly<Record<Matter, string>> = {
  fiend: 'the devil',
  theft: 'the lord',
  peace: 'the foe',
  murder: 'the dead',
  slayer: 'the beast',
  betrayal: 'the king',
  vengeance: 'the lord',
  revolt: 'the king',
  exile: 'the town',
  coward: 'the foe',
  lie: 'the judge',
  wager: 'the stranger',
  curse: 'the witch',
  undead: 'the dead',
  haunt: 'the living',
  parted: 'the war',
  wed: 'the town',
  return: 'the king',
  hunger: 'the lord',
  ruin: 'the town',
  debt: 'the poor',
  drink: 'the landlord',
  war: 'the foe',
  hero: 'the foe',
  child: 'the mother',
  maker: 'the lord',
  lost: 'the sea',
  death: 'the priest',
  monster: 'the knight',
}
