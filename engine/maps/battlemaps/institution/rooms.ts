import type { Purpose, Step } from '../dungeon/purposes.ts'

const room = (name: string, steps: readonly Step[], lines: readonly string[], ground?: Purpose['ground']): Purpose => ({
  name,
  belongs: {},
  least: 0,
  steps,
  lines,
  ...(ground === undefined ? {} : { ground }),
})

/** The room that is found only by those who look for it. */
export const hiddenRoom = room(
  'Hidden room',
  [
    ['add', 'chest', 2],
    ['add', 'desk', 1],
    ['row', 'bookshelf', 2],
    ['add', 'candles', 1],
  ],
  ['No plan of the house shows this room.', 'The dust lies thick, but for one line of footprints.'],
)

export const office = room(
  'Office',
  [
    ['add', 'desk', 1],
    ['add', 'chair', 1],
    ['row', 'bookshelf', 2],
    ['add', 'chest', 1],
    ['add', 'rug', 1],
    ['add', 'candles', 1],
  ],
  [
    'The accounts are in order, and that is the odd thing about them.',
    'A drawer is locked; its key is in the inkwell.',
  ],
)

export const store = room(
  'Store',
  [
    ['add', 'crate', 4],
    ['add', 'barrel', 4],
    ['add', 'sacks', 2],
  ],
  ['Something has been gnawing at the sacks from inside.', 'One crate has air holes.'],
  'cobble',
)

export const guards = room(
  'Guard room',
  [
    ['tables', 1],
    ['add', 'weapon-rack', 2],
    ['add', 'brazier', 1],
    ['add', 'barrel', 1],
  ],
  ['The dice are loaded, and everybody knows whose they are.', 'The watch changes at every bell but the fourth.'],
)

const armoury = room(
  'Armoury',
  [
    ['row', 'weapon-rack', 4],
    ['add', 'crate', 2],
    ['add', 'barrel', 1],
  ],
  ['Two swords are signed out to the dead.', 'The best mail hangs at the back, behind the worst.'],
)

const chapel = room(
  'Chapel',
  [['add', 'altar', 1], ['pews'], ['add', 'candles', 2]],
  ['The offering box is heavier than coin.', 'The candles are lit before anybody comes.'],
)

const kitchen = room(
  'Kitchen',
  [
    ['add', 'stove', 1],
    ['add', 'table', 1],
    ['row', 'shelf', 2],
    ['add', 'barrel', 2],
    ['add', 'sacks', 1],
  ],
  ['The cook counts the knives twice.', 'Something is kept warm for somebody who is late.'],
  'tile',
)

const mess = room(
  'Mess',
  [
    ['tables', 1],
    ['add', 'hearth', 1],
    ['add', 'keg', 2],
  ],
  ['The long bench is carved with names; some are crossed out.', 'There is one cup too many on the shelf.'],
)

const treasury = room(
  'Strongroom',
  [
    ['add', 'coins', 2],
    ['row', 'chest', 3],
    ['add', 'urn', 1],
  ],
  ['The third chest is bolted to the floor.', 'The count was right last night.'],
  'flagstone',
)

const bedroom = room(
  'Keeper’s room',
  [
    ['add', 'bed', 1],
    ['add', 'wardrobe', 1],
    ['add', 'chest', 1],
    ['add', 'rug', 1],
  ],
  ['The bed has not been slept in for a week.', 'Under the mattress: a key to no door in this house.'],
)

