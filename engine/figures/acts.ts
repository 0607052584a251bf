import { asksFor, type Brief } from '../prompt/brief.ts'
import { crafts, type Way, wayOf } from './crafts.ts'
import { type DeedName, deedNames, deedOf, deeds, type Stance } from './deeds.ts'
import { type GearKind, gearKinds } from './scene.ts'

/** What somebody may be seen to do with body and hands, with the words that ask for it. */
export const actWords = {
  'arms-crossed': 'arms crossed, crossed arms, arms folded, folded arms, crossing his arms, crossing her arms',
  praying:
    'praying, prays, in prayer, prayer, fingers steepled, steepled fingers, steepling his fingers, steepling her fingers, hands together in prayer, deep in prayer, hands clasped in prayer',
  pointing: 'pointing, points, pointing ahead, pointing at us',
  waving: 'waving, greeting, hailing, waving hello, waving goodbye',
  summoning:
    'arms outstretched, outstretched arms, arms spread, arms wide, conjuring, summoning, channeling, channelling, invoking',
  kneeling:
    'kneeling, kneels, knelt, on one knee, on his knees, on her knees, genuflecting, on hands and knees, on all fours',
  sitting: 'sitting, sits, seated, enthroned, on a throne, sitting on a throne, on a stool, in a chair, on a chair',
  thinking: 'thinking, pondering, hand on chin, thoughtful, pensive, stroking his beard, contemplating',
  weeping: 'weeps, sobbing, in tears, mourning',
  laughing: 'laughs, roaring with laughter, guffawing, cackling',
  saluting: 'saluting, salutes, shading his eyes, shading her eyes',
  reading: 'reading, reads, studying, poring over',
  drinking: 'drinking, drinks, quaffing, sipping, sips, swigging, gulping',
  sneaking:
    'sneaking, sneaks, creeping, crouching, crouches, crouched, lurking, prowling, stalking, skulking, tiptoeing',
  charging: 'charging, charges, running, runs, sprinting, lunging, lunges, attacking, fleeing, chasing',
  bowing: 'bowing, bows low, taking a bow, curtsying, curtseying',
  'hands-on-hips': 'hands on hips, hands on his hips, hands on her hips, hands on their hips, arms akimbo, akimbo',
  dancing: 'dancing, dances, twirling, pirouetting, prancing',
  shrugging: 'shrugging, shrugs',
  swearing: 'hand on heart, hand on his heart, hand on her heart, hand on chest, swearing an oath, pledging',
  cheering: 'cheering, cheers, victorious, arms raised, in triumph, rejoicing, celebrating',
  surrendering: 'surrendering, hands up, hands in the air, yielding',
  aiming:
    'aiming, aims, drawing a bow, drawing her bow, drawing his bow, draws a bow, draws her bow, draws his bow, drawing a longbow, drawing his longbow, drawing her longbow, draws a longbow, bow drawn, drawn bow, shooting, shoots, firing, fires, nocking an arrow, taking aim, takes aim',
  begging: 'begging, begs, pleading, pleads, imploring, beseeching, hand outstretched',
  whispering: 'whispering, whispers, muttering, gossiping',
  presenting: 'presenting, offering, handing over, holding out, offers, presents',
  warding: 'warding off, shielding his face, shielding her face, recoiling, fending off, cowering, cowers',
  flexing: 'flexing, flexing muscles, flexing his muscles, flexing her muscles, showing off',
  hammering: 'hammering, hammers, forging, striking the anvil, smashing',
  leaning:
    'leaning, leans, leaning on, slouching, lounging, resting both hands on, both hands on, hands resting on, resting her hands on, resting his hands on',
  strumming: 'strumming, plucking, singing, sings, performing',
  writing: 'writing, writes, scribbling, scribbles, penning, taking notes, copying a manuscript, transcribing',
  stirring: 'stirring, stirs, brewing, brews, cooking, ladling',
  gambling: 'gambling, gambles, playing dice, playing cards, rolling dice, throwing dice, dicing, playing at dice',
  warming: 'warming, warms',
  climbing: 'climbing, climbs, scaling, clambering',
  riding: 'riding, rides, rode, mounted, on horseback, astride, in the saddle',
  marching: 'marching, marches, walking, walks, strolling, striding, wandering, patrolling, on patrol',
  ...(Object.fromEntries(deedNames.map((name) => [name, deeds[name].words])) as Record<DeedName, string>),
} as const

const isGear = (concept: string): concept is GearKind => (gearKinds as readonly string[]).includes(concept)

export type Act = keyof typeof actWords
export const acts = Object.keys(actWords) as Act[]
const isAct = (concept: string): concept is Act => Object.hasOwn(actWords, concept)

/** Acts that need the legs to be seen, and those that need the hands. */
const ofLegs: readonly Act[] = [
  'kneeling',
  'sitting',
  'charging',
  'dancing',
  'bowing',
  'sneaking',
  'marching',
  'riding',
  'warming',
  'climbing',
  'stirring',
  'hammering',
]
const ofFace: readonly Act[] = ['thinking', 'weeping', 'laughing', 'whispering', 'saluting', 'drinking']

/** How much of somebody must be seen for what they do: all, down to below the waist, or the bust alone. */
export const framingOfAct = (act: Act): 'full' | 'knees' | 'waist' | 'bust' =>
  (act === 'aiming' || act === 'pointing' ? 'knees' : deedOf(act)?.shows) ??
  (ofLegs.includes(act) ? 'full' : ofFace.includes(act) ? 'bust' : 'waist')

