import type { ShopReply } from '../../../contract/shop.ts'
import type { Currency } from '../../../contract/shop-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Coin } from '../../ui/gold.tsx'
import { formatMoney } from '../../ui/money.ts'
import { madeOf } from './made.ts'
import { moreOf, useLocale } from './money.ts'
import { useCheckout } from './use-checkout.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Coins that lie over one another: the more, the larger the pack. */
function Coins({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex pl-3.5">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike.
        <Coin key={place} size={36} className="-ml-3.5" />
      ))}
    </span>
  )
}

interface PacksProps {
  shop: ShopReply
  currency: Currency
}

/** The packs side by side: how much gold, what it makes, and what it costs. */
export function Packs({ shop, currency }: PacksProps) {
  const locale = useLocale()
  const { busy, buy } = useCheckout()
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-3 @md:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-5">
        {shop.packs.map((pack, place) => {
          const { id, gold, price } = pack
          const amount = price[currency]
          const more = moreOf(shop.packs, pack, currency)
          return (
            <li
              key={id}
              className="row-span-4 grid grid-rows-subgrid gap-4 rounded-lg border border-line bg-raise1 p-5"
            >
              <div className="flex items-baseline justify-between gap-2">
                <h3 className="text-lg">{capital(id)}</h3>
                {more > 0 && <span className="text-sm text-ink2 tabular">{more}% extra</span>}
              </div>
              <div className="grid gap-2">
                <Coins count={place + 1} />
                <p>
                  <span className="font-serif text-2xl tabular">{gold.toLocaleString(locale)}</span>{' '}
                  <span className="text-sm text-ink2">gold</span>
                </p>
              </div>
              <ul className="grid content-start gap-0.5 text-sm text-ink2">
                {madeOf(gold).map(({ called, count }, line) => (
                  <li key={called} className="tabular">
                    {line > 0 && 'or '}
                    {count.toLocaleString(locale)} {called}
                  </li>
                ))}
              </ul>
              {amount !== undefined && (
                <Button
                  tone="primary"
                  className="w-full self-end tabular"
                  busy={busy === id}
                  aria-disabled={(busy !== undefined && busy !== id) || undefined}
                  aria-label={`Buy ${gold.toLocaleString(locale)} gold for ${formatMoney(amount, currency, locale)}`}
                  onClick={() => buy(id, { item: { kind: 'pack', pack: id }, currency })}
                >
                  {formatMoney(amount, currency, locale)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
