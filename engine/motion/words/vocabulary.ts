import type { Facet } from '../../../contract/prompts.ts'
import type { CameraMove, VideoEffect } from '../../../contract/video-facts.ts'
import type { BreathKind } from '../../monsters/scene.ts'
import type { Mover } from './wish.ts'

/** What words do to a motion. */
export type Act =
  | { effect: VideoEffect }
  | { camera: CameraMove }
  | { pace: number }
  | { strength: number }
  | { mover: Mover }
  | { wind: number }
  | { breathes: BreathKind | 'own' }
  | { colour: readonly [number, number, number] }
  | { clear: true }
  | { still: true }
  /** Says how something moves that moves anyway, and needs it to be named. */
  | { manner: true }

export interface Term {
  /** Each in singular words; endings s, es, ing, ed fall away from both sides. */
  words: readonly string[]
  facet: Facet
  meaning: string
  act: Act
  /** Kinds of scenes that it means something for; left out: all. */
  kinds?: readonly string[]
}

const term = (facet: Facet, meaning: string, act: Act, words: string, kinds?: readonly string[]): Term => ({
  words: words.split(', '),
  facet,
  meaning,
  act,
  kinds,
})

/** What a beast breathes out, by the words for it. */
const breaths: readonly (readonly [BreathKind, string])[] = [
  ['fire', 'fire, flame, flames'],
  ['frost', 'frost, ice, cold, snow, ice cold air'],
  ['acid', 'acid'],
  ['lightning', 'lightning, thunder, electricity'],
  ['poison', 'poison, venom, poison gas, gas, toxic gas'],
  ['shadow', 'shadow, darkness, necrotic energy'],
  ['steam', 'steam, smoke'],
]
const breathVerbs = 'breathe, spew, spit, belch, exhale, breathe out, vomit, blow, pour out, shoot'.split(', ')
const breathTerms = (): Term[] =>
  breaths.map(([kind, words]) =>
    term(
      'subject',
      `breathes out ${kind}`,
      { breathes: kind },
      words
        .split(', ')
        .flatMap((one) => [
          ...breathVerbs.map((verb) => `${verb} ${one}`),
          `${one} breath`,
          `breath of ${one}`,
          `${one} from its mouth`,
          `${one} pour from its mouth`,
        ])
        .join(', '),
      ['monster'],
    ),
  )

