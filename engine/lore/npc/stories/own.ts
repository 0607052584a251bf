import { list, type Story } from './story.ts'

const common = {
  isOnlyAsked: true,
  anyAge: true,
  moods: [],
  parties: list('the town council; the guild; the temple'),
  agents: ['speaker for'],
  person: 'other',
} as const

/**
 * Stories for what no other is about, in the prompt's own words: #does# as it follows a name (“keeps bees”), #goal# as it
 * follows “to” (“open a bakery”), #dread# what is feared.
 */
export const ownStories = {
  goal: {
    ...common,
    about: /\b(?:wants?|hopes?|longs?|wishes|means|plans?|trying|tries|dreams|determined|saving up|seeks) to\b/,
    roles: list('rival with the same plan; landlord; strict uncle; guild warden'),
    thirds: list('#their# partner in the plan; #their# best friend; #their# old teacher'),
    things: list('plan; last coin; sketch; permit; promise; packed bag'),
    wants: [
      'To #goal#. #O#, #who#, stands in the way.',
      'To #goal#, and to do so before #O#, #who#, does.',
      'To #goal#. It takes #sum#, and only #O#, #who#, would lend it.',
    ],
    fears: [
      'Dying in #town# without the chance to #goal#.',
      'That #o# is right, and nobody who lives in #town# can ever #goal#.',
      'That #K# pays the price if #n# tries to #goal#.',
    ],
    secrets: [
      '#n# had the chance to #goal# once, and took #sum# to let it go.',
      'It was #T# who first wanted to #goal#. #n# stole the idea, and [pays|owes] #sum# for it.',
      '#n# has already begun: the proof is in #hide#, and #w# has seen it.',
    ],
    bonds: [
      '#K# has given up #sum# so that #n# can #goal#.',
      '#T# wants the same, and they talk of it at #spot# every #day#.',
      '#W# tells #n# daily that nobody like #them# can #goal#.',
    ],
    hooks: [
      '#n# offers #sum# and #ware# to anyone who helps #them# to #goal#.',
      '#O#, #who#, pays #sum# to make sure that #n# does not #goal#.',
      'To #goal#, #n# needs a thing that lies at #spot#, and somebody who can fight.',
      '#K# asks the [characters|party|adventurers] to talk #n# out of it: whoever tried to #goal# before never came back.',
      'On #day# comes the one chance to #goal#. #n# is locked up at #spot#.',
    ],
    theirs: [
      'Wanted to #goal# too, and failed.',
      'Would help, for half of what comes of it.',
      'Laughs at the idea, but watches.',
    ],
    kins: ['Thinks it madness to #goal#.', 'Saves money for it in secret.'],
    witnesses: ['Knows how it could be done.', 'Has told #o# of the plan.'],
  },
  dread: {
    ...common,
    about: /\b(?:afraid of|fears|fearing|terrified of|scared of|phobia of)\b/,
    roles: list('cruel joker; employer; bully; doctor'),
    thirds: list('#their# late brother; #their# childhood friend; #their# old nurse'),
    things: list('locked door; old scar; lucky charm; empty cage; covered window'),
    wants: [
      'To be rid of the fear of #dread#, whatever #O#, #who#, charges for it.',
      'To hide the fear of #dread# from #O#, #who#, who would use it.',
      'To never meet #dread# again, which is why #O#, #who#, must not send #them# to #spot#.',
    ],
    fears: [
      'Above all #dread#: it was #dread# that took #T#, at #spot#.',
      'Few things but #dread#. #o# knows it, and will use it by #feast#.',
      'What everyone laughs at: #dread#. #K# does not laugh.',
    ],
    secrets: [
      '#n# left #T# to die, out of fear of #dread#, and calls it an accident.',
      'The fear is a lie: #n# must be kept away from #dread#, for other people’s sake.',
      'Someone told #n# of a death by #dread#, on #feast#. #w# was there.',
    ],
    bonds: [
      '#K# goes ahead to look for #dread# at every door.',
      '#W# is the only [one|soul|person] who never joked about #dread#.',
      '#T# taught #n# a rhyme against #dread#. It helps a little.',
    ],
    hooks: [
      '#n# must cross #spot# by #day#, in spite of #dread#, and pays #sum# for company.',
      '#O#, #who#, has shut #n# in with #dread# for a wager. #K# asks for help.',
      '#n# swears that #dread# will come to #town# on #feast#. Nobody believes it.',
      '#n# saw #dread# at #spot# and ran, leaving #ware# and #K# behind.',
      '#O#, #who#, pays #sum# to learn what #n# is so afraid of.',
    ],
    theirs: ['Uses #dread# to get a bargain.', 'Has the same fear.', 'Thinks that fright will cure it.'],
    kins: ['Was there when it began.', 'Is ashamed of #n#.'],
    witnesses: ['Knows how #t# really died.', 'Sells #n# charms against it.'],
  },
  doing: {
    ...common,
    about: /(?!)/,
    roles: list('angry neighbour; rich admirer; inspector of #party#; imitator'),
    thirds: list('#their# best friend; #their# old teacher; #their# helper'),
    things: list('letter of complaint; permit; gift; wager; first proof'),
    wants: [
      'To go on as before: #n# #does#, and #O#, #who#, wants it stopped by #feast#.',
      'To be taken seriously by #O#, #who#, as somebody who #does#.',
      'To find another who #does#: #O#, #who#, claims to know one near #spot#.',
    ],
    fears: [
      'That #o# forbids it: by #feast# nobody who #does# may stay in #town#.',
      'That #K# is punished because #n# #does#.',
      'Ending like the last in #town# who was known for it: found dead at #spot#, on #feast#.',
    ],
    secrets: [
      'The truth of why #n# #does#: #T# asked for it, at #spot#, and paid #sum#.',
      '#n# is paid #sum# a year by #o#, only because #n# #does#.',
      'That #n# #does# is half a lie. The other half is in #hide#, and #w# has seen it.',
    ],
    bonds: [
      '#K# was ashamed at first that #n# #does#, and is proud of it now.',
      '#T# understands why #n# #does#. Nobody else in #town# does.',
      '#W# brings #ware# every #day#, just because #n# #does#.',
    ],
    hooks: [
      '#O#, #who#, pays #sum# to end it. #n# #does#, and will not stop for gold.',
      'Strangers at #spot# ask for the one who #does#. #n# hides, and #K# sends for help.',
      'Because #n# #does#, only #n# has noticed what is wrong at #spot#, and tells the [characters|party|adventurers].',
      'Two people in #town# each say: I am the one who #does#. One of them is dead by #day#.',
      '#n#, who #does#, needs a thing from #spot# for it, and pays #sum#.',
      'A letter for “whoever #does#” lies at #work#: come to #spot# on #day#, or #K# will be hurt.',
    ],
    theirs: [
      'Cannot bear that #n# #does#.',
      'Would give #sum# to know why #n# #does#.',
      'Tells everyone that #n# #does#, and laughs.',
    ],
    kins: ['Knows why #n# #does#.', 'Wishes it were otherwise.'],
    witnesses: ['Was the first to learn that #n# #does#.', 'Tells strangers about it for a drink.'],
  },
} as const satisfies Record<string, Story>
