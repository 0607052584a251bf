import { expect, test } from 'vitest'
import { random } from '../../paint/random.ts'
import { askedOf, briefOf } from './asked.ts'
import { moods } from './moods.ts'
import { fitted } from './music.ts'
import type { Score } from './score.ts'

const scoreOf = (prompt: string, seed: number, seconds = 60): Score => {
  const own = random(seed)
  return fitted(briefOf(askedOf(prompt, own.fork('mood')), own), seconds, false).score
}

/** The bars of the tune that have more than a held note, as they are written. */
const tuneOf = ({ notes, bars, bar }: Score): string[] =>
  bars.flatMap(({ at }) => {
    const own = notes.filter((note) => note.role === 'lead' && note.at >= at - 0.01 && note.at < at + bar - 0.01)
    return own.length > 2 ? [own.map((note) => `${(note.at - at).toFixed(2)}:${note.pitch}`).join(' ')] : []
  })

const accompanied = ({ notes, bars, bar }: Score): string[] =>
  bars
    .filter(({ isLast }) => !isLast)
    .map(({ at }) =>
      notes
        .filter((note) => note.at >= at - 0.01 && note.at < at + bar - 0.01 && !note.drum)
        .map((note) => `${(note.at - at).toFixed(2)}:${note.pitch}:${note.length.toFixed(2)}`)
        .sort()
        .join(' '),
    )

test('a piece states its idea, comes back to it and ends on its tonic, whatever the mood', () => {
  for (const [n, { id, words }] of moods.entries()) {
    const score = scoreOf(words.split(',')[0]!, 40 + n, 75)
    const letters = score.bars.map(({ section }) => section)
    expect(letters.at(-1), id).toBe('ending')
    expect(letters.includes('A'), id).toBe(true)
    expect(score.bars.at(-1)!.root, id).toBe(0)
    expect(score.bars.length * score.bar, id).toBeCloseTo(score.length, 5)
    if (score.bars.some(({ section, again }) => section === 'A' && again > 0)) {
      const rhythm = (again: number) =>
        score.notes
          .filter(({ role, at }) => {
            const first = score.bars.find((bar) => bar.section === 'A' && bar.again === again)!
            return role === 'lead' && at >= first.at && at < first.at + score.bar
          })
          .map(({ pitch }) => pitch)
      expect(rhythm(1)[0], id).toBe(rhythm(0)[0])
    }
  }
})

test('pieces of two seeds share no bar but the chord they end on', () => {
  for (const prompt of ['a jig', 'battle', 'a lullaby']) {
    const heard = new Map<string, number>()
    for (let seed = 1; seed <= 6; seed++) {
      for (const bar of new Set(accompanied(scoreOf(prompt, seed)))) {
        expect(heard.get(bar) ?? seed, `${prompt}: ${bar}`).toBe(seed)
        heard.set(bar, seed)
      }
    }
  }
})

test('a tune lies where its mood and the instrument that was asked for have it', () => {
  const pitches = (prompt: string) =>
    scoreOf(prompt, 3)
      .notes.filter(({ role }) => role === 'lead')
      .map(({ pitch }) => pitch)
  expect(Math.max(...pitches('a dirge on a cello'))).toBeLessThanOrEqual(74)
  expect(Math.min(...pitches('a lullaby on a flute'))).toBeGreaterThanOrEqual(60)
  expect(tuneOf(scoreOf('a jig', 3)).length).toBeGreaterThan(20)
})

test('a second mood colours the first, and a form goes before a feeling', () => {
  const idOf = (prompt: string) => askedOf(prompt, random(1)).moods
  expect(idOf('a sad lullaby')[0]).toBe('lullaby')
  expect(idOf('a dwarven battle')).toEqual(['battle', 'dwarven'])
  expect(idOf('a tavern jig')[0]).toBe('jig')
  expect(askedOf('a desert dance', random(1)).mood.modes).toEqual(['phrygian dominant', 'double harmonic'])
})

test('tempo and key are read as they are written', () => {
  const asked = askedOf('a march in B flat minor at 96 bpm')
  expect([asked.tonic, asked.mode, asked.tempo]).toEqual([10, 'minor', 96])
  expect(askedOf('dance in a tavern').tonic).toBeUndefined()
  expect(askedOf('a tune in E phrygian dominant').mode).toBe('phrygian dominant')
  expect(askedOf('a song in F# major').tonic).toBe(6)
})
