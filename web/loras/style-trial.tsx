import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PollReply } from '../../contract/generations.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { focusOf } from '../ui/focus.ts'
import { Picture } from '../ui/picture.tsx'
import { toast } from '../ui/toast-store.ts'
import { refreshLoras } from './queries.ts'

/** A style that has been learnt, tried on three works: it is kept, or thrown away with them. */
export function StyleTrial({ title, reply, onAnother }: { title: string; reply: PollReply; onAnother: () => void }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const page = reply.url ?? '/loras?whose=own'

  async function throwAway() {
    setBusy(true)
    try {
      await call('deleteLora', { params: { id: page.split('/').at(-1) ?? '' } })
      await call('bulkImages', { body: { action: 'delete', ids: reply.images.map(({ id }) => id) } })
      toast({ title: 'Thrown away', tone: 'good' })
      await Promise.all([refreshLoras(client), refreshLists(client)])
      onAnother()
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
      setBusy(false)
    }
  }

  return (
    <section className="grid grid-cols-1 gap-6" aria-label={`${title}, tried on`}>
      <p role="status" className="text-ink2">
        This is how three of the built-in styles look in “{title}”. It is yours alone until you show it.
      </p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {reply.images.map((image) => (
          <li key={image.id} className="overflow-hidden rounded-lg border border-line">
            <Picture
              src={image.url}
              alt={image.title}
              width={1}
              height={1}
              thumbhash={image.thumbhash}
              sizes="(min-width: 40rem) 33vw, 100vw"
              focus={focusOf(image.faces)}
              priority
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone="primary" to={page}>
          Keep it
        </ButtonLink>
        <Button tone="quiet" busy={isBusy} onClick={() => void throwAway()}>
          Throw it away
        </Button>
      </div>
    </section>
  )
}
