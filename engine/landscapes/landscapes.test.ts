import { isDeepStrictEqual } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../paint/frame.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { waterfall } from './effects.ts'
import { plantsOf } from './growth/wood.ts'
import { landmarkIn, paintLandmark } from './landmark.ts'
import { landscapes } from './landscapes.ts'
import { paintScene } from './paint.ts'
import type { LandscapeScene } from './scene.ts'
import { solidOf } from './solids/things.ts'
import { heightOf } from './terrain/height.ts'
import { columnAt, viewOf } from './view.ts'

const wide: Frame = { width: 128, height: 96 }
const idle = () => undefined

function scene(prompt: string, seed = 1, frame = wide, negative = ''): LandscapeScene {
  return landscapes.compose(understand('landscapes', landscapes.lexicon, prompt, negative), random(seed), frame)
}

const seeds = Array.from({ length: 40 }, (_, k) => k + 1)
const prompts = [
  'snowy mountains',
  'a ruined castle above a misty lake at sunset',
  'three sailing ships on a stormy sea',
  'red desert mesas',
  'an underdark cavern with glowing mushrooms',
  'floating islands with a tower',
  'a swamp with dead trees in the fog',
  'an erupting volcano with rivers of lava',
]

describe('a landscape scene', () => {
  it.each(['a volcano above a jungle temple', 'a castle below an erupting volcano', 'a black tower beside a volcano'])(
    'shows a volcano beside what stands before it: %s',
    (prompt) => {
      for (const seed of seeds) {
        const { land, things, camera } = scene(prompt, seed)
        const across = ({ x, z }: { x: number; z: number }) => (camera.focal * x) / (z * camera.aspect)
        const volcano = land.forms.find((form) => form.form === 'volcano') ?? expect.fail(`no volcano, ${seed}`)
        const [first = expect.fail(`nothing before it, ${seed}`)] = things
        expect(Math.abs(across(volcano) - across(first)), `${seed}`).toBeGreaterThan(0.15)
      }
    },
  )

  it('is plain JSON of less than 200 KB with every number finite', () => {
    for (const prompt of prompts) {
      for (const seed of seeds) {
        const made = scene(prompt, seed)
        const text = JSON.stringify(made)
        // A number that is not finite does not come back either: JSON has none.
        expect(isDeepStrictEqual(JSON.parse(text), made), `${prompt} ${seed}`).toBe(true)
        expect(text.length).toBeLessThan(200_000)
      }
    }
  })

  it('is the same for the same seed and another for another', () => {
    for (const prompt of prompts) {
      expect(scene(prompt, 7)).toEqual(scene(prompt, 7))
      expect(scene(prompt, 7)).not.toEqual(scene(prompt, 8))
    }
  })

  it('keeps the focal point near a third of the picture, in every shape', () => {
    for (const frame of [wide, { width: 96, height: 128 }, { width: 96, height: 96 }]) {
      for (const seed of seeds) {
        const made = scene('a castle in the hills', seed, frame)
        const castle = made.things.find((thing) => thing.thing === 'castle')!
        const at = columnAt(viewOf(made.camera, frame), castle.x, castle.z) / frame.width
        expect(Math.min(Math.abs(at - 1 / 3), Math.abs(at - 2 / 3))).toBeLessThan(0.07)
      }
    }
  })

  it('has the light on one side: things are lit from where the sun or moon stands', () => {
    for (const seed of seeds) {
      const made = scene('hills at sunset', seed)
      expect(Math.sign(made.light.direction[0])).toBe(Math.sign(made.sky.sun!.x - 0.5))
      expect(Math.hypot(...made.light.direction)).toBeCloseTo(1, 2)
    }
  })
})

