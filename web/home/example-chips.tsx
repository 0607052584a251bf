import { firstExample } from '../../contract/first-example.ts'
import { ChipButton } from '../ui/chip.tsx'

/** Those that are there at once, for what is chosen first; those of all else are fetched when they are asked for. */
export const firstExamples = [
  firstExample,
  'a desert canyon at noon with a lonely tower',
  'a stormy coast with a lighthouse at night',
]

/** Prompts to begin with. */
export function ExampleChips({ examples, onPick }: { examples: readonly string[]; onPick: (prompt: string) => void }) {
  return examples.map((example) => (
    <ChipButton
      key={example}
      onClick={() => onPick(example)}
      className="min-w-0 max-w-64 max-sm:shrink-0 sm:nth-3:hidden"
    >
      <span className="truncate">{example}</span>
    </ChipButton>
  ))
}
