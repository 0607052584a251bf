import { Fragment, type ReactNode } from 'react'
import { capabilityFacts } from '../../contract/capabilities.ts'
import type { Model } from '../../contract/models.ts'
import { classes } from '../ui/classes.ts'
import { makerOf } from './facts.ts'

export type Fact = readonly [name: string, value: ReactNode]

/** Hosts, a line each, broken at their stops where a line is too short. */
function Hosts({ sentTo }: Pick<Model, 'sentTo'>) {
  return sentTo.split(', ').map((host) => (
    <span key={host} className="block">
      {host.split('.').map((part, place) => (
        <Fragment key={part}>
          {place > 0 && (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </span>
  ))
}

/** What is told of every model, whatever it makes. */
export const commonFacts = (model: Model): Fact[] => [
  ['Run by', makerOf(model) === 'Built in' ? 'This site itself' : model.provider],
  ['It can be asked for', model.capabilities.map((capability) => capabilityFacts[capability].name).join(', ')],
  ['Your words go to', model.sentTo === '' ? 'Nobody: it is made here' : <Hosts key="hosts" sentTo={model.sentTo} />],
  ['Licence', model.licence === '' ? 'What it makes is yours' : model.licence],
  ...(model.isAnswering ? [] : [['Just now', 'Not answering'] as const]),
]

interface FactListProps {
  facts: readonly Fact[]
  label?: string
  /** It stands in a frame already. */
  isBare?: boolean
}

export function FactList({ facts, label, isBare = false }: FactListProps) {
  return (
    <dl
      aria-label={label}
      className={classes(
        'grid w-full grid-cols-1 content-start self-start text-sm tabular',
        !isBare && 'rounded-lg border border-line bg-raise1 px-5 py-3',
      )}
    >
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
          <dt className="shrink-0 text-ink3">{name}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
