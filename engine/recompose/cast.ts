import { hewnStuffs } from '../figures/hewn.ts'
import type { Hewn } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import type { Rgb } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import { isFigure, isMonster } from './scenes.ts'

const stuffNames: Readonly<Record<string, string>> = {
  marble: 'marble',
  alabaster: 'marble',
  stone: 'stone',
  granite: 'stone',
  rock: 'stone',
  sandstone: 'sandstone',
  bronze: 'bronze',
  copper: 'copper',
  brass: 'brass',
  iron: 'iron',
  steel: 'steel',
  silver: 'silver-metal',
  gold: 'gold-metal',
  ice: 'ice',
  glass: 'glass',
  crystal: 'crystal',
  wood: 'wood',
  oak: 'oak',
  obsidian: 'obsidian',
  jade: 'jade',
  clay: 'clay',
  terracotta: 'clay',
  porcelain: 'porcelain',
  bone: 'bone',
  ivory: 'bone',
}
const own: Readonly<Record<string, Rgb>> = {
  sandstone: [196, 164, 112],
  jade: [92, 150, 112],
  porcelain: [232, 232, 236],
}
const stuff = `(?:pure |solid |polished |weathered |old |dark |pale )?(?:(white|black|grey|gray|green|red|pink|blue|brown|yellow) )?(${Object.keys(stuffNames).join('|')}|golden|wooden|icy)`
const ways = [
  // "of white marble", "made of ice", "carved from wood", "turned to stone"
  new RegExp(
    `^(?:(?:he|she|it|they|all|all made|entirely|wholly|now)\\s+)*(?:(?:made|carved|built|cast|turned|turn|hewn|sculpted|changed|transformed|moulded|formed|petrified)\\s+)?(?:(?:entirely|wholly|all)\\s+)?(?:out of|of|from|in|into|to|as)\\s+${stuff}$`,
  ),
  // "as a bronze statue", "a statue of bronze", "stone"
  new RegExp(`^(?:as\\s+|into\\s+)?(?:a|an)?\\s*${stuff}\\s+(?:statue|sculpture|figure|figurine|idol|bust|carving)$`),
  new RegExp(
    `^(?:as\\s+|into\\s+)?(?:a|an)?\\s*(?:statue|sculpture|figure|bust|carving)\\s+(?:made\\s+)?(?:out of|of|in|from)\\s+${stuff}$`,
  ),
  new RegExp(`^(?:turned (?:to|into) )?${stuff}$`),
]
const petrified = /^(?:as\s+)?(?:a|an)?\s*(?:petrified|turned to stone|statue)$/

/** The stuff that words say somebody is to be of, through and through; undefined where they say none. */
export function stuffIn(words: string): Hewn | undefined {
  const plain = words.toLowerCase().trim()
  if (petrified.test(plain)) return { stuff: 'stone', colour: materialOf('stone')!.colour }
  for (const way of ways) {
    const match = way.exec(plain)
    if (!match) continue
    const [, dye, said = ''] = match
    const name = stuffNames[said === 'golden' ? 'gold' : said === 'wooden' ? 'wood' : said === 'icy' ? 'ice' : said]!
    const natural = own[name] ?? materialOf(name)?.colour
    if (!natural || !(name in hewnStuffs)) return undefined
    const colour = dye === undefined ? natural : (colourOf(dye === 'gray' ? 'grey' : dye) ?? natural)
    return { stuff: name, colour }
  }
  return undefined
}

/**
 * A scene of people or creatures, whom words say to be of a stuff through and through: "of white marble", "as a bronze statue". Told with what
 * else the words say; the scene itself where they say no such thing, or it is of none.
 */
export function statueIn(scene: Scene, words: string): { scene: Scene; rest: string } {
  if (!isFigure(scene) && !isMonster(scene)) return { scene, rest: words }
  const parts = words.split(/\s*[,;]\s*/)
  const said = parts.map((part) => ({ part, hewn: stuffIn(part) }))
  const hewn = said.find((one) => one.hewn)?.hewn
  if (!hewn) return { scene, rest: words }
  const made: Scene = isFigure(scene)
    ? Object.assign({ ...scene }, { people: scene.people.map((person) => ({ ...person, hewn })) })
    : Object.assign({ ...scene }, { hewn })
  return {
    scene: made,
    rest: said
      .filter((one) => !one.hewn)
      .map(({ part }) => part)
      .join(', '),
  }
}
