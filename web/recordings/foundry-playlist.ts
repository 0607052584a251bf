/** A sound as a playlist has it. */
export interface PlaylistSound {
  name: string
  /** The file's name within the zip's folder. */
  file: string
  /** 0-1 */
  volume: number
  repeats: boolean
}

export interface Playlist {
  /** What it is of: by it the macro finds again what it made before, and touches nothing else. */
  id: string
  name: string
  description: string
  /** All of it sounds at once when it is played; else each waits to be pressed, as on a soundboard. */
  isTogether: boolean
  /** Over which one comes and goes, s. */
  fade: number
  sounds: readonly PlaylistSound[]
}

/** The folder of Foundry's user data that the zip's sounds are put into. */
export const SOUNDS_FOLDER = 'lanternkeep-sounds'

/** Foundry's own numbers for how a playlist is played (CONST.PLAYLIST_MODES, versions 12 and 13). */
const SOUNDBOARD_ONLY = -1
const SIMULTANEOUS = 2
/** What embedded documents are told apart by: sixteen letters and figures. */
const ID_LENGTH = 16
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id that is the same for the same file, so that importing again replaces and does not double. FNV-1a, drawn out. */
function idOf(text: string): string {
  let hash = 0x811c9dc5
  let id = ''
  for (let n = 0; id.length < ID_LENGTH; n++) {
    for (const letter of `${n} ${text}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
    id += letters[hash % letters.length]
  }
  return id
}

/** What tells ours from the game master's own; "world" is the scope that Foundry keeps for whoever is no module. */
const ours = (id: string) => ({ world: { lanternkeep: id } })

/** A playlist as a Playlist document of Foundry VTT, versions 12 and 13, as its own "Import Data" takes it. */
export function foundryPlaylist({ id, name, description, isTogether, fade, sounds }: Playlist) {
  const milliseconds = fade > 0 ? Math.round(fade * 1000) : null
  return {
    name,
    description,
    mode: isTogether ? SIMULTANEOUS : SOUNDBOARD_ONLY,
    channel: 'music',
    playing: false,
    fade: milliseconds,
    sorting: 'm',
    sounds: sounds.map((sound, n) => ({
      _id: idOf(`${n} ${sound.file}`),
      name: sound.name,
      description: '',
      path: `${SOUNDS_FOLDER}/${sound.file}`,
      channel: '',
      playing: false,
      pausedTime: null,
      repeat: sound.repeats,
      volume: Math.min(1, Math.max(0, Math.round(sound.volume * 100) / 100)),
      fade: sound.repeats ? milliseconds : null,
      sort: (n + 1) * 100_000,
      flags: ours(id),
    })),
    flags: ours(id),
  }
}

/**
 * A script for a macro of Foundry VTT: makes the playlists that it has not made yet, and gives those that it has their sounds anew.
 * Playlists and sounds of the game master's own stay as they are, whatever they are called.
 */
export function playlistMacro(all: readonly Playlist[]): string {
  return `// Playlists from Lanternkeep. Paste this into a new macro of type Script, and run it as the Gamemaster.
const playlists = ${JSON.stringify(all.map(foundryPlaylist), null, 2)}
for (const playlist of playlists) {
  const isOurs = (one) => one.flags?.world?.lanternkeep === playlist.flags.world.lanternkeep
  const there = game.playlists.find(isOurs)
  if (there) {
    await there.deleteEmbeddedDocuments('PlaylistSound', there.sounds.filter(isOurs).map((sound) => sound.id))
    await there.update({ mode: playlist.mode, fade: playlist.fade, sorting: playlist.sorting })
    await there.createEmbeddedDocuments('PlaylistSound', playlist.sounds, { keepId: true })
  } else await Playlist.create(playlist)
}
ui.notifications.info(\`\${playlists.length} playlists from Lanternkeep.\`)
`
}

export const PLAYLIST_README = `Playlists from Lanternkeep

For Foundry VTT (versions 12 and 13), put the folder "${SOUNDS_FOLDER}" into your user data (Data).
Then, for all playlists at once: make a macro of type Script, paste "foundry/macro.js" into it, and run it.
Run again, it gives the playlists that it made before their sounds anew, and leaves your own alone.

Or one by one: make a new playlist, right-click it, choose Import Data, and give it one of the other files of "foundry". That replaces
all that the playlist was before, so use a new one.

Playlists of a place and of music play all they hold at once: turn its layers or its intensities up and down while it plays. Those called
"single sounds" play nothing by themselves: press what you want to hear.
`
