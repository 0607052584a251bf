import type { GridShape, MapView } from '../../contract/map-exports.ts'

export const views: readonly { value: MapView; label: string }[] = [
  { value: 'players', label: 'Players’' },
  { value: 'gm', label: 'Game master’s' },
]

export const grids: readonly { value: GridShape; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'square', label: 'Squares' },
  { value: 'hex', label: 'Hexes' },
]
