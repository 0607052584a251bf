import { ConfigError, readConfig } from './config.ts'
import { EmbeddedPostgresError } from './db/embedded.ts'
import { openLog } from './log.ts'
import { StartError, startProgram } from './program.ts'

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** A reason the person can mend is one line; anything else shows where it came from. */
function giveUp(error: unknown): never {
  const mendable = error instanceof StartError || error instanceof ConfigError || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `${mendable ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

try {
  const config = readConfig()
  const log = openLog(config)
  // Ctrl+C arrives twice: from the terminal, and passed on by the launcher.
  let leaving = false
  let arrived: (() => Promise<void>) | undefined
  const leave = () => {
    if (leaving) return
    leaving = true
    say('Stopping…')
    if (arrived) void arrived()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  const program = await startProgram(config, log)
  arrived = async () => {
    await program.stop()
    say('Stopped.')
    process.exit(0)
  }
  if (leaving) await arrived()
  else say(program.url ? `Lanternkeep is ready at ${program.url}` : 'Lanternkeep is ready to work.')
} catch (error) {
  giveUp(error)
}