describe('the words of a prompt', { timeout: 30_000 }, () => {
  it('set as many moons as they say, in the colour they say', () => {
    const { moons } = scene('three green moons over the plains').sky
    expect(moons).toHaveLength(3)
    for (const moon of moons) expect(moon.colour[1]).toBeGreaterThan(moon.colour[0])
  })

  it('set two moons apart, and no framing tree before them', () => {
    for (const seed of seeds) {
      const { sky, foreground } = scene('a castle on a hill beneath two moons', seed)
      const [one, other] = sky.moons
      expect(Math.hypot((one!.x - other!.x) * (4 / 3), one!.y - other!.y)).toBeGreaterThan(one!.radius + other!.radius)
      if (foreground.frame === 'tree')
        for (const moon of sky.moons) expect(foreground.side > 0 ? moon.x : 1 - moon.x).toBeLessThan(0.8)
    }
  })

  it('stand trees on both sides only where moons and towers are seen between them', () => {
    const frames = seeds.map((seed) => scene('a tower in a dark forest of pines beneath two moons', seed))
    for (const { sky, things, camera, foreground } of frames) {
      if (foreground.frame !== 'trees') continue
      const tower = columnAt(viewOf(camera, wide), things[0]!.x, things[0]!.z) / wide.width
      for (const x of [tower, ...sky.moons.map((moon) => moon.x)]) expect(Math.abs(x - 0.5)).toBeLessThan(0.32)
    }
    expect(frames.map(({ foreground }) => foreground.frame)).toContain('trees')
  })

  it('set as many ships and towers as they say', () => {
    expect(scene('three ships at sea').things.filter((thing) => thing.thing === 'ship')).toHaveLength(3)
    expect(scene('two towers on a hill').things.filter((thing) => thing.thing === 'tower')).toHaveLength(2)
  })

  it('set seven towers apart from each other, each in the picture', () => {
    for (const seed of seeds) {
      const made = scene('seven towers on a bare hill', seed)
      const at = made.things
        .filter((thing) => thing.thing === 'tower')
        .map((thing) => columnAt(viewOf(made.camera, wide), thing.x, thing.z) / wide.width)
        .sort((a, b) => a - b)
      expect(at).toHaveLength(7)
      for (const [k, x] of at.entries()) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(1)
        if (k > 0) expect(x - at[k - 1]!).toBeGreaterThan(0.04)
      }
    }
  })

  it('leave the lightning of a storm that brings no rain', () => {
    const { sky } = scene('a thunderstorm over the plains, no rain')
    expect(sky.lightning).toBe(true)
    expect(sky.falling).toBeUndefined()
    expect(scene('a thunderstorm over the plains').sky.falling).toBe('rain')
  })

  it('give a bridge something to cross, and a mill by the river dry ground', () => {
    expect(scene('an old stone bridge').water).toBeDefined()
    for (const seed of [1, 2, 3]) {
      const made = scene('a windmill beside a river and a stone bridge', seed)
      const mill = made.things.find((thing) => thing.thing === 'windmill')!
      const bridge = made.things.find((thing) => thing.thing === 'bridge')!
      expect(heightOf(made.land, made.camera)(mill.x, mill.z)).toBeGreaterThan(0.5)
      const aside = Math.abs(mill.x - bridge.x) - (bridge.size + mill.size * 0.4) / 2
      const apart = Math.abs(mill.z - bridge.z) - bridge.size * 0.07 - mill.size * 0.2
      expect(Math.max(aside, apart)).toBeGreaterThan(0)
    }
  })

  it('stand a lighthouse on the island that is asked for, not on a cliff', () => {
    const island = scene('a small island with a lighthouse')
    expect(island.land.forms.some((form) => form.form === 'cliff')).toBe(false)
    const lighthouse = island.things[0]!
    expect(heightOf(island.land, island.camera)(lighthouse.x, lighthouse.z)).toBeGreaterThan(5)
    expect(scene('a lighthouse on a cliff').land.forms.some((form) => form.form === 'cliff')).toBe(true)
  })

  it('keep the view of a waterfall open and its foot in water', () => {
    for (const seed of [1]) {
      const made = scene('a waterfall in the jungle', seed)
      const falls = made.land.forms.find((form) => form.form === 'mesa')!
      const height = heightOf(made.land, made.camera)
      let z = falls.z
      while (height(falls.x, z) > 2) z--
      expect(z).toBeGreaterThan(60)
      const view = viewOf(made.camera, wide)
      const { ground } = paintScene(made, wide, idle)
      const before = plantsOf(made, view, ground).filter(
        (one) =>
          one.z < z &&
          made.stands[one.stand]!.height > 3 &&
          Math.abs(columnAt(view, one.x, one.z) - columnAt(view, falls.x, falls.z)) < 4,
      )
      expect(before).toEqual([])
    }
  })

  it('leave a lone tree alone', () => {
    const made = scene('rolling hills with a lone tree')
    expect(made.things.map((thing) => thing.thing)).toContain('lone-tree')
    expect(made.stands.map((stand) => stand.species)).not.toContain('broadleaf')
  })

  it('lay mist thicker the thicker it is said to be', () => {
    expect(scene('thick mist over a lake').air.mist).toBeGreaterThan(scene('mist over a lake').air.mist)
    expect(scene('mist over a lake').air.mist).toBeGreaterThan(scene('a lake at noon').air.mist)
  })

  it('make day into night, and fair weather foul', () => {
    expect(scene('hills at noon').light.sun[0]).toBeGreaterThan(2 * scene('hills at midnight').light.sun[0])
    expect(scene('a sea in a storm').sky.lightning).toBe(true)
    expect(scene('a forest in the rain').sky.falling).toBe('rain')
    expect(scene('a forest in the snow').sky.falling).toBe('snow')
    expect(scene('hills in the fog').air.sight).toBeLessThan(scene('hills on a clear day').air.sight / 3)
  })

  it('put water where there is a lake, river, sea or swamp, and none on a plain', () => {
    for (const word of ['lake', 'river', 'sea', 'swamp']) expect(scene(`a ${word}`).water).toBeDefined()
    expect(scene('a grassy plain').water).toBeUndefined()
  })

  it('ruin, burn and overgrow what they describe', () => {
    const one = (prompt: string, thing: string) => scene(prompt).things.find((other) => other.thing === thing)!
    expect(one('a ruined castle', 'castle').ruined).toBeGreaterThan(0)
    expect(one('a castle', 'castle').ruined).toBe(0)
    expect(one('a burning village', 'village').burning).toBe(true)
    expect(one('a temple overgrown with ivy', 'temple').overgrown).toBe(true)
  })

  it('colour what they stand beside and leave the rest', () => {
    const red = scene('a red desert').land
    const plain = scene('a desert').land
    expect(red.low[0] / red.low[1]).toBeGreaterThan(plain.low[0] / plain.low[1])
    const obelisk = scene('a black obelisk glowing green').things[0]!
    expect(Math.max(...obelisk.wall)).toBeLessThan(80)
    expect(obelisk.glow![1]).toBeGreaterThan(obelisk.glow![0])
  })

  it('turn leaves with the season and bring snow to the ground in winter', () => {
    const leaf = (prompt: string) => scene(prompt).stands.find((stand) => stand.species === 'broadleaf')!.leaf
    expect(leaf('an oak forest in autumn')[0]).toBeGreaterThan(leaf('an oak forest in summer')[0])
    expect(scene('a valley in winter').land.snowline).toBeLessThan(0)
  })

  it('keep out what is not wanted', () => {
    expect(scene('hills with a lone tree', 1, wide, 'trees').stands).toEqual([])
    expect(scene('a road, no people').things).toEqual([])
  })
})

