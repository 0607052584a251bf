import type { Random } from '../../../paint/random.ts'
import { infest } from '../brood.ts'
import { plant, trunk } from '../clearing/trees.ts'
import { anyFrame } from '../frame.ts'
import type { Space } from '../furnish.ts'
import { inside, point, rectangle, signedArea } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import { Plot } from '../plot.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'
import { type Church, type ChurchKind, churchOf, fitsOn, isLong } from './plans.ts'
import { words } from './rooms.ts'

/** Lays out a temple or church as it stands: where people pray, the altar, and the rooms against its sides. */
export function temple(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const draw = random.fork('plan')
  const kind = kindOf(intent, sheet, draw)
  const plot = new Plot(site, anyFrame(columns, rows, isLong(kind) ? true : undefined, draw))
  const church = drawn(intent, kind, plot, draw)
  const wet = intent.asks('water', 'lava', 'pit')
  yard(plot, church)
  build(plot, church)
  const pool = wet ? poolOf(plot, church) : []
  const dry = pool.length > 0 ? pool : undefined
  const nave = plot.space(church.nave, dry)
  const sanctuary = plot.space(church.sanctuary, dry)
  const parts = church.parts.map(({ name, outline, keepOut = [] }) => ({
    name,
    space: plot.space(outline, [...keepOut.map((ring) => plot.frame.ring(ring)), ...pool]),
  }))
  furnish(plot, church, nave, sanctuary, pool.length > 0)
  for (const { name, space } of parts) {
    if (name === 'Colonnade') {
      for (const thing of ['brazier', 'brazier', 'urn', 'urn', 'statue', 'candles'] as const)
        site.furnisher.anywhere(thing, space, {}, 12)
      continue
    }
    if (name === 'Garth') {
      if (pool.length === 0) site.furnisher.add('well', 1, space)
      site.furnisher.add('bench', 3, space)
      continue
    }
    site.furnisher.add(name === 'Transept' ? 'organ' : 'statue', 1, space)
    site.furnisher.add('candles', 2, space)
    if (name !== 'Second nave') site.furnisher.add('bench', 1, space)
  }
  const sides = church.sides.map(({ outline }) => plot.space(inset(outline)))
  for (const [i, { purpose }] of church.sides.entries()) site.furnish(purpose, sides[i]!, 1)
  const spaces = parts.map(({ space }) => space)
  site.grant([nave, ...spaces, sanctuary], ['tree', 'gravestone', 'stairs-up'])
  const roofed = parts.filter(({ name }) => name !== 'Garth').map(({ space }) => space)
  site.weather([nave, sanctuary, ...roofed, ...sides], 5)
  infest(intent, [nave, sanctuary, ...roofed, ...sides], site.furnisher, random.fork('brood'))
  site.befall([nave, sanctuary, ...roofed, ...sides], true)
  site.place(kind === 'columned' ? 'Cella' : 'Nave', nave, [random.pick(words.nave)])
  site.place(kind === 'columned' ? 'Sanctuary' : 'Chancel', sanctuary, [random.pick(words.chancel)])
  for (const { name, space } of parts)
    site.place(
      name,
      space,
      [random.pick(name === 'Colonnade' ? words.colonnade : name === 'Garth' ? words.garth : words.arm)],
      name === 'Garth' ? 'glade' : 'chamber',
    )
  grow(plot, church, random.fork('trees'))
  return site.scene({
    setting: 'temple',
    base: intent.season === 'winter' ? 'snow' : intent.asks('desert', 'sandstone') ? 'sand' : 'grass',
    masonry: intent.asks('brick')
      ? 'brick'
      : intent.asks('marble')
        ? 'marble'
        : intent.asks('wood')
          ? 'timber'
          : 'ashlar',
    stone: stoneOf(intent),
    square: (x, y) => (pool.some((ring) => inside(ring, x + 0.5, y + 0.5)) ? '~' : '.'),
    indoors: true,
  })
}

const wantsPews = ({ wanted }: Intent) => wanted.some(({ kind }) => kind === 'bench')

/** The temple's plan; a cathedral is the largest of several, and where pews are asked for they are as many as may be. */
function drawn(intent: Intent, kind: ChurchKind, { frame }: Plot, random: Random): Church {
  const pews = wantsPews(intent)
  const choices = pews ? 10 : intent.prompted('cathedral') || intent.prompted('minster') ? 5 : 1
  const area = ({ shells }: Church) => Math.abs(shells.reduce((sum, shell) => sum + signedArea(shell), 0))
  const worth = (church: Church) => (pews ? church.pews.length : area(church))
  return Array.from({ length: choices }, () => churchOf(kind, frame, random)).reduce((a, b) =>
    worth(b) > worth(a) ? b : a,
  )
}

