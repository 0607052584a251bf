import { describe, expect, test } from 'vitest'
import type { ImageCategory } from '../../contract/categories.ts'
import { type VideoEffect, videoEffectFacts, videoEffects } from '../../contract/video-facts.ts'
import { type BattlemapScene, composePicture } from '../index.ts'
import type { Picture } from '../paint/picture.ts'
import { type Motion, MotionRefused, type MotionRequest, openMotion, understandMotion } from './index.ts'

const none = () => undefined

/** Sky over a dark hill with a lit window: a little of everything. */
function hill(width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 4) {
      const isLand = y > height * (0.5 + 0.1 * Math.sin((x / width) * 7))
      const isWindow = Math.abs(x - width * 0.4) < width * 0.05 && Math.abs(y - height * 0.7) < height * 0.05
      const grain = ((x * 7 + y * 13) % 11) * 2
      pixels.set(isWindow ? [250, 214, 130, 255] : isLand ? [60 + grain, 84 + grain, 50, 255] : [150, 190, 230, 255], p)
    }
  return { width, height, pixels }
}

const asked: MotionRequest = { width: 64, height: 48, prompt: '', seconds: 4, seed: 7, loops: true }
const opened = (request: Partial<MotionRequest> = {}) => {
  const whole = { ...asked, ...request }
  return openMotion({ picture: hill(whole.width, whole.height), ...whole }, none)
}

function frameOf(motion: Motion, n: number): Uint8ClampedArray {
  const px = new Uint8ClampedArray(motion.width * motion.height * 4)
  motion.frame(n, px)
  return px
}

function apart(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}

/** How far each of some frames is from the next, largest last. */
const steps = (motion: Motion) =>
  Array.from({ length: 9 }, (_, k) => k * 10)
    .map((n) => apart(frameOf(motion, n), frameOf(motion, n + 1)))
    .toSorted((a, b) => a - b)

const looping = videoEffects.filter((one) => videoEffectFacts[one].loops)

describe('a picture in motion', () => {
  test.each(looping)('with %s leads from its last frame into its first as from any frame to the next', (effect) => {
    const motion = opened({ effect })
    expect(motion.loops).toBe(true)
    expect(apart(frameOf(motion, motion.frames - 1), frameOf(motion, 0))).toBeLessThanOrEqual(
      steps(motion).at(-1)! * 1.15,
    )
  })

  test.each(videoEffects)('is changed by %s', (effect) => {
    const { pixels } = hill(asked.width, asked.height)
    const motion = opened({ effect })
    expect(Math.max(...[9, 40, 60].map((n) => apart(frameOf(motion, n), pixels)))).toBeGreaterThan(0.3)
  })

  test('does not loop where it burns away, runs in or grows dark', () => {
    for (const effect of ['burning-away', 'ink-reveal', 'day-to-night'] satisfies VideoEffect[])
      expect(opened({ effect }).loops).toBe(false)
  })

  test('has the same frames in any order, and others with another seed', () => {
    const [a, b] = [opened({ effect: 'snow' }), opened({ effect: 'snow' })]
    const forward = [3, 50, 95].map((n) => frameOf(a, n))
    const back = [95, 50, 3].map((n) => frameOf(b, n)).toReversed()
    expect(back).toEqual(forward)
    expect(apart(frameOf(opened({ effect: 'snow', seed: 8 }), 3), forward[0]!)).toBeGreaterThan(0.1)
  })

  test('never shows a frame twice', () => {
    const motion = opened({ loops: false })
    const frames = new Set(
      Array.from({ length: motion.frames }, (_, n) => Buffer.from(frameOf(motion, n)).toString('base64')),
    )
    expect(frames.size).toBe(motion.frames)
  })

  test('stands still behind snow where the camera is told to', () => {
    const motion = opened({ prompt: 'no snow, no dust, static camera', seconds: 4 })
    expect(apart(frameOf(motion, 10), frameOf(motion, 60))).toBe(0)
    expect(apart(frameOf(motion, 10), hill(64, 48).pixels)).toBe(0)
  })

  test('ends as the still where ink ran in, and with nothing where it burnt on a transparent ground', () => {
    const ink = opened({ effect: 'ink-reveal' })
    expect(apart(frameOf(ink, ink.frames - 1), hill(64, 48).pixels)).toBeLessThan(1)
    const burnt = opened({ effect: 'burning-away', prompt: 'on a transparent ground' })
    expect(burnt.hasAlpha).toBe(true)
    const last = frameOf(burnt, burnt.frames - 1)
    expect(last.filter((_, i) => i % 4 === 3 && last[i]! > 8).length).toBeLessThan(20)
  })

  test('of hardly any px is made all the same', () => {
    for (const [width, height] of [
      [2, 2],
      [2, 64],
    ] as const)
      for (const effect of videoEffects) frameOf(opened({ width, height, effect }), 40)
  })

  test('of sizes and lengths that cannot be is refused in words', () => {
    expect(() => opened({ width: 1, height: 1 })).toThrow(MotionRefused)
    expect(() => opened({ width: 65 })).toThrow(/even number/)
    expect(() => opened({ seconds: 90 })).toThrow(/4 to 12/)
    expect(() => openMotion({ ...asked, picture: hill(32, 32) }, none)).toThrow(/32 x 32/)
    expect(() => openMotion(asked, none)).toThrow(/neither a picture/)
  })
})

