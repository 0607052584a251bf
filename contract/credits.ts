/** A package this product is made of. */
export interface CreditedPackage {
  name: string
  version: string
  /** As the package names it, by its SPDX identifier where it has one. */
  license: string
  /** The copyright line of its licence, or its author; empty when it names neither. */
  copyright: string
  url?: string
}
