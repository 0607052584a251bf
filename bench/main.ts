import { attacks } from './attacks.ts'
import { canvas } from './canvas.ts'
import { community } from './community.ts'
import { corridor } from './corridor.ts'
import { dress } from './dress.ts'
import { edits } from './edits.ts'
import { endurance } from './endurance.ts'
import { engine } from './engine.ts'
import { gallery } from './gallery.ts'
import { audit, gold } from './gold.ts'
import { openGround } from './ground.ts'
import { matte } from './matte.ts'
import { isKept, type Measurement, type Row } from './measurement.ts'
import { memory } from './memory.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { services } from './services.ts'
import { sheets } from './sheets.ts'
import { sound } from './sound.ts'
import { printTable } from './table.ts'
import { video } from './video.ts'

const measurements: Measurement[] = [
  corridor,
  services,
  sheets,
  pictures,
  gallery,
  pages,
  engine,
  dress,
  canvas,
  matte,
  edits,
  memory,
  gold,
  audit,
  endurance,
  community,
  attacks,
  video,
  sound,
]
const usage = `npm run bench [-- ${measurements.map(({ name }) => name).join(' | ')}] [--rounds=N] [--keep=FOLDER]`

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('--'))
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
const keptIn = args.find((arg) => arg.startsWith('--keep='))?.slice('--keep='.length)
const unknown = names.filter((name) => !measurements.some((measurement) => measurement.name === name))
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

const ground = await openGround(keptIn)
const rows: Row[] = []
try {
  for (const { name, measure, takesLong } of measurements) {
    if (names.length > 0 ? !names.includes(name) : takesLong) continue
    console.error(`Measuring: ${name} …`)
    rows.push(...(await measure(ground, rounds)))
  }
} finally {
  await ground.close()
}
printTable(rows)
const missed = rows.filter((row) => !isKept(row))
const held = rows.filter(({ bar }) => bar).length
console.log(`\n${held - missed.length} of ${held} bars kept${missed.length > 0 ? '; missed:' : '.'}`)
for (const { what } of missed) console.log(`  ${what}`)