describe('painting a landscape', { timeout: 30_000 }, () => {
  it('gives the same bytes for the same scene, in every style', () => {
    const made = scene('a castle by a lake')
    for (const style of landscapes.styles) {
      const first = landscapes.paint(made, wide, style, idle)
      expect(first.pixels).toEqual(landscapes.paint(made, wide, style, idle).pixels)
      expect(first.pixels).toHaveLength(wide.width * wide.height * 4)
    }
  })

  it('shows sky above and land below, whatever the country', () => {
    for (const prompt of ['snowy mountains', 'plains', 'red desert mesas', 'rolling hills']) {
      const { shot } = paintScene(scene(prompt), wide, idle)
      const covered = (row: number) =>
        shot.depth.subarray(row * wide.width, (row + 1) * wide.width).filter((z) => z > 0).length
      expect(covered(1)).toBeLessThan(wide.width * 0.3)
      expect(covered(wide.height - 2)).toBe(wide.width)
    }
  })

  it('shows the far land paler than the near: air lies between', () => {
    const made = scene('snowy mountains at noon')
    const { shot } = paintScene(made, wide, idle)
    const haze = made.air.haze[2]
    const off = (from: number, to: number) => {
      let sum = 0
      let count = 0
      for (let i = 0; i < shot.depth.length; i++) {
        if (shot.depth[i]! < from || shot.depth[i]! >= to) continue
        sum += Math.abs(shot.colour[i * 3 + 2]! - haze)
        count++
      }
      return sum / count
    }
    expect(off(900, 2000)).toBeLessThan(off(1, 40))
  })

  it('stops at once when the work is aborted', () => {
    const abort = (progress: number) => {
      if (progress > 0.3) throw new Error('aborted')
    }
    expect(() => landscapes.paint(scene('hills'), wide, 'painted', abort)).toThrow('aborted')
  })
})