/** Everything a motion's prompt can say; the longest phrase that fits is taken. */
export const terms: readonly Term[] = [
  term(
    'feature',
    'the camera stands still',
    { camera: 'still' },
    'still camera, static camera, fixed camera, locked camera, static shot, locked shot, no camera movement, no camera move, camera stand still, camera hold still, camera stay still, camera does not move',
  ),
  term(
    'feature',
    'the camera pushes in',
    { camera: 'push-in' },
    'push in, push into, push forward, zoom in, zoom into, dolly in, dolly forward, move in, camera approach, move closer, come closer, draw closer, creep in, go closer, slow zoom, track in, fly in, fly into, fly toward, forward',
  ),
  term(
    'feature',
    'the camera pulls out',
    { camera: 'pull-out' },
    'pull out, pull back, pull away, zoom out, dolly out, dolly back, move back, move away, back away, draw back, reveal the whole, fly out, track back',
  ),
  term(
    'feature',
    'the camera pans',
    { camera: 'pan' },
    'pan, pan left, pan right, pan across, sweep across, slide left, slide right, track left, track right, trucking shot, from left to right, from right to left, side to side',
  ),
  term('feature', 'the camera tilts', { camera: 'tilt' }, 'tilt, tilt up, tilt down, look up, look down'),
  term(
    'feature',
    'the camera goes round',
    { camera: 'orbit' },
    'orbit, orbit around, circle around, arc shot, go around, parallax, turn around, rotate around, revolve around',
  ),
  term(
    'feature',
    'the camera rises',
    { camera: 'crane' },
    'crane, crane shot, crane up, crane down, camera rise, rising camera, rising shot, boom up, jib, aerial rise, lift up',
  ),
  term(
    'feature',
    'a camera held by hand',
    { camera: 'hand-held' },
    'hand held, handheld, hand held camera, shaky camera, shaky cam, camera shake, documentary',
  ),
  term(
    'feature',
    'slow',
    { pace: 0.55 },
    'slow, slowly, gentle, gently, calm, calmly, leisurely, lazy, lazily, soft, softly, languid, peaceful, subtle, subtly, serene, slow motion, quiet, unhurried',
  ),
  term('feature', 'very slow', { pace: 0.35 }, 'very slow, very slowly, extremely slow, barely'),
  term(
    'feature',
    'fast',
    { pace: 1.7 },
    'fast, quick, quickly, rapid, rapidly, swift, swiftly, brisk, hurried, energetic, lively, dynamic, time lapse, timelapse, hasty',
  ),
  term(
    'feature',
    'wild',
    { pace: 1.9 },
    'frantic, frenzied, wild, wildly, violent, violently, furious, furiously, chaotic, very fast',
  ),
  term(
    'feature',
    'strong',
    { strength: 1.5 },
    'heavy, heavily, strong, strongly, intense, dense, thick, torrential, hard, dramatic, huge, lashing, driving',
  ),
  term(
    'feature',
    'light',
    { strength: 0.55 },
    'light, lightly, faint, faintly, thin, sparse, few, little, a few, a little, fine, weak',
  ),

  term(
    'weather',
    'rain',
    { effect: 'rain' },
    'rain, rainfall, raindrop, drizzle, downpour, shower, rainy, rainstorm, pouring, pour',
  ),
  term('weather', 'snow', { effect: 'snow' }, 'snow, snowfall, snowflake, snowy, flake, blizzard, flurry'),
  term(
    'weather',
    'fog',
    { effect: 'fog' },
    'fog, mist, foggy, misty, haze, hazy, low cloud, fog bank, vapour, vapor, steam',
  ),
  term(
    'weather',
    'a storm that flashes',
    { effect: 'lightning' },
    'lightning, thunder, thunderstorm, storm, stormy, flash, lightning bolt, lightning strike, tempest',
  ),
  term('weather', 'wind', { wind: 2 }, 'wind, windy, breeze, breezy, gust, gusty, gale, blow, in the wind'),
  term('feature', 'embers', { effect: 'embers' }, 'ember, spark, cinder, fire spark, glowing ash'),
  term(
    'feature',
    'fireflies',
    { effect: 'fireflies' },
    'firefly, fireflies, wisp, will o the wisp, glow worm, fairy light, floating light',
  ),
  term(
    'feature',
    'a portal opens',
    { effect: 'portal' },
    'portal, gateway, rift, vortex, gate of light, ring of light, portal open',
  ),
  term(
    'feature',
    'the ground shakes',
    { effect: 'earthquake' },
    'earthquake, quake, tremor, ground shake, earth shake, shake, rumble, shaking ground',
  ),
  term(
    'time',
    'day turns to night',
    { effect: 'day-to-night' },
    'day to night, day turn to night, day turn into night, night fall, nightfall, sunset to night, dusk fall, from day to night, dawn to night, from dawn to night, day pass, a day pass, get dark, grow dark, sun set, sun go down, night come, at dusk',
  ),
  term(
    'feature',
    'the picture burns away',
    { effect: 'burning-away' },
    'burn away, burn up, burn from the edge, burning paper, burn like paper, consumed by fire, picture burn',
  ),
  term(
    'feature',
    'the picture runs in like ink',
    { effect: 'ink-reveal' },
    'ink reveal, ink bleed, ink spread, reveal in ink, drawn in ink, ink run, like ink, reveal',
  ),
  term('feature', 'the camera goes round', { effect: 'parallax-orbit' }, 'parallax orbit'),

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
    'lamp, lantern, lights, window light, lit window, glow, lights go on, lamplight',
    ['battlemap', 'townmap'],
  ),
  term(
    'subject',
    'water',
    { mover: 'water' },
    'water, river, sea, ocean, lake, wave, ripple, stream, pool, pond, surf, tide, reflection, current, brook, sewer, canal, harbour, harbor',
    ['landscape', 'battlemap', 'townmap'],
  ),
  term('subject', 'a waterfall', { mover: 'waterfall' }, 'waterfall, cascade, cataract, falling water', ['landscape']),
  term('subject', 'lava', { mover: 'lava' }, 'lava, magma, molten rock', ['landscape', 'battlemap']),
  term('subject', 'clouds', { mover: 'clouds' }, 'cloud, sky, overcast, cloud shadow', [
    'landscape',
    'battlemap',
    'townmap',
  ]),
  term('subject', 'trees', { mover: 'trees' }, 'tree, crown, branch, canopy, foliage, forest, wood, bough', [
    'landscape',
    'battlemap',
  ]),
  term('subject', 'grass', { mover: 'grass' }, 'grass, reed, meadow, field, flower', ['landscape']),
  term('subject', 'smoke', { mover: 'smoke' }, 'smoke, chimney, plume, smoulder', [
    'landscape',
    'battlemap',
    'townmap',
  ]),
  term('subject', 'birds', { mover: 'birds' }, 'bird, flock, gull, raven, crow, seagull', ['landscape']),
  term('subject', 'an aurora', { mover: 'aurora' }, 'aurora, northern light, polar light', ['landscape']),
  term('subject', 'stars', { mover: 'stars' }, 'star, twinkle, starry', ['landscape']),
  term(
    'subject',
    'magic',
    { mover: 'magic' },
    'magic, rune, spell, glyph, crystal, arcane, magic circle, energy, aura, cast, hold, release, shimmer, sigil',
    ['battlemap', 'spell'],
  ),
  term('subject', 'dust in the light', { mover: 'dust' }, 'dust, mote, dust mote, particle, speck'),
  ...breathTerms(),
  term(
    'subject',
    'breathes out what it breathes',
    { breathes: 'own' },
    'breath weapon, use its breath weapon, breathe at us, unleash its breath',
    ['monster'],
  ),
  term('subject', 'breath', { mover: 'breath' }, 'breath, breathe, breathing, chest', ['figure', 'monster']),
  term('subject', 'blinking', { mover: 'eyes' }, 'blink, eye, glance, eyelid, look around', ['figure', 'monster']),
  term('subject', 'hair', { mover: 'hair' }, 'hair, beard, mane, fur, plume of hair', ['figure', 'monster']),
  term('subject', 'cloth', { mover: 'cloth' }, 'cloth, cloak, cape, robe, banner, flag, dress, scarf, fabric, sail', [
    'figure',
    'monster',
  ]),
  term('subject', 'wings', { mover: 'wings' }, 'wing, flap', ['monster']),
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
    'transparent, transparent ground, transparent background, on a transparent ground, on transparent, overlay, alpha, no background, without background, without a background, cut out',
    ['spell', 'figure', 'monster', 'picture'],
  ),
  term('feature', 'everything stands still', { still: true }, 'nothing move, no movement, motionless, no motion'),
  term(
    'feature',
    'how it moves',
    { manner: true },
    'flicker, drift, sway, swirl, fall, rise, flow, glitter, ripple softly, move, dance, float, pulse, wave gently, rustle, churn, crash, roll, turn, wander, burn, lap, sparkle, flutter, loop, seamless, seamless loop, animate, living, alive, moving, cinemagraph, come alive',
  ),
]
