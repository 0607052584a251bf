import type { Links } from '../../loot/party.ts'

/*
 * What is the matter with a shop: each story is told by what its keeper wants and fears, by what lies behind the counter, by
 * a rumour, a customer and the job it makes for strangers, all of the same few people. Slots: #keeper# keeps #house#, #his#
 * and #him# are the keeper’s; #other# is the other party, with a trade or in the prompt’s words, #them# the same once more;
 * #localB# somebody else of the town; #helper# works here; #wares# is what is sold, always several; #p# a thing, #it# the
 * same once more; #x# and #y# say where in town, as “behind the almshouse”; in an errand alone {given}, {he}, {his} and
 * {him} are the customer. Other parties may be several in a prompt: a verb in the present right behind #other# or #them# is
 * put right, no other one is.
 */
export interface ShopStory {
  name: string
  /** Words of a prompt that tell it. */
  about: RegExp
  /** Words that only make it likely. */
  hints?: RegExp
  /** How a prompt names the other party behind that: by which words, or at once. Where it never does: nothing. */
  party?: Links
  /** "To …". */
  wants: readonly string[]
  fears: readonly string[]
  /** Behind the counter: a noun, and what is with it. */
  stash: readonly string[]
  /** The job, in two sentences or three: what, where, for how much, and what if not. */
  hook: readonly string[]
  rumour: readonly string[]
  /** As it follows "{given} is": "asking after …". */
  errand: readonly string[]
}