describe('what is said of things in a landscape', () => {
  it('hangs a rope bridge and builds any other', () => {
    const bridge = (prompt: string) => scene(prompt).things.find(({ thing }) => thing === 'bridge')
    expect(bridge('a rope bridge over a deep canyon')?.rope).toBe(true)
    expect(bridge('a stone bridge over a river')?.rope).toBeUndefined()
  })

  it('cuts terraced slopes into level fields', () => {
    const { land, camera } = scene('rice terraces')
    const { terraces, ...uncut } = land
    expect(terraces).toBeGreaterThan(0)
    const level = (of: typeof land) => {
      const heightAt = heightOf(of, camera)
      const steps = Array.from({ length: 400 }, (_, k) => heightAt(9, 61 + k * 0.5) - heightAt(9, 60.5 + k * 0.5))
      return steps.filter((rise) => Math.abs(rise) < 0.06).length
    }
    expect(level(land)).toBeGreaterThan(level(uncut) + 100)
  })

  it('lights a lantern in the colour that is said', () => {
    const lamp = scene('a lantern with a green light beside a forest path at night').things.find(
      ({ thing }) => thing === 'lamp-post',
    )
    expect(lamp?.glow?.[1]).toBeGreaterThan((lamp?.glow?.[0] ?? 255) * 1.2)
  })
})

describe('What is said of a landscape', () => {
  it('hangs golden leaves on trees that shed them, and lets them fall where they fall', () => {
    const made = scene('a clearing with golden leaves falling', 3)
    const leafy = made.stands.filter(({ species }) => species === 'broadleaf' || species === 'birch')
    expect(leafy.length).toBeGreaterThan(0)
    for (const { leaf } of leafy) expect(leaf[0] - leaf[2]).toBeGreaterThan(60)
    expect(made.sky.falling).toBe('leaves')
    expect(scene('a forest clearing', 3).sky.falling).toBeUndefined()
  })

  it('sets what stands at a waterfall where it is seen: on the rock beside the water, not behind it', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { things, land } = scene('a monastery at a waterfall', seed)
      const rock = land.forms.find((form) => form.form === 'mesa')
      expect(rock?.falls).toBe(true)
      expect(things[0]?.thing).toBe('temple')
      expect(things[0]?.z).toBeLessThan(rock?.z ?? 0)
    }
  })

  it('draws one tree of its sort where a lone one is asked for, and an orchard in blossom in its colour', () => {
    const oak = scene('a lone oak on a hill')
    expect(oak.things[0]?.thing).toBe('lone-tree')
    expect(oak.stands.map(({ species }) => species)).not.toContain('broadleaf')
    expect(scene('a lone pine on a snowy ridge').things[0]).toMatchObject({ thing: 'lone-tree', species: 'conifer' })
    const [red = 0, green = 0] = scene('a shrine among cherry trees').stands.find(
      ({ species }) => species === 'broadleaf',
    )?.leaf ?? [0, 0, 0]
    expect(red - green).toBeGreaterThan(30)
  })

  it('takes a caravan for laden camels and a flock for several beasts', () => {
    const caravan = scene('a caravan crossing the dunes').things
    expect(caravan).toMatchObject([{ thing: 'camel', laden: true, count: 5 }])
    expect(scene('a flock of sheep on a hill').things).toMatchObject([{ thing: 'sheep', count: 5 }])
  })

  it('has palms about the water of an oasis, asked for or not', () => {
    const { stands, water, land } = scene('an oasis')
    expect(water).toBeDefined()
    expect(land.biome).toBe('desert')
    expect(stands.map(({ species }) => species)).toContain('palm')
  })

  it('holds as many beasts as were asked for, each of its kind', () => {
    const herd = (prompt: string) => scene(prompt, 2).things.map(({ thing, count }) => `${thing} ${count}`)
    expect(herd('a meadow with five sheep and a lone wolf')).toEqual(expect.arrayContaining(['sheep 5', 'wolf 1']))
    expect(herd('a herd of deer by a lake')).toContain('deer 6')
    const rider = scene('a knight on horseback in the hills', 2).things
    expect(rider.filter(({ mounted }) => mounted)).toHaveLength(1)
    expect(rider.map(({ thing }) => thing)).not.toContain('horse')
  })
})

