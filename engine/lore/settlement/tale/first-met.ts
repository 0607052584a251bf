/** Whom the party meets first, and what that person wants of them: after the name. */
export const firstMet = {
  met: ['#place#, #asks#'],
  place: [
    '[inside|outside|behind|near] #p1#',
    '[waiting|sitting|at work|resting] by #p2#',
    '[on a bench|with a cart|in a doorway|arguing] in #s1#',
    '[crossing|sweeping|watching] #s2#',
    '[fishing|washing|resting] by #water#',
  ],
  asks: [
    '[asks|begs] for help against #ag#',
    'asks after #cg#, and [buys|offers] [supper|beer|wine]',
    '[warns|will warn] them [against|about] #bg#',
    'wants #ag# stopped, and has #asum#',
    'has #p3.poss# key, for sale',
    '[sends|leads|invites] them to #rg#',
    'sells secrets, at #asum# each',
    '[says|swears] that #bg# is to blame',
    'wants #cg# [watched|followed|warned]',
    '[hides|is running|wants protection] from #A#',
    'lost [work|money|a home] to #bg#',
  ],
} as const
