import type { CreditedPackage } from '../../contract/credits.ts'

/** What the product is made of, by name. Filled in from the installed packages while building: scripts/credits.ts. */
export const packages: CreditedPackage[] = []
