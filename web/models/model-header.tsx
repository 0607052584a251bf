import type { Model } from '../../contract/models.ts'
import { Chip } from '../ui/chip.tsx'

/** What a model is called, and what it is good at. */
export function ModelHeader({ name, description, strengths }: Pick<Model, 'name' | 'description' | 'strengths'>) {
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl">{name}</h1>
        <p className="max-w-prose text-lg text-ink2">{description}</p>
      </header>
      {strengths.length > 0 && (
        <ul aria-label="Good at" className="flex flex-wrap gap-2">
          {strengths.map((strength) => (
            <li key={strength}>
              <Chip>{strength}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