/** The rooms about the hall of each kind of building, in the order they are given out. */
export const sidesOf: Record<string, readonly Purpose[]> = {
  prison: [
    room('Warden’s office', office.steps, [
      'The roll lists one prisoner more than there are cells.',
      'Letters that were never sent fill the lowest drawer.',
    ]),
    { ...guards },
    room(
      'Interrogation room',
      [
        ['add', 'rack', 1],
        ['add', 'brazier', 1],
        ['row', 'chains', 2],
        ['add', 'stool', 2],
      ],
      ['The tools are cleaner than the floor.', 'There are scratches on the inside of the door.'],
      'cobble',
    ),
  ],
  library: [
    room(
      'Scriptorium',
      [
        ['row', 'desk', 4],
        ['add', 'stool', 3],
        ['add', 'shelf', 1],
        ['add', 'candles', 2],
      ],
      ['One copy differs from its original by a single name.', 'The ink on the last desk is still wet.'],
    ),
    room(
      'Closed stacks',
      [['stacks'], ['row', 'bookshelf', 4], ['add', 'candles', 1]],
      ['These books are chained, and one of the chains hangs empty.', 'The catalogue ends in the middle of a word.'],
    ),
    { ...office, name: 'Librarian’s room' },
    room(
      'Reading room',
      [
        ['tables', 2],
        ['row', 'bookshelf', 3],
        ['add', 'rug', 1],
        ['add', 'candles', 1],
      ],
      ['A book lies open at a page that has been cut out.', 'Somebody has fallen asleep here, or so it seems.'],
    ),
    store,
  ],
  'lecture-hall': [
    room(
      'Professors’ room',
      [
        ['add', 'hearth', 1],
        ['add', 'chair', 3],
        ['row', 'bookshelf', 2],
        ['add', 'rug', 1],
      ],
      ['Two chairs are turned away from each other.', 'The minutes of the last meeting are written in two hands.'],
    ),
    room(
      'Demonstration store',
      [
        ['row', 'shelf', 3],
        ['add', 'crystal', 1],
        ['add', 'urn', 2],
        ['add', 'cage', 1],
      ],
      ['One jar is labelled with today’s date.', 'The cage is open, and the straw is warm.'],
    ),
    { ...office, name: 'Study' },
    store,
  ],
  theatre: [
    room(
      'Dressing room',
      [
        ['row', 'wardrobe', 3],
        ['add', 'desk', 1],
        ['add', 'stool', 2],
        ['add', 'candles', 2],
      ],
      ['A mask hangs among the wigs that nobody has ever worn.', 'Flowers for somebody who died last winter.'],
    ),
    room(
      'Property store',
      [
        ['add', 'crate', 3],
        ['add', 'chest', 2],
        ['add', 'statue', 1],
        ['add', 'weapon-rack', 1],
      ],
      ['One of the wooden swords is not.', 'The throne of six kings has a loose seat.'],
    ),
    { ...office, name: 'Manager’s office' },
    room(
      'Cloakroom',
      [
        ['row', 'wardrobe', 2],
        ['add', 'bar', 1],
        ['add', 'bench', 1],
      ],
      ['A cloak has hung here unclaimed since the first night.', 'The tokens are numbered; two are the same.'],
    ),
  ],
  bathhouse: [
    room(
      'Hot bath',
      [
        ['add', 'brazier', 2],
        ['add', 'bench', 1],
      ],
      ['The steam is so thick that voices have no faces.', 'The water is hotter than the fire below it.'],
      'tile',
    ),
    room(
      'Changing room',
      [
        ['row', 'shelf', 2],
        ['add', 'bench', 2],
        ['add', 'rug', 1],
      ],
      ['Eleven sets of clothes; ten bathers.', 'A dagger is wrapped in somebody’s towel.'],
      'tile',
    ),
    room(
      'Furnace room',
      [
        ['add', 'forge', 1],
        ['add', 'log', 1],
        ['add', 'barrel', 3],
      ],
      ['The stoker has not been seen since noon; the fire is well fed.', 'A crawlway leads under the warm floor.'],
      'cobble',
    ),
    room(
      'Cold bath',
      [
        ['add', 'statue', 1],
        ['add', 'bench', 1],
      ],
      [
        'The water comes straight from the hill, and sometimes brings things.',
        'Coins lie on the bottom; nobody dives for them.',
      ],
      'tile',
    ),
  ],
  guildhall: [
    treasury,
    room(
      'Clerks’ room',
      [
        ['row', 'desk', 3],
        ['row', 'bookshelf', 2],
        ['add', 'stool', 2],
      ],
      ['Two ledgers of the same year disagree.', 'The seal is kept in a cheese box.'],
    ),
    { ...office, name: 'Master’s office' },
    room(
      'Sample store',
      [
        ['row', 'shelf', 3],
        ['add', 'crate', 3],
        ['add', 'sacks', 2],
      ],
      ['Every good the guild trades in, and one it does not.', 'The scales have a thumb’s weight in them.'],
    ),
  ],
  museum: [
    room(
      'Curiosities',
      [
        ['row', 'display-case', 3],
        ['add', 'skeleton', 1],
        ['add', 'urn', 2],
      ],
      ['The label says “replica”; it is the only one that does.', 'The skeleton is of nothing that has a name.'],
    ),
    room(
      'Workshop',
      [
        ['row', 'desk', 2],
        ['add', 'shelf', 2],
        ['add', 'crate', 2],
        ['add', 'statue', 1],
      ],
      ['The paint on a very old face is still wet.', 'A crate has been packed and addressed to nobody.'],
    ),
    { ...office, name: 'Keeper’s office' },
    store,
  ],
  bank: [
    room(
      'Vault',
      [
        ['add', 'coins', 3],
        ['row', 'chest', 5],
        ['add', 'crate', 1],
      ],
      ['The air is stale; the door is opened twice a year.', 'Box nineteen has two locks and no name.'],
      'flagstone',
    ),
    { ...office, name: 'Banker’s office' },
    { ...guards },
    room(
      'Deeds room',
      [
        ['row', 'bookshelf', 4],
        ['add', 'desk', 1],
        ['add', 'candles', 1],
      ],
      ['Half the town is in these boxes, and owes money.', 'One deed is for a house that burnt down long ago.'],
    ),
  ],
  hospital: [
    room(
      'Surgery',
      [
        ['add', 'table', 1],
        ['row', 'shelf', 2],
        ['add', 'candles', 2],
        ['add', 'barrel', 1],
      ],
      ['The drain in the floor is not for water.', 'The saws are boiled, which is more than most can say.'],
      'tile',
    ),
    room(
      'Herb store',
      [
        ['row', 'shelf', 3],
        ['add', 'urn', 3],
        ['add', 'desk', 1],
        ['add', 'sacks', 1],
      ],
      [
        'The poppy jar has been filled up with bran.',
        'Everything is labelled in a hand that only one sister can read.',
      ],
    ),
    { ...chapel },
    { ...kitchen },
  ],
  barracks: [armoury, mess, { ...office, name: 'Captain’s room' }, { ...guards }, store],
  armoury: [
    room(
      'Fletcher’s room',
      [
        ['row', 'desk', 2],
        ['add', 'barrel', 2],
        ['add', 'crate', 1],
        ['add', 'target', 1],
      ],
      ['Every shaft is true but one sheaf, and it is marked.', 'Goose feathers drift up at every step.'],
    ),
    room(
      'Smithy',
      [
        ['add', 'forge', 1],
        ['add', 'anvil', 1],
        ['add', 'barrel', 1],
      ],
      ['A blade lies half ground, with a name on it.', 'The coals are warm.'],
      'cobble',
    ),
    { ...guards },
    store,
  ],
  stable: [
    room(
      'Tack room',
      [
        ['row', 'shelf', 3],
        ['add', 'chest', 1],
        ['add', 'rope', 2],
        ['add', 'stool', 1],
      ],
      ['A saddle with a coat of arms has been pushed behind the others.', 'One bridle is made for no horse.'],
    ),
    room(
      'Hay store',
      [
        ['add', 'hay', 7],
        ['add', 'sacks', 2],
      ],
      ['Somebody sleeps here, and leaves before dawn.', 'The hay has been stacked around something square.'],
      'earth',
    ),
    { ...bedroom, name: 'Groom’s room' },
    store,
  ],
  warehouse: [
    { ...office, name: 'Counting room' },
    room(
      'Locked store',
      [
        ['add', 'chest', 2],
        ['add', 'crate', 3],
        ['add', 'cage', 1],
      ],
      ['Held for the customs, who have never asked for it.', 'One crate knocks back.'],
      'cobble',
    ),
    { ...bedroom, name: 'Watchman’s room' },
    store,
  ],
  kitchen: [
    room(
      'Pantry',
      [
        ['row', 'shelf', 4],
        ['add', 'sacks', 2],
        ['add', 'urn', 2],
      ],
      ['A whole pie is missing, and so is the dish.', 'Rat traps, all sprung, all empty.'],
      'tile',
    ),
    room(
      'Scullery',
      [
        ['add', 'trough', 1],
        ['add', 'barrel', 2],
        ['row', 'shelf', 1],
        ['add', 'stool', 1],
      ],
      ['The drain is wide enough for a child.', 'Nobody looks up from the dishes.'],
      'tile',
    ),
    room(
      'Larder',
      [
        ['add', 'barrel', 4],
        ['add', 'crate', 2],
        ['add', 'table', 1],
      ],
      ['Hooks in a row; one of them still swings.', 'Ice from the hills, and something put away in it.'],
      'cobble',
    ),
    { ...bedroom, name: 'Cook’s room' },
  ],
  cellar: [
    room(
      'Old vintages',
      [
        ['row', 'shelf', 4],
        ['add', 'keg', 2],
        ['add', 'web', 2],
        ['add', 'candles', 1],
      ],
      ['The oldest bottle is newer than its dust.', 'A year is missing from the shelf, and from the chronicle.'],
      'cobble',
    ),
    room(
      'Tasting room',
      [
        ['seats', 1],
        ['add', 'barrel', 2],
        ['add', 'candles', 1],
        ['add', 'rug', 1],
      ],
      ['Two glasses; one has not been touched.', 'The cork smells of almonds.'],
    ),
    store,
    room(
      'Cask store',
      [
        ['row', 'keg', 4],
        ['add', 'barrel', 4],
      ],
      ['One cask is hung on hinges.', 'The cooper’s mark on the last cask is false.'],
      'cobble',
    ),
  ],
  treasury: [
    room(
      'Regalia',
      [
        ['row', 'display-case', 3],
        ['add', 'statue', 1],
        ['add', 'rug', 1],
      ],
      ['The crown in the case is glass.', 'One cushion bears the print of what was taken.'],
    ),
    { ...guards },
    room(
      'Counting room',
      [
        ['row', 'desk', 2],
        ['add', 'chest', 2],
        ['add', 'coins', 1],
        ['add', 'candles', 1],
      ],
      ['The sum at the foot of the page has been changed.', 'The clerk’s stool is chained to the wall.'],
    ),
    { ...store, name: 'Plate room' },
  ],
  laboratory: [
    room(
      'Library',
      [
        ['row', 'bookshelf', 4],
        ['add', 'desk', 1],
        ['add', 'rug', 1],
      ],
      ['A chained folio turns its own pages.', 'The notes stop at the word “success”.'],
      'planks',
    ),
    room(
      'Specimens',
      [
        ['row', 'shelf', 3],
        ['add', 'cage', 2],
        ['add', 'skeleton', 1],
      ],
      ['Something in the third jar looks back.', 'The smallest cage has the largest lock.'],
    ),
    room(
      'Furnace room',
      [
        ['add', 'forge', 1],
        ['add', 'barrel', 2],
        ['add', 'ore', 1],
      ],
      ['The slag in the pan is not quite lead.', 'It is hot here, and the fire is out.'],
      'cobble',
    ),
    { ...bedroom, name: 'Bedchamber' },
  ],
  'torture chamber': [
    room(
      'Holding cell',
      [
        ['row', 'chains', 3],
        ['add', 'hay', 2],
        ['add', 'bones', 1],
      ],
      ['Someone whispers a name that is not yours.', 'Scratches count the days: they stop at 211.'],
      'cobble',
    ),
    { ...guards, name: 'Gaolers’ room' },
    room(
      'Tool store',
      [
        ['row', 'shelf', 2],
        ['add', 'chains', 2],
        ['add', 'crate', 2],
      ],
      ['Everything hangs in order of size.', 'One hook is empty, and wet.'],
    ),
    { ...office, name: 'Inquisitor’s room' },
  ],
  'summoning chamber': [
    room(
      'Robing room',
      [
        ['row', 'wardrobe', 2],
        ['add', 'bench', 1],
        ['add', 'candles', 1],
      ],
      ['Thirteen robes; one of them is a child’s.', 'The hoods have no holes for eyes.'],
    ),
    room(
      'Holding cell',
      [
        ['add', 'cage', 2],
        ['row', 'chains', 2],
        ['add', 'hay', 1],
      ],
      ['The last guest left a prayer on the wall.', 'The straw is fresh. Somebody is expected.'],
      'cobble',
    ),
    room(
      'Reliquary',
      [
        ['add', 'altar', 1],
        ['add', 'skeleton', 1],
        ['add', 'urn', 2],
        ['add', 'chest', 1],
      ],
      ['The skull is older than the people who pray to it.', 'The box is warm.'],
    ),
    { ...store },
  ],
}