/** What a face shows of what is done, where the words say no other mood. */
export const moodOfAct: Partial<Record<Act, string>> = {
  weeping: 'sad',
  laughing: 'smiling',
  cheering: 'smiling',
  waving: 'smiling',
  dancing: 'smiling',
  charging: 'angry',
  begging: 'sad',
  warding: 'scared',
  surrendering: 'scared',
  sneaking: 'sly',
  drinking: 'smiling',
}

/** Words of moods that say what is done as well. */
const felt: readonly (readonly [RegExp, Act])[] = [
  [/\b(?:weeping|crying)\b/i, 'weeping'],
  [/\blaughing\b/i, 'laughing'],
  [/\bshouting\b/i, 'shouting'],
  [/\bscreaming\b/i, 'screaming'],
]

/** What lamps cast, and fishermen. */
const shedding = /\bcast(?:s|ing)\s+(?:[\w-]+\s+){0,3}(?:lights?|shadows?|shade|glow|nets?|lines?)\b/i

const bladePoints =
  /\b(?:sword|longsword|rapier|sabre|saber|scimitar|dagger|blade|spear|lance|halberd|staff|pistol)s?\s+(?:is\s+)?point(?:ing|ed)\b/i

/** Dress that is slashed to show what is under it. */
export const slashedCloth =
  /\bslashed\s+(?:[\w-]+\s+){0,2}(?:sleeves?|doublets?|jerkins?|jackets?|tunics?|coats?|breeches|hose)\b/i

const raining = /\b(?:rain(?:s|ing)?|it(?:'s| is)?) pour(?:s|ing)\b|\bpouring (?:rain|down|with rain)\b/i

/** Whether what is lifted is something that a hand holds. */
const lifted = ({ mentions, prompt }: Brief): boolean =>
  !/\b(?:barrel|keg|crate|chest|boulder|rock|sack|log|anvil|barbell|weight|above|over)/i.test(prompt) &&
  mentions.some(({ concept }) => isGear(concept))

/** Whatever a brief has somebody do, in its order. */
function actsOf(brief: Brief): Act[] {
  return brief.mentions.flatMap(({ concept, words }) => {
    if (concept === 'casting' && shedding.test(brief.prompt)) return []
    // Rain pours by itself.
    if (concept === 'pouring' && raining.test(brief.prompt)) return []
    // A blade that points somewhere is held so; the hand beside it does not point.
    if (concept === 'pointing' && bladePoints.test(brief.prompt)) return []
    if (concept === 'swinging' && slashedCloth.test(brief.prompt)) return []
    if (concept === 'drawing') return asksFor(brief, 'bow', 'crossbow') ? ['aiming'] : []
    // What is light is lifted to be seen.
    if (concept === 'lifting' && lifted(brief)) return ['showing']
    const way = wayOf(concept, brief.prompt)
    if (way) return way.legs ? [way.legs, way.act] : [way.act]
    // A craft that is only named is not followed: "a skull painted on his shield".
    if (concept in crafts) return []
    const act = isAct(concept) ? concept : felt.find(([said]) => said.test(words))?.[1]
    return act ? [act] : []
  })
}

/** How what is done is done, where it is a craft. */
export const wayFor = (brief: Brief, act: Act): Way | undefined =>
  brief.mentions.flatMap(({ concept }) => wayOf(concept, brief.prompt) ?? []).find((way) => way.act === act)

/** Acts of the legs, which leave the hands free for another. */
const ofStance: readonly Act[] = [
  'kneeling',
  'sitting',
  'perching',
  'lounging',
  'leaning',
  'sneaking',
  'charging',
  'riding',
  'flying',
  'marching',
  'dancing',
]
export const isOfStance = (act: Act | undefined): boolean => act !== undefined && ofStance.includes(act)

/** Who sleeps or meditates sits for it, whatever else is said of sitting. */
const atRest: readonly Act[] = ['meditating', 'sleeping']

/** What a brief has somebody do: of several what the legs do, else the first. */
export function actOf(brief: Brief): Act | undefined {
  const all = actsOf(brief)
  const rest = all.find((act) => atRest.includes(act))
  if (rest && all.every((act) => act === rest || act === 'sitting' || act === 'leaning')) return rest
  // Whoever runs with what is stolen is seen to run.
  if (all.includes('sneaking') && all.includes('charging')) return 'charging'
  return all.find(isOfStance) ?? all[0]
}

/** What the hands do beside what the legs do. */
export function handsOf(brief: Brief): Act | undefined {
  const legs = actOf(brief)
  if (!isOfStance(legs)) return undefined
  return actsOf(brief).find((act) => !isOfStance(act) && !ofLegs.includes(act))
}

/** What the hands of somebody do. */
export const doneBy = ({ pose }: { pose: { act?: Act; hands?: Act } }): Act | undefined => pose.hands ?? pose.act

/** How legs and trunk are held for what is done, where that is more than the act says. */
export function stanceFor(prompt: string, act: Act, hands: Act | undefined): Stance | undefined {
  // Who prays kneels on both knees; a knight's one knee is for oaths.
  if (act === 'kneeling' && !/\bone knee\b/i.test(prompt) && (hands === 'praying' || /\bknees\b/i.test(prompt)))
    return 'on-knees'
  if (act === 'sneaking' && /\bcrouch|\bhunker|\bsquat|\bcover\b|\bhid(?:ing|es|den)\b/i.test(prompt))
    return 'squatting'
  return deedOf(act)?.stance ?? (act === 'aiming' ? 'braced' : undefined)
}
