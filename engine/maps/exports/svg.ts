/** An element's attributes; one that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

const round = (value: number) => Math.round(value * 100) / 100
const fine = (value: number) => Math.round(value * 10_000) / 10_000
const escaped = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const told = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? fine(value) : escaped(value)}"`,
    )
    .join('')

/** One element of a drawing, with what is in it. */
export const element = (name: string, attributes: Attributes, content = '') =>
  content === '' ? `<${name}${told(attributes)}/>` : `<${name}${told(attributes)}>${content}</${name}>`

/** A line of letters; what is a letter to XML stays one. */
export const text = (content: string, attributes: Attributes) => element('text', attributes, escaped(content))

/** Things of one sort, under a name that drawing programs show; empty for none. */
export const group = (id: string | undefined, attributes: Attributes, members: readonly string[]) =>
  members.length === 0
    ? ''
    : element('g', id === undefined ? attributes : { id, ...attributes }, `\n${members.join('\n')}\n`)

/** Lines as the data of a path, to a hundredth. */
export const pathOf = (lines: readonly (readonly (readonly [number, number])[])[], isClosed = true) =>
  lines.map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`).join('')

/** A drawing of `width` by `height` units, shown `natural` px wide by a program that is told no other size. */
export function svg(
  { width, height, title, natural }: { width: number; height: number; title: string; natural: number },
  layers: readonly string[],
): string {
  const head = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    width: natural,
    height: (natural * height) / width,
  }
  const drawn = [...(title === '' ? [] : [element('title', {}, escaped(title))]), ...layers].filter(Boolean)
  return `${element('svg', head, `\n${drawn.join('\n')}\n`)}\n`
}
