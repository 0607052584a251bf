import { expect, test } from 'vitest'
import { foundryActors, foundryMacro, prototypeToken } from './foundry.ts'
import { tokenFiles, zipOf } from './zip.ts'

test('every token has a file name of its own, made from its name', () => {
  expect(tokenFiles(['Goblin', 'Goblin', 'Ancient Red Dragon', '', 'goblin'], 'webp')).toEqual([
    'goblin.webp',
    'goblin-2.webp',
    'ancient-red-dragon.webp',
    'token.webp',
    'goblin-3.webp',
  ])
})

test('Foundry is told how many squares a token covers, and where its frame is in a picture that stands out of it', () => {
  const dragon = prototypeToken({ name: 'Dragon', file: 'dragon.png', size: 'huge', grown: 1 })
  expect(dragon).toMatchObject({
    width: 3,
    height: 3,
    texture: { src: 'lanternkeep-tokens/dragon.png', scaleX: 1, anchorY: 0.5 },
    // Else Pathfinder 2e would draw every one of them as large as a person.
    flags: { pf2e: { linkToActorSize: false } },
  })
  const standing = prototypeToken({ name: 'Imp', file: 'imp.png', size: 'tiny', grown: 1.25 })
  expect(standing).toMatchObject({ width: 0.5, texture: { scaleX: 1.25, anchorY: 0.6 } })
  expect(foundryActors([{ name: 'Imp', file: 'imp.png', size: 'tiny', grown: 1 }])[0]).toMatchObject({
    type: 'npc',
    img: 'lanternkeep-tokens/imp.png',
  })
})

test('the macro for Foundry gives those who are there their tokens, and makes the others in a folder', async () => {
  const updated: unknown[] = []
  const made: unknown[] = []
  const orc = { update: async (change: object) => updated.push(change) }
  const world = {
    game: {
      documentTypes: { Actor: ['base', 'character', 'npc'] },
      actors: { getName: (name: string) => (name === 'Orc' ? orc : undefined) },
      folders: [],
    },
    Folder: { create: async () => ({ id: 'f1' }) },
    Actor: { createDocuments: async (actors: object[]) => made.push(...actors) },
    ui: { notifications: { info: () => undefined } },
  }
  const script = foundryMacro([
    { name: 'Orc', file: 'orc.png', size: 'medium', grown: 1 },
    { name: 'Wyrm', file: 'wyrm.png', size: 'huge', grown: 1 },
  ])
  await new Function(...Object.keys(world), `return (async () => {${script}})()`)(...Object.values(world))
  expect(updated).toEqual([{ prototypeToken: expect.objectContaining({ name: 'Orc', width: 1 }) }])
  expect(made).toEqual([
    expect.objectContaining({ name: 'Wyrm', type: 'npc', folder: 'f1', img: 'lanternkeep-tokens/wyrm.png' }),
  ])
})

test('the zip holds a picture and a file for Foundry of each', async () => {
  const picture = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' })
  const zip = await zipOf(
    [
      { name: 'Orc', size: 'medium', picture, grown: 1 },
      { name: 'Orc', size: 'large', picture, grown: 1 },
    ],
    'png',
  )
  const text = new TextDecoder('latin1').decode(await zip.arrayBuffer())
  for (const name of [
    'lanternkeep-tokens/orc.png',
    'lanternkeep-tokens/orc-2.png',
    'foundry/orc-2.json',
    'foundry/macro.js',
    'foundry/all.json',
  ])
    expect(text).toContain(name)
})
