/**
 * How a thing is held: shown in a fist before the breast, upright in a fist at the waist, on a palm, hanging from a hand, on both palms,
 * along a forearm, on the hip, on the head, across the shoulders.
 */
export type Way = 'shown' | 'fist' | 'palm' | 'hung' | 'both' | 'arms' | 'hip' | 'head' | 'shoulders'

/** Things that people hold, by the words for them and how they are held; props.ts has what they look like. */
export const propWords = {
  daisy: ['shown', 'daisy, daisies, chamomile, marguerite, ox eye daisy'],
  lily: ['shown', 'lily, lilies, white lily, iris flower, calla lily'],
  tulip: ['shown', 'tulip, tulips, crocus'],
  sunflower: ['shown', 'sunflower, sunflowers'],
  poppy: ['shown', 'poppy, poppies, red poppy, anemone, hibiscus, wildflower, carnation, buttercup, marigold'],
  thistle: ['shown', 'thistle, thistles'],
  lavender: ['shown', 'lavender, sprig of lavender, heather, bluebell, bluebells, foxglove, hyacinth, lupin'],
  dandelion: ['shown', 'dandelion, dandelion clock, dandelion puff'],
  bouquet: [
    'shown',
    'bouquet, bunch of flowers, bouquet of flowers, posy, bouquet of roses, bridal bouquet, wildflowers, basket of flowers, armful of flowers, bunch of roses, nosegay, wild flowers',
  ],
  branch: [
    'shown',
    'olive branch, branch, twig, laurel branch, palm frond, palm branch, mistletoe, holly, bough, sprig of holly, fern',
  ],
  clover: ['shown', 'four leaf clover, four leafed clover, clover leaf, shamrock, oak leaf, maple leaf, autumn leaf'],
  sapling: [
    'both',
    'sapling, seedling, potted plant, pot plant, flower pot, flowerpot, plant pot, cactus, bonsai, plant in a pot',
  ],
  kite: ['shown', 'kite, paper kite, flying a kite'],
  pinwheel: ['shown', 'pinwheel, toy windmill, whirligig, paper windmill'],
  gavel: ['shown', "gavel, judge's hammer"],
  clock: ['both', 'clock, mantel clock, alarm clock, brass clock, wooden clock, cuckoo clock, broken clock, old clock'],
  teddy: [
    'arms',
    'teddy bear, teddy, stuffed bear, toy bear, stuffed toy, stuffed animal, plush bear, plush toy, cuddly toy, toy rabbit, stuffed rabbit',
  ],
  marionette: ['hung', 'marionette, puppet, string puppet, wooden puppet, puppet on strings'],
  'toy-horse': [
    'both',
    'wooden horse, toy horse, rocking horse, little wooden horse, carved horse, hobby horse, toy pony',
  ],
  'toy-ship': [
    'both',
    'toy boat, toy ship, model ship, model boat, ship in a bottle, wooden boat toy, little wooden boat, paper boat',
  ],
  'toy-soldier': ['shown', 'nutcracker, toy soldier, tin soldier, toy knight, wooden soldier'],
  balloon: ['shown', 'balloon, red balloon, balloons'],
  'spinning-top': ['palm', 'spinning top, top toy, whipping top'],
  ball: [
    'both',
    'leather ball, toy ball, ball in her hands, ball in his hands, playing ball, red ball, a ball, beach ball, rubber ball, football, snowball, ball of yarn, ball of wool, cannonball',
  ],
  yoke: [
    'shoulders',
    'yoke, shoulder yoke, yoke and pails, yoke and buckets, yoke with two pails, carrying pole, milk yoke',
  ],
  distaff: ['shown', 'distaff, spindle, drop spindle, spool, spool of thread, bobbin'],
  sceptre: ['fist', 'sceptre, scepter, royal sceptre, golden sceptre, golden scepter, royal scepter, orb and sceptre'],
  lollipop: ['shown', 'lollipop, candy apple, toffee apple, candy cane, lollypop'],
  cake: [
    'both',
    'cake, birthday cake, wedding cake, chocolate cake, cupcake, layer cake, gingerbread, pudding, tart, pastry',
  ],
  pretzel: ['shown', 'pretzel, bagel, doughnut, donut'],
  grapes: ['shown', 'grapes, bunch of grapes, cluster of grapes, berries, cherries'],
  carrot: ['shown', 'carrot, carrots, bunch of carrots, parsnip, leek, leeks, celery, asparagus, radishes'],
  garlic: ['hung', 'garlic, string of garlic, string of onions, onions, onion, garlands of garlic'],
  corn: ['shown', 'corn cob, ear of corn, corn on the cob, maize, banana, cucumber'],
  lemon: ['palm', 'lemon, lemons, pomegranate, coconut, tomato, orange fruit'],
  pineapple: ['both', 'pineapple, durian, artichoke'],
  lobster: ['fist', 'lobster, crayfish, crawfish'],
  pigshead: ['both', "pig's head, pigs head, boar's head, boars head, hog's head, severed pig head, roast pig's head"],
  'dead-fowl': [
    'hung',
    'plucked chicken, plucked goose, dead chicken, dead goose, dead duck, dead pheasant, pheasant, brace of pheasants, grouse, partridge, quail',
  ],
  nest: ['both', "bird's nest, birds nest, nest, bird nest, nest of eggs"],
  shell: ['palm', 'seashell, sea shell, conch, conch shell, shell, scallop, oyster, clam, nautilus'],
  starfish: ['shown', 'starfish, sea star, golden star, paper star'],
  anchor: ['shown', 'anchor, ship anchor, iron anchor'],
  wheel: ['both', 'wagon wheel, cart wheel, cartwheel, wooden wheel, spoked wheel, broken wheel'],
  globe: [
    'both',
    'globe, world globe, terrestrial globe, celestial globe, armillary sphere, snow globe, model of the world',
  ],
  framed: [
    'both',
    'framed portrait, framed picture, framed painting, picture frame, small painting, portrait of his wife, portrait of her husband, locket portrait, painting of a woman, painting of a man, oil painting, icon, holy icon',
  ],
  sign: [
    'both',
    'signboard, placard, wanted poster, poster, tavern sign, proclamation board, chalkboard, stone tablet, clay tablet',
  ],
  cross: [
    'shown',
    'crucifix, wooden cross, cross held aloft, processional cross, iron cross, silver cross, golden cross',
  ],
  rosary: ['hung', 'rosary, prayer beads, string of beads, worry beads, rosary beads'],
  teapot: ['shown', 'teapot, tea pot, coffee pot, coffeepot, samovar'],
  teacup: ['palm', 'teacup, tea cup, cup of tea, cup and saucer, cup of coffee, tea'],
  ribbon: [
    'hung',
    'ribbon, ribbons, silk ribbon, garland of ribbons, sash of silk, measuring tape, tape measure, streamer, streamers',
  ],
  bolt: [
    'arms',
    'roll of cloth, bolt of cloth, bolt of silk, rolls of silk, bolts of cloth, bolt of linen, bolt of fabric, roll of fabric, roll of carpet, rolled carpet, rolled rug, roll of silk, rolls of cloth, bolts of silk, bolt of velvet, bale of cloth',
  ],
  jar: [
    'both',
    'jar, clay jar, urn, amphora, vase, clay pot, glass vase, glass jar, pot of honey, honey pot, jar of honey, cookie jar, pickle jar, flower vase, porcelain vase, pot, funeral urn, ginger jar',
  ],
  ladder: ['fist', 'ladder, wooden ladder, stepladder, step ladder'],
  duster: ['shown', 'feather duster, duster of feathers, ostrich feather duster'],
  slingshot: ['shown', 'slingshot, catapult toy, sling shot, boomerang'],
  horseshoe: ['shown', 'horseshoe, horse shoe, iron shoe, lucky horseshoe'],
  heart: [
    'palm',
    'human heart, beating heart, paper heart, bleeding heart, glass heart, heart in his hand, heart in her hand, heart in her hands, heart in his hands, heart shaped box',
  ],
  bonedry: ['shown', 'thigh bone, bone in his hand, gnawed bone, dog bone, femur, big bone, jawbone'],
  lampion: ['shown', 'paper lantern, red lantern, lampion, chinese lantern, paper lamp, sky lantern'],
  sheets: [
    'both',
    'stack of books, pile of books, books, stack of papers, pile of papers, armful of books, heap of books, papers, documents',
  ],
  gift: ['both', 'gift, gift box, wrapped present, wrapped gift, parcel, package, hat box, hatbox'],
  cushion: [
    'both',
    'cushion, pillow, velvet cushion, satin pillow, crown on a cushion, ring on a cushion, silk pillow, velvet pillow',
  ],
  'hip-basket': [
    'hip',
    'basket on her hip, basket on his hip, laundry basket, basket of laundry, basket of washing, basket of linen, basket on one hip, washing basket, wash basket, basket of wet linen',
  ],
  'hip-jar': [
    'hip',
    'jar on her hip, jar on his hip, jug on her hip, pitcher on her hip, water jar on her hip, amphora on her hip',
  ],
  'head-jar': [
    'head',
    'jar on her head, jar on his head, pot on her head, pot on his head, water jar on her head, jug on her head, urn on her head, pitcher on her head, water pot on her head, amphora on her head, vase on her head, jar on their head, bucket on her head, bucket on his head',
  ],
  'head-basket': [
    'head',
    'basket on her head, basket on his head, basket of fruit on her head, bundle on her head, bundle on his head, tray on her head, tray on his head, basket of bread on her head, basket of fish on his head, basket of bread on his head, basket of fish on her head, books on her head, book on her head, stack of books on her head, stack of books on his head',
  ],
  loaves: ['arms', 'armful of bread, armful of loaves, baguettes, baguette, basket of loaves, three loaves'],
  'firefly-jar': [
    'both',
    'jar of fireflies, glowing jar of fireflies, firefly jar, glowing jar, jar of light, jar of stars, jar of glowing fireflies, bottled lightning, jar of will o wisps, jar of glowing moths, jar with fireflies',
  ],
  'cheese-wheel': [
    'both',
    'wheel of cheese, cheese wheel, round of cheese, huge wheel of cheese, whole cheese, big wheel of cheese, giant wheel of cheese, wheels of cheese',
  ],
  'key-ring': [
    'hung',
    'ring of keys, bunch of keys, set of keys, key ring, keyring, iron keys, ring of iron keys, ring of rusty keys, large ring of keys',
  ],
  'sweep-brush': ['fist', 'chimney brush, sweep brush, long brush, chimney sweep brush, flue brush'],
  'cage-of-rats': [
    'hung',
    'cage of rats, caged rat, caged rats, rat cage, rat in a cage, rats in a cage, cage full of rats, cage with a rat',
  ],
  abacus: ['both', 'abacus, counting frame'],
} as const satisfies Record<string, readonly [way: Way, words: string]>

export type PropKind = keyof typeof propWords
export const propKinds = Object.keys(propWords) as PropKind[]
export const isProp = (kind: string): kind is PropKind => kind in propWords
export const wayOfProp = (kind: PropKind): Way => propWords[kind][0]
