import { ofBlood } from './plots/blood.ts'
import { ofKin } from './plots/kin.ts'
import { ofMoney } from './plots/money.ts'
import type { Plot } from './plots/plot.ts'
import { ofSecrets } from './plots/secrets.ts'
import { ofTown } from './plots/town.ts'
import { ofTravel } from './plots/travel.ts'
import { ofWonders } from './plots/wonders.ts'
import { ofWork } from './plots/work.ts'

/** Every plot of a house whose prompt asks for none. */
export const plots: readonly Plot[] = [
  ...ofMoney,
  ...ofKin,
  ...ofBlood,
  ...ofSecrets,
  ...ofWonders,
  ...ofTown,
  ...ofWork,
  ...ofTravel,
]
