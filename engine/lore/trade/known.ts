import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { knownOf, toldOnKin } from '../kin.ts'

/** What the facts of whoever keeps a house tell, by the ends of their keys. */
const facts = { look: 'look', manner: 'manner', want: 'wants', fear: 'fears', says: 'known' } as const

/** What of a guest's line is how they look: "Stooped, with beautiful hands." or "; wears a mended jersey". */
const seenIn = (line: string) =>
  /^(?:[\p{L}-]+, (?:in|with) |In an? |Wears )[^.;]+[.]|; (?:has|wears) [^.;]+/u.exec(line)?.[0]

/** What the sheet of a house tells of its people, as it stands, goes to their own: keepers by facts, guests by their lines. */
export function withPeople(document: SheetDocument): SheetDocument {
  const blocks = document.sections.flatMap((section) => section.blocks)
  const rows = blocks.flatMap((block) => (block.type === 'facts' ? block.rows : []))
  const lines = blocks.flatMap((block) => (block.type === 'list' ? block.items : []))
  return toldOnKin(document, (brief) => {
    const { name = '' } = knownOf(brief)
    if (brief.key !== 'keeper') {
      const line = lines.find(({ label }) => label?.startsWith(`${name},`))
      const look = line && seenIn(line.text)
      const want = line?.text
        .replace(look ?? '', '')
        .replace(/^[\s;.]+|(?<=[.])\s*[.]/g, '')
        .replace(/;\s*[.]/, '.')
      return { place: document.title, look: look?.replace(/^; /, '').replace(/[.]$/, ''), want }
    }
    const fact = (end: string) =>
      rows.find(({ key }) => key.endsWith(`keeper.${end}`) || key === `keeper.facts.${end}`)?.text
    const told = Object.fromEntries(Object.entries(facts).map(([field, end]) => [field, fact(end)]))
    // "Mara Brighthand, middle-aged dwarf, innkeeper", by hand under another name.
    const [called] = (fact('name') ?? '').split(', ')
    return { ...told, place: document.title, ...(called && { name: called }) }
  })
}
