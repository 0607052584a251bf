import { describe, expect, test } from 'vitest'
import { Clay } from '../figures/sculpture/clay.ts'
import { understandPrompt } from '../index.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { composeMonsters } from './compose.ts'
import { families } from './families.ts'
import { measure } from './measure.ts'
import { monsters } from './monsters.ts'
import { benchFor } from './rigs/rig.ts'
import { rigs } from './rigs/rigs.ts'
import type { Creature } from './scene.ts'
import { stuckIn } from './stuck.ts'

const square = { width: 512, height: 512 }
const compose = (prompt: string, seed = 1, negative = '') =>
  composeMonsters(understand('monsters', monsters.lexicon, prompt, negative), random(seed), square)
const first = (prompt: string, seed = 1, negative = '') => compose(prompt, seed, negative).creatures[0]!
const seeds = Array.from({ length: 8 }, (_, i) => i + 1)

test('a phoenix burns in a rain of embers, and what is under the sea has water about it', () => {
  expect(compose('a phoenix').air).toContain('embers')
  expect(compose('an eagle').air).not.toContain('embers')
  expect(compose('a giant octopus under the sea')).toMatchObject({ underwater: true, air: ['bubbles'] })
  expect(compose('a giant octopus').underwater).toBeUndefined()
})

test('three heads and eight legs are more body than one and four', () => {
  const parts = (prompt: string) => {
    const clay = new Clay()
    const creature = first(prompt)
    rigs[creature.rig as Exclude<typeof creature.rig, 'person'>](benchFor(clay, creature))
    return clay.parts.length + clay.reaches.length
  }
  expect(parts('cerberus')).toBeGreaterThan(parts('a hound') * 1.3)
  expect(parts('a basilisk')).toBeGreaterThan(parts('a giant lizard') * 1.15)
})

test('one body where two names are of one, many where they swarm, a rider astride the mount', () => {
  for (const seed of seeds) {
    const ogre = compose('a zombie ogre', seed).creatures
    expect(ogre.map(({ name }) => name)).toEqual(['ogre'])
    expect(ogre[0]!.state).toContain('rotten')
    expect(compose('a swarm of crabs', seed).creatures.length).toBeGreaterThan(4)
    const [wolf, goblin] = compose('a goblin riding a wolf', seed).creatures
    expect(wolf!.name).toBe('wolf')
    expect(goblin!.person!.pose.act).toBe('riding')
    expect(goblin!.person!.y).toBeLessThan(wolf!.y)
    expect(compose('a wolf and a goblin', seed).creatures.map(({ person }) => person?.build.legs)).not.toContain(0.5)
  }
})

test('a vampire in red wears it, a dead knight is armoured, a drowned bride veiled, a crab ashore', () => {
  const vampire = first('a vampire lord in red and black').person!
  expect(vampire.garments[0]!.colour[0]).toBeGreaterThan(vampire.garments[0]!.colour[1] * 2)
  expect(vampire.complexion.base[1]).toBeGreaterThan(120)
  expect(first('a skeleton knight').person!.garments[0]!.kind).toBe('breastplate')
  expect(first('a ghost of a drowned bride').person!.headwear?.kind).toBe('veil')
  expect(compose('a giant crab').backdrop.shore).toBeDefined()
  expect(compose('a kraken in the sea').backdrop.shore).toBeUndefined()
  expect(first('a red dragon with one broken horn').state).toContain('broken-horn')
})

