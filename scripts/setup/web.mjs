import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from './places.mjs'
import { runQuietly, toolEnvironment } from './run.mjs'
import { SetupError, say } from './say.mjs'

const sources = [
  'web',
  'contract',
  'scripts/compressed.ts',
  'scripts/credits.ts',
  'vite.config.ts',
  'scripts/icons.ts',
  'tsconfig.json',
  'package-lock.json',
]
const stampPath = inRoot('build', 'web', 'stamp.json')
const tests = /\.(test|story)\.tsx?$/

/** True when the built web part was made from the files as they are now. */
export function webIsFresh() {
  const stamp = readStamp()
  if (!stamp) return false
  const files = sourceFiles()
  const seen = glance(files)
  if (stamp.glance === seen) return true
  // A checkout or a touch gives new times to old contents; that is no reason to build.
  if (stamp.contents !== digest(files)) return false
  writeStamp({ ...stamp, glance: seen })
  return true
}

/** Builds the browser's part and the part that renders pages on the server. */
export async function buildWeb(node) {
  say('Building the web part …')
  const files = sourceFiles()
  const stamp = { glance: glance(files), contents: digest(files) }
  rmSync(stampPath, { force: true })
  await vite(node, 'build')
  await vite(node, 'build', '--ssr', 'web/entry-server.tsx')
  writeStamp(stamp)
}

async function vite(node, ...args) {
  const cli = inRoot('node_modules', 'vite', 'bin', 'vite.js')
  const { code, said } = await runQuietly(node, [cli, ...args, '--logLevel', 'warn'], {
    env: { ...toolEnvironment(), NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  if (code !== 0) throw new SetupError(`The web part could not be built. Vite said:\n\n${said}`)
}

function sourceFiles() {
  const files = []
  const walk = (path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name))
    else if (found && !tests.test(path)) files.push({ path, size: found.size, modified: found.mtimeMs })
  }
  for (const source of sources) walk(inRoot(source))
  return files
}

function glance(files) {
  const hash = createHash('sha256')
  for (const { path, size, modified } of files) hash.update(`${relative(root, path)} ${size} ${modified}\n`)
  return hash.digest('hex')
}

function digest(files) {
  const hash = createHash('sha256')
  for (const { path, size } of files) hash.update(`${relative(root, path)} ${size}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function readStamp() {
  if (!existsSync(stampPath)) return undefined
  try {
    return JSON.parse(readFileSync(stampPath, 'utf8'))
  } catch {
    // Cut short while being written: as good as none.
    return undefined
  }
}

function writeStamp(stamp) {
  mkdirSync(inRoot('build', 'web'), { recursive: true })
  writeFileSync(stampPath, JSON.stringify(stamp))
}
