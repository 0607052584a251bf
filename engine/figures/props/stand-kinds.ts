/** Where a piece of furniture stands: at somebody's side, before them, behind them, under them. */
export type Where = 'side' | 'before' | 'behind' | 'under'

/** What stands about people, by the words for it and where it stands; stands.ts has what it looks like. */
export const standWords = {
  'balloon-basket': [
    'under',
    'hot air balloon, hot-air balloon, balloon basket, basket of a balloon, basket of a hot air balloon, basket of her balloon, basket of his balloon, striped hot air balloon, striped hot-air balloon, basket of a striped hot-air balloon, basket of a striped hot air balloon, basket of a hot-air balloon, montgolfier',
  ],
  altar: ['before', 'altar, stone altar, sacrificial altar'],
  grave: ['side', 'grave, gravestone, tombstone, headstone, grave marker, open grave, fresh grave'],
  coffin: ['side', 'coffin, sarcophagus, casket of the dead, open coffin'],
  raft: ['under', 'raft, wooden raft, log raft'],
  rowboat: [
    'under',
    'rowboat, rowing boat, canoe, dinghy, punt, coracle, gondola, skiff, little boat, small boat, fishing boat, kayak',
  ],
  beehive: ['side', 'beehive, bee hive, skep, beehives, hive'],
  swing: ['under', 'swing, rope swing, tree swing, garden swing'],
  wheelbarrow: ['before', 'wheelbarrow, barrow, wheel barrow, handcart, hand cart'],
  scarecrow: ['side', 'scarecrow, scarecrows'],
  gargoyle: ['side', 'gargoyle, stone gargoyle, gargoyle statue'],
  snowman: ['side', 'snowman, snow man'],
  cannon: ['side', 'cannon, cannons, bombard, mortar cannon'],
  target: ['side', 'archery target, target, bullseye, training dummy, practice dummy, straw dummy'],
  organ: ['side', 'organ, barrel organ, hand organ, street organ, hurdy gurdy cart'],
  piano: ['before', 'piano, harpsichord, clavichord, spinet, pianoforte, pipe organ'],
  signpost: ['side', 'signpost, sign post, milestone, waymarker'],
  fountain: ['side', 'fountain, birdbath, bird bath, stone basin, wishing fountain'],
  haystack: ['side', 'haystack, hay bale, hay bales, pile of hay, stack of hay, heap of hay'],
  stocks: ['before', 'stocks, pillory'],
  brazier: ['side', 'brazier, fire bowl, burning brazier'],
  'weapon-rack': ['side', 'weapon rack, rack of weapons, armour stand, armor stand, rack of spears'],
  idol: ['side', 'idol, stone idol, totem, totem pole, golden idol, standing stone, obelisk, monolith, menhir'],
  trough: ['side', 'trough, feeding trough, water trough, manger'],
  fence: ['side', 'wooden fence, picket fence, garden fence, rail fence'],
  sled: ['side', 'sled, sledge, sleigh, toboggan'],
  churn: ['before', 'butter churn, churn, milk churn, churning butter'],
  'standing-mirror': [
    'side',
    'standing mirror, tall mirror, full length mirror, magic mirror, large mirror, great mirror',
  ],
} as const satisfies Record<string, readonly [where: Where, words: string]>

export type StandKind = keyof typeof standWords
export const standKinds = Object.keys(standWords) as StandKind[]
export const isStand = (kind: string): kind is StandKind => kind in standWords
