import type { BreathKind } from '../../monsters/scene.ts'
import { beyond, eyeTerms } from './eye.ts'
import { type Need, type Term, term } from './term.ts'

const needing = (needs: Need, one: Term): Term => ({ ...one, needs })

/** What a beast breathes out, by the words for it. */
const breaths: readonly (readonly [BreathKind, string])[] = [
  ['fire', 'fire, flame'],
  ['frost', 'frost, ice, cold, snow, ice cold air, frozen air'],
  ['acid', 'acid'],
  ['lightning', 'lightning, thunder, electricity, bolt'],
  ['poison', 'poison, venom, poison gas, poisonous gas, gas, toxic gas, toxic fume, spore'],
  ['shadow', 'shadow, darkness, necrotic energy'],
  ['steam', 'steam, smoke'],
]
const breathVerbs =
  'breathe, spew, spit, belch, exhale, breathe out, vomit, blow, pour out, shoot, unleash, let out, hurl, loose, emit, release, roar, launch'
const amounts =
  'gout, jet, torrent, cloud, stream, blast, cone, plume, burst, line, spray, ball, wave, column, tongue, bolt'
const mouths = 'mouth, jaw, maw, nostril, throat, snout, beak, lip'

function breathWords(words: string): string {
  const verbs = breathVerbs.split(', ')
  return words
    .split(', ')
    .flatMap((one) => [
      ...verbs.map((verb) => `${verb} ${one}`),
      ...verbs.flatMap((verb) => amounts.split(', ').map((amount) => `${verb} ${amount} ${one}`)),
      `${one} breath`,
      `breath ${one}`,
      ...mouths
        .split(', ')
        .flatMap((mouth) =>
          ['', 'pour ', 'crackle ', 'erupt ', 'curl ', 'stream ', 'drip ', 'burst ', 'shoot '].map(
            (verb) => `${one} ${verb}from ${mouth}`,
          ),
        ),
    ])
    .join(', ')
}

const breathTerms = (): Term[] =>
  breaths.map(([kind, words]) =>
    term('subject', `breathes out ${kind}`, { breathes: kind }, breathWords(words), ['monster']),
  )

