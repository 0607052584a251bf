import { type Stoppable, telling } from '../stoppable.ts'

/** Counts, as long as somebody wants it. */
export default function count({ steps, ...watched }: Stoppable & { steps: number }): string {
  const tell = telling<number>(watched)
  for (let step = 0; step < steps; step++) tell(step)
  return 'done'
}