test('a battle map in motion tells tables the map that its frames show, unless the eye moves over it', () => {
  const words = { category: 'battlemaps', prompt: 'a crypt with torches', negativePrompt: '', style: 'inked' } as const
  const { scene } = composePicture({ ...words, seed: 3, width: 64, height: 48 }, none)
  const moved = (request: Partial<MotionRequest>) =>
    openMotion({ ...asked, scene: { scene, style: 'inked' }, ...request }, none).map
  expect(moved({})).toEqual(scene)
  const green = moved({ prompt: 'green flames, static camera' })
  expect(green).toMatchObject({ walls: (scene as BattlemapScene).walls, doors: (scene as BattlemapScene).doors })
  expect(new Set((green as BattlemapScene).lights.map(({ colour }) => colour)).size).toBe(1)
  for (const eye of [{ camera: 'pan' }, { prompt: 'the camera pushes in' }, { effect: 'earthquake' }] as const)
    expect(moved(eye)).toBeUndefined()
  expect(opened({ camera: 'still' }).map).toBeUndefined()
})

describe('the words of a motion', () => {
  const heard = (prompt: string) => {
    const { understood, unused } = understandMotion({ prompt })
    return { meanings: understood.map(({ meaning }) => meaning), unused }
  }

  test('steer camera, pace, weather and what moves', () => {
    expect(heard('Slowly push in while the torches flicker, heavy rain').meanings).toEqual([
      'slow',
      'the camera pushes in',
      'flames',
      'how it moves',
      'strong',
      'rain',
    ])
  })

  test('that deny are heeded to the end of their list', () => {
    expect(heard('a calm lake, no rain or fog').meanings).toEqual(['slow', 'water', 'no rain', 'no fog'])
    const px = hill(64, 48).pixels
    const wet = opened({ prompt: 'rain, static camera, no dust' })
    const dry = opened({ prompt: 'no rain, static camera, no dust' })
    expect(apart(frameOf(wet, 5), px)).toBeGreaterThan(1)
    expect(apart(frameOf(dry, 5), px)).toBe(0)
  })

  test('that do nothing are told', () => {
    expect(heard('a purple accountant files taxes while snow falls').unused).toEqual([
      'purple',
      'accountant files taxes',
    ])
  })

  test('tell the camera what it does from what others do', () => {
    const of = (prompt: string, kind = 'landscape') => {
      const { understood, unused } = understandMotion({ prompt, kind })
      return [understood.map(({ meaning }) => meaning), unused]
    }
    expect(of('the camera inches closer')[0]).toEqual(['the camera pushes in'])
    expect(of('glides slowly to the left')[0]).toEqual(['the camera pans to the left', 'slow'])
    expect(of('a dragon glides left')).toEqual([[], ['dragon glides left']])
    expect(of('zoom out to reveal')[0]).toEqual(['the camera pulls out'])
    expect(of('she tilts her head', 'figure')).toEqual([[], ['tilts', 'head']])
    expect(of('dolly zoom')).toEqual([[], ['dolly zoom']])
    expect(of('it exhales a gout of flame', 'monster')[0]).toEqual(['breathes out fire'])
  })

  const moves = (prompt: string) => heard(prompt).meanings.filter((meaning) => meaning.startsWith('the camera'))

  test.each([
    'an approaching storm',
    'rising smoke',
    'climbing ivy on the walls',
    'fog over the lower town',
    'a drop falls into the pool',
    'a circle of runes glows',
    'Smoke curls from the chimney, rising slowly',
    'the dragon lifts off, circling the tower',
    'the dragon lifts off, soaring, circling the tower',
    'sparks fly, drifting upward',
    'fireflies, drifting closer',
  ])('leave the camera where it is in "%s"', (prompt) => {
    expect(moves(prompt)).toEqual([])
  })

  test.each([
    ['a slow approach', 'pushes in'],
    ['Approaching the ruins', 'pushes in'],
    ['the camera is slowly approaching Waterdeep', 'pushes in'],
    ['enter dungeon', 'pushes in'],
    ['Slowly ascending crane shot', 'rises'],
    ['circles the tower', 'goes round'],
    ['A castle at dusk, slowly drifting closer', 'pushes in'],
    ['A misty harbour, gliding forward', 'pushes in'],
    ['A castle in the rain, slowly drifting closer', 'pushes in'],
    ['The camera lifts over the smoke, approaching the tower', 'rises'],
  ])('move the camera in "%s"', (prompt, meaning) => {
    expect(moves(prompt)[0]).toBe(`the camera ${meaning}`)
  })

  test('that deny a move of the camera leave it the others, and hold it where there are none', () => {
    const at = (prompt: string, n = 90) => frameOf(opened({ prompt: `${prompt}, no dust`, loops: false }), n)
    expect(understandMotion({ prompt: 'slow push in, no camera shake' })).toEqual({
      understood: [
        expect.objectContaining({ meaning: 'slow' }),
        expect.objectContaining({ meaning: 'the camera pushes in' }),
        expect.objectContaining({ meaning: 'no camera held by hand' }),
      ],
      unused: [],
    })
    expect(apart(at('push in, no camera shake'), at('push in'))).toBe(0)
    expect(apart(at('no camera shake'), at('no camera shake', 10))).toBe(0)
    expect(understandMotion({ prompt: 'no orbit', camera: 'orbit' }).unused).toEqual(['no orbit'])
  })

  test('of which a phrase turns out not to need some have them read by themselves', () => {
    expect(heard('She waves gently').meanings).toEqual(['water', 'slow'])
    expect(understandMotion({ prompt: 'she waves gently', kind: 'figure' }).understood).toMatchObject([
      { words: 'gently', meaning: 'slow' },
    ])
  })

  test('in quotes steer nothing, and are told where nobody can say them', () => {
    const { understood, unused } = understandMotion({ prompt: 'it roars "Let it rain!"', kind: 'monster' })
    expect(understood.map(({ meaning }) => meaning)).not.toContain('rain')
    expect(unused).toContain('Let it rain!')
    expect(understandMotion({ prompt: '“heavy rain”', kind: 'landscape' }).unused).toEqual([])
  })

  test('claim nothing that the picture has not', () => {
    expect(understandMotion({ prompt: 'she blinks', kind: 'landscape' }).understood).toEqual([])
    const { understood, unused } = moved('landscapes', 'a bare desert', 'northern lights, a waterfall, no birds')
    expect(understood.map(({ meaning }) => meaning)).toEqual(['no birds'])
    expect(unused).toEqual(['northern lights', 'waterfall'])
    expect(moved('landscapes', 'a pine forest', 'dust, grass, trees').unused).toEqual(['dust', 'grass'])
    expect(moved('landscapes', 'a volcano', 'leaves fall').unused).toContain('leaves')
  })

  test('send the camera the way that they name', () => {
    const px = (prompt: string) => frameOf(opened({ prompt: `${prompt}, no dust`, loops: false }), 90)
    const [left, right] = [px('pan left'), px('pan right')]
    expect(apart(left, right)).toBeGreaterThan(1)
    expect(apart(px('the camera pans'), right)).toBe(0)
    expect(apart(px('pan right while tilting up'), right)).toBeGreaterThan(0.5)
  })

  test('of a colour that nothing takes are told, and are fire where something burns', () => {
    expect(heard('green rain').unused).toEqual(['green'])
    expect(
      understandMotion({ prompt: 'torches burn green', kind: 'battlemap' }).understood.map(({ meaning }) => meaning),
    ).toContain('green')
    expect(understandMotion({ prompt: 'the dragon beats its wings', kind: 'landscape' }).unused).toContain(
      'dragon beats',
    )
  })

  test('of no language, of any length and of nothing are read', () => {
    expect(heard('').unused).toEqual([])
    expect(heard('no no no no').meanings).toEqual([])
    expect(heard('\u0000<script>алёна 🐉'.repeat(900)).meanings).toEqual([])
  })
})

