import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Person, PersonUpdate } from '../../contract/people.ts'
import { PERSON_ABOUT_MAX, PERSON_PAGE_MAX, PERSON_PAGES_MAX } from '../../contract/people-facts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { FormError } from '../auth/form-error.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { OwnPictureDialog } from '../images/own-picture-dialog.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { pageOfPerson } from '../ui/maker-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { Avatar } from './avatar.tsx'
import { ownPage } from './queries.ts'

/** One's own public pictures, to choose the one that stands for oneself. */
function AvatarDialog({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  return (
    <OwnPictureDialog
      title="Your picture"
      description="Choose one of your public pictures. Where there is a face on it, the face is cut out."
      look={{
        dialog: 'sm:max-w-xl',
        list: 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]',
        picture: 'place-items-center p-1.5',
      }}
      empty={<p className="text-ink2">You have no public picture yet. Make one, and it can stand for you.</p>}
      nameOf={({ title }) => title || 'Untitled'}
      onChoose={onChoose}
      onClose={onClose}
    >
      {(image) => (
        <Avatar
          username={image.owner}
          avatar={{ ...image, imageId: image.id, face: image.faces[0] ?? null }}
          size={72}
        />
      )}
    </OwnPictureDialog>
  )
}

function useChange() {
  const client = useQueryClient()
  return async (body: PersonUpdate) => {
    const person = await call('updatePage', { body })
    client.setQueryData(ownPage().queryKey, person)
    await refreshAnswers(client, 'getPerson')
  }
}

function AvatarChoice({ person }: { person: Person }) {
  const change = useChange()
  const [isChoosing, setChoosing] = useState(false)
  const set = useMutation({
    mutationFn: (avatarImageId: string | null) => change({ avatarImageId }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar username={person.username} avatar={person.avatar} size={72} className="border border-line" />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={set.isPending} onClick={() => setChoosing(true)}>
          Choose a picture
        </Button>
        {person.avatar && (
          <Button size="sm" tone="quiet" onClick={() => set.mutate(null)}>
            Remove it
          </Button>
        )}
      </div>
      {isChoosing && (
        <AvatarDialog
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            setChoosing(false)
            set.mutate(id)
          }}
        />
      )}
    </div>
  )
}

function Words({ person }: { person: Person }) {
  const change = useChange()
  const [about, setAbout] = useState(person.about)
  const [pages, setPages] = useState<readonly string[]>(person.pages)
  const [isHidden, setHidden] = useState(person.isHidden)
  const { errors, busy, form } = useSubmit(
    () => ({}),
    async () => {
      await change({ about, pages: pages.filter((page) => page.trim() !== ''), isHidden })
      toast({ tone: 'good', title: 'Your page is changed' })
    },
  )
  return (
    <form {...form} className="grid gap-4">
      <FormError message={errors.form} />
      <TextArea
        label="About you"
        name="about"
        maxLength={PERSON_ABOUT_MAX}
        value={about}
        onChange={(event) => setAbout(event.target.value)}
      />
      <div className="grid gap-2">
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
          <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              label={`Where else you are found (${index + 1})`}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={PERSON_PAGE_MAX}
              value={page}
              onChange={(event) => setPages(pages.map((one, at) => (at === index ? event.target.value : one)))}
            />
            <IconButton label="Remove this address" onClick={() => setPages(pages.filter((_, at) => at !== index))}>
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
        {pages.length < PERSON_PAGES_MAX && (
          <Button size="sm" tone="quiet" className="justify-self-start" onClick={() => setPages([...pages, ''])}>
            <Plus aria-hidden className="size-4" />
            Add an address of yours elsewhere
          </Button>
        )}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm text-ink2">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-amber"
          checked={isHidden}
          onChange={(event) => setHidden(event.target.checked)}
        />
        Hide my page from everybody else. My public works stay in the gallery.
      </label>
      <Button type="submit" busy={busy} className="justify-self-start">
        Keep the changes
      </Button>
    </form>
  )
}

/** What one's public page says, and who sees it. */
export function PageForm({ className }: { className?: string }) {
  const mine = useQuery(ownPage())
  if (mine.isPending) return <Skeleton className="h-64 rounded-md" />
  if (mine.isError) return <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />
  return (
    <div id="page" className={classes('grid scroll-mt-24 gap-5', className)}>
      <AvatarChoice person={mine.data} />
      <Words person={mine.data} />
      <Link
        to={pageOfPerson(mine.data.username)}
        className="touch-target justify-self-start text-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        See your page
      </Link>
    </div>
  )
}
