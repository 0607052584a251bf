import type { StatsBlock } from '../../../../../contract/sheets/document.ts'

/*
 * Reads a printed block as somebody with the rules and a pencil would, knowing nothing of the model behind it, and says
 * what does not work out. The figures stand here a second time on purpose: SRD 5.2.1 and the Lazy GM's 5e Monster Builder.
 */

const labels = ['0', '1/8', '1/4', '1/2', ...Array.from({ length: 30 }, (_, index) => String(index + 1))]
const worth =
  '10 25 50 100 200 450 700 1100 1800 2300 2900 3900 5000 5900 7200 8400 10000 11500 13000 15000 18000 20000 22000 25000 33000 41000 50000 62000 75000 90000 105000 120000 135000 155000'
    .split(' ')
    .map(Number)
const health =
  '3 9 13 22 33 45 65 84 95 112 130 136 145 155 165 175 184 196 210 229 246 266 285 300 325 350 375 400 430 460 490 540 600 666'
    .split(' ')
    .map(Number)
const harm =
  '2 3 5 8 12 17 23 28 35 41 47 53 59 65 71 77 83 89 95 101 107 113 119 132 150 168 186 204 222 240 258 276 294 312'
    .split(' ')
    .map(Number)
const hitDice: Record<string, number> = { Tiny: 4, Small: 6, Medium: 8, Large: 10, Huge: 12, Gargantuan: 20 }
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const governs: Record<string, string> = {
  Acrobatics: 'DEX',
  'Animal Handling': 'WIS',
  Arcana: 'INT',
  Athletics: 'STR',
  Deception: 'CHA',
  History: 'INT',
  Insight: 'WIS',
  Intimidation: 'CHA',
  Investigation: 'INT',
  Medicine: 'WIS',
  Nature: 'INT',
  Perception: 'WIS',
  Performance: 'CHA',
  Persuasion: 'CHA',
  Religion: 'INT',
  'Sleight of Hand': 'DEX',
  Stealth: 'DEX',
  Survival: 'WIS',
}

const ROLL = /(\d+) \((\d+)d(\d+)(?: ([+-]) (\d+))?\)/g

interface Roll {
  average: number
  count: number
  die: number
  bonus: number
}

const rollsIn = (text: string): Roll[] =>
  [...text.matchAll(ROLL)].map(([, average, count, die, sign, bonus]) => ({
    average: Number(average),
    count: Number(count),
    die: Number(die),
    bonus: bonus ? Number(`${sign}${bonus}`) : 0,
  }))

const lineOf = (block: StatsBlock, ...names: string[]) =>
  [...block.head, ...block.body].find(({ label }) => names.includes(label))?.text ?? ''