/** A scene of ours in motion, 64 px a side. */
function moved(category: ImageCategory, of: string, prompt = '', loops = true) {
  const frame = { width: 64, height: 64 }
  const wish = { category, prompt: of, negativePrompt: '', style: 'painted', seed: 7 } as const
  const { scene } = composePicture({ ...wish, ...frame }, none)
  return openMotion({ ...asked, ...frame, prompt, loops, scene: { scene, style: 'painted' } }, none)
}

/** How much of a motion stands still between two frames, 0-1. */
function stillShare(motion: Motion): number {
  const [first, later] = [frameOf(motion, 0), frameOf(motion, 40)]
  const isSame = (p: number) => first[p] === later[p] && first[p + 1] === later[p + 1]
  return Array.from({ length: 64 * 64 }, (_, i) => isSame(i * 4)).filter(Boolean).length / 64 ** 2
}

describe('a scene in motion', () => {
  test.each([
    ['battlemaps', 'a small flooded cellar with torches', ''],
    ['landscapes', 'a lake under clouds', ''],
    ['townmaps', 'a village by the sea', 'no clouds'],
    ['monsters', 'a wolf', ''],
  ] as const)('of %s has what moves and what stands still, and closes', (category, of, prompt) => {
    const motion = moved(category, of, prompt)
    expect(stillShare(motion)).toBeGreaterThan(0.2)
    expect(stillShare(motion)).toBeLessThan(0.97)
    const closing = apart(frameOf(motion, motion.frames - 1), frameOf(motion, 0))
    expect(closing).toBeLessThanOrEqual(steps(motion).at(-1)! * 1.15)
  })

  test('of a spell is cast, held and let go, on a transparent ground where words ask for one', () => {
    const motion = moved('spells', 'a ball of fire', 'on a transparent ground', false)
    expect(motion.hasAlpha).toBe(true)
    const opacity = (n: number) => frameOf(motion, n).reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0)
    expect(opacity(48)).toBeGreaterThan(4 * opacity(1))
    expect(opacity(48)).toBeGreaterThan(4 * opacity(95))
  })

  test('stands still where words say so', () => {
    const motion = moved('battlemaps', 'a small dry cellar', 'no fire, no dust')
    expect(apart(frameOf(motion, 3), frameOf(motion, 50))).toBe(0)
  })
})

