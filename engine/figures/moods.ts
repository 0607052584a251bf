import { asksFor, type Brief } from '../prompt/brief.ts'
import type { Expression } from './head/face.ts'

/** Where somebody in a mood looks: at us, to the ground, aside or up. */
type Gaze = 'us' | 'down' | 'aside' | 'up'

interface Mood {
  /** The words that ask for it. */
  words: string
  face: Omit<Expression, 'gape'> & { gape?: number }
  gaze?: Gaze
  /** How the head is held, degrees: raised, and tilted aside. */
  raised?: number
  tilted?: number
  /** How red the cheeks are, 1 as after a run. */
  flush?: number
}

/** Moods that show in a face beside the eight plainest, which monsters' faces and callings know too (countenance.ts). */
export const moods = {
  kind: {
    words:
      'kind, kindly, gentle, warm hearted, good natured, motherly, fatherly, benevolent, compassionate, caring, tender, warm smile, soft hearted, gentle smile, soft smile, kind smile, kind face, kind eyes',
    face: { smile: 0.88, frown: -0.7, lift: 0.25, lids: -0.25, sly: 0 },
    gaze: 'us',
    tilted: 5,
  },
  amused: {
    words: 'amused, wry, droll, bemused, wry smile, crooked smile, lopsided grin, half smile, knowing smile',
    face: { smile: 0.86, frown: 0, lift: 0.25, lids: -0.3, sly: 0.7 },
    gaze: 'us',
  },
  gossiping: {
    words: 'gossiping, gossip, gossipy, whispering, chattering, talkative, chatty, conspiratorial, whispers',
    face: { smile: 0.5, frown: -0.2, lift: 1.0, lids: 0.3, gape: 0.42, sly: 0.9 },
    gaze: 'aside',
    tilted: 9,
  },
  smug: {
    words:
      'smug, self satisfied, complacent, cocky, conceited, self important, pompous, smirking, smirk, smirks, gloating',
    face: { smile: 0.75, frown: 0.1, lift: 0.35, lids: -0.55, sly: 1.6 },
    gaze: 'us',
    raised: 9,
  },
  proud: {
    words: 'proud, haughty, arrogant, disdainful, snobbish, imperious, aloof',
    face: { smile: -0.12, frown: 0.1, lift: 0.3, lids: -0.58, sly: 0 },
    gaze: 'us',
    raised: 12,
  },
  determined: {
    words: 'determined, resolute, brave, courageous, fearless, confident, steadfast, defiant, valiant, undaunted',
    face: { smile: 0.02, frown: 1.15, lift: -0.25, lids: 0.05, sly: 0, press: 0.7 },
    gaze: 'us',
    raised: 3,
  },
  serene: {
    words: 'calm, serene, peaceful, tranquil, composed, meditative, placid, content, contented',
    face: { smile: 0.5, frown: -0.3, lift: 0.15, lids: -0.85, sly: 0 },
    gaze: 'down',
  },
  curious: {
    words: 'curious, inquisitive, intrigued, nosy, quizzical, inquiring',
    face: { smile: 0.3, frown: -0.1, lift: 0.95, lids: 0.35, sly: 0.5 },
    gaze: 'us',
    tilted: 11,
  },
  surprised: {
    words:
      'surprised, shocked, astonished, startled, amazed, awestruck, stunned, dumbfounded, wide eyed, flabbergasted',
    face: { smile: 0, frown: -0.5, lift: 1.7, lids: 1.25, gape: 0.75, sly: 0 },
    gaze: 'us',
  },
  shy: {
    words: 'shy, bashful, embarrassed, blushing, coy, meek, demure, self conscious',
    face: { smile: 0.55, frown: -0.9, lift: 0.2, lids: -0.5, sly: 0.2 },
    gaze: 'down',
    raised: -7,
    tilted: 7,
    flush: 1.5,
  },
  ashamed: {
    words: 'ashamed, guilty, remorseful, regretful, sheepish, apologetic, contrite, repentant',
    face: { smile: -0.9, frown: -1.6, lift: 0.1, lids: -0.6, sly: 0 },
    gaze: 'down',
    raised: -10,
    flush: 1,
  },
  worried: {
    words:
      'worried, nervous, anxious, uneasy, tense, concerned, frantic, desperate, jittery, fretful, troubled, pleading eyes, nervously, biting her lip, biting his lip, wringing his hands, wringing her hands, sweating nervously',
    face: { smile: -1.1, frown: -2.3, lift: 0.7, lids: 0.55, sly: 0, press: 0.8 },
    gaze: 'aside',
  },
  disgusted: {
    words: 'disgusted, repulsed, revolted, nauseated, sickened, queasy',
    face: { smile: -1, frown: 1.2, lift: -0.3, lids: -0.45, sly: 0.2, sneer: 1 },
    gaze: 'aside',
    raised: 4,
  },
  scornful: {
    words:
      'contemptuous, scornful, sneering, mocking, spiteful, derisive, condescending, sarcastic, sardonic, sneer, sneers, curled lip',
    face: { smile: -0.2, frown: 0.9, lift: 0.1, lids: -0.5, sly: 0.9, sneer: 1 },
    gaze: 'us',
    raised: 8,
  },
  bitter: {
    words: 'bitter, jealous, envious, resentful, sulking, sulky, sour faced, pouting, vengeful, disappointed, petulant',
    face: { smile: -1.25, frown: 1.15, lift: -0.2, lids: -0.4, sly: 0, press: 0.5 },
    gaze: 'aside',
  },
  tired: {
    words: 'tired, weary, exhausted, worn out, sleepless, careworn, world weary, bleary eyed, overworked, fatigued',
    face: { smile: -0.5, frown: -0.7, lift: -0.1, lids: -0.98, sly: 0 },
    gaze: 'down',
    raised: -4,
  },
  confused: {
    words:
      'confused, bewildered, puzzled, perplexed, baffled, uncertain, forgetful, absent minded, befuddled, clueless',
    face: { smile: -0.35, frown: 0.35, lift: 0.55, lids: 0.2, gape: 0.2, sly: 1 },
    gaze: 'up',
    tilted: 12,
  },
  flirtatious: {
    words:
      'flirtatious, flirty, flirting, seductive, alluring, sultry, coquettish, lovestruck, enamoured, enamored, in love, love struck, lovesick, winking',
    face: { smile: 0.95, frown: -0.3, lift: 0.35, lids: -0.5, sly: 0.6 },
    gaze: 'us',
    tilted: 9,
    flush: 0.9,
  },
  crazed: {
    words: 'crazed, manic, maniacal, insane, deranged, unhinged, lunatic, wild eyed, frenzied, demented, rabid',
    face: { smile: 1.9, frown: 1, lift: 0.7, lids: 1.4, gape: 1.1, sly: 0.3 },
    gaze: 'us',
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
export const moodNames = Object.keys(moods) as MoodName[]

/** The mood that a brief names, one of these; undefined where it names none. */
export function moodOf(brief: Brief): Mood | undefined {
  const named = moodNames.find((name) => asksFor(brief, name))
  return named && moods[named]
}
