/** What a form of the payment service's kind says: `items[0][price]=…` as nested records, lists as records by their numbers. */
export interface Form {
  [name: string]: string | Form
}

export function readForm(text: string): Form {
  const whole: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split(/\[|\]\[?/).filter((step) => step !== '')
    const last = steps.pop()
    if (last === undefined) continue
    let at = whole
    for (const step of steps) {
      const inner = at[step]
      const next: Form = typeof inner === 'object' ? inner : {}
      at[step] = next
      at = next
    }
    at[last] = value
  }
  return whole
}

export const textAt = (form: Form | undefined, name: string): string | undefined => {
  const value = form?.[name]
  return typeof value === 'string' ? value : undefined
}
export const formAt = (form: Form | undefined, name: string): Form => {
  const value = form?.[name]
  return typeof value === 'object' ? value : {}
}
export const listAt = (form: Form | undefined, name: string): Form[] =>
  Object.values(formAt(form, name)).filter((value) => typeof value === 'object')
/** Texts by name, as `metadata` is. */
export const textsAt = (form: Form | undefined, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formAt(form, name)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
