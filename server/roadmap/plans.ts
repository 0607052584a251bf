import { isNull } from 'drizzle-orm'
import type { RoadmapItem } from '../../contract/roadmap.ts'
import { roadmapItems } from '../db/community.ts'
import { transact } from '../db/database.ts'
import type { Services } from '../services.ts'
import { add } from './commands.ts'

/** What the house plans; a new keep's roadmap begins with it, and from then on it is the administrators'. */
const plans: readonly { title: string; text: string; status: RoadmapItem['status'] }[] = [
  {
    title: 'Clips: a picture that moves',
    text: 'A few seconds of film from a prompt or from a picture you have, with camera, pacing and effects to choose, and several clips joined to one.',
    status: 'IN_PROGRESS',
  },
  {
    title: 'Sounds and voices',
    text: 'Ambience for a place, a voice for an NPC, a theme for a fight: from words, as a file for your table.',
    status: 'PLANNED',
  },
  {
    title: 'Session summariser',
    text: 'A recording or your notes become a summary with people, places, loot and open threads, which lead on to their sheets.',
    status: 'PLANNED',
  },
  {
    title: 'Canvas editor',
    text: 'Paint over, erase, widen and combine pictures on one canvas, with layers and undo.',
    status: 'PLANNED',
  },
  {
    title: 'Editing suite: inpainting, outpainting, upscaling, background',
    text: 'Change one part of a picture and leave the rest as it is; make it wider; make it larger; cut its background away.',
    status: 'PLANNED',
  },
  {
    title: 'Style transforms',
    text: 'Your picture as clay, as a tarot card, as a page of a monster manual, and more.',
    status: 'PLANNED',
  },
  {
    title: 'Token maker with frames and batches',
    text: 'Round tokens of many pictures in one go, with rings and colours that belong together.',
    status: 'PLANNED',
  },
  {
    title: 'Traps, puzzles and encounters in the workshop',
    text: 'More kinds of sheet, balanced for the party’s level like monsters and hoards are.',
    status: 'APPROVED',
  },
  {
    title: 'Multi-level battle maps',
    text: 'Cellar, ground floor and tower of one building, with stairs that meet, exported as scenes that belong together.',
    status: 'APPROVED',
  },
  {
    title: 'Community: comments, follows, collections, competitions',
    text: 'A gallery to come back to: people’s pages, collections, leaderboards, competitions with blind votes, and a moderation that answers for itself.',
    status: 'RELEASED',
  },
  {
    title: 'Battle maps with walls, doors and lights for Foundry and other tabletops',
    text: 'Every built-in map is exported with what a virtual tabletop needs, and uploaded maps keep theirs.',
    status: 'RELEASED',
  },
  {
    title: 'Styles of one’s own',
    text: 'From five to forty of your pictures, a style is learnt that the built-in styles wear.',
    status: 'RELEASED',
  },
  {
    title: 'Selling gold for cryptocurrency',
    text: 'The keep takes no such payment and will not.',
    status: 'DECLINED',
  },
]

/** Puts the plans onto a roadmap that has nothing of the house's yet. Returns how many. */
export async function fillRoadmap({ db, now }: Services): Promise<number> {
  return transact(db, async (tx) => {
    if ((await tx.$count(roadmapItems, isNull(roadmapItems.authorId))) > 0) return 0
    // A second apart, so that they are shown in the order in which they stand here.
    const createdAt = (index: number) => new Date(now().getTime() - index * 1000)
    for (const [index, plan] of plans.entries())
      await add(tx, { kind: 'roadmap', ...plan, createdAt: createdAt(index) }, `plan-${index}`)
    return plans.length
  })
}
