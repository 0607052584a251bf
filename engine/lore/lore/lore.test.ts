import { describe, expect, it } from 'vitest'
import type { LoreForm } from '../../../contract/sheets/choices.ts'
import { LoreRequest } from '../../../contract/sheets/lore.ts'
import { keepsTo, type Metre } from '../verse/metre.ts'
import { isListed, lastWord, rhyme } from '../verse/pronounce.ts'
import { writeSheet } from '../write.ts'

const written = (seed: number, asked: Record<string, unknown>) =>
  writeSheet({ kind: 'lore', request: LoreRequest.parse(asked), seed })

function textOf(sheet: ReturnType<typeof written>): string {
  const block = sheet.sections[0]?.blocks[0]
  if (block?.type !== 'verse' && block?.type !== 'text') throw new Error('No piece')
  return block.text
}

/** The metre of each line of a stanza, and which rhyme. */
const shapes: Partial<Record<LoreForm, { metres: readonly Metre[]; scheme: string }>> = {
  ballad: { metres: ['tetrameter', 'trimeter', 'tetrameter', 'trimeter'], scheme: '-a-a' },
  song: { metres: ['tetrameter', 'trimeter', 'tetrameter', 'trimeter'], scheme: '-a-a' },
  prophecy: { metres: ['tetrameter', 'tetrameter', 'tetrameter', 'tetrameter'], scheme: 'aabb' },
  epitaph: { metres: ['tetrameter', 'tetrameter', 'tetrameter', 'tetrameter'], scheme: 'aabb' },
  sonnet: { metres: ['pentameter', 'pentameter', 'pentameter', 'pentameter'], scheme: 'abab' },
  limerick: {
    metres: ['limerickLong', 'limerickLong', 'limerickShort', 'limerickShort', 'limerickLong'],
    scheme: 'aabba',
  },
}

/** What is wrong with a poem, line by line. */
function faultsOf(form: LoreForm, text: string): string[] {
  const shape = shapes[form]
  if (!shape) throw new Error(`No shape for ${form}`)
  return text.split('\n\n').flatMap((stanza) => {
    const lines = stanza.split('\n')
    const scheme = lines.length === 2 ? 'aa' : shape.scheme
    return lines.flatMap((line, at) => {
      const mate = [...scheme].findIndex((letter, index) => index > at && letter === scheme[at] && letter !== '-')
      const [end, other] = [lastWord(line), lastWord(lines[mate] ?? '')]
      return [
        ...(keepsTo(line, shape.metres[at] as Metre) ? [] : [`does not scan: ${line}`]),
        ...(mate < 0 || rhyme(end, other) ? [] : [`does not rhyme: ${end}, ${other}`]),
        ...(scheme[at] === '-' || isListed(end) ? [] : [`not in the dictionary: ${end}`]),
      ]
    })
  })
}

describe('poetry and lore', () => {
  it.each(Object.keys(shapes) as LoreForm[])('a %s scans and rhymes by the dictionary, whatever the seed', (form) => {
    const faults = Array.from({ length: 84 }, (_, seed) => faultsOf(form, textOf(written(seed, { form })))).flat()
    expect([...new Set(faults)]).toEqual([])
  })

  it('riddles keep to four beats in rhymed couplets, and hold the answer back to the end', () => {
    for (let seed = 0; seed < 80; seed++) {
      const sheet = written(seed, { form: 'riddle' })
      const lines = textOf(sheet).split('\n').slice(0, -1)
      const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [[lastWord(line), lastWord(lines[at + 1] ?? '')]] : []))
      expect(pairs.filter(([one = '', other = '']) => !rhyme(one, other))).toEqual([])
      expect(lines.filter((line) => !keepsTo(line, 'tetrameter'))).toEqual([])
      expect(sheet.sections.at(-1)).toMatchObject({ key: 'answer', title: 'The answer' })
    }
  })

  it('a poem is about what was asked for, in the form that the prompt names', () => {
    for (let seed = 0; seed < 20; seed++) {
      const sheet = written(seed, { prompt: 'a ballad about the knight who sold her shadow' })
      expect(sheet.title).toBe('The Ballad of the Knight Who Sold Her Shadow')
      expect(textOf(sheet)).toContain('the knight')
    }
    expect(written(1, { prompt: 'a riddle whose answer is a mirror' }).sections.at(-1)?.blocks[0]).toMatchObject({
      text: 'A mirror.',
    })
    expect(textOf(written(1, { prompt: 'a wanted notice for the hound of the salt road' }))).toContain(
      'the hound of the salt road',
    )
  })

  it.each(['the king #foo# of #bar#', '🐉', '1234', 'constructor', 'Xqzthkr of Mngwfnthlrgh'])(
    'writes of whatever is asked: %s',
    (prompt) => {
      for (const form of Object.keys(shapes)) expect(textOf(written(1, { prompt, form }))).not.toBe('')
    },
  )

  it('leaves no symbol open and no article wrong in 300 pieces', () => {
    for (let seed = 0; seed < 300; seed++) {
      const text = JSON.stringify(written(seed, {}))
      expect(text).not.toMatch(/#|undefined|\b[Aa] [aeio]|\b[Aa]n [bcdfgjklmnpqrstvwxz]/)
    }
  })

  it('rolling what is told at the table leaves the piece as it was', async () => {
    const { rollAgain } = await import('../write.ts')
    const request = LoreRequest.parse({ form: 'sonnet' })
    const before = writeSheet({ kind: 'lore', request, seed: 5 })
    const after = rollAgain({ kind: 'lore', request, seed: 5 }, before, { table: 1 })
    expect(textOf(after)).toBe(textOf(before))
    expect(after.sections[1]).not.toEqual(before.sections[1])
  })
})
