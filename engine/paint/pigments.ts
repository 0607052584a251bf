import { hex, type Rgb } from './colour.ts'

/** How a stuff takes colour and light: `gloss` 0-1 tight and bright highlights, `roughness` 0-1 how uneven it lies. */
export interface Stuff {
  colour: Rgb
  gloss: number
  metal: boolean
  roughness: number
}

const pigments: Record<string, Rgb> = {
  black: hex('#26232a'),
  white: hex('#ece6d8'),
  grey: hex('#85878a'),
  brown: hex('#6d4a2e'),
  red: hex('#b0302a'),
  crimson: hex('#84162b'),
  orange: hex('#d4702a'),
  yellow: hex('#e0bd4a'),
  gold: hex('#cf9a35'),
  amber: hex('#d98a24'),
  green: hex('#4a7f3c'),
  emerald: hex('#1f8a5b'),
  teal: hex('#2a8580'),
  blue: hex('#2f5fa8'),
  azure: hex('#58a6d8'),
  indigo: hex('#3f3d8c'),
  violet: hex('#8459c2'),
  purple: hex('#703a8a'),
  plum: hex('#632653'),
  pink: hex('#d3839f'),
}

const stuff = (colour: string, gloss: number, roughness: number, metal = false): Stuff => ({
  colour: hex(colour),
  gloss,
  metal,
  roughness,
})

const stuffs: Record<string, Stuff> = {
  wood: stuff('#7b5432', 0.2, 0.5),
  oak: stuff('#8a6239', 0.25, 0.45),
  bone: stuff('#d9cdb0', 0.35, 0.3),
  leather: stuff('#6a4327', 0.3, 0.45),
  cloth: stuff('#8c7f6c', 0.05, 0.6),
  silk: stuff('#a88fae', 0.5, 0.15),
  iron: stuff('#5a5c60', 0.45, 0.5, true),
  steel: stuff('#98a2ab', 0.8, 0.15, true),
  'silver-metal': stuff('#c3c9ce', 0.85, 0.12, true),
  'gold-metal': stuff('#d3a13f', 0.85, 0.12, true),
  bronze: stuff('#9a6c39', 0.65, 0.25, true),
  copper: stuff('#b5683f', 0.7, 0.22, true),
  brass: stuff('#bd9645', 0.7, 0.2, true),
  stone: stuff('#83807a', 0.1, 0.8),
  marble: stuff('#d8d4cc', 0.5, 0.15),
  obsidian: stuff('#24212b', 0.9, 0.1),
  crystal: stuff('#a9cfe0', 0.95, 0.05),
  glass: stuff('#b6d3cf', 1, 0),
  ice: stuff('#b4d7e6', 0.8, 0.15),
  clay: stuff('#a8694a', 0.15, 0.6),
  paper: stuff('#dccdab', 0.05, 0.4),
  mithril: stuff('#c9dce6', 0.95, 0.05, true),
}

/** The paint of a colour concept of the shared vocabulary, muted enough to sit with others; undefined for other concepts. */
export function colourOf(concept: string): Rgb | undefined {
  return Object.hasOwn(pigments, concept) ? pigments[concept] : undefined
}

/** How a material concept of the shared vocabulary looks; undefined for other concepts. */
export function materialOf(concept: string): Stuff | undefined {
  return Object.hasOwn(stuffs, concept) ? stuffs[concept] : undefined
}