/** Which plan the words allow: a cathedral is long, an abbey has its cloister, pews want a nave. */
function kindOf(intent: Intent, { columns, rows }: Sheet, random: Random): ChurchKind {
  const said = (...these: string[]) => these.some((word) => intent.prompted(word))
  const kinds: readonly ChurchKind[] = said('rotunda', 'round temple', 'round church')
    ? ['rotunda']
    : said('cloister')
      ? ['cloister']
      : said('monastery', 'abbey', 'priory')
        ? ['cloister', 'cloister', 'basilica']
        : said('colonnade', 'columned', 'parthenon')
          ? ['columned']
          : said('cathedral', 'minster')
            ? ['cross', 'basilica', 'cross', 'basilica', 'cloister']
            : said('basilica')
              ? ['basilica']
              : wantsPews(intent) || said('nave')
                ? ['cross', 'basilica']
                : said('church', 'chapel')
                  ? ['cross', 'basilica', 'double', 'central', 'rotunda', 'cloister']
                  : ['cross', 'basilica', 'rotunda', 'central', 'columned', 'columned', 'double', 'cloister']
  const lot = { width: Math.min(columns, rows), height: Math.max(columns, rows) }
  const fitting = kinds.filter((kind) => fitsOn(kind, lot))
  return random.pick(fitting.length > 0 ? fitting : (['cross', 'basilica'] as const))
}

/** A box a quarter square within its walls. */
function inset(box: readonly Point[]): Point[] {
  const xs = box.map(([x]) => x)
  const ys = box.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return rectangle(left + 0.25, top + 0.25, Math.max(...xs) - left - 0.5, Math.max(...ys) - top - 0.5)
}

/** Floors, walls, doors and windows. */
function build(plot: Plot, church: Church): void {
  const { intent } = plot.site
  const { shells, sides, doors, podium, garth } = church
  for (const { kind, from, to, open } of doors) plot.door(kind, from, to, open ? 'open' : 'closed')
  for (const { purpose, door } of sides) plot.door(purpose.name === 'Narthex' ? 'double' : 'door', ...door)
  for (const shell of shells) windows(plot, shell, church)
  const ground = intent.asks('brick')
    ? 'brick'
    : intent.asks('timber-floor', 'wood')
      ? 'planks'
      : intent.asks('stone')
        ? 'flagstone'
        : 'tile'
  for (const step of podium) plot.floor(step, { ground: 'flagstone', rise: 0.3 })
  for (const [i, shell] of shells.entries())
    plot.floor(shell, { ground: garth && i === 1 ? 'flagstone' : ground, rise: 0.5 })
  if (garth) plot.floor(garth, { ground: intent.season === 'winter' ? 'snow' : 'grass', rise: -0.2 })
  for (const { outline } of sides) plot.floor(outline, { ground: 'flagstone', rise: podium.length > 0 ? 0 : 0.3 })
  for (const shell of shells) plot.wall(shell)
  for (const { outline } of sides) plot.wall(outline)
}

/** Windows along the straight walls that have nothing built against them, clear of doors and of each other. */
function windows(plot: Plot, shell: readonly Point[], { shells, sides, doors, garth }: Church): void {
  const shut = [...sides.map(({ outline }) => outline), ...shells.filter((other) => other !== shell)]
  // A garth is open to the sky: its walls have none.
  if (garth && shell === shells[1]) return
  const taken: Point[] = [...doors, ...sides.map(({ door: [from, to] }) => ({ from, to }))].map(({ from, to }) => [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
  ])
  for (const [i, a] of shell.entries()) {
    const b = shell[(i + 1) % shell.length]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length < 2.9) continue
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    const count = Math.max(1, Math.floor((length - 1) / 3))
    for (let k = 0; k < count; k++) {
      const from = length < 4 ? (length - 1) / 2 : Math.round(((length - 1) * (k + 0.5)) / count)
      const at = (t: number): Point => point(a[0] + dx * t, a[1] + dy * t)
      const [mx, my] = at(from + 0.5)
      if (taken.some(([x, y]) => Math.hypot(x - mx, y - my) < 2.2)) continue
      const beyond = (side: number): Point => [mx - dy * side * 0.4, my + dx * side * 0.4]
      if (shut.some((ring) => inside(ring, ...beyond(1)) || inside(ring, ...beyond(-1)))) continue
      plot.door('window', at(from), at(from + 1))
      taken.push([mx, my])
    }
  }
}

/** The path to the door and the grass about it. */
function yard({ site, frame }: Plot, { sill: [x, y] }: Church): void {
  const { columns, rows, random, intent } = site
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.5, 5) })
  else if (!intent.asks('desert', 'sandstone')) site.areas.push({ kind: 'undergrowth', outlines: spread(0.3, 4) })
  if (intent.season === 'autumn') site.areas.push({ kind: 'moss', outlines: spread(0.35, 3), tint: '#a06a2e' })
  if (intent.asks('overgrown', 'mossy', 'ruined', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.34, 3), above: true })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.05, 1.5) })
  if (intent.asks('burning')) site.areas.push({ kind: 'ash', outlines: spread(0.3, 3) })
  if (intent.asks('flooded')) site.areas.push({ kind: 'water', outlines: spread(0.45, 4), above: true })
  const bend = random.range(-0.4, 0.4) * (frame.height - y)
  site.areas.push({
    kind: 'path',
    outlines: [
      frame.ring([
        [x - 1, y - 0.3],
        [x + 1, y - 0.3],
        [x + 1.4 + bend, frame.height + 1],
        [x - 1.3 + bend, frame.height + 1],
      ]),
    ],
  })
}

