import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { categoryFacts, ImageCategory, imageCategories } from '../contract/categories.ts'
import { generators, type PictureRequest, styles } from '../engine/index.ts'
import { loadFonts } from '../engine/paint/fonts.ts'
import { random } from '../engine/paint/random.ts'
import { alone, type Cell, columns, sheetOf } from './sheet/layout.ts'
import type { Painted } from './sheet/painter.ts'
import { promptIn, promptsOf } from './sheet/prompts.ts'
import { paintAll } from './sheet/studio.ts'
import { Misuse, run, wholeNumber } from './usage.ts'

const usage = `Contact sheets: what the engine makes of each category's prompts.
  npm run sheet -- [category|all] [--style id|all] [--seed n] [--size px] [--rows n] [--out folder] [--prompt words] [--shuffle] [--singles]
Categories: ${imageCategories.join(', ')}.
Styles: ${styles.map((style) => style.id).join(', ')}.
--rows     rows of four a sheet (6)
--prompt   these words in place of the category's own prompts; may be given several times
--shuffle  pictures by letter and prompts by number, with the answers in a file beside the sheet
--singles  each picture in a file of its own beside the sheet, as large as it was painted: a sheet shows 300 px of it`

interface Options {
  seed: number
  size: number
  rows: number
  out: string
  prompts: readonly string[] | undefined
  shuffle: boolean
  singles: boolean
}

const letterOf = (i: number) => (i < 26 ? '' : 'A') + String.fromCharCode(65 + (i % 26))
const inMs = (ms: number) => `${Math.round(ms)} ms`

function requestsOf(
  category: ImageCategory,
  style: string,
  { seed, size }: Options,
  prompts: { prompt: string; negativePrompt: string }[],
): PictureRequest[] {
  const { shape } = categoryFacts[category]
  const short = Math.round(size * 0.75)
  const frame = { width: shape === 'portrait' ? short : size, height: shape === 'landscape' ? short : size }
  return prompts.map((words, i) => ({ ...frame, category, style, ...words, seed: seed + i }))
}

function cellOf(request: PictureRequest, painted: Painted): Cell {
  const negative = request.negativePrompt === '' ? '' : ` // ${request.negativePrompt}`
  return {
    ...painted,
    notes: [
      { text: request.prompt + negative, tone: 'strong' },
      { text: painted.understood.join(' · '), tone: 'plain' },
      ...(painted.unused.length > 0
        ? [{ text: `not used: ${painted.unused.join(', ')}`, tone: 'warning' as const }]
        : []),
      ...(painted.failure === undefined ? [] : [{ text: painted.failure, tone: 'warning' as const }]),
      { text: `seed ${request.seed} · ${inMs(painted.ms)}`, tone: 'faint' },
    ],
  }
}

async function writeShuffled(name: string, title: string, requests: PictureRequest[], painted: Painted[], out: string) {
  const order = random(`shuffle ${name}`).shuffle(requests.map((_, i) => i))
  const cells = order.map((from, i) => ({
    ...(painted[from] as Painted),
    notes: [{ text: letterOf(i), tone: 'strong' as const }],
  }))
  const list = requests.map((request, i) => `${i + 1}.  ${request.prompt}`)
  const answers = order.map((from, i) => `${letterOf(i)} ${from + 1}`).join('\n')
  await writeFile(
    join(out, `${name}-shuffled.png`),
    await sheetOf(`${title}: which picture is of which sentence?`, cells, list),
  )
  await writeFile(join(out, `${name}-answers.txt`), `${answers}\n`)
}

async function writeSingles(name: string, painted: readonly Painted[], out: string): Promise<void> {
  for (const [i, picture] of painted.entries())
    await writeFile(join(out, `${name}-single-${i + 1}.png`), await alone(picture))
}

async function sheetFor(category: ImageCategory, style: string, options: Options): Promise<void> {
  const { rows, out, size } = options
  const prompts = options.prompts?.map(promptIn) ?? (await promptsOf(category))
  const requests = requestsOf(category, style, options, prompts)
  const painted = await paintAll(requests, (index, { ms, failure }) => {
    if (failure !== undefined)
      console.error(`${category} ${index + 1} "${requests[index]?.prompt}" failed after ${inMs(ms)}: ${failure}`)
  })
  const times = painted.map((one) => one.ms).sort((a, b) => a - b)
  const summary = `${category}, ${style}, ${size} px: median ${inMs(times[times.length >> 1] ?? 0)}, worst ${inMs(times.at(-1) ?? 0)}`
  console.log(summary)
  const name = `${category}-${style}`
  if (options.singles) await writeSingles(name, painted, out)
  if (options.shuffle) return writeShuffled(name, categoryFacts[category].plural, requests, painted, out)
  const cells = requests.map((request, i) => cellOf(request, painted[i] as Painted))
  const perSheet = rows * columns
  for (let from = 0; from < cells.length; from += perSheet) {
    const part = cells.length > perSheet ? `-${from / perSheet + 1}` : ''
    const file = join(out, `${name}${part}.png`)
    await writeFile(file, await sheetOf(summary, cells.slice(from, from + perSheet)))
    console.log(`  ${file}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      style: { type: 'string' },
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: '512' },
      rows: { type: 'string', default: '6' },
      out: { type: 'string', default: 'sheets' },
      prompt: { type: 'string', multiple: true },
      shuffle: { type: 'boolean', default: false },
      singles: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const asked = positionals[0] ?? 'all'
  const known = ImageCategory.safeParse(asked)
  if (!known.success && asked !== 'all') throw new Misuse(`There is no category ${asked}.`)
  const categories = known.success ? [known.data] : imageCategories
  const options = {
    seed: wholeNumber(values.seed, 'seed', 0),
    size: wholeNumber(values.size, 'size', 32),
    rows: wholeNumber(values.rows, 'rows', 1),
    out: values.out,
    prompts: values.prompt,
    shuffle: values.shuffle,
    singles: values.singles,
  }
  loadFonts()
  await mkdir(options.out, { recursive: true })
  for (const category of categories) {
    const offered = generators[category].styles
    const wanted = values.style === 'all' ? offered : [values.style ?? offered[0] ?? '']
    for (const style of wanted) {
      if (offered.includes(style)) await sheetFor(category, style, options)
      else console.error(`${category} are painted in ${offered.join(', ')}, not in ${style}.`)
    }
  }
}

await run(usage, main)
