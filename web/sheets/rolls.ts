import { createStore } from '../state/store.ts'
import { type Dice, diceText, fairDraw, type Rolled, rollDice } from './dice.ts'

export interface LoggedRoll extends Rolled {
  id: number
  /** What it was rolled for, where the sheet says: "Warhammer". */
  label: string
}

/** Rolls that stay in sight. */
const LOGGED_MOST = 12

/** What was rolled on this visit, newest first. */
export const rollStore = createStore<{ rolls: readonly LoggedRoll[] }>({ rolls: [] })

export function roll(dice: Dice, label: string): void {
  const { rolls } = rollStore.get()
  const id = (rolls[0]?.id ?? 0) + 1
  rollStore.set({ rolls: [{ ...rollDice(dice, fairDraw), id, label }, ...rolls].slice(0, LOGGED_MOST) })
}

export const clearRolls = () => rollStore.set({ rolls: [] })

/** "Warhammer: 1d8 + 3 = 9", for the eye and for screen readers. */
export const rollText = ({ dice, total, label }: LoggedRoll) =>
  `${label ? `${label}: ` : ''}${diceText(dice)} = ${total.toLocaleString('en-GB')}`
