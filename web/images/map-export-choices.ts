import type { GridShape } from '../../contract/map-exports.ts'
import type { View } from '../../contract/views.ts'

export const viewChoices: readonly { value: View; label: string }[] = [
  { value: 'players', label: 'Players’' },
  { value: 'gm', label: 'Game master’s' },
]

export const gridChoices: readonly { value: GridShape; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'square', label: 'Squares' },
  { value: 'hex', label: 'Hexes' },
]
