import { capital, possessive } from '../grammar/inflect.ts'
import type { AskedRuler, AskedWords } from './asked.ts'

/**
 * How a prompt's own words are told. #whole# is what the place is, "a village on stilts"; #claim# a statement about it, "nobody
 * sleeps in Harrow".
 */
export const woven = {
  approachAsked: [
    'Through #weather# you see #whole#: #roofs#, and beyond them #water#. You hear #sound#.',
    'The road ends at #whole#. There are #roofs# under #weather#, and everything smells of #smell#.',
    'Nobody has told you the half of it: #town# is #whole#, with #roofs# and, all day long, #sound#.',
    '“#town#,” says the carter who brought you, and points ahead: #whole#. You make out #roofs# in #weather#.',
    'So this is #town#, #whole#. You see #roofs#, #acount# people at #p1#, and behind them #water#.',
    'You smell #smell# first. Then the view opens on #whole#: #roofs#, with #weather# above.',
  ],
  claimSeen: [
    'Before you can ask, a(n) #worker# tells you that #claim#.',
    'It takes you no longer than #s1# to see that #claim#.',
    'A child in #d1# explains to you, slowly, that #claim#.',
    'You were told on the road that #claim#, and so it is.',
  ],
  claimTroubled: [
    'It does not help that #claim#.',
    '#A.cap# say that it all comes of one thing: #claim#.',
    'Elsewhere this might be mended; here it is hard, since #claim#.',
    'All of #d1# blames it on one thing: #claim#.',
  ],
  claimHook: [
    '#pat# will pay #asum# to whoever finds out why #claim#. #catch#',
    '#pat# wants it known in the next town by #aday# that #claim#, and pays #asum# to whoever carries the letter. #catch#',
    '#pat# is tired of it: #claim#. Whoever can change that gets #asum#. #catch#',
  ],
  claimRumour: [
    'It is the doing of #cg# that #claim#.',
    '#vg# knows why #claim#, and has told nobody.',
    '#C# take #asum# a month from #rg# to keep quiet about why #claim#.',
    'It is only since #feast2# that #claim#.',
  ],
  groundRumour: [
    'Nothing will be left of #ground# by #feast2#, says #vg#.',
    '#ag# has sold #ground# to #cg#, for #asum# and #burden#.',
    '#wg# was heard talking to #ground# at #hourly#, and not for the first time.',
  ],
  groundSign: [
    'Every #aday# somebody leaves #token# at #ground#.',
    'Nobody from #d1# has gone near #ground# since #feast2#.',
    'On #aday# #rg# had #ground# measured, twice, by #acount# people.',
  ],
  claimLaw: [
    'Strangers may not ask why #claim#; the fine is #fine#.',
    'Complaints that #claim# are heard at #p2#, on #aday#, and cost #fine#.',
    'Whoever denies that #claim# owes #fine#.',
  ],
  claimCustom: [
    'At #feast# they sing of how #claim#.',
    'On #aday# the children of #d1# play a game about how #claim#.',
    'In #p1# nobody mentions that #claim#; it is bad luck.',
  ],
  claimAim: [
    'to find out why #claim#, and to sell the answer before #X# do.',
    'to keep things as they are: #claim#, and #X# lose by it.',
    'to change one thing, whatever #X# say: #claim#.',
  ],
} as const

/** Where a claim is told: each of a sheet's claims at three of these, or as many as there are. */
export const tellings = [
  'claimTroubled',
  'claimHook',
  'claimLaw',
  'claimRumour',
  'claimAim',
  'claimCustom',
  'claimSeen',
] as const
export type Telling = (typeof tellings)[number]

/** What the sheet says of its land anyway. */
const isSeen = (claim: string) =>
  /^#town# (?:stands|is) (?:built |hidden )?(?:on|in|by|at|near|beside|among) (?:an?|the) (?:\S+ )?(?:river|coast|sea|lake|forest|woods?|mountains?|hills?|plains?|marsh|swamp|bog|fen|desert|island|fields?|bay)$/i.test(
    claim,
  ) && !/\b(?:drowned|burning|petrified|dead|haunted|cursed|frozen|floating|moving)\b/i.test(claim)

/** Nothing that anybody would wonder at: "a fishing village". */
const isUsual = (whole: string) =>
  /^\S+\s(?:(?:\S*(?:fishing|mining|logging|lumber|whaling|farming|market|trading|trade|desert|river|forest|mountain|coastal|harbour|island|port|walled|dwarven|elven|human|frontier|border))\s)+\S+$/i.test(
    whole,
  )

/** A prompt's claims with the names of the sheet in them. */
export function claimsOf({ claims, ruler, folk, places, whole }: AskedWords, town: string, r: string): string[] {
  const does = (ruler?.does ?? []).map((does) => `${ruler?.isMany ? together(ruler) : r} ${does}`)
  const isPlural = ruler?.isMany && !/^(?:a|an|the|one)\s/i.test(ruler.phrase)
  // Of one who does something worth telling it is that which is told.
  const rule =
    ruler && (ruler.isMany || does.length === 0) ? [`${ruler.phrase} ${isPlural ? 'rule' : 'rules'} #town#`] : []
  const live = folk ? [`hardly anybody lives in #town# but ${folk.many}`] : []
  const said = [...claims, ...does, ...live, ...rule]
  const only = said.length === 0 && places.length === 0 && whole && !isUsual(whole) ? [`#town# is ${whole}`] : []
  return [...said.filter((claim) => !isSeen(claim)), ...only].map((claim) =>
    claim.replaceAll('#town.poss#', possessive(town)).replaceAll('#r.poss#', possessive(r)).replaceAll('#town#', town),
  )
}

/** Which claim is told where: the first ones first, and one alone at no more than four places. */
export function toldAt(claims: readonly string[], telling: Telling): string | undefined {
  if (claims.length === 0) return undefined
  const at = tellings.indexOf(telling)
  return at < Math.max(4, claims.length * 2) ? claims[at % claims.length] : undefined
}

/** "three witches" -> "the three witches". */
const together = ({ phrase }: AskedRuler) => (/^the\s/i.test(phrase) ? phrase : `the ${phrase.replace(/^an?\s+/i, '')}`)

/** How somebody rules whom no list of governments knows. */
export function rulesBy(ruler: AskedRuler): { label: string; how: readonly string[] } {
  const label = capital(ruler.phrase)
  if (!ruler.isMany)
    return {
      label,
      how: [
        '#rg# decides alone, at #p1#, after #hourly#',
        'whoever wants something goes to #rg# at #p1#, on #aday#, with #token#',
        '#rg# has the last word; #A# try for the one before it',
        'since #feast2# nobody has said no to #rg#, except #ag#',
      ],
    }
  const they = together(ruler)
  return {
    label,
    how: [
      `${they} decide, at #p1#; #rg# only says it aloud`,
      `what ${they} want is made known by #rg#, on #aday#, at #p2#`,
      `${they} meet at #p1# after #hourly#, and #rg# guards the door`,
    ],
  }
}
