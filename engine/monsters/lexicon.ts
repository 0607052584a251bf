import type { Facet } from '../../contract/prompts.ts'
import { acts } from '../figures/acts.ts'
import { companionEntries } from '../figures/companions/kinds.ts'
import { figureLexicon, personKinds } from '../figures/lexicon.ts'
import { placeWords } from '../figures/places.ts'
import type { Entry, Lexicon } from '../prompt/lexicon.ts'
import { families } from './families.ts'
import { folk } from './folk.ts'
import type { BreathKind } from './scene.ts'

const beasts: Entry[] = families.map(({ concept, words, exact }) => ({
  concept,
  facet: 'subject',
  words,
  label: words[0],
  ...(exact ? { kinds: [] } : {}),
  subject: concept === 'beast' ? 5 : concept === 'cultist' || concept === 'hag' ? 8 : 10,
}))

/** People stand behind every monster as the subject of a prompt. */
const people: Entry[] = folk.map(({ concept, words }) => ({
  concept,
  facet: 'subject',
  words,
  label: words[0],
  ...(concept === 'human' ? { kinds: personKinds } : {}),
  subject: concept === 'human' ? 3 : 4,
}))

const feature = (concept: string, words: string, facet: Facet = 'feature'): Entry => ({
  concept,
  facet,
  words: words.split(',').map((word) => word.trim()),
  kinds: [],
})

/** What a body does: said of the whole picture, as its mood is, so that two dragons flying are two dragons. */
const bearing = (concept: string, words: string) => feature(concept, words, 'mood')

/** What is breathed out, by the words for it. */
const exhaled: Record<BreathKind, readonly string[]> = {
  fire: ['fire', 'flame', 'flames'],
  frost: ['frost', 'ice', 'cold', 'snow'],
  acid: ['acid', 'bile'],
  lightning: ['lightning', 'electricity', 'thunder'],
  poison: ['poison', 'poison gas', 'gas', 'poisonous gas', 'toxic gas', 'chlorine gas'],
  shadow: ['shadow', 'darkness', 'necrotic energy', 'death'],
  steam: ['steam', 'smoke'],
}

const breathsOf = (what: readonly string[]) =>
  what
    .flatMap((one) => [
      ...['breathing', 'breathes', 'spewing', 'spitting', 'spits', 'exhaling', 'belching', 'breath of'].map(
        (verb) => `${verb} ${one}`,
      ),
      ...['cone', 'blast', 'stream', 'cloud', 'bolt', 'jet', 'gout', 'torrent'].map(
        (form) => `breathing a ${form} of ${one}`,
      ),
      `${one} breath`,
      `${one} breathing`,
    ])
    .join(', ')

