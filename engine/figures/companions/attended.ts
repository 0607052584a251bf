import type { Random } from '../../paint/random.ts'
import type { Brief, Mention } from '../../prompt/brief.ts'
import { belowHead, topOf } from '../framing.ts'
import type { Person } from '../scene.ts'
import type { Called } from './called.ts'

/** Whoever goes with the one the picture is of: a child or a spouse by the hand, a servant or another behind, an imp or a fairy at the shoulder. */
export type Role = 'child' | 'servant' | 'other' | 'spouse' | 'imp' | 'fairy'

export interface Attended {
  lead: Brief
  role: Role
  brief: Brief
}

/** Before somebody else who is in the picture: "with a", "before the", "interrogating a". */
const joining =
  /\b(?:with|and|beside|holds|leads|hand in hand with|accompanied by|followed by|attended by|served by|flanked by|commands|next to|before|facing|opposite|against|behind|to|palm of|whips|fights|scolds|\w+ing)\b/gi
/** What is done about somebody who is not there. */
const absent =
  /^(?:hunt|seek|search|impersonat|resembl|mourn|remember|flee|serv|await|miss|aveng|becom|hat|fear|portray|depict|wear|play|hid|lov|pretend|look|dream|sing|us|paint|draw|carv|sculpt)/i
const children =
  /^(?:[\w-]+\s+){0,3}(?:child|boy|girl|son|daughter|toddler|kid|grandson|granddaughter|nephew|niece)\b(?!\w)/i
const servants =
  /^(?:[\w-]+\s+){0,2}(?:skeletons?|skeletal|zombies?|ghosts?|ghostly|spectral|goblin|kobold|golem|automaton|warforged)(?:\s+(?:servant|minion|butler|bodyguard|assistant|guard|attendant|companion|slave|follower|warrior|soldier)s?)?\b/i
const imps = /^(?:[\w-]+\s+){0,2}(?:imp|quasit|homunculus)\b/i
const fairies = /^(?:[\w-]+\s+){0,2}(?:fairy|fairies|pixie|sprite|faerie)\b(?!\s+dragon)/i
const article =
  /^\s+(?=groom\b|husband\b|wife\b)|^\s+(?:(?:the )?hands? of\s+|by the hand\s+)?(?:an?|the|his|her|their|its|one|young|little|small|tiny|two)\s+/i

