import type { MonsterBrief } from '../rules/monster-brief.ts'

const list = (text: string) => text.split(', ')

const pairs = (kinds: string, of: string) => list(kinds).flatMap((kind) => list(of).map((one) => `the ${kind} ${one}`))

const anyone = list(
  'whoever is nearest, the torchbearer, whoever is bleeding, a straggler, whoever shouts, whoever runs, the loudest, whoever has fallen, whoever hit it, the slowest, the guide, whoever stumbles, the foremost, the rearmost, the nearest mule, whoever is alone',
)
const plain = [
  ...anyone,
  ...pairs(
    'nearest, wounded, foremost, rearmost, lone, bleeding, slowest',
    'archer, fighter, scout, spellcaster, healer, guide',
  ),
]
const clever = [
  ...pairs(
    'nearest, wounded, unarmoured, unguarded, rearmost, weary, lone',
    'archer, healer, spellcaster, scout, guide',
  ),
  ...list(
    'the healer, the leader, whoever heals, whoever gives orders, the best armed, whoever casts spells, the boldest, whoever is alone, the youngest, the map bearer, the lookout, whoever is weakest, the lantern bearer, the wounded',
  ),
]

/** Whom it strikes, by its mind: what has none takes what is near, what has a keen one takes those who matter. */
export const targets: Readonly<Record<MonsterBrief['mind'], readonly string[]>> = {
  none: [...anyone, ...pairs('nearest, foremost, bleeding', 'archer, fighter, scout, mule')],
  beast: [...plain, ...pairs('smallest, limping', 'traveller, scout, archer, mule')],
  dull: plain,
  keen: clever,
  brilliant: clever,
}
