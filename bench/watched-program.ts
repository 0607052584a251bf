import { readConfig } from '../server/config.ts'
import { kinds } from '../server/kinds.ts'
import { openLog } from '../server/log.ts'
import { startProgram } from '../server/program.ts'
import type { Held } from './attacks.ts'

// The program as it is, which tells how long its event loop was held. A turn of the loop counts twice: by the clock, which on
// a machine with more threads than cores counts those of others too, and by what the loop's own thread worked meanwhile.

const EVERY = 5

let worst: Held = { clock: 0, own: 0 }
let at = performance.now()
let worked = process.threadCpuUsage()
setInterval(() => {
  const now = performance.now()
  const { user, system } = process.threadCpuUsage(worked)
  worst = { clock: Math.max(worst.clock, now - at - EVERY), own: Math.max(worst.own, (user + system) / 1000) }
  at = now
  worked = process.threadCpuUsage()
}, EVERY)

const config = readConfig()
const program = await startProgram(config, openLog(config), kinds)
process.on('message', () => {
  process.send?.(worst)
  worst = { clock: 0, own: 0 }
})
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)))
