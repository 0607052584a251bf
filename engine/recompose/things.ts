import type { FigureScene, Person } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import { isBattlemap } from '../kept.ts'
import type { LandscapeScene } from '../landscapes/scene.ts'
import type { BattlemapScene } from '../maps/battlemaps/scene.ts'
import type { MonsterScene } from '../monsters/scene.ts'
import type { ItemScene } from '../relics/items/scene.ts'
import type { Said } from './rooms.ts'
import { isFigure, isItem, isLandscape, isMonster } from './scenes.ts'

/** A country or a map with what a change of its words has put into it, among all that was there. */
export function withThings(kept: Scene, was: Scene, now: Scene, said: readonly Said[]): Scene {
  if (isBattlemap(kept) && isBattlemap(was) && isBattlemap(now)) return withProps(kept, was, now, said)
  if (!isLandscape(kept) || !isLandscape(was) || !isLandscape(now)) return kept
  const asked = new Set(said.map(({ concept }) => concept))
  const isNew = (thing: string) => !was.things.some((one) => one.thing === thing)
  const isOfSeason = said.some(({ facet }) => facet === 'season' || facet === 'weather')
  const leafed = isOfSeason ? withLeaves(kept, was, now) : kept
  const things = now.things.filter(({ thing, island }) => island === undefined && isNew(thing) && asked.has(thing))
  if (things.length === 0) return leafed
  const before = new Set(was.land.forms.map((form) => JSON.stringify(form)))
  // The hills that they stand on.
  const forms = now.land.forms.filter((form) => form.form === 'knoll' && !before.has(JSON.stringify(form)))
  return {
    ...leafed,
    things: [...kept.things, ...things],
    land: { ...kept.land, forms: [...kept.land.forms, ...forms] },
  } as LandscapeScene
}

/** The same trees where they stood, in the leaves that another season or weather gives their kind. */
function withLeaves(kept: LandscapeScene, was: LandscapeScene, now: LandscapeScene): LandscapeScene {
  const leafOf = (scene: LandscapeScene, species: string) => scene.stands.find((one) => one.species === species)?.leaf
  const stands = kept.stands.map((stand) => {
    const [before, after] = [leafOf(was, stand.species), leafOf(now, stand.species)]
    return after && JSON.stringify(before) !== JSON.stringify(after) ? { ...stand, leaf: after } : stand
  })
  return { ...kept, stands }
}

function withProps(kept: BattlemapScene, was: BattlemapScene, now: BattlemapScene, said: readonly Said[]): Scene {
  const asked = new Set(said.map(({ concept }) => concept))
  const isNew = (kind: string) => asked.has(kind) && !was.props.some((one) => one.kind === kind)
  const props = now.props.filter(({ kind }) => isNew(kind))
  if (props.length === 0) return kept
  const reach = (one: (typeof props)[number]) => Math.max(one.width, one.depth) / 2
  // What is put in somewhere stands there instead of what was small and stood there before.
  const isClear = (old: (typeof props)[number]) =>
    old.flat === true ||
    props.every(
      (one) => Math.hypot(one.at[0] - old.at[0], one.at[1] - old.at[1]) > 0.8 * (reach(one) + Math.min(1, reach(old))),
    )
  return { ...kept, props: [...kept.props.filter(isClear), ...props] } as BattlemapScene
}

type Gone = ReadonlySet<string>

const ornaments: Readonly<Record<string, readonly (keyof Person)[]>> = {
  beard: ['beard'],
  hair: ['hair'],
  horns: ['horns'],
  wings: ['wings'],
  necklace: ['necklace'],
  earrings: ['earrings'],
  'nose-ring': ['noseRing'],
  'finger-rings': ['rings'],
  mask: ['mask'],
  cloak: ['wrap'],
  hood: ['headwear'],
}

function bared(person: Person, gone: Gone): Person {
  const stays = ({ kind }: { kind: string }) => !gone.has(kind)
  const left = { ...person, extras: person.extras.filter(stays), gear: person.gear.filter(stays) }
  if (left.wrap && gone.has(left.wrap.kind)) delete left.wrap
  if (left.headwear && gone.has(left.headwear.kind)) delete left.headwear
  if (left.furniture) left.furniture = left.furniture.filter(stays)
  if (left.furniture?.length === 0) delete left.furniture
  for (const [concept, keys] of Object.entries(ornaments))
    if (gone.has(concept)) for (const key of keys) delete left[key]
  if (gone.has('glasses')) {
    left.glasses = false
    delete left.eyewear
  }
  if (gone.has('halo')) left.halo = false
  if (gone.has('scar')) left.complexion = { ...left.complexion, scars: [] }
  if (gone.has('freckles')) left.complexion = { ...left.complexion, freckles: 0 }
  const garments = left.garments.filter(stays)
  // Nobody is undressed by what is left out.
  return garments.length > 0 ? { ...left, garments } : left
}

const fallings: Readonly<Record<string, readonly string[]>> = { snow: ['snow', 'blizzard'], rain: ['rain', 'storm'] }

/** A scene without what is called by any of some concepts, as far as it can be there no more. */
export function withoutThings(scene: Scene, gone: Gone): Scene {
  const inAir = (air: string) => gone.has(air) || (fallings[air] ?? []).some((one) => gone.has(one))
  if (isFigure(scene)) {
    const companions = scene.companions?.filter(({ creature }) => !gone.has(creature.name))
    const { companions: _, ...rest } = scene
    return {
      ...rest,
      people: scene.people.map((person) => bared(person, gone)),
      air: scene.air.filter((air) => !inAir(air)),
      ...(companions && companions.length > 0 ? { companions } : {}),
    } as FigureScene
  }
  if (isMonster(scene)) {
    const left = scene.creatures.filter(({ name }, k) => k === 0 || !gone.has(name))
    const creatures = left.map((creature) => ({
      ...creature,
      ...(gone.has('horns') && { horns: 0 }),
      ...(gone.has('wings') && { wings: 'none' as const }),
      state: creature.state.filter((one) => !gone.has(one)),
      ...(creature.person && { person: bared(creature.person, gone) }),
    }))
    return { ...scene, creatures, air: scene.air.filter((air) => !inAir(air)) } as MonsterScene
  }
  if (isLandscape(scene)) {
    const { sky } = scene
    return {
      ...scene,
      things: scene.things.filter(({ thing }) => !gone.has(thing)),
      stands: scene.stands.filter(({ species }) => !gone.has(species)),
      sky: {
        ...sky,
        moons: gone.has('moon') ? [] : sky.moons,
        rainbow: sky.rainbow && !gone.has('rainbow'),
        ...(sky.falling && inAir(sky.falling) && { falling: undefined }),
      },
      foreground: {
        ...scene.foreground,
        ...(gone.has('birds') && { birds: 0 }),
        ...(gone.has('rocks') && { rocks: 0 }),
      },
    } as LandscapeScene
  }
  if (isItem(scene)) {
    const things = scene.things.filter(({ rig }, k) => k === 0 || !gone.has(rig))
    return { ...scene, things, extras: scene.extras.filter((one) => !gone.has(one)) } as ItemScene
  }
  if (isBattlemap(scene))
    return { ...scene, props: scene.props.filter(({ kind }) => !gone.has(kind)) } as BattlemapScene
  return scene
}
