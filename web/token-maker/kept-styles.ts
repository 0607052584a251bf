import { browserStorage } from '../state/storage.ts'
import { readStyle, type Style } from './style.ts'

const LAST = 'lanternkeep-token-style'
const SAVED = 'lanternkeep-token-styles'
/** As many as can be saved by name. */
const SAVED_MAX = 40

export interface SavedStyle {
  name: string
  style: Style
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(browserStorage.getItem(key) ?? 'null')
  } catch {
    // Blocked, or written by something else: then there is none.
    return null
  }
}

/** Returns false where this browser keeps nothing. */
function write(key: string, value: unknown): boolean {
  try {
    browserStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** The style that was used last in this browser; undefined where there is none. */
export function lastStyle(): Style | undefined {
  const kept = readJson(LAST)
  return kept === null ? undefined : readStyle(kept)
}

export const keepLastStyle = (style: Style): boolean => write(LAST, style)

/** Those that were saved by name, in their order. */
export function savedStyles(): SavedStyle[] {
  const kept = readJson(SAVED)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one: unknown) => {
    const { name, style } = (one ?? {}) as { name?: unknown; style?: unknown }
    return typeof name === 'string' && name !== '' ? [{ name, style: readStyle(style) }] : []
  })
}

/** Saves one under a name, in the place of one that had it. Returns those that are saved now, or undefined where none can be. */
export function saveStyle(name: string, style: Style): SavedStyle[] | undefined {
  const all = [...savedStyles().filter((one) => one.name !== name), { name, style }].slice(-SAVED_MAX)
  return write(SAVED, all) ? all : undefined
}

export function forgetStyle(name: string): SavedStyle[] {
  const all = savedStyles().filter((one) => one.name !== name)
  write(SAVED, all)
  return all
}
