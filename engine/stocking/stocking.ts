import { money } from '../lore/goods/money.ts'
import { plural } from '../lore/grammar/inflect.ts'
import { drawArt, drawGems, drawPurse } from '../lore/loot/pieces.ts'
import { themes } from '../lore/loot/themes.ts'
import { budgetFor, drawMagic5e } from '../lore/loot/treasure.ts'
import { challengeRow } from '../lore/rules/dnd5e/tables.ts'
import type { BattlemapScene } from '../maps/exports/exports.ts'
import type { Random } from '../paint/random.ts'
import { type Difficulty, drawFight, type Fight, PARTY_IN_WORDS } from './dwellers.ts'
import { type Haunt, hauntOf } from './haunts.ts'
import { drawTrap } from './traps.ts'

type Contents = 'seat' | 'fight' | 'trap' | 'treasure' | 'clue' | 'empty'

/** What the places of a map hold, over and over: about as many fights as everything else, and some rest. */
const round: readonly Contents[] = [
  'fight',
  'trap',
  'clue',
  'fight',
  'treasure',
  'empty',
  'fight',
  'clue',
  'trap',
  'fight',
]

/**
 * The map with something for four heroes of a level (1-20) in the places of its key, by the rules of DnD5e: fights by the XP
 * budget, traps and treasure by level, clues to what is elsewhere, and places with nobody in them. The largest place holds the
 * hardest fight and the best find. Same scene, level and stream, same contents.
 */
export function stocked(scene: BattlemapScene, level: number, random: Random): BattlemapScene {
  const haunt = hauntOf(scene)
  const sizeOf = (number: number) => {
    const room = scene.rooms.find((one) => one.number === number)
    return room ? room.width * room.height : 0
  }
  const seat = [...scene.key].sort((a, b) => sizeOf(b.number) - sizeOf(a.number) || a.number - b.number)[0]?.number
  const rest = random.fork('places').shuffle(scene.key.filter(({ number }) => number !== seat))
  const contents = new Map<number, Contents>(rest.map(({ number }, i) => [number, round[i % round.length]!]))
  if (seat !== undefined) contents.set(seat, 'seat')

  const taken = new Set<string>()
  const fights = new Map<number, Fight>()
  for (const [number, kind] of [...contents].sort(([a], [b]) => a - b)) {
    const chance = random.fork(`fight ${number}`)
    if (kind === 'seat') fights.set(number, drawFight(haunt, level, 'high', taken, chance))
    if (kind === 'fight') {
      const difficulty = chance.weighted<Difficulty>(['low', 'moderate'], (one) => (one === 'low' ? 3 : 2))
      fights.set(number, drawFight(haunt, level, difficulty, taken, chance))
    }
  }
  const told = new Set<string>()
  const key = scene.key.map((entry) => {
    const chance = random.fork(`contents ${entry.number}`)
    const fight = fights.get(entry.number)
    const kind = contents.get(entry.number) ?? 'empty'
    const others = [...fights].filter(([number]) => number !== entry.number)
    const lines = [
      entry.text,
      ...(fight ? [fightLine(fight, level, chance)] : []),
      ...(kind === 'seat' ? [hoard(haunt, level, chance)] : []),
      ...(kind === 'trap' ? [drawTrap(haunt.traps, level, told, chance)] : []),
      ...(kind === 'treasure' ? [find(haunt, level, chance)] : []),
      ...(kind === 'clue' ? [clue(scene, others, chance)] : []),
      ...(kind === 'empty'
        ? [chance.pick(haunt.traps === 'wild' ? quietOutside : haunt.traps === 'aboard' ? quietAboard : quiet)]
        : []),
    ]
    return { ...entry, text: lines.join(' ') }
  })
  return { ...scene, key }
}

const number = (value: number) => value.toLocaleString('en-GB')

/** "6 Skeletons", "2 Swarms of Bats". */
function some({ creature: { name }, count }: Fight): string {
  if (count === 1) return `a ${name}`.replace(/^a (?=[AEIOU])/, 'an ')
  const [head, of] = name.split(/(?= of )/)
  return `${count} ${plural(head ?? name)}${of ?? ''}`
}

