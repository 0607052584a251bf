import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { premiumLevels } from '../../contract/enums.ts'
import { levelRights } from '../../contract/levels.ts'
import { routes } from '../../contract/routes.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { rates } from '../http/limits.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = (name: string) => readFileSync(`${root}docs/${name}`, 'utf8')

const floors = ['contract', 'engine', 'server', 'web', 'scripts', 'e2e', 'bench', 'docs']
/** Folders in which every file stands alone, and has a caption of its own. */
const singles = ['contract', 'contract/sheets', 'engine', 'engine/paint', 'engine/lore', 'server', 'web', 'scripts']

const tree = floors.flatMap((floor) =>
  readdirSync(root + floor, { withFileTypes: true, recursive: true }).map((entry) => ({
    path: `${entry.parentPath.slice(root.length)}/${entry.name}`,
    isFolder: entry.isDirectory(),
  })),
)

/** Everything the page names in backticks, without the stroke at a folder's end. */
const captions = new Set(
  [...page('ARCHITECTURE.md').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name.replace(/\/$/, '')),
)

/** Whether a path has a caption: by its name, or by the end of its path where the name alone would not do. */
const isCaptioned = (path: string) => {
  const steps = path.split('/').slice(1)
  return steps.some((_, from) => captions.has(steps.slice(from).join('/')))
}

test('docs/ARCHITECTURE.md has a caption for every folder', () => {
  const folders = tree.filter(({ isFolder }) => isFolder).map(({ path }) => path)
  expect(folders.length).toBeGreaterThan(100)
  expect(folders.filter((path) => !isCaptioned(path))).toEqual([])
})

test('docs/ARCHITECTURE.md has a caption for every file that stands alone', () => {
  const files = tree
    .filter(({ path, isFolder }) => !isFolder && singles.includes(dirname(path)) && /\.(ts|tsx|mjs)$/.test(path))
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path))
  const ofAKind = sheetKinds.map((kind) => `contract/sheets/${kind}.ts`)
  expect(files.filter((path) => !ofAKind.includes(path) && !isCaptioned(path))).toEqual([])
})

test('docs/ARCHITECTURE.md names no file of the program that is not there', () => {
  const paths = tree.map(({ path }) => `/${path}`)
  const gone = [...captions].filter(
    (name) => /^[\w/-]+\.(ts|tsx|mjs)$/.test(name) && !paths.some((path) => path.endsWith(`/${name}`)),
  )
  expect(gone).toEqual([])
})

test('docs/API.md tells of every call, and of none that does not exist', () => {
  const kind = new RegExp(`^/api/(?:${sheetKinds.join('|')})/`)
  const calls = Object.values(routes).map(({ method, path }) => {
    const written = path.replace(kind, '/api/{kind}/').replace(/:([a-z]+)/gi, (_, name: string) => `{${name}}`)
    return `${method} ${written}`
  })
  const told = [...page('API.md').matchAll(/^\| `([A-Z]+ [^`]+)` \|/gm)].map(([, call]) => call)
  expect(told.toSorted()).toEqual([...new Set(calls)].toSorted())
})

test('docs/API.md and CONTRIBUTING.md name every kind of sheet and every file as they are', () => {
  expect(sheetKinds.filter((kind) => !page('API.md').includes(kind))).toEqual([])
  const recipes = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')
  const trials = /\b(?:trap|crest)s?\b/
  const named = [...recipes.matchAll(/`((?:contract|engine|server|web|scripts|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(20)
  const paths = new Set(tree.map(({ path }) => path))
  expect(named.filter((path) => !trials.test(path) && !paths.has(path.replace(/\/$/, '')))).toEqual([])
})

test('docs/OPERATIONS.md tells every rate, and what each subscription may take, as they are', () => {
  const rows = new Map(
    [...page('OPERATIONS.md').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name, rest = '']) => [name, rest]),
  )
  const told = Object.keys(rates).map((name) => [name, Number.parseInt(rows.get(name) ?? '', 10)])
  expect(Object.fromEntries(told)).toEqual(rates)
  for (const level of premiumLevels) {
    const { running, unfinished, privateWorks, batch, costlyModels } = levelRights[level]
    const name = level.charAt(0) + level.slice(1).toLowerCase()
    const room = `${levelRights[level].storage / 1024 ** 3} GB | ${levelRights[level].loraRoom / 1024 ** 3} GB`
    const works = `${privateWorks?.toLocaleString('en-GB') ?? 'any number'} | ${batch} | ${costlyModels ? 'yes' : 'no'}`
    expect(page('OPERATIONS.md')).toContain(`\n| ${name} | ${running} | ${unfinished} | ${room} | ${works} |\n`)
  }
})
