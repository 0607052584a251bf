import type { Section } from '../../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../../contract/sheets/settlement.ts'
import type { Random } from '../../../paint/random.ts'
import { money } from '../../goods/money.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { settlementScale, wealthMarkup } from '../sizes.ts'
import { tale } from '../tale.ts'
import { languageOf, threats } from '../words.ts'
import { part, souls } from './part.ts'

const peopleWord: Readonly<Record<string, string>> = {
  elf: 'elves',
  'half-elf': 'half-elves',
  dwarf: 'dwarves',
  kenku: 'kenku',
}
const peopleOf = (ancestry: string) => peopleWord[ancestry] ?? `${ancestry}s`

/** All that its buyers could put on one table, gp: by how many they are and how well off. */
function readyMoney({ size, souls, wealth }: Idea, chance: Random): number {
  const { ready, souls: range } = settlementScale[size]
  const usual = ready * Math.sqrt(souls / Math.sqrt(range[0] * range[1])) * (wealthMarkup[wealth] / 105) ** 2
  const step = usual < 400 ? 1 : usual < 4000 ? 10 : 100
  return Math.max(5, Math.round((usual * chance.range(0.8, 1.25)) / step) * step)
}

/** What the prompt says of the place, as it was put. */
const quoted = ({ reading }: Idea) => reading.text.replace(/[.!?]+$/, '')

export function brief(idea: Idea, request: SettlementRequest, chance: Random): Section {
  const { government, ruler, livelihood, size, peoples, asked } = idea
  const rows: [string, string, string][] = [
    ...(quoted(idea) ? [['known', 'Known as', capital(quoted(idea))] as [string, string, string]] : []),
    ['size', 'Size', `${capital(size)}, ${souls(idea.souls)} souls`],
    ['peoples', 'Peoples', peoples.map(([ancestry, share]) => `${peopleOf(ancestry)} ${share}%`).join(', ')],
    ...(asked.folk
      ? [['folk', 'Who lives here', `${capital(asked.folk.many)}, nearly all of them`] as [string, string, string]]
      : []),
    ['ruler', 'Rules', `${ruler.role} ${ruler.name}`],
    ['government', 'Government', government.label],
    ['seat', 'In practice', capital(tellerFor(idea, tale, chance).tell(chance.pick(government.how)))],
    ['living', 'Lives by', livelihood.label],
    ['water', 'Water', capital(idea.river ?? idea.shore ?? idea.water)],
    ...(idea.river && idea.shore ? [['shore', 'Shore', idea.shore] as [string, string, string]] : []),
    ['streets', 'Streets', idea.streets.join(', ')],
    ...(idea.gates.length > 0 ? [['gates', 'Gates', idea.gates.join(', ')] as [string, string, string]] : []),
    ['religions', 'Shrines', `Of ${idea.saints.join(', ')}`],
  ]
  if (request.system === 'Pathfinder') {
    const tongues = peoples
      .map(([ancestry]) =>
        ancestry === 'tiefling' ? 'Chthonian' : ancestry === 'aasimar' ? 'Empyrean' : languageOf[ancestry],
      )
      .filter((tongue) => tongue !== undefined)
    rows.push(
      ['level', 'Settlement', String(idea.level)],
      ['languages', 'Languages', [...new Set(['Common', ...tongues])].join(', ')],
      ['threats', 'Threats', [idea.trouble.label.toLowerCase(), ...chance.shuffle(threats).slice(0, 2)].join(', ')],
      ['sale', 'For sale, at most', `Common items, level ${idea.level}`],
    )
  } else {
    const { rank } = settlementScale[size]
    // SRD 5.1: spells of 1st and 2nd level can be hired in towns and cities for 10 to 50 gp.
    const [first, second] = [chance.int(2, 4) * 5, chance.int(6, 10) * 5]
    rows.push(
      ['ready', 'Ready money', money(readyMoney(idea, chance))],
      ['spells', 'Spells, by level', rank >= 2 ? `1st ${first} gp, 2nd ${second} gp` : 'None for hire'],
    )
  }
  const facts = rows.map(([key, label, text]) => ({ key: `brief.facts.${key}`, label, text }))
  return part('brief', 'In brief', 'aside', [{ type: 'facts', key: 'brief.facts', rows: facts }], false)
}
