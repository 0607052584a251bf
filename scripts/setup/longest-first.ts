import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that draw or wait for longest. Where nothing has been timed yet, as in a new checkout, files are begun by their
 * size; one of these, begun late, would leave the other cores with nothing to do.
 */
const longest = [
  'server/images/over/over.test.ts',
  'engine/reliefs.test.ts',
  'server/generations/kill.test.ts',
  'server/db/embedded.test.ts',
  'engine/figures/cloth/dyes.test.ts',
  'engine/figures/portray.test.ts',
  'engine/stocking/stocking.test.ts',
  'engine/maps/townmaps/townmaps.test.ts',
  'server/images/exports/exports.test.ts',
  'engine/paint/finish.test.ts',
  'server/edits/edits.test.ts',
  'engine/figures/cloth/collisions.test.ts',
  'engine/maps/guides/follows.test.ts',
  'engine/edits/edits.test.ts',
  'server/generations/corridor.test.ts',
  'server/edits/backgrounds.test.ts',
  'engine/maps/battlemaps/sites.test.ts',
  'server/own-keys/kill.test.ts',
  'server/loras/training.test.ts',
  'server/comparisons/comparisons.test.ts',
  'server/gallery/samples.test.ts',
  'e2e/phone.story.ts',
  'e2e/accessible.story.ts',
  'e2e/galleries.story.ts',
]

/** Begins with the files that take longest; of all others it thinks as Vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const gone = longest.filter((file) => !existsSync(join(root, file)))
    if (gone.length > 0) throw new Error(`No longer there, and still begun first: ${gone.join(', ')}`)
    const places = new Map(longest.map((file, place) => [file, place]))
    const place = ({ moduleId }: TestSpecification) => places.get(relative(root, moduleId)) ?? longest.length
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return (await super.sort(files)).toSorted((a, b) => group(a) - group(b) || place(a) - place(b))
  }
}
