import type { PictureBrief, SheetDocument } from '../../../contract/sheets/document.ts'
import type { LandmarkKind } from '../../maps/townmaps/scene.ts'
import type { GivenPlace, TownNames } from '../../maps/townmaps/words/town-names.ts'
import { capital } from '../grammar/inflect.ts'

/** Longer names, put in by hand, are cut: a legend has only so much room. */
const NAME_MAX = 36
const fitted = (name: string) => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name)

/**
 * What the map of a settlement is to agree with: its sheet as it stands, changes by hand and all, each place under the
 * number it has there. Undefined for a sheet of anything else.
 */
export function townNamesOf(document: SheetDocument): TownNames | undefined {
  const blocks = document.sections.flatMap((section) => section.blocks)
  const districts = blocks.flatMap((block) =>
    block.type === 'table' && /^districts\.d\d+$/.test(block.key) ? [block] : [],
  )
  const facts = blocks.find(({ key }) => key === 'brief.facts')
  if (districts.length === 0 || facts?.type !== 'facts') return undefined
  const fact = (name: string) => facts.rows.find(({ key }) => key === `brief.facts.${name}`)?.text
  const listed = (name: string) => [
    ...new Set(
      (fact(name) ?? '')
        .split(/,\s*/)
        .filter((one) => one !== '')
        .map(fitted),
    ),
  ]
  const places = districts
    .flatMap(({ rows }, district) => rows.map(({ cells, model }) => ({ cells, model, district })))
    .map(({ cells, model, district }, index): GivenPlace => {
      const { landmark } = (model ?? {}) as { landmark?: LandmarkKind }
      return { number: index + 1, name: fitted(capital(cells[1] ?? '')), kind: landmark ?? 'house', district }
    })
  return {
    place: document.title,
    caption: fact('size') ?? '',
    districts: districts.map(({ label = '' }) => fitted(label)),
    places,
    landmarks: Object.fromEntries(
      places.map(({ kind }) => [kind, places.filter((other) => other.kind === kind).map(({ name }) => name)]),
    ),
    streets: listed('streets'),
    gates: listed('gates'),
    ...watersOf(
      document.pictures.find(({ category }) => category === 'townmaps'),
      fact('water'),
      fact('shore'),
    ),
  }
}

/** Which water a name is of: the map's own words know it, whatever the name has been changed to. */
function watersOf(
  map: PictureBrief | undefined,
  water: string | undefined,
  shore: string | undefined,
): Pick<TownNames, 'river' | 'shore' | 'spring'> {
  const name = fitted((water ?? '').replace(/^the\s+/i, ''))
  if (!map || name === '') return {}
  if (!/\briver\b/.test(map.negativePrompt)) return { river: name, ...(shore ? { shore: fitted(shore) } : {}) }
  const lies = /\b(?:on the coast|by a lake|on an island)\b/.test(map.prompt.replace(/"[^"]*"/, ''))
  return lies ? { shore: name } : { spring: name }
}
