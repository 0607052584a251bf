import type { DamageType } from '../monster-brief.ts'
import type { Ability } from '../rule-book.ts'
import type { CastingClass } from './spell-lists.ts'
import type { Skill } from './tables.ts'

/** How somebody of a class or trade fights and what they know. */
export interface Calling {
  /** Words that name it; the first is its own. */
  words: string
  /** Strongest first. */
  abilities: readonly Ability[]
  skills: readonly Skill[]
  saves: readonly Ability[]
  armour: readonly string[]
  shield?: true
  weapons: readonly string[]
  /** Weapons for a distance. */
  shots?: readonly string[]
  /** What goes along with their blows from challenge 2 on. */
  edge?: readonly DamageType[]
  casts?: CastingClass
  /** Learns spells late: half the caster level. */
  half?: true
  /** A caster's own blow: its name and what it deals. */
  blast?: { name: string; type: DamageType; range: number }
  /** Traits and reactions by key of `talents`. */
  talents: readonly string[]
  tools?: readonly string[]
}

/** Those who fight or cast for it; figures from SRD 5.2.1 (CC-BY-4.0), "Classes", and our own picks. */
export const classes: readonly Calling[] = [
  {
    words:
      'fighter, soldier, knight, mercenary, guard, captain, warrior, veteran, sergeant, man-at-arms, swordsman, gladiator, bodyguard, champion, sellsword, watchman, constable, marshal, general, commander, sheriff, sentinel',
    abilities: ['str', 'con', 'dex'],
    skills: ['Athletics', 'Perception', 'Intimidation'],
    saves: ['str', 'con'],
    armour: ['chain mail', 'plate', 'splint', 'breastplate', 'chain shirt', 'ring mail'],
    shield: true,
    weapons: ['Longsword', 'Greatsword', 'Battleaxe', 'Halberd', 'Warhammer', 'Spear', 'Morningstar', 'Flail'],
    shots: ['Heavy Crossbow', 'Longbow', 'Light Crossbow'],
    talents: ['parry', 'steadfast', 'rally', 'brace'],
  },
  {
    words: 'barbarian, berserker, raider, reaver, brawler, pit fighter, wrestler, chieftain',
    abilities: ['str', 'con', 'wis'],
    skills: ['Athletics', 'Survival', 'Intimidation'],
    saves: ['str', 'con'],
    armour: ['hide armour', 'leather armour'],
    weapons: ['Greataxe', 'Greatclub', 'Battleaxe', 'Maul', 'Handaxe'],
    shots: ['Javelin'],
    talents: ['reckless', 'grit', 'bellow'],
  },
  {
    words:
      'rogue, thief, burglar, cutpurse, smuggler, spy, pickpocket, fence, swindler, con artist, gambler, scoundrel, highwayman, bandit, outlaw, pirate, buccaneer, corsair',
    abilities: ['dex', 'cha', 'int'],
    skills: ['Stealth', 'Sleight of Hand', 'Deception', 'Perception', 'Acrobatics'],
    saves: ['dex', 'int'],
    armour: ['leather armour', 'studded leather'],
    weapons: ['Shortsword', 'Dagger', 'Rapier', 'Scimitar'],
    shots: ['Hand Crossbow', 'Shortbow'],
    talents: ['cunning', 'sidestep', 'lowBlow'],
    tools: ['thieves’ tools'],
  },
  {
    words: 'assassin, poisoner, killer, bounty hunter, executioner, hangman',
    abilities: ['dex', 'con', 'int'],
    skills: ['Stealth', 'Perception', 'Deception', 'Acrobatics'],
    saves: ['dex', 'int'],
    armour: ['studded leather', 'leather armour'],
    weapons: ['Shortsword', 'Rapier', 'Dagger'],
    shots: ['Light Crossbow', 'Hand Crossbow'],
    edge: ['poison'],
    talents: ['cunning', 'firstBlood', 'sidestep'],
    tools: ['poisoner’s kit'],
  },
  {
    words:
      'ranger, hunter, scout, archer, tracker, trapper, guide, warden, falconer, gamekeeper, poacher, pathfinder, forester',
    abilities: ['dex', 'wis', 'con'],
    skills: ['Stealth', 'Perception', 'Survival', 'Nature'],
    saves: ['dex', 'wis'],
    armour: ['studded leather', 'leather armour', 'hide armour'],
    weapons: ['Shortsword', 'Scimitar', 'Handaxe'],
    shots: ['Longbow', 'Shortbow'],
    casts: 'ranger',
    half: true,
    talents: ['tracker', 'skirmish', 'volley'],
  },
  {
    words: 'paladin, crusader, templar, holy knight, oathsworn',
    abilities: ['str', 'cha', 'con'],
    skills: ['Athletics', 'Religion', 'Persuasion'],
    saves: ['wis', 'cha'],
    armour: ['plate', 'chain mail', 'splint'],
    shield: true,
    weapons: ['Longsword', 'Warhammer', 'Greatsword', 'Flail'],
    edge: ['radiant'],
    casts: 'paladin',
    half: true,
    talents: ['steadfast', 'layOn', 'shieldOther'],
  },
  {
    words:
      'cleric, priest, priestess, acolyte, bishop, abbot, chaplain, healer, preacher, prophet, cultist, nun, vicar, oracle, inquisitor, missionary, pilgrim',
    abilities: ['wis', 'con', 'cha'],
    skills: ['Religion', 'Medicine', 'Insight', 'Persuasion'],
    saves: ['wis', 'cha'],
    armour: ['chain shirt', 'scale mail', 'breastplate', 'leather armour'],
    shield: true,
    weapons: ['Mace', 'Warhammer', 'Quarterstaff', 'Flail'],
    edge: ['radiant', 'necrotic'],
    casts: 'cleric',
    blast: { name: 'Reproach', type: 'radiant', range: 60 },
    talents: ['calmWord', 'steadfast'],
    tools: ['a holy symbol'],
  },
  {
    words: 'druid, shaman, herbalist, hermit, witch of the woods, medicine woman, beekeeper of the old faith',
    abilities: ['wis', 'con', 'dex'],
    skills: ['Nature', 'Survival', 'Medicine', 'Perception', 'Animal Handling'],
    saves: ['int', 'wis'],
    armour: ['hide armour', 'leather armour'],
    weapons: ['Quarterstaff', 'Sickle', 'Spear'],
    casts: 'druid',
    blast: { name: 'Thorn Shot', type: 'piercing', range: 60 },
    talents: ['wildTongue', 'rootedStep'],
    tools: ['an herbalism kit'],
  },
  {
    words: 'monk, martial artist, ascetic, mystic, disciple',
    abilities: ['dex', 'wis', 'con'],
    skills: ['Acrobatics', 'Insight', 'Athletics'],
    saves: ['str', 'dex'],
    armour: [''],
    weapons: ['Quarterstaff', 'Spear', 'Shortsword'],
    shots: ['Sling'],
    talents: ['deflect', 'stillness', 'fleet'],
  },
  {
    words:
      'bard, minstrel, singer, musician, storyteller, jester, poet, actor, dancer, herald, fiddler, piper, entertainer, performer',
    abilities: ['cha', 'dex', 'con'],
    skills: ['Performance', 'Persuasion', 'Deception', 'Acrobatics'],
    saves: ['dex', 'cha'],
    armour: ['leather armour', 'studded leather'],
    weapons: ['Rapier', 'Shortsword', 'Dagger'],
    shots: ['Light Crossbow'],
    casts: 'bard',
    blast: { name: 'Barbed Verse', type: 'psychic', range: 60 },
    talents: ['taunt', 'rally'],
    tools: ['an instrument'],
  },
  {
    words:
      'wizard, mage, archmage, arcanist, enchanter, illusionist, necromancer, diviner, conjurer, transmuter, evoker, abjurer, spellwright, magician',
    abilities: ['int', 'dex', 'con'],
    skills: ['Arcana', 'History', 'Investigation'],
    saves: ['int', 'wis'],
    armour: ['mage armour'],
    weapons: ['Quarterstaff', 'Dagger'],
    casts: 'wizard',
    blast: { name: 'Arcane Lance', type: 'force', range: 90 },
    talents: ['ward', 'studied'],
    tools: ['a spellbook'],
  },
  {
    words: 'sorcerer, sorceress, pyromancer, stormcaller, elementalist',
    abilities: ['cha', 'con', 'dex'],
    skills: ['Arcana', 'Intimidation', 'Persuasion'],
    saves: ['con', 'cha'],
    armour: ['mage armour'],
    weapons: ['Dagger', 'Quarterstaff'],
    casts: 'sorcerer',
    blast: { name: 'Wild Spark', type: 'fire', range: 90 },
    talents: ['surge', 'ward'],
  },
  {
    words: 'warlock, witch, hexer, occultist, cult leader, seer, fortune-teller, fortune teller, medium, hedge witch',
    abilities: ['cha', 'con', 'int'],
    skills: ['Arcana', 'Deception', 'Insight'],
    saves: ['wis', 'cha'],
    armour: ['leather armour', 'mage armour'],
    weapons: ['Dagger', 'Quarterstaff', 'Sickle'],
    casts: 'warlock',
    blast: { name: 'Dire Whisper', type: 'necrotic', range: 60 },
    talents: ['patronsEye', 'studied'],
  },
]

