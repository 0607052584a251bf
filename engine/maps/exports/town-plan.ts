import { alongLine, beside } from '../townmaps/geometry/line.ts'
import type { Line, Point, Ring } from '../townmaps/geometry/polygon.ts'
import { boxesOf, legendLines, scaleOf, sizes } from '../townmaps/lettering/furniture.ts'
import { advances, lettering, lettersOf } from '../townmaps/lettering/measure.ts'
import { ringOf, shapeOf } from '../townmaps/paint/roofs.ts'
import { type Crop, housesByWard, type Label, type TownmapScene } from '../townmaps/scene.ts'
import { type Attributes, element, group, pathOf, svg, text } from './svg.ts'

const colours = {
  land: '#efe6cf',
  water: '#b9d2dc',
  shore: '#5c7f90',
  town: '#e4d8bc',
  plaza: '#f6eed9',
  street: '#f8f2e2',
  streetEdge: '#b9a987',
  house: '#c9b391',
  ink: '#43362a',
  landmark: '#8d4a3a',
  wall: '#43362a',
  wood: '#c7d1a6',
  tree: '#a9bb85',
  accent: '#7a281c',
  paper: '#f8f1de',
} as const

const wardColours: Partial<Record<string, string>> = {
  slum: '#d6c6a6',
  craftsmen: '#c9b391',
  merchant: '#bb9c78',
  patrician: '#ab8462',
  harbour: '#c0b197',
  outskirts: '#d1c09c',
}

const crops: Record<Crop, string> = {
  wheat: '#ecdda6',
  barley: '#e6dcb4',
  green: '#d3deb0',
  fallow: '#e0d2b2',
  pasture: '#d8e3bb',
  orchard: '#cddaae',
  vines: '#d2d3a4',
}

const serif = "Georgia, 'Times New Roman', serif"

/**
 * A town map as a plan drawn in lines, one unit a foot: every sort of thing a named group, every house and street an element
 * of its own, so that a drawing program can take it apart.
 */
export function townPlan(scene: TownmapScene): string {
  const { width, height, name } = scene
  const em = Math.min(width, height) / 1000
  const layers = [
    element('rect', { id: 'land', width, height, fill: colours.land }),
    ...country(scene, em),
    group(
      'ground',
      { fill: colours.town },
      scene.ground.map((ring) => element('path', { d: pathOf([ring]) })),
    ),
    ...water(scene, em),
    ...town(scene, em),
    ...buildings(scene, em),
    ...defences(scene, em),
    group(
      'names',
      {},
      scene.labels.map((label) => lettered(label, em)),
    ),
    group('numbers', {}, numbers(scene, em)),
    furniture(scene, em),
    element('rect', {
      x: 5 * em,
      y: 5 * em,
      width: width - 10 * em,
      height: height - 10 * em,
      fill: 'none',
      stroke: colours.ink,
      'stroke-width': 2 * em,
    }),
  ]
  return svg({ width, height, title: name, natural: 1600 }, layers)
}

const shape = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more })
const stroked = (line: Line, colour: string, width: number, more: Attributes = {}) =>
  element('path', { d: pathOf([line], false), fill: 'none', stroke: colour, 'stroke-width': width, ...more })

function country({ fields, woods, trees, relief }: TownmapScene, em: number): string[] {
  return [
    group(
      'hills',
      { fill: 'none', stroke: '#b7a67e', 'stroke-width': em },
      relief.flatMap(({ x, y, radius, height }) =>
        [1, 0.72, 0.45]
          .slice(0, height > 150 ? 3 : 2)
          .map((share) => element('circle', { cx: x, cy: y, r: radius * share, 'stroke-opacity': 0.6 })),
      ),
    ),
    group(
      'fields',
      { stroke: '#bfae84', 'stroke-width': em * 0.8 },
      fields.map(({ outline, crop }) => shape(pathOf([outline]), crops[crop], { class: crop })),
    ),
    group(
      'woods',
      { fill: colours.wood },
      woods.map((ring) => element('path', { d: pathOf([ring]) })),
    ),
    group(
      'trees',
      { fill: colours.tree, stroke: '#7f9160', 'stroke-width': em * 0.5 },
      trees.map(([x, y, radius]) => element('circle', { cx: x, cy: y, r: radius })),
    ),
  ]
}

