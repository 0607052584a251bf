import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { ready } from './ready.mjs'
import { whenNpmIsGone } from './setup/npm-gone.mjs'
import { inRoot, root } from './setup/places.mjs'
import { toolEnvironment } from './setup/run.mjs'
import { orExplain } from './setup/say.mjs'

let server
whenNpmIsGone(() => {
  if (server) server.kill('SIGTERM')
  else process.exit(1)
})

const node = await orExplain(() => ready())
const preloads = ['end-with-parent.mjs', 'quick-imports.mjs'].flatMap((name) => [
  '--import',
  pathToFileURL(inRoot('scripts', 'setup', name)).href,
])
server = spawn(node, [...preloads, inRoot('server', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: thrifty(toolEnvironment()),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

// A terminal's Ctrl+C reaches the server by itself and once more from here; shutting down twice is shutting down once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

server.once('error', (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`)
  process.exit(1)
})
server.once('exit', (code, signal) => {
  // It ends by itself on every signal it can hear: this one it could not.
  if (signal)
    process.stderr.write(
      `The server was ended from outside (${signal}). Nothing is lost; npm start takes up where it was.\n`,
    )
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
})

/** With what keeps memory small, which must be there before a process begins; what somebody set for themselves wins. */
function thrifty(environment) {
  const { NODE_OPTIONS, ...allocator } = JSON.parse(readFileSync(inRoot('server', 'memory.json'), 'utf8'))
  const options = [NODE_OPTIONS, environment.NODE_OPTIONS].filter(Boolean).join(' ')
  return { ...allocator, ...environment, NODE_OPTIONS: options }
}
