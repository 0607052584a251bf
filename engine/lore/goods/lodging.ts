import type { RuleSystem } from '../../../contract/enums.ts'

/** A line of a rule system's table of food, drink and lodging. */
export interface Fare {
  /** The rule's name for it. */
  rule: string
  /** gp */
  price: number
}

interface FareTable {
  /** From the plainest to the finest. */
  meals: readonly Fare[]
  beds: readonly Fare[]
  ale: Fare
  wine: Fare
  fineWine: Fare
  hot?: Fare
  stabling: Fare
}

/** SRD 5.2.1, "Food, Drink, and Lodging" and 5.1, "Mounts and Vehicles" (CC-BY-4.0); Player Core, "Services" (ORC). */
export const fare: Record<RuleSystem, FareTable> = {
  DnD5e: {
    meals: [
      { rule: 'Poor meal', price: 0.02 },
      { rule: 'Modest meal', price: 0.1 },
      { rule: 'Comfortable meal', price: 0.2 },
      { rule: 'Wealthy meal', price: 0.3 },
      { rule: 'Aristocratic meal', price: 0.6 },
    ],
    beds: [
      { rule: 'Squalid stay', price: 0.07 },
      { rule: 'Poor stay', price: 0.1 },
      { rule: 'Modest stay', price: 0.5 },
      { rule: 'Comfortable stay', price: 0.8 },
      { rule: 'Wealthy stay', price: 2 },
      { rule: 'Aristocratic stay', price: 4 },
    ],
    ale: { rule: 'Ale, mug', price: 0.04 },
    wine: { rule: 'Wine, common, bottle', price: 0.2 },
    fineWine: { rule: 'Wine, fine, bottle', price: 10 },
    stabling: { rule: 'Stabling, a day', price: 0.5 },
  },
  Pathfinder: {
    meals: [
      { rule: 'Poor meal', price: 0.01 },
      { rule: 'Square meal', price: 0.03 },
      { rule: 'Square meal', price: 0.03 },
      { rule: 'Square meal', price: 0.03 },
      { rule: 'Fine dining', price: 1 },
    ],
    beds: [
      { rule: 'Floor space', price: 0.03 },
      { rule: 'Bed', price: 0.1 },
      { rule: 'Bed', price: 0.1 },
      { rule: 'Private room', price: 0.8 },
      { rule: 'Private room', price: 0.8 },
      { rule: 'Extravagant suite', price: 10 },
    ],
    ale: { rule: 'Ale, mug', price: 0.01 },
    wine: { rule: 'Wine, bottle', price: 0.1 },
    fineWine: { rule: 'Fine wine, bottle', price: 1 },
    hot: { rule: 'Coffee or tea, pot', price: 0.02 },
    stabling: { rule: 'Stabling, a day', price: 0.02 },
  },
}
