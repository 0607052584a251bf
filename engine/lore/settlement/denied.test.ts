import { expect, it } from 'vitest'
import { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import { linesOf } from '../fields.ts'
import { unusedWords, writeSheet } from '../index.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)
/** A settlement's own words about what it lacks. */
const lacking = /\b(?:no|without|lacks?|lacking)\b[^.;:]*$/i

it.each([
  ['a village with no river', /\bRiver\b|\bon a river\b|\bquay|wharf/],
  ['a town without a river or walls', /\bRiver\b|\bon a river\b|\b(?:town|city|stone|low|thin) wall\b|palisade/],
  ['a city without any walls', /\b(?:city|high|great|long|thick) wall\b|palisade/],
  ['a town with no temple', /\btemple|church\b|chapel|house of prayer/i],
  ['a fishing village, no harbour', /harbour/i],
  ['a hamlet that has no inn', /\binn\b|tavern|alehouse|taproom/i],
] as const)('a settlement has none of what its prompt keeps out: %s', (prompt, denied) => {
  for (const seed of SEEDS) {
    const request = SettlementRequest.parse({ prompt })
    const document = writeSheet({ kind: 'settlement', request, seed })
    const held = linesOf(document).filter((text) => {
      const at = text.search(denied)
      return at >= 0 && !lacking.test(text.slice(0, at))
    })
    expect(held).toEqual([])
    expect(unusedWords({ kind: 'settlement', request, seed }, document)).toEqual([])
    const [map] = document.pictures
    expect(map?.prompt.replace(/“[^”]*”|"[^"]*"/g, '')).not.toMatch(denied)
  }
})
