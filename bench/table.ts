import { isKept, type Row } from './measurement.ts'

function amount(value: number, unit: Row['unit']): string {
  const digits = unit === '×' || unit === '' ? 2 : 1
  return `${value.toFixed(digits)}${unit === '' || unit === '×' ? unit : ` ${unit}`}`
}

function barOf({ bar, unit }: Row): string {
  if (!bar) return ''
  return 'atMost' in bar ? `≤ ${amount(bar.atMost, unit)}` : `≥ ${amount(bar.atLeast, unit)}`
}

/** One line a row, the columns in line. */
export function printTable(rows: readonly Row[]): void {
  const head = ['what', 'measured', 'against', 'figure', 'bar', '']
  const lines = rows.map((row) => [
    row.what,
    row.subject,
    row.reference,
    amount(row.figure, row.unit),
    barOf(row),
    row.bar ? (isKept(row) ? 'kept' : 'MISSED') : '',
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)))
  const print = (line: string[]) =>
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  print(head)
  print(widths.map((width) => '─'.repeat(width)))
  for (const line of lines) print(line)
}
