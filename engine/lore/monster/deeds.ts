import type { Gift, MonsterBrief, Power, Strike } from '../rules/monster-brief.ts'
import { traitPower } from './creatures/traits.ts'

/** Something a prompt says a monster does, and what comes of it in the block. */
export interface Deed {
  words: RegExp
  gifts?: readonly Gift[]
  speeds?: Partial<MonsterBrief['speeds']>
  powers?: readonly Power[]
  strike?: Strike
}

const named = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i')

export const deeds: readonly Deed[] = [
  {
    words: named('(?:two|three|four|five|six|seven|nine|many|multiple|twin|double|several)[ -]head(?:s|ed)'),
    powers: [traitPower('Multiple Heads')],
  },
  {
    words: named('drowns?'),
    strike: {
      name: 'Drowning Hold',
      type: 'bludgeoning',
      weight: 1,
      rider: { condition: 'grappled', lasting: 'escape' },
    },
    powers: [
      {
        name: 'Drag Under',
        cost: 'bonus',
        text: '[It] pulls a creature that it has grappled 10 feet into the nearest water, and down. Under water the creature must hold its breath, and cannot say a word.',
      },
    ],
  },
  { words: named('fl(?:y|ies|ying|ew)|wing(?:ed|s)?|soar(?:s|ing)?|airborne'), speeds: { fly: 60 }, gifts: ['flyby'] },
  { words: named('hover(?:s|ing)?|float(?:s|ing)?|levitat\\w+'), speeds: { fly: 30, hover: true } },
  {
    words: named('swim(?:s|ming)?|aquatic|sea|underwater|ocean|amphibious|river|lake'),
    speeds: { swim: 40 },
    gifts: ['amphibious'],
  },
  { words: named('burrow(?:s|ing)?|dig(?:s|ging)?|tunnel(?:s|ling|ing)'), speeds: { burrow: 30 } },
  {
    words: named('climb(?:s|ing)?|wall-crawling|crawl(?:s|ing)? (?:on|up|along) (?:the )?(?:walls?|ceilings?)'),
    speeds: { climb: 30 },
    gifts: ['spiderClimb'],
  },
  {
    words: named('shape-?shift\\w*|shape-?chang\\w*|changeling|doppelganger'),
    powers: [
      {
        name: 'Change Shape',
        cost: 'bonus',
        text: '[It] takes the look of a person or beast of about its size that it has seen, or its own again. Its numbers stay as they are, and what it wears does not change. Dead, it is as it was born.',
      },
    ],
  },
  { words: named('packs?|packmates'), gifts: ['packTactics'] },
  { words: named('swarm(?:s|ing)?'), gifts: ['swarm'] },
  { words: named('regenerat\\w+|heals itself|regrow(?:s|ing)?|cannot die|undying|immortal'), gifts: ['regeneration'] },
  {
    words: named('incorporeal|ghostly|spectral|intangible|passes through walls|through walls'),
    gifts: ['incorporeal'],
  },
  { words: named('explod\\w+|bursts?|bursting|detonat\\w+'), gifts: ['deathBurst'] },
  { words: named('mimic(?:s|king)?|imitat\\w+|voices? of|copies voices'), gifts: ['mimicry'] },
  { words: named('disguis\\w+|looks like|pretend\\w*|camouflag\\w+|hides among|false'), gifts: ['falseAppearance'] },
  { words: named('charg(?:e|es|ing)|gores?|tramples?|trampling|ramm?(?:s|ing)?'), gifts: ['charge'] },
  { words: named('besieg\\w+|wall-breaking|smash\\w*|wrecking'), gifts: ['siege'] },
  {
    words: named('teleport\\w*|blink\\w*|vanish\\w*|portals?'),
    powers: [{ name: 'Blink Step', cost: 'bonus', self: { teleport: 30 } }],
  },
  {
    words: named('(?<!sees? (?:the |what is )?)(?:invisib\\w+|unseen)'),
    powers: [{ name: 'Fade', cost: 'bonus', often: 'recharge', self: { vanish: true } }],
  },
  {
    words: named('infect\\w*|contagio\\w+|spreads? (?:disease|plague|rot|sickness)|rabid|diseased'),
    powers: [
      {
        name: 'Festering Wound',
        cost: 'bonus',
        often: 'recharge',
        range: 5,
        save: 'con',
        condition: { condition: 'poisoned', lasting: 'saveEnds' },
        text: 'Only a creature that [it] has hurt this turn can be chosen. As long as this lasts it regains no hit points.',
      },
    ],
  },
  {
    words: named('paraly[sz]\\w+|numbing'),
    powers: [
      {
        name: 'Numbing Gaze',
        cost: 'action',
        often: 'recharge',
        range: 30,
        save: 'con',
        condition: { condition: 'paralyzed', lasting: 'turn' },
      },
    ],
  },
  {
    words: named('petrif\\w+|turns? (?:\\w+ )?(?:in)?to stone|medusa'),
    powers: [
      {
        name: 'Stony Gaze',
        cost: 'bonus',
        range: 30,
        save: 'con',
        condition: { condition: 'restrained', lasting: 'turn' },
        text: 'A creature that fails this save twice in a row turns to stone.',
      },
    ],
  },
  {
    words: named('charm\\w*|seduc\\w+|lur(?:e|es|ing)|entranc\\w+|hypnot\\w+|enthrall?\\w*'),
    powers: [
      {
        name: 'Beckon',
        cost: 'action',
        often: 'recharge',
        range: 60,
        save: 'wis',
        condition: { condition: 'charmed', lasting: 'saveEnds' },
        text: 'So long as this lasts, the creature spends its movement coming closer.',
      },
    ],
  },
  {
    words: named('web|webs|net|nets|silk|snare\\w*'),
    powers: [
      {
        name: 'Cast Web',
        cost: 'action',
        often: 'recharge',
        range: 60,
        save: 'dex',
        condition: { condition: 'restrained', lasting: 'escape' },
      },
    ],
  },
  {
    words: named('swallow\\w*|gulp\\w*'),
    powers: [
      {
        name: 'Swallow',
        cost: 'bonus',
        range: 5,
        save: 'str',
        damage: { type: 'acid', share: 0.3, onSave: 'none' },
        condition: { condition: 'restrained', lasting: 'escape' },
        text: 'Only a creature that [it] has grappled can be swallowed. Inside, it sees nothing, and cannot be reached from outside.',
      },
    ],
  },
  {
    words: named('strangl\\w+|constrict\\w*|chok(?:e|es|ing)|grabs?|grabbing|grasp\\w*|tentacle[sd]?'),
    strike: {
      name: 'Grasp',
      type: 'bludgeoning',
      weight: 0.9,
      reach: 10,
      rider: { condition: 'grappled', lasting: 'escape' },
    },
  },
  {
    words: named('spits?|spitting'),
    strike: { name: 'Spittle', type: 'acid', weight: 1, range: { near: 60, far: 60 } },
  },
  {
    words: named('throws?|throwing|hurls?|hurling|catapult\\w*'),
    strike: { name: 'Hurled Debris', type: 'bludgeoning', weight: 1, range: { near: 60, far: 180 } },
  },
  {
    words: named('quills?|spines|barbs'),
    strike: { name: 'Quill', type: 'piercing', weight: 1, range: { near: 30, far: 60 } },
  },
  {
    words: named('stings?|stinging|stinger'),
    strike: { name: 'Sting', type: 'piercing', weight: 1.2, also: { type: 'poison', share: 0.6 } },
  },
  {
    words: named('shoots?|shooting|archer|bow|crossbow|sniper'),
    strike: { name: 'Long Shot', type: 'piercing', weight: 1, range: { near: 120, far: 360 } },
  },
  {
    words: named('horn(?:s|ed)?|antler(?:s|ed)?|tusk(?:s|ed)?'),
    strike: { name: 'Gore', type: 'piercing', weight: 1.3, rider: { push: 10 } },
  },
  { words: named('claws?|clawed|talon(?:s|ed)?'), strike: { name: 'Claw', type: 'slashing', weight: 1 } },
  {
    words: named('blades?|sword|scythe|sickle|axe|halberd|glaive'),
    strike: { name: 'Heavy Blade', type: 'slashing', weight: 1.2 },
  },
  {
    words: named('eyes?|gaze|stare[sd]?|eyed|staring'),
    powers: [
      {
        name: 'Baleful Stare',
        cost: 'bonus',
        often: 'recharge',
        range: 60,
        save: 'wis',
        condition: { condition: 'frightened', lasting: 'turn' },
      },
    ],
  },
  {
    words: named('split(?:s|ting)?|multipl\\w+|divid\\w+'),
    powers: [
      {
        name: 'Split',
        cost: 'reaction',
        trigger: 'it takes slashing damage and has more than 10 hit points left',
        text: 'It becomes two of its kind, each with half of those hit points and one size smaller.',
      },
    ],
  },
  {
    words: named('weep(?:s|ing)?|cr(?:y|ies|ying)|sob\\w*|mourn\\w*'),
    powers: [
      {
        name: 'Weeping',
        cost: 'action',
        often: 'recharge',
        area: { shape: 'emanation', feet: 30 },
        save: 'wis',
        condition: { condition: 'incapacitated', lasting: 'turn' },
        text: 'A creature that hears nothing is not affected.',
      },
    ],
  },
  { words: named('danc(?:e|es|ing|er)'), powers: [{ name: 'Whirling Step', cost: 'bonus', self: { move: 20 } }] },
  {
    words: named('commands?|leads?|summon\\w*|rallies|general|warlord'),
    powers: [
      {
        name: 'Call to Heel',
        cost: 'bonus',
        text: 'One ally within 60 feet that hears [it] uses its reaction to make one attack.',
      },
    ],
  },
]

/** Verbs by which a monster takes something from people that is no flesh, and what such a taking is called. */
export const takings: readonly { words: RegExp; name: string }[] = [
  {
    words: /\b(?:eats?|eating|devours?|devouring|feeds? (?:on|upon)|feeding (?:on|upon)|consumes?|consuming)\s+/i,
    name: 'Devour',
  },
  { words: /\b(?:steals?|stealing|takes?|taking|robs?|collects?|collecting|hoards?|hoarding)\s+/i, name: 'Steal' },
  { words: /\b(?:drinks?|drinking|drains?|draining|sucks?|sucking)\s+/i, name: 'Drain' },
  { words: /\b(?:breaks?|breaking|shatters?|shattering)\s+/i, name: 'Break' },
]
