import { describe, expect, it } from 'vitest'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { understandPrompt } from '../../index.ts'
import { writeSheet } from '../index.ts'

const made = (seed: number, prompt: string) => writeSheet({ kind: 'npc', request: NpcRequest.parse({ prompt }), seed })
const looksOf = (seed: number, prompt: string) =>
  made(seed, prompt)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'text' && block.key === 'sight.look' ? [block.text] : []))
    .join(' ')
const seeds = [1, 2, 3, 4]

describe('hair, beard, eyes and clothes that the prompt gives', () => {
  it.each([
    ['a noblewoman with red hair in a green dress', ['red hair', 'green dress']],
    ['a human smith with a long white beard', ['a long white beard']],
    ['a bald human monk', ['bald head']],
    ['a sad human widow in black', ['black ']],
    ['a human hunter with blue eyes and a grey cloak', ['blue eyes', 'grey cloak']],
    ['a dragonborn paladin, silver scales', ['silver scales']],
  ])('%s: are those of the sheet and of its portrait', (prompt, words) => {
    for (const seed of seeds) {
      const [portrait] = made(seed, prompt).pictures
      for (const word of words) {
        expect(looksOf(seed, prompt).toLowerCase()).toContain(word)
        expect(portrait?.prompt).toContain(word.trim())
      }
    }
  })
})

it('a portrait is asked for in words that its painter draws: hair, eyes and clothes always, and no net for netted hair', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const [portrait] = made(seed, '').pictures
    const { mentions } = understandPrompt('npcs', portrait!.prompt, portrait!.negativePrompt)
    const drawn = mentions.map(({ concept }) => concept)
    expect(drawn).toContain('eyes')
    expect(drawn).not.toContain('net')
    expect(portrait!.prompt).toMatch(/wearing an? /)
    expect(portrait!.negativePrompt.includes('beard') && /\bbeard|moustache|goatee/.test(portrait!.prompt)).toBe(false)
  }
})
