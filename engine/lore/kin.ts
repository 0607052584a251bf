import type { KinBrief, SheetDocument } from '../../contract/sheets/document.ts'
import type { KnownPerson } from '../../contract/sheets/npc.ts'

/** What a brief knows of whom it is about. */
export const knownOf = ({ request }: KinBrief): KnownPerson => (request.known ?? {}) as KnownPerson

const isSaid = (value: unknown) => value !== undefined && value !== ''

/**
 * The sheet, each brief of a person with what the sheet tells of them as it stands: changed by hand or rolled again, it is what
 * their own sheet is made from. `told`: that, or undefined where the sheet no longer tells of them.
 */
export function toldOnKin(
  document: SheetDocument,
  told: (brief: KinBrief) => Partial<KnownPerson> | undefined,
): SheetDocument {
  const kin = document.kin.map((brief) => {
    // Briefs of sheets that were written before this have nothing to add to.
    if (brief.kind !== 'npc' || brief.request.known === undefined) return brief
    const more = told(brief)
    if (!more) return brief
    const known: KnownPerson = Object.fromEntries(
      Object.entries({ ...knownOf(brief), ...more }).filter(([, value]) => isSaid(value)),
    )
    const label = [known.name, known.role].filter(Boolean).join(', ')
    return { ...brief, label: label || brief.label, request: { ...brief.request, known } }
  })
  return { ...document, kin }
}
