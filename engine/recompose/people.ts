import { acts } from '../figures/acts.ts'
import { companionKinds } from '../figures/companions/kinds.ts'
import { craftNames } from '../figures/crafts.ts'
import { ancestries, callings } from '../figures/lexicon.ts'
import { beardConcepts, hairConcepts } from '../figures/looks.ts'
import { moodNames } from '../figures/moods.ts'
import { extraKinds, furnitureKinds, garmentKinds, gearKinds, headwearKinds, wrapKinds } from '../figures/scene.ts'
import type { Mention } from '../prompt/brief.ts'
import type { Path } from './graft.ts'

const named = (concepts: readonly string[]): ReadonlySet<string> => new Set(concepts)
const garments = named(garmentKinds)
const wraps = named([...wrapKinds, 'hood'])
const headwear = named([...headwearKinds, 'hood'])
const extras = named([...extraKinds, 'barefoot'])
const gear = named(gearKinds)
const furniture = named(furnitureKinds)
const peoples = named(ancestries.map(({ concept }) => concept).filter((concept) => concept !== 'human'))
const trades = named(callings.map(({ concept }) => concept))
const deeds = named([...acts, ...craftNames, 'raised-weapon', 'drawing'])
const beasts = named(companionKinds.map(({ concept }) => concept))
const hairColours = named(['blond', 'redhead', 'brunette', 'raven-hair', 'grey-hair'])
const hairStyles = named([...hairConcepts.map(([concept]) => concept), 'wig'])
const hairs = named(['hair', ...hairColours, ...hairStyles])
const beards = named(['beard', ...beardConcepts.map(([concept]) => concept)])
const feelings = named([
  ...moodNames,
  'stern',
  'smiling',
  'sad',
  'angry',
  'sly',
  'bored',
  'drunk',
  'scared',
  'closed-eyes',
])
const ages = named(['young', 'adult', 'old', 'ancient', 'grizzled'])
const builds = named(['fat', 'thin', 'muscular', 'withered', 'tiny', 'small', 'large', 'huge', 'pregnant'])
const skins = named(['skin', 'dark-skin', 'tan-skin', 'pale-skin', 'east-asian', 'south-asian', 'levantine', 'nordic'])
const ornaments: Readonly<Record<string, readonly string[]>> = {
  necklace: ['necklace'],
  earrings: ['earrings'],
  'nose-ring': ['noseRing'],
  'finger-rings': ['rings'],
  glasses: ['glasses', 'eyewear'],
  mask: ['mask', 'beard?'],
  eyepatch: ['patch', 'patchDye', 'eyes.closed'],
  blind: ['eyes', 'traits'],
  eyes: ['eyes'],
  'glowing-eyes': ['eyes'],
  horns: ['horns'],
  'ram-horns': ['horns'],
  tusks: ['tusks'],
  fangs: ['fangs'],
  wings: ['wings'],
  halo: ['halo', 'radiance'],
  'golden-light': ['halo', 'radiance'],
  scar: ['complexion.scars'],
  tattoo: ['complexion.paint'],
  warpaint: ['complexion.paint'],
  freckles: ['complexion.freckles'],
}

/** All that somebody has on, and in their hands. */
const outfit = ['garments', 'extras', 'wrap', 'headwear', 'necklace', 'gear', 'mask']
/** What standing or sitting otherwise, or holding something else, brings with it. */
const bearing = ['pose', 'turn', 'gear', 'furniture', 'seat', 'eyes.closed', 'eyes.look', 'x', 'y', 'scale', 'whole']
/** What shows on somebody beside clothes and looks. */
const showing = [
  'state',
  'traits',
  'complexion.scars',
  'complexion.flush',
  'expression',
  'radiance',
  'patch',
  'eyes.closed',
]

/** What of a person a concept fills of which there is one. */
export function slotOfPerson(concept: string): string | undefined {
  if (trades.has(concept)) return 'calling'
  if (peoples.has(concept)) return 'people'
  if (garments.has(concept) && concept !== 'apron' && concept !== 'tabard') return 'garment'
  if (wraps.has(concept)) return 'wrap'
  if (headwear.has(concept)) return 'headwear'
  if (hairColours.has(concept)) return 'hair colour'
  if (hairStyles.has(concept)) return 'hair'
  if (beards.has(concept)) return 'beard'
  if (deeds.has(concept)) return 'deed'
  if (concept === 'male' || concept === 'female') return 'sex'
  if (feelings.has(concept)) return 'mood'
  return skins.has(concept) && concept !== 'skin' ? 'skin' : undefined
}

/** What of a person a word may change; the rest is who they are. */
function ofPerson({ concept, facet, modifiers }: Pick<Mention, 'concept' | 'facet' | 'modifiers'>): readonly string[] {
  if (trades.has(concept)) return [...outfit, 'furniture', 'pose', 'name', 'glasses', 'eyewear']
  if (peoples.has(concept))
    return [
      'name',
      'form',
      'complexion',
      'eyes',
      'ears',
      'tusks',
      'fangs',
      'horns',
      'hair?',
      'beard?',
      'build',
      'wings',
      'halo',
      'tail',
      'steed',
      'face',
      'whole',
      'y',
      'scale',
    ]
  if (concept === 'male' || concept === 'female')
    return ['face', 'build', 'beard', 'hair', 'eyes.lash', 'complexion.lips', 'garments', 'name']
  if (ages.has(concept)) return ['face', 'hair.colour', 'hair?', 'beard.colour', 'beard?', 'traits']
  if (builds.has(concept)) return ['build', 'face.flesh', 'scale', 'y', 'state']
  if (skins.has(concept)) return ['complexion.base', 'complexion.lips', ...(modifiers.length > 0 ? ['complexion'] : [])]
  if (hairs.has(concept)) return ['hair']
  if (beards.has(concept)) return ['beard']
  if (feelings.has(concept) || facet === 'mood')
    return ['expression', 'face.mouth', 'complexion.flush', 'eyes.look', 'eyes.closed', 'turn.head', 'state']
  if (ornaments[concept]) return ornaments[concept]
  const worn = [
    // Armour has its own gauntlets and shoulder plates.
    ...(garments.has(concept) ? ['garments', 'extras'] : []),
    ...(wraps.has(concept) ? ['wrap'] : []),
    // Hair and beards go under a helm, and come out of it again.
    ...(headwear.has(concept) ? ['headwear', 'hair?', 'beard?'] : []),
    ...(extras.has(concept) ? ['extras'] : []),
  ]
  if (worn.length > 0) return worn
  if (deeds.has(concept)) return [...bearing, 'expression', 'face.mouth']
  if (gear.has(concept)) return ['gear', 'pose', 'furniture']
  if (furniture.has(concept)) return ['furniture', 'gear', 'pose', 'x', 'y', 'scale', 'seat', 'whole']
  if (facet === 'colour' || facet === 'material') return ['garments', 'wrap', 'extras']
  return [...showing, 'garments', 'extras', 'wrap', 'headwear', 'gear']
}

/** What of a scene of people a word may change: `people` leads to each of them. */
export function roomOfPeople(mention: Pick<Mention, 'concept' | 'facet' | 'modifiers'>, people: Path): readonly Path[] {
  return ofPerson(mention).map((path) => `${people}.${path}`)
}

/** Whether a word is of a beast that goes with somebody. */
export const isCompanion = (concept: string): boolean =>
  beasts.has(concept) ||
  ['on-shoulder', 'at-heel', 'round-neck', 'on-fist', 'in-arms', 'bridle', 'saddle'].includes(concept)
