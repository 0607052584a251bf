import type { Creature } from '../../monsters/scene.ts'
import type { Rgb } from '../../paint/colour.ts'
import type { CompanionKind, Row, Spot } from './kinds.ts'

const dark: Rgb = [52, 40, 32]
const amber: Rgb = [214, 170, 60]
const white: Rgb = [236, 232, 222]
const cream: Rgb = [226, 214, 190]
const grey: Rgb = [128, 122, 116]
const brown: Rgb = [112, 78, 50]
const black: Rgb = [40, 38, 40]
const russet: Rgb = [176, 88, 40]

const small = (
  form: string,
  words: string,
  hide: Creature['hide'],
  colours: readonly Rgb[],
  tall: number,
  spot: Spot,
  more: Partial<CompanionKind> = {},
): Row => [form, words, 'critter', form, hide, colours, more.eyes ?? amber, tall, spot, more]

const fur = (form: string, words: string, colours: readonly Rgb[], tall: number, spot: Spot, belly: Rgb = cream) =>
  small(form, words, 'fur', colours, tall, spot, { belly, eyes: dark })
const bird = (form: string, words: string, colours: readonly Rgb[], tall: number, spot: Spot, belly?: Rgb) =>
  small(form, words, 'feathers', colours, tall, spot, belly ? { belly } : {})

