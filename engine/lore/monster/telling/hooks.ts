import type { Random } from '../../../paint/random.ts'
import { type Case, introducedOnce, placesOf, tellerFor } from '../case.ts'
import type { Idea } from '../idea.ts'

const asking: readonly string[] = [
  '#cc# pays #sum# [if|once] #town# [is safe|is at peace|can sleep], by #feast#.',
  '#cc# has #sum# [in hand|ready|on offer], until #feast#.',
  '“#sum.cap#,” says #cc#, “[by|before] #feast#.”',
  '#cc# [needs|wants] it [ended|stopped|over] by #feast#, and [offers|has] #sum#.',
  '#cc# speaks for #people#: #sum#, [on proof|afterwards|half now], until #feast#.',
  'For [this|that] #cc# offers #sum#, [good|valid] [until|up to|before] #feast#.',
  '#cc# [asks for|needs] help before #feast#, [and offers|for] #sum#.',
  '[Success|Help|Peace], by #feast#, [means|is worth|earns] #sum# from #cc#.',
  '#town# [raised|collected|scraped up] #sum#; #cc# [holds|keeps] it until #feast#.',
  '#cc# [begs|hires|looks for] strangers: #sum#, if [done|settled] by #feast#.',
  '#people.cap# [trust|send] #cc#, who [offers|carries] #sum#, until #feast#.',
]

/** Other ways in, which any such creature may have. */
const offers: readonly string[] = [
  '#rr# wants its #prizeKind# #prize# #purpose#, and pays #sum# for that by #feast#.',
  '#rr# needs its #prize# #purpose#, #prizeKind# or not: #sum#, until #feast#.',
  '#rr# has bet #sum# to bring its #prize# to #town# by #feast#, and [hires|needs] hands.',
  '#ww# drew a map of #lair#, and gives it for #vpos# #thing#, [left|lost] in there.',
  '#ww# seeks #vpos# #thing#, which is still in #lair#, and pays #sum2#.',
  '#rr# buys its #prize# #purpose#, at #sum# if it is #prizeKind#.',
  '#number.cap# rivals set out from #town# on #day#, by #Spot2#; #rr# [leads|hires] them.',
  '#ww# [went with|was one of] #number# others, [came back|returned|got out] [alone|lame|first], [and draws|describing|and knows] #lair#.',
]

/** What comes of what the prompt says of it. */
const doing: readonly string[] = [
  '#ww# swears that it #does#, and pays #sum2# for proof.',
  'That it #does#, #rr# [denies|will not hear] in #town#.',
  'Since it #does#, #rr# [sells places|takes money] to watch.',
  'Whoever can show that it #does# gets #sum2# from #ww#.',
  'Nobody in #town# asks why it #does#; #ww# knows.',
  'It #does#, says #ww#, and that can be used against it.',
  '#rr# means to [catch|trap] it at #Spot#, since it #does#.',
  'Children of #town# play that it #does#, and #ww# forbids it.',
]

/** Three ways into a story with it: what it does to people, and two from other sides. */
export function hooks(idea: Idea, told: Case, chance: Random): string[] {
  const { tell } = tellerFor(idea, told, chance)
  const { story, isAsked } = told.chosen
  const [second, third] = chance.shuffle(story.other) as [string, string]
  const last = told.side
    ? tellerFor(idea, told, chance.fork('side'), placesOf(told.side)).tell(chance.pick(told.side.story.other))
    : tell(isAsked || chance.chance(0.3) ? third : chance.pick(offers))
  const ways = [
    tell(
      [story.trouble, asking, ...(isAsked || chance.chance(0.7) ? [story.turn] : [])]
        .map((frames) => chance.pick(frames))
        .join(' '),
    ),
    tell(second),
    last,
  ]
  if (idea.does.length === 0) return ways
  const own = chance.fork('doing')
  const line = tellerFor(idea, told, own).tell(own.pick(doing))
  return ways.map((hook, index) => (index === 1 ? introducedOnce(`${hook} ${line}`, told) : hook))
}
