import { expect, test } from 'vitest'
import { makeSound, NothingToHear, SAMPLE_RATE, type Sound, type SoundRequest, understandSound } from './index.ts'
import { loudnessOf, truePeakOf } from './signal/loudness.ts'

const make = (request: Partial<SoundRequest> & Pick<SoundRequest, 'form' | 'prompt'>) =>
  makeSound({ seconds: 3, seed: 5, loops: false, ...request }, () => undefined)

const mean = (wave: Float32Array) => wave.reduce((sum, value) => sum + value, 0) / wave.length

function expectClean(sound: Sound): void {
  expect(20 * Math.log10(truePeakOf(sound))).toBeLessThanOrEqual(-1)
  for (const wave of [sound.left, sound.right]) {
    expect(wave.every(Number.isFinite)).toBe(true)
    expect(Math.abs(mean(wave))).toBeLessThan(1e-3)
  }
}

/** How much larger the step over the seam is than the largest of a second before it. */
function seamOf({ left }: Sound): number {
  let largest = 0
  for (let i = left.length - SAMPLE_RATE; i < left.length; i++)
    largest = Math.max(largest, Math.abs(left[i]! - left[i - 1]!))
  return Math.abs(left[0]! - left.at(-1)!) / largest
}

test('an ambience is as loud as tabletops expect, goes round without a click, and its layers add up to it', async () => {
  const { sound, stems, unused, title } = await make({
    form: 'ambience',
    prompt: 'a cave with a distant stream',
    seconds: 8,
    loops: true,
  })
  expect(sound.left).toHaveLength(8 * SAMPLE_RATE)
  expect(loudnessOf(sound)).toBeCloseTo(-23, 0)
  expectClean(sound)
  expect(seamOf(sound)).toBeLessThan(1.5)
  for (const at of [0, 1000, 200_001]) {
    expect(stems.reduce((sum, stem) => sum + stem.sound.left[at]!, 0)).toBeCloseTo(sound.left[at]!, 4)
  }
  expect(stems.map(({ name }) => name)).toContain('stream')
  expect(unused).toEqual([])
  expect(title).toBe('The cave, with stream')
})

test('what is denied is not heard', async () => {
  const { stems } = await make({
    form: 'ambience',
    prompt: 'a forest at night, no owls and without wolves',
    seconds: 4,
  })
  const names = stems.map(({ name }) => name)
  expect(names).toContain('crickets')
  expect(names).not.toContain('owls')
  expect(names).not.toContain('wolves')
})

test('music is as long, as loud and as quick as it was asked to be, in three intensities together in time', async () => {
  const made = await make({ form: 'music', prompt: 'a jig on a flute in D minor at 120 bpm, purple', seconds: 12 })
  expect(made.sound.left).toHaveLength(12 * SAMPLE_RATE)
  expect(loudnessOf(made.sound)).toBeCloseTo(-16, 0)
  expectClean(made.sound)
  expect(made.stems.map(({ name }) => name)).toEqual(['calm', 'tense', 'battle'])
  for (const { sound } of made.stems) expect(sound.left).toHaveLength(12 * SAMPLE_RATE)
  expect(made.title).toBe('A jig in D minor')
  expect(Math.abs(made.tempo! - 120)).toBeLessThan(8)
  expect(String.fromCharCode(...made.midi!.slice(0, 4))).toBe('MThd')
  expect(made.unused).toEqual(['purple'])
})

test('the same request and seed bring the same samples, another seed others', async () => {
  const request = { form: 'effect', prompt: 'a huge creaking door in a cave' } as const
  const [first, second, other] = [await make(request), await make(request), await make({ ...request, seed: 6 })]
  expect(first.sound.left).toEqual(second.sound.left)
  expect(first.sound.left).not.toEqual(other.sound.left)
  expectClean(first.sound)
})

test('speech is said in the voice that its direction names, and its captions cover its words', async () => {
  const made = await make({
    form: 'speech',
    prompt: 'An old dwarf whispers: "Come closer, friend. The mines are not empty!"',
  })
  expect(made.understood.map(({ meaning }) => meaning)).toEqual(['old', 'dwarf', 'whispering'])
  expect(made.captions.map(({ text }) => text).join(' ')).toBe('Come closer, friend. The mines are not empty!')
  for (const [n, { from, to }] of made.captions.entries()) {
    expect(to).toBeGreaterThan(from)
    expect(from).toBeGreaterThanOrEqual(made.captions[n - 1]?.to ?? 0)
    expect(to).toBeLessThanOrEqual(made.sound.left.length / SAMPLE_RATE)
  }
  expect(loudnessOf(made.sound)).toBeCloseTo(-16, 0)
  expectClean(made.sound)
})

test('names of every naming table are said with the syllables that they are spelt with, and none besides', async () => {
  const vowels = /^(?:aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/
  const two =
    'Alice Janette Cadwyn Sigfrid Khulkhan Meiting Caelwen Thordin Belrose Zanwick Ghormok Snubnak Donjed Khesha'
  const three = 'Rosaline Zahira Octana Luciana Pavanka Thembami Aelriel Mekemon Aurielle'
  const names = [two, three].flatMap((text, n) => text.split(' ').map((name) => ({ name, syllables: n + 2 })))
  const prompt = `“${names.map(({ name }) => name).join('. ')}.”`
  const { phones = [], captions } = await make({ form: 'speech', prompt, voice: 'narrator' })
  expect(captions.map(({ text }) => text)).toEqual(names.map(({ name }) => `${name}.`))
  for (const [n, { from, to }] of captions.entries()) {
    const { name, syllables } = names[n]!
    const own = phones.filter((phone) => (phone.from + phone.to) / 2 > from && (phone.from + phone.to) / 2 < to)
    const heard = own.filter((phone) => vowels.test(phone.name)).length
    expect(heard, name).toBeGreaterThanOrEqual(syllables)
    // An e at the end that is said is one too many.
    expect(heard, name).toBeLessThanOrEqual(syllables + (name.endsWith('e') ? 0 : 1))
  }
})

test('words that name no sound are refused with the nearest known', async () => {
  const refused = make({ form: 'effect', prompt: 'a wolg' })
  await expect(refused).rejects.toThrow(NothingToHear)
  await expect(refused).rejects.toMatchObject({ nearest: expect.arrayContaining(['wolf howl']) })
  await expect(make({ form: 'speech', prompt: '🎲🎲' })).rejects.toThrow(NothingToHear)
  await expect(make({ form: 'ambience', prompt: '' })).rejects.toThrow(NothingToHear)
})

test('hostile words are read in no time and break nothing', () => {
  for (const prompt of [
    '',
    '🎲'.repeat(1000),
    'no '.repeat(660),
    'a'.repeat(2000),
    '"'.repeat(2000),
    "'a ".repeat(600),
    '<b>\u0000',
    'ρ ж 龍',
  ]) {
    for (const form of ['ambience', 'music', 'effect', 'speech'] as const) {
      const { understood, unused } = understandSound({ form, prompt })
      expect(understood.every(({ words }) => prompt.includes(words))).toBe(true)
      expect(unused.length).toBeLessThan(700)
    }
  }
})
