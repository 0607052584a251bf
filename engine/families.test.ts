import { describe, expect, it } from 'vitest'
import { type ImageCategory, imageCategories } from '../contract/categories.ts'
import { seedsOf } from '../contract/images.ts'
import type { FigureScene } from './figures/scene.ts'
import type { Scene } from './generator.ts'
import { choicesOf, generators, makePicture, understandPrompt } from './index.ts'
import type { LandscapeScene } from './landscapes/scene.ts'
import type { BattlemapScene } from './maps/battlemaps/scene.ts'
import type { TownmapScene } from './maps/townmaps/scene.ts'
import type { MonsterScene } from './monsters/scene.ts'
import type { ItemScene } from './relics/items/scene.ts'
import type { SpellScene } from './relics/spells/scene.ts'

const frame = { width: 768, height: 1024 }

const prompts: Record<ImageCategory, string> = {
  characters: 'a wood elf ranger with a longbow',
  npcs: 'a guard captain',
  monsters: 'a red dragon',
  battlemaps: 'a dungeon of six rooms',
  items: 'a silver longsword',
  spells: 'a bolt of lightning',
  landscapes: 'a ruined castle above a lake',
  townmaps: 'a village on a river',
}

const composed = (category: ImageCategory, seed: number, nudges: readonly number[] = []): Scene => {
  const brief = understandPrompt(category, prompts[category], '')
  return generators[category].compose(brief, choicesOf(seed, generators[category], nudges), frame)
}

/** What somebody who lays pictures side by side sees first. */
const traits: Record<ImageCategory, (scene: Scene) => Record<string, unknown>> = {
  characters: ofFigure,
  npcs: ofFigure,
  monsters(scene) {
    const { creatures, light, backdrop } = scene as MonsterScene
    const [one] = creatures
    return {
      pose: [one?.pose, Math.round((one?.gape ?? 0) * 4)],
      turn: Math.round((one?.yaw ?? 0) / 8),
      light,
      backdrop: [backdrop.direction, backdrop.landscape?.sky.time],
      colour: one?.colour,
    }
  },
  battlemaps(scene) {
    const { walls, props, areas } = scene as BattlemapScene
    return { walls, props, areas }
  },
  items(scene) {
    const { things, light, ground, seed } = scene as ItemScene
    return { angle: things[0]?.angle, surfaces: things[0]?.surfaces, light, ground, seed }
  },
  spells(scene) {
    const { power, seed, horizon, ...rest } = scene as SpellScene
    return { power, seed, horizon, rest }
  },
  landscapes(scene) {
    const { sky, light, camera, things, stands, foreground } = scene as LandscapeScene
    return { time: sky.time, light: light.direction, camera, things, stands, foreground }
  },
  townmaps(scene) {
    const { name, houses, water } = scene as unknown as TownmapScene & { water: unknown }
    return { name, houses, water }
  },
}

function ofFigure(scene: Scene) {
  const { people, light, backdrop } = scene as FigureScene
  const [person] = people
  return {
    pose: [
      person?.pose.grip,
      person?.pose.hip,
      Math.sign(person?.turn.head[0] ?? 0),
      Math.round((person?.turn.head[0] ?? 0) / 5),
    ],
    framing: [person?.whole, Math.round((person?.scale ?? 0) * 12)],
    dress: person?.garments.map(({ kind, colour }) => [kind, colour]),
    light: [light, backdrop.direction, backdrop.landscape?.sky.time],
  }
}

const FAMILIES = 6

/** Of how many traits any two pictures of one request differ at least. */
const least: Record<ImageCategory, number> = {
  characters: 3,
  npcs: 3,
  monsters: 2,
  battlemaps: 2,
  items: 3,
  spells: 2,
  landscapes: 4,
  townmaps: 3,
}

const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(one).filter((trait) => JSON.stringify(one[trait]) !== JSON.stringify(other[trait]))

describe('four pictures of one request', () => {
  it.each(imageCategories)('differ, each from every other, in what the words leave open: %s', (category) => {
    for (let family = 0; family < FAMILIES; family++) {
      const four = seedsOf(family * 4000 + 1, 4).map((seed) => traits[category](composed(category, seed)))
      for (const [i, one] of four.entries())
        for (const other of four.slice(i + 1))
          expect(differing(one, other).length).toBeGreaterThanOrEqual(least[category])
    }
  })

  it('use the four seeds of one family, the one asked for first', () => {
    expect(seedsOf(6, 4)).toEqual([6, 7, 4, 5])
    expect(seedsOf(4_294_967_295, 2)).toEqual([4_294_967_295, 4_294_967_292])
  })

  it('go on with the families after it where more than four are asked for', () => {
    expect(seedsOf(6, 6)).toEqual([6, 7, 4, 5, 10, 11])
    expect(seedsOf(4_294_967_295, 5).at(-1)).toBe(3)
    expect(new Set(seedsOf(4_294_967_290, 12)).size).toBe(12)
  })
})

/** What a little variation leaves as it is. */
const kept: Record<ImageCategory, (scene: Scene) => unknown> = {
  characters: keptOfFigure,
  npcs: keptOfFigure,
  monsters: (scene) => (scene as MonsterScene).creatures.map(({ rig, pose }) => [rig, pose]),
  battlemaps: (scene) => (scene as BattlemapScene).walls,
  items: (scene) => (scene as ItemScene).things.map(({ rig, surfaces }) => [rig, surfaces]),
  spells: (scene) => ({ ...(scene as SpellScene), seed: 0 }),
  landscapes: (scene) => [
    (scene as LandscapeScene).sky.time,
    (scene as LandscapeScene).things.map(({ thing }) => thing),
  ],
  townmaps: (scene) => [(scene as unknown as TownmapScene).name, (scene as unknown as { water: unknown }).water],
}

function keptOfFigure(scene: Scene) {
  return (scene as FigureScene).people.map(({ pose, whole, garments, hair, turn }) => [
    pose.grip,
    pose.hip,
    whole,
    garments.map(({ kind, colour }) => [kind, colour]),
    hair?.style,
    Math.sign(turn.head[0]),
  ])
}

describe('a little variation', () => {
  it.each(imageCategories)('keeps the composition and draws details anew: %s', (category) => {
    for (const seed of [3, 4001, 77_770]) {
      const first = composed(category, seed)
      const varied = [[5], [6], [5, 9]].map((nudges) => composed(category, seed, nudges))
      for (const scene of varied) expect(kept[category](scene)).toEqual(kept[category](first))
      expect(new Set([first, ...varied].map((scene) => JSON.stringify(scene))).size).toBe(4)
    }
  })

  it('is the same again from the same seeds', () => {
    const request = {
      ...frame,
      width: 64,
      height: 64,
      category: 'items',
      prompt: 'a ring',
      negativePrompt: '',
    } as const
    const made = () =>
      makePicture({ ...request, style: 'painted', seed: 9, nudges: [4, 8] }, () => undefined).picture.pixels
    expect(made()).toEqual(made())
  })
})
