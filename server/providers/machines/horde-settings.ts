import type { ServiceEntry } from '../services-file.ts'

export interface HordeSettings {
  url: string
  /** Raises one's place; the anonymous one is ten noughts. */
  key: string
  entry: ServiceEntry
}

export const HORDE_URL = 'https://aihorde.net/api'
export const HORDE_ANONYMOUS = '0000000000'
