import { Coins } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { categoryFacts, imageCategories, imageShapes, imageSizes } from '../../contract/categories.ts'
import { formatCost } from '../../contract/economy.ts'
import type { Model } from '../../contract/models.ts'
import { userActions, useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { categoryIcons } from '../ui/category-icons.ts'
import { ChipButton, ChoiceChips } from '../ui/chip.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { COUNTS, type ImageForm, modelsFor, priceOf, withCategory } from './form.ts'
import { SeedField } from './seed-field.tsx'
import { StylePicker } from './style-picker.tsx'
import { LiveUnderstood } from './understood.tsx'

const categories = imageCategories.map((category) => {
  const Icon = categoryIcons[category]
  return { value: category, label: categoryFacts[category].label, icon: <Icon aria-hidden className="size-4" /> }
})
const shapeLabels = { square: 'Square', portrait: 'Portrait 3:4', landscape: 'Landscape 4:3' } as const
const shapes = imageShapes.map((shape) => ({ value: shape, label: shapeLabels[shape] }))
const sizes = imageSizes.map((size) => ({ value: size, label: `${size} px` }))
const counts = COUNTS.map((count) => ({ value: count, label: String(count) }))

interface ImageFormProps {
  form: ImageForm
  onChange: (form: ImageForm) => void
  models: readonly Model[] | undefined
  /** Set when the button was pressed without a prompt. */
  isPromptMissing: boolean
  isStarting: boolean
  onSubmit: () => void
}

/** What the button costs, and what is missing for it. */
function Price({ cost }: { cost: number | undefined }) {
  const gold = useUser((user) => user.gold)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  if (cost === undefined) return null
  const missing = Math.round((cost - gold) * 1000) / 1000
  if (!isLoggedIn || missing <= 0) return null
  return (
    <p className="text-sm text-bad">
      {missing.toFixed(3)} gold is missing.{' '}
      <button
        type="button"
        className="underline underline-offset-4"
        onClick={() => userActions.showPricingTable(true, { cost, gold, missing })}
      >
        How to get gold
      </button>
    </p>
  )
}

export function ImageFormFields(props: ImageFormProps) {
  const { form, onChange, models, isPromptMissing, isStarting, onSubmit } = props
  const { offered, chosen } = modelsFor(form, models ?? [])
  const cost = priceOf(form, chosen)
  const change = (fields: Partial<ImageForm>) => onChange({ ...form, ...fields })
  const { example } = categoryFacts[form.category]

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} className="generate-form grid content-start gap-6">
      <ChoiceChips
        label="What to make"
        name="generate-category"
        value={form.category}
        options={categories}
        onChange={(category) => onChange(withCategory(form, category))}
      />
      <div className="grid gap-3">
        <TextArea
          label="Prompt"
          name="prompt"
          rows={3}
          maxLength={2000}
          value={form.prompt}
          placeholder={`For example: ${example}`}
          error={isPromptMissing ? 'Say in a few words what to make.' : undefined}
          aria-keyshortcuts="Control+Enter"
          onChange={(event) => change({ prompt: event.target.value })}
        />
        {form.prompt.trim() === '' && (
          <ChipButton className="max-w-full justify-self-start truncate" onClick={() => change({ prompt: example })}>
            <span className="truncate">Try “{example}”</span>
          </ChipButton>
        )}
        <LiveUnderstood form={form} />
      </div>
      <TextField
        label="Leave out"
        name="negative"
        maxLength={500}
        value={form.negativePrompt}
        placeholder="For example: trees, snow"
        onChange={(event) => change({ negativePrompt: event.target.value })}
      />
      <StylePicker
        category={form.category}
        models={models && offered}
        chosen={chosen}
        onChange={(model) => change({ model })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <ChoiceChips
          label="Shape"
          name="generate-shape"
          value={form.shape}
          options={shapes}
          onChange={(shape) => change({ shape })}
        />
        <ChoiceChips
          label="Size, longer side"
          name="generate-size"
          value={form.size}
          options={sizes}
          onChange={(size) => change({ size })}
        />
        <ChoiceChips
          label="How many"
          name="generate-count"
          value={form.count}
          options={counts}
          onChange={(count) => change({ count })}
        />
      </div>
      <SeedField form={form} onChange={change} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-amber"
          checked={form.isVisible}
          onChange={(event) => change({ isVisible: event.target.checked })}
        />
        <span className="grid">
          <span className="text-sm font-medium">Show it in the public gallery</span>
          <span className="text-xs text-ink3">You can change this at any time.</span>
        </span>
      </label>
      <div className="sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-ground/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm sm:mx-0 sm:rounded-md sm:border sm:bg-raise1">
        <Price cost={cost} />
        <Button type="submit" tone="primary" size="lg" busy={isStarting} className="mr-20 lg:mr-0">
          Generate
          {cost !== undefined && (
            <span className="inline-flex items-center gap-1.5 font-medium tabular opacity-75">
              <Coins aria-hidden className="size-4" />
              {formatCost(cost)}
              <span className="sr-only">{cost ? ' gold' : ''}</span>
            </span>
          )}
        </Button>
      </div>
    </form>
  )
}
