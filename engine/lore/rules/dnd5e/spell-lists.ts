import type { Random } from '../../../paint/random.ts'
import { slotsOf } from './wording.ts'

/** Classes whose spells people of the rules cast. */
export type CastingClass = 'wizard' | 'sorcerer' | 'cleric' | 'druid' | 'bard' | 'warlock' | 'paladin' | 'ranger'

/**
 * Spells that earn their place in a creature's block, by class and level from 0 on: names that stand on the class's list in
 * both SRD 5.1 and SRD 5.2.1 (CC-BY-4.0).
 */
export const lists: Record<CastingClass, readonly string[]> = {
  wizard: [
    'Fire Bolt, Light, Mage Hand, Minor Illusion, Prestidigitation, Ray of Frost, Shocking Grasp, Message',
    'Detect Magic, Disguise Self, Feather Fall, Fog Cloud, Mage Armor, Magic Missile, Shield, Sleep, Thunderwave, Silent Image',
    'Blur, Darkness, Detect Thoughts, Invisibility, Levitate, Mirror Image, Misty Step, Scorching Ray, Suggestion, Web',
    'Counterspell, Dispel Magic, Fear, Fireball, Fly, Haste, Lightning Bolt, Major Image, Slow, Stinking Cloud',
    'Arcane Eye, Banishment, Confusion, Dimension Door, Greater Invisibility, Ice Storm, Polymorph, Wall of Fire',
    'Cloudkill, Cone of Cold, Dominate Person, Hold Monster, Passwall, Scrying, Telekinesis, Wall of Force',
    'Chain Lightning, Circle of Death, Disintegrate, Globe of Invulnerability, Mass Suggestion, True Seeing',
    'Finger of Death, Plane Shift, Prismatic Spray, Reverse Gravity, Teleport',
    'Dominate Monster, Maze, Mind Blank, Power Word Stun, Sunburst',
    'Meteor Swarm, Power Word Kill, Time Stop, Weird',
  ],
  sorcerer: [
    'Acid Splash, Dancing Lights, Fire Bolt, Light, Mage Hand, Minor Illusion, Poison Spray, Ray of Frost',
    'Burning Hands, Charm Person, Expeditious Retreat, Fog Cloud, Mage Armor, Magic Missile, Shield, Thunderwave',
    'Blur, Darkness, Enhance Ability, Hold Person, Invisibility, Mirror Image, Misty Step, Scorching Ray, Shatter, Web',
    'Blink, Counterspell, Fear, Fireball, Fly, Haste, Hypnotic Pattern, Lightning Bolt, Sleet Storm',
    'Banishment, Blight, Confusion, Dimension Door, Greater Invisibility, Ice Storm, Wall of Fire',
    'Cone of Cold, Dominate Person, Hold Monster, Insect Plague, Telekinesis',
    'Chain Lightning, Disintegrate, Eyebite, Globe of Invulnerability, Sunbeam',
    'Delayed Blast Fireball, Finger of Death, Fire Storm, Reverse Gravity, Teleport',
    'Dominate Monster, Earthquake, Power Word Stun, Sunburst',
    'Meteor Swarm, Power Word Kill, Time Stop, Wish',
  ],
  cleric: [
    'Guidance, Light, Mending, Resistance, Sacred Flame, Spare the Dying, Thaumaturgy',
    'Bane, Bless, Command, Cure Wounds, Detect Evil and Good, Guiding Bolt, Healing Word, Sanctuary, Shield of Faith',
    'Aid, Augury, Calm Emotions, Hold Person, Lesser Restoration, Silence, Spiritual Weapon, Zone of Truth',
    'Bestow Curse, Daylight, Dispel Magic, Mass Healing Word, Protection from Energy, Remove Curse, Revivify, Spirit Guardians',
    'Banishment, Death Ward, Divination, Freedom of Movement, Guardian of Faith, Locate Creature',
    'Commune, Dispel Evil and Good, Flame Strike, Greater Restoration, Insect Plague, Mass Cure Wounds, Scrying',
    'Blade Barrier, Find the Path, Harm, Heal, Heroes’ Feast, True Seeing, Word of Recall',
    'Conjure Celestial, Divine Word, Etherealness, Fire Storm, Plane Shift, Regenerate',
    'Antimagic Field, Control Weather, Earthquake, Holy Aura',
    'Gate, Mass Heal, True Resurrection',
  ],
  druid: [
    'Druidcraft, Guidance, Mending, Poison Spray, Produce Flame, Resistance, Shillelagh',
    'Animal Friendship, Charm Person, Cure Wounds, Detect Magic, Entangle, Faerie Fire, Fog Cloud, Goodberry, Speak with Animals, Thunderwave',
    'Animal Messenger, Barkskin, Enhance Ability, Flaming Sphere, Gust of Wind, Heat Metal, Hold Person, Moonbeam, Pass without Trace, Spike Growth',
    'Call Lightning, Conjure Animals, Dispel Magic, Meld into Stone, Plant Growth, Sleet Storm, Speak with Plants, Wind Wall',
    'Blight, Confusion, Dominate Beast, Freedom of Movement, Giant Insect, Ice Storm, Polymorph, Wall of Fire',
    'Commune with Nature, Contagion, Greater Restoration, Insect Plague, Mass Cure Wounds, Tree Stride, Wall of Stone',
    'Find the Path, Heal, Move Earth, Sunbeam, Transport via Plants, Wall of Thorns, Wind Walk',
    'Fire Storm, Mirage Arcane, Plane Shift, Regenerate, Reverse Gravity',
    'Animal Shapes, Antipathy/Sympathy, Control Weather, Earthquake, Sunburst',
    'Foresight, Shapechange, Storm of Vengeance',
  ],
  bard: [
    'Dancing Lights, Light, Mage Hand, Message, Minor Illusion, Prestidigitation, Vicious Mockery',
    'Bane, Charm Person, Detect Magic, Disguise Self, Faerie Fire, Healing Word, Heroism, Hideous Laughter, Silent Image, Sleep',
    'Calm Emotions, Detect Thoughts, Enthrall, Heat Metal, Hold Person, Invisibility, Silence, Suggestion',
    'Bestow Curse, Clairvoyance, Dispel Magic, Fear, Hypnotic Pattern, Major Image, Sending, Tongues',
    'Confusion, Dimension Door, Freedom of Movement, Greater Invisibility, Hallucinatory Terrain, Polymorph',
    'Dominate Person, Dream, Geas, Hold Monster, Legend Lore, Modify Memory, Scrying, Seeming',
    'Eyebite, Find the Path, Irresistible Dance, Mass Suggestion, True Seeing',
    'Etherealness, Forcecage, Mirage Arcane, Project Image, Teleport',
    'Dominate Monster, Glibness, Mind Blank, Power Word Stun',
    'Foresight, Power Word Kill, True Polymorph',
  ],
  warlock: [
    'Chill Touch, Eldritch Blast, Mage Hand, Minor Illusion, Poison Spray, Prestidigitation',
    'Charm Person, Comprehend Languages, Expeditious Retreat, Hellish Rebuke, Illusory Script, Protection from Evil and Good',
    'Darkness, Enthrall, Hold Person, Invisibility, Mirror Image, Misty Step, Ray of Enfeeblement, Suggestion',
    'Counterspell, Dispel Magic, Fear, Fly, Hypnotic Pattern, Major Image, Tongues, Vampiric Touch',
    'Banishment, Blight, Dimension Door, Hallucinatory Terrain',
    'Contact Other Plane, Dream, Hold Monster, Scrying',
    'Circle of Death, Create Undead, Eyebite, True Seeing',
    'Etherealness, Finger of Death, Forcecage, Plane Shift',
    'Demiplane, Dominate Monster, Glibness, Power Word Stun',
    'Astral Projection, Foresight, Imprisonment, Power Word Kill',
  ],
  paladin: [
    '',
    'Bless, Command, Cure Wounds, Detect Evil and Good, Divine Favor, Heroism, Protection from Evil and Good, Shield of Faith',
    'Aid, Find Steed, Lesser Restoration, Magic Weapon, Zone of Truth',
    'Create Food and Water, Daylight, Dispel Magic, Magic Circle, Remove Curse, Revivify',
    'Banishment, Death Ward, Locate Creature',
    'Dispel Evil and Good, Geas, Raise Dead',
  ],
  ranger: [
    '',
    'Alarm, Animal Friendship, Cure Wounds, Detect Magic, Fog Cloud, Goodberry, Hunter’s Mark, Jump, Longstrider, Speak with Animals',
    'Animal Messenger, Barkskin, Darkvision, Find Traps, Lesser Restoration, Pass without Trace, Silence, Spike Growth',
    'Conjure Animals, Daylight, Nondetection, Plant Growth, Protection from Energy, Water Walk, Wind Wall',
    'Freedom of Movement, Locate Creature, Stoneskin',
    'Commune with Nature, Tree Stride',
  ],
}

const traditions = { arcane: 'wizard', divine: 'cleric', occult: 'bard', primal: 'druid' } as const

const wordsOf = (list = '') => list.split(', ').filter((name) => name !== '')

/**
 * What a caster of a level (1 to 20) has ready, by spell level from 0 on: a class's own, or those of a tradition. Those who
 * learn late (paladins, rangers) have the slots of half their level.
 */
export function spellsFor(
  who: CastingClass | keyof typeof traditions,
  casterLevel: number,
  chance: Random,
): string[][] {
  const kind: CastingClass = who in traditions ? traditions[who as keyof typeof traditions] : (who as CastingClass)
  const strongest = Math.min(slotsOf(casterLevel).length, lists[kind].length - 1)
  const many = strongest < 4 ? 3 : 2
  return lists[kind].slice(0, strongest + 1).map((list, level) => {
    const wanted =
      level === 0
        ? 3 + Math.floor(casterLevel / 6)
        : Math.max(1, many - (level > 4 ? 1 : 0) - (level === strongest ? casterLevel % 2 : 0))
    return chance.shuffle(wordsOf(list)).slice(0, wanted).sort()
  })
}
