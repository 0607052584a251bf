/** Selects a part of a field's text and scrolls to it. */
export function selectIn(field: HTMLInputElement | HTMLTextAreaElement | null, from: number, to: number): void {
  if (!field) return
  // Browsers scroll to where the caret is put, but not to a selection.
  field.setSelectionRange(from, from)
  field.blur()
  field.focus()
  field.setSelectionRange(from, to)
}