const doings = [
  'at rest, and slow to rise',
  'quarrelling among themselves',
  'eating',
  'on the watch',
  'searching the place',
  'waiting in ambush',
  'about to move on',
]
const doingsAlone = ['asleep', 'feeding', 'on the watch', 'pacing', 'lying in wait', 'wounded, and the fiercer for it']

function fightLine(fight: Fight, level: number, chance: Random): string {
  const { creature, count, xp, budget, difficulty } = fight
  const { label } = challengeRow(creature.challenge)
  const isThinking = creature.mind === 'keen' || creature.mind === 'brilliant'
  const isHungry = ['beast', 'monstrosity', 'humanoid', 'giant', 'dragon'].includes(creature.type)
  const isFolk = creature.type === 'humanoid' || creature.type === 'giant'
  const fits = (one: string) => isHungry || !/eating|feeding|asleep|wounded/.test(one)
  const doing = chance.pick(
    (count === 1 ? doingsAlone : doings).filter(fits).filter((one) => isThinking || one !== 'searching the place'),
  )
  const each = count === 1 ? '' : ' each'
  return `Here ${count === 1 ? 'is' : 'are'} ${some(fight)} (CR ${label}${each}), ${doing === 'feeding' && isFolk ? 'at a meal' : doing}: an encounter of ${difficulty} difficulty for ${PARTY_IN_WORDS} of level ${level}, ${number(xp)} of ${number(budget)} XP.`
}

/** Half of a parcel, in coins and one thing of worth. */
function find(haunt: Haunt, level: number, chance: Random): string {
  const theme = themes[haunt.treasure]
  const gp = budgetFor('DnD5e', level, false, chance).gp / 2
  const piece = Math.max(1, Math.round(gp * 0.4))
  const thing = chance.chance(0.5)
    ? drawGems(piece, chance)
    : { text: drawArt(theme, [], false, piece, chance), gp: piece }
  return `Treasure: ${drawPurse(Math.max(1, Math.round(gp - thing.gp)), theme, chance)}; ${thing.text}, ${money(thing.gp)}.`
}

/** A whole parcel and a magic item. */
function hoard(haunt: Haunt, level: number, chance: Random): string {
  const theme = themes[haunt.treasure]
  const { gp } = budgetFor('DnD5e', level, false, chance)
  const { name, rarity } = drawMagic5e(level, chance, new Set())
  return `Treasure: ${drawPurse(gp, theme, chance)}; ${name} (${rarity}).`
}

/** Something that tells of a fight elsewhere on the map. */
function clue({ key }: BattlemapScene, fights: readonly (readonly [number, Fight])[], chance: Random): string {
  const [at, fight] = fights.length > 0 ? chance.pick(fights) : []
  const place = key.find((entry) => entry.number === at)
  if (!fight || !place) return 'Clue: somebody was here not long ago, and left in haste.'
  const where = `${place.number} (${place.name})`
  const { name } = fight.creature
  return `Clue: ${chance.pick([
    `fresh tracks of ${some(fight)} lead to ${where}.`,
    `a chalk mark warns of ${where}, with a likeness of ${fight.count === 1 ? some(fight) : `a ${name}`.replace(/^a (?=[AEIOU])/, 'an ')}.`,
    `somebody who met ${some(fight)} lies dead here; the trail of blood comes from ${where}.`,
    `a scrawled plan shows ${where} and says how many wait there: ${fight.count}.`,
    `sounds carry here from ${where}: whoever listens (DC 12 Wisdom, Perception) knows that ${some(fight)} may be there.`,
  ])}`
}

const quiet = [
  'Nobody is here, and the doors hold: a short rest can be had.',
  'Nobody is here. The dust has lain for years.',
  'Nobody is here now; crumbs and a cold lamp say that somebody comes.',
  'Nobody is here. Whatever was of use has been carried off.',
]
const quietAboard = [
  'Nobody is here, and the door can be wedged: a short rest can be had.',
  'Nobody is here. A lantern swings with the swell.',
  'Nobody is here now; a mug rolls to and fro, still wet.',
]
const quietOutside = [
  'Nobody is here, and nothing can be seen from the way: a short rest can be had.',
  'Nobody is here. Birds sing, and stop when anybody comes.',
  'Nobody is here now; the ashes of a fire are warm.',
]
