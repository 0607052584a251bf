/**
 * Packs the human body that people are drawn from: `node scripts/with-node.mjs scripts/body/pack.ts <folder of the data>`.
 * The data are the base mesh, morph targets, rig, brows, lashes and skins of the MakeHuman community, released under CC0 in
 * September 2020 (repositories makehumancommunity/mpfb2 and makehumancommunity/makehuman-assets). What is not drawn is left out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { readObj } from './obj.ts'
import { bindingOf } from './proxies.ts'
import { Sections } from './sections.ts'

const source = process.argv[2]
if (!source) throw new Error('Say which folder holds the data')
const at = (...parts: string[]) => join(source, ...parts)
const json = (...parts: string[]) => JSON.parse(readFileSync(at(...parts), 'utf8'))

/** Deltas are kept in steps of this many decimetres. */
const STEP = 0.002
/** Skins are kept this wide, px; cards half as wide. */
const TEXTURE = 512
const CARD = 256

const base = readObj(readFileSync(at('base.obj'), 'utf8'))
const vertices = base.positions.length / 3
const out = new Sections()

// The mesh: what is seen of the body, the tailor's helpers, teeth, and the eyes' places.
const worn = /^(body|helper-tights|helper-skirt|helper-(upper|lower)-teeth|helper-tongue|helper-[lr]-eye)$/
const kept = base.groups.flatMap((group, face) => (worn.test(group) ? [face] : []))
const groups = [...new Set(kept.map((face) => base.groups[face] ?? ''))]
const corner = (list: Int32Array) => Int32Array.from(kept.flatMap((face) => [...list.subarray(face * 4, face * 4 + 4)]))
const steps = (list: ArrayLike<number>) => Int32Array.from(list, (value, i) => value - (i ? (list[i - 1] ?? 0) : 0))
const round = (list: ArrayLike<number>, scale: number) => Int32Array.from(list, (value) => Math.round(value * scale))
out.add('positions', round(base.positions, 1000), 'int16')
out.add('faces', steps(corner(base.faces)), 'int16')
out.add('uvFaces', steps(corner(base.uvFaces)), 'int16')
out.add('uv', round(base.uv, 30000), 'int16')
out.add(
  'groupOfFace',
  Int32Array.from(kept, (face) => groups.indexOf(base.groups[face] ?? '')),
  'uint8',
)

// Morph targets: sparse differences, neighbours beside each other.
const isDrawn = new Uint8Array(vertices)
for (const [face, group] of base.groups.entries())
  if (worn.test(group) || /^helper-(hair|[lr]-eyelashes)/.test(group) || group.startsWith('joint'))
    for (let k = 0; k < 4; k++) isDrawn[base.faces[face * 4 + k] ?? 0] = 1

const inFolder = (folder: string) =>
  readdirSync(at('targets', folder))
    .filter((name) => name.endsWith('.target.gz'))
    .map((name) => `${folder}/${name.replace('.target.gz', '')}`)
const average = (name: string) => name.includes('averagemuscle-averageweight')
const chosen = [
  ...inFolder('macrodetails'),
  ...inFolder('macrodetails/height').filter(average),
  ...inFolder('macrodetails/proportions').filter(average),
  ...inFolder('breast').filter((name) => average(name) && /-(min|max)cup-averagefirmness/.test(name)),
  ...'arms asym buttocks cheek chin ears eyebrows eyes forehead hands head hip legs mouth neck nose stomach torso'
    .split(' ')
    .flatMap(inFolder),
  ...inFolder('expression/units/caucasian'),
].filter((name) => !/baby|asymm-breast/.test(name))

const targets: [name: string, count: number][] = []
const jumps: number[] = []
const deltas: number[][] = [[], [], []]
for (const name of chosen) {
  let last = 0
  let count = 0
  const before = [0, 0, 0]
  for (const line of gunzipSync(readFileSync(at('targets', `${name}.target.gz`)))
    .toString()
    .split('\n')) {
    if (!/^\d/.test(line)) continue
    const [index = 0, ...moved] = line.trim().split(/\s+/).map(Number)
    const moves = moved.map((value) => Math.round(value / STEP))
    if (!isDrawn[index] || moves.every((value) => value === 0)) continue
    jumps.push(index - last)
    last = index
    for (const [axis, value] of moves.entries()) {
      deltas[axis]?.push(value - (before[axis] ?? 0))
      before[axis] = value
    }
    count++
  }
  targets.push([name, count])
}
out.add('targetIndices', Int32Array.from(jumps), 'uint16')
for (const [axis, list] of deltas.entries()) out.add(`targetDeltas${axis}`, Int32Array.from(list), 'int16')

