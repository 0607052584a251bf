import type { Random } from '../paint/random.ts'

type Severity = 'setback' | 'dangerous' | 'deadly'

/** Saves, DC, by severity (SRD 5.1, CC-BY-4.0, "Trap Save DCs and Attack Bonuses"). */
const saves: Record<Severity, readonly [least: number, most: number]> = {
  setback: [10, 11],
  dangerous: [12, 15],
  deadly: [16, 20],
}

/** Dice of ten sides, by severity and level (SRD 5.1, "Damage Severity by Level"). */
const damage: readonly ({ upTo: number } & Record<Severity, number>)[] = [
  { upTo: 4, setback: 1, dangerous: 2, deadly: 4 },
  { upTo: 10, setback: 2, dangerous: 4, deadly: 10 },
  { upTo: 16, setback: 4, dangerous: 10, deadly: 18 },
  { upTo: 20, setback: 10, dangerous: 18, deadly: 24 },
]

interface Trap {
  /** What sets it off and what it does, a sentence. */
  does: string
  /** What gives it away. */
  sign: string
  save: 'Dexterity' | 'Constitution' | 'Strength' | 'Wisdom'
  type: string
  /** How it is made harmless. */
  undone: string
}

const trap = (does: string, sign: string, save: Trap['save'], type: string, undone: string): Trap => ({
  does,
  sign,
  save,
  type,
  undone,
})

const hand = 'Dexterity check with thieves’ tools'

const built: readonly Trap[] = [
  trap(
    'A plate in the floor looses darts from both walls',
    'a row of finger-wide holes',
    'Dexterity',
    'piercing',
    hand,
  ),
  trap(
    'A blade swings out of the lintel when the door is opened all the way',
    'a slot cut across the lintel',
    'Dexterity',
    'slashing',
    hand,
  ),
  trap(
    'The middle of the floor tips over a shaft',
    'a seam that holds no dust',
    'Dexterity',
    'bludgeoning',
    'spike driven into the seam, Strength check',
  ),
  trap(
    'A thread at knee height brings down a net of stones',
    'fresh mortar overhead',
    'Dexterity',
    'bludgeoning',
    hand,
  ),
  trap(
    'A jar behind the door breaks and fills the air with poison',
    'a bitter smell at the keyhole',
    'Constitution',
    'poison',
    hand,
  ),
  trap(
    'A rune on the threshold bursts into flame',
    'a shimmer of old soot',
    'Dexterity',
    'fire',
    'Intelligence (Arcana) check',
  ),
  trap(
    'A painted eye on the wall strikes whoever meets its look',
    'dead flies beneath it',
    'Wisdom',
    'psychic',
    'Intelligence (Arcana) check',
  ),
  trap(
    'A handle of brass lets lightning into whoever turns it',
    'a hum in the metal',
    'Constitution',
    'lightning',
    hand,
  ),
  trap(
    'A stone ball rolls out of the far wall',
    'a groove worn along the floor',
    'Dexterity',
    'bludgeoning',
    'wedge in the groove, Strength check',
  ),
  trap('Spears rise from between the slabs', 'slabs that ring hollow', 'Dexterity', 'piercing', hand),
]

const wild: readonly Trap[] = [
  trap(
    'A noose under the leaves jerks whoever steps in it into the air',
    'a sapling bent to the ground',
    'Dexterity',
    'bludgeoning',
    'Wisdom (Survival) check',
  ),
  trap(
    'A pit with stakes gapes under a mat of twigs',
    'leaves of the wrong tree',
    'Dexterity',
    'piercing',
    'Wisdom (Survival) check',
  ),
  trap(
    'A log on ropes swings across the way',
    'bark rubbed off two trees',
    'Strength',
    'bludgeoning',
    'Dexterity check',
  ),
  trap('A line between two stones looses a crossbow', 'a glint at ankle height', 'Dexterity', 'piercing', hand),
  trap(
    'Puffballs strewn on purpose burst underfoot',
    'a row too straight to have grown',
    'Constitution',
    'poison',
    'Intelligence (Nature) check',
  ),
  trap(
    'Loose rock has been stacked to come down with a pull',
    'a rope that leads uphill',
    'Dexterity',
    'bludgeoning',
    'Strength check',
  ),
]

const aboard: readonly Trap[] = [
  trap(
    'A line across the companionway lets a block and its cargo net fall from the yard',
    'a rope made fast where no sailor would',
    'Dexterity',
    'bludgeoning',
    hand,
  ),
  trap(
    'A swivel gun under a tarpaulin fires when the latch is lifted',
    'a smell of slow match',
    'Dexterity',
    'piercing',
    hand,
  ),
  trap(
    'A plank sawn through from below drops whoever treads on it onto the ballast',
    'fresh sawdust in the seams',
    'Dexterity',
    'bludgeoning',
    'batten nailed across it, Strength check',
  ),
  trap(
    'The boom swings across the deck when a cleat is touched',
    'a sheet that hangs too slack',
    'Strength',
    'bludgeoning',
    'Dexterity check with ropes',
  ),
  trap(
    'A lamp over the door tips burning oil onto the boards',
    'a thread from the latch to the lamp hook',
    'Dexterity',
    'fire',
    hand,
  ),
  trap(
    'A noose of anchor cable runs out with the capstan and takes a leg with it',
    'a pawl held up by a splinter',
    'Dexterity',
    'bludgeoning',
    'wedge in the capstan, Strength check',
  ),
  trap(
    'Gunpowder strewn between two kegs goes up in a flash when anybody bears a flame over it',
    'black grains in the cracks',
    'Dexterity',
    'fire',
    'a bucket of sea water, Dexterity check',
  ),
  trap(
    'A jar of bilge gas breaks in the stale air behind the door',
    'a hiss, and a foul smell at the gap',
    'Constitution',
    'poison',
    hand,
  ),
]

const kinds = { built, wild, aboard }

/** What sort of place a trap is set in: within walls, under the open sky, on a ship. */
export type TrapPlace = keyof typeof kinds

/** A trap that hurts as the level says, not one of those told already. */
export function drawTrap(place: TrapPlace, level: number, told: Set<string>, chance: Random): string {
  const all = kinds[place]
  const left = all.filter(({ does }) => !told.has(does))
  const { does, sign, save, type, undone } = chance.pick(left.length > 0 ? left : all)
  told.add(does)
  const severity = chance.weighted<Severity>(['setback', 'dangerous', 'deadly'], (one) =>
    one === 'dangerous' ? 5 : one === 'setback' ? 3 : 1,
  )
  const dc = chance.int(...saves[severity])
  const dice = (damage.find(({ upTo }) => level <= upTo) ?? damage[3]!)[severity]
  const mean = Math.floor(dice * 5.5)
  return `Trap (${severity}): ${lower(does)}. What gives it away is ${sign}: DC ${dc} Wisdom (Perception). To make it harmless: ${undone}, DC ${dc}. Otherwise a DC ${dc} ${save} save: ${mean} (${dice}d10) ${type} damage, half of it on a success.`
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
