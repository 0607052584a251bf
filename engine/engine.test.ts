import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ImageCategory, imageCategories } from '../contract/categories.ts'
import { generators, makePicture, type PictureRequest, styles, understandPrompt } from './index.ts'
import type { Checkpoint } from './paint/frame.ts'
import { random } from './paint/random.ts'
import type { Brief } from './prompt/brief.ts'

/** Sentences people write, in every category. */
const prompts: Record<ImageCategory, string[]> = {
  characters: [
    'a wood elf ranger with a longbow and a green cloak',
    'an old dwarf fighter with a copper beard and an iron helm',
    'a red tiefling warlock with ram horns and a spellbook, angry',
    'two orcs with war paint and axes',
  ],
  npcs: [
    'an old human innkeeper with a grey beard and a leather apron',
    'a sly merchant in a purple turban',
    'a haughty queen with a gold crown and a fur collar',
    'three city guards with spears and kettle helms',
  ],
  monsters: [
    'a red dragon',
    'three white wolves in a forest',
    'a giant spider in a cave',
    'a skeleton in a graveyard by moonlight',
  ],
  battlemaps: [
    'a crypt with eight pillars, four coffins and a statue',
    'a forest with a river, a bridge and two tents in autumn at night',
    'a tavern with a bar, five round tables and a piano',
    'a cave with green crystals and mushrooms',
  ],
  items: [
    'a silver sword with a ruby',
    'a rusty iron axe on a stone slab',
    'three red potions on a table',
    'a wooden shield with a lion',
  ],
  spells: [
    'a bolt of violet lightning',
    'a wall of green fire',
    'a circle of golden runes',
    'black tentacles of shadow',
  ],
  landscapes: [
    'a ruined castle above a lake at sunset, snowy mountains',
    'three moons over a red desert with a pyramid',
    'a lighthouse on a cliff in a storm',
    'a forest in autumn with a river, a bridge and fog',
  ],
  townmaps: [
    'a walled town on a river with a temple and red roofs',
    'a fishing village by the sea in winter with a windmill',
  ],
}

const nobody: Checkpoint = () => undefined
const square = { width: 64, height: 64 }

function request(category: ImageCategory, more: Partial<PictureRequest> = {}): PictureRequest {
  const style = generators[category].styles[0] ?? ''
  return { ...square, category, prompt: prompts[category][0] ?? '', negativePrompt: '', style, seed: 7, ...more }
}

const bytes = (asked: PictureRequest, watch = nobody) =>
  createHash('sha256').update(makePicture(asked, watch).picture.pixels).digest('hex')

const sceneOf = (category: ImageCategory, brief: Brief, px = 512) =>
  JSON.stringify(generators[category].compose(brief, random(7), { width: px, height: px }))

describe.each(imageCategories)('%s', (category) => {
  const steps: number[] = []
  let first: string
  beforeAll(() => {
    first = bytes(request(category), (progress) => steps.push(progress))
  })

  test('the same request gives the same bytes, another seed others', () => {
    expect(bytes(request(category))).toBe(first)
    expect(bytes(request(category, { seed: 8 }))).not.toBe(first)
  })

  test('a picture has the size asked for and is not one flat colour', () => {
    const { picture } = makePicture(request(category, { width: 64, height: 96 }), nobody)
    expect([picture.width, picture.height, picture.pixels.length]).toEqual([64, 96, 64 * 96 * 4])
    expect(new Set(picture.pixels).size).toBeGreaterThan(32)
  })

  test('every style it offers is a style with a name, and another is refused', () => {
    for (const style of generators[category].styles) expect(styles.map(({ id }) => id)).toContain(style)
    expect(() => makePicture(request(category, { style: 'crayon' }), nobody)).toThrow(RangeError)
  })

  test('progress rises to the end, and work stops where it is aborted', () => {
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(Math.max(...steps)).toBeLessThanOrEqual(1)
    expect(steps.length).toBeGreaterThan(4)

    let calls = 0
    const halfway = Math.ceil(steps.length / 2)
    const abort = new Error('Nobody waits any more')
    const stop = () => {
      if (++calls === halfway) throw abort
    }
    expect(() => makePicture(request(category), stop)).toThrow(abort)
    expect(calls).toBe(halfway)
  })

  test('a scene is plain JSON that does not depend on the picture’s size in px', () => {
    const brief = understandPrompt(category, prompts[category][1] ?? '', '')
    const scene = generators[category].compose(brief, random(7), square)
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
    expect(sceneOf(category, brief, 1024)).toBe(sceneOf(category, brief, 256))
  })

  test('other words make another scene', () => {
    const scenes = prompts[category].map((prompt) => sceneOf(category, understandPrompt(category, prompt, '')))
    expect(new Set(scenes).size).toBe(scenes.length)
  })

  test('any text is answered with a scene', () => {
    for (const text of ['', '🐉', 'zzyzx qwfp', 'no no no', 'the of and']) {
      expect(sceneOf(category, understandPrompt(category, text, text))).toMatch(/^\{/)
    }
  })
})

/** The brief without a concept, wherever it stands. */
function lacking({ subject, ...brief }: Brief, concept: string): Brief {
  const mentions = brief.mentions
    .filter((mention) => mention.concept !== concept)
    .map((mention) => ({ ...mention, modifiers: mention.modifiers.filter((modifier) => modifier !== concept) }))
  const kept = mentions.find((mention) => mention.concept === subject?.concept && mention.at === subject.at)
  return { ...brief, mentions, ...(kept ? { subject: kept } : {}) }
}

/** The brief with two more of what mention `k` counts. */
function recounted(brief: Brief, k: number): Brief {
  const mentions = brief.mentions.map((one, i) => (i === k ? { ...one, count: (one.count ?? 0) + 2 } : one))
  const subject = brief.subject && mentions[brief.mentions.indexOf(brief.subject)]
  return { ...brief, mentions, ...(subject ? { subject } : {}) }
}

test('at least nine in ten of the words understood are in the scene: named there, or missed when they are taken away', () => {
  const idle: string[] = []
  let understood = 0
  for (const category of imageCategories) {
    for (const prompt of prompts[category]) {
      const brief = understandPrompt(category, prompt, '')
      const scene = sceneOf(category, brief)
      const concepts = new Set(brief.mentions.flatMap((mention) => [mention.concept, ...mention.modifiers]))
      for (const concept of concepts) {
        understood++
        const named = scene.includes(`"${concept}"`)
        if (!named && sceneOf(category, lacking(brief, concept)) === scene) idle.push(`${concept}: ${prompt}`)
      }
      for (const [k, { count, concept }] of brief.mentions.entries()) {
        if (count === undefined || count < 2) continue
        understood++
        if (sceneOf(category, recounted(brief, k)) === scene) idle.push(`${count} ${concept}: ${prompt}`)
      }
    }
  }
  expect(idle.length / understood, `idle words:\n${idle.join('\n')}`).toBeLessThanOrEqual(0.1)
}, 60_000)
