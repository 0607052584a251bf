export type Json = Record<string, unknown>

/** What every document of the system says of where it is from; the rules are those of the remaster. */
export const publication = { title: '', authors: '', license: 'ORC', remaster: true } as const

/** "nature’s enmity" to "natures-enmity", as the system names things. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
