import type { ImageCategory } from '../../contract/categories.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** A name the prompt gives, and the words that give it ("called Gull's Rest"), in characters. */
export interface Naming extends Span {
  name: string
}

// "called Gull's Rest", "named the Siege of Ravenna": capitals, and the small words between them.
const proper =
  /\b(?:called|named)\s+["“'‘]?((?:the\s+)?\p{Lu}[\p{L}’'-]*(?:\s+(?:of|the|on|upon|in|and)(?=\s+\p{Lu})|\s+\p{Lu}[\p{L}’'-]*){0,4})["”'’]?/u
const quoted = /(?:\b(?:called|named)\s+)?["“]([^"”]{2,32})["”]/u
const plain = /\b(?:called|named)\s+(\p{Ll}[\p{L}’'-]{2,20})/u

/** Nouns for a part of a town: what they are called, it is not. */
const partOfTown =
  /\b(?:inn|tavern|pub|river|stream|lake|street|road|lane|district|quarter|ward|temple|church|gate|bridge|square|market|shop)s?,?\s*$/i

/** The name a prompt gives in quotation marks, or after "called" or "named"; with a capital. */
export function namingIn(prompt: string, category: ImageCategory): Naming | undefined {
  const found = [quoted, proper, plain].map((form) => form.exec(prompt)).find((match) => match !== null)
  const isPart = category === 'townmaps' && found && partOfTown.test(prompt.slice(0, found.index))
  return found && !isPart ? nameOf(found) : undefined
}

function nameOf(match: RegExpExecArray): Naming | undefined {
  const found = match?.[1]?.trim().replace(/['’]$/, '')
  if (!found) return undefined
  const name = found.charAt(0).toUpperCase() + found.slice(1)
  return { name, from: match.index, to: match.index + match[0].trimEnd().length }
}

/** The words outside some spans, which are about something else than the rest; what follows each begins anew. */
export function besides(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const outside = tokens.filter((token) => spans.every(({ from, to }) => token.end <= from || token.at >= to))
  const nexts = new Set(spans.map(({ to }) => outside.find((token) => token.at >= to)))
  return outside.map((token) => (nexts.has(token) && token.gap !== 'stop' ? { ...token, gap: 'comma' } : token))
}