function water({ water: open, rivers, frozen }: TownmapScene, em: number): string[] {
  const fill = frozen ? '#e2edf1' : colours.water
  return [
    group('water', { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, [
      ...rivers.map(({ line, width }) => stroked(line, colours.shore, width + em * 2)),
      ...(open.length > 0
        ? [shape(pathOf(open), fill, { 'fill-rule': 'evenodd', stroke: colours.shore, 'stroke-width': em * 1.4 })]
        : []),
      ...rivers.map(({ line, width }) => stroked(line, fill, width)),
    ]),
  ]
}

function town(scene: TownmapScene, em: number): string[] {
  const { plaza, streets, bridges, piers } = scene
  const spans = [...bridges, ...piers].map(({ from, to, width, material }) =>
    stroked([from, to], material === 'stone' ? '#d6cbb2' : '#b9936a', width, { class: material }),
  )
  const edges = [...bridges, ...piers].map(({ from, to, width }) => stroked([from, to], colours.ink, width + em * 1.6))
  return [
    group('streets', { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, [
      ...streets.map((street) => stroked(street.line, colours.streetEdge, street.width + em * 1.2)),
      ...streets.map((street) =>
        stroked(street.line, colours.street, street.width, { class: street.kind, ...named(street.name) }),
      ),
    ]),
    group('plaza', {}, [
      shape(pathOf([plaza.outline]), plaza.kind === 'green' ? '#d3deb0' : colours.plaza, {
        stroke: colours.streetEdge,
        'stroke-width': em,
      }),
    ]),
    group('bridges', {}, [...edges, ...spans]),
    group(
      'boats',
      { fill: '#a9805a', stroke: colours.ink, 'stroke-width': em * 0.7 },
      scene.boats.map(({ x, y, length, angle }) => {
        const [bow, beam] = [length / 2, length * 0.15]
        const hull = `M${round(-bow)} 0Q0 ${round(-beam * 2)} ${round(bow)} 0Q0 ${round(beam * 2)} ${round(-bow)} 0Z`
        return element('path', { d: hull, transform: `translate(${round(x)} ${round(y)}) rotate(${round(angle)})` })
      }),
    ),
  ]
}

const named = (name: string | undefined) => (name === undefined ? {} : { 'aria-label': name })

function buildings(scene: TownmapScene, em: number): string[] {
  const line = { stroke: colours.ink, 'stroke-width': em * 0.7, 'stroke-linejoin': 'round' }
  const wards = housesByWard(scene).map(([ward, houses]) =>
    group(
      `houses-${ward}`,
      { fill: wardColours[ward] ?? colours.house, ...line },
      houses.map((house) => element('path', { d: pathOf([ringOf(house)]) })),
    ),
  )
  return [
    ...wards,
    group(
      'stalls',
      { fill: '#d8c4a0', ...line },
      scene.stalls.map((stall) => element('path', { d: pathOf([ringOf(stall)]) })),
    ),
    group(
      'graves',
      { stroke: colours.ink, 'stroke-width': em * 1.1 },
      scene.graves.map(([x, y]) =>
        element('path', { d: `M${round(x - 2)} ${round(y)}h4M${round(x)} ${round(y - 2.6)}v6` }),
      ),
    ),
    group(
      'landmarks',
      { fill: colours.landmark, ...line, 'stroke-width': em },
      scene.landmarks.map(({ name, kind, parts, precinct }) =>
        group(undefined, { class: kind, 'aria-label': name }, [
          ...(precinct ? [shape(pathOf([precinct]), 'none', { stroke: colours.wall, 'stroke-width': em * 2 })] : []),
          ...parts.map((part) => element('path', { d: pathOf([shapeOf(part)]) })),
        ]),
      ),
    ),
  ]
}

/** Walls and terraces within the town, and the brinks of cliffs. */
function innerDefences({ innerWalls, cliffs }: TownmapScene, em: number): string[] {
  return [
    ...(cliffs
      ? [
          group('cliffs', { 'stroke-linejoin': 'round' }, [
            ...cliffs.map((line) =>
              stroked(beside(line, em * 5), colours.streetEdge, em * 10, {
                'stroke-dasharray': `${round(em * 2)} ${round(em * 2)}`,
              }),
            ),
            ...cliffs.map((line) => stroked(line, colours.ink, em * 2.4)),
          ]),
        ]
      : []),
    ...(innerWalls
      ? [
          group(
            'inner-walls',
            { 'stroke-linejoin': 'round' },
            innerWalls.flatMap(({ material, stretches, thickness, towers }) => [
              ...stretches.map((line) =>
                stroked(line, colours.wall, Math.max(thickness, em * (material === 'terrace' ? 2 : 4)), {
                  class: material,
                }),
              ),
              ...towers.map(([x, y]) =>
                element('circle', { cx: x, cy: y, r: Math.max(thickness, em * 4) * 0.9, fill: colours.wall }),
              ),
            ]),
          ),
        ]
      : []),
  ]
}

const round = (value: number) => Math.round(value * 10) / 10

function defences(scene: TownmapScene, em: number): string[] {
  const { wall, gates } = scene
  const within = innerDefences(scene, em)
  if (!wall) return within
  const thick = Math.max(wall.thickness, em * 4)
  const dashed = wall.material === 'palisade' ? { 'stroke-dasharray': `${round(em * 4)} ${round(em * 1.5)}` } : {}
  return [
    ...within,
    group('wall', { 'stroke-linejoin': 'round' }, [
      ...wall.stretches.map((line) => stroked(line, colours.wall, thick, dashed)),
      ...wall.waterGates.map(([a, b]) =>
        stroked([a, b], colours.wall, em * 1.6, { 'stroke-dasharray': `${round(em * 2)} ${round(em * 2)}` }),
      ),
      ...wall.towers.map(([x, y]) => element('circle', { cx: x, cy: y, r: thick * 0.9, fill: colours.wall })),
    ]),
    group(
      'gates',
      { fill: colours.paper, stroke: colours.wall, 'stroke-width': em * 1.6 },
      gates.map(({ at: [x, y], width, angle, name }) =>
        element('rect', {
          x: -thick,
          y: -width / 2,
          width: thick * 2,
          height: width,
          transform: `translate(${round(x)} ${round(y)}) rotate(${round((angle * 180) / Math.PI)})`,
          ...named(name),
        }),
      ),
    ),
  ]
}

/** A name's letters, each where it stands on its line: a program without our fonts keeps them from running together. */
function lettered({ text: words, role, size, line }: Label, em: number): string {
  const widths = advances(words, role, size)
  let at = 0
  const places = [...lettersOf(words, role)].map((_, i) => {
    const place = alongLine(line, at)
    at += widths[i]!
    return place
  })
  const isWater = role === 'water'
  return text(lettersOf(words, role), {
    x: places.map(({ at: [x] }) => round(x)).join(' '),
    y: places.map(({ at: [, y] }) => round(y)).join(' '),
    rotate: places.map(({ angle }) => round((angle * 180) / Math.PI)).join(' '),
    class: role,
    'font-family': serif,
    'font-size': round(size * 0.94),
    ...(isWater ? { 'font-style': 'italic' } : { 'font-weight': lettering[role].capitals ? 600 : 500 }),
    fill: isWater ? '#2f5666' : colours.ink,
    stroke: isWater ? colours.water : colours.paper,
    'stroke-width': round(Math.max(size * 0.24, em)),
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  })
}

function numbers({ landmarks }: TownmapScene, em: number): string[] {
  return landmarks.flatMap(({ number, badge: [x, y] }) => {
    if (number === undefined) return []
    const size = 11 * em
    return [
      element('circle', { cx: x, cy: y, r: 9.2 * em, fill: colours.paper, stroke: colours.ink, 'stroke-width': em }),
      text(String(number), {
        x: round(x),
        y: round(y + size * 0.35),
        'text-anchor': 'middle',
        'font-family': serif,
        'font-weight': 600,
        'font-size': round(size),
        fill: colours.ink,
      }),
    ]
  })
}

function furniture(scene: TownmapScene, em: number): string {
  const boxes = boxesOf(scene, scene.furniture, 1)
  const size = sizes(Math.min(scene.width, scene.height), scene)
  const drawn: string[] = []
  const slip = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    element('rect', { x, y, width, height, fill: colours.paper, stroke: colours.ink, 'stroke-width': em })
  const words = (content: string, x: number, y: number, letters: number, more: Attributes = {}) =>
    text(content, {
      x: round(x),
      y: round(y),
      'font-family': serif,
      'font-size': round(letters),
      fill: colours.ink,
      ...more,
    })
  const { title, legend, scale, compass } = boxes
  if (title) {
    const middle = title.x + title.width / 2
    const centred = { 'text-anchor': 'middle' }
    drawn.push(slip(title))
    // Set to the width the slip was cut to, whatever face stands in for ours.
    const fitted = (most: number, content: string, letters: number) =>
      content.length * letters * 0.5 > most ? { textLength: round(most), lengthAdjust: 'spacingAndGlyphs' } : {}
    const inner = title.width - size.title
    drawn.push(
      words(scene.name, middle, title.y + size.title * 1.32, size.title * 0.92, {
        ...centred,
        ...fitted(inner, scene.name, size.title * 0.92),
        fill: colours.accent,
      }),
    )
    if (scene.caption !== '')
      drawn.push(
        words(scene.caption, middle, title.y + size.title * 2.04, size.title * 0.55, {
          ...centred,
          ...fitted(inner, scene.caption, size.title * 0.55),
        }),
      )
  }
  if (legend) {
    drawn.push(slip(legend))
    for (const { number, name, numberAt, nameAt } of legendLines(scene, size.legend).entries) {
      const accent = { fill: colours.accent, 'text-anchor': 'end' }
      drawn.push(
        words(String(number), legend.x + numberAt[0], legend.y + numberAt[1], size.legend * 0.92, accent),
        words(name, legend.x + nameAt[0], legend.y + nameAt[1], size.legend * 0.9),
      )
    }
  }
  if (scale) {
    const { length, steps } = scaleOf(scene, 1)
    const [left, top] = [scale.x + size.scale * 0.7, scale.y + size.scale * 1.5]
    drawn.push(slip(scale))
    for (let step = 0; step <= steps; step++) {
      const label = step === steps ? `${length * steps} ft` : String(step * length)
      drawn.push(
        words(label, left + step * length, scale.y + size.scale * 1.18, size.scale * 0.9, { 'text-anchor': 'middle' }),
      )
      if (step === steps) continue
      drawn.push(
        element('rect', {
          x: left + step * length,
          y: top,
          width: length,
          height: size.scale * 0.36,
          fill: step % 2 === 0 ? colours.ink : colours.paper,
          stroke: colours.ink,
          'stroke-width': em * 0.6,
        }),
      )
    }
  }
  if (compass) {
    const [x, y, r]: [number, number, number] = [
      compass.x + compass.width / 2,
      compass.y + compass.height / 2,
      compass.width * 0.37,
    ]
    const needle = (turn: number, fill: string): string => {
      const ray: Ring = [
        [0, -r],
        [r * 0.17, -r * 0.17],
        [0, 0],
        [-r * 0.17, -r * 0.17],
      ].map(([px, py]): Point => [px!, py!])
      const transform = `translate(${round(x)} ${round(y)}) rotate(${turn})`
      return shape(pathOf([ray]), fill, { transform, stroke: colours.ink, 'stroke-width': em * 0.7 })
    }
    for (const [i, fill] of [colours.accent, colours.ink, colours.ink, colours.ink].entries())
      drawn.push(needle(i * 90, fill))
    drawn.push(words('N', x, y - r * 1.06, size.compass * 0.36, { 'text-anchor': 'middle', 'font-weight': 600 }))
  }
  return group('furniture', {}, drawn)
}
