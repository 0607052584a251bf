import type { Frame } from '../../paint/frame.ts'
import type { Intent } from './intent.ts'
import type { Ambience } from './scene.ts'

/** How many squares a map has each way. */
export interface Sheet {
  columns: number
  rows: number
}

/** Squares for a frame's shape: 24 along a square's sides, about as many squares in all for other shapes; fewer or more by size words. */
export function sheetOf(frame: Frame, size: number): Sheet {
  const ratio = Math.min(2, Math.max(0.5, frame.width / frame.height))
  // In steps of 4 along the longer side, so that 4:3 sheets come out in whole squares.
  const longer = Math.max(16, Math.round((24 * size * Math.sqrt(Math.max(ratio, 1 / ratio))) / 4) * 4)
  const shorter = Math.round(longer / Math.max(ratio, 1 / ratio))
  return ratio >= 1 ? { columns: longer, rows: shorter } : { columns: shorter, rows: longer }
}

/** The light and air the words ask for. Under ground it is dark unless told otherwise; outdoors it is day. */
export function ambienceOf(intent: Intent, underground: boolean): Ambience {
  const weather = intent.asks('blizzard')
    ? 'blizzard'
    : intent.asks('storm')
      ? 'storm'
      : intent.asks('rain')
        ? 'rain'
        : intent.asks('snow')
          ? 'snow'
          : intent.asks('fog', 'mist', 'misty')
            ? 'fog'
            : intent.asks('wind')
              ? 'wind'
              : 'none'
  const times: readonly [string, number, string][] = [
    ['midnight', 0.66, '#3f568f'],
    ['night', 0.58, '#516bb0'],
    ['moonlight', 0.5, '#5c78b8'],
    ['dusk', 0.45, '#6d5a86'],
    ['sunset', 0.34, '#c07a4c'],
    ['dawn', 0.28, '#c79a8e'],
    ['morning', 0.1, '#efe0bc'],
    ['afternoon', 0.06, '#f3dfb2'],
    ['noon', 0, '#ffffff'],
  ]
  const moods: readonly [string, string][] = [
    ['eerie', '#5d8f7c'],
    ['cursed', '#667f5c'],
    ['holy', '#e2cd8c'],
    ['mystical', '#7d6bb5'],
    ['ominous', '#8a5a58'],
    ['grim', '#6d7078'],
    ['dreary', '#757a80'],
    ['desolate', '#8a8274'],
    ['cosy', '#d8a468'],
    ['cheerful', '#ecd9a0'],
    ['majestic', '#d9c28a'],
    ['serene', '#a9c4c0'],
  ]
  // Fire tells against the smoke it makes.
  const fiery = intent.asks('burning') && !underground
  const time = times.find(([name]) => intent.asks(name))
  const mood = moods.find(([name]) => intent.asks(name))
  const gloomy =
    weather === 'storm'
      ? 0.3
      : weather === 'rain' || intent.asks('overcast', 'cloudy')
        ? 0.16
        : weather === 'blizzard'
          ? 0.12
          : 0
  const base = underground
    ? { darkness: 0.42, tint: '#7680a6' }
    : { darkness: gloomy, tint: gloomy > 0 ? '#8290a2' : '#fff6e4' }
  const lit = time && !underground ? { darkness: Math.max(time[1], gloomy), tint: time[2] } : base
  if (underground && time) {
    lit.darkness = Math.min(0.72, 0.42 + time[1] * 0.36)
    if (time[1] < 0.5) lit.tint = time[2]
  }
  if (fiery && lit.darkness < 0.4) Object.assign(lit, { darkness: 0.4, tint: '#6f6a80' })
  return {
    darkness: mood
      ? Math.max(lit.darkness, ['grim', 'ominous', 'eerie', 'dreary'].includes(mood[0]) ? 0.3 : 0)
      : lit.darkness,
    tint: mood && !(time && time[1] > 0.4) ? mood[1] : lit.tint,
    weather,
    ...(mood ? { mood: mood[0] } : {}),
  }
}
