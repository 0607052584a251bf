// No zod here, for the browser reads it too.

/** What can be printed on. */
export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

interface PaperFacts {
  label: string
  /** Upright, points (72 to the inch): A4 by ISO 216, Letter by ANSI/ASME Y14.1. */
  width: number
  height: number
}

export const paperFacts: Readonly<Record<Paper, PaperFacts>> = {
  a4: { label: 'A4', width: 595.28, height: 841.89 },
  letter: { label: 'Letter', width: 612, height: 792 },
}