describe('a monster is what its words say', () => {
  test.each([
    ['a red dragon', (c: Creature) => c.rig === 'dragon' && c.wings === 'bat' && c.colour[0] > c.colour[2] * 1.8],
    ['a seven-headed hydra', (c) => c.heads === 7],
    ['a nine-headed hydra', (c) => c.heads === 9],
    ['a rearing hydra', (c) => c.pose === 'rearing' && c.heads >= 4],
    ['a mermaid', (c) => (c.person?.build.bust ?? 0) > 0],
    ['a three-headed hydra', (c) => c.form === 'hydra' && c.heads === 3],
    ['a beholder with seven eyestalks', (c) => c.rig === 'eye' && c.eyes.count === 7],
    ['a green slime', (c) => c.rig === 'ooze' && c.colour[1] > c.colour[0]],
    [
      'a wolf with glowing blue eyes',
      (c) => c.form === 'wolf' && c.eyes.glow === 1 && c.eyes.colour[2] > c.eyes.colour[0],
    ],
    ['cerberus', (c) => c.form === 'dog' && c.heads === 3],
    ['a two-headed wolf', (c) => c.form === 'wolf' && c.heads === 2],
    [
      'a centaur archer',
      (c) => c.person?.steed !== undefined && c.person.whole && c.person.gear.some(({ kind }) => kind === 'bow'),
    ],
    ['a medusa', (c) => c.person?.hair?.style === 'snakes' && c.person.beard === undefined && c.person.build.bust > 0],
    ['a cockatrice', (c) => c.form === 'cockatrice' && c.pose === 'rearing'],
    ['a basilisk with stone eyes', (c) => c.form === 'basilisk' && c.eyes.glow === 0 && c.state.includes('stone-eyes')],
    ['a crystal golem', (c) => c.rig === 'hulk' && c.hide === 'crystal'],
    ['an iron golem', (c) => c.hide === 'metal'],
    ['a purple worm', (c) => c.rig === 'worm' && c.colour[2] > c.colour[1]],
    ['an orc with a greataxe', (c) => c.person?.gear.some((gear) => gear.kind === 'greataxe') === true],
    ['a gargoyle', (c) => c.hide === 'stone' && c.wings === 'bat'],
    ['a carrion crawler', (c) => c.form === 'centipede'],
    ['a scarecrow with a scythe', (c) => c.person?.gear.some((gear) => gear.kind === 'scythe') === true],
    ['a ghostly knight', (c) => c.person?.name.startsWith('ghost') === true],
    ['a flying snake', (c) => c.rig === 'serpent' && c.wings !== 'none'],
    ['a giant crab', (c) => c.rig === 'shellfish' && c.form === 'crab'],
    ['a lobster', (c) => c.rig === 'shellfish' && c.form === 'lobster'],
    ['a giant scorpion', (c) => c.rig === 'shellfish' && c.form === 'scorpion'],
    [
      'a stone giant throwing a rock',
      (c) => c.person?.pose.grip === 'raised' && c.person.gear.some((gear) => gear.kind === 'boulder'),
    ],
    ['a skeleton archer', (c) => c.person?.gear.some((gear) => gear.kind === 'bow' && gear.hold === 'right') === true],
    ['a giant spider in its web', (c) => c.state.includes('web')],
    ['a kraken dragging down a ship', (c) => c.state.includes('ship')],
    ['a green ooze dissolving a sword', (c) => c.swallowed === 'sword'],
    ['a goblin merchant', (c) => c.name === 'goblin' && c.person?.name === 'goblin merchant'],
    ['a horned bear', (c) => c.form === 'bear' && c.horns > 0],
    ['a stone golem with glowing red runes', (c) => (c.runes?.[0] ?? 0) > 150],
    ['a stone golem with one arm missing', (c) => c.arms === 1],
    ['a four-armed white ape', (c) => c.arms === 4 && c.colour[0] > 200],
    ['a bear with a golden crown', (c) => c.headgear?.kind === 'crown'],
    ['an ogre with a spear', (c) => c.held?.[0]?.kind === 'spear'],
    ['a boar with three arrows in its flank', (c) => c.stuck?.[0]?.kind === 'arrow' && c.stuck[0].many === 3],
    ['a dragon with nebula wings', (c) => c.starry?.where === 'wings'],
    ['a green dragon coiled around a tower', (c) => c.pose === 'coiled' && c.seat === 'spire'],
    ['a red dragon breathing blue fire', (c) => (c.breathDye?.[2] ?? 0) > 150],
    ['a worm bursting out of the sand', (c) => c.bursts === 'ground'],
    ['a nine-tailed fox', (c) => c.tails === 9],
    ['a lizard with red and black stripes', (c) => c.colour[0] > 120 && (c.markDye?.[0] ?? 99) < 60],
    ['a chimera with a lion head and a goat head', (c) => c.form === 'chimera' && c.heads === 3],
    ['a lion with a scorpion tail', (c) => c.tail === 'sting'],
    ['a wolf beside a pile of bones', (c) => c.beside?.[0]?.kind === 'bones'],
    ['a giant black scorpion', (c) => c.form === 'scorpion'],
    ['a winged lion', (c) => c.form === 'lion' && c.wings !== 'none'],
    ['a werewolf howling at the full moon', (c) => c.rig === 'hulk' && c.form === 'werewolf' && c.hide === 'fur'],
    ['a man-eating plant', (c) => c.rig === 'plant'],
    ['a shuffling zombie', (c) => c.person?.pose.groping === true],
    [
      'a lizardfolk hunter with a trident',
      (c) => c.person?.form === 'dragon' && c.person.gear.some((gear) => gear.kind === 'trident'),
    ],
    ['a frost giant', (c) => c.person?.garments.some((garment) => garment.kind === 'furs') === true],
    ['a roaring troll', (c) => c.gape === 1],
    ['a frost giant', (c) => c.person !== undefined && c.person.complexion.base[2] > c.person.complexion.base[0]],
  ] as [string, (c: Creature) => boolean][])('%s', (prompt, holds) => {
    for (const seed of seeds) expect(holds(first(prompt, seed)), `seed ${seed}`).toBe(true)
  })

  test('a ruined chapel is a ruin, and ice giants stand in the cold', () => {
    expect(compose('a ghost in a ruined chapel').backdrop.place).toBe('ruins')
    expect(compose('an ice giant with an axe').backdrop.place).toBe('snowfield')
  })

  test('what is forbidden is left out', () => {
    expect(first('a dragon', 1, 'wings').wings).toBe('none')
    expect(first('a demon without horns').horns).toBe(0)
  })

  test('what is a part of one is no beast of its own, and a rider has one mount', () => {
    const names = (prompt: string) => compose(prompt).creatures.map(({ name }) => name)
    expect(names('a manticore with a scorpion tail')).toEqual(['manticore'])
    expect(names('a giant black scorpion')).toEqual(['scorpion'])
    expect(names('a goblin wolf rider on a grey dire wolf')).toEqual(['wolf', 'goblin'])
    expect(names('a headless horseman')).toEqual(['horse', 'horseman'])
    expect(compose('a headless horseman').creatures[1]!.person!.state).toContain('headless')
  })

  test('a pack has as many as are counted, seven at most', () => {
    expect(compose('three wolves').creatures).toHaveLength(3)
    expect(compose('a dozen rats').creatures).toHaveLength(7)
    expect(compose('a goblin riding a wolf').creatures.map((creature) => creature.name)).toContain('wolf')
  })

  test('people are no monsters, whatever their trade', () => {
    const nuns = compose('three hungry nuns').creatures
    expect(nuns.map(({ person }) => person?.name)).toEqual(Array(3).fill('human cleric'))
    expect(compose('two plumbers in a sewer').creatures.map(({ person }) => person?.form)).toEqual(['human', 'human'])
    expect(compose('a dragon and a knight').creatures.map(({ name }) => name)).toEqual(['dragon'])
  })

  test('one that is told twice is painted once', () => {
    expect(compose('a mimic disguised as a treasure chest').creatures).toHaveLength(1)
    expect(compose('a medusa with snakes for hair').creatures).toHaveLength(1)
    expect(compose('a black nightmare horse').creatures.map(({ name }) => name)).toEqual(['nightmare'])
    expect(compose('a red dragon and a blue dragon').creatures).toHaveLength(2)
  })

  test('a huge one fills more of the picture than a tiny one', () => {
    expect(first('a huge spider').scale).toBeGreaterThan(first('a tiny spider').scale * 1.4)
  })
})

