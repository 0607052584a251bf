import { belowHead } from '../figures/framing.ts'
import type { FigureScene, Person } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import type { LandscapeScene } from '../landscapes/scene.ts'
import type { MonsterScene } from '../monsters/scene.ts'
import type { Frame } from '../paint/frame.ts'
import type { ItemScene } from '../relics/items/scene.ts'
import { isFigure, isItem, isLandscape, isMonster } from './scenes.ts'

/** Where feet stand in a picture of somebody seen whole, as a share of its height. */
const GROUND = 0.945

/** A picture's own units. */
const unitsOf = ({ width, height }: Frame) => {
  const unit = Math.min(width, height) / 1000
  return { width: width / unit, height: height / unit }
}

/** How the people of a picture move when it is seen from farther off: towards its middle, and no higher than their ground. */
function stepped(person: Person, by: number, { width, height }: Frame): Person {
  const scale = person.scale * by
  const below = belowHead(person, 'full') * scale
  const x = width / 2 + (person.x - width / 2) * by
  const sunk = height * 0.42 + (person.y - height * 0.42) * by
  // Whose feet come into the picture stands on its ground.
  const y = sunk + below < height * GROUND ? height * GROUND - below : sunk
  return { ...person, scale, x, y, whole: true }
}

function widerFigures(scene: FigureScene, by: number, units: Frame): FigureScene {
  const [first] = scene.people
  if (!first) return scene
  const people = scene.people.map((person) => stepped(person, by, units))
  const moved = people[0]!
  // What goes along keeps its place beside the first of them.
  const companions = scene.companions?.map((one) => ({
    ...one,
    creature: {
      ...one.creature,
      ...(['beside', 'led', 'aloft', 'mount'].includes(one.spot) && {
        x: moved.x + (one.creature.x - first.x) * by,
        y: moved.y + (one.creature.y - first.y) * by,
        scale: one.creature.scale * by,
      }),
    },
  }))
  return { ...scene, people, ...(companions && { companions }) }
}

function widerLair(scene: MonsterScene, by: number, { width, height }: Frame): MonsterScene {
  const middle = { x: width / 2, y: height * 0.62 }
  return {
    ...scene,
    creatures: scene.creatures.map((creature) => ({
      ...creature,
      x: middle.x + (creature.x - middle.x) * by,
      y: middle.y + (creature.y - middle.y) * by,
      scale: creature.scale * by,
      ...(creature.person && { person: stepped(creature.person, by, { width, height }) }),
    })),
  }
}

function widerTable(scene: ItemScene, by: number, { width, height }: Frame): ItemScene {
  const middle = {
    x: width / 2,
    y: scene.view === 'standing' ? scene.horizon + (height - scene.horizon) * 0.5 : height / 2,
  }
  return {
    ...scene,
    things: scene.things.map((thing) => ({
      ...thing,
      x: middle.x + (thing.x - middle.x) * by,
      y: middle.y + (thing.y - middle.y) * by,
      size: thing.size * by,
    })),
  }
}

function widerCountry(scene: LandscapeScene, by: number): LandscapeScene {
  const { camera, land, sky, light } = scene
  const nearer = (x: number) => 0.5 + (x - 0.5) * by
  const aloft = <D extends { x: number; y: number; radius: number }>(disc: D): D => ({
    ...disc,
    x: nearer(disc.x),
    y: camera.horizon + (disc.y - camera.horizon) * by,
    radius: disc.radius * by,
  })
  return {
    ...scene,
    camera: { ...camera, focal: camera.focal * by },
    // What lies nearer than the old lower edge is seen now.
    land: { ...land, near: land.near * by },
    sky: { ...sky, ...(sky.sun && { sun: aloft(sky.sun) }), moons: sky.moons.map(aloft) },
    light: { ...light, from: nearer(light.from) },
  }
}

const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

/**
 * A scene seen from farther off, in a frame of the same shape: at an `amount` of 100 what is in it is half as large. Undefined for
 * maps and spells, which have no farther off.
 */
export function widerView(scene: Scene, frame: Frame, amount: number): Scene | undefined {
  const by = 1 / (1 + amount / 100)
  const units = unitsOf(frame)
  const made = isFigure(scene)
    ? widerFigures(scene, by, units)
    : isMonster(scene)
      ? widerLair(scene, by, units)
      : isItem(scene)
        ? widerTable(scene, by, units)
        : isLandscape(scene)
          ? widerCountry(scene, by)
          : undefined
  return made && (JSON.parse(JSON.stringify(made, round)) as Scene)
}
