import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { categoryIcons } from '../ui/category-icons.ts'
import { classes } from '../ui/classes.ts'

interface CategoryPickerProps {
  value: ImageCategory
  onChange: (category: ImageCategory) => void
}

/** The eight kinds of picture, all in sight at once even on a phone. */
export function CategoryPicker({ value, onChange }: CategoryPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">What to make</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {imageCategories.map((category) => {
          const Icon = categoryIcons[category]
          const isChosen = category === value
          return (
            <label
              key={category}
              className={classes(
                'relative grid h-15 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border text-xs transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:text-sm',
                isChosen
                  ? 'border-line-strong bg-raise3 text-ink'
                  : 'border-line bg-raise1 text-ink2 hover:border-line-strong hover:text-ink',
              )}
            >
              <input
                type="radio"
                name="generate-category"
                value={category}
                className="absolute inset-0 z-1 m-0 cursor-pointer appearance-none opacity-0"
                checked={isChosen}
                onChange={() => onChange(category)}
              />
              <Icon aria-hidden className={classes('size-5', !isChosen && 'text-ink3')} />
              {categoryFacts[category].label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
