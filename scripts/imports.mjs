import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { readGraph } from './imports/graph.mjs'
import { composers, doors, floors, foundations, keepers, nodeInWeb, threadsOnly, usualDoors } from './imports/rules.mjs'
import { inRoot, root } from './setup/places.mjs'

// Imports only ever point down the floors, and from noun to noun only through a door; neither files nor nouns import
// each other in a circle. Prints every breach as one line and exits with 1 if there is one.

const files = readGraph(root, Object.keys(floors))
const breaches = []
const usedDoors = new Set()

for (const { path, imports } of files) {
  for (const one of imports) {
    const reason = one.target === undefined ? judgePackage(path, one) : judgeFile(path, one.target)
    if (reason) breaches.push(`${path}:${one.line}  imports ${one.request}: ${reason}`)
  }
}
for (const circle of [...circles(filesNext()), ...circles(nounsNext())]) {
  breaches.push(`${circle.join(' -> ')}  is a circle`)
}
for (const way of waysTo(threadsOnly))
  breaches.push(`${way.join(' -> ')}  is for threads alone (scripts/imports/rules.mjs)`)
for (const [noun, names] of Object.entries(doors)) {
  for (const name of names.filter((one) => !usedDoors.has(`${noun}/${one}`))) {
    breaches.push(`scripts/imports/rules.mjs  names the door ${noun}/${name}, which no other noun uses`)
  }
}

for (const breach of breaches) console.error(breach)
console.log(`${files.length} files, ${breaches.length} breaches`)
process.exitCode = breaches.length > 0 ? 1 : 0

function judgePackage(path, { request, types }) {
  const floor = floorOf(path)
  const { packages, never = [] } = floors[floor]
  if (isTest(path)) return undefined
  if (packages && !packages.includes(request)) return `${floor}/ may use ${packages.join(', ')} and nothing else`
  if (never.some((pattern) => pattern.test(request))) return `not on the ${floor}/ floor`
  if (floor === 'web' && request.startsWith('node:') && !nodeInWeb.includes(path)) return 'a browser has no Node'
  const kept = floor === 'server' && !types ? keepers[request] : undefined
  if (kept && !kept.includes(path)) return `only ${kept.join(', ')} may; use what they offer`
  return undefined
}

function judgeFile(path, target) {
  const [from, to] = [floorOf(path), floorOf(target)]
  if (!existsSync(inRoot(target))) return 'there is no such file'
  if (from === to) return judgeNoun(path, target)
  if (!(to in floors)) return undefined
  return floors[from].floors.includes(to) ? undefined : `${from}/ must not know ${to}/`
}

function judgeNoun(path, target) {
  const floor = floorOf(path)
  const noun = nounOf(target)
  const open = foundations[floor]
  if (!open || noun === undefined || noun === nounOf(path) || open.includes(noun)) return undefined
  const composes = nounOf(path) === undefined || composers.includes(`${floor}/${nounOf(path)}`)
  if (composes || isTest(path)) return undefined
  const name = basename(target, extname(target))
  usedDoors.add(`${floor}/${noun}/${name}`)
  if ((doors[`${floor}/${noun}`] ?? usualDoors).includes(name)) return undefined
  return `not a door of ${floor}/${noun}/ (scripts/imports/rules.mjs lists them)`
}

function floorOf(path) {
  return path.split('/')[0]
}

/** The folder inside a floor; undefined for files directly on it. */
function nounOf(path) {
  const parts = path.split('/')
  return parts.length > 2 ? parts[1] : undefined
}

function isTest(path) {
  return /\.(test|story)\.tsx?$/.test(path)
}

/** What each file imports at run time (types are erased, lazy imports come after everything here has run). */
function filesNext() {
  return new Map(
    files.map(({ path, imports }) => [path, imports.filter((one) => !one.types && !one.lazy).map((one) => one.target)]),
  )
}

/** The nouns of a floor that each noun builds on. Files directly on a floor, and composers, stand above all nouns. */
function nounsNext() {
  const next = new Map()
  const among = (path) => {
    const noun = nounOf(path)
    const name = `${floorOf(path)}/${noun}`
    return noun === undefined || composers.includes(name) ? undefined : name
  }
  for (const [path, targets] of filesNext()) {
    const from = isTest(path) || !(floorOf(path) in foundations) ? undefined : among(path)
    if (from === undefined) continue
    const known = next.get(from) ?? new Set()
    next.set(from, known)
    for (const target of targets) {
      const to = target === undefined || floorOf(target) !== floorOf(path) ? undefined : among(target)
      if (to !== undefined && to !== from) known.add(to)
    }
  }
  return next
}

/** The shortest way of imports at run time from a file to each of the doors that it reaches. */
function waysTo({ from, doors }) {
  const next = filesNext()
  const ways = new Map([[from, [from]]])
  for (const [path, way] of ways) {
    for (const target of next.get(path) ?? []) if (target && !ways.has(target)) ways.set(target, [...way, target])
  }
  for (const door of [from, ...doors]) {
    if (!next.has(door)) breaches.push(`scripts/imports/rules.mjs  names ${door}, which is not there`)
  }
  return doors.flatMap((door) => (ways.has(door) ? [ways.get(door)] : []))
}

/** Whatever reaches itself again, each circle once; `next` says where one can go from each. */
function circles(next) {
  const done = new Set()
  const found = []
  const visit = (path, trail) => {
    const at = trail.indexOf(path)
    if (at >= 0) return found.push([...trail.slice(at), path])
    if (done.has(path)) return
    for (const target of next.get(path) ?? []) if (next.has(target)) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return found
}
