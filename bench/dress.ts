import { collisionsOf, nthDressed } from '../engine/figures/cloth/collisions.ts'
import type { Measurement, Row } from './measurement.ts'

/** Bodies of all peoples, sexes, ages and builds, in all garments and wraps, doing one thing or another. */
const BODIES = 200

/** Looks for skin that comes through clothes, and layers that come through each other. */
export const dress: Measurement = {
  name: 'dress',
  measure: async () => {
    let [bodies, px] = [0, 0]
    for (let n = 0; n < BODIES; n++) {
      const found = collisionsOf(nthDressed(n), n)
      if (found.length > 0) bodies++
      px += found.reduce((sum, { size }) => sum + size, 0)
    }
    const row = (what: string, figure: number): Row => ({
      what,
      subject: `${BODIES} bodies`,
      reference: '',
      figure,
      unit: '',
      bar: { atMost: 0 },
    })
    return [row('Bodies with a layer that comes through another', bodies), row('Px where it does', px)]
  },
}
