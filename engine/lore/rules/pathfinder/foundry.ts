import type { SheetDocument, StatsBlock } from '../../../../contract/sheets/document.ts'
import { linesOf } from '../../fields.ts'
import { abilities } from '../rule-book.ts'
import {
  armourClassOf,
  attackOf,
  damageOf,
  dcOf,
  hitPointsOf,
  modifierOf,
  perceptionOf,
  saveOf,
  skillOf,
} from './derive.ts'
import { diceOf } from './dice.ts'
import type { CreatureModel } from './model.ts'
import { resistance } from './tables.ts'
import { damageWord } from './words.ts'

const sizeCodes = { Tiny: 'tiny', Small: 'sm', Medium: 'med', Large: 'lg', Huge: 'huge', Gargantuan: 'grg' } as const
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Foundry's descriptions are HTML with rolls and links in brackets: a person's words stay words. */
const html = (text: string) =>
  text.replace(/(?:\[|[@&]\w*)(?=\[)/g, '$&\u200b').replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

function actionsOf(text: string): { type: 'action' | 'reaction' | 'free' | 'passive'; count: number | null } {
  if (/^\(two actions/.test(text)) return { type: 'action', count: 2 }
  if (/^\(one action/.test(text)) return { type: 'action', count: 1 }
  if (/^\(reaction/.test(text)) return { type: 'reaction', count: null }
  if (/^\(free action/.test(text)) return { type: 'free', count: null }
  return { type: 'passive', count: null }
}

/** An NPC actor of Foundry VTT's pf2e system: strikes are items of type melee, everything else actions. */
export function foundryActor(block: StatsBlock, document: SheetDocument): Record<string, unknown> {
  const model = block.model as CreatureModel
  const strikes = model.strikes.map((strike) => ({
    name: strike.name,
    type: 'melee',
    system: {
      weaponType: { value: strike.ranged ? 'ranged' : 'melee' },
      bonus: { value: attackOf(model) },
      damageRolls: {
        0: { damage: diceOf(damageOf(model, strike.weight), strike.die), damageType: damageWord[strike.type] },
      },
      traits: { value: strike.traits.map(slug) },
    },
  }))
  const actions = block.features
    .flatMap(({ items }) => items)
    .filter(({ key }) => !key.includes('.strike'))
    .map(({ name, text }) => {
      const { type, count } = actionsOf(text)
      return {
        name,
        type: 'action',
        system: {
          actionType: { value: type },
          actions: { value: count },
          description: { value: `<p>${html(text)}</p>` },
        },
      }
    })
  return {
    name: block.name,
    type: 'npc',
    prototypeToken: { name: block.name, disposition: 0 },
    system: {
      abilities: Object.fromEntries(abilities.map((ability) => [ability, { mod: modifierOf(model, ability) }])),
      attributes: {
        ac: { value: armourClassOf(model) },
        hp: { value: hitPointsOf(model), max: hitPointsOf(model) },
        speed: { value: Number(/^\d+/.exec(model.speeds)?.[0] ?? 0), otherSpeeds: [] },
        immunities: model.immunities.map((type) => ({ type: slug(type) })),
        weaknesses: model.weaknesses.map((type) => ({ type: slug(type), value: resistance(model.level) })),
        resistances: model.resistances.map((type) => ({ type: slug(type), value: resistance(model.level) })),
        spellDC: { value: dcOf(model) },
      },
      perception: { mod: perceptionOf(model), details: model.senses.join(', ') },
      details: {
        level: { value: model.level },
        languages: { value: model.languages.map(slug), details: '' },
        publicNotes: `<p>${linesOf(document).map(html).join('</p><p>')}</p>`,
      },
      saves: Object.fromEntries(
        (['fortitude', 'reflex', 'will'] as const).map((name) => [name, { value: saveOf(model, name) }]),
      ),
      skills: Object.fromEntries(model.skills.map((skill) => [slug(skill.name), { base: skillOf(model, skill) }])),
      traits: { value: model.traits.map(slug), rarity: model.rarity, size: { value: sizeCodes[model.size] } },
    },
    items: [...strikes, ...actions],
  }
}
