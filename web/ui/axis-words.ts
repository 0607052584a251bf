import type { Axis, AxisLevel, CoverLevel } from '../../contract/axes.ts'

export const axisLabels: Record<Axis, string> = { gore: 'Gore', horror: 'Horror', nudity: 'Nudity' }

export const levelOptions: readonly { value: AxisLevel; label: string }[] = [
  { value: 0, label: 'None' },
  { value: 1, label: 'Some' },
  { value: 2, label: 'Much' },
]

export const coverOptions: readonly { value: CoverLevel; label: string }[] = [
  { value: 1, label: 'Cover any of it' },
  { value: 2, label: 'Cover much of it' },
  { value: 3, label: 'Show all of it' },
]
