import { addressName } from '../../images/download-name.ts'
import { likenessOf } from '../../images/exports/token.ts'
import type { Queuer } from '../../line/fair-line.ts'
import type { Services } from '../../services.ts'
import type { NamedFile, SheetToExport } from './export-file.ts'

const readMe = `How to bring this into Foundry VTT

1. Upload the pictures to the top folder of your user data (in any file picker: User Data, then Upload).
2. Make an actor of the type NPC, right-click it in the list, choose Import Data and pick the .foundry.json of the same name.

Portrait and token are named in the actor. If you keep the pictures in another folder, choose them there: the portrait on the
actor's sheet, the token under Prototype Token.
`

/** Pictures of the sheets' creatures as Foundry takes them: files beside the actors, which name them. */
export async function likenesses(
  services: Pick<Services, 'db' | 'media'>,
  caller: Queuer,
  sheets: readonly { id: string; name: string; portraitId: string | undefined }[],
): Promise<{ art: Map<string, SheetToExport['art']>; beside: NamedFile[] }> {
  const art = new Map<string, SheetToExport['art']>()
  const beside: NamedFile[] = []
  const taken = new Set<string>()
  // One after the other: each holds a whole picture in memory while its token is made.
  for (const { id, name, portraitId } of sheets) {
    const likeness = portraitId && (await likenessOf(services, portraitId, caller))
    if (!likeness) continue
    let plain = addressName(name, 'somebody')
    for (let times = 2; taken.has(plain); times++) plain = `${addressName(name, 'somebody')}-${times}`
    taken.add(plain)
    const names = { portrait: `${plain}.${likeness.extension}`, token: `${plain}-token.png` }
    art.set(id, names)
    beside.push({ name: names.portrait, input: likeness.portrait }, { name: names.token, input: likeness.token })
  }
  if (beside.length > 0) beside.push({ name: 'Read me.txt', input: Buffer.from(readMe) })
  return { art, beside }
}
