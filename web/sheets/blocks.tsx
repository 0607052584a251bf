import type { Block } from '../../contract/sheets/document.ts'
import { isNumbering } from '../../contract/sheets/numbering.ts'
import { classes } from '../ui/classes.ts'
import { Field } from './field.tsx'
import { RollAgain } from './roll-again.tsx'
import { SoundOf } from './sounds.tsx'
import { StatsBlockView } from './stats-block.tsx'
import { useDesk } from './use-sheet-desk.ts'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/** What a block or a line is called, under its key and ".label". */
function Label({ of, text }: { of: { key: string }; text: string }) {
  return <Field name={`${of.key}.label`} text={text} label={text ? `Name of “${text}”` : 'Name'} isPlain />
}

function TextView({ block, title }: { block: Of<'text'>; title: string }) {
  const { key, label, text, aloud } = block
  const name = label || title
  return (
    <div className={classes('sheet-text', aloud && 'sheet-aloud')}>
      {label !== undefined && (
        <b className="sheet-lead">
          <Label of={block} text={label} />
        </b>
      )}
      <Field name={key} text={text} label={name} isLong />
      {aloud && <SoundOf part={key} label={name} />}
    </div>
  )
}

function FactsView({ block }: { block: Of<'facts'> }) {
  return (
    <dl className="sheet-facts">
      {block.rows.map((row) => (
        <div key={row.key}>
          <dt>
            <Label of={row} text={row.label} />
          </dt>
          <dd>
            <Field name={row.key} text={row.text} label={row.label} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ListView({ block, title }: { block: Of<'list'>; title: string }) {
  const List = block.numbered ? 'ol' : 'ul'
  return (
    <div>
      {block.label !== undefined && (
        <p className="sheet-lead">
          <Label of={block} text={block.label} />
        </p>
      )}
      <List className="sheet-list">
        {block.items.map((item, index) => (
          <li key={item.key}>
            {item.label !== undefined && (
              <b className="sheet-point">
                <Label of={item} text={item.label} />
              </b>
            )}{' '}
            <Field name={item.key} text={item.text} label={item.label || `${block.label ?? title} ${index + 1}`} />
          </li>
        ))}
      </List>
      <SoundOf part={block.key} label={block.label ?? title} />
    </div>
  )
}

/** Rows of a table that is not torn apart by the end of a printed page. */
const SHORT_TABLE = 12

/** Columns of a table that a phone has no room for side by side. */
const WIDE_TABLE = 3
/** Columns of a table that is as wide as a printed page. */
const MANY_COLUMNS = 5

/** "1 gp 9 sp": a narrow column breaks it between the coins, not between a number and its coin. */
const figures = (text: string) => text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')

const isBlank = (cells: readonly string[] | undefined, column: number) => !cells?.[column]

function TableView({ block, title }: { block: Of<'table'>; title: string }) {
  const { label, columns, rows, total } = block
  const { isEditing } = useDesk()
  const canReroll = isEditing && rows.some((row) => row.canReroll)
  const names = columns.map((column, index) => column.label || `column ${index + 1}`)
  return (
    <section
      className="sheet-table"
      data-short={rows.length <= SHORT_TABLE ? '' : undefined}
      data-wide={columns.length >= WIDE_TABLE ? '' : undefined}
      data-many={columns.length >= MANY_COLUMNS ? '' : undefined}
      // Not its section's own name: both are landmarks.
      aria-label={label || `${title}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone it scrolls by itself, as a keyboard must be able to.
      tabIndex={0}
    >
      <table>
        {label !== undefined && (
          <caption>
            <Label of={block} text={label} />
          </caption>
        )}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={names[index]} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
            {canReroll && (
              <th className="sheet-again-cell">
                <span className="sr-only">Roll again</span>
              </th>
            )}
          </tr>
        </thead>
        {rows.map((row) => {
          const name = row.cells[0] ?? row.key
          return (
            <tbody key={row.key}>
              <tr data-noted={row.note === undefined ? undefined : ''}>
                {columns.map((column, index) => {
                  const text = row.cells[index] ?? ''
                  return (
                    <td
                      key={names[index]}
                      data-align={column.align}
                      data-name={names[index]}
                      data-number={isNumbering(column) ? '' : undefined}
                    >
                      {isNumbering(column) ? (
                        text
                      ) : (
                        <Field
                          name={`${row.key}.${index}`}
                          text={text}
                          label={`${name}, ${names[index]}`}
                          show={column.align === 'end' ? figures : undefined}
                        />
                      )}
                    </td>
                  )
                })}
                {canReroll && (
                  <td className="sheet-again-cell">{row.canReroll && <RollAgain part={row.key} label={name} />}</td>
                )}
              </tr>
              {row.note !== undefined && (
                <tr>
                  <td colSpan={columns.length + (canReroll ? 1 : 0)} className="sheet-note">
                    <Field name={`${row.key}.note`} text={row.note} label={`${name}, remark`} />
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
        {total && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={names[index]} data-align={column.align}>
                  {isBlank(total, index) ? '' : figures(total[index] ?? '')}
                </td>
              ))}
              {canReroll && <td className="sheet-again-cell" />}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

function VerseView({ block, title }: { block: Of<'verse'>; title: string }) {
  return (
    <>
      <Field name={block.key} text={block.text} label={title} isLong isVerse className="sheet-verse" />
      <SoundOf part={block.key} label={title} />
    </>
  )
}

/** One block of a section; `title` is the section's, for blocks that have no name of their own. */
export function BlockView({ block, title }: { block: Block; title: string }) {
  switch (block.type) {
    case 'text':
      return <TextView block={block} title={title} />
    case 'facts':
      return <FactsView block={block} />
    case 'list':
      return <ListView block={block} title={title} />
    case 'table':
      return <TableView block={block} title={title} />
    case 'verse':
      return <VerseView block={block} title={title} />
    case 'stats':
      return <StatsBlockView block={block} />
  }
}
