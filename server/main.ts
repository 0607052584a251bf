import { ConfigError, readConfig } from './config.ts'
import { EmbeddedPostgresError } from './db/embedded.ts'
import { openLog } from './log.ts'
import { StartError, startProgram } from './program.ts'
import { openReports } from './reports/reports.ts'
import { BucketError } from './storage/bucket-error.ts'

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** A reason the person can mend is one line; anything else shows where it came from. */
function giveUp(error: unknown): never {
  const mendable = [StartError, ConfigError, EmbeddedPostgresError, BucketError].some((kind) => error instanceof kind)
  const reason = error instanceof Error ? (mendable ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

try {
  const config = readConfig()
  const reports = await openReports(config)
  const log = openLog(config, reports.report)
  // Nobody caught it, so nobody knows what state it left behind: told, and then the end. Whoever watches starts it anew.
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'The program ends by a fault')
    void reports.close().finally(() => process.exit(1))
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
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
    await reports.close()
    say('Stopped.')
    process.exit(0)
  }
  void program.lost?.then(async (error) => {
    if (leaving) return
    leaving = true
    await program.stop()
    await reports.close()
    giveUp(error)
  })
  if (leaving) await arrived()
  else say(program.url ? `Lanternkeep is ready at ${program.url}` : 'Lanternkeep is ready to work.')
} catch (error) {
  giveUp(error)
}
