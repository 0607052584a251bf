import type { Brief } from './brief.ts'
import { countAt } from './counts.ts'
import type { Sketcher } from './heard.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** Words between a number and its rooms: "three small dark rooms". */
const BETWEEN_MAX = 2

/** How many rooms a map is asked to have ("a dungeon of seven rooms"), and the words that say so, in characters. */
export function roomsIn(tokens: readonly Token[]): (Span & { count: number }) | undefined {
  for (const [i, token] of tokens.entries()) {
    const said = countAt(tokens, i)
    if (!said || said.value < 1 || /^an?$/.test(token.word)) continue
    for (let k = i + said.length; k <= i + said.length + BETWEEN_MAX; k++) {
      const noun = tokens[k]
      if (!noun || noun.gap === 'stop' || noun.gap === 'comma') break
      if (/^(?:room|chamber)s?$/.test(noun.word)) return { count: said.value, from: token.at, to: noun.end }
    }
  }
  return undefined
}

/** Whether a map is another with another number of rooms. */
export function drawsRooms(brief: Brief, sketcher: Sketcher): boolean {
  const { rooms = 0, ...any } = brief
  const asked = sketcher(brief, 0)
  const isOther = (other: Brief) => {
    const sketch = asked && sketcher(other, 0)
    return sketch !== undefined && sketch.text !== asked?.text
  }
  return isOther(any) || isOther({ ...any, rooms: rooms + 1 })
}
