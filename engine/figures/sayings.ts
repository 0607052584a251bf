import type { Brief, Mention } from '../prompt/brief.ts'

/** Whose calling it is to keep a house of that kind. */
const keepers: readonly (readonly [house: RegExp, calling: string])[] = [
  [/^(?:bakery|bakehouse|kitchen|pastry shop|cookshop)$/i, 'cook'],
  [/^(?:tavern|inn|pub|alehouse|bar|taproom|brewery|saloon|boarding house|hostel|brothel|gambling den)$/i, 'innkeeper'],
  [/^(?:forge|smithy|foundry|armoury)$/i, 'smith'],
  [/^(?:apothecary|apothecary shop|potion shop|laboratory)$/i, 'alchemist'],
  [/^(?:farm|vineyard|mill|dairy|stable|orchard|ranch)$/i, 'farmer'],
  [/^(?:library|school|academy|bookshop|museum)$/i, 'scholar'],
  [/^(?:temple|shrine|church|chapel|monastery|orphanage)$/i, 'cleric'],
  [/^(?:hospital|infirmary)$/i, 'nurse'],
  [/^(?:workshop|carpentry|sawmill|tannery)$/i, 'carpenter'],
  [
    /^(?:shop|store|market stall|stall|emporium|pawnshop|trading post|bank|guild|company|business|warehouse|auction house)$/i,
    'merchant',
  ],
  [/^(?:ferry|boat|ship|fishery)$/i, 'sailor'],
  [/^(?:gang|smuggling ring|thieves guild|den of thieves)$/i, 'rogue'],
  [/^(?:prison|jail|gaol)$/i, 'guard'],
]
const kept =
  /\b(?:runs?|ran|running|owns?|owned|owning|keeps?|kept|keeping|manages?|managing|operates?|operating)\s+(?:an?|the|his|her|their|our)\s+(?:[\w-]+\s+){0,3}?(bakery|bakehouse|kitchen|pastry shop|cookshop|tavern|inn|pub|alehouse|bar|taproom|brewery|saloon|boarding house|hostel|brothel|gambling den|forge|smithy|foundry|armoury|apothecary|apothecary shop|potion shop|laboratory|farm|vineyard|mill|dairy|stable|orchard|ranch|library|school|academy|bookshop|museum|temple|shrine|church|chapel|monastery|orphanage|hospital|infirmary|workshop|carpentry|sawmill|tannery|shop|store|market stall|stall|emporium|pawnshop|trading post|bank|guild|company|business|warehouse|auction house|ferry|boat|ship|fishery|gang|smuggling ring|thieves guild|den of thieves|prison|jail|gaol)\b/i

/** "She runs a bakery": nobody runs, and she is a baker. */
function keeping(brief: Brief): Brief {
  const found = kept.exec(brief.prompt)
  const house = found?.[1]
  const calling = house && keepers.find(([words]) => words.test(house))?.[1]
  if (!found || !calling) return brief
  const to = found.index + found[0].length
  const runs = brief.mentions.find(({ concept, at }) => concept === 'charging' && at >= found.index && at < to)
  // "Keeps" are no castles here.
  const isVerb = ({ at, facet }: Mention) => facet === 'place' && at === found.index
  const others = brief.mentions.filter((one) => one !== runs && !isVerb(one))
  if (brief.subject?.facet === 'subject') return { ...brief, mentions: others }
  const keeper: Mention = { concept: calling, facet: 'subject', words: found[0], at: found.index, modifiers: [] }
  return { ...brief, mentions: [...others, keeper], subject: keeper }
}

const once =
  /\b(?:(?:who (?:was )?)?once (?:was |were )?an?|formerly an?|used to be an?|previously an?|(?:had )?once been an?|before (?:he|she|they) (?:was|became) an?)\s+[\w-]+(?:\s+[\w-]+){0,4}?(?=\s*(?:[,;.]|$)|\s+(?:now|turned|and now|who|until|before|but|with|in)\b)/i

/** What somebody was before is not what they are: "once a knight, now a beggar". */
function grown(brief: Brief): Brief {
  const found = once.exec(brief.prompt)
  if (!found) return brief
  const isPast = ({ at }: Mention) => at >= found.index && at < found.index + found[0].length
  const isPerson = ({ facet }: Mention) => facet === 'subject' || facet === 'kind'
  const now = brief.mentions.filter((one) => !isPast(one))
  if (!now.some(isPerson)) return brief
  const mentions = brief.mentions.filter((one) => !(isPast(one) && one.facet === 'subject'))
  const subject =
    brief.subject && isPast(brief.subject) ? mentions.find(({ facet }) => facet === 'subject') : brief.subject
  return { ...brief, mentions, subject }
}

const seat =
  /\b(?:up)?on (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,3}?(?:throne|chair|armchair|stool|bench|rocking chair|seat)\b/i

/** Who is on a throne or a chair sits on it, whether that is said or not. */
function seated(brief: Brief): Brief {
  const found = seat.exec(brief.prompt)
  if (!found || brief.mentions.some(({ concept }) => idle.has(concept))) return brief
  const sitting: Mention = { concept: 'sitting', facet: 'feature', words: '', at: found.index, modifiers: [] }
  return { ...brief, mentions: [...brief.mentions, sitting] }
}
/** What is done on a seat or about it by other means. */
const idle: ReadonlySet<string> = new Set(['sitting', 'lounging', 'sleeping', 'perching', 'meditating', 'leaning'])

/** "A skeletal knight", "a knight with a skull for a head": the dead, by what is said of them. */
function boned(brief: Brief): Brief {
  const skullFaced =
    /\b(?:skull(?:[- ]faced|[- ]headed)|(?:glowing |bare |grinning )?skull (?:face|head|for a (?:head|face))|skeletal face)\b/i
  const isGlowing = /\bglowing\b/i.test(brief.prompt) && skullFaced.test(brief.prompt)
  const of = brief.mentions.find(
    ({ facet, words }) =>
      (facet === 'subject' || facet === 'kind') && /^(?:an? |the )?(?:[\w-]+ )?skeletal\b/i.test(words),
  )
  if (!of && !skullFaced.test(brief.prompt)) return brief
  const at = of?.at ?? 0
  const mentions = brief.mentions.filter(({ concept }) => !(concept === 'skull' && skullFaced.test(brief.prompt)))
  const eyes: Mention[] = isGlowing
    ? [{ concept: 'glowing-eyes', facet: 'feature', words: '', at: brief.prompt.length, modifiers: [] }]
    : []
  if (mentions.some(({ concept }) => concept === 'skeleton')) return { ...brief, mentions: [...mentions, ...eyes] }
  const dead: Mention = { concept: 'skeleton', facet: 'kind', words: 'skeletal', at, modifiers: [] }
  return { ...brief, mentions: [dead, ...mentions, ...eyes] }
}

/** A brief as its turns of phrase mean it. */
export const meant = (brief: Brief): Brief => boned(seated(grown(keeping(brief))))
