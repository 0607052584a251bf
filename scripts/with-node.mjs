import { spawn } from 'node:child_process'
import { ready } from './ready.mjs'
import { toolEnvironment } from './setup/run.mjs'
import { orExplain } from './setup/say.mjs'

// Runs a script of the program with the Node it needs: node scripts/with-node.mjs scripts/sheet.ts …
const node = await orExplain(() => ready({ web: false }))
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env: toolEnvironment() })
child.once('close', (code) => process.exit(code ?? 1))