/** Everything a motion's prompt can say; the longest phrase that fits is taken, of several that mean it the first whose needs are met. */
export const terms: readonly Term[] = [
  ...beyond,
  ...eyeTerms,
  term(
    'feature',
    'slow',
    { pace: 0.55 },
    'slow, slowly, gentle, gently, calm, calmly, leisurely, lazy, lazily, soft, softly, languid, peaceful, subtle, subtly, serene, slow motion, quiet, unhurried, steady, steadily, smooth, smoothly, tranquil',
  ),
  term('feature', 'very slow', { pace: 0.35 }, 'very slow, very slowly, extremely slow, barely, ultra slow motion'),
  term(
    'feature',
    'fast',
    { pace: 1.7 },
    'fast, quick, quickly, rapid, rapidly, swift, swiftly, brisk, briskly, hurried, energetic, lively, dynamic, time lapse, timelapse, hasty, speed up',
  ),
  term(
    'feature',
    'wild',
    { pace: 1.9 },
    'frantic, frantically, frenzied, wild, wildly, violent, violently, furious, furiously, chaotic, very fast, hyperlapse, raging',
  ),
  needing(
    'weather',
    term(
      'feature',
      'strong',
      { strength: 1.5 },
      'heavy, heavily, strong, strongly, intense, dense, thick, torrential, hard, dramatic, huge, lashing, driving, relentless, howling, pouring, in sheet',
    ),
  ),
  needing(
    'weather',
    term('feature', 'light', { strength: 0.55 }, 'light, lightly, faint, faintly, thin, sparse, few, fine, weak'),
  ),

  term(
    'weather',
    'rain',
    { effect: 'rain' },
    'rain, rainfall, raindrop, drizzle, downpour, rain shower, rainy, rainstorm, pouring rain, rain pour, rain pour down, rain hammer',
  ),
  term(
    'weather',
    'snow',
    { effect: 'snow' },
    'snow, snowfall, snowflake, snowy, blizzard, snow flurry, snowstorm, snow storm',
  ),
  term(
    'weather',
    'fog',
    { effect: 'fog' },
    'fog, mist, foggy, misty, haze, hazy, low cloud, fog bank, vapour, vapor, steam, fog roll in, mist roll in',
  ),
  term(
    'weather',
    'a storm that flashes',
    { effect: 'lightning' },
    'lightning, thunder, thunder rumble, thunderstorm, storm, stormy, lightning flash, lightning bolt, lightning strike, tempest, lightning crackle',
  ),
  term(
    'weather',
    'wind',
    { wind: 2 },
    'wind, windy, breeze, breezy, gust, gusty, gale, wind blow, in wind, draft, draught',
  ),
  term(
    'feature',
    'embers',
    { effect: 'embers' },
    'ember, spark, cinder, fire spark, glowing ash, shower of spark, magic spark',
  ),
  term(
    'feature',
    'fireflies',
    { effect: 'fireflies' },
    'firefly, fireflies, wisp, will o the wisp, glow worm, fairy light, floating light, firefly blink, fireflies blink',
  ),
  term(
    'feature',
    'a portal opens',
    { effect: 'portal' },
    'portal, gateway, rift, vortex, gate of light, ring of light, portal open, portal swirl open',
  ),
  term(
    'feature',
    'the ground shakes',
    { effect: 'earthquake' },
    'earthquake, quake, tremor, ground shake, earth shake, shaking ground, ground tremble, earth tremble, ground quake, earth quake, ground rumble, earth rumble, wall shake, room shake, everything shake, floor shake',
  ),
  term(
    'time',
    'day turns to night',
    { effect: 'day-to-night' },
    `day to night, day turn to night, day turn into night, night fall, nightfall, sunset to night, dusk fall, dusk settle, dusk come, dusk approach,
    twilight fall, twilight deepen, evening fall, evening come, darkness fall, dawn to night, day pass, day pass into night, get dark, grow dark, sun set, sun sink, sun dip,
    sun go down, night come, day fade, day fade into night, day become night, day give way to night, light fade, daylight fade, sunset fade, golden hour to night,
    golden hour turn into night, golden hour turn into starry night, turn into night, turn to night, turn into starry night, fade into night, fade to night, dusk light fade, star come out`,
  ),
  term(
    'feature',
    'the picture burns away',
    { effect: 'burning-away' },
    'burn away, burn up, burn from edge, paper burn, burning paper, burn like paper, consumed by fire, picture burn, paper burn from edge, paper burn away, go up in flame',
  ),
  term(
    'feature',
    'the picture runs in like ink',
    { effect: 'ink-reveal' },
    'ink reveal, ink bleed, ink spread, reveal in ink, drawn in ink, ink run, like ink, ink bleed to reveal, ink bleed across, ink bleed across page, ink spread across, ink bloom, ink wash in, revealed in ink',
  ),
  term('feature', 'the camera goes round', { effect: 'parallax-orbit' }, 'parallax orbit'),

  term('subject', 'its light', { mover: 'magic' }, 'flame, fire, light, glow, beam, ray, bolt, blaze', ['spell']),
  term(
    'subject',
    'flames',
    { mover: 'flames' },
    'flame, fire, torch, campfire, hearth, brazier, fireplace, bonfire, candle, firelight, torchlight, candlelight, blaze',
  ),
  term(
    'subject',
    'lights',
    { mover: 'lamps' },
    'lamp, lantern, light, window light, lit window, window, glow, light go on, lamplight, window light up, lamp lit, shadow',
    ['battlemap', 'townmap'],
  ),
  term(
    'subject',
    'water',
    { mover: 'water' },
    'water, river, sea, ocean, lake, wave, ripple, stream, pool, pond, surf, tide, reflection, current, brook, creek, rapid, breaker, spray, foam, sewer, canal, harbour, harbor, fjord, swell',
    ['landscape', 'battlemap', 'townmap'],
  ),
  term(
    'subject',
    'a waterfall',
    { mover: 'waterfall' },
    'waterfall, cascade, cataract, falling water, waterfall thunder',
    ['landscape'],
  ),
  term('subject', 'lava', { mover: 'lava' }, 'lava, magma, molten rock', ['landscape', 'battlemap']),
  term('subject', 'clouds', { mover: 'clouds' }, 'cloud, sky, overcast, cloud shadow', [
    'landscape',
    'battlemap',
    'townmap',
  ]),
  term(
    'subject',
    'trees',
    { mover: 'trees' },
    'tree, branch, canopy, foliage, forest, wood, bough, treetop, pine, tree crown, leaf rustle, leaves rustle',
    ['landscape', 'battlemap'],
  ),
  term('subject', 'grass', { mover: 'grass' }, 'grass, reed, meadow, field, flower, wheat, crop', ['landscape']),
  term('subject', 'smoke', { mover: 'smoke' }, 'smoke, chimney, plume, smoulder, volcano', [
    'landscape',
    'battlemap',
    'townmap',
  ]),
  term('subject', 'birds', { mover: 'birds' }, 'bird, flock, gull, raven, crow, seagull, eagle, flock of bird', [
    'landscape',
  ]),
  term('subject', 'an aurora', { mover: 'aurora' }, 'aurora, northern light, polar light, aurora borealis', [
    'landscape',
  ]),
  term('subject', 'stars', { mover: 'stars' }, 'star, starry, starry sky, starlight', ['landscape']),
  term(
    'subject',
    'magic',
    { mover: 'magic' },
    'magic, rune, spell, glyph, crystal, arcane, magic circle, energy, aura, cast, hold, release, sigil, orb, sphere',
    ['battlemap', 'spell'],
  ),
  term('subject', 'dust in the light', { mover: 'dust' }, 'dust, mote, dust mote, particle, floating particle, speck'),
  ...breathTerms(),
  term(
    'subject',
    'breathes out what it breathes',
    { breathes: 'own' },
    'breath weapon, use breath weapon, breathe at us, unleash breath',
    ['monster'],
  ),
  term(
    'subject',
    'breath',
    { mover: 'breath' },
    'breath, breathe, breathing, chest, inhale, exhale, pant, chest heave',
    ['figure', 'monster'],
  ),
  term('subject', 'blinking', { mover: 'eyes' }, 'blink, eye, eyes, glance, eyelid, look around, gaze', [
    'figure',
    'monster',
  ]),
  term('subject', 'hair', { mover: 'hair' }, 'hair, beard, mane, fur, strand, braid, lock, ponytail, moustache', [
    'figure',
    'monster',
  ]),
  term(
    'subject',
    'cloth',
    { mover: 'cloth' },
    'cloth, clothes, clothing, cloak, cape, robe, banner, flag, dress, gown, skirt, scarf, fabric, sail, veil, sash, tabard, coat, sleeve, garment',
    ['figure', 'monster'],
  ),
  term('subject', 'wings', { mover: 'wings' }, 'wing, flap, wingbeat, hover', ['monster']),
  term('subject', 'the tail', { mover: 'tail' }, 'tail, tentacle, tail swish', ['monster']),
  term('subject', 'ships', { mover: 'ships' }, 'ship, boat, bob, vessel, fleet', ['townmap']),
  term('subject', 'leaves', { mover: 'leaves' }, 'leaf, leaves, falling leaf, petal, blossom', ['landscape']),

  term('colour', 'red', { colour: [255, 70, 50] }, 'red, crimson, scarlet'),
  term('colour', 'orange', { colour: [255, 150, 50] }, 'orange, amber'),
  term('colour', 'gold', { colour: [255, 205, 90] }, 'gold, golden, yellow'),
  term('colour', 'green', { colour: [90, 240, 110] }, 'green, emerald, poison green'),
  term('colour', 'blue', { colour: [80, 150, 255] }, 'blue, azure, cyan, teal, sapphire'),
  term('colour', 'violet', { colour: [180, 90, 255] }, 'violet, purple, magenta'),
  term('colour', 'white', { colour: [240, 240, 255] }, 'white, silver, pale'),

  term(
    'style',
    'a transparent ground',
    { clear: true },
    'transparent, transparent ground, transparent background, on transparent ground, on transparent, overlay, alpha, no background, without background, cut out',
    ['spell', 'figure', 'monster', 'picture'],
  ),
  term(
    'feature',
    'everything else stands still',
    { still: true },
    'nothing move, nothing else move, no movement, motionless, no motion, everything frozen, everything still, everything stand still, all else still, everything else still, everything else frozen, rest still, rest stand still',
  ),
  term(
    'feature',
    'it moves',
    { manner: true },
    'loop, seamless, seamless loop, looping, seamless looping, seamless looping animation, animate, animation, living, alive, cinemagraph, come alive, come to life, in motion',
  ),
  needing(
    'named',
    term(
      'feature',
      'how it moves',
      { manner: true },
      `flicker, drift, sway, swirl, fall, rise, flow, glitter, glow, dance, float, pulse, wave gently, rustle, churn, crash, roll, turn, wander, burn,
      lap, sparkle, flutter, billow, curl, rock, bubble, crackle, howl, writhe, whip, creep, weave, bend, pass, blow, surge, tumble, stream, race,
      scud, rush, splash, heave, hover, ripple, shimmer, twinkle, lash, toss, waver, quiver, tug, spread, thunder, babble, scatter, unfurl, swish, bob, dart,
      hammer, hum, sing, move, play, spray, gutter, lick, circle, wheel, lift, rage, roar, come in, pour, settle, build, gather, roll in, roll by, roll past, take flight, close briefly, close, open, crawl, wave, reveal`,
    ),
  ),
]
