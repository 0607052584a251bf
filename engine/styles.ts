import type { Style } from './generator.ts'

/** The built-in styles, each a hand of its own; generators name the ones they paint in. */
export const styles: readonly Style[] = [
  { id: 'painted', name: 'Painted', description: 'Oils by lantern light: soft edges, deep shadow, one warm light.' },
  {
    id: 'inked',
    name: 'Ink & hatch',
    description: 'Pen and brush: firm outlines, hatching where the light does not reach.',
  },
  { id: 'woodcut', name: 'Woodcut', description: 'Black lines cut to follow the form, printed on warm paper.' },
  {
    id: 'blueprint',
    name: 'Blueprint',
    description: 'White lines on blue, for plans that want to be read at a glance.',
  },
  { id: 'parchment', name: 'Parchment', description: 'Sepia ink on old vellum, as if found in a map case.' },
]
