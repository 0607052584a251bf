import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShopReply } from '../../../contract/shop.ts'
import { siteOf } from '../../site/queries.ts'

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-md border border-line-strong border-dashed bg-raise1 px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink3">
      {icon}
      <p>
        <strong className="block font-semibold">{title}</strong>
        <span className="text-ink2">{children}</span>
      </p>
    </div>
  )
}

/** What is special about the shop: that nothing is paid in it, or that it is closed. */
export function ShopNote({ shop: { state } }: { shop: ShopReply }) {
  const email = useQuery(siteOf()).data?.email
  if (state === 'open') return null
  if (state === 'test')
    return (
      <Note icon={<FlaskConical aria-hidden />} title="This is a test shop">
        Everything can be bought, and nothing is paid: gold and levels come as if it were.
      </Note>
    )
  return (
    <Note icon={<Store aria-hidden />} title="Nothing is sold here">
      Gold comes by itself on every day that you visit, and for tasks. Levels are given by whoever runs this site
      {email ? (
        <>
          : ask at{' '}
          <a href={`mailto:${email}`} className="text-ink underline underline-offset-4">
            {email}
          </a>
          .
        </>
      ) : (
        '.'
      )}
    </Note>
  )
}

const taxWords: Readonly<Record<ShopReply['tax'], string>> = {
  added: 'Tax comes on top, by where you live; the payment page says how much.',
  included: 'Prices include tax.',
  none: 'No tax is added.',
}

/** What of the prices is tax. */
export function TaxNote({ shop }: { shop: ShopReply }) {
  return <p className="text-sm text-ink3">{taxWords[shop.tax]}</p>
}
