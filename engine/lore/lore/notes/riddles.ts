import { list, type Side } from '../matters/prose/side.ts'

/** What there is to a riddle, whoever asks it. */
export const ofRiddles: Side = {
  truth: list(`
    The right answer opens [a stair|a drawer|the north wall] at #land#. #P#, [a|an old] #one#, saw it stand open [once|last winter].
    #P# answered [right|wrong], and [may cross free for life|has been twelve years old since|was given a horse].
    The answer is [in plain sight|carved twice] at #land#, for those who [look up|carry a lamp].
    Whoever is silent until [dawn|the bell] is let through too: #P# [fell asleep|is mute], and was.`),
  false: list(`
    There is no second try, whatever #Q# says, who [sells second tries|lost a hand that way].
    A second answer fits, and opens [a pit|a cage] instead: #Q# has [bones|a friend] there.
    The prize is gone. #Q# [took it in the war|answered long ago], and [keeps asking|bricked up the niche].
    No one checks the answer. The door opens to a [firm voice|push], as #Q# [found|was told] drunk.`),
  task: list(`
    answer it aloud at #land# in place of #Q#, who [stammers|has one try left]
    guess it before #Q#’s company does
    find the line that somebody [scratched out|painted over]
    get #Q# out, who answered wrong [yesterday|at noon] and sits behind the door`),
  otherwise: list(`
    it asks [the children|#P#] next, on #E#
    the door at #land# stays shut for another [nine|hundred] years
    #Q# answers first, and [rules #land#|has what is behind it]`),
}
