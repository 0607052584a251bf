import { type Covers, coveredFor, coversByDefault } from '../../contract/axes.ts'
import { guidesOf } from '../../contract/capabilities.ts'
import { categoryOf } from '../../contract/categories.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import {
  type FullRecording,
  type KeptRecording,
  type Recording,
  RecordingExtension,
} from '../../contract/recordings.ts'
import { visibilityOf } from '../../contract/visibility.ts'
import { canRepaint } from '../../engine/facts.ts'
import type { images } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { offeredOf } from './exports/offered.ts'
import { hasPerson } from './has-person.ts'
import { keepsScene } from './keeps-scene.ts'
import { choicesOf, hasBarriers, mapKeyOf, squaresOf } from './map-key.ts'
import { canReadSecrets, isShared } from './policy.ts'
import { levelsOf } from './rated.ts'

/** A row with what the query adds: the owner's name and the viewer's vote. */
export interface ImageRow {
  image: Omit<typeof images.$inferSelect, 'scene' | 'sent' | 'worn' | 'edit' | 'search' | 'look' | 'lookCells'>
  owner: string
  myVote: 1 | -1 | 0
  /** Whether the work's count has that in it. */
  isMineCounted: boolean
  /** From how much of what the viewer has pictures covered; null: a visitor. */
  covers: Covers | null
}

export function presentImage(services: Services, row: ImageRow, viewerId: string | undefined): Image {
  const { image, owner, myVote, isMineCounted, covers } = row
  const levels = levelsOf(image)
  const covered = coveredFor(levels, covers ?? coversByDefault)
  const isTold = canReadSecrets(viewerId === undefined ? undefined : { id: viewerId }, image)
  return {
    id: image.id,
    type: image.type,
    status: 'READY',
    title: image.title,
    description: image.description,
    prompt: isTold ? image.prompt : '',
    negativePrompt: isTold ? image.negativePrompt : '',
    model: image.model,
    modelName: image.modelName,
    seed: image.seed,
    nudges: image.nudges,
    width: image.width,
    height: image.height,
    url: services.media.address(image.mediaKey, isShared(image), services.now()),
    thumbhash: image.thumbhash,
    isVisible: image.isVisible,
    visibility: visibilityOf(image),
    isNsfw: image.isNsfw,
    axes: levels,
    isBlurred: covered.length > 0,
    coveredFor: covered,
    nsfwMarkedBy: image.nsfwMarkedBy,
    faces: image.faces,
    votes: image.votes + (isMineCounted ? 0 : myVote),
    myVote,
    understood: isTold ? image.understood : [],
    unused: isTold ? image.unused : [],
    ...(viewerId === image.ownerId && image.wentOn !== '' && { wentOn: image.wentOn }),
    owner,
    isOwner: viewerId === image.ownerId,
    createdAt: image.createdAt.toISOString(),
    tags: image.tags,
    batch: image.generationId,
    ...(image.recording && { recording: briefOf(image.recording) }),
  }
}

const briefOf = ({ medium, form, seconds, loops }: KeptRecording): Recording => ({ medium, form, seconds, loops })

/** A recording with the addresses of its files. */
export function presentRecording(
  services: Services,
  image: ImageRow['image'],
  files: readonly { mediaKey: string; stem: string; bytes: number }[],
  of: FullRecording['of'],
): FullRecording | undefined {
  const { recording } = image
  if (!recording) return undefined
  const { of: _of, style: _style, part: _part, ...kept } = recording
  const address = (key: string) => services.media.address(key, isShared(image), services.now())
  return {
    ...kept,
    of,
    files: files.map(({ mediaKey, stem, bytes }) => ({
      stem,
      bytes,
      extension: RecordingExtension.parse(mediaKey.slice(mediaKey.lastIndexOf('.') + 1)),
      url: address(mediaKey),
    })),
  }
}

/** The picture by itself: a map with what its numbers stand for. */
export function presentFullImage(
  services: Services,
  row: ImageRow & Pick<FullImage, 'sheet' | 'sent'> & { legend: unknown; isWearing: boolean },
  viewerId: string | undefined,
  others: Pick<
    FullImage,
    'recording' | 'variedFrom' | 'personOf' | 'overOf' | 'editOf' | 'edits' | 'paintings' | 'loras' | 'receipt'
  >,
): FullImage {
  const { recording: _brief, ...image } = presentImage(services, row, viewerId)
  // A map that moves has neither numbers nor a grid to choose: its scene is for its exports.
  const legend = row.image.recording ? undefined : row.legend
  const category = categoryOf(image.type)
  return {
    ...image,
    ...others,
    canPaintOver:
      category !== undefined && guidesOf[category].length > 0 && image.prompt !== '' && canRepaint(category, legend),
    over: row.image.over?.weight ?? null,
    follows: row.image.over?.follows ?? null,
    hasPerson: hasPerson(category, legend),
    hasScene: keepsScene({ ...row, legend }),
    mapKey: mapKeyOf(legend, image.isOwner),
    squares: squaresOf(legend),
    sent: image.isOwner ? row.sent : null,
    map: choicesOf(legend),
    exports: [...offeredOf(row.image, row.legend)],
    hasBarriers: hasBarriers(legend),
    sheet: row.sheet,
  }
}
