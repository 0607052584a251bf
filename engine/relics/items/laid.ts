import type { Brief, Mention } from '../../prompt/brief.ts'
import type { ItemScene } from './scene.ts'

/** Stuffs that things are laid on as a cloth or a top. */
export const laidStuffs: Readonly<Record<string, ItemScene['ground']>> = {
  velvet: { stuff: 'velvet', colour: [104, 26, 44] },
  silk: { stuff: 'velvet', colour: [150, 132, 104] },
  cloth: { stuff: 'cloth', colour: [166, 150, 124] },
  leather: { stuff: 'leather', colour: [78, 54, 40] },
  wood: { stuff: 'wood', colour: [112, 76, 48] },
  oak: { stuff: 'wood', colour: [104, 74, 44] },
  stone: { stuff: 'stone', colour: [112, 110, 106] },
  marble: { stuff: 'stone', colour: [196, 192, 186] },
  ice: { stuff: 'snow', colour: [196, 210, 226] },
}

/** "On red velvet": a stuff that things can lie on, and its colour, where they stand by themselves and say no more than that. */
export function laidOn(brief: Brief): readonly Mention[] {
  const beneath = brief.mentions.filter(
    ({ facet, at }) =>
      (facet === 'material' || facet === 'colour') &&
      /\b(?:on|upon|atop)\s+(?:some\s+|dark\s+|old\s+)?(?:[a-z]+\s+)?$/i.test(brief.prompt.slice(0, at)),
  )
  // "A scroll on parchment" lies on nothing.
  return beneath.some(({ concept }) => Object.hasOwn(laidStuffs, concept)) ? beneath : []
}
