import { colourOf } from '../paint/pigments.ts'
import { type Brief, mentionOf } from '../prompt/brief.ts'
import type { Act } from './acts.ts'
import type { Tool, Way } from './crafts.ts'
import type { Gear, Load, Person } from './scene.ts'

const inHand = ({ hold }: Gear) => hold === 'left' || hold === 'right'

/** What is held of what a craft needs: `own` what the words or the calling gave, the dye of the work what the words say of it. */
function taken(tool: Tool, hold: 'left' | 'right', own: readonly Gear[], brief: Brief): Gear {
  const suits = [tool.kind, ...(tool.suits ?? [])]
  const had = suits.flatMap((kind) => own.find((gear) => gear.kind === kind) ?? [])[0]
  if (had) return { ...had, hold }
  const dye = worked.has(tool.kind) ? dyeOfWork(brief) : undefined
  return {
    kind: tool.kind,
    hold,
    colour: dye ?? tool.colour,
    ...(tool.stuff ? { stuff: tool.stuff } : {}),
    state: [],
  }
}

/** What has the colour of the garment or cloth that is worked on. */
const worked: ReadonlySet<Gear['kind']> = new Set<Gear['kind']>(['needles', 'cloth', 'laundry'])

/** "Knitting a red scarf", "hanging white sheets": the colour that is said right after the work. */
function dyeOfWork({ prompt }: Brief) {
  const [, said = ''] =
    /\b(?:knitting|knits|crocheting|sewing|sews|mending|mends|embroidering|stitching|hanging|folding|washing|weaving|darning|hemming|patching)\s+(?:an?|the|his|her|some|their)?\s*((?:[\w-]+\s+){1,3})/i.exec(
      prompt,
    ) ?? []
  return said
    .toLowerCase()
    .split(/[\s-]+/)
    .map(colourOf)
    .find((one) => one !== undefined)
}

/** Gives the hands what a craft needs, and puts away what they held; `own` is what they held before it was begun. */
export function equip(person: Person, way: Way, own: readonly Gear[], brief: Brief): void {
  const held = [
    ...(way.right ? [taken(way.right, 'right', own, brief)] : []),
    ...(way.left ? [taken(way.left, 'left', own, brief)] : []),
  ]
  const isUsed = (gear: Gear) => held.some(({ kind }) => kind === gear.kind)
  const isTaken = (hold: Gear['hold']) => held.some((tool) => tool.hold === hold)
  const rest = person.gear.filter((gear) => !isUsed(gear) && !(inHand(gear) && isTaken(gear.hold)))
  // What was asked for and lies in neither hand goes to the free one.
  const asked = own.find(
    (gear) => inHand(gear) && !isUsed(gear) && !rest.includes(gear) && mentionOf(brief, gear.kind) !== undefined,
  )
  const free = (['right', 'left'] as const).find((hold) => !isTaken(hold) && !rest.some((gear) => gear.hold === hold))
  // On a table lies what is worked on.
  const spare =
    asked &&
    free &&
    way.act !== 'tablework' &&
    held.length > 0 &&
    held.length < 2 &&
    twoHanded.every((one) => !isUsedBy(held, one))
  person.gear = [...rest, ...held, ...(spare ? [{ ...asked, hold: free }] : [])]
}

const twoHanded: readonly Gear['kind'][] = [
  'needles',
  'mop',
  'hoe',
  'axe',
  'pickaxe',
  'scythe',
  'pitchfork',
  'firewood',
]
const isUsedBy = (held: readonly Gear[], kind: Gear['kind']) => held.some((gear) => gear.kind === kind)

const loadWords: readonly (readonly [Load, RegExp])[] = [
  ['barrel', /\b(?:barrel|keg|cask)s?\b/i],
  ['crate', /\b(?:crate|box|boxes|cargo|goods|furniture)s?\b/i],
  ['chest', /\b(?:chest|trunk|coffer|strongbox)s?\b/i],
  ['boulder', /\b(?:boulder|rock|stone|anvil|weight)s?\b/i],
  ['sack', /\b(?:sack|bag|flour|grain)s?\b/i],
  ['log', /\b(?:log|tree trunk|beam|timber|tree)s?\b/i],
  ['books', /\bbooks\b|\bscrolls\b|\bstack of\b/i],
  ['firewood', /\b(?:firewood|sticks|branches)\b/i],
]

/** What is lifted or carried in both arms. */
export function loadOf(act: Act, { prompt }: Brief): Load | undefined {
  if (act !== 'hauling' && act !== 'lifting') return undefined
  const after = prompt.slice(Math.max(0, prompt.search(/\b(?:haul|lug|lift|hoist|heft|carry|carries|heav|gather)/i)))
  const said = loadWords.find(([, words]) => words.test(after))?.[0]
  return said ?? (act === 'lifting' ? 'boulder' : undefined)
}