const trade = (
  words: string,
  abilities: readonly Ability[],
  skills: readonly Skill[],
  weapons: readonly string[],
  talents: readonly string[],
  tools: readonly string[],
): Calling => ({ words, abilities, skills, saves: [], armour: ['', 'leather armour'], weapons, talents, tools })

/** Those who live by a trade. */
export const trades: readonly Calling[] = [
  trade(
    'innkeeper, tavern keeper, barkeep, publican, landlord, landlady, cook, brewer, vintner, host, barmaid, server',
    ['cha', 'con', 'wis'],
    ['Insight', 'Persuasion'],
    ['Club', 'Dagger'],
    ['houseRules', 'earful'],
    ['brewer’s supplies'],
  ),
  trade(
    'blacksmith, smith, armourer, armorer, weaponsmith, farrier, mason, carpenter, stonecutter, shipwright, builder, cooper, wheelwright',
    ['str', 'con', 'int'],
    ['Athletics'],
    ['Light Hammer', 'Club', 'Handaxe'],
    ['knowsTheMake', 'strongHands'],
    ['the tools of the trade'],
  ),
  trade(
    'merchant, trader, shopkeeper, pawnbroker, moneylender, banker, jeweller, jeweler, goldsmith, peddler, tinker, broker, auctioneer',
    ['cha', 'int', 'wis'],
    ['Persuasion', 'Insight'],
    ['Dagger', 'Club'],
    ['priceOfThings', 'earful'],
    ['merchant’s scales'],
  ),
  trade(
    'scholar, sage, librarian, scribe, teacher, tutor, astronomer, alchemist, apothecary, physician, doctor, cartographer, clerk, archivist, historian, lawyer, advocate, notary, inventor, clockmaker',
    ['int', 'wis', 'cha'],
    ['History', 'Investigation', 'Medicine'],
    ['Dagger', 'Quarterstaff'],
    ['wellRead', 'studied'],
    ['ink, pen and paper'],
  ),
  trade(
    'farmer, shepherd, miller, baker, fisher, fisherman, fisherwoman, beekeeper, gardener, butcher, miner, charcoal burner, labourer, laborer, woodcutter, drover, stablehand, groom',
    ['con', 'str', 'wis'],
    ['Animal Handling', 'Survival'],
    ['Sickle', 'Club', 'Spear', 'Handaxe'],
    ['knowsTheLand', 'strongHands'],
    ['the tools of the trade'],
  ),
  trade(
    'sailor, captain of a ship, ferryman, ferrywoman, boatman, dockhand, helmsman, navigator, whaler, bargee',
    ['dex', 'str', 'con'],
    ['Athletics', 'Perception'],
    ['Scimitar', 'Dagger', 'Club'],
    ['seaLegs', 'strongHands'],
    ['navigator’s tools'],
  ),
  trade(
    'noble, baron, baroness, count, countess, lord, lady, duke, duchess, mayor, magistrate, judge, courtier, diplomat, ambassador, prince, princess, king, queen, steward, reeve, guildmaster, senator',
    ['cha', 'int', 'wis'],
    ['Persuasion', 'Insight', 'Deception'],
    ['Rapier', 'Dagger'],
    ['giveOrders', 'rank'],
    ['a signet ring'],
  ),
  trade(
    'weaver, tailor, cobbler, potter, glassblower, candlemaker, painter, sculptor, bookbinder, dyer, seamstress, embroiderer, barber, midwife, gravedigger, undertaker, lamplighter, ratcatcher, chandler, tanner',
    ['dex', 'wis', 'int'],
    ['Sleight of Hand', 'Perception'],
    ['Dagger', 'Club', 'Sickle'],
    ['fineEye', 'earful'],
    ['the tools of the trade'],
  ),
  trade(
    'beggar, urchin, vagrant, messenger, courier, servant, maid, porter, rag picker, street child',
    ['dex', 'wis', 'con'],
    ['Stealth', 'Perception'],
    ['Club', 'Dagger'],
    ['unnoticed', 'earful'],
    ['a patched bag'],
  ),
]

const named = (list: readonly Calling[], word: string): Calling | undefined =>
  list.find(({ words }) => words.split(', ').includes(word))

/** Whose numbers somebody of this calling has, and whether they fight or cast for it. */
export function callingNamed(words: string): { calling: Calling; trained: boolean } {
  const text = words.trim().toLowerCase()
  const tries = [text, text.split(' ').at(-1) ?? '', text.split(' ')[0] ?? '', ...text.split(' ')]
  for (const word of tries) {
    const fighter = named(classes, word)
    if (fighter) return { calling: fighter, trained: true }
    const keeper = named(trades, word)
    if (keeper) return { calling: keeper, trained: false }
  }
  return { calling: trades.at(-2)!, trained: false }
}