describe('what a game master names in a landscape', () => {
  const one = (prompt: string, thing: string, seed = 1) =>
    scene(prompt, seed).things.find((other) => other.thing === thing)

  it('stands in it, of the sort that is named', () => {
    for (const [prompt, thing, variant] of [
      ['a gallows on a bare hill', 'gallows', undefined],
      ['a long wooden pier in a calm bay', 'dock', undefined],
      ['stone statues of kings by the road', 'statue', 'king'],
      ['a cathedral in the rain', 'temple', 'cathedral'],
      ['a trebuchet before the walls', 'siege-engines', 'trebuchet'],
    ] as const)
      expect(one(prompt, thing), prompt).toMatchObject({ thing, ...(variant && { variant }) })
  })

  it('fills a good part of the picture when the picture is of it, and stays inside', () => {
    for (const thing of ['castle', 'gallows', 'statue', 'windmill', 'pagoda'])
      for (const seed of seeds.slice(0, 8)) {
        const { camera, things } = scene(`a ${thing}`, seed)
        const found = things.find((other) => other.thing === thing)!
        expect((camera.focal * found.size) / found.z, `${thing} ${seed}`).toBeGreaterThan(0.26)
        const at = columnAt(viewOf(camera, wide), found.x, found.z) / wide.width
        expect(Math.abs(at - 0.5)).toBeLessThan(0.4)
      }
  })

  it('is seen from more than one height, as the dice fall or the words say', () => {
    const eyes = new Set(seeds.map((seed) => scene('a tower in the hills', seed).camera.eye))
    expect(eyes.size).toBeGreaterThan(2)
    const { eye } = scene('a town seen from above').camera
    expect(eye).toBeGreaterThan(30)
  })

  it('grows vines in rows, and floats a castle that floats', () => {
    expect(scene('a vineyard').stands.find(({ species }) => species === 'vine')?.rows).toBeGreaterThan(2)
    expect(one('a floating castle above the clouds', 'castle')?.island).toBeDefined()
  })
})

describe('words that look like others', () => {
  const named = (prompt: string, seed = 1) => scene(prompt, seed).things.map(({ thing }) => thing)

  it('dig a well where one is named, and none where something is done well', () => {
    for (const prompt of ['a stone well in a village', 'a well at dusk', 'a well guarded by goblins'])
      expect(named(prompt), prompt).toContain('well')
    for (const prompt of ['a castle as well as a bridge', 'a well lit village', 'a well-worn path over the hills'])
      expect(named(prompt), prompt).not.toContain('well')
  })

  it('raise a hand or a sword of stone, and leave what somebody holds in their hands', () => {
    expect(named('a giant sword on a hill')).toContain('weapon')
    expect(named('a sword in the stone in a forest')).toContain('weapon')
    expect(named('a stone hand in the desert')).toContain('hand')
    const held = [
      'a traveller with a lantern in his hand by a lake',
      'a knight with a sword on a hill',
      'dew on blades of grass',
    ]
    for (const prompt of held)
      expect(
        named(prompt).filter((thing) => thing === 'hand' || thing === 'weapon'),
        prompt,
      ).toEqual([])
  })

  it('set one of what ends as if it were several', () => {
    for (const [prompt, thing] of [
      ['the gallows at the crossroads', 'gallows'],
      ['the stocks on the green', 'stocks'],
      ['the colossus', 'statue'],
      ['the stables of a farm', 'cottage'],
    ] as const)
      expect(named(prompt).filter((other) => other === thing).length, prompt).toBe(1)
    expect(named('three gallows on a hill').filter((thing) => thing === 'gallows')).toHaveLength(3)
  })

  it('frame the picture by what it is looked at through, and not by what something goes through', () => {
    const cave = scene('a valley seen from inside a cave')
    expect(cave.foreground.frame).toBe('cave')
    expect(cave.cavern).toBeUndefined()
    const arch = scene('a city seen through a stone archway')
    expect(arch.foreground.frame).toBe('arch')
    expect(arch.things.map(({ thing }) => thing)).not.toContain('gate')
    for (const prompt of [
      'a path leads through an old gate',
      'smoke drifts through a window',
      'a stream flows from a cave',
    ])
      expect(['cave', 'arch'], prompt).not.toContain(scene(prompt).foreground.frame)
  })
})

