/** What a picture was made from, as files carry it. */
export interface Parameters {
  prompt: string
  negativePrompt: string
  /** A whole number, not negative. */
  seed?: number
  /** Where it is a little variation: the seeds of its nudges, in their order. Only our own files say them. */
  nudges?: readonly number[]
  /** px */
  width?: number
  height?: number
  /** A model's id with us; whatever another tool calls its own. */
  model?: string
  /** An image category; only our own files say it. */
  category?: string
  /** What was chosen for a battle map beside its words. */
  columns?: number
  rows?: number
  rooms?: number
  level?: number
}

/** Longest text that is read as parameters, characters: far above any prompt, far below what would take time. */
export const PARAMETERS_TEXT_MAX = 64_000

const NEGATIVE = 'Negative prompt:'
/** Fewer named values than this in the last line, and it is a line of the prompt. */
const FIELDS_LEAST = 3

/**
 * The text form that image tools share, from AUTOMATIC1111's modules/infotext_utils.py (create_infotext,
 * parse_generation_parameters): the prompt; a line "Negative prompt: …"; a last line of "Name: value" with commas between,
 * values that hold commas, colons, quotes or line breaks being JSON strings. Readers know that line by its "Steps", so
 * there is one. Where the plain form would be read back as another prompt (one with a line "Negative prompt:" in it),
 * two further fields tell it exactly; other tools leave them alone.
 */
export function writeParameters(parameters: Parameters): string {
  const fields: [string, string | number | undefined][] = [
    ['Steps', 1],
    ['Seed', parameters.seed],
    ['Nudges', parameters.nudges?.length ? parameters.nudges.join(' ') : undefined],
    ['Size', parameters.width && parameters.height ? `${parameters.width}x${parameters.height}` : undefined],
    ['Model', parameters.model || undefined],
    ['Category', parameters.category],
    ['Columns', parameters.columns],
    ['Rows', parameters.rows],
    ['Rooms', parameters.rooms],
    ['Party level', parameters.level],
    ['Version', 'Lanternkeep'],
  ]
  const plain = textOf(parameters, fields)
  const read = readParameters(plain)
  if (read?.prompt === parameters.prompt && read.negativePrompt === parameters.negativePrompt) return plain
  return textOf(parameters, [
    ...fields,
    ['Exact prompt', parameters.prompt],
    ['Exact negative prompt', parameters.negativePrompt],
  ])
}

function textOf({ prompt, negativePrompt }: Parameters, fields: [string, string | number | undefined][]): string {
  const last = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${quoted(String(value))}`]))
  return [prompt, ...(negativePrompt ? [`${NEGATIVE} ${negativePrompt}`] : []), last.join(', ')].join('\n')
}

const quoted = (value: string) => (/[,:\n\r"]|^\s|\s$|^$/.test(value) ? JSON.stringify(value) : value)

/** Reads the text form, ours or another tool's. Undefined when there is no prompt and no value in it, or it is too long. */
export function readParameters(text: string): Parameters | undefined {
  if (text.length > PARAMETERS_TEXT_MAX) return undefined
  const lines = text.trim().split('\n')
  const last = fieldsOf(lines.at(-1) ?? '')
  const hasFields = last.size >= FIELDS_LEAST
  const words = hasFields ? lines.slice(0, -1) : lines
  const negativeAt = words.findIndex((line) => line.trimStart().startsWith(NEGATIVE))
  const prompt = (negativeAt < 0 ? words : words.slice(0, negativeAt)).join('\n').trim()
  const negativePrompt = negativeAt < 0 ? '' : words.slice(negativeAt).join('\n').trim().slice(NEGATIVE.length).trim()
  const fields = hasFields ? last : new Map<string, string>()
  const found: Parameters = {
    prompt: fields.get('Exact prompt') ?? prompt,
    negativePrompt: fields.get('Exact negative prompt') ?? negativePrompt,
    seed: wholeNumber(fields.get('Seed')),
    nudges: wholeNumbers(fields.get('Nudges')),
    ...sizeOf(fields.get('Size')),
    model: fields.get('Model'),
    category: fields.get('Category'),
    columns: wholeNumber(fields.get('Columns')),
    rows: wholeNumber(fields.get('Rows')),
    rooms: wholeNumber(fields.get('Rooms')),
    level: wholeNumber(fields.get('Party level')),
  }
  return Object.values(found).some((value) => value !== undefined && value !== '') ? found : undefined
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

function wholeNumbers(text: string | undefined): number[] | undefined {
  return text !== undefined && /^\d{1,15}(?: \d{1,15})*$/.test(text) ? text.split(' ').map(Number) : undefined
}

function sizeOf(text: string | undefined): { width?: number; height?: number } {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? '') ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : {}
}

/** "Name: value, Name: "quoted, value"" as a map; goes through the line once, however it is made. */
function fieldsOf(line: string): Map<string, string> {
  const fields = new Map<string, string>()
  let at = 0
  while (at < line.length) {
    const colon = line.indexOf(':', at)
    if (colon < 0) break
    // Commas before the name belong to whatever stood there that was no field.
    const name = line.slice(Math.max(at, line.lastIndexOf(',', colon) + 1), colon).trim()
    let start = colon + 1
    while (line[start] === ' ') start++
    const { value, end } = line[start] === '"' ? quotedAt(line, start) : bareAt(line, start)
    if (/^\w[\w \-/]{0,60}$/.test(name)) fields.set(name, value)
    at = end
  }
  return fields
}

function bareAt(line: string, start: number): { value: string; end: number } {
  const comma = line.indexOf(',', start)
  const end = comma < 0 ? line.length : comma
  return { value: line.slice(start, end).trim(), end: end + 1 }
}

function quotedAt(line: string, start: number): { value: string; end: number } {
  let close = start + 1
  while (close < line.length && line[close] !== '"') close += line[close] === '\\' ? 2 : 1
  try {
    const value: unknown = JSON.parse(line.slice(start, close + 1))
    if (typeof value === 'string') return { value, end: close + 1 }
  } catch {
    // A quote that opens no string is a letter like any other.
  }
  return bareAt(line, start)
}