const features: Entry[] = [
  feature(
    'underwater',
    'underwater, under the sea, under water, under the water, under the waves, beneath the sea, beneath the waves, beneath the water, below the surface, deep sea, deep under the sea, sea floor, seabed, sea bed, ocean floor, in the deep, in the depths, bottom of the sea, bottom of the ocean, under the ocean, coral reef, sunken city, sunken ruins',
    'place',
  ),
  feature('eyes', 'eye, eyed, gaze'),
  feature('glowing-eyes', 'glowing eyes, burning eyes, shining eyes, fiery eyes, glowing red eyes'),
  feature('horns', 'horn, horned, antler, antlered'),
  feature('wings', 'wing, winged'),
  feature('wingless', 'wingless'),
  { ...feature('heads', 'head, headed'), label: 'head' },
  feature('web', 'web, cobweb, spider web, spiderweb, webbing, giant web, sticky web'),
  feature('runes', 'rune, runes, glyph, sigil, runic symbol, glowing rune, carved rune, arcane symbol, inscription'),
  feature('arms', 'arm, armed'),
  feature('legs', 'leg, legged'),
  feature('tails', 'tail, tailed'),
  feature('headless', 'headless, beheaded, decapitated, without a head'),
  feature('arrow', 'arrow, broken arrow, crossbow bolt'),
  feature('bones', 'bones, pile of bones, gnawed bones, heap of bones, scattered bones, human bones'),
  feature('skulls', 'pile of skulls, heap of skulls, skulls, human skulls, mound of skulls'),
  feature(
    'corpse',
    'corpse of a knight, dead knight, dead adventurer, fallen knight, body of a knight, slain knight, dead body, victim, fallen adventurer, slain adventurer, fallen hero, slain hero, dead soldier, fallen soldier, prey',
  ),
  feature('saddle', 'saddle, saddled, saddlecloth, riding saddle'),
  {
    ...feature(
      'starry',
      'nebula, galaxy, cosmic, star speckled, star flecked, star filled, star spangled, constellation, galactic, cosmos, of stars, of stardust, stardust, celestial',
    ),
    role: 'description',
    label: 'celestial',
  },
  bearing(
    'bursting',
    'bursting out, bursting from, bursting through, bursting, bursts out, bursts from, erupting, erupts, erupting from, emerging from the ground, emerging from the earth, emerging from the sand, emerging from the water, emerging from the sea, rising from the sea, rising from the water, rising from the lake, rising out of the water, clawing its way out, breaking out of, breaking through, bursting up',
  ),
  feature('eyestalks', 'eyestalk, eye stalk, stalk'),
  {
    ...bearing(
      'open-mouth',
      'roaring, snarling, howling, screaming, hissing, snapping, growling, biting, drooling, baying',
    ),
    label: 'roaring',
  },
  feature('open-mouth', 'open mouth, gaping maw, maw, jaws, sharp teeth, teeth, fangs, fanged, toothy'),
  ...Object.entries(exhaled).map(([kind, what]) => feature(`${kind}-breath`, breathsOf(what))),
  feature('breath', 'breath weapon, breathing'),
  bearing(
    'flying',
    'flying, flies, in flight, mid flight, soaring, swooping, hovering, airborne, gliding, wings spread, spread wings, wings outstretched, outstretched wings, spreading its wings, with spread wings, in the sky, through the sky, across the sky, in the air, taking flight, taking off, circling, diving, dives, diving from the sky, swooping down, flying over, flying above, soaring over, soaring above',
  ),
  bearing(
    'sleeping',
    'sleeping, asleep, sleeps, fast asleep, slumbering, dozing, napping, snoring, curled up, curled around, curled, coiled asleep, dormant, lying down, lying asleep, curled up asleep',
  ),
  bearing(
    'coiled',
    'coiled around, coiling around, coils around, coiled about, wrapped around, wrapping around, wraps around, wound around, winding around, entwined around, twined around, twisted around, coiled round, wrapped round, curled round',
  ),
  bearing(
    'rearing',
    'rearing, rearing up, rears up, rampant, on its hind legs, on hind legs, standing on its hind legs, reared up, rising up, towering, hood spread, raised head, head raised',
  ),
  bearing(
    'crouching',
    'striking, strikes, lunging, coiled to strike, crouching, crouched, lurking, prowling, stalking, pouncing, ready to pounce, about to pounce, creeping, ready to strike, on the prowl, stalking its prey, crouched low, crouching low',
  ),
  bearing(
    'perched',
    'perched, perching, roosting, perches, landing, alighting, landed, perched on, perched atop, perched high, perched on top of',
  ),
  feature('rock', 'rock, boulder, crag, ledge, rocky ledge, rocky outcrop, outcrop'),
  feature('branch', 'branch, bough, tree branch, dead branch'),
  feature(
    'hoard',
    'hoard, treasure hoard, dragon hoard, hoard of gold, hoard of treasure, treasure, pile of gold, pile of gold coins, pile of coins, pile of treasure, heap of gold, heap of coins, heap of treasure, mound of gold, mound of coins, mountain of gold, mountain of coins, mountain of treasure, bed of gold, bed of coins, gold coins, coins, gold pile, piles of gold',
  ),
  feature('flames', 'flame, fire'),
  bearing('swarm', 'swarm, flock, colony, murder, cloud of wings'),
  feature('claws', 'claw, clawed, talon'),
  feature(
    'ghostly',
    'ghostly, spectral, ethereal, phantasmal, incorporeal, translucent, astral, phantom like, see through, made of mist, made of moonlight, made of light',
  ),
  feature('skeletal', 'skeletal, bony, fleshless, made of bones, made of bone'),
  feature(
    'collar',
    'collar, spiked collar, iron collar, chain around its neck, chain round its neck, neck chain, silver chain, gold chain, golden chain, iron chain, chain collar, chain',
  ),
  feature('scales', 'scale, scaled, scaly, hide'),
  feature('fur', 'fur, furred, furry, pelt, coat'),
  feature('feathers', 'feather, feathered, plumage'),
  feature('skin', 'skin, skinned'),
  feature('shell', 'shell, carapace, chitin, exoskeleton'),
  feature('flesh', 'flesh'),
  feature('antennae', 'antenna, antennae, feeler'),
  feature('tongue', 'tongue, long tongue, forked tongue'),
  feature('tusks', 'tusk, tusked'),
  feature('belly', 'belly, underbelly, stomach'),
  feature('suckers', 'sucker'),
  feature('cracks', 'crack, cracks, seam, veins, vein, fissures, lava cracks'),
  feature('tentacles', 'tentacled, tentacles'),
  feature('stripes', 'stripe, striped'),
  feature('spots', 'spotted, spots'),
  feature('rotten', 'rotten, rotting, decaying, putrid, festering'),
  feature(
    'fierce',
    'angry, fierce, furious, ferocious, menacing, enraged, savage, vicious, terrifying, deadly, monstrous, fearsome',
  ),
]

