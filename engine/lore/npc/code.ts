import type { NpcRequest } from '../../../contract/sheets/npc.ts'
import type { Random } from '../../paint/random.ts'

/** What somebody of Pathfinder lives by (edicts) and never does (anathema), as bare verbs: "repay a debt". */
export interface Code {
  edicts: string[]
  anathema: string[]
}

const edicts: readonly string[] = [
  'protect #k#',
  'never leave #work# unlocked',
  'sell honest #ware#',
  'keep #feast# holy',
  'repay #w# in full',
  'outdo #o# in everything',
  'visit #spot# every #day#',
  'listen to #w#',
  'feed guests at #work#',
  'put by #sum# before #feast#',
  'mend #tool.a# daily',
  'speak well of #k#',
  'rest on #day#',
]
const anathema: readonly string[] = [
  'betray #k# for gold',
  'tell strangers about #spot#',
  'beg #o# for mercy',
  'waste #ware#',
  'break faith with #w#',
  'strike #k# in anger',
  'leave #town# for good',
  'work during #feast#',
  'owe #o# money',
  'steal #ware#',
  'turn #w# away hungry',
  'let #work# go to ruin',
  'throw out #tool.a#',
]

/** Up to the end of the clause, or to where the other of the two begins. */
const clause = (word: string) =>
  new RegExp(
    `(?:\\s+(?:and|but))?[\\s,;.]*(?:\\b(?:whose|with|his|her|their|the)\\s+)?\\b${word}\\b\\s*(?::|\\bare\\b|\\bis\\b)\\s*(.+?)(?=[;.]|,?\\s+(?:(?:and|but)\\s+)?(?:(?:who|that|with)\\b|(?:(?:whose|his|her|their|the)\\s+)?(?:edicts?|anathemas?)\\b)|$)`,
    'i',
  )
const clauses = { edicts: clause('edicts?'), anathema: clause('anathemas?') } as const

/** "to protect the weak and never lie, and repay debts": one by one. */
const partsOf = (text = '') =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:to|never|always|not)\b)/i)
    .map((part) => part.replace(/^(?:to|and)\s+/i, '').trim())
    .filter((part) => part !== '' && part.length <= 60)
    .slice(0, 4)

/** What a prompt says of somebody's edicts and anathema: "whose edicts are to protect the weak and never lie". */
export const codeIn = (text: string): Code => ({
  edicts: partsOf(clauses.edicts.exec(text)?.[1]),
  anathema: partsOf(clauses.anathema.exec(text)?.[1]),
})

/** A prompt without them, for rules that have a place of their own for them. */
export const withoutCode = (text: string) =>
  text
    .replace(clauses.anathema, '')
    .replace(clauses.edicts, '')
    .replace(/[\s,;.]+$/, '')

/** Theirs: what was chosen or said, and chance for the rest, to two of each. `tell` fills the places of a frame. */
export function codeOf(
  request: Pick<NpcRequest, 'prompt' | 'edicts' | 'anathema'>,
  tell: (frame: string) => string,
  chance: Random,
): Code {
  const said = codeIn(request.prompt)
  const lower = (frame: string) => {
    const told = tell(frame)
    return told.charAt(0).toLowerCase() + told.slice(1)
  }
  const both = (chosen: string, told: readonly string[], frames: readonly string[]) => {
    const own = [...new Set([...(chosen ? [chosen] : []), ...told])]
    const drawn = chance.shuffle(frames).slice(0, Math.max(0, 2 - own.length))
    return [...own, ...drawn.map(lower)]
  }
  return {
    edicts: both(request.edicts, said.edicts, edicts),
    anathema: both(request.anathema, said.anathema, anathema),
  }
}
