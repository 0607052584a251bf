import type { Facet } from '../../contract/prompts.ts'
import { figureLexicon, placeEntries } from '../figures/lexicon.ts'
import type { Entry, Lexicon } from '../prompt/lexicon.ts'
import { families } from './families.ts'

const beasts: Entry[] = families.map(({ concept, words, exact }) => ({
  concept,
  facet: 'subject',
  words,
  label: words[0],
  ...(exact ? { kinds: [] } : {}),
  subject: concept === 'beast' ? 5 : concept === 'cultist' || concept === 'hag' ? 8 : 10,
}))

const feature = (concept: string, words: string, facet: Facet = 'feature'): Entry => ({
  concept,
  facet,
  words: words.split(',').map((word) => word.trim()),
  kinds: [],
})

const features: Entry[] = [
  feature('eyes', 'eye, eyed, gaze'),
  feature('glowing-eyes', 'glowing eyes, burning eyes, shining eyes, fiery eyes, glowing red eyes'),
  feature('horns', 'horn, horned, antler, antlered'),
  feature('wings', 'wing, winged'),
  feature('wingless', 'wingless'),
  { ...feature('heads', 'head, headed'), label: 'head' },
  feature('eyestalks', 'eyestalk, eye stalk, stalk'),
  feature(
    'open-mouth',
    'roaring, snarling, howling, screaming, hissing, open mouth, gaping maw, maw, snapping, growling, biting, jaws, sharp teeth, teeth, fangs, fanged, toothy, drooling',
  ),
  feature('fire-breath', 'breathing fire, fire breath, fire breathing, breathes fire, breathing flames, spewing fire'),
  feature('flames', 'flame, fire'),
  feature('claws', 'claw, clawed, talon'),
  feature('scales', 'scale, scaled, scaly, hide'),
  feature('fur', 'fur, furred, furry, pelt, mane, coat'),
  feature('feathers', 'feather, feathered, plumage'),
  feature('skin', 'skin, skinned'),
  feature('belly', 'belly, underbelly'),
  feature('tentacles', 'tentacled, tentacles'),
  feature('stripes', 'stripe, striped'),
  feature('spots', 'spotted, spots'),
  feature('rotten', 'rotten, rotting, decaying, putrid, festering'),
  feature(
    'fierce',
    'angry, fierce, furious, ferocious, menacing, enraged, savage, vicious, terrifying, deadly, monstrous, fearsome',
  ),
]

/** What humanoid monsters wear and carry, by the figures' own words. */
const worn = figureLexicon.entries.filter(
  (entry) =>
    entry.facet === 'feature' &&
    !features.some((own) => own.concept === entry.concept) &&
    !['fur', 'scales', 'raven', 'owl', 'parrot', 'fish', 'skull', 'gape', 'hair'].includes(entry.concept),
)

/** Families, the features of their bodies, what the humanoid among them wear, and places. */
export const monsterLexicon: Lexicon = {
  entries: [...beasts, ...features, ...worn, ...placeEntries],
  shared: ['colour', 'material', 'mood', 'weather', 'time', 'season', 'feature'],
}
