/** Something the person at the terminal has to know; the message is printed alone, without a stack. */
export class SetupError extends Error {}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Runs `main` and turns a SetupError into its sentence and exit code 1. */
export async function orExplain(main) {
  try {
    return await main()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(error.message)
    process.exit(1)
  }
}
