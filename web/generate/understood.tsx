import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Chip as Understood } from '../../contract/prompts.ts'
import { Chip } from '../ui/chip.tsx'
import { type ImageForm, lengthProblem } from './form.ts'
import { understanding } from './queries.ts'

/** How long typing must rest before the engine is asked, ms. */
const REST = 250

function useRested<T>(value: T, key: string): T {
  const [rested, setRested] = useState(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value, which is a new object each time.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [key])
  return rested
}

/** The parts of a prompt that will be drawn, as chips, and the words that will not. */
export function UnderstoodChips({
  understood,
  unused,
}: {
  understood: readonly Understood[]
  unused: readonly string[]
}) {
  return (
    <div className="grid gap-2">
      {understood.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Understood as">
          {understood.map((chip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice in a prompt.
            <li key={`${chip.words} ${index}`}>
              <Chip lead={chip.facet}>{chip.meaning}</Chip>
            </li>
          ))}
        </ul>
      )}
      {unused.length > 0 && (
        <p className="text-sm text-ink3">
          <span className="font-medium">Not drawn:</span> {unused.join(', ')}
        </p>
      )}
    </div>
  )
}

/** The chips of a form while it is being filled in. */
export function LiveUnderstood({ form }: { form: ImageForm }) {
  const { category, prompt, negativePrompt } = form
  const rested = useRested(
    { category, prompt: prompt.trim(), negativePrompt: negativePrompt.trim() },
    `${category}\n${prompt}\n${negativePrompt}`,
  )
  const answer = useQuery({
    ...understanding(rested.category, rested.prompt, rested.negativePrompt),
    enabled: rested.prompt !== '' && lengthProblem(rested) === undefined,
    placeholderData: keepPreviousData,
  })
  // What stands here must be of these words: never, while the network is away, of those before.
  if (prompt.trim() === '' || answer.isError || answer.isPaused) return null
  return (
    <section aria-live="polite" aria-label="Understood as" className="min-h-8">
      {answer.data && <UnderstoodChips understood={answer.data.understood} unused={answer.data.unused} />}
    </section>
  )
}
