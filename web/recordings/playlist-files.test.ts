import { expect, test } from 'vitest'
import { filed } from './playlist-files.ts'

const sound = (n: number, name: string) => ({
  id: `0000000${n}-6d0f-4f0b-9c7c-0d9a3a1d1c00`,
  name,
  url: `https://sounds.example/${n}.ogg`,
  extension: 'ogg',
  volume: 1,
  repeats: false,
})
const playlist = (name: string, sounds = [sound(1, 'Door')]) => ({
  id: name,
  name,
  description: '',
  isTogether: true,
  fade: 0,
  sounds,
})

test('playlists that are called alike have names and files of their own', () => {
  const { playlists } = filed([playlist('Inn'), playlist('Inn'), playlist('Inn!'), playlist('Empty', [])])
  expect(playlists.map(({ name }) => name)).toEqual(['Inn', 'Inn (2)', 'Inn!'])
  expect(playlists.map(({ file }) => file)).toEqual(['inn', 'inn-2', 'inn-3'])
})

test('a sound is one file however often it is played, and no other work has that file, in this zip or another', () => {
  const { files, playlists } = filed([playlist('Inn', [sound(1, 'Door'), sound(2, 'Door')]), playlist('Keep')])
  expect([...files.values()]).toEqual(['door-00000001.ogg', 'door-00000002.ogg'])
  expect(playlists[1]?.sounds[0]?.file).toBe('door-00000001.ogg')
})
