/**
 * What stands nearest to a word that is often asked for and not drawn, where the dictionary has nothing like it or something
 * that nobody would take for it: the first that the category draws is told. By the singular.
 */
const told = `
airport: harbour, market square
abacus: beads, scroll
avalanche: snowstorm, snow, boulder
billboard: sign, banner
binoculars: spyglass, telescope
bicycle: horse, donkey, cart, wagon
boomerang: throwing axe, club, sickle
briefcase: satchel, bag, chest
canal: river, stream
confetti: petals, sparks, feathers
dam: bridge, wall, waterfall
elevator: spiral staircase, stairs, ladder
escalator: stairs, staircase
geyser: hot spring, waterfall
glacier: ice, snowfield, iceberg
gramophone: music box, horn
greenhouse: cottage, garden, house
handcuffs: chains, chain, shackles
helicopter: airship, ship
hospital: temple, infirmary
igloo: hut, cottage
jacuzzi: bath, bathtub, pool
jellyfish: octopus, squid
jetty: pier, dock, quay
kangaroo: deer, hare
kite: banner, flag
moped: horse, donkey, cart
motorway: road
necktie: scarf, cloak
oasis: lake, pond, palm tree
platypus: otter, beaver, badger, bear
quarry: mine, cliff, cave
sink: basin, barrel, well
skyscraper: tower
snorkel: mask
thermometer: vial, flask, hourglass
toothbrush: brush, comb
trampoline: table, bed
tram: wagon, cart, carriage
typewriter: book, scroll
umbrella: staff, walking stick
vineyard: orchard, field, garden
walrus: seal, bear
wheelchair: chair, throne
zoo: park, garden, stable
`

export const likenesses: ReadonlyMap<string, readonly string[]> = new Map(
  told
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', words = ''] = line.split(': ')
      return [word, words.split(', ')] as const
    }),
)
