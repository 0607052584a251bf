import { story } from './story.ts'

/**
 * The trouble of a place of which a prompt claims something that no story is of: #claim#, a whole statement, "three witches
 * keep the clock of Harrow". Some live by it and some pay for it; it has a reason; and it is about to end.
 */
export const ofClaims = story('What everybody knows', {
  isAskedOnly: true,
  moods: [],
  sides: ['owners', 'families', 'outlaws'],
  gists: [
    'Know one thing first: #claim#. #A.cap# live by that, and #B# mean to end it.',
    'All quarrels here come of one thing: #claim#.',
  ],
  problem: [
    'There is one thing that everybody tells strangers first: #claim#. #A.cap# live by that and want it to stay so. #B.cap# pay for it: since #feast# it has cost [#count# lives|#count# families their homes|#d1# its bread], and they have sworn to end it by #feast2#. #v#, who asked why, was [beaten|locked up|driven out] at #p1#.',
    'Nothing here can be understood unless one knows that #claim#. For #years# it did no harm. Since #day# somebody has been trying to put an end to it: #v# was found [half dead|gagged|drugged] at #p1#, and #count# people of #d1# have sworn to [fight|flee|burn #work#] if it changes. #A.cap# and #B# accuse each other.',
  ],
  causes: [
    [
      'It is no accident. #a# arranged it, #years# ago, for the good of #A#, and has the paper that says how, and at whose cost, locked up at #p2#.',
      'At #feast2# #B# take matters into their own hands, with fire. Then it ends all at once, in the worst way, and #A# have sold #d1# in time.',
      'With the paper from #p2# it could be ended, or kept, by a vote of all #town# at #p1#. #wg# drew it up, and would say so before #rg# if #a# were out of the room.',
    ],
    [
      'Somebody from outside will pay #debt# to have it otherwise, since it is known far and wide that #claim#. #c# has taken the money, and half of it is spent.',
      'By #feast# #C# have done what they were paid for, in secret, and #d1# wakes up in another kind of town. #count.cap# people will not live to see it.',
      '#wg# carries the messages between #cg# and the buyer, by way of #p2#. The next is due on #aday#; read out at #p1#, it would bring #A# and #B# together for once.',
    ],
    [
      'Nobody knows any more why it is so, but for #r#: it is the price of a promise that the founders made at #p2#, and it keeps something worse asleep.',
      'If #B# have their way at #feast2#, what it keeps asleep is awake that same night, under #p2#, and begins with #d1#.',
      'What was promised can be paid off: by the old words, at #p2#, at #hourly#, with #A# and #B# side by side. #vg# has found half of the words, and #wg# has the rest without knowing it.',
    ],
  ],
  signs: [
    'A picture over the door of #p2# shows strangers what there is to know: #claim#.',
    'At #p3# people of #A# and of #B# sit apart, and are silent when somebody new comes in.',
    '“It shall not stay so,” somebody has written in #paint# on #p1#.',
    'A guide in #s1# takes #asum# to show you that #claim#.',
    'In #d1# they speak of it softly, and look at #p1#.',
  ],
  aims: [
    ['to keep everything as it is, since #claim#, and to have #B# out of #town# by #feast#.'],
    ['to end it. #claim.cap#; and it is they who pay for that, while #A# [sell|lend|eat].'],
    ['to find out how it began, and to sell the answer to #A# or to #B#, whichever is more afraid of it.'],
  ],
  hooks: [
    '#b# pays #sum# to whoever finds out how it came that #claim#. #a# pays the same to those who stop looking.',
    '#v# knows the reason, was nearly killed for it, and will tell strangers, on the road, a day’s walk from here.',
    '#r# wants one thing settled before #feast#: #claim#. Somebody who takes no side is to hear both, at #p1#, and come out alive.',
    '#w# asks for help to leave #town#, and will tell outside what is done here.',
  ],
  rumours: [
    'It was not always so that #claim#; ask #w#.',
    '#c# has been paid to change it, and everybody knows what “it” is: #claim#.',
    'The one who started it lies under #p2#.',
    '#r# alone profits by it.',
  ],
  laws: ['Strangers may not ask why #claim#; the fine is #fine#.', 'Whoever denies that #claim# gets #punished#.'],
  wants: {
    r: ['nobody to learn the reason, which {he} knows', 'to be remembered for anything else'],
    a: ['it all to stay as it is, since {his} house lives by it', 'the paper at #p2# never read'],
    b: ['an end of it, for the sake of a #relative# it cost {him}', 'people to see what it costs #d1# that #claim#'],
    c: ['the answer to one question: who began it', 'to earn the second half of #debt#'],
    v: ['to tell what {he} found out about it, and live', 'somebody from outside to see it, and say it is not right'],
    w: ['to get away, and never to be asked about it', 'to be rid of the messages {he} carries for #cg#'],
  },
})
