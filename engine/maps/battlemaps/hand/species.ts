import type { Prop } from '../scene.ts'
import type { Species } from './canopy.ts'

const names: readonly Species[] = ['broadleaf', 'oak', 'birch', 'pine', 'bare', 'palm', 'willow']

/** A tree's species is the hundreds of its variant, its form the rest. */
export const speciesOf = (tree: Prop): Species => names[Math.floor(tree.variant / 100) % names.length]!

export const variantOfSpecies = (species: Species, form: number) => names.indexOf(species) * 100 + (form % 100)
