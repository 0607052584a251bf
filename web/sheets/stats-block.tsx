import type { StatsBlock } from '../../contract/sheets/document.ts'
import { Press } from '../ui/press.tsx'
import { Field } from './field.tsx'
import { roll } from './rolls.ts'

type Ability = StatsBlock['abilities'][number]

/** GM Core, "Building Creatures": what a changed modifier does not do. */
const fromLevel = 'Figures of Pathfinder creatures come from their level, not from modifiers.'

const signed = (modifier: number) => (modifier < 0 ? `−${-modifier}` : `+${modifier}`)

/** A modifier that rolls its d20. */
function Check({ modifier, label }: { modifier: number; label: string }) {
  const dice = { count: 1, sides: 20, bonus: modifier, times: 1 }
  return (
    <Press
      className="sheet-dice"
      title={`Roll ${label}`}
      aria-label={`${signed(modifier)}, roll ${label}`}
      onClick={() => roll(dice, label)}
    >
      {signed(modifier)}
    </Press>
  )
}

/** The scores and saves of a block as they stand in the rules: a column an ability. */
function AbilityTable({ abilities }: { abilities: readonly Ability[] }) {
  const hasScores = abilities.some(({ score }) => score !== undefined)
  const hasSaves = abilities.some(({ save }) => save !== undefined)
  return (
    <dl className="sheet-abilities" data-saves={hasSaves || undefined}>
      {abilities.map(({ key, label, score, modifier, save }) => (
        <div key={key}>
          <dt>{label}</dt>
          {hasScores ? (
            <dd>
              <Field name={key} text={String(score ?? modifier)} label={label} isPlain />{' '}
              <Check modifier={modifier} label={label} />
            </dd>
          ) : (
            <dd>
              <Field name={key} text={signed(modifier)} label={label} checks note={fromLevel} />
            </dd>
          )}
          {save !== undefined && (
            <dd className="sheet-save">
              <span>Save</span> <Check modifier={save} label={`${label} save`} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Lines({ lines }: { lines: StatsBlock['head'] }) {
  return (
    <dl className="sheet-lines">
      {lines.map((line) => (
        <div key={line.key}>
          <dt>{line.label}</dt>{' '}
          <dd>
            <Field name={line.key} text={line.text} label={line.label} checks />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Traits stand as tags, and are put as a list. */
function traitTags(text: string) {
  const traits = [...new Set(text.split(/\s*,\s*/).filter(Boolean))]
  return (
    <ul className="sheet-traits" aria-label="Traits">
      {traits.map((trait) => (
        <li key={trait}>{trait}</li>
      ))}
    </ul>
  )
}

/** A creature's block in the form of its rules. */
export function StatsBlockView({ block }: { block: StatsBlock }) {
  const { key, system, name, kind, traits, head, abilities, body, features } = block
  return (
    <div className="sheet-stats" data-system={system}>
      <header>
        <h3>
          <Field name={`${key}.name`} text={name} label="Name" isPlain isName />
        </h3>
        <p className="sheet-kind">
          <Field name={`${key}.kind`} text={kind} label="Kind" isPlain />
        </p>
        {traits.length > 0 && (
          <Field name={`${key}.traits`} text={traits.join(', ')} label="Traits" isLong show={traitTags} />
        )}
      </header>
      <Lines lines={head} />
      <AbilityTable abilities={abilities} />
      <Lines lines={body} />
      {features.map(({ title, intro, items }) => (
        <section key={title} className="sheet-features">
          {title && <h4>{title}</h4>}
          {intro && <p className="sheet-intro">{intro}</p>}
          {items.map((item) => (
            <div key={item.key} className="sheet-feature">
              <b className="sheet-point">
                <Field name={`${item.key}.name`} text={item.name} label={`Name of “${item.name}”`} isPlain />.
              </b>{' '}
              <Field name={item.key} text={item.text} label={item.name} checks />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
