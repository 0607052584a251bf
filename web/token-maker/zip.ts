import { fileNameOf } from '../images/download.ts'
import type { CreatureSize } from './creature-sizes.ts'
import { foundryActors, foundryMacro } from './foundry.ts'

export const fileFormats = ['png', 'webp'] as const
export type FileFormat = (typeof fileFormats)[number]

/** File names of a set's tokens, in its order: of those of one name the second is "goblin-2.png". */
export function tokenFiles(names: readonly string[], format: FileFormat): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = fileNameOf({ title: name.trim() || 'token' }, format)
    const stem = plain.slice(0, -(format.length + 1))
    let [file, count] = [plain, 1]
    while (taken.has(file)) file = `${stem}-${++count}.${format}`
    taken.add(file)
    return file
  })
}

interface Zipped {
  name: string
  size: CreatureSize
  picture: Blob
  grown: number
}

const README = `Tokens from Lanternkeep

The pictures are the tokens. For Foundry VTT (version 11 and later), put the folder "lanternkeep-tokens" into your user data (Data).
Then, for all of them at once: make a macro of type Script, paste "foundry/macro.js" into it, and run it. Actors of these names that
are in your world are given their tokens and keep all else; of the others an actor each is made.

Or one by one: make a new actor of type NPC, and import one of the other files of "foundry" into it (right-click, Import Data). That
replaces all that the actor was before, so use a new one. "foundry/all.json" holds them all, for scripts of your own.
`

/** A set as a zip: its pictures, and what Foundry VTT takes. */
export async function zipOf(all: readonly Zipped[], format: FileFormat): Promise<Blob> {
  const { downloadZip } = await import('client-zip')
  const files = tokenFiles(
    all.map(({ name }) => name),
    format,
  )
  const tokens = all.map(({ name, size, grown }, n) => ({
    name: name.trim() || 'Token',
    size,
    grown,
    file: files[n] ?? '',
  }))
  const actors = foundryActors(tokens)
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return downloadZip([
    ...all.map(({ picture }, n) => ({ name: `lanternkeep-tokens/${files[n]}`, input: picture })),
    ...actors.map((actor, n) => ({
      name: `foundry/${files[n]?.replace(/\.\w+$/, '')}.json`,
      input: json(actor),
    })),
    { name: 'foundry/macro.js', input: foundryMacro(tokens) },
    { name: 'foundry/all.json', input: json(actors) },
    { name: 'README.txt', input: README },
  ]).blob()
}
