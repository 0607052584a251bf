/** How large creatures are at the table, and the bases they stand on. */
export const creatureSizes = ['tiny', 'medium', 'large', 'huge', 'gargantuan'] as const
export type CreatureSize = (typeof creatureSizes)[number]

interface CreatureSizeFacts {
  label: string
  /** Squares each way. */
  squares: number
  /** Of a round base, mm, as miniatures commonly have. */
  base: number
}

export const sizeFacts: Readonly<Record<CreatureSize, CreatureSizeFacts>> = {
  tiny: { label: 'Tiny', squares: 0.5, base: 12.5 },
  medium: { label: 'Small or medium', squares: 1, base: 25 },
  large: { label: 'Large', squares: 2, base: 50 },
  huge: { label: 'Huge', squares: 3, base: 75 },
  gargantuan: { label: 'Gargantuan', squares: 4, base: 100 },
}

/** What printed tokens are measured in: squares of an inch, or bases of 25 mm. */
export const scales = ['inch', 'base'] as const
export type Scale = (typeof scales)[number]

const INCH = 25.4

/** How broad a printed token is, mm. */
export const printedSide = (size: CreatureSize, scale: Scale): number =>
  scale === 'inch' ? sizeFacts[size].squares * INCH : sizeFacts[size].base
