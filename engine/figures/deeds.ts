import type { GearKind } from './scene.ts'
import { works } from './works.ts'

/** Ways of standing, sitting or hanging in the air that go with a deed and are none by themselves. */
export type Stance =
  | 'on-knees'
  | 'cross-legged'
  | 'slumped'
  | 'perched'
  | 'lunging'
  | 'braced'
  | 'reclined'
  | 'airborne'
  | 'astride'
  | 'squatting'
  | 'seated'
  | 'kicking'
  | 'striding'

export interface Deed {
  /** The words that ask for it. */
  words: string
  /** How much of somebody must be seen. */
  shows: 'full' | 'knees' | 'waist'
  stance?: Stance
  /** What must be in which hand, where nothing of `suits` is held there. */
  needs?: {
    kind: GearKind
    hold: 'left' | 'right'
    suits?: readonly GearKind[]
    colour: readonly [number, number, number]
  }
  /** Both hands are free, or all but what is needed. */
  bare?: true
  /** How far body and head are turned to the left hand's side, degrees. */
  faces?: readonly [body: number, head: number]
  /** How far aside somebody stands, as a share of the picture's breadth, to leave room for it. */
  aside?: number
  /** Both eyes are shut. */
  shut?: true
  mood?: string
}

const deed = (one: Deed) => one

/** Work, play and rest that take a whole body or something that the hands hold. */
export const deeds = {
  meditating: deed({
    words: 'meditating, meditates, in meditation, cross-legged, lotus position, in a trance',
    shows: 'full',
    stance: 'cross-legged',
    bare: true,
    shut: true,
    mood: 'calm',
  }),
  sleeping: deed({
    words: 'asleep, sleeping, sleeps, snoring, snores, dozing, dozes, napping, slumbering, passed out',
    shows: 'full',
    stance: 'slumped',
    shut: true,
    mood: 'calm',
  }),
  perching: deed({
    words: 'perched, perching, perches, squatting, squats, crouched atop, hunkered',
    shows: 'full',
    stance: 'perched',
  }),
  throwing: deed({
    words: 'throwing, throws, hurling, hurls, flinging, flings, lobbing, lobs, about to throw',
    shows: 'knees',
    stance: 'lunging',
    faces: [-24, 26],
    aside: -0.04,
  }),
  tossing: deed({ words: 'flipping, flips, tossing, tosses', shows: 'waist' }),
  casting: deed({
    words: 'casts, casting, casting a spell, casts a spell, spellcasting, weaving a spell, hurling magic, unleashing',
    shows: 'knees',
    stance: 'braced',
  }),
  swinging: deed({
    words: 'swings, swinging, cleaving, slashing, slashes, hacking, hewing',
    shows: 'knees',
    stance: 'lunging',
    faces: [12, 28],
    aside: 0.03,
  }),
  digging: deed({
    words: 'digging, digs, shovelling, shoveling, burying',
    shows: 'full',
    stance: 'lunging',
    needs: { kind: 'spade', hold: 'right', suits: ['spade', 'pickaxe', 'pitchfork'], colour: [120, 122, 126] },
    bare: true,
    faces: [14, 16],
  }),
  sweeping: deed({
    words: 'sweeping, sweeps',
    shows: 'full',
    stance: 'braced',
    needs: { kind: 'broom', hold: 'right', colour: [170, 132, 70] },
    bare: true,
    faces: [14, 16],
  }),
  poling: deed({
    words: 'poling, poles, punting, poling a boat, rowing, rows, paddling, paddles',
    shows: 'full',
    stance: 'braced',
    needs: { kind: 'oar', hold: 'right', suits: ['oar', 'staff', 'spear'], colour: [124, 86, 52] },
    bare: true,
    faces: [-12, -20],
  }),
  fishing: deed({
    words: 'fishing, fishes, angling',
    shows: 'full',
    stance: 'braced',
    needs: { kind: 'fishing-rod', hold: 'right', colour: [156, 122, 66] },
    bare: true,
    faces: [22, 20],
    aside: -0.17,
  }),
  juggling: deed({ words: 'juggling, juggles', shows: 'waist', bare: true, mood: 'smiling' }),
  wiping: deed({
    words: 'wiping, wipes, polishing, polishes, drying, cleaning',
    shows: 'waist',
    needs: { kind: 'tankard', hold: 'left', suits: ['goblet', 'bowl', 'sword', 'dagger'], colour: [120, 84, 52] },
  }),
  flying: deed({
    words: 'flying, flies, soaring, soars, hovering, hovers, levitating, levitates, airborne, in flight, floating',
    shows: 'full',
    stance: 'airborne',
  }),
  counting: deed({ words: 'counting, counts', shows: 'knees', bare: true, mood: 'sly' }),
  bandaging: deed({
    words: 'bandaging, bandages, dressing a wound, nursing, stitching, stitching a wound, binding a wound',
    shows: 'waist',
    bare: true,
  }),
  brushing: deed({ words: 'brushing, brushes, grooming, grooms, currying, combing', shows: 'full', bare: true }),
  lounging: deed({
    words: 'feet on the table, feet up on the table, boots on the table, feet up, with his feet up, with her feet up',
    shows: 'full',
    stance: 'reclined',
    faces: [44, 14],
    aside: -0.22,
  }),
  boxing: deed({
    words: 'boxing, fists up, fists raised, brawling, punching',
    shows: 'waist',
    stance: 'braced',
    bare: true,
  }),
  bearing: deed({
    words: 'arms full, armful, in both arms, in both hands, cradling, cradles, hugging, clutching, clutches',
    shows: 'waist',
  }),
  ...works,
} as const

export type DeedName = keyof typeof deeds
export const deedNames = Object.keys(deeds) as DeedName[]
export const deedOf = (act: string | undefined): Deed | undefined =>
  act !== undefined && act in deeds ? deeds[act as DeedName] : undefined
