import type { Description, Told } from './mentions.ts'

/** A stretch of the prompt, in characters. */
export interface Span {
  from: number
  to: number
}

/** Where a thing's or a description's own words begin and end. */
export const spanOf = (part: Told | Description): Span =>
  'mention' in part ? { from: part.start, to: part.end } : { from: part.from, to: part.to }

/** Where they stand, without what else is said between them: the "forked" and the "beard" of "forked black beard". */
export const spansOf = (part: Told | Description): readonly Span[] => part.spans

/** The stretches of `text` that some spans take up, in order; what is parted by nothing to read is one. */
export function joinedSpans(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = joined.at(-1)
    if (before && !/[\p{L}\p{N}]/u.test(text.slice(before.to, from))) before.to = Math.max(before.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** What some spans leave of one, without what is nothing to read. */
export function leftOf(span: Span, taken: readonly Span[], text: string): Span[] {
  let left: Span[] = [span]
  for (const { from, to } of taken) {
    left = left.flatMap((one) =>
      to <= one.from || from >= one.to
        ? [one]
        : [
            { from: one.from, to: Math.min(one.to, from) },
            { from: Math.max(one.from, to), to: one.to },
          ].filter((rest) => rest.to > rest.from),
    )
  }
  return left
    .map(({ from, to }) => {
      const said = text.slice(from, to)
      return { from: from + said.length - said.trimStart().length, to: to - said.length + said.trimEnd().length }
    })
    .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
}