/** Small creatures: how high they are in all, dm, larger than life where they would be lost beside a person. */
export const critterRows: Row[] = [
  fur('rabbit', 'rabbit, bunny, pet rabbit, coney', [[168, 132, 94], white, grey], 3.6, 'beside'),
  fur('hare', 'hare, jackrabbit, leveret', [[150, 112, 70]], 4.6, 'beside'),
  small('lamb', 'lamb, lost lamb, newborn lamb, little lamb', 'fur', [[238, 232, 218]], 5, 'beside', {
    belly: white,
    eyes: dark,
  }),
  small('sheep', 'sheep, ram, ewe', 'fur', [[226, 218, 200]], 8, 'beside', { belly: white, eyes: dark }),
  fur(
    'kid',
    'kid goat, baby goat, goat kid, little goat, young goat, newborn kid, bleating kid, lost kid, orphaned kid, white kid, black kid, brown kid, spotted kid, newborn goat, kid across her shoulders, kid across his shoulders, kid over his shoulders, kid over her shoulders, kid under her arm, kid under his arm',
    [white, [150, 112, 74]],
    5,
    'beside',
    white,
  ),
  fur('puppy', 'puppy, pup, little dog, lapdog, small dog', [[186, 140, 88], [70, 54, 44], white], 3.8, 'beside'),
  fur('kitten', 'kitten', [[206, 140, 70], [120, 116, 114], black], 3.2, 'beside', white),
  fur('fox-cub', 'fox cub, fox kit, baby fox', [russet], 3.8, 'beside', white),
  small('piglet', 'piglet, suckling pig, little pig, pet pig, baby pig', 'skin', [[232, 172, 156]], 3.6, 'beside', {
    belly: [240, 194, 180],
    eyes: dark,
  }),
  fur('squirrel', 'squirrel, chipmunk, red squirrel', [[170, 92, 44]], 3.2, 'shoulder', white),
  fur('hedgehog', 'hedgehog, porcupine', [[112, 88, 66]], 2.2, 'palms', [206, 178, 140]),
  fur('badger', 'badger', [[112, 110, 110]], 4, 'beside', [62, 58, 58]),
  fur('otter', 'otter, beaver, sea otter, river otter, seal pup', [[104, 74, 52]], 4.2, 'beside', [206, 184, 152]),
  fur('ferret', 'ferret, weasel, stoat, mink, polecat, mongoose', [[178, 138, 92]], 2.4, 'shoulder', white),
  fur('mouse', 'mouse, pet mouse, mice', [[146, 132, 120], white], 2, 'palms', [214, 190, 176]),
  fur('fawn', 'fawn, young deer', [[168, 112, 66]], 6.4, 'beside'),
  fur('bear-cub', 'bear cub, little bear', [brown], 5, 'beside', [150, 112, 76]),
  fur('raccoon', 'raccoon, racoon', [[118, 112, 108]], 4, 'beside', [190, 184, 176]),
  small('monkey', 'monkey, pet monkey, capuchin, marmoset', 'fur', [[98, 66, 42]], 4.6, 'shoulder', {
    belly: [222, 180, 140],
    eyes: dark,
  }),
  small('turtle', 'tortoise, turtle, terrapin', 'flesh', [[96, 104, 56]], 1.9, 'beside', { belly: [140, 150, 84] }),
  small('frog', 'toad, frog, bullfrog', 'flesh', [[92, 134, 58]], 2.1, 'shoulder', { belly: [206, 206, 150] }),
  small('snail', 'snail, giant snail', 'flesh', [[176, 116, 66]], 2, 'palms', { belly: [176, 160, 128] }),
  small(
    'butterfly',
    'butterfly, butterflies, moth',
    'flesh',
    [
      [226, 120, 36],
      [70, 130, 206],
    ],
    2.2,
    'palms',
  ),
  small('crab', 'crab', 'flesh', [[196, 76, 44]], 2.4, 'palms', { eyes: dark }),
  small(
    'fish',
    'trout, salmon, carp, pike fish, herring, large fish, big fish',
    'scales',
    [[150, 158, 150]],
    2,
    'arms',
    {
      belly: [226, 222, 208],
    },
  ),
  small('octopus', 'octopus, squid, baby kraken', 'flesh', [[176, 84, 80]], 3.4, 'palms', { belly: [226, 176, 160] }),
  ['raven', 'raven, crow, jackdaw, rook', 'critter', 'crow', 'feathers', [[40, 42, 54]], amber, 3.4, 'shoulder'],
  [
    'owl',
    'owl, barn owl, snowy owl, tawny owl, pet owl, horned owl, little owl',
    'critter',
    'little-owl',
    'feathers',
    [[150, 116, 78]],
    [236, 182, 50],
    3.4,
    'shoulder',
    { belly: [226, 206, 168] },
  ],
  [
    'parrot',
    'parrot, macaw, cockatoo, parakeet',
    'critter',
    'macaw',
    'feathers',
    [
      [196, 44, 36],
      [52, 150, 66],
    ],
    amber,
    3.4,
    'shoulder',
  ],
  bird('gull', 'seagull, gull, sea gull, albatross, tern', [[240, 238, 234]], 3.8, 'beside'),
  bird('pigeon', 'pigeon, carrier pigeon, messenger pigeon', [[140, 144, 156]], 3.2, 'fist'),
  bird('dove', 'dove, white bird, white dove', [[238, 236, 230]], 3.2, 'fist'),
  bird(
    'songbird',
    'songbird, canary, bird, little bird, small bird, baby bird, finch, sparrow, bluebird, nightingale, lark, wren, swallow, thrush, starling, blackbird, cuckoo, linnet, goldfinch',
    [
      [214, 176, 58],
      [66, 116, 186],
    ],
    2.4,
    'fist',
  ),
  bird('robin', 'robin, redbreast', [[132, 106, 78]], 2.4, 'fist'),
  bird('magpie', 'magpie', [[34, 36, 44]], 3.6, 'shoulder'),
  bird(
    'hawk',
    'hawk, falcon, eagle, kestrel, bird of prey, gyrfalcon, peregrine, golden eagle, vulture, buzzard, osprey',
    [[112, 80, 54]],
    4.2,
    'fist',
    [222, 204, 170],
  ),
  bird('peacock', 'peacock, peahen', [[30, 84, 150]], 8.6, 'beside'),
  bird('swan', 'swan, cygnet', [[240, 238, 232]], 8, 'beside'),
  bird('goose', 'goose, geese, gander', [[236, 232, 222]], 6.4, 'beside'),
  bird('duck', 'duck, white duck, pet duck', [[238, 232, 216]], 4, 'beside'),
  bird('mallard', 'mallard, drake duck, wild duck', [[150, 136, 120]], 4, 'beside'),
  bird(
    'hen-bird',
    'pet chicken, pet hen, hen under her arm, hen under his arm, chicken under her arm, chicken under his arm',
    [[186, 112, 58], white],
    4.4,
    'arms',
  ),
  bird('heron', 'heron, crane, egret, ibis', [[150, 160, 172]], 9.4, 'beside'),
  bird('stork', 'stork, flamingo', [[240, 238, 232]], 9.4, 'beside'),
  bird('pelican', 'pelican', [[238, 232, 222]], 7, 'beside'),
  bird('turkey', 'turkey', [[78, 60, 50]], 6, 'beside'),
  bird('penguin', 'penguin', [[44, 48, 58]], 5.4, 'beside'),
]
