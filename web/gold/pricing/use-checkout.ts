import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '../../../contract/routes.ts'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/browser.ts'
import { requireLogin } from '../../session/login.ts'
import { toast } from '../../ui/toast-store.ts'

type Bought = CallInput<'startCheckout'>['body']

const told = (error: unknown) => toast({ ...explain(error), tone: 'bad' })

/** Goes on to a page of the payment service; one such way at a time, and an error is told. */
function useLeading() {
  const [busy, setBusy] = useState<string>()
  const isUnderWay = useRef(false)

  // A page that comes back by the Back button is as it was left: waiting to go.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      setBusy(undefined)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  async function lead(name: string, ask: () => Promise<{ url: string }>): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(name)
    try {
      const { url } = await ask()
      window.location.assign(url)
      return true
    } catch (error) {
      isUnderWay.current = false
      setBusy(undefined)
      told(error)
      return false
    }
  }
  return { busy, lead }
}

/** Buys: logs in first where nobody is, then goes to the payment page. `busy` names what is being bought. */
export function useCheckout() {
  const { busy, lead } = useLeading()
  // A repeat after a lost answer leads to the same page; what is bought once more is another order.
  const keys = useRef(new Map<string, string>())
  function buy(name: string, body: Bought) {
    requireLogin(async () => {
      const what = JSON.stringify(body)
      const idempotencyKey = keys.current.get(what) ?? crypto.randomUUID()
      keys.current.set(what, idempotencyKey)
      if (await lead(name, () => call('startCheckout', { body, idempotencyKey }))) keys.current.delete(what)
    })
  }
  return { busy, buy }
}

/** Opens the billing portal. */
export function useBilling() {
  const { busy, lead } = useLeading()
  return { isOpening: busy !== undefined, open: () => void lead('portal', () => call('openBillingPortal')) }
}
