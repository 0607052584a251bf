import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { COMPETITION_TEXT_MAX, COMPETITION_TITLE_MAX } from '../../contract/competition-facts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { competitionChanged } from './queries.ts'

const DAY = 24 * 3_600_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

function Form({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [words, setWords] = useState({ title: '', theme: '', rules: '' })
  const [days, setDays] = useState({ opensAt: dayIn(0), closesAt: dayIn(21), endsAt: dayIn(28) })
  const [prizes, setPrizes] = useState('150, 80, 40')
  const [categories, setCategories] = useState<readonly ImageCategory[]>([])
  const open = useMutation({
    mutationFn: () =>
      call('createCompetition', {
        idempotencyKey: key,
        body: {
          ...words,
          categories: [...categories],
          opensAt: `${days.opensAt}T00:00:00Z`,
          closesAt: `${days.closesAt}T00:00:00Z`,
          endsAt: `${days.endsAt}T00:00:00Z`,
          prizes: prizes.split(/[,;\s]+/).flatMap((part) => (part === '' ? [] : [Number(part)])),
        },
      }),
    onSuccess: async (made) => {
      await competitionChanged(client, made)
      await navigate(`/competitions/${made.id}`)
    },
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  const dayField = (name: keyof typeof days, label: string) => (
    <TextField
      label={label}
      type="date"
      value={days[name]}
      onChange={(event) => setDays({ ...days, [name]: event.target.value })}
    />
  )
  return (
    <Dialog open onClose={onClose} title="Open a competition" className="sm:max-w-xl" startsInField>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!open.isPending) open.mutate()
        }}
      >
        <TextField
          label="Name"
          required
          maxLength={COMPETITION_TITLE_MAX}
          value={words.title}
          onChange={(event) => setWords({ ...words, title: event.target.value })}
        />
        <TextArea
          label="Theme"
          required
          maxLength={COMPETITION_TEXT_MAX}
          value={words.theme}
          onChange={(event) => setWords({ ...words, theme: event.target.value })}
        />
        <TextArea
          label="Rules"
          maxLength={COMPETITION_TEXT_MAX}
          value={words.rules}
          onChange={(event) => setWords({ ...words, rules: event.target.value })}
        />
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Kinds of picture; none chosen: any</legend>
          <div className="flex flex-wrap gap-x-4">
            {imageCategories.map((category) => (
              <label key={category} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink2">
                <input
                  type="checkbox"
                  className="size-5 accent-amber"
                  checked={categories.includes(category)}
                  onChange={(event) =>
                    setCategories(
                      event.target.checked ? [...categories, category] : categories.filter((one) => one !== category),
                    )
                  }
                />
                {categoryFacts[category].plural}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-3 sm:gap-3 [&_input]:min-w-0 [&>*]:min-w-0">
          {dayField('opensAt', 'Opens (UTC)')}
          {dayField('closesAt', 'Voting begins (UTC)')}
          {dayField('endsAt', 'Ends (UTC)')}
        </div>
        <TextField
          label="Prizes, gold"
          hint="The first place first, with commas between."
          value={prizes}
          onChange={(event) => setPrizes(event.target.value)}
        />
        <Button type="submit" tone="primary" busy={open.isPending} className="justify-self-start">
          Open it
        </Button>
      </form>
    </Dialog>
  )
}

/** For administrators: opens a competition. */
export default function OpenButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" />
        Open a competition
      </Button>
      {isOpen && <Form onClose={() => setOpen(false)} />}
    </>
  )
}
