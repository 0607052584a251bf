import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

const source = /\.(ts|tsx|mts|mjs)$/

/**
 * Reads every source file below `folders`: what it imports, whether only as types, and on which line. Paths are
 * relative to `root` with forward slashes; `target` is absent for packages and node: modules.
 */
export function readGraph(root, folders) {
  const files = folders.flatMap((folder) => walk(join(root, folder)))
  return files.map((path) => ({ path: slashed(relative(root, path)), imports: importsOf(root, path) }))
}

function walk(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return source.test(entry.name) ? [path] : []
  })
}

function importsOf(root, path) {
  const text = readFileSync(path, 'utf8')
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      types: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ ...moduleRequest, types: isType }] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end), start)),
  ]
  return found.map(({ value, start, types, lazy }) => ({
    request: value,
    types,
    lazy,
    line: text.slice(0, start).split('\n').length,
    target: value.startsWith('.')
      ? slashed(relative(root, join(dirname(path), value.replace(/\?.*$/, ''))))
      : undefined,
  }))
}

function literal(text, start) {
  const quoted = /^(['"`])([^$]*)\1$/.exec(text)
  // A lazily loaded screen is no cycle: it is fetched after everything here has run.
  return quoted ? [{ value: quoted[2], start, types: false, lazy: true }] : []
}

function slashed(path) {
  return path.split(sep).join('/')
}
