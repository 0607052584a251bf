import { alongLine, lengthOf, softened } from '../geometry/line.ts'
import { apart, between, type Line, type Point, rectangle } from '../geometry/polygon.ts'
import { alongRoad, manners } from '../layout/houses.ts'
import { keep, type Works } from './works.ts'

/** Feet of road before a gate that the poor have built along, and how far their lanes run off it. */
const REACH = 330
const LANE = 7

/** Huts that lean against the town from without: along the roads before two of its gates, and on dirt lanes off them. */
export function shanties(works: Works): void {
  const { layout, plan, site } = works
  const random = works.random.fork('shanties')
  const manner = { ...manners.slum!, fill: 0.97, back: 0 }
  const roads = layout.streets.filter(({ kind, line }) => kind === 'road' && lengthOf(line) > 160)
  const turnOf = ([x, y]: Point) => Math.atan2(y - site.centre[1], x - site.centre[0])
  const side = plan.slumSide
  const off = (line: Line) =>
    side === undefined ? 0 : Math.abs(Math.atan2(Math.sin(turnOf(line[0]!) - side), Math.cos(turnOf(line[0]!) - side)))
  const chosen = roads.toSorted((a, b) => off(a.line) - off(b.line)).slice(0, side === undefined ? 2 : 1)
  for (const road of chosen) {
    const lanes: Line[] = []
    const far = Math.min(REACH, lengthOf(road.line) - 60)
    for (let feet = 52; feet < far; feet += random.range(44, 58))
      for (const turn of [1, -1]) {
        const { at, angle } = alongLine(road.line, feet + random.range(-6, 6))
        const heading = angle + turn * random.range(1.25, 1.85)
        const long = random.range(90, 170) * (1 - (feet / far) * 0.45)
        const step = (from: Point, way: number): Point => [
          from[0] + (Math.cos(way) * long) / 2,
          from[1] + (Math.sin(way) * long) / 2,
        ]
        const middle = step(at, heading)
        const lane = softened([at, middle, step(middle, heading + random.range(-0.5, 0.5))], 1)
        const isClear = [0.25, 0.5, 0.75, 1].every((share) => {
          const spot = alongLine(lane, share * long).at
          const box = rectangle(...spot, 12, 12, 0)
          return (
            works.country.holds(box) &&
            works.occupancy.clear(box, 0) &&
            lanes.every((other) => other.every((point) => apart(point, spot) > 34))
          )
        })
        if (isClear) lanes.push(lane)
      }
    for (const lane of lanes) {
      layout.streets.push({ kind: 'path', width: LANE, line: lane })
      for (let i = 1; i < lane.length; i++) {
        const [a, b] = [lane[i - 1]!, lane[i]!]
        const [x, y] = between(a, b, 0.5)
        works.occupancy.add(rectangle(x, y, apart(a, b) + LANE * 0.6, LANE, Math.atan2(b[1] - a[1], b[0] - a[0])))
      }
    }
    const build = (line: Line, width: number, reach: number, stream: string) =>
      keep(
        works,
        'slum',
        alongRoad(line, width, works.country, works.occupancy, random.fork(stream), manner, (feet) =>
          feet > reach ? 0 : 1,
        ),
      )
    build(road.line, road.width, far, `road ${Math.round(road.line[0]![0])}`)
    for (const [i, lane] of lanes.entries()) build(lane, LANE, 400, `lane ${Math.round(road.line[0]![0])} ${i}`)
  }
}
