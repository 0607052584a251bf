import type { Block, Section } from '../../../contract/sheets/document.ts'
import { capital, possessive } from '../grammar/inflect.ts'
import type { Person } from './cast.ts'
import type { Idea } from './idea.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whoever is named in a section is named in full the first time, with who they are: nobody can keep nine first names apart. */
export function introducing(idea: Idea): (section: Section) => Section {
  const { people, factions, districts, ruler } = idea
  // What is shouted or written stays as it is, and so do names that somebody's name is part of.
  const fixed = [
    ...factions.map(({ name }) => name),
    ...districts.flatMap(({ places }) => places.map((one) => one.name)),
  ]
  const apart = new RegExp(`(“[^”]*”|Saint \\S+|${fixed.map(escaped).join('|')})`, 'i')

  function described(person: Person, isOwner: boolean, isStart: boolean): string | undefined {
    if (person === ruler) return `${person.role} ${person.name}`
    const side = factions.find(({ leader }) => leader === person)
    // Two names with "of" in a row would be taken for one, and "the Left Hand" for a part of the faction.
    const called = / (?:of|who|the) /i.test(person.name) ? person.given : person.name
    if (side) return isOwner ? undefined : `${called} of ${side.name}`
    return `${isStart ? 'The' : 'the'} ${person.role} ${person.name}`
  }

  function named(text: string, person: Person, seen: Set<Person>, isStart: boolean): string {
    const full = new RegExp(`(^|\\P{L})(?:${escaped(person.name)}|${escaped(person.given)})(?![\\p{L}-])(’s?)?`, 'u')
    return text.replace(full, (_, before: string, owner: string | undefined, at: number) => {
      const told = text.slice(0, at + before.length)
      const isTitled = told.endsWith(`${person.role} `)
      const opens = told.trim() === '' ? isStart : /[.!?]\s*$/.test(told)
      const said = described(person, owner !== undefined, opens)
      if (!isTitled && !said) return `${before}${owner === undefined ? person.name : possessive(person.name)}`
      seen.add(person)
      return `${before}${isTitled ? person.name : said}${owner === undefined ? '' : said?.endsWith('s') ? '’' : '’s'}`
    })
  }

  function told(text: string, seen: Set<Person>): string {
    const parts = text.split(apart)
    for (const person of people)
      for (let at = 0; at < parts.length && !seen.has(person); at += 2)
        parts[at] = named(parts[at] as string, person, seen, parts.slice(0, at).join('').trim() === '')
    return parts.join('')
  }

  function inBlock(block: Block, seen: Set<Person>): Block {
    switch (block.type) {
      case 'text':
        return { ...block, text: told(block.text, seen) }
      case 'list':
        return {
          ...block,
          items: block.items.map((item) => {
            // Who leads a side is introduced where that side is.
            const own = factions.find(({ name }) => capital(name) === item.label)?.leader
            return { ...item, text: told(item.text, own ? seen.add(own) : seen) }
          }),
        }
      case 'table':
        return {
          ...block,
          rows: block.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell, at) => (at === row.cells.length - 1 ? told(cell, seen) : cell)),
          })),
        }
      default:
        return block
    }
  }

  return (section) => {
    const seen = new Set<Person>()
    return { ...section, blocks: section.blocks.map((block) => inBlock(block, seen)) }
  }
}
