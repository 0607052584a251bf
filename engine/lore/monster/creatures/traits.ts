import type { Gift, Power } from '../../rules/monster-brief.ts'

/*
 * What creatures of SRD 5.2.1 (CC-BY-4.0) always are, by the names it has there. What each does is said in our own words, and
 * in words that every rule system has.
 */

/** Traits that rule books know as gifts, under a name of their own. */
export const traitGifts: Readonly<Record<string, Gift>> = {
  Amphibious: 'amphibious',
  Flyby: 'flyby',
  'Incorporeal Movement': 'incorporeal',
  'Pack Tactics': 'packTactics',
  Regeneration: 'regeneration',
  'Spider Climb': 'spiderClimb',
  'Web Walker': 'webSense',
  'Sunlight Sensitivity': 'sunlightWeakness',
  'Sunlight Weakness': 'sunlightWeakness',
  Swarm: 'swarm',
  'Undead Fortitude': 'undeadFortitude',
  'Magic Resistance': 'magicResistance',
  'Greater Magic Resistance': 'magicResistance',
  Amorphous: 'amorphous',
  'Siege Monster': 'siege',
  'Death Burst': 'deathBurst',
  'Death Throes': 'deathBurst',
  'Hold Breath': 'holdBreath',
  'Blood Frenzy': 'bloodFrenzy',
  'Fire Aura': 'aura',
  'Heat Aura': 'aura',
  'Legendary Resistance': 'legendaryResistance',
  'Ice Walk': 'iceWalk',
  'Barbed Hide': 'burningBody',
  'Corrosive Form': 'burningBody',
  'Fire Form': 'burningBody',
  'Immutable Form': 'immutableForm',
  Illumination: 'illumination',
  'Eldritch Restoration': 'rejuvenation',
  'Undead Restoration': 'rejuvenation',
  'Spirit Jar': 'rejuvenation',
  Mimicry: 'mimicry',
}

/** Whoever dies away from home: by its restoration's name, what home is. */
const homes: Readonly<Record<string, string>> = {
  'Celestial Restoration': 'the upper planes',
  'Demonic Restoration': 'the Abyss',
  'Diabolical Restoration': 'the Nine Hells',
  'Hellish Restoration': 'the Nine Hells',
  'Elemental Restoration': 'the Elemental Planes',
  'Exalted Restoration': 'the upper planes',
  'Fiendish Restoration': 'the lower planes',
}

