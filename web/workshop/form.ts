import { SHEET_PRICE } from '../../contract/economy.ts'
import { type RuleSystem, ruleSystems } from '../../contract/enums.ts'
import { SHEETS_PER_REQUEST_MAX } from '../../contract/limits.ts'
import type { Choice } from '../../contract/sheets/choices.ts'
import { sheetChoices } from '../../contract/sheets/kind-choices.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { visibilityFacts } from '../../contract/visibility-facts.ts'
import { seedFrom } from '../generate/form.ts'

type Chosen = string | number

/** A workshop's form as it stands. */
export interface WorkshopForm {
  prompt: string
  system: RuleSystem
  /** By the choice's name. */
  choices: Readonly<Record<string, Chosen>>
  count: number
  /** The last seed, or the one to use when locked; null before the first sheet. */
  seed: number | null
  seedLocked: boolean
  visibility: Visibility
}

/** Of these one wants a whole handful at once. */
export const isMadeByTheDozen = (kind: SheetKind) => (kind as string) === 'npc'

/** Poems and tales follow no rules. */
export const followsRules = (kind: SheetKind) => (kind as string) !== 'lore'

const beginningOf = ({ options, begins, usual, min = 0 }: Choice): Chosen =>
  options ? (begins ?? Object.keys(options)[0] ?? '') : (usual ?? min)

/** What a choice makes of a value from elsewhere; undefined when it is none of its own. */
function taken({ options, min = 0, max = Number.MAX_SAFE_INTEGER }: Choice, value: unknown): Chosen | undefined {
  if (options) return typeof value === 'string' && value in options ? value : undefined
  const number = value === '' || value === null ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

export function emptyWorkshop(kind: SheetKind): WorkshopForm {
  const choices = sheetChoices[kind].map((choice): [string, Chosen] => [choice.name, beginningOf(choice)])
  return {
    prompt: '',
    system: 'DnD5e',
    choices: Object.fromEntries(choices),
    count: 1,
    seed: null,
    seedLocked: false,
    visibility: 'public',
  }
}

const systemOf = (value: unknown) => ruleSystems.find((system) => system === value)
const countOf = (value: unknown) => {
  const count = Number(value)
  return Number.isInteger(count) && count >= 1 && count <= SHEETS_PER_REQUEST_MAX ? count : undefined
}

/** The form with anything that makes sense of `said` laid over it; the rest is left out. */
function withSaid(kind: SheetKind, form: WorkshopForm, said: (name: string) => unknown): WorkshopForm {
  const choices = sheetChoices[kind].flatMap((choice) => {
    const value = taken(choice, said(choice.name))
    return value === undefined ? [] : [[choice.name, value] as const]
  })
  const prompt = said('prompt')
  return {
    ...form,
    prompt: typeof prompt === 'string' ? prompt : form.prompt,
    system: systemOf(said('system')) ?? form.system,
    choices: { ...form.choices, ...Object.fromEntries(choices) },
    count: isMadeByTheDozen(kind) ? (countOf(said('count')) ?? form.count) : 1,
  }
}

/** What an address asks for. */
export function withAddress(kind: SheetKind, form: WorkshopForm, search: URLSearchParams): WorkshopForm {
  const seed = seedFrom(search.get('seed') ?? '')
  const asked = withSaid(kind, form, (name) => search.get(name))
  return seed === null ? asked : { ...asked, seed, seedLocked: true }
}

/** A form as it was kept; anything may have been put under our key. */
export function restored(kind: SheetKind, kept: unknown): WorkshopForm | null {
  if (typeof kept !== 'object' || kept === null) return null
  const fields = kept as Record<string, unknown>
  const choices = (fields.choices ?? {}) as Record<string, unknown>
  const form = withSaid(kind, emptyWorkshop(kind), (name) => choices[name] ?? fields[name])
  return {
    ...form,
    seed: typeof fields.seed === 'number' ? seedFrom(String(fields.seed)) : null,
    seedLocked: fields.seedLocked === true && typeof fields.seed === 'number',
    visibility: visibilities.find((one) => one === fields.visibility) ?? 'public',
  }
}

/** What is chosen beside the words and the rules, in a line: "Party level 5 · Hoard · private". */
export function chosenIn(kind: SheetKind, { system, choices, count, seedLocked, visibility }: WorkshopForm): string {
  const chosen = sheetChoices[kind].flatMap(({ name, label, options, only }) => {
    const value = choices[name] ?? ''
    if (value === '' || (only && only !== system)) return []
    // An option's first words name it, the rest explain; a number alone says nothing.
    const said = options ? (options[value] ?? '').replace(/[:,(].*/, '').trim() : String(value)
    return [/^[\d/]+$/.test(said) ? `${label} ${said}` : said]
  })
  const more = [
    count > 1 && `${count} at once`,
    seedLocked && 'seed kept',
    visibility !== 'public' && visibilityFacts[visibility].label.toLowerCase(),
  ]
  return [...chosen, ...more].filter(Boolean).join(' · ') || 'All left to the words'
}

/** In gold, for all the sheets that are asked for. */
export const priceOf = ({ count }: WorkshopForm) => (SHEET_PRICE * count) / 1000

/** What the workshop is asked with. */
export type WorkshopRequest = Record<string, unknown> & { kind: SheetKind; prompt: string; count: number }

export function requestOf(kind: SheetKind, form: WorkshopForm, seed: number): WorkshopRequest {
  const { prompt, system, choices, count, visibility } = form
  return { kind, ...choices, prompt: prompt.trim(), system, count, seed, visibility }
}
