import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PROMPT_MAX } from '../../contract/limits.ts'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Cost } from '../ui/gold.tsx'
import { late } from '../ui/late.ts'
import { lengthOf } from '../ui/length.ts'
import { selectIn } from '../ui/select-in.ts'
import { keepDraft, recallDraft } from './draft.ts'
import { ExampleChips, firstExamples } from './example-chips.tsx'
import { firstOf, type Group, groupOf, groups, pageFor, priceOf, type Wish } from './wish.ts'

/** Fetched once a text comes near its limit. */
const LengthNote = late(async () => ({ default: (await import('../ui/length-note.tsx')).LengthNote }))

const OtherExamples = late(() => import('./other-examples.tsx'))

/** One sentence in, a picture or a sheet out: hands the prompt to the page that makes it, which starts it at once. */
export function PromptBox() {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wish, setWish] = useState<Wish>(firstOf.picture)
  const [prompt, setPrompt] = useState('')
  const [isMissing, setMissing] = useState(false)
  const length = lengthOf(prompt, PROMPT_MAX)
  const group: Group = groupOf(wish)

  useEffect(() => {
    const draft = recallDraft()
    if (!draft) return
    setWish(draft.wish)
    setPrompt(draft.prompt)
  }, [])

  function change(next: { wish?: Wish; prompt?: string }) {
    const draft = { wish, prompt, ...next }
    setWish(draft.wish)
    setPrompt(draft.prompt)
    setMissing(false)
    keepDraft(draft)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const words = prompt.trim()
    if (words === '' || length.over) {
      setMissing(words === '')
      field.current?.focus()
      return
    }
    // That it is to start at once travels beside the address: a link alone must not be able to spend anybody's gold.
    requireLogin(() => void navigate(pageFor(wish, words), { state: { start: true } }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-raise1/95 p-3 text-ink shadow-high backdrop-blur-sm has-[textarea:focus]:border-accent has-[textarea:focus]:outline-3 has-[textarea:focus]:outline-amber sm:p-4"
    >
      <div className="flex gap-4 border-b border-line px-1">
        {groups.map(({ value, label }) => (
          <label
            key={value}
            className={classes(
              'relative -mb-px flex h-11 cursor-pointer items-center border-b-2 px-1.5 text-sm font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
              value === group ? 'border-amber text-ink' : 'border-transparent text-ink3 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="home-group"
              value={value}
              checked={value === group}
              onChange={() => change({ wish: firstOf[value] })}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
      <ChoiceChips
        key={group}
        label="What to make"
        hideLabel
        scrolls
        name="home-wish"
        value={wish}
        options={groups.find(({ value }) => value === group)?.options ?? []}
        onChange={(next) => change({ wish: next })}
      />
      <label htmlFor="home-prompt" className="sr-only">
        Describe it in your own words
      </label>
      <textarea
        ref={field}
        id="home-prompt"
        rows={2}
        value={prompt}
        placeholder="Describe it in your own words …"
        aria-invalid={isMissing || length.over !== undefined || undefined}
        aria-describedby={isMissing ? 'home-prompt-missing' : length.isNear ? 'home-prompt-length' : undefined}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => change({ prompt: event.target.value })}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-60 min-h-18 w-full resize-none rounded-sm bg-transparent px-2 py-1.5 text-lg placeholder:text-ink3 focus:outline-none"
      />
      {isMissing && (
        <p id="home-prompt-missing" role="alert" className="px-2 text-sm text-bad">
          Say in a few words what to make.
        </p>
      )}
      <div id="home-prompt-length" className="px-2 empty:hidden">
        {length.isNear && (
          <Suspense>
            <LengthNote length={length} onSelect={(from, to) => selectIn(field.current, from, to)} />
          </Suspense>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="mb-1 px-2 text-xs text-ink3">Or try</p>
          <div className="-mx-1 flex min-h-11 gap-2 px-1 py-1 max-sm:scrolls-sideways">
            {wish === firstOf.picture ? (
              <ExampleChips examples={firstExamples} onPick={(example) => change({ prompt: example })} />
            ) : (
              <Suspense>
                <OtherExamples wish={wish} onPick={(example) => change({ prompt: example })} />
              </Suspense>
            )}
          </div>
        </div>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          aria-disabled={length.over !== undefined || undefined}
          aria-describedby={length.over && 'home-prompt-length'}
          className="mb-1 max-sm:w-full"
        >
          Generate
          <span className="font-medium tabular opacity-75">
            <Cost amount={priceOf(wish)} />
          </span>
        </Button>
      </div>
    </form>
  )
}
