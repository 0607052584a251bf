import type { Vec } from '../../figures/sculpture/space.ts'
import type { Rgb } from '../../paint/colour.ts'
import { cloth, leather } from '../../paint/material.ts'
import type { Build } from './beast-builds.ts'
import { GROUND } from './beast-stance.ts'
import type { Bench } from './rig.ts'

const hide: Rgb = [78, 48, 30]

/** A cloth and a saddle on the back of a beast that stands. */
export function saddle({ clay, place }: Pick<Bench, 'clay' | 'place'>, b: Build, dye: Rgb): void {
  const back = GROUND - b.tall - b.chest
  const middle: Vec = [0, back + b.chest * 0.68 + b.belly * 0.1, -10]
  clay
    .part({ material: cloth(dye), place })
    .ellipsoid(middle, [b.belly * 0.86 + 9, b.belly + 9, b.long * 0.62])
    .ellipsoid([0, back + b.chest * 0.7 + 6, b.long * 0.5 - 10], [b.chest * 0.84 + 7, b.chest + 7, b.chest * 1.06], 20)
    .keep()
    .box([0, middle[1] - b.belly * 0.4, -6], [400, b.belly * 0.95, b.long * 0.36], 12)
    .build()
  clay
    .part({ material: leather(hide), place })
    .ellipsoid([0, middle[1] - b.belly - 8, -4], [b.belly * 0.5, 20, b.long * 0.24])
    .ellipsoid([0, middle[1] - b.belly - 26, -b.long * 0.24], [b.belly * 0.44, 34, 16], 14)
    .ellipsoid([0, middle[1] - b.belly - 18, b.long * 0.22], [22, 34, 16], 14)
}
