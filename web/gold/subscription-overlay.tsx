import { useQuery } from '@tanstack/react-query'
import { levelRights } from '../../contract/levels.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { siteOf } from '../site/queries.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'

const levels = Object.entries(levelRights)
const nameOf = (level: string) => (level === 'NONE' ? 'None' : level.charAt(0) + level.slice(1).toLowerCase())

function Levels() {
  const current = useUser((user) => user.userPremiumLevel)
  return (
    <table className="w-full text-sm tabular">
      <caption className="sr-only">What each subscription level allows</caption>
      <thead>
        <tr className="text-right text-xs text-ink3">
          <th scope="col" className="py-2 text-left font-medium">
            Level
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            Made at once
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            Waiting in line
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(([level, { running, unfinished }]) => (
          <tr key={level} className={classes('border-t border-line', level === current && 'text-accent')}>
            <th scope="row" className="py-2.5 text-left font-medium">
              {nameOf(level)}
              {level === current && <span className="font-normal"> (yours)</span>}
            </th>
            <td className="py-2.5 pl-3 text-right">{running}</td>
            <td className="py-2.5 pl-3 text-right">{unfinished}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the levels are and who gives them. */
export default function SubscriptionOverlay() {
  const open = useUser((user) => user.showSubscriptionTable)
  const email = useQuery(siteOf()).data?.email
  const close = () => userActions.showSubscriptionTable(false)

  function showGold() {
    close()
    userActions.showPricingTable(true)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Subscriptions"
      description="Every level makes the same pictures for the same gold. A higher one has more of them made at once, keeps more waiting, and is served before the lower ones."
      className="sm:max-w-lg"
    >
      <Levels />
      <div className="grid gap-4 border-t border-line pt-4 text-sm">
        <p className="text-ink2">
          Levels are not for sale on this site: whoever runs it gives them.{' '}
          {email && (
            <>
              Ask at{' '}
              <a href={`mailto:${email}`} className="text-ink underline underline-offset-4">
                {email}
              </a>
              .
            </>
          )}
        </p>
        <Button onClick={showGold}>How gold is earned and spent</Button>
      </div>
    </Dialog>
  )
}