/** A basin in the floor; its ring on the sheet. */
function poolOf({ site, frame }: Plot, { pool }: Church): Point[][] {
  const { intent } = site
  const rings = [frame.ring(pool)]
  const tint = intent.tintOf('water', 'lava')
  site.areas.push({
    kind: intent.asks('lava') ? 'lava' : intent.asks('pit') ? 'pit' : 'water',
    outlines: rings,
    kerb: true,
    above: true,
    ...(tint === undefined ? {} : { tint }),
  })
  return rings
}

function furnish(plot: Plot, church: Church, nave: Space, sanctuary: Space, pooled: boolean): void {
  const { altar, carpet, pillars, pews, font, podium, garth, shells } = church
  const [x, y] = altar
  const hall = plot.space(shells[0]!, pooled ? [plot.frame.ring(church.pool)] : undefined)
  const open = podium.length > 0 ? plot.space(podium.at(-1)!) : garth ? plot.space(shells[1]!) : hall
  plot.put('altar', sanctuary, x, y)
  for (const side of [-1, 1]) {
    plot.put('candles', sanctuary, x + side * 1.6, y)
    if (!plot.put('brazier', sanctuary, x + side * 2.4, y + 1.7))
      plot.put('brazier', sanctuary, x + side * 1.3, y + 1.5)
  }
  if (podium.length > 0) plot.put('statue', sanctuary, x, y - 1.1, { turn: Math.PI, width: 1.2, depth: 1.2 })
  if (carpet) runner(plot, church, carpet, pooled)
  // Pillars first: a prompt's number of them is told from the door to the altar.
  for (const [u, v] of pillars) plot.put('pillar', open, u, v)
  const halls = garth ? [hall] : [hall, ...shells.slice(1).map((shell) => plot.space(shell))]
  for (const { at, turn, width } of pews) halls.some((space) => plot.put('bench', space, ...at, { turn, width }))
  plot.put('font', nave, ...font)
  if (pews.length === 0)
    for (const side of [-1, 1]) {
      plot.put('brazier', nave, font[0] + (side < 0 ? 0 : 2 * (x - font[0])), font[1] - 2)
      plot.put('urn', nave, x + side * 1.1, font[1] + 0.6)
    }
}

/** The runner from the door to the altar, or as far as a pool lets it. */
function runner(plot: Plot, { pool }: Church, { x, from, to }: NonNullable<Church['carpet']>, pooled: boolean): void {
  const ys = pool.map(([, y]) => y)
  const crossed =
    pooled &&
    pool.some(([px]) => px < x) &&
    pool.some(([px]) => px > x) &&
    Math.max(...ys) > to &&
    Math.min(...ys) < from
  const end = crossed ? Math.max(...ys) + 0.4 : to
  if (from - end < 1) return
  const whole = plot.space(rectangle(x - 2, end - 2, 4, from - end + 4))
  plot.put('carpet', whole, x, (from + end) / 2, { width: 1.2, depth: from - end })
}

/** Graves and trees in the churchyard. */
function grow({ site, frame }: Plot, { shells, sides, podium }: Church, random: Random): void {
  const { columns, rows, furnisher, intent } = site
  const shut = [...(podium.length > 0 ? podium.slice(0, 1) : shells), ...sides.map(({ outline }) => outline)].map(
    (ring) => frame.ring(ring),
  )
  const clear = (x: number, y: number, reach: number) =>
    [-reach, 0, reach].every((dx) =>
      [-reach, 0, reach].every((dy) => !shut.some((ring) => inside(ring, x + dx, y + dy))),
    )
  const asked = intent.wanted.find(({ kind }) => kind === 'gravestone')
  const graves = asked
    ? (asked.exactly ?? asked.about)
    : intent.asks('desert', 'sandstone')
      ? 0
      : intent.asks('graveyard')
        ? 30
        : podium.length > 0
          ? 0
          : 8
  const whole: Space = { outline: rectangle(0.2, 0.2, columns - 0.4, rows - 0.4) }
  for (let i = 0, done = 0; i < graves * 12 && done < graves; i++) {
    const [x, y] = [Math.round(random.range(1, columns - 1)) + 0.5, Math.round(random.range(1, rows - 1)) + 0.5]
    if (clear(x, y, 1.1) && site.put('gravestone', whole, x, y, { turn: 0 })) done++
  }
  if (intent.forbids('tree')) return
  const trees = plant(
    intent,
    columns,
    rows,
    13,
    (x, y) =>
      clear(x, y, 1.3) && furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 }) ? 2.8 : 0,
    random,
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))
  site.trees.push(...trees)
}
