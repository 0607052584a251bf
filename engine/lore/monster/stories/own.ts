import type { Story } from './story.ts'

/** The story of what a prompt says, where no other is about that: #does# follows "it". */
export const own = {
  suits: [],
  asked: [],
  brief: ['is known for one thing: it #does#'],
  wants: ['To go on as it is: it #does#', 'To be let be, though it #does#'],
  why: [
    'It came to #lair# because nobody there minds that it #does#.',
    'It #does#, and for that it was driven from #Spot2# to #lair#.',
  ],
  trouble: [
    '#vv# laughed, since it #does#, and was found dead at #Spot# on #day#.',
    '#vv# went to see if it is true that it #does#. Only #thing.a# came back from #Spot#.',
    'People came from far off to see that it #does#; on #day# it killed #vv#, at the cost of #loss#.',
  ],
  turn: [
    'That it #does# is the doing of #rr#, who will not [speak of|own] it.',
    '#rr# makes money on it, since it #does#.',
  ],
  other: [
    '#ww# knows why it #does#, and tells for #sum2#, at #Spot#.',
    '#rr# wants it alive, because it #does#, and pays #sum#.',
    '#ww# says that #vv# lives in #lair#, and that it #does# no longer when they [talk|sing] to it.',
  ],
  picks: [
    'It turns on whoever mocks it, or on #target#; do not forget that it #does#.',
    'It #does#, even now; it strikes #target# when that is hindered.',
  ],
  ends: ['breaks off #hurt# and makes for #Spot#', 'lets go of whoever takes no notice, and goes to #lair#'],
  bargain: [
    'Let it be: it #does#, and harms no one who keeps beyond #Spot#.',
    'It would follow anyone who understood it, says #ww#: it #does# for a reason.',
  ],
  known: ['#ww# saw at #Spot# that it #does#.', 'It #does#: all of #town# knows it, and #ww# has watched.'],
  sign: ['Traces at #Spot# that show it #does#', 'A crowd by #Spot2#, come to see that it #does#'],
  find: ['Gifts from people who heard of it', 'A drawing of it, by #ww#'],
} satisfies Story
