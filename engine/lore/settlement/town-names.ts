import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { GivenNames } from '../../prompt/brief.ts'
import { capital } from '../grammar/inflect.ts'

/**
 * What the map of a settlement is lettered with: the names of its sheet as it stands, changes by hand and all. Undefined for
 * a sheet of anything else.
 */
export function townNamesOf(document: SheetDocument): GivenNames | undefined {
  const blocks = document.sections.flatMap((section) => section.blocks)
  const districts = blocks.flatMap((block) =>
    block.type === 'table' && /^districts\.d\d+$/.test(block.key) ? [block] : [],
  )
  const facts = blocks.find(({ key }) => key === 'brief.facts')
  if (districts.length === 0 || facts?.type !== 'facts') return undefined
  const fact = (name: string) => facts.rows.find(({ key }) => key === `brief.facts.${name}`)?.text
  const water = fact('water')
  const landmarks: Record<string, string[]> = {}
  for (const { model, cells } of districts.flatMap(({ rows }) => rows)) {
    const { landmark } = (model ?? {}) as { landmark?: string }
    if (landmark) landmarks[landmark] = [...(landmarks[landmark] ?? []), capital(cells[1] ?? '')]
  }
  const isRiver = water !== undefined && /\briver\b/i.test(water)
  const shore = fact('shore') ?? (isRiver ? undefined : water)
  return {
    place: document.title,
    districts: districts.map(({ label = '' }) => label),
    streets: fact('streets')?.split(/,\s*/) ?? [],
    ...(isRiver ? { river: water } : {}),
    ...(shore === undefined ? {} : { shore }),
    landmarks,
  }
}
