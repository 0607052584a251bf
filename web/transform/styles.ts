import { type TransformStyle, transformStyles } from '../../contract/edit-facts.ts'

/** The style that a page's address names; undefined where there is none of that name. */
export const styleNamed = (name: string | undefined): TransformStyle | undefined =>
  transformStyles.find((style) => style === name)
