import type { ShopReply } from '../../../contract/shop.ts'
import type { BillingPeriod, Currency } from '../../../contract/shop-facts.ts'
import { ChoiceChips } from '../../ui/chip.tsx'
import { yearlyOffer } from './money.ts'

interface CurrencySwitchProps {
  /** Unique on the page. */
  name: string
  shop: ShopReply
  value: Currency
  onChange: (currency: Currency) => void
}

const signs: Readonly<Record<Currency, string>> = { usd: 'USD $', eur: 'EUR €', gbp: 'GBP £' }

/** What is paid with; nothing where there is one currency alone. */
export function CurrencySwitch({ name, shop, value, onChange }: CurrencySwitchProps) {
  if (shop.currencies.length < 2) return null
  return (
    <ChoiceChips
      label="Currency"
      hideLabel
      name={name}
      value={value}
      options={shop.currencies.map((currency) => ({ value: currency, label: signs[currency] }))}
      onChange={onChange}
    />
  )
}

interface PeriodSwitchProps {
  name: string
  shop: ShopReply
  currency: Currency
  value: BillingPeriod
  onChange: (period: BillingPeriod) => void
}

/** How often it is paid, with what a year saves. */
export function PeriodSwitch({ name, shop, currency, value, onChange }: PeriodSwitchProps) {
  const offer = yearlyOffer(shop.levels, currency)
  return (
    <ChoiceChips
      label="Paid"
      hideLabel
      name={name}
      value={value}
      options={[
        { value: 'month', label: 'Monthly' },
        { value: 'year', label: offer ? `Yearly, ${offer}` : 'Yearly' },
      ]}
      onChange={onChange}
    />
  )
}
