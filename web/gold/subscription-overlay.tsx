import { userActions, useUser } from '../session/user-state.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Sold } from './pricing/sold.tsx'
import { Standing } from './pricing/standing.tsx'
import { useShop } from './pricing/use-shop.ts'

/** What the levels are, what they cost, and how the person's own subscription stands. */
export default function SubscriptionOverlay() {
  const open = useUser((user) => user.showSubscriptionTable)
  const shop = useShop().data
  const close = () => userActions.showSubscriptionTable(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Subscriptions"
      description="Every level makes the same pictures for the same gold. A higher one brings more gold each month, has more made at once, and is served before the lower ones."
      className="sm:max-w-7xl!"
    >
      {shop && <Standing shop={shop} />}
      <Sold name="subscriptions" shows="levels" />
      <ButtonLink to="/pricing" onClick={close} className="justify-self-center">
        Packs and subscriptions on one page
      </ButtonLink>
    </Dialog>
  )
}
