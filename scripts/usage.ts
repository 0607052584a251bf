import * as z from 'zod'

/** What was asked for cannot be; the message says why. */
export class Misuse extends Error {}

/** A number given by hand. Throws Misuse for anything but a whole number from `least` on. */
export function wholeNumber(text: string, name: string, least: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    throw new Misuse(`--${name} takes a whole number from ${least} on, not ${text}.`)
  return value
}

function saidOf(error: unknown): string | undefined {
  if (error instanceof z.ZodError) return z.prettifyError(error)
  const misused = error instanceof Misuse || (error instanceof TypeError && 'code' in error)
  return misused ? error.message : undefined
}

/** Runs a command of a terminal; whoever misuses it is told how it is used. */
export async function run(usage: string, command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const said = saidOf(error)
    console.error(said === undefined ? error : `${said}\n\n${usage}`)
    process.exitCode = 1
  }
}
