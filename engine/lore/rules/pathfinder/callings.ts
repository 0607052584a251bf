import type { MonsterRole, Power, Strike } from '../monster-brief.ts'
import type { Ability } from '../rule-book.ts'
import type { Tradition } from './spells.ts'

/** What somebody's calling makes of them in a fight and beside it. */
export interface Calling {
  words: RegExp
  role: MonsterRole | 'expert'
  lead: readonly Ability[]
  skills: readonly string[]
  strikes: readonly Strike[]
  items: readonly string[]
  tradition?: Tradition
  talents: readonly { name: string; use: string; text: string }[]
  powers?: readonly Power[]
  edicts: readonly string[]
  anathema: readonly string[]
}

const strike = (name: string, type: Strike['type'], more: Partial<Strike> = {}): Strike => ({
  name,
  type,
  reach: 5,
  weight: 1,
  ...more,
})
const shot = (name: string, near: number, type: Strike['type'] = 'piercing'): Strike => ({
  name,
  type,
  range: { near, far: near * 6 },
  weight: 1,
})

export const callings: readonly Calling[] = [
  {
    words: /wizard|mage|necromancer|enchanter|illusionist|conjurer|magus|artificer|sage|arcan/,
    role: 'caster',
    lead: ['int', 'dex', 'wis'],
    skills: ['Arcana', 'Society', 'Occultism'],
    tradition: 'arcane',
    strikes: [strike('staff', 'bludgeoning'), shot('thrown dagger', 10)],
    items: ['spellbook', 'staff', 'component pouch'],
    talents: [
      {
        name: 'Drain Bonded Item',
        use: 'free action, once a day',
        text: '[It] casts again a spell that it cast today.',
      },
      { name: 'Read the Weave', use: 'one action', text: '[It] learns which spells are at work within 30 feet.' },
    ],
    edicts: ['write everything down', 'test what is said to be impossible'],
    anathema: ['burn a book', 'teach what was not paid for'],
  },
  {
    words: /sorcer|bloodline|summoner/,
    role: 'caster',
    lead: ['cha', 'con', 'dex'],
    skills: ['Intimidation', 'Deception', 'Arcana'],
    tradition: 'arcane',
    strikes: [strike('dagger', 'piercing'), shot('thrown dagger', 10)],
    items: ['dagger', 'family signet'],
    talents: [
      {
        name: 'Blood Magic',
        use: 'free action',
        text: 'When [it] casts a spell of its highest rank, its next Strike before the end of the turn deals [d4] more damage.',
      },
    ],
    edicts: ['trust the blood'],
    anathema: ['hide the gift before equals'],
  },
  {
    words: /cleric|priest|acolyte|abbot|abbess|nun|preacher|oracle|monk of|templar|bishop|sexton/,
    role: 'leader',
    lead: ['wis', 'cha', 'con'],
    skills: ['Religion', 'Medicine', 'Diplomacy'],
    tradition: 'divine',
    strikes: [strike('mace', 'bludgeoning')],
    items: ['mace', 'religious symbol', 'scale mail'],
    talents: [
      {
        name: 'Healing Hands',
        use: 'one action, once a day',
        text: 'Whoever [it] touches regains [areaDice] Hit Points.',
      },
    ],
    edicts: ['feed who knocks', 'keep the hours'],
    anathema: ['break a vow', 'turn away the dying'],
  },
  {
    words: /druid|shaman|herbalist|hedge/,
    role: 'controller',
    lead: ['wis', 'con', 'dex'],
    skills: ['Nature', 'Survival', 'Medicine'],
    tradition: 'primal',
    strikes: [strike('sickle', 'slashing'), shot('sling', 50, 'bludgeoning')],
    items: ['sickle', 'sling', 'herb satchel'],
    talents: [
      { name: 'Wild Empathy', use: '', text: '[It] can Make an Impression on animals, and ask them simple things.' },
    ],
    edicts: ['plant for what is cut'],
    anathema: ['teach the secret tongue', 'light a needless fire'],
  },
  {
    words: /bard|minstrel|skald|singer|poet|storyteller|musician|actor|jester/,
    role: 'leader',
    lead: ['cha', 'dex', 'int'],
    skills: ['Performance', 'Diplomacy', 'Deception'],
    tradition: 'occult',
    strikes: [strike('rapier', 'piercing'), shot('shortbow', 60)],
    items: ['rapier', 'instrument', 'leather armour'],
    talents: [
      {
        name: 'Courageous Anthem',
        use: 'one action',
        text: 'Allies within 60 feet have +1 status to attack, damage and saves against fear until the start of its next turn.',
      },
    ],
    edicts: ['give the song its due'],
    anathema: ['leave a story unfinished'],
  },
  {
    words: /warlock|witch|cultist|occult|fortune teller|medium/,
    role: 'caster',
    lead: ['int', 'cha', 'wis'],
    skills: ['Occultism', 'Deception', 'Nature'],
    tradition: 'occult',
    strikes: [strike('dagger', 'piercing')],
    items: ['dagger', 'fetish of bone and thread'],
    talents: [
      {
        name: 'Hex',
        use: 'one action',
        text: 'One creature within 30 feet is frightened 1 unless it succeeds at a Will save against DC [dc].',
      },
    ],
    edicts: ['keep the bargain'],
    anathema: ['speak the patron’s name'],
  },
  {
    words: /paladin|knight|champion|crusader/,
    role: 'guardian',
    lead: ['str', 'cha', 'con'],
    skills: ['Religion', 'Athletics', 'Diplomacy'],
    strikes: [strike('longsword', 'slashing'), strike('shield bash', 'bludgeoning', { weight: 0.8 })],
    items: ['longsword', 'steel shield', 'full plate'],
    talents: [
      {
        name: 'Sworn Shield',
        use: 'reaction',
        text: 'Trigger: an ally within 15 feet takes damage. Effect: the ally has resistance [resist] to it, and [it] makes a Strike if the attacker is in reach.',
      },
    ],
    edicts: ['stand between'],
    anathema: ['lie for gain', 'strike who has yielded'],
  },
  {
    words: /barbarian|berserker|reaver|gladiator|brawler/,
    role: 'brute',
    lead: ['str', 'con', 'dex'],
    skills: ['Athletics', 'Intimidation', 'Survival'],
    strikes: [strike('greataxe', 'slashing', { weight: 1.4 }), shot('thrown hatchet', 10, 'slashing')],
    items: ['greataxe', 'hatchets', 'hide armour'],
    talents: [
      {
        name: 'Rage',
        use: 'one action',
        text: 'For a minute its Strikes deal [d4] more damage and its AC is 1 lower.',
      },
    ],
    edicts: ['answer insult'],
    anathema: ['flee from a challenge'],
  },
  {
    words: /ranger|hunter|archer|scout|trapper|poacher|forester|gamekeeper|bounty|bowyer|falconer/,
    role: 'artillery',
    lead: ['dex', 'wis', 'con'],
    skills: ['Survival', 'Stealth', 'Nature'],
    strikes: [shot('longbow', 100), strike('shortsword', 'piercing')],
    items: ['longbow', 'shortsword', 'leather armour'],
    talents: [
      {
        name: 'Hunt Prey',
        use: 'one action',
        text: 'One creature that [it] sees or tracks is its prey: +2 to Seek and Track it, and the first Strike against it each round deals [d4] more damage.',
      },
    ],
    edicts: ['take what is needed'],
    anathema: ['leave a wounded beast'],
  },
  {
    words:
      /rogue|thief|assassin|spy|burglar|smuggler|fence|charlatan|cardsharp|gambler|pickpocket|beggar|urchin|swashbuckler|pirate/,
    role: 'lurker',
    lead: ['dex', 'cha', 'int'],
    skills: ['Stealth', 'Thievery', 'Deception'],
    strikes: [
      strike('shortsword', 'piercing'),
      strike('dagger', 'piercing', { weight: 0.8 }),
      shot('hand crossbow', 60),
    ],
    items: ['shortsword', 'daggers', 'thieves’ tools', 'leather armour'],
    talents: [
      { name: 'Sneak Attack', use: '', text: 'Its Strikes deal [d4] more precision damage to off-guard creatures.' },
      {
        name: 'Nimble Dodge',
        use: 'reaction',
        text: 'Trigger: an attack is made on [it] by a creature it sees. Effect: +2 circumstance to AC against it.',
      },
    ],
    edicts: ['keep an exit'],
    anathema: ['sell out a crew'],
  },
  {
    words: /monk|martial artist|acrobat|dancer/,
    role: 'skirmisher',
    lead: ['dex', 'wis', 'con'],
    skills: ['Acrobatics', 'Athletics', 'Religion'],
    strikes: [strike('open hand', 'bludgeoning', { weight: 0.8 })],
    items: ['plain robe', 'prayer beads'],
    talents: [{ name: 'Flurry', use: 'one action, once a round', text: '[It] makes two unarmed Strikes.' }],
    edicts: ['practise daily'],
    anathema: ['strike in anger'],
  },
  {
    words:
      /fighter|soldier|guard|watchman|mercenary|warrior|captain|sword|sheriff|sergeant|bodyguard|bandit|gaoler|jailer|veteran|privateer|gunslinger/,
    role: 'guardian',
    lead: ['str', 'con', 'dex'],
    skills: ['Athletics', 'Intimidation', 'Society'],
    strikes: [strike('longsword', 'slashing'), shot('crossbow', 120)],
    items: ['longsword', 'crossbow', 'chain mail', 'steel shield'],
    talents: [
      {
        name: 'Reactive Strike',
        use: 'reaction',
        text: 'Trigger: a creature within reach moves off or uses a manipulate action. Effect: [it] makes a melee Strike against it.',
      },
    ],
    edicts: ['hold the line'],
    anathema: ['leave a comrade'],
  },
  {
    words:
      /noble|duke|duchess|baron|lord|lady|king|queen|prince|ambassador|diplomat|mayor|magistrate|judge|courtesan|steward|lawyer/,
    role: 'expert',
    lead: ['cha', 'int', 'wis'],
    skills: ['Diplomacy', 'Society', 'Deception'],
    strikes: [strike('rapier', 'piercing')],
    items: ['rapier', 'fine clothes', 'signet ring'],
    talents: [
      {
        name: 'A Word in the Right Ear',
        use: '',
        text: 'In a place where its name counts, its level for Diplomacy and Society is four higher.',
      },
    ],
    edicts: ['repay a favour'],
    anathema: ['lose face before inferiors'],
  },
  {
    words:
      /smith|armourer|miner|mason|carpenter|docker|porter|lumberjack|woodcutter|farmer|drover|butcher|sailor|fisher|miller|cooper|tanner|farrier|stablehand|wheelwright/,
    role: 'brute',
    lead: ['str', 'con', 'wis'],
    skills: ['Crafting', 'Athletics', 'Nature'],
    strikes: [strike('hammer', 'bludgeoning'), strike('fist', 'bludgeoning', { weight: 0.7 })],
    items: ['hammer', 'leather apron', 'tools of the trade'],
    talents: [
      {
        name: 'At Home in the Trade',
        use: '',
        text: 'With its own work its level for Crafting and Lore is four higher.',
      },
    ],
    edicts: ['finish the job'],
    anathema: ['cheat on the measure'],
  },
]

/** Whoever lives by a skill that has nothing to do with fighting. */
export const everyday: Calling = {
  words: /./,
  role: 'expert',
  lead: ['cha', 'int', 'wis'],
  skills: ['Diplomacy', 'Society', 'Crafting'],
  strikes: [strike('dagger', 'piercing'), strike('fist', 'bludgeoning', { weight: 0.7 })],
  items: ['dagger', 'tools of the trade'],
  talents: [
    {
      name: 'At Home in the Trade',
      use: '',
      text: 'Within its own trade its level for skills and Lore is four higher.',
    },
  ],
  edicts: ['be fair to neighbours'],
  anathema: ['betray a confidence'],
}

export const callingFor = (words: string): Calling =>
  callings.find((calling) => calling.words.test(words.toLowerCase())) ?? everyday
