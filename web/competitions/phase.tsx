import { categoryFacts } from '../../contract/categories.ts'
import type { CompetitionCard } from '../../contract/competitions.ts'
import { classes } from '../ui/classes.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dated = (moment: string) => day.format(new Date(moment))

/** Where it stands, and what comes next and when. */
export function phaseInWords({ phase, opensAt, closesAt, endsAt }: CompetitionCard): string {
  switch (phase) {
    case 'coming':
      return `Opens on ${dated(opensAt)}`
    case 'open':
      return `Takes entries until ${dated(closesAt)}`
    case 'voting':
      return `Voted on until ${dated(endsAt)}`
    case 'counting':
      return 'The votes are being counted'
    case 'over':
      return `Ended on ${dated(endsAt)}`
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

export const entriesInWords = (entries: number) => (entries === 1 ? 'One entry' : `${entries} entries`)

export const prizesInWords = (prizes: readonly number[]) =>
  prizes.length === 0 ? 'For the honour alone' : `${prizes.map((gold) => gold.toLocaleString('en-GB')).join(', ')} gold`