describe('a body does what the words say', () => {
  test.each([
    ['a blue dragon flying over mountains', (c: Creature) => c.pose === 'flying'],
    ['a sleeping black dragon on a pile of gold', (c) => c.pose === 'sleeping' && c.seat === 'hoard'],
    ['a dragon perched on a tower', (c) => c.pose === 'perched' && c.seat === 'tower'],
    ['a rearing cobra', (c) => c.pose === 'rearing'],
    ['a snake striking', (c) => c.pose === 'crouching'],
    ['a rearing bear', (c) => c.pose === 'rearing'],
    ['a crouching panther', (c) => c.pose === 'crouching'],
    ['an owl perched on a branch', (c) => c.pose === 'perched' && c.seat === 'branch'],
    ['a sleeping wolf', (c) => c.pose === 'sleeping'],
    ['a white dragon breathing frost', (c) => c.breath === 'frost'],
    ['a black dragon spitting acid', (c) => c.breath === 'acid'],
    ['a blue dragon breathing lightning', (c) => c.breath === 'lightning'],
    ['a fire-breathing dragon', (c) => c.breath === 'fire'],
    ['a green dragon breathing a cloud of poison gas', (c) => c.breath === 'poison'],
    ['a green dragon using its breath weapon', (c) => c.breath === 'poison'],
  ] as [string, (c: Creature) => boolean][])('%s', (prompt, holds) => {
    for (const seed of seeds) expect(holds(first(prompt, seed)), `seed ${seed}`).toBe(true)
  })

  test('a dragon of which nothing is said has more than one bearing, and looks both ways', () => {
    const many = Array.from({ length: 24 }, (_, seed) => first('a red dragon', seed))
    expect(new Set(many.map(({ pose }) => pose)).size).toBeGreaterThan(2)
    expect(new Set(many.map(({ mirrored }) => mirrored ?? false)).size).toBe(2)
  })

  test('the ghost of a body is that body, and pale', () => {
    for (const prompt of ['a dragon spirit', 'a ghost wolf', 'a spectral horse']) {
      const { creatures } = compose(prompt)
      expect(creatures, prompt).toHaveLength(1)
      expect(creatures[0]!.rig, prompt).not.toBe('person')
      expect(creatures[0]!.state, prompt).toContain('ghostly')
    }
    expect(compose('a ghost and a wolf').creatures).toHaveLength(2)
  })

  test('what cannot be drawn of a body is not promised', () => {
    const unused = (prompt: string) => understandPrompt('monsters', prompt, '').unused
    expect(unused('a toad with antlers')).toEqual([])
    expect(first('a toad with antlers').state).toContain('antlers')
    expect(unused('a wolf with a silver chain')).toEqual([])
    expect(first('a green slime with horns').horns).toBe(0)
    expect(unused('a green slime with horns')).toContain('horns')
  })

  test('wings are great or torn where that is seen of them', () => {
    const wide = (prompt: string) => {
      const { left, right } = measure({ ...first(prompt), x: 0, y: 0, scale: 1 })
      return right - left
    }
    const parts = (prompt: string) => {
      const clay = new Clay()
      rigs.beast(benchFor(clay, first(prompt)))
      return clay.reaches.length
    }
    for (const kind of ['a pegasus', 'a gargoyle', 'a wyvern'])
      expect(wide(`${kind} with huge wings`), kind).toBeGreaterThan(wide(`${kind} with wings`) * 1.04)
    expect(parts('a pegasus with broken wings')).toBeLessThan(parts('a pegasus with wings') - 10)
    const unused = (prompt: string) => understandPrompt('monsters', prompt, '').unused
    expect(unused('a sleeping griffin with huge wings')).toContain('huge')
    expect(unused('a broken stone golem')).toContain('broken')
  })

  test('arrows stick in it at the same places in a picture of any size', () => {
    const clay = new Clay()
    const bench = benchFor(clay, first('a boar with three arrows in its flank'))
    rigs.beast(bench)
    const driven = (width: number) =>
      stuckIn(clay, { width, height: width }, [{ bench, first: 0, last: clay.parts.length }])!
    // Of each: a wound, a shaft, feathers and a nock.
    expect(driven(512).parts).toHaveLength(12)
    expect(driven(1536).reaches).toEqual(driven(512).reaches)
  })

  test('bones are bones in a body of any kind', () => {
    for (const prompt of ['a skeletal dragon', 'a dracolich', 'a skeletal horse'])
      expect(first(prompt).hide, prompt).toBe('bone')
  })

  test('bodies that do something are counted as bodies', () => {
    const chips = (prompt: string) => understandPrompt('monsters', prompt, '').understood.map(({ meaning }) => meaning)
    expect(chips('two dragons flying')).toEqual(['2 dragons', 'flying'])
    expect(chips('three wolves howling')).toEqual(['3 wolves', 'roaring'])
    expect(compose('a swarm of bats').creatures).toHaveLength(7)
  })

  test('nothing without wings flies', () => {
    expect(first('a flying wolf').pose).toBeUndefined()
    expect(first('a flying winged wolf').pose).toBe('flying')
  })

  test('a breath is drawn in print too', () => {
    const frame = { width: 96, height: 96 }
    const scene = compose('a blue dragon breathing lightning', 4)
    const still = structuredClone(scene)
    delete still.creatures[0]!.breath
    const bytes = (of: typeof scene) => Buffer.from(monsters.paint(of, frame, 'woodcut', () => undefined).pixels)
    const [breathing, silent] = [bytes(scene), bytes(still)]
    const changed = breathing.filter((value, i) => Math.abs(value - silent[i]!) > 60).length
    expect(changed).toBeGreaterThan(200)
  })

  test('a breath is painted before the mouth, in its own colour', () => {
    const frame = { width: 120, height: 120 }
    const scene = compose('a red dragon breathing fire', 2)
    const still = structuredClone(scene)
    delete still.creatures[0]!.breath
    const bytes = (of: typeof scene) => monsters.paint(of, frame, 'painted', () => undefined).pixels
    const [hot, cold] = [bytes(scene), bytes(still)]
    let red = 0
    let blue = 0
    for (let i = 0; i < hot.length; i += 4) {
      red += hot[i]! - cold[i]!
      blue += hot[i + 2]! - cold[i + 2]!
    }
    expect(red).toBeGreaterThan(3 * Math.max(0, blue))
    expect(red / (hot.length / 4)).toBeGreaterThan(3)
  })
})

