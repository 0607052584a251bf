import type { Story } from './story.ts'

/** Frames by which whom it took is dead. */
const dead =
  /#V#[^.]* (?:died|dead)\b|#V# \[died of|#V# \[was found|killed #V#|#vpos# death|for a grave|#V# was found there|#V# was its warning|#V# was the #nth#|since the funeral|doorsteps|#v# \[is dead/
/** Frames by which they live. */
const alive =
  /#V# is alive|#v# carried past|heard #v# call|and #v# with it|\[went willingly|#V# as surety|#V# alive|holds #V#|#V# is hostage|give up #v#|exchange #v#|promised #V#|#V# hides|is due to it|trusts only #v#|keeps alive|list: #V#|#V# caught one|life on the answer|It looks for #V#/

/** Those frames that agree with what has become of whom it took; all of them where none does. */
export function fated(frames: readonly string[], { isVictimAlive }: Story): readonly string[] {
  const other = isVictimAlive ? dead : alive
  const kept = frames.filter((frame) => !other.test(frame) || (isVictimAlive && alive.test(frame)))
  return kept.length > 0 ? kept : frames
}