/** Damage that its ordinary round deals if everything hits: its turn, what lies about it, and legendary blows. */
export function roundOf(block: StatsBlock): number {
  const groups = new Map(block.features.map(({ title, items }) => [title, items]))
  const actions = groups.get('Actions') ?? []
  const hits = new Map(
    actions.flatMap(({ name, text }) => {
      const hit = text.match(/Hit: (.*?) damage\./)?.[1]
      return hit
        ? [[name.toLowerCase(), rollsIn(hit).reduce((sum, { average }) => sum + Math.max(1, average), 0)] as const]
        : []
    }),
  )
  const dealt = (text: string) =>
    [...text.matchAll(/\b(one|two|three|four|five|six|seven|eight) ([\p{L}’' -]+?) attacks?\b/gu)].reduce(
      (sum, [, count = '', name = '']) => sum + numbers.indexOf(count) * (hits.get(name.toLowerCase()) ?? Number.NaN),
      0,
    )
  const many = actions.find(({ name }) => name === 'Multiattack')
  const turn = many ? dealt(many.text.split(/, or |\. /)[0] ?? '') : Math.max(...hits.values())
  const aura = (groups.get('Traits') ?? []).find(({ name }) => /^Aura of|^(?:Fire|Heat) Aura/.test(name))
  const legendary = (groups.get('Legendary Actions') ?? []).map(({ text }) => dealt(text))
  return turn + (aura ? (rollsIn(aura.text)[0]?.average ?? 0) : 0) + 3 * Math.max(0, ...legendary)
}

/** What is wrong with a block, in words; empty for a sound one. */
export function faultsOf(block: StatsBlock): string[] {
  const faults: string[] = []
  const check = (sound: boolean, what: string) => {
    if (!sound) faults.push(`${block.name}: ${what}`)
  }
  const mods = Object.fromEntries(block.abilities.map(({ label, modifier }) => [label, modifier])) as Record<
    string,
    number
  >
  for (const { label, score, modifier } of block.abilities)
    check(modifier === Math.floor(((score ?? 0) - 10) / 2), `${label} ${score}`)

  const challenge = lineOf(block, 'CR', 'Challenge')
  const row = labels.indexOf(challenge.split(' ')[0] ?? '')
  check(row >= 0, `challenge ${challenge}`)
  const cr = Math.max(1, Number(labels[row]) || 0)
  const pb = 2 + Math.floor((cr - 1) / 4)
  check(challenge.replaceAll(',', '').includes(String(worth[row])), `XP in ${challenge}`)
  check(`${challenge} ${lineOf(block, 'Proficiency Bonus')}`.includes(`+${pb}`), `PB in ${challenge}`)

  const hp = lineOf(block, 'HP', 'Hit Points')
  const [dice] = rollsIn(hp)
  check(dice?.die === hitDice[block.kind.split(' ')[0] ?? ''], `hit die of ${hp}`)
  check(dice !== undefined && dice.bonus === dice.count * (mods.CON ?? 0), `CON in ${hp}`)
  check(Math.abs((dice?.average ?? 0) - health[row]!) <= health[row]! * 0.25, `${hp} for ${challenge}`)

  for (const { label, modifier, save } of block.abilities)
    check(save === modifier || save === modifier + pb, `${label} save ${save}`)
  for (const [, ability = '', value] of lineOf(block, 'Saving Throws').matchAll(/(\w{3}) ([+-]\d+)/g))
    check(Number(value) === mods[ability.toUpperCase()]! + pb, `save ${ability} ${value}`)

  const known = [...lineOf(block, 'Skills').matchAll(/([A-Z][A-Za-z ]+) ([+-]\d+)/g)]
  for (const [, name = '', value] of known) {
    const modifier = mods[governs[name] ?? ''] ?? Number.NaN
    check([modifier + pb, modifier + 2 * pb].includes(Number(value)), `skill ${name} ${value}`)
  }
  const perception = Number(known.find(([, name]) => name === 'Perception')?.[2] ?? mods.WIS)
  check(/assive Perception (\d+)/.exec(lineOf(block, 'Senses'))?.[1] === String(10 + perception), 'passive Perception')
  const initiative = /([+-]\d+) \((\d+)\)/.exec(lineOf(block, 'Initiative'))
  if (initiative) {
    const value = Number(initiative[1])
    check(
      [0, 1, 2].some((times) => value === mods.DEX! + times * pb),
      `initiative ${value}`,
    )
    check(Number(initiative[2]) === 10 + value, 'initiative score')
  }

  const entries = block.features.flatMap(({ items }) => items)
  for (const { name, text } of entries) {
    for (const { average, count, die, bonus } of rollsIn(text))
      check(
        average === Math.floor((count * (die + 1)) / 2) + bonus,
        `${name}: average of ${count}d${die} ${bonus} is not ${average}`,
      )
    const hit = /Attack(?: Roll)?: ([+-]\d+)/.exec(text)?.[1]
    if (hit) {
      const modifier = Number(hit) - pb
      check(Object.values(mods).includes(modifier), `${name}: to hit ${hit}`)
      check(rollsIn(text)[0]?.bonus === modifier, `${name}: bonus to damage`)
    }
    for (const [, dc] of text.matchAll(/DC (\d+)(?! plus)/g))
      check(Object.values(mods).includes(Number(dc) - 8 - pb), `${name}: DC ${dc}`)
  }
  const dealt = roundOf(block)
  check(
    Math.abs(dealt - harm[row]!) <= harm[row]! * 0.25,
    `deals ${dealt} a round at challenge ${labels[row]}, not ${harm[row]}`,
  )
  return faults
}
