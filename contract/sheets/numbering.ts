import type { Block } from './document.ts'

type Column = Extract<Block, { type: 'table' }>['columns'][number]

/**
 * Whether a column tells rows apart, as the numbers on a map do: worked out, and no figure that could be put otherwise. In a
 * file of its own: the browser needs it without the schemas.
 */
export const isNumbering = ({ derived, align }: Pick<Column, 'derived' | 'align'>) =>
  derived === true && align !== 'end'