// The rig: where bones begin, and up to four of them for each vertex.
interface Bone {
  parent: string
  head: { cube_name?: string; vertex_indices?: number[] }
}
const rig = json('rig', 'rig.game_engine.json') as Record<string, Bone>
const vertexGroups = json('metadata', 'basemesh_vertex_groups.json') as Record<string, [number, number][]>
const names: string[] = []
const place = (name: string) => {
  const parent = rig[name]?.parent
  if (parent && !names.includes(parent)) place(parent)
  if (!names.includes(name)) names.push(name)
}
for (const name of Object.keys(rig)) place(name)
const cube = (name: string) => (vertexGroups[name] ?? []).flatMap(([from, to]) => range(from, to))
function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
const bones = names.map((name) => ({
  name,
  parent: names.indexOf(rig[name]?.parent ?? ''),
  joint: rig[name]?.head.cube_name ? cube(rig[name].head.cube_name) : (rig[name]?.head.vertex_indices ?? []),
}))
const joints = Object.fromEntries(
  ['joint-head', 'joint-head-2', 'joint-l-eye', 'joint-r-eye', 'joint-mouth', 'joint-jaw', 'joint-ground'].map(
    (name) => [name, cube(name)],
  ),
)
const weights = (json('rig', 'weights.game_engine.json') as { weights: Record<string, [number, number][]> }).weights
const perVertex: [bone: number, weight: number][][] = Array.from({ length: vertices }, () => [])
for (const [name, list] of Object.entries(weights))
  for (const [vertex, weight] of list) if (weight > 0.004) perVertex[vertex]?.push([names.indexOf(name), weight])
const boneOf = new Int32Array(vertices * 4)
const weightOf = new Int32Array(vertices * 4)
for (const [vertex, list] of perVertex.entries()) {
  if (isDrawn[vertex] && list.length === 0) throw new Error(`No bone moves vertex ${vertex}`)
  const most = list.sort((a, b) => b[1] - a[1]).slice(0, 4)
  const sum = most.reduce((total, [, weight]) => total + weight, 0)
  for (const [k, [bone, weight]] of most.entries()) {
    boneOf[vertex * 4 + k] = bone
    weightOf[vertex * 4 + k] = Math.round((255 * weight) / sum)
  }
}
for (let k = 0; k < 4; k++) {
  out.add(
    `bones${k}`,
    boneOf.filter((_, i) => i % 4 === k),
    'uint8',
  )
  out.add(
    `weights${k}`,
    weightOf.filter((_, i) => i % 4 === k),
    'uint8',
  )
}

// Brows and lashes: cards bound to the skin, with their light and their holes. Hair is combed, not laid on.
const cards = {
  eyebrows: ['eyebrow001', 'eyebrow002', 'eyebrow006', 'eyebrow010', 'eyebrow012'],
  eyelashes: ['eyelashes02', 'eyelashes04'],
}
const proxies: { name: string; vertices: number; scales: [number, number, number][]; texture: number }[] = []
for (const [kind, list] of Object.entries(cards)) {
  for (const name of list) {
    const folder = at('proxies', kind, name)
    const files = readdirSync(folder)
    const read = (end: string) => {
      const file = files.find((one) => one.endsWith(end))
      if (!file) throw new Error(`No ${end} in ${folder}`)
      return readFileSync(join(folder, file))
    }
    const mesh = readObj(read('.obj').toString())
    const bound = bindingOf(read('.mhclo').toString())
    const size = CARD
    const key = `${kind}/${name}`
    out.add(`${key} of`, Int32Array.from(bound.of), 'uint16')
    out.add(`${key} weights`, round(bound.weights, 4000), 'int16')
    out.add(`${key} offsets`, round(bound.offsets, 4000), 'int16')
    out.add(`${key} faces`, steps(mesh.faces), 'int16')
    out.add(`${key} uvFaces`, steps(mesh.uvFaces), 'int16')
    out.add(`${key} uv`, round(mesh.uv, 30000), 'int16')
    const { data } = await sharp(read('.png')).resize(size, size, { fit: 'fill' }).ensureAlpha().raw().toBuffer({
      resolveWithObject: true,
    })
    const packed = new Int32Array(size * size)
    for (let i = 0; i < packed.length; i++) {
      const alpha = (data[i * 4 + 3] ?? 0) >> 4
      const light = Math.min(
        15,
        (0.3 * (data[i * 4] ?? 0) + 0.6 * (data[i * 4 + 1] ?? 0) + 0.1 * (data[i * 4 + 2] ?? 0)) / 10,
      )
      // Light under a hole is never seen.
      packed[i] = alpha * 16 + (alpha === 0 ? 0 : Math.floor(light))
    }
    out.add(`${key} texture`, packed, 'uint8')
    proxies.push({ name: key, vertices: bound.of.length / 3, scales: bound.scales, texture: size })
  }
}

// Skins: how each place differs from the mean, so that any tone may be laid under it.
const skins = [
  'young_caucasian_female',
  'young_caucasian_male',
  'old_caucasian_female',
  'old_caucasian_male',
  'young_african_female',
  'young_african_male',
  'middleage_asian_female',
  'middleage_caucasian_male',
]
for (const name of skins) {
  const { data } = await sharp(at('skins', `${name}.webp`))
    .resize(TEXTURE, TEXTURE)
    .removeAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  for (const [channel, label] of ['red', 'green', 'blue'].entries())
    out.add(
      `skin ${name} ${label}`,
      steps(Int32Array.from({ length: TEXTURE * TEXTURE }, (_, i) => (data[i * 3 + channel] ?? 0) >> 1)),
      'int8',
    )
}

const packed = out.bytes({ step: STEP, groups, targets, bones, joints, proxies, skins, texture: TEXTURE })
const small = brotliCompressSync(packed, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
  },
})
writeFileSync(new URL('../../engine/figures/anatomy/body.pack', import.meta.url), small)
console.log(`${targets.length} targets, ${jumps.length} deltas; ${packed.length} bytes, packed ${small.length}`)
for (const [name, bytes] of out.sizes()) if (process.argv.includes('--sizes')) console.log(name, bytes)
