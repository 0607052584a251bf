import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import { isPlain } from '../../prompt/plain-words.ts'
import type { Token } from '../../prompt/tokens.ts'

/* "An apothecary, no poisons": what a prompt keeps out of a sheet. */

/** Of the words that deny something those that deny a thing: "never sleeps" is told, not kept out. */
const keepsOut = /^(?:no|without|lacking|sans|minus|except|excluding)$/
/** What ends a denial, and what makes it none: "no longer". */
const ends =
  /^(?:but|with|and|who|whose|that|which|where|when|since|because|as|after|before|until|in|on|at|for|from|of|to|by|near|under|over|called|named|run|ruled|kept|owned|is|are|was|were|has|had|have)$/
const idle = /^(?:one|other|others|more|than|else|matter|doubt|longer|name|names|idea|way|reason|end)$/
/** Prices are in it, whatever there is. */
const isMoney = /^gold$/

interface Denied {
  token: Token
  /** Where the denial begins, in the prompt. */
  from: number
  /** Whether it says more of the word denied before it: "magic items". */
  goesOn: boolean
}

/** The things a prompt keeps out, gold too, but for those it also asks for: "a cheese shop with no cheese". */
export function allDeniedIn(tokens: readonly Token[]): Denied[] {
  const denied: Denied[] = []
  const wanted = new Set<string>()
  let from: number | undefined
  let before: Token | undefined
  for (const token of tokens) {
    const { word, gap, at } = token
    if (gap === 'stop' || gap === 'comma' || ends.test(word) || idle.test(word)) from = undefined
    if (keepsOut.test(word)) from = at
    else if (from === undefined) wanted.add(word.replace(/s$/, ''))
    else if (word.length > 2 && word !== 'any' && !isPlain(word, 'npcs'))
      denied.push({ token, from, goesOn: before !== undefined && denied.at(-1)?.token === before })
    before = token
  }
  return denied.filter(({ token }) => !wanted.has(token.word.replace(/s$/, '')))
}

/** The things of which a sheet can tell that it has them all the same. */
export const deniedIn = (tokens: readonly Token[]): Denied[] =>
  allDeniedIn(tokens).filter(({ token }) => !isMoney.test(token.word))

/** What a block has in it, and not what is told of it. */
function holdings(block: Block): string[] {
  switch (block.type) {
    case 'facts':
      return block.rows.map(({ text }) => text)
    case 'table':
      return block.rows.flatMap(({ cells }) => cells)
    case 'stats':
      return [
        block.kind,
        ...[...block.head, ...block.body].map(({ text }) => text),
        ...block.features.flatMap(({ items }) => items.flatMap(({ name, text }) => [name, text])),
      ]
    case 'list':
      return block.key.startsWith('gear.') ? block.items.map(({ text }) => text) : []
    default:
      return []
  }
}

/**
 * What there is by a sheet: what it is, its facts and figures, stock and finds, a creature's block, what somebody carries.
 * Tales are left out, for they tell of what is not there.
 */
export function holdingsOf({ kicker, sections }: SheetDocument): string {
  const held = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(holdings)])
  return [kicker, ...held].join('\n')
}
