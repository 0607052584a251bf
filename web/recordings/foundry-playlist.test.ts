import { expect, test } from 'vitest'
import { foundryPlaylist, type Playlist, playlistMacro } from './foundry-playlist.ts'

const inn: Playlist = {
  id: 'inn',
  name: 'The Gilded Eel',
  description: 'A tavern at night',
  isTogether: true,
  fade: 3,
  sounds: [
    { name: 'Crowd', file: 'the-gilded-eel/crowd.ogg', volume: 1, repeats: true },
    { name: 'Door', file: 'the-gilded-eel/door.ogg', volume: 1.5, repeats: false },
  ],
}

test('a playlist is what Foundry imports: its modes, milliseconds, paths below its user data', () => {
  expect(foundryPlaylist(inn)).toMatchObject({
    name: 'The Gilded Eel',
    mode: 2,
    playing: false,
    fade: 3000,
    sorting: 'm',
    sounds: [
      { name: 'Crowd', path: 'lanternkeep-sounds/the-gilded-eel/crowd.ogg', repeat: true, volume: 1, fade: 3000 },
      // Foundry plays nothing louder than it is, and cuts what is heard once.
      { name: 'Door', repeat: false, volume: 1, fade: null },
    ],
  })
  expect(foundryPlaylist({ ...inn, isTogether: false, fade: 0 })).toMatchObject({ mode: -1, fade: null })
})

test('its sounds are told apart by ids of sixteen letters and figures, the same each time', () => {
  const ids = foundryPlaylist(inn).sounds.map(({ _id }) => _id)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(new Set(ids).size).toBe(2)
  expect(foundryPlaylist(inn).sounds.map(({ _id }) => _id)).toEqual(ids)
})

test('the macro is a script, whatever the sounds are called', () => {
  const script = playlistMacro([{ ...inn, name: `The “Eel”\u2028\` \\ </script>` }])
  expect(() => new Function(`return async () => {${script}}`)).not.toThrow()
})

test('the macro replaces what it made before, and nothing of the game master’s own', async () => {
  const done: string[] = []
  const stands = (name: string, flags: object, sounds: object[]) => ({
    name,
    flags,
    sounds,
    deleteEmbeddedDocuments: async (_: string, ids: string[]) => done.push(`${name}: without ${ids}`),
    update: async () => undefined,
    createEmbeddedDocuments: async (_: string, made: object[]) => done.push(`${name}: ${made.length} sounds`),
  })
  const flags = { world: { lanternkeep: 'inn' } }
  const playlists = [
    stands('Keep', {}, []),
    stands('My inn', flags, [
      { id: 'a', flags },
      { id: 'b', flags: {} },
    ]),
  ]
  const script = playlistMacro([inn, { ...inn, id: 'keep', name: 'Keep' }])
  const run = new Function('game', 'Playlist', 'ui', `return (async () => {${script}})()`)
  await run(
    { playlists },
    { create: async ({ name }: { name: string }) => done.push(`new ${name}`) },
    { notifications: { info: () => undefined } },
  )
  expect(done).toEqual(['My inn: without a', 'My inn: 2 sounds', 'new Keep'])
})
