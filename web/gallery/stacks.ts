import type { Image } from '../../contract/images.ts'

/** The pictures of one request among those in sight, in their order; the first stands for all. */
export interface Stack {
  first: Image
  others: Image[]
}

/** Works with the pictures of one request laid on one another. */
export function stacked(images: readonly Image[]): Stack[] {
  const stacks = new Map<string, Stack>()
  for (const image of images) {
    const key = image.batch ?? image.id
    const stack = stacks.get(key)
    if (stack) stack.others.push(image)
    else stacks.set(key, { first: image, others: [] })
  }
  return [...stacks.values()]
}

/** What is laid out: the first of each stack, and all of those that are open. */
export const laidOut = (stacks: readonly Stack[], open: ReadonlySet<string>): Image[] =>
  stacks.flatMap(({ first, others }) => (open.has(first.id) ? [first, ...others] : [first]))
