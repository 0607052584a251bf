import type { Deed } from './deeds.ts'

const work = (one: Deed) => one

/**
 * What is done with the hands at work, in quarrels and at play. The words here say no more than how body and hands are held;
 * with which tool and at what, crafts.ts says.
 */
export const works = {
  handiwork: work({
    words: 'tinkering, fiddling with, busy hands, doing handiwork, at his handiwork, at her handiwork',
    shows: 'waist',
    bare: true,
  }),
  tablework: work({
    words: 'working at a table, preparing food, preparing a meal, prepares food, at the cutting board',
    shows: 'knees',
    bare: true,
  }),
  scattering: work({ words: 'scattering, scatters, strewing, strews', shows: 'full', bare: true, faces: [10, 6] }),
  reaching: work({ words: 'reaching up, reaches up, reaching high, arms stretched up', shows: 'knees', bare: true }),
  kneework: work({
    words: 'working on the floor, working on the ground, rummaging, rummages',
    shows: 'full',
    bare: true,
  }),
  painting: work({
    words: 'painting a picture, paints a picture, at the easel, at his easel, at her easel, at an easel',
    shows: 'full',
    bare: true,
    faces: [-20, -24],
    aside: 0.14,
  }),
  brooming: work({
    words:
      'riding a broom, rides a broom, riding a broomstick, rides a broomstick, riding her broom, riding his broom, riding on a broom, on a broomstick, on a flying broom, on her broomstick, flying on a broom, astride a broom',
    shows: 'full',
    stance: 'astride',
    bare: true,
    faces: [74, 52],
  }),
  arguing: work({
    words: 'arguing, argues, quarrelling, quarreling, bickering, disputing, haggling, haggles, bargaining, debating',
    shows: 'knees',
    bare: true,
    mood: 'angry',
  }),
  scolding: work({
    words: 'scolding, scolds, lecturing, admonishing, wagging a finger, wagging her finger, wagging his finger',
    shows: 'waist',
    bare: true,
    mood: 'stern',
  }),
  shouting: work({
    words: 'shouts, yelling, yells, calling out, bellowing, bellows orders, hollering, barking orders, shouting orders',
    shows: 'waist',
    mood: 'angry',
  }),
  toasting: work({
    words:
      'toasting, toasts, raising a tankard, raising a mug, raising a glass, raising her glass, raising his mug, proposing a toast',
    needs: { kind: 'tankard', hold: 'right', suits: ['tankard', 'goblet', 'bottle'], colour: [120, 84, 52] },
    shows: 'waist',
    mood: 'smiling',
  }),
  showing: work({
    words:
      'holding up, holds up, held up to the light, holding aloft, holds aloft, lifting up, lifts up, jangling, jingling, rattling, ringing, shaking a, dangling a, dangles a',
    shows: 'waist',
  }),
  blowing: work({
    words:
      'blowing a horn, blows a horn, sounding a horn, sounding the horn, blowing a trumpet, trumpeting, sounding the alarm',
    needs: { kind: 'horn', hold: 'right', suits: ['horn', 'trumpet', 'flute'], colour: [214, 196, 156] },
    shows: 'waist',
  }),
  eating: work({
    words:
      'eating, eats, munching, munches, devouring, devours, gnawing, gnaws, biting into, nibbling, feasting, gobbling',
    needs: {
      kind: 'drumstick',
      hold: 'right',
      suits: [
        'drumstick',
        'bread',
        'apple',
        'pie',
        'cheese',
        'sausage',
        'fish',
        'mushroom',
        'ladle',
        'honeycomb',
        'plate',
        'cabbage',
        'rose',
        'herbs',
        'goblet',
        'potion',
      ],
      colour: [156, 92, 44],
    },
    shows: 'waist',
  }),
  pulling: work({
    words:
      'pulling a rope, pulls a rope, hauling on a rope, pulling on a rope, tugging a rope, heaving a rope, tugging, heaving, heaves',
    shows: 'knees',
    stance: 'lunging',
    bare: true,
    faces: [24, 30],
  }),
  lifting: work({
    words: 'lifting, hoisting, hoists, hefting, lifting above his head, lifting over his head',
    shows: 'knees',
    stance: 'braced',
    bare: true,
  }),
  hauling: work({
    words: 'hauling, hauls, lugging, lugs, heaving a load, carrying a heavy load, carrying a load',
    shows: 'knees',
    bare: true,
  }),
  pouring: work({ words: 'pouring, pours, serving drinks, refilling', shows: 'waist', bare: true, mood: 'calm' }),
  milking: work({ words: 'milking, milks', shows: 'full', stance: 'squatting', bare: true }),
  weaving: work({
    words: 'weaving at a loom, weaves at a loom, at the loom, at a loom, at her loom, at his loom',
    shows: 'full',
    bare: true,
    faces: [-22, -26],
    aside: 0.14,
  }),
  spinning: work({
    words:
      'spinning wool, spinning yarn, spinning thread, spins wool, spins yarn, at a spinning wheel, at her spinning wheel, at the spinning wheel, spinning flax',
    shows: 'full',
    stance: 'seated',
    bare: true,
    faces: [-16, -18],
    aside: 0.12,
  }),
  stretching: work({
    words: 'stretching, stretches, stretching her arms, stretching his arms, limbering up',
    shows: 'knees',
    bare: true,
  }),
  braiding: work({
    words:
      'braiding her hair, braids her hair, braiding his hair, braiding hair, plaiting her hair, combing her hair, combs her hair, brushing her hair, combing his hair, combing his beard, braiding his beard',
    shows: 'waist',
    bare: true,
  }),
  peering: work({
    words:
      'looking through a spyglass, peering through a spyglass, looking through a telescope, peering through a telescope, looks through a spyglass, stargazing',
    needs: { kind: 'spyglass', hold: 'right', suits: ['spyglass'], colour: [190, 152, 84] },
    shows: 'waist',
    bare: true,
  }),
  fencing: work({
    words: 'fencing, thrusting, thrusts, stabbing, stabs, dueling, duelling, duels, en garde, sparring',
    needs: {
      kind: 'rapier',
      hold: 'right',
      suits: ['rapier', 'sword', 'dagger', 'scimitar', 'spear', 'greatsword', 'stake'],
      colour: [168, 174, 180],
    },
    shows: 'knees',
    stance: 'lunging',
    faces: [-20, -26],
    aside: 0.02,
  }),
  blocking: work({
    words:
      'blocking, blocks, parrying, parries, defending himself, defending herself, behind his shield, behind her shield, shield raised',
    needs: { kind: 'shield', hold: 'left', suits: ['shield'], colour: [96, 66, 42] },
    shows: 'knees',
    stance: 'braced',
  }),
  blessing: work({ words: 'blessing, blesses, giving a blessing, anointing, consecrating', shows: 'waist' }),
  preaching: work({
    words:
      'preaching, preaches, delivering a sermon, orating, proclaiming, proclaims, giving a speech, teaching, teaches, lecturing a class, reciting, recites, announcing, declaiming',
    shows: 'waist',
  }),
  kicking: work({
    words: 'kicking, kicks, high kick, roundhouse kick, doing a kick, practising kicks',
    shows: 'full',
    stance: 'kicking',
    bare: true,
    faces: [30, 34],
  }),
  screaming: work({
    words: 'screams, shrieking, shrieks, wailing, wails, hands on her cheeks, hands on his cheeks',
    shows: 'waist',
    bare: true,
    mood: 'scared',
  }),
  steering: work({
    words: "steering, steers, at the helm, at the wheel, at the ship's wheel, at a ship's wheel, holding the wheel",
    shows: 'knees',
    bare: true,
  }),
  pushing: work({ words: 'pushing, pushes, shoving', shows: 'full', stance: 'striding', bare: true }),
  dragging: work({ words: 'dragging, drags, towing, hauling behind', shows: 'full', bare: true, faces: [28, 26] }),
  knocking: work({ words: 'knocking, knocks, rapping at', shows: 'full', faces: [20, 24] }),
  fanning: work({
    words: 'fanning herself, fans herself, fanning himself, behind a fan, behind her fan, behind his fan',
    needs: { kind: 'fan', hold: 'right', suits: ['fan'], colour: [176, 40, 54] },
    shows: 'waist',
  }),
  primping: work({
    words:
      'looking in a mirror, looking into a mirror, looks in a mirror, gazing into a mirror, admiring herself, admiring himself, putting on lipstick, applying lipstick, powdering her face, applying makeup',
    needs: { kind: 'mirror', hold: 'left', suits: ['mirror'], colour: [198, 160, 84] },
    shows: 'waist',
    bare: true,
  }),
  loading: work({
    words:
      'loading a crossbow, loads a crossbow, reloading, reloads, loading, cocking a crossbow, spanning a crossbow, winding a crossbow',
    needs: { kind: 'crossbow', hold: 'left', suits: ['crossbow', 'pistol'], colour: [112, 78, 48] },
    shows: 'knees',
  }),
  'fire-breathing': work({
    words: 'breathing fire, breathes fire, spitting fire, spits fire, fire breather, fire eater, breathing flames',
    needs: { kind: 'torch', hold: 'right', suits: ['torch'], colour: [150, 104, 58] },
    shows: 'knees',
  }),
} as const

export type WorkName = keyof typeof works