describe('where a thing stands and how it is built', () => {
  const isles = ({ land }: LandscapeScene) => {
    const basin = land.forms.findIndex(({ form }) => form === 'basin')
    return land.forms.slice(basin).filter(({ form }) => form === 'knoll').length
  }

  it('is an island of the lake only where the words set it there', () => {
    for (let seed = 1; seed < 7; seed++) {
      expect(isles(scene('a village reflected in the lake', seed))).toBe(0)
      expect(isles(scene('a cottage, mountains mirrored in the water', seed))).toBe(0)
      expect(isles(scene('a tower standing in the middle of a lake', seed))).toBe(1)
    }
  })

  it('has ground under it above the clouds', () => {
    for (let seed = 1; seed < 7; seed++)
      for (const thing of ['castle', 'pagoda', 'cottage']) {
        const made = scene(`a ${thing} above the clouds`, seed)
        const { massif: _, ...land } = made.land
        const { x, z } = made.things.find((other) => other.thing === thing)!
        expect(heightOf(land, made.camera)(x, z), `${thing} ${seed}`).toBeGreaterThan(0)
      }
  })

  it('has clouds below a volcano too, and lets water fall beside one', () => {
    expect(scene('a volcano above the clouds').water).toMatchObject({ clouds: true })
    const redness = (prompt: string) => {
      const canvas = createCanvas(48, 48)
      const pen = canvas.getContext('2d')
      waterfall(pen, scene(prompt), 24, 2, 46, 20, 1)
      const [red = 0, , blue = 0] = pen.getImageData(24, 24, 1, 1).data
      return red - blue
    }
    expect(redness('a volcano above a lake with a waterfall')).toBeLessThan(0)
    expect(redness('a volcano with floating islands')).toBeLessThan(0)
    expect(redness('a lava fall')).toBeGreaterThan(100)
  })

  it('is built of every sort that words tell apart', () => {
    for (const [plain, sort] of [
      ['a camp', 'a camp of three yurts'],
      ['a camp', 'a tepee'],
      ['a camp', 'a war camp with pavilions'],
      ['a tower', 'a clock tower'],
      ['a castle', 'a castle with domes'],
    ] as const) {
      const [usual] = scene(plain).things
      const [special] = scene(sort).things
      expect(special?.variant, sort).toBeDefined()
      const faces = (variant: string | undefined) => {
        const { variant: _, ...thing } = usual!
        return solidOf({ ...thing, ...(variant && { variant }) }, [255, 196, 104], () => 0).faces.length
      }
      expect(faces(special?.variant), sort).not.toBe(faces(undefined))
    }
  })

  it('is one great tree where it has a door in its trunk', () => {
    const [oak] = scene('an oak with a door in its trunk').things
    expect(oak).toMatchObject({ thing: 'treehouse', variant: 'door' })
    const [huge] = scene('a huge red oak with a door in its trunk').things
    expect(huge!.size).toBeGreaterThan(oak!.size)
    expect(huge!.tints?.[0]?.[0]).toBeGreaterThan(huge!.tints?.[0]?.[1] ?? 255)
  })
})

describe('a landmark by itself', () => {
  const brief = (prompt: string) => understand('landscapes', landscapes.lexicon, prompt, '')

  it('floats where it floats in a landscape, and is none where it needs what lies about it', () => {
    for (const prompt of ['an iceberg', 'a sea serpent', 'stilt houses', 'a galleon'])
      expect(landmarkIn(brief(prompt))?.isAfloat, prompt).toBe(true)
    expect(landmarkIn(brief('a tower'))?.isAfloat).toBe(false)
    for (const prompt of ['a treehouse', 'a wooden pier']) expect(landmarkIn(brief(prompt)), prompt).toBeUndefined()
  })

  it('burns if it is a bonfire', () => {
    const fire = brief('a bonfire')
    const { light } = scene('hills at noon')
    const sight = { width: 96, height: 96, eye: 0.5, light, isDark: false }
    const { pixels } = paintLandmark(landmarkIn(fire)!, fire, random(3), sight)!
    let flames = 0
    for (let p = 0; p < pixels.length; p += 4)
      if (pixels[p + 3]! > 200 && pixels[p]! > 220 && pixels[p]! - pixels[p + 2]! > 90) flames++
    expect(flames).toBeGreaterThan(200)
  })
})
