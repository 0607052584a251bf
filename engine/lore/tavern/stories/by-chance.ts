import type { Random } from '../../../paint/random.ts'
import { openTeller } from '../../grammar/grammar.ts'
import type { CultureName } from '../../names/cultures.ts'
import type { Names } from '../../names/names.ts'
import { isOneOf, stories, type Told } from './choose.ts'
import type { Story } from './story.ts'

/**
 * The stories that suit any tavern, by their other side, and who that may be: nobody where it is as good unnamed. A story about
 * a house of its own sort (a flying one, one of the dead, one kept by a vampire) is told only where a prompt asks for it.
 */
const parties: Readonly<Record<string, readonly string[]>> = {
  'the ghost': [],
  'the devil': [],
  'the cult': ['the cult of the Drowned King', 'the Lidless Eye', 'the cult of Mother Hunger', 'the Pale Brethren'],
  'the witch': ['#woman# the witch', 'Old Mother #woman#', 'the witch of #far#'],
  'the temple': ['the temple of #far#', 'Abbot #man#', 'Mother Superior #woman#'],
  'the silver guild': ['#man# the werewolf hunter', 'the wolf-hunters’ guild of #far#', '#woman# the silversmith'],
  'those in the attic': [],
  'the law': ['the watch of #far#', 'the crown', 'Judge #woman#', 'the duke of #far#', 'Captain #man#'],
  'the moneylenders': ['the bank of #far#', '#man# the moneylender', 'the house of #family#', 'Madam #woman#'],
  'the house bank': ['#man# the bookmaker', 'Lady #woman#', 'Captain #man#', 'Madam #woman#'],
  'the thieves’ guild': ['the Night Market', 'the Grey Hand', '#woman# the Magpie', 'Uncle #man#', 'the Quiet Guild'],
  'the customs': ['Captain #woman# of the customs', 'the customs house of #far#', 'Inspector #man#'],
  'the mint': ['the mint of #far#', 'Warden #woman# of the mint', 'Inspector #man#'],
  'the murderer': [],
  'the poisoner': [],
  'the spymaster': ['#man# the spymaster', 'the embassy of #far#', 'Countess #woman#', 'the duke of #far#'],
  'the tyrant': ['Duke #man#', 'the Duchess #woman#', 'Lord #man#', 'the margrave of #far#'],
  'the sheriff': ['Sheriff #man#', 'Sheriff #woman#', 'Captain #man# of the watch', 'Bailiff #woman#'],
  'the governor': ['Governor #man#', 'Governor #woman#', 'Lord #man#', 'the warden of #far#'],
  'the family': ['the #family# family', 'the house of #family#', 'Lord #man#', 'Lady #woman#'],
  'the kidnappers': [],
  'the cousins': ['the #family# family', 'Cousin #man#', 'Cousin #woman#', 'Uncle #man#'],
  'the betrayer': ['#man# of #far#', '#woman# of #far#', 'Captain #man#', 'Lady #woman#'],
  'the house across the street': ['#man# across the street', '#woman# across the street', 'the #family# house'],
  'the enemy': ['the army of #far#', 'General #woman#', 'the duke of #far#', 'General #man#'],
  'the granary lords': ['Lord #man#', 'Lady #woman#', 'the corn factor of #far#'],
  'the plague wardens': [],
  'the fire-raiser': [],
  'the wreckers': [],
  'the dragon': [],
  'the thing below': [],
  'the college of wizards': ['the college of #far#', 'Archmage #woman#', 'Chancellor #man#'],
  'the navy': ['the navy', 'Admiral #woman#', 'Admiral #man#'],
  'the other treasure hunters': [],
  'a rival company': ['the Gilded Company', 'the Iron Larks', '#man#’s company', 'the company of #far#'],
  'the bishop': ['Bishop #man#', 'Bishop #woman#', 'the bishop of #far#'],
  'the brewers’ guild': ['the brewers’ guild of #far#', '#woman# the brewer', 'Guildmaster #man#'],
  'the players’ guild': ['the players’ guild of #far#', 'Guildmaster #woman#', '#man# the impresario'],
  'the new brewery': [],
}

const fitting = stories.filter(({ foe, isOfKeeper }) => foe in parties && !isOfKeeper)

/**
 * The share of houses with a story, and how much oftener one with several troubles is told: so that of 500 houses hardly
 * more than four have one and the same trouble.
 */
const SHARE = 0.36
const SEVERAL = 1.5
export const hasSeveral = ({ troubles }: Story) => troubles.length > 1

/** A family that a house may be called by: "of house Odakwe" and "the Counted" are none. */
const familyOf = (name: string) => (/^\p{Lu}[\p{L}’-]+$/u.test(name) ? name : undefined)

/** A story for a house whose prompt asks for none, with the other side by name. */
export function storyByChance(home: CultureName, names: Names, chance: Random): Told | undefined {
  if (!chance.chance(SHARE)) return undefined
  const story = chance.weighted(fitting, (one) => (hasSeveral(one) ? SEVERAL : 1))
  const called = parties[story.foe] ?? []
  const party = called.length > 0 ? chance.pick(called) : undefined
  const named = () => ({
    man: names.person(home, 'Male').given,
    woman: names.person(home, 'Female').given,
    family: familyOf(names.person(home, 'Male').family) ?? names.place(home),
    far: names.place(home),
  })
  const foe = party ? openTeller({}, chance, named()).tell(` ${party}`).trim() : story.foe
  // Whoever has a name is one: a person, a family, a guild.
  return { story, foe, isOne: party !== undefined || isOneOf(foe), isOfKeeper: false, isByChance: true }
}
