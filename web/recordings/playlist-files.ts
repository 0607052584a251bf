import type { Playlist } from './foundry-playlist.ts'

/** A sound of a playlist with where its bytes are. */
export interface Source {
  /** Of the work that it is of. */
  id: string
  name: string
  url: string
  extension: string
  volume: number
  repeats: boolean
}

export interface SourcePlaylist extends Omit<Playlist, 'sounds'> {
  sounds: readonly Source[]
}

/** A name that file systems and addresses take: "the-gilded-eel". */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48) || 'sound'

/** The first of these names that is not taken yet; then it is. */
function untaken(taken: Set<string>, nameOf: (n: number) => string): string {
  let n = 1
  while (taken.has(nameOf(n))) n++
  taken.add(nameOf(n))
  return nameOf(n)
}

/**
 * The playlists that have sounds, told apart by their names and by the names of their files; `files`: the sounds' own, by their address,
 * for a sound in two playlists is one file. A sound's file has a part of its work's id in its name: two zips that are put into one folder
 * do not overwrite each other's "door.ogg".
 */
export function filed(all: readonly SourcePlaylist[]) {
  const files = new Map<string, string>()
  const taken = { sounds: new Set<string>(), names: new Set<string>(), files: new Set<string>() }
  function fileOf({ id, url, name, extension }: Source): string {
    const before = files.get(url)
    if (before) return before
    const stem = `${slug(name)}-${id.slice(0, 8)}`
    const file = untaken(taken.sounds, (n) => `${stem}${n === 1 ? '' : `-${n}`}.${extension}`)
    files.set(url, file)
    return file
  }
  const playlists = all
    .filter(({ sounds }) => sounds.length > 0)
    .map((playlist) => ({
      ...playlist,
      name: untaken(taken.names, (n) => (n === 1 ? playlist.name : `${playlist.name} (${n})`)),
      file: untaken(taken.files, (n) => `${slug(playlist.name)}${n === 1 ? '' : `-${n}`}`),
      sounds: playlist.sounds.map((sound) => ({ ...sound, file: fileOf(sound) })),
    }))
  return { playlists, files }
}
