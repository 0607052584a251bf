import type { Order } from '../../contract/shop.ts'
import { formatMoney } from '../ui/money.ts'
import { saleWord } from './sale-word.ts'

const inWords = (gold: number) => `${gold.toLocaleString('en-GB', { maximumFractionDigits: 3 })} gold`

/**
 * What became of an order that was paid. `monthlyGold`: what its level gives each month; undefined: it is not known here. The gold
 * of a year's own order grows with every month, and says nothing of what came at first.
 */
export function toldOf(order: Order, monthlyGold: number | undefined): { title: string; text: string } {
  const isPack = order.kind === 'pack'
  const level = saleWord(order.level ?? 'NONE')
  if (order.state === 'disputed')
    return {
      title: 'This payment is disputed',
      text: isPack
        ? 'Its gold was taken back while the bank decides, and comes again if the payment stands.'
        : `Its gold was taken back, and ${level} does not count while the bank decides. Both come again if the payment stands.`,
    }
  if (order.state === 'returned')
    return {
      title: 'This payment was paid back',
      text: isPack ? 'Its gold was taken back with it.' : `Its gold was taken back with it, and ${level} ended.`,
    }
  if (order.returned > 0)
    return {
      title: 'A part of this payment was paid back',
      text: `${formatMoney(order.returned, order.currency)} was paid back, and as large a part of its gold was taken back.`,
    }
  if (isPack) return { title: `${inWords(order.gold)} came in`, text: 'It is yours to spend now.' }
  const title = `You are on ${level}`
  const counts = 'What your level allows counts now'
  if (order.period !== 'year') return { title, text: `${counts}, and ${inWords(order.gold)} came with it.` }
  if (order.kind === 'change' || monthlyGold === undefined)
    return { title, text: `${counts}, and its gold comes month by month.` }
  return { title, text: `${counts}, and ${inWords(monthlyGold)} comes each month, the first of it at once.` }
}
