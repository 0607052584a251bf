import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml'
import * as z from 'zod'
import { imageSizes } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'

const gold = z.number().min(0).max(10_000)
const Gold = z.union([
  gold,
  z.strictObject(
    Object.fromEntries(imageSizes.map((size) => [size, gold])) as Record<(typeof imageSizes)[number], typeof gold>,
  ),
])

/** A model on offer: its id, or more of it. */
const Entry = z.union([
  z.string().transform((id) => ({ id })),
  z.strictObject({
    /** One that the program knows, or with `like` a new one. */
    id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/, 'is of small letters, figures, dots and hyphens'),
    name: z.string().trim().min(1).max(40).optional(),
    /** Gold for a picture, one price or one for each size; for anything else, for a second, a minute or a thousand characters. */
    gold: Gold.optional(),
    /** What the house pays for it, US dollars. */
    cost: z.number().min(0).max(1000).optional(),
    /** A model that the program knows, of which this is another: asked in the same way. */
    like: z.string().optional(),
    /** What the service calls it. */
    serviceId: z.string().min(1).max(200).optional(),
  }),
])
export type ModelEntry = z.output<typeof Entry>

/** What is finer than a key, for one service. */
const Service = z.strictObject({
  /** Left out: all that the program knows. */
  models: z.array(Entry).min(1, 'names no model; leave the service out to offer none').optional(),
  /** Another address than the service's own: a gateway. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** Orders asked of it at once, by one worker. */
  atOnce: z.number().int().min(1).max(200).default(4),
  /** How long one order may take, s. */
  timeout: z.number().min(5).max(3600).default(300),
  /** What the house pays it a day at most, US dollars; left out: as much as is asked for. */
  daily: z.number().min(0).max(1_000_000).optional(),
  /** For ComfyUI: a folder of workflows of one's own. */
  workflows: z.string().optional(),
})
export type ServiceEntry = z.output<typeof Service>

/** What stands where a service is not named in the file. */
export const plainService: ServiceEntry = Service.parse({})

/** Which models are best, the best first. */
const Best = z.array(z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/, 'is no id of a model')).min(1, 'names no model')

export interface ServicesFile {
  services: Partial<Record<string, ServiceEntry>>
  best: readonly string[]
}

/** Thrown for a file that cannot be used; its message has a line for every fault. */
export class ServicesFileError extends Error {}

/**
 * Reads services.yaml. `names` are the services there are; `known` the ids of each one's models.
 * Throws ServicesFileError, which tells every fault with its line.
 */
export function readServicesFile(text: string, known: ReadonlyMap<string, readonly string[]>): ServicesFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    const told = document.errors.map((error) => `line ${lines.linePos(error.pos[0]).line}: ${error.message}`)
    throw new ServicesFileError(told.join('\n'))
  }
  const names = [...known.keys()]
  const services = Object.fromEntries(names.map((name) => [name, Service.optional()]))
  const Whole = z.strictObject({ ...services, best: Best.optional() })
  const parsed = Whole.safeParse(document.toJS() ?? {})
  /** Where a place of the document stands: its name, else the nearest around it that is there. */
  function lineOf(path: readonly PropertyKey[]): number {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
        if (!pair) break
        offset = (pair.key as Scalar).range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        offset = isNode(node) ? (node.range?.[0] ?? offset) : offset
      }
    }
    return lines.linePos(offset).line
  }
  const faults: { line: number; said: string }[] = []
  const fault = (path: readonly PropertyKey[], said: string) =>
    faults.push({ line: lineOf(path), said: `${path.join('.')}: ${said}` })
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      if (issue.code !== 'unrecognized_keys') fault(issue.path, issue.message)
      else {
        const isService = issue.path.length === 0
        const said = isService ? `is no service; there are ${names.join(', ')}, and best` : 'is no setting of a service'
        for (const key of issue.keys) fault([...issue.path, key], said)
      }
    }
  } else {
    for (const name of names) {
      const service = (parsed.data as ServicesFile['services'])[name]
      for (const [position, entry] of (service?.models ?? []).entries()) {
        const ids = known.get(name) ?? []
        const original = 'like' in entry && entry.like !== undefined ? entry.like : entry.id
        // Machines of one's own have what they have.
        if (ids.length > 0 && !ids.includes(original)) {
          fault([name, 'models', position], `"${original}" is not known; there are ${ids.join(', ')}`)
        }
      }
      const ids = (service?.models ?? []).map(({ id }) => id)
      const twice = ids.find((id, position) => ids.indexOf(id) < position)
      if (twice !== undefined) fault([name, 'models'], `"${twice}" stands there twice`)
    }
  }
  if (faults.length > 0 || !parsed.success) {
    const told = faults.sort((a, b) => a.line - b.line).map(({ line, said }) => `line ${line}: ${said}`)
    throw new ServicesFileError(told.join('\n'))
  }
  const { best = [], ...entries } = parsed.data
  return { services: entries as ServicesFile['services'], best }
}

/** What of an entry replaces what the program knows of a model. */
export const goldOf = (entry: ModelEntry): PictureModel['price'] | number | undefined =>
  'gold' in entry ? entry.gold : undefined
