import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './setup/places.mjs'

// A lockfile names the packages of every platform, but npm writes only those it could look up on the day, and `npm ci`
// then refuses the file wherever the others can be found. This names the missing ones; --write adds them.

const path = inRoot('package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

const missing = Object.entries(lock.packages).flatMap(([from, { dev, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(from, name))
    .map(([name, range]) => ({ name, range, dev, from })),
)

if (missing.length === 0) {
  console.log('The lockfile names the packages of every platform.')
} else if (process.argv.includes('--write')) {
  for (const one of missing) lock.packages[`node_modules/${one.name}`] ??= entryFor(one)
  const [root, ...rest] = Object.entries(lock.packages)
  lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))])
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${missing.length} packages to the lockfile.`)
} else {
  for (const { name, range, from } of missing) console.error(`${name}@${range}, wanted by ${from}`)
  console.error('These are missing from package-lock.json: node scripts/lockfile.mjs --write')
  process.exitCode = 1
}

/** Looks for `name` as Node does: beside the package, then in each folder above it. */
function isLocked(from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (lock.packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** Such packages say in their names what they are for (@scope/thing-linux-arm64-musl), which keeps npm off them elsewhere. */
function entryFor({ name, range, dev }) {
  const words = name.split(/[/-]/)
  const only = (known) => {
    const said = words.filter((word) => known.includes(word))
    return said.length > 0 ? said : undefined
  }
  const [libc] = words.flatMap((word) => (libraries[word] ? [libraries[word]] : []))
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: only(processors),
    dev,
    libc: libc && [libc],
    optional: true,
    os: only(systems),
  }
}
