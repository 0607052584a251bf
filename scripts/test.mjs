import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ready } from './ready.mjs'
import { inRoot, root } from './setup/places.mjs'
import { runQuietly, toolEnvironment } from './setup/run.mjs'
import { orExplain, say } from './setup/say.mjs'

// npm test: every check, then every test; one that fails does not keep the next from running.
// With --checks only what needs no running program. The last line counts: each check is one, each test is one.

const checksOnly = process.argv.includes('--checks')
const started = performance.now()
const node = await orExplain(() => ready({ web: !checksOnly }))

const checks = [
  { name: 'types', program: inPackage('typescript', 'tsc'), args: ['--noEmit'] },
  { name: 'lint', program: inPackage('@biomejs/biome', 'biome'), args: ['check', '--error-on-warnings'] },
  { name: 'dead code', program: inPackage('knip', 'knip'), args: ['--no-progress'] },
  { name: 'lockfile', program: inRoot('scripts', 'lockfile.mjs'), args: [] },
  { name: 'import direction', program: inRoot('scripts', 'imports.mjs'), args: [] },
]

let passed = 0
let failed = 0
// Checks share nothing but the two cores: all at once, each telling what it has to say when it is over.
for (const code of await Promise.all(checks.map(({ name, program, args }) => check(name, program, args)))) {
  if (code === 0) passed += 1
  else failed += 1
}
if (!checksOnly) {
  const counted = await runTests()
  passed += counted.passed
  failed += counted.failed
}
say(`\nAll of it: ${seconds(started)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs a check to its end, then shows what it said; resolves to its exit code. */
async function check(name, program, args) {
  const since = performance.now()
  const { code, said } = await runQuietly(node, [program, ...args], { env: environment() })
  const outcome = `${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`
  say(said ? `\n── ${name}\n${said}\n── ${outcome}` : `── ${outcome}`)
  return code
}

/** Runs tests with their output on the terminal; resolves to their exit code. */
function step(name, program, args) {
  say(`\n── ${name}`)
  const since = performance.now()
  return new Promise((ended) => {
    // Through stderr: the only thing on stdout is the count.
    const child = spawn(node, [program, ...args], { cwd: root, env: environment(), stdio: ['ignore', 2, 2] })
    child.once('error', (error) => {
      say(error.message)
      ended(1)
    })
    child.once('close', (code) => {
      say(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`)
      ended(code ?? 1)
    })
  })
}

/** What the packages are compiled to is kept: every test file, and every program that a story starts, loads the same. */
function environment() {
  return { ...toolEnvironment(), NODE_ENV: 'test', NODE_COMPILE_CACHE: inRoot('build', 'test', 'compile-cache') }
}

/** Every test of every kind in one run, for they share a database. */
async function runTests() {
  const report = inRoot('build', 'test', 'tests.json')
  mkdirSync(inRoot('build', 'test'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await step('tests', inPackage('vitest', 'vitest'), ['run', ...reporters])
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot even be loaded has no tests to count as failed.
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const counted = numFailedTests + unloaded
  // An error outside every test (an unhandled rejection) only shows in the exit code.
  return { passed: numPassedTests, failed: counted === 0 && code !== 0 ? 1 : counted }
}

function inPackage(name, program) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'))
  return inRoot('node_modules', name, typeof bin === 'string' ? bin : bin[program])
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
