type Field = HTMLTextAreaElement | HTMLInputElement

const isTypedIn = (field: Field) => field.value !== field.defaultValue

/** Chips and boxes that were pressed: of radio buttons the one that is chosen now. */
const PRESSED = ':checked:not([checked], option), [type=checkbox][checked]:not(:checked)'

/** What was typed into the fields of a page that the server rendered, and chosen of its chips, before its scripts came. */
export function collectEarlyWords(): () => void {
  const fields = [...document.querySelectorAll<Field>('textarea, input:is([type=text], [type=search])')]
  const early = fields.filter(isTypedIn).map((field) => ({ field, words: field.value }))
  const pressed = [...document.querySelectorAll<HTMLInputElement>(PRESSED)].map((field) => ({
    field,
    checked: field.checked,
  }))

  /** Types it again, now that somebody listens; not where they have typed on meanwhile. */
  return () => {
    for (const { field, checked } of pressed) {
      // A press is a change to React only where it differs from what was there before.
      field.checked = !checked
      field.click()
    }
    for (const { field, words } of early) {
      if (!field.isConnected || (field.value !== words && field.value !== '')) continue
      const { selectionStart, selectionEnd } = field
      // React hears of a change only when the value differs from what it last saw or wrote, past its own setter.
      field.value = ''
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
      set?.call(field, words)
      if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
