import { parseArgs } from 'node:util'
import { isSheetKind, sheetKinds } from '../contract/sheets/kinds.ts'
import { sheetRequests } from '../contract/sheets/requests.ts'
import { writeSheet } from '../engine/lore/index.ts'
import { sheetMarkdown } from '../server/sheets/exports/markdown.ts'
import { Misuse, run, wholeNumber } from './usage.ts'

const usage = `Sheets of the workshop, as Markdown: what the engine writes for a prompt.
  npm run write -- <kind> [--prompt words] [--seed n] [--count n] [choice=value …]
Kinds: ${sheetKinds.join(', ')}.
--count  so many, each by the next seed (1)
Choices are those of the kind's form and its rules: system=Pathfinder, level=5, size=small.`

/** "level=5" to its name and value; a number where it is one. */
function choiceIn(text: string): [name: string, value: string | number] {
  const [name = '', value] = text.split('=')
  if (value === undefined) throw new Misuse(`A choice is written as name=value, not ${text}.`)
  return [name, /^\d+$/.test(value) ? Number(value) : value]
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      prompt: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const [kind = '', ...choices] = positionals
  if (!isSheetKind(kind)) throw new Misuse(kind ? `There is no kind of sheet called ${kind}.` : 'Name a kind of sheet.')
  const unknown = choices.map(choiceIn).find(([name]) => !Object.hasOwn(sheetRequests[kind].shape, name))
  if (unknown) throw new Misuse(`There is no choice called ${unknown[0]}.`)
  const request = sheetRequests[kind].parse({ ...Object.fromEntries(choices.map(choiceIn)), prompt: values.prompt })
  const first = wholeNumber(values.seed, 'seed', 0)
  const seeds = Array.from({ length: wholeNumber(values.count, 'count', 1) }, (_, position) => first + position)
  console.log(seeds.map((seed) => sheetMarkdown(writeSheet({ kind, request, seed }))).join('\n---\n\n'))
}

await run(usage, main)