describe('a scene', () => {
  test('of every family is plain, small, repeatable and within the frame', () => {
    for (const family of families) {
      const prompt = `a ${family.words[0]}`
      const scene = compose(prompt, 3)
      // A horseman comes after the horse.
      expect(
        scene.creatures.map(({ name }) => name),
        prompt,
      ).toContain(family.concept)
      expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
      expect(JSON.stringify(scene).length).toBeLessThan(200_000)
      expect(compose(prompt, 3)).toEqual(scene)
      const creature = scene.creatures[0]!
      if (creature.person || scene.creatures.length > 1) continue
      const box = measure(creature)
      expect(box.top, prompt).toBeGreaterThan(-60)
      expect((box.left + box.right) / 2, prompt).toBeGreaterThan(250)
      expect((box.left + box.right) / 2, prompt).toBeLessThan(750)
      expect(box.bottom - box.top, prompt).toBeGreaterThan(250)
    }
  })

  test('of another seed is another beast', () => {
    expect(first('a dragon', 1).seed).not.toBe(first('a dragon', 2).seed)
  })

  test('kept from before riders sat astride is painted as it was: from the hips up, and no saddle', () => {
    const [mount, rider] = compose('a goblin riding a wolf').creatures as [Creature, Creature]
    delete rider.person!.pose.act
    const afoot = structuredClone(rider)
    delete afoot.rides
    const painted = (...creatures: Creature[]) => {
      const scene = { ...compose('a goblin riding a wolf'), creatures, alone: true as const }
      return Buffer.from(monsters.paint(scene, { width: 64, height: 64 }, 'painted', () => undefined).pixels)
    }
    const seen = (pixels: Buffer) => pixels.filter((value, i) => i % 4 === 3 && value > 128).length
    expect(seen(painted(rider))).toBeLessThan(seen(painted(afoot)) * 0.8)
    for (const one of [rider, afoot]) one.person!.x = 4000
    expect(painted(mount, rider).equals(painted(mount, afoot))).toBe(true)
  })

  test('holds a hydra’s heads otherwise', () => {
    const shapes = new Set<number>()
    for (let seed = 1; seed < 13; seed++) {
      const { left, right, top, bottom } = measure({ ...first('a five-headed hydra', seed), mirrored: false })
      shapes.add(Math.round(((right - left) / (bottom - top)) * 12))
    }
    expect(shapes.size).toBeGreaterThan(2)
  })
})

test('a painting is the same bytes for the same scene, and others for another seed', () => {
  const frame = { width: 96, height: 96 }
  const bytes = (seed: number) =>
    Buffer.from(monsters.paint(compose('a giant spider in a cave', seed), frame, 'painted', () => undefined).pixels)
  expect(bytes(4).equals(bytes(4))).toBe(true)
  expect(bytes(4).equals(bytes(5))).toBe(false)
})
