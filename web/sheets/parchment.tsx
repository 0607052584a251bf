import type { ReactNode } from 'react'
import type { Section } from '../../contract/sheets/document.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { BlockView } from './blocks.tsx'
import { sectionId } from './contents.tsx'
import { Field } from './field.tsx'
import { RollAgain } from './roll-again.tsx'
import { useDesk } from './use-sheet-desk.ts'
import './parchment.css'

const systemNames = { DnD5e: 'D&D 5e', Pathfinder: 'Pathfinder' } as const

function SectionView({ section }: { section: Section }) {
  const { key, title, canReroll, blocks } = section
  return (
    <section id={sectionId(section)} aria-label={title} className="sheet-section">
      {(title || canReroll) && (
        <div className="sheet-heading">
          {title && (
            <h2>
              <Field name={`${key}.title`} text={title} label={`Heading “${title}”`} isPlain />
            </h2>
          )}
          {canReroll && <RollAgain part={key} label={title} />}
        </div>
      )}
      {blocks.map((block) => (
        <BlockView key={block.key} block={block} title={title} />
      ))}
    </section>
  )
}

interface ParchmentProps {
  sheet: Sheet
  /** The level of its title among the headings around it. */
  titleTag: 'h1' | 'h2'
  /** Comes first: on a phone below the title, elsewhere at the head of the side column. */
  picture?: ReactNode
}

/** The sheet itself, as it lies on the table and comes out of the printer. */
export function Parchment({ sheet, titleTag: Title, picture }: ParchmentProps) {
  const { isEditing } = useDesk()
  const { title, kicker, summary, system, sections } = sheet.document
  const [main, aside] = (['main', 'aside'] as const).map((place) => sections.filter((one) => one.place === place))
  const hasSide = Boolean(aside?.length || picture)
  return (
    <article className="parchment" data-side={hasSide || undefined}>
      <header className="sheet-head">
        {system && <p className="sheet-tag">{systemNames[system]}</p>}
        <Title>
          <Field name="title" text={title} label="Title" isPlain isName />
        </Title>
        {(kicker || isEditing) && (
          <p className="sheet-kicker">
            <Field name="kicker" text={kicker} label="Line below the title" isPlain />
          </p>
        )}
      </header>
      <div className="sheet-columns">
        {picture}
        <div className="sheet-main">
          {main?.map((section) => (
            <SectionView key={section.key} section={section} />
          ))}
        </div>
        {aside && aside.length > 0 && (
          <div className="sheet-aside">
            {aside.map((section) => (
              <SectionView key={section.key} section={section} />
            ))}
          </div>
        )}
      </div>
      {isEditing && (
        <footer className="sheet-listed">
          <span>In lists:</span> <Field name="summary" text={summary} label="Words for lists" isPlain />
        </footer>
      )}
    </article>
  )
}
