import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { builtInImagePrice, formatCost, toGold } from '../../contract/economy.ts'
import { hasPage } from '../routes.tsx'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { keepDraft, recallDraft } from './draft.ts'

/** contract/prompts.ts has the same figure beside schemas that the first page does not need. */
const options = imageCategories.map((category) => ({ value: category, label: categoryFacts[category].label }))

/** One sentence in, one picture out: hands the prompt to the generate page, which starts it at once. */
export function PromptBox() {
  const navigate = useNavigate()
  const [category, setCategory] = useState<ImageCategory>('landscapes')
  const [prompt, setPrompt] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { example } = categoryFacts[category]

  useEffect(() => {
    const draft = recallDraft()
    if (!draft) return
    setCategory(draft.category)
    setPrompt(draft.prompt)
  }, [])

  function change(next: { category?: ImageCategory; prompt?: string }) {
    const draft = { category, prompt, ...next }
    setCategory(draft.category)
    setPrompt(draft.prompt)
    setEmpty(false)
    keepDraft(draft)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const words = prompt.trim()
    if (words === '') {
      setEmpty(true)
      document.getElementById('home-prompt')?.focus()
      return
    }
    const search = new URLSearchParams({ categories: category, prompt: words })
    // That it is to start at once travels beside the address: a link alone must not be able to spend anybody's gold.
    requireLogin(() => void navigate(`/generate?${search}`, { state: { start: true } }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <form
      onSubmit={submit}
      className="grid gap-3 rounded-lg border border-line bg-raise1/94 p-3 text-ink shadow-high backdrop-blur-sm sm:p-4"
    >
      <ChoiceChips
        label="What to make"
        hideLabel
        scrolls
        name="home-category"
        value={category}
        options={options}
        onChange={(next) => change({ category: next })}
      />
      <label htmlFor="home-prompt" className="sr-only">
        Describe it in your own words
      </label>
      <textarea
        id="home-prompt"
        rows={2}
        maxLength={2000}
        value={prompt}
        placeholder={`Describe it: ${example}`}
        aria-invalid={isEmpty || undefined}
        aria-describedby="home-prompt-help"
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => change({ prompt: event.target.value })}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-60 min-h-16 w-full resize-none rounded-sm bg-transparent px-1.5 py-1 text-lg placeholder:text-ink3 focus:outline-none"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id="home-prompt-help" className="min-w-0 flex-1 basis-52 px-1.5 text-sm text-ink3">
          {isEmpty ? (
            <span role="alert" className="text-bad">
              Say in a few words what to make.
            </span>
          ) : (
            <button
              type="button"
              onClick={() => change({ prompt: example })}
              className="touch-target max-w-full truncate rounded-sm text-left underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              Try “{example}”
            </button>
          )}
        </p>
        <Button type="submit" tone="primary" size="lg" disabled={!hasPage('/generate')} className="max-sm:w-full">
          Generate
          <span className="font-medium tabular opacity-75">
            {formatCost(toGold(builtInImagePrice[1024]))}
            <span className="sr-only"> gold</span>
          </span>
        </Button>
      </div>
    </form>
  )
}
