import { expect, it } from 'vitest'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { writeSheet } from '../index.ts'
import { linesOf } from '../written.ts'

const sheet = (kind: SheetKind, request: Readonly<Record<string, unknown>>, seed: number) =>
  writeSheet({ kind, request: sheetRequests[kind].parse(request), seed } as Parameters<typeof writeSheet>[0])

/** Of which sex they are, told as what they do; names taken out of a sentence that needs them. */
const mangled =
  /\b(?:who|because \p{Lu}[\p{L}’-]+|that \p{Lu}[\p{L}’-]+) is an? (?:man|woman|person)\b|\b(?:keeps|drinks) (?:and|in and|at in)\b|\b(?:at|of) and\b/u

it.each<SheetKind>(['tavern', 'shop', 'settlement'])(
  'whoever a %s is linked with is told of in whole sentences',
  (kind) => {
    for (let seed = 0; seed < 10; seed++) {
      for (const { label, request } of sheet(kind, {}, seed).kin) {
        const lines = linesOf(sheet('npc', request, seed + 100))
        expect(
          lines.filter((line) => mangled.test(line)),
          `seed ${seed}, ${label}`,
        ).toEqual([])
      }
    }
  },
)