/** What the others do; "[it]" is the creature. */
const words: Readonly<Record<string, string>> = {
  Abduct: '[It] is not slowed by what it drags along in its grip.',
  'Aberrant Ground': 'The floor within 10 feet of [it] turns to dough: it is difficult terrain, and holds the feet.',
  'Acid Absorption': 'Acid does not hurt [it]: it regains as many hit points as the acid would have cost it.',
  Adhesive: 'In the shape of a thing [it] sticks to whatever touches it, and holds that fast.',
  Agile: '[It] slips out of an enemy’s reach without giving that enemy a chance to strike.',
  'Air Form': '[It] can enter the space of another creature and stop there, and passes through any gap that air does.',
  'Aura of Authority': 'While [it] can act, its allies within 10 feet hold their nerve and strike surer.',
  'Aversion to Fire': 'Once burned, [it] flinches: until its next turn is over, its attacks are unsure.',
  'Beast of Burden': '[It] bears loads as a creature one size larger does.',
  Berserk:
    'Badly hurt, [it] may run wild, and then turns on whoever is nearest until it is destroyed or calmed by its maker.',
  'Bloodied Frenzy': 'At half its hit points or fewer, [it] strikes with fury and shrugs off what would sway it.',
  'Bloodied Fury': 'At half its hit points or fewer, [it] strikes with fury.',
  'Blurred Form': 'Steam wraps [it]: attacks on it are unsure unless it cannot move.',
  Bound:
    '[It] belongs to the wearer of an amulet, knows where that is, and bears half of the harm that the wearer takes nearby.',
  Compression: '[It] squeezes through a gap an inch wide without slowing.',
  'Confer Fire Resistance': 'Whoever rides [it] is shielded from fire as long as they ride.',
  'Coven Magic':
    'Within 30 feet of two other hags [it] and they cast together what none of them could alone, in turns and all from one store.',
  'Divine Awareness': '[It] knows a lie when it hears one.',
  'Draconic Origin': '[It] has the element of the dragon in its blood, and is hardened against that.',
  'Earth Glide': '[It] swims through unworked earth and stone and leaves no tunnel behind.',
  Ephemeral: '[It] can neither wear nor carry anything.',
  'Ethereal Sight': '[It] sees into the Ethereal Plane, to 60 feet, from this one, and back.',
  Evasion:
    'Where others get off with half from a blast, [it] gets off with nothing, and with half where they take it all.',
  'Fear Aura': 'Enemies that begin a turn within 20 feet of [it] lose their nerve unless their will holds.',
  'Fire Absorption': 'Fire does not hurt [it]: it regains as many hit points as the fire would have cost it.',
  Freeze: 'Cold slows [it] by 20 feet until its next turn is over.',
  Gibbering:
    'As long as [it] can act it babbles: whoever comes within 20 feet may stand and stare, or strike at random.',
  'Incubus Form': 'After a long rest [it] may wake as an incubus.',
  'Succubus Form': 'After a long rest [it] may wake as a succubus.',
  Inscrutable: 'No magic looks into [its] mind or finds it from afar, and nobody reads its face.',
  Invisibility: '[It] cannot be seen.',
  'Iron Scent': '[It] smells iron and steel within 30 feet.',
  Jumper: '[It] leaps as well as its nimbleness lets it, not its strength.',
  'Light Sensitivity': 'In bright light [it] strikes unsurely.',
  'Lightning Absorption':
    'Lightning does not hurt [it]: it regains as many hit points as the lightning would have cost it.',
  'Limited Amphibiousness': '[It] breathes air and water, but must get under water every few hours or choke.',
  'Loathsome Limbs': 'A heavy cut takes a limb off [it], and the limb goes on fighting by itself.',
  'Magic Rope': '[It] carries a rope that obeys it and binds what it is thrown at.',
  'Misty Escape': 'Brought to 0 hit points outside its resting place, [it] turns to mist instead and seeks its coffin.',
  'Mucus Cloud':
    'Under water slime wraps [it]: whoever ends a turn beside it may lose the breath of air and live by water until cured.',
  'Multiple Heads':
    'Several heads watch: as long as [it] has more than one, it is hard to blind, charm, frighten, stun or put to sleep.',
  'Ooze Cube': '[It] fills its whole space; whoever walks into it is engulfed, and is seen inside but well covered.',
  'Probing Telepathy': 'Who speaks to [it] in thoughts lays bare what they most desire.',
  Reactive: '[It] can react once on every turn of a fight.',
  'Reactive Heads': 'For each head past the first, [it] can strike once more at those who turn their backs on it.',
  'Reflective Carapace': 'Bolts and beams of magic glance off [it], and now and then fly back at who sent them.',
  'Running Leap': 'After a short run [it] jumps 25 feet.',
  'Sense Magic': '[It] feels magic within 120 feet, and whither it lies.',
  'Shark Telepathy': '[It] commands sharks within 120 feet by thought.',
  'Shielded Mind': '[Its] thoughts and feelings cannot be read, nor can it be found from afar by magic.',
  'Soul Bag': '[It] carries a bag of its own making, for the souls of the wicked.',
  'Speak with Beasts and Plants': '[It] talks with beasts and plants as if they shared its tongue.',
  'Spell Storing': 'A spell of middling power can be laid up in [it], and let loose at a word of its wearer.',
  'Standing Leap': '[It] jumps far without a run.',
  Stench: 'Whoever starts a turn within 5 feet of [it] may be sick from the smell.',
  'Telepathic Bond': '[It] and its maker share thoughts at any distance on one plane.',
  Training: '[It] is good at one trade.',
  Transparent: '[It] can hardly be seen as long as it does not move.',
  'Treasure Sense': '[It] smells gems and precious metal within 60 feet.',
  'Troll Spawn': 'A limb that is not burned grows into a troll within a day.',
  Tunneler: '[It] digs through solid rock at half its burrowing speed and leaves a tunnel behind.',
  'Vampire Weakness':
    'Sunlight burns [it], running water harms it, a stake in the heart holds it in its resting place, and it enters no home unasked.',
  'Vampiric Connection': 'The master who made [it] sees through its eyes and speaks in its mind, wherever they are.',
  'Vile Appearance': 'Whoever sees [it] as it is, up close, may be sick with fear.',
  'Water Breathing': '[It] breathes only under water.',
  'Water Form': '[It] can enter the space of another creature and stop there, and flows through an inch-wide gap.',
  'Water Susceptibility': 'Water hurts [it]: a gallon thrown on it, or a step through a pool, as cold would.',
  Wishes: 'Now and then one of its kind can grant a wish to somebody else.',
}

const restoring = (home: string) => `Slain anywhere but in ${home}, [it] forms a new body there at once.`

/**
 * Traits that no rule book has as a gift.
 * @throws Error for a name that has no words.
 */
export function traitPower(name: string): Power {
  const home = homes[name]
  const text = home ? restoring(home) : words[name]
  if (!text) throw new Error(`The trait "${name}" has no words.`)
  return { name, cost: 'trait', text }
}
