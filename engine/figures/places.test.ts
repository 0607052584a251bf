import { describe, expect, it } from 'vitest'
import { settings } from '../landscapes/settings/settings.ts'
import { random } from '../paint/random.ts'
import { understand } from '../prompt/understand.ts'
import { figures } from './figures.ts'
import { anywhere, haunts, placeWords } from './places.ts'

const frame = { width: 768, height: 1024 }
const behind = (prompt: string, seed = 7) =>
  figures.compose(understand('characters', figures.lexicon, prompt, ''), random(seed), frame).backdrop

describe('where a person stands', () => {
  it.each([
    ['a baker in her bakery', 'bakery'],
    ['a grave robber in a cemetery', 'graveyard'],
    ['two guards at the city gates', 'gate'],
    ["a lookout in the crow's nest", 'deck'],
    ['a monk in a monastery garden', 'garden'],
    ['a goblin in the sewers', 'sewer'],
    ['a fire giant in a forge', 'forge'],
    ['a queen upon her throne', 'throne'],
    ['a prisoner behind bars', 'dungeon'],
    ['a spy on the rooftops', 'rooftops'],
    ['a ranger by a campfire', 'camp'],
    ['a druid in a snowy forest', 'snowfield'],
    ['a hunter in a forest in winter', 'snowfield'],
    ['a hunter in a forest', 'forest'],
    ['a stable boy', 'stable'],
    ['a smith', 'forge'],
    ['a woman in ruins', 'ruins'],
    ['a goblin on the rim of a canyon', 'canyon'],
    ['a halfling in autumn hills', 'hills'],
    ['washerwomen by the river', 'river'],
    ['a hermit fishing on a frozen lake', 'lake'],
    ['a girl in an apple orchard', 'orchard'],
    ['a witch before her crooked hut', 'cottage'],
    ['a druid who lives in a treehouse', 'treehouse'],
    ['a clown before a circus tent', 'circus'],
    ['a dancer at a lantern festival', 'festival'],
    ['a countess at a masquerade ball', 'ballroom'],
    ['a spice merchant in a desert bazaar', 'market'],
    ['a monk before a mountain temple', 'temple'],
    ['an orc chieftain enthroned', 'throne'],
    ['an acrobat', 'circus'],
  ])('%s: %s', (prompt, place) => {
    expect(behind(prompt).scenery?.kind).toBe(place)
  })

  it('is at the hour and in the weather that the words say', () => {
    expect(behind('a trader at the market at night').scenery?.hour).toBe('night')
    expect(behind('a sailor on deck in a storm').scenery?.hour).toBe('storm')
  })

  it('is before a plain wall where that is asked', () => {
    expect(behind('an elf with a plain background').scenery).toBeUndefined()
  })

  it('fits the calling, and is not always the same, where no place is named', () => {
    const seen = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => behind('a thief', seed).place))
    expect(seen.size).toBeGreaterThan(1)
    for (const place of seen) expect(haunts.rogue).toContain(place)
    expect(behind('a woman').scenery).toBeDefined()
  })

  it('is drawn for every word there is', () => {
    const unseen = ['plain', 'fire', 'candlelight']
    for (const place of [...Object.keys(placeWords), ...anywhere, ...Object.values(haunts).flat()])
      expect([place, unseen.includes(place) || place in settings]).toEqual([place, true])
  })
})
