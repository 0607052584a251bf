import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that draw or wait for longest. Where nothing has been timed yet, as in a new checkout, files are begun by their
 * size; one of these, begun late, would leave the other cores with nothing to do.
 */
const longest = [
  'engine/reliefs.test.ts',
  'server/generations/kill.test.ts',
  'server/images/over/over.test.ts',
  'engine/figures/portray.test.ts',
  'server/own-keys/kill.test.ts',
  'engine/figures/cloth/dyes.test.ts',
  'engine/figures/cloth/collisions.test.ts',
  'server/providers/sdk/clips.test.ts',
  'server/gallery/samples.test.ts',
  'e2e/accessible.story.ts',
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
