import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { toldOnKin } from '../kin.ts'

/** What the sheet says of the other people on it, as it stands, goes to their own. */
export function withPeople(document: SheetDocument): SheetDocument {
  const lines = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'list' && block.key === 'people.list' ? block.items : [])),
  )
  return toldOnKin(document, ({ key }) => {
    const line = lines.find((one) => one.key === key.replace(/^kin\./, 'people.list.'))
    return line && { says: line.text }
  })
}
