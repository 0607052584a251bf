import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canRepaint } from '../kept.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { elements } from './spells/elements.ts'
import { forms } from './spells/forms/index.ts'
import { spells } from './spells.ts'

const square = { width: 96, height: 96 }
const compose = (prompt: string, seed = 1) =>
  spells.compose(understand('spells', spells.lexicon, prompt, ''), random(seed), square)
const hash = (prompt: string, seed: number, style: string) =>
  createHash('sha256')
    .update(spells.paint(compose(prompt, seed), square, style, () => undefined).pixels)
    .digest('hex')

describe('a spell', () => {
  it("calls the spirit of any beast the monsters know, as it calls a wolf's", () => {
    const asked: [string, string][] = [
      ['summon a bear spirit', 'bear'],
      ['conjure a unicorn', 'unicorn'],
      ['a spirit snake of green light', 'snake'],
      ['a summoned giant spider', 'spider'],
      ['a ghostly stag', 'stag'],
    ]
    for (const [prompt, creature] of asked) expect(compose(prompt)).toMatchObject({ form: 'beast', creature })
    expect(compose('a cone of dragon breath').form).toBe('cone')
    expect(hash('summon a bear spirit', 3, 'painted')).not.toBe(hash('conjure a unicorn', 3, 'painted'))
  })

  it('has the element and the form its words say, even in one word', () => {
    const asked: [string, string, string][] = [
      ['a fireball', 'fire', 'ball'],
      ['a crackling bolt of lightning', 'lightning', 'bolt'],
      ['a wall of ice', 'ice', 'wall'],
      ['magic missile', 'force', 'missiles'],
      ['a swirling portal of shadow', 'shadow', 'portal'],
      ['entangling vines', 'nature', 'vines'],
      ['a tidal wave', 'water', 'wave'],
      ['meteor swarm', 'fire', 'meteor'],
      ['a web of sticky white strands', 'force', 'web'],
      ['a cage of lightning', 'lightning', 'cage'],
      ['the spirit of a wolf made of blue light', 'radiant', 'wolf'],
      ['a burst of ice shards flying in all directions', 'ice', 'shards'],
      ['a wall of thorns', 'nature', 'wall'],
      ['a chain of lightning between three targets', 'lightning', 'arc'],
      ['chain lightning', 'lightning', 'arc'],
      ['chains of lightning binding a giant', 'lightning', 'chains'],
      ['a healing light falling from above', 'healing', 'beam'],
      ['a healing aura', 'healing', 'aura'],
      ['a shield of golden runes', 'force', 'shield'],
      ['a dome of force', 'force', 'ward'],
      ['a black hole of necrotic energy', 'necrotic', 'singularity'],
      ['a ghostly hand', 'necrotic', 'grasp'],
      ['mage hand', 'force', 'grasp'],
      ["a mage's hand holding a ball of blue fire", 'fire', 'hand'],
      ['a burst of light', 'radiant', 'burst'],
      ['a summoned fire elemental', 'fire', 'elemental'],
      ['a tidal wave of fire', 'fire', 'wave'],
      ['a whirlwind of leaves', 'nature', 'tornado'],
      ['a tidal wave', 'water', 'wave'],
      ['spike growth, sharp thorns from the earth', 'nature', 'vines'],
      ['a floating disc of force', 'force', 'disc'],
      ['sunburst', 'radiant', 'burst'],
      ['a ward of fire in a circle on the ground', 'fire', 'circle'],
    ]
    for (const [prompt, element, form] of asked) {
      const scene = compose(prompt)
      expect([prompt, scene.element, scene.form]).toEqual([prompt, element, form])
    }
  })

  it('burns in the colour that was asked for', () => {
    const usual = compose('a fireball').palette.main
    const [red, , blue] = compose('a blue fireball').palette.main
    expect(usual[0]).toBeGreaterThan(usual[2])
    expect(blue).toBeGreaterThan(red)
  })

  it('shows the world that a portal opens on', () => {
    expect(compose('a portal to a burning world')).toMatchObject({ form: 'portal', beyond: 'fire' })
    expect(compose('a blue portal to a frozen realm')).toMatchObject({ beyond: 'ice' })
    expect(compose('a swirling portal of fire').beyond).toBeUndefined()
  })

  it('has those in it who are named, and leaps to as many as are named', () => {
    expect(compose('a fiery aura around a warrior')).toMatchObject({ form: 'aura', figure: 'warrior' })
    expect(compose('a healing aura around a wizard')).toMatchObject({ form: 'aura', figure: 'mage' })
    expect(compose('a healing aura').figure).toBeUndefined()
    expect(compose('a chain of lightning between four enemies').count).toBe(4)
    expect(compose('a circle of healing light around three wounded soldiers')).toMatchObject({
      form: 'circle',
      figure: 'warrior',
      count: 3,
    })
    expect(compose('a wizard hurling a lightning bolt')).toMatchObject({ form: 'bolt', figure: 'mage' })
    expect(compose('eldritch blast, two beams of green energy')).toMatchObject({ form: 'bolt', count: 2 })
    expect(compose('hands of the dead reaching out of a grave').count).toBe(4)
  })

  it('is a ring about a mage, a hand of bone or an arrow where one is named', () => {
    expect(compose('a ring of lightning around a mage')).toMatchObject({
      element: 'lightning',
      form: 'ring',
      figure: 'mage',
    })
    expect(compose('a ring of runes').form).toBe('circle')
    expect(compose('a skeletal hand rising from the ground')).toMatchObject({ form: 'grasp', extras: ['skeletal'] })
    expect(compose('a green acid arrow').extras).toEqual(['arrow'])
    expect(compose('a bolt of acid').extras).toEqual([])
  })

  it('of ice or of fire has the form its word says: a thin ray, a thing thrown, a cone, a storm, from a pair of hands', () => {
    expect(compose('ray of frost')).toMatchObject({ element: 'ice', form: 'bolt', extras: ['ray'] })
    expect(compose('bolt of ice')).toMatchObject({ element: 'ice', form: 'bolt', extras: [] })
    expect(compose('cone of cold')).toMatchObject({ element: 'ice', form: 'cone', extras: [] })
    expect(compose('hailstorm')).toMatchObject({ element: 'ice', form: 'storm' })
    expect(compose('firestorm')).toMatchObject({ element: 'fire', form: 'storm' })
    expect(compose('burning hands')).toMatchObject({ element: 'fire', form: 'cone', extras: ['hands'] })
    // On no ground a spell is as opaque as it is bright.
    const bright = (prompt: string) => {
      const alone = compose(`${prompt}, transparent background`, 3)
      const { pixels } = spells.paint(alone, square, 'painted', () => undefined)
      return pixels.filter((alpha, p) => p % 4 === 3 && alpha > 150).length
    }
    expect(bright('ray of frost') * 2).toBeLessThan(bright('cone of cold'))
    expect(bright('bolt of ice') * 2).toBeLessThan(bright('cone of cold'))
  })

  it('takes the shape of the arm that is named', () => {
    expect(compose('a spiritual weapon in the shape of a hammer').weapon).toBe('hammer')
    expect(compose('a sword of light').weapon).toBeUndefined()
  })

  it('flies as many as were counted, and one where one is named', () => {
    expect(compose('two butterflies of blue light')).toMatchObject({ form: 'swarm', creature: 'butterfly', flock: 2 })
    expect(compose('a raven of shadow with burning eyes')).toMatchObject({ form: 'swarm', creature: 'bird', flock: 1 })
    expect(compose('a swarm of ravens').flock).toBeUndefined()
    expect(compose('five ghostly swords')).toMatchObject({ form: 'blades', count: 5 })
    expect(compose('twin bolts of lightning').count).toBe(2)
    expect(compose('an acid arrow')).toMatchObject({ form: 'bolt', element: 'acid' })
  })

  it('swarms with the creatures that are named, of flesh or of light', () => {
    expect(compose('a swarm of spectral ravens')).toMatchObject({ creature: 'bird', extras: ['spectral'] })
    expect(compose('a swarm of ravens')).toMatchObject({ creature: 'bird', extras: [] })
    expect(compose('a swarm of butterflies').creature).toBe('butterfly')
  })

  it('wears its runes where it is a shield of them, in their colour', () => {
    const scene = compose('a shield of golden runes')
    expect(scene.extras).toEqual(['runes'])
    expect(scene.palette.main[0]).toBeGreaterThan(scene.palette.main[2] * 2)
    expect(compose('a shield of force').extras).toEqual([])
  })

  it('paints what is seen through a portal, who stands in it and what swarms', () => {
    const pixelsOf = (prompt: string) => spells.paint(compose(prompt), square, 'painted', () => undefined).pixels
    const pairs = [
      ['a fire portal', 'a fire portal to a burning world'],
      ['a fire portal to a burning world', 'a fire portal to a frozen world'],
      ['a healing aura', 'a healing aura around a warrior'],
      ['a swarm of bats', 'a swarm of ravens'],
      ['a beam of light', 'a beam of light from above'],
    ] as const
    for (const [one, other] of pairs) expect([one, pixelsOf(one)]).not.toEqual([one, pixelsOf(other)])
  })

  it('flies as many times as was asked', () => {
    expect(compose('five magic missiles').count).toBe(5)
    expect(compose('seven golden motes of light')).toMatchObject({ form: 'lights', count: 7 })
  })

  it('can take every form in every line of power without leaving the picture blank', () => {
    const first = Object.keys(elements)
    for (const [index, form] of Object.keys(forms).entries()) {
      const scene = { ...compose('magic'), form, element: first[index % first.length]! }
      const { pixels } = spells.paint(scene, square, 'painted', () => undefined)
      let brightest = 0
      for (let p = 0; p < pixels.length; p += 4)
        brightest = Math.max(brightest, pixels[p]!, pixels[p + 1]!, pixels[p + 2]!)
      expect([form, brightest > 120]).toEqual([form, true])
    }
  })

  it('is cast where its words say, and elsewhere with another seed where they say nothing', () => {
    expect(compose('cloudkill over old graves').place?.kind).toBe('graveyard')
    expect(compose('a fireball in a castle hall').place?.kind).toBe('hall')
    expect(compose('a healing light under a forest canopy').place?.kind).toBe('forest')
    expect(compose('lightning over a battlefield at dusk').place).toMatchObject({ kind: 'battlefield', hour: 'dusk' })
    expect(compose('a fireball, transparent background').place).toBeUndefined()
    const kinds = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => compose('a fireball', seed).place?.kind))
    expect(kinds.size).toBeGreaterThanOrEqual(3)
  })

  it('is cast by hands where hands are named, held as they are said to be held', () => {
    expect(compose('a fireball between two hands')).toMatchObject({ form: 'hand', hands: { pose: 'about' } })
    expect(compose('a small flame in an open palm')).toMatchObject({ element: 'fire', hands: { pose: 'palm' } })
    const { hands, ...bare } = compose('a fireball between two hands')
    expect(hands).toBeDefined()
    const pixelsOf = (scene: ReturnType<typeof compose>) =>
      spells.paint(scene, square, 'painted', () => undefined).pixels
    expect(pixelsOf({ ...bare, hands })).not.toEqual(pixelsOf(bare))
    expect(compose("Bigby's hand clenched in a fist")).toMatchObject({ form: 'grasp', extras: ['fist'] })
  })

  it('of both systems is what its name says', () => {
    const asked: [string, string, string][] = [
      ['fog cloud', 'wind', 'cloud'],
      ['obscuring mist', 'wind', 'cloud'],
      ['incendiary cloud', 'fire', 'cloud'],
      ['acid fog', 'acid', 'cloud'],
      ['a sandstorm', 'wind', 'storm'],
      ['flaming sphere', 'fire', 'ball'],
      ['phantasmal killer', 'psychic', 'skull'],
      ['storm of vengeance', 'lightning', 'storm'],
      ['wail of the banshee', 'necrotic', 'skull'],
      ['polar ray', 'ice', 'bolt'],
      ['prismatic spray', 'illusion', 'cone'],
    ]
    for (const [prompt, element, form] of asked) {
      const scene = compose(prompt)
      expect([prompt, scene.element, scene.form]).toEqual([prompt, element, form])
    }
  })

  it('still paints a scene of version 1, in the dark it was cast in', () => {
    const { place: _, ...rest } = compose('a fireball')
    const before = { ...rest, version: 1 }
    expect(canRepaint('spells', before)).toBe(true)
    const { pixels } = spells.paint(before, square, 'painted', () => undefined)
    const corner = pixels.slice(0, 3)
    expect(Math.max(...corner)).toBeLessThan(60)
    expect(pixels).not.toEqual(spells.paint({ ...before, version: 2 }, square, 'painted', () => undefined).pixels)
  })

  it('stands alone where a transparent background is asked for, in every style', () => {
    for (const style of spells.styles) {
      const { pixels } = spells.paint(compose('a fireball, transparent background'), square, style, () => undefined)
      const alphas = pixels.filter((_, p) => p % 4 === 3)
      expect(alphas[0]).toBeLessThan(40)
      expect(Math.max(...alphas)).toBeGreaterThan(240)
      expect(spells.paint(compose('a fireball'), square, style, () => undefined).pixels[3]).toBe(255)
    }
  })

  it('paints the same bytes for the same seed and other bytes for another, in every style', () => {
    for (const style of spells.styles) {
      expect(hash('a healing aura', 5, style)).toBe(hash('a healing aura', 5, style))
      expect(hash('a healing aura', 5, style)).not.toBe(hash('a healing aura', 6, style))
    }
  })
})
