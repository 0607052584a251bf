/** How long the bytes are kept for the browser, which may ask where to put them first, ms. */
const KEPT = 60_000

/** Hands the person a file as the browser's own download. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