describe('a beast in motion', () => {
  const size = { width: 96, height: 96 }
  const scene = (prompt: string) => {
    const request = { category: 'monsters' as const, prompt, negativePrompt: '', seed: 5, style: 'painted', ...size }
    return { scene: { scene: composePicture(request, none).scene, style: 'painted' }, ...size }
  }
  const moved = (prompt: string, words: string) => openMotion({ ...asked, ...scene(prompt), prompt: words }, none)

  test('breathes out what the words say, and only while it does', () => {
    const [silent, fiery] = [moved('a red dragon', ''), moved('a red dragon', 'it breathes fire')]
    expect(fiery.understood.map(({ meaning }) => meaning)).toContain('breathes out fire')
    expect(apart(frameOf(fiery, 2), frameOf(silent, 2))).toBeLessThan(0.6)
    expect(apart(frameOf(fiery, 48), frameOf(silent, 48))).toBeGreaterThan(2)
  })

  test('beats its wings more where it is told to', () => {
    const swing = (words: string) => {
      const motion = moved('a griffin', words)
      return Math.max(...[4, 8, 12, 16].map((n) => apart(frameOf(motion, n), frameOf(motion, n + 8))))
    }
    expect(swing('it flaps its wings')).toBeGreaterThan(swing('its wings do not move') * 1.3)
  })
})