/** Settings that are no place of a monster's, and words that are told of a body rather than of where it is. */
const notMet: ReadonlySet<string> = new Set([
  'underwater',
  'plain',
  'fire',
  'candlelight',
  'festival',
  'bakery',
  'ballroom',
])
const borne: ReadonlySet<string> = new Set(
  'vines,creeping vine,hanging vine,jungle vine,furnace,sand,bar,cell,desk,bed,tent,drain,noose,tiles of a roof,harvest,war,battle,execution,fair,court,stage,puddle,milestone,signpost,ledge,canopy,hedge,stall,booth,vault'.split(
    ',',
  ),
)

/** Where monsters are met: wherever people are, but for the sea floor, which is no backdrop. */
const places: Entry[] = Object.entries(placeWords)
  .filter(([place]) => !notMet.has(place))
  .map(([place, words]) => {
    const entry = feature(place, words, 'place')
    return { ...entry, words: entry.words.filter((word) => !borne.has(word)) }
  })

/** Words for the monsters themselves: a lobster in a fishwife's hands is a thing, here it is who is painted. */
const names = new Set(families.flatMap(({ words }) => [...words]))

/** What humanoid monsters wear and carry, by the figures' own words. */
const worn = figureLexicon.entries
  .filter(
    (entry) =>
      entry.facet === 'feature' &&
      // What people do with their hands is not looked for in beasts.
      !acts.some((act) => act === entry.concept) &&
      // Nor what goes with people.
      !companionEntries.includes(entry) &&
      !features.some((own) => own.concept === entry.concept) &&
      !['chainmail', 'fur', 'scales', 'raven', 'owl', 'parrot', 'skull', 'gape', 'hair', 'closed-eyes'].includes(
        entry.concept,
      ),
  )
  .map((entry) => ({ ...entry, words: entry.words.filter((word) => !names.has(word)) }))
  .filter(({ words }) => words.length > 0)

/** Families, people, the features of their bodies, what the humanoid among them wear, and places. */
export const monsterLexicon: Lexicon = {
  entries: [...beasts, ...people, ...features, ...worn, ...places],
  shared: ['colour', 'material', 'mood', 'weather', 'time', 'season', 'feature'],
}
