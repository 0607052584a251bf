import type { Box } from '../cartouche.ts'
import { boxesOf } from './lettering/furniture.ts'
import type { TownmapScene } from './scene.ts'
import type { TownNames } from './words/town-names.ts'

/** What a settlement's sheet says that its map does not show, or shows otherwise, in sentences; empty when they agree. */
export function disagreements(scene: TownmapScene, given: TownNames): string[] {
  const out: string[] = []
  const lettered = (role: string, text: string) =>
    scene.labels.filter((label) => label.role === role && label.text === text).length === 1
  const missing = (role: string, names: readonly (string | undefined)[]) => {
    for (const name of names) if (name && !lettered(role, name)) out.push(`${role} "${name}" is not on the map`)
  }
  missing('district', given.districts)
  missing('street', given.streets)
  missing('water', [given.river, given.shore, given.spring])
  if (scene.wall) {
    missing('gate', given.gates)
    if (given.gates.length > 0 && scene.gates.length !== given.gates.length)
      out.push(`${scene.gates.length} gates, of which ${given.gates.length} are named`)
  }
  const boxes = Object.values(boxesOf(scene, scene.furniture, 1))
  for (const { number, name } of given.places) {
    const shown = scene.landmarks.filter((landmark) => landmark.number === number)
    if (shown.length !== 1 || shown[0]?.name !== name) out.push(`${number}, "${name}", is not on the map`)
    else if (!isOpen(scene, boxes, shown[0].badge)) out.push(`${number}, "${name}", is hidden`)
  }
  const numbered = scene.landmarks.filter(({ number }) => number !== undefined)
  if (numbered.length > given.places.length) out.push('a number that the sheet does not have')
  return out
}

/** Whether a number stands on the sheet, and not under its furniture. */
function isOpen({ width, height }: TownmapScene, boxes: readonly Box[], [x, y]: readonly [number, number]): boolean {
  const edge = Math.sqrt(width * height) / 100
  return (
    x > edge &&
    y > edge &&
    x < width - edge &&
    y < height - edge &&
    !boxes.some(
      (box) => x > box.x - edge && y > box.y - edge && x < box.x + box.width + edge && y < box.y + box.height + edge,
    )
  )
}