const spouses = /^(?:[\w-]+\s+){0,2}(?:wife|husband|bride|groom|lover|sweetheart|betrothed|fiance|fiancee)\b/i
const others =
  /^(?:[\w-]+\s+){0,2}(?:opponent|enemy|foe|advisor|adviser|judge|customer|stranger|companion|pickpocket|sister|brother|friend|squire|apprentice|bodyguard|jester|prisoner|servant|maid|butler|nurse|knight|soldier|guard|priest|monk|nun|queen|king|princess|prince|mother|father|grandmother|grandfather|witch|wizard|beggar|thief|merchant|bard|student|pupil|patient|client|partner|rival)\b(?!['’]s)/i

/** Where the words about somebody end. */
const stop =
  /^\s*(?:$|[,.;:!?]|(?:in|at|on|by|with|who|while|from|under|near|and|for|as|across|over|through|about|before|beside|behind|against|to|inside|outside|around|during|asleep|holding|wearing)\b)/i

/** Whether somebody whom the lexicon knows, of whatever calling, is named within the first words. */
function isSomebody({ prompt, mentions }: Brief, from: number): boolean {
  return mentions.some(({ at, words, facet, owner }) => {
    if (owner || (facet !== 'subject' && facet !== 'kind') || at < from) return false
    const lead = prompt.slice(from, at)
    return (
      /^(?:[\w-]+\s+){0,3}$/.test(lead) &&
      !/\b(?:of|and|with)\b/.test(lead) &&
      stop.test(prompt.slice(at + words.length))
    )
  })
}

const roles: readonly (readonly [RegExp, Role])[] = [
  [children, 'child'],
  [imps, 'imp'],
  [fairies, 'fairy'],
  [servants, 'servant'],
  [spouses, 'spouse'],
  [others, 'other'],
]
const roleOf = (said: string): Role | undefined => roles.find(([words]) => words.test(said))?.[1]

/** Whether a brief has somebody go with whom the picture is of, and both briefs then; undefined: nobody does. */
export function attendedIn(brief: Brief, called: readonly Called[]): Attended | undefined {
  for (const match of brief.prompt.matchAll(joining)) {
    const at = match.index
    const rest = brief.prompt.slice(at + match[0].length)
    const before = article.exec(rest)
    const who = before && rest.slice(before[0].length)
    const isAct = /ing$/i.test(match[0])
    if (isAct && absent.test(match[0])) continue
    const role =
      (who ? roleOf(who) : undefined) ??
      (before && !/^with$/i.test(match[0]) && isSomebody(brief, at + match[0].length + before[0].length)
        ? 'other'
        : undefined)
    if (!before || !who || !role) continue
    const from = at + match[0].length + before[0].length - 2
    // "A newborn kid" is a goat's.
    if (called.some(({ mention }) => mention.at >= from - 3 && mention.at <= from + 4)) continue
    // Its own words reach to the next turn of the sentence.
    const end = /[,;.]|\b(?:in|at|by|on|beside|near|under|before|who|while)\b/i.exec(who)
    const to = from + 2 + (end ? end.index : who.length)
    const isTheirs = ({ at: where, facet }: Mention) => facet !== 'place' && where >= from - 3 && where < to
    // Whose they are says nothing of what they are.
    const theirs = brief.mentions
      .filter((one) => isTheirs(one) && !/^(?:his|her|their|its)$/i.test(one.words))
      // Beside a knight, a squire is one who is not armed as he is.
      .map((one) => (one.concept === 'knight' && /squire/i.test(one.words) ? { ...one, concept: 'page' } : one))
    const mine = brief.mentions.filter((mention) => !isTheirs(mention))
    // Nobody goes with nobody.
    if (
      theirs.length === 0 ||
      !mine.some(({ facet, at: where }) => (facet === 'subject' || facet === 'kind') && where < from)
    )
      continue
    const general = brief.mentions.filter(
      ({ facet }) => !['subject', 'kind', 'feature'].includes(facet) || facet === 'place',
    )
    return {
      role,
      lead: { ...brief, mentions: mine, subject: mine.find(({ facet }) => facet === 'subject' || facet === 'kind') },
      brief: {
        ...brief,
        prompt: brief.prompt.slice(from, to),
        mentions: [
          ...theirs.filter(({ facet }) => facet !== 'place'),
          ...general.filter((one) => !theirs.includes(one)),
        ],
        subject: theirs[0],
      },
    }
  }
  return undefined
}

/** Units a decimetre, and heights of eyes, as companions' are told. */
const EYES = 15.8

/** Puts whoever goes with somebody beside, behind or on the shoulder; `size` is how tall the first is beside others, `own` the second. */
export function attend(
  [person, other]: readonly [Person, Person],
  role: Role,
  { width, height, size, own }: { width: number; height: number; size: number; own: number },
  random: Random,
): void {
  const side = random.chance(0.5) ? 1 : -1
  const units = () => (belowHead(person, 'full') * person.scale) / (EYES * size)
  const tall = (dm: number) => {
    other.scale = (units() * dm) / belowHead(other, 'full')
    other.whole = true
  }
  if (role !== 'imp' && role !== 'fairy') {
    const isHand = role === 'child' || role === 'spouse'
    const dm = role === 'child' ? 10.6 : EYES * own
    // Both side by side, on one ground.
    const across = role === 'child' ? 10.4 : 12
    const fit = Math.min(1, (width * 0.96) / (across * units()))
    person.scale *= fit
    const soles = height * 0.955
    person.y = soles - belowHead(person, 'full') * person.scale
    tall(dm)
    const apart = (role === 'child' ? 5.2 : 5.6) * units()
    person.x = width / 2 - side * apart * 0.5
    other.x = person.x + side * apart
    other.depth = isHand ? 20 : -330
    other.y = soles - (isHand ? 0 : height * 0.02) - belowHead(other, 'full') * other.scale
    // They look to one another, a little.
    other.turn.head[0] = -side * Math.abs(other.turn.head[0])
    other.turn.body[0] = -side * Math.abs(other.turn.body[0]) * 0.5
    if (!isHand) return
    const [hand, theirs] = side > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)
    person.gear = person.gear.filter(({ hold }) => hold !== hand)
    other.gear = other.gear.filter(({ hold }) => role !== 'child' && hold !== theirs)
    person.pose = { ...person.pose, hip: 0, holds: { [hand]: 'hand' } }
    other.pose = { ...other.pose, hip: 0, holds: { [theirs]: role === 'child' ? 'up' : 'hand' } }
    return
  }
  // A handspan above the shoulder, wings spread or not.
  tall(role === 'imp' ? 3.6 : 3)
  const eyes = (role === 'imp' ? 3.6 : 3) * units()
  other.gear = []
  other.x = person.x + side * (role === 'imp' ? 1.9 : 3.1) * units()
  other.y = person.y + (role === 'imp' ? 1.9 : 1.2) * units() - eyes
  other.depth = role === 'imp' ? -40 : 60
  other.turn.head[0] = -side * Math.abs(other.turn.head[0])
  if (role === 'imp') other.wings ??= { kind: 'bat', colour: other.complexion.base }
  const top = other.y - topOf(other) * other.scale
  if (top < 24) {
    person.y += 24 - top
    other.y += 24 - top
  }
}
