import { describe, expect, it } from 'vitest'
import { understandPrompt } from '../index.ts'

const subject = (category: 'characters' | 'npcs' | 'monsters' | 'items', prompt: string) =>
  understandPrompt(category, prompt, '').subject?.concept

describe('Whose somebody is', () => {
  it('is not whom the picture is of', () => {
    expect(subject('characters', "the queen's guard")).toBe('guard')
    expect(subject('characters', "the king's jester")).toBe('jester')
    expect(subject('npcs', "the wizard's apprentice")).toBe('scholar')
    expect(subject('npcs', "a lord's servant")).toBe('human')
    expect(subject('monsters', "the duke's hound")).toBe('hound')
    expect(subject('monsters', "the witch's cat")).toBe('panther')
  })

  it('is a hint where kin, parts or things are named by it', () => {
    expect(subject('characters', "a ranger's sister")).toBe('ranger')
    expect(subject('monsters', "a dragon's skull")).toBe('dragon')
    expect(subject('items', "a dragon's skull")).toBe('skull')
    expect(subject('items', "a giant's sword")).toBe('sword')
    expect(subject('items', "a lich's phylactery")).toBe('amulet')
  })

  it('leaves hounds and cats beasts beside people', () => {
    for (const beast of ['dog', 'hound', 'cat']) {
      const { subject: whose, understood, unused } = understandPrompt('npcs', `a ranger with a ${beast}`, '')
      expect([whose?.concept, unused]).toEqual(['ranger', []])
      expect(understood.some(({ words }) => words.includes(beast))).toBe(true)
    }
  })
})

describe('The rooms of a map', () => {
  it('are no number of what is named after them', () => {
    const brief = understandPrompt('battlemaps', 'a dungeon with seven rooms and a river of lava', '')
    expect(brief.rooms).toBe(7)
    expect(brief.unused).toEqual([])
  })
})
