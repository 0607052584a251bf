import { lengthOf } from '../geometry/line.ts'
import { centroid, type Point } from '../geometry/polygon.ts'
import { footprint } from '../layout/houses.ts'
import type { Street, TownmapScene } from '../scene.ts'
import type { TownNames } from '../words/town-names.ts'
import { across, along, type Sheet, setNear } from './label.ts'

type Unlabelled = Omit<TownmapScene, 'labels'>

/**
 * Letters all that a settlement's sheet names: its waters where they are not lettered yet, each district in the middle of its
 * part, gates, and streets, the greatest first. What finds no room where it belongs stands as near as may be.
 */
export function letteredAsGiven(
  scene: Unlabelled,
  sheet: Sheet,
  given: TownNames,
  quarters: readonly Point[],
  em: number,
): void {
  const isLettered = (text: string) => sheet.labels.some((label) => label.role === 'water' && label.text === text)
  const { river, shore, spring } = given
  if (river && !isLettered(river)) riverName(scene, sheet, river, em)
  if (shore && !isLettered(shore)) setNear(sheet, shore, 'water', [15 * em, 12 * em], inWater(scene))
  if (spring) setNear(sheet, spring, 'water', [12 * em, 10.5 * em], wellOf(scene))
  // A cottage under the name of its end of the village is hard to find.
  const isSmall = scene.settlement === 'hamlet' || scene.settlement === 'village'
  if (isSmall) for (const house of Object.values(scene.houses).flat()) sheet.keep(footprint(house))
  for (const [i, name] of given.districts.entries())
    setNear(sheet, name, 'district', [12.4 * em, 11 * em, 10 * em], quarters[i] ?? centroid(scene.plaza.outline))
  for (const gate of scene.gates)
    if (gate.name && scene.wall) setNear(sheet, gate.name, 'gate', [11.5 * em, 10 * em], gateNear(scene, gate.at, em))
  streetNames(scene, sheet, given.streets, em)
}

function riverName(scene: Unlabelled, sheet: Sheet, name: string, em: number): void {
  const [river] = scene.rivers
  if (!river) return
  const total = lengthOf(river.line)
  const shares = Array.from({ length: 33 }, (_, i) => 0.5 + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 0.029)
  for (const size of [15 * em, 12.5 * em, 10.5 * em])
    for (const share of shares) {
      const at = total * share
      const label = along(name, 'water', size, river.line, at) ?? across(name, 'water', size, river.line, at)
      if (label && sheet.set(label)) return
    }
  setNear(sheet, name, 'water', [10.5 * em], river.line[Math.floor(river.line.length / 2)]!)
}

/** The middle of what is seen of the greatest water. */
function inWater({ water, width, height }: Unlabelled): Point {
  const shown = water.flat().filter(([x, y]) => x > 0 && y > 0 && x < width && y < height)
  return shown.length === 0 ? [width / 2, height / 2] : centroid(shown)
}

const wellOf = ({ landmarks, plaza }: Unlabelled): Point =>
  landmarks.find(({ kind }) => kind === 'well')?.badge ?? centroid(plaza.outline)

/** Beside a gate, on the side away from the town. */
function gateNear({ plaza }: Unlabelled, [x, y]: Point, em: number): Point {
  const [cx, cy] = centroid(plaza.outline)
  const away = Math.hypot(x - cx, y - cy) || 1
  return [x + ((x - cx) / away) * 26 * em, y + ((y - cy) / away) * 26 * em]
}

const standing: Record<Street['kind'], number> = { main: 0, street: 1, road: 2, path: 3, lane: 4 }

function streetNames(scene: Unlabelled, sheet: Sheet, names: readonly string[], em: number): void {
  const streets = [...scene.streets].sort(
    (a, b) => standing[a.kind] - standing[b.kind] || lengthOf(b.line) - lengthOf(a.line),
  )
  // Out in the fields a road has no name.
  const reach = ({ kind, line }: Street) =>
    kind === 'road' ? Math.min(lengthOf(line), scene.height * 0.3) : lengthOf(line)
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  const lettered = (name: string, label: typeof along, size: number): boolean =>
    streets.some((street) => {
      if (street.name !== undefined) return false
      const isSet = shares.some((share) => {
        const found = label(name, 'street', size, street.line, reach(street) * share)
        return found !== undefined && sheet.set(found)
      })
      if (isSet) street.name = name
      return isSet
    })
  for (const name of names) {
    const isSet =
      lettered(name, along, 11.2 * em) ||
      lettered(name, along, 10.2 * em) ||
      lettered(name, across, 11.2 * em) ||
      lettered(name, across, 10 * em)
    if (!isSet) setNear(sheet, name, 'street', [10 * em], centroid(scene.plaza.outline))
  }
}
