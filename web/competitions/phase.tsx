import { categoryFacts } from '../../contract/categories.ts'
import type { CompetitionCard } from '../../contract/competitions.ts'
import { classes } from '../ui/classes.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
/** A moment that something has to be done by, to the minute: a day alone would leave open which end of it is meant. */
const timed = (moment: string) => `${minute.format(new Date(moment)).replace(' at ', ', ')} UTC`

/** Where it stands, and what comes next and when. */
export function phaseInWords({ phase, opensAt, closesAt, endsAt }: CompetitionCard): string {
  switch (phase) {
    case 'coming':
      return `Opens on ${timed(opensAt)}`
    case 'open':
      return `Takes entries until ${timed(closesAt)}`
    case 'voting':
      return `Voted on until ${timed(endsAt)}`
    case 'counting':
      return 'The votes are being counted'
    case 'over':
      return `Ended on ${day.format(new Date(endsAt))}`
  }
}

export function PhaseMark({ competition }: { competition: CompetitionCard }) {
  const isOn = competition.phase === 'open' || competition.phase === 'voting'
  return (
    <span
      className={classes(
        'w-fit rounded-full border px-2.5 py-0.5 text-xs',
        isOn ? 'border-line-strong bg-raise3 text-ink' : 'border-line text-ink3',
      )}
    >
      {phaseInWords(competition)}
    </span>
  )
}

/** Which kinds of picture it takes. */
export const kindsInWords = ({ categories }: CompetitionCard): string =>
  categories.length === 0 ? 'Any kind of picture' : categories.map((one) => categoryFacts[one].plural).join(', ')

export const entriesInWords = (entries: number) =>
  entries === 0 ? 'Nothing yet' : entries === 1 ? 'One entry' : `${entries} entries`

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export const prizesInWords = (prizes: readonly number[]) =>
  prizes.length === 0
    ? 'For the honour alone'
    : `${listed.format(prizes.map((gold) => gold.toLocaleString('en-GB')))} gold`
