import type { CSSProperties, ReactNode } from 'react'
import type { Image } from '../../contract/images.ts'
import { ImageCard } from './image-card.tsx'
import { Skeleton } from './skeleton.tsx'

/**
 * Rows of pictures of one height that fill the width, in reading order, whatever their shapes: every cell starts as wide
 * as its shape asks and grows by the same measure. Nothing needs measuring, so the server can lay it out too.
 */
function Row({ ratio, children }: { ratio: number; children: ReactNode }) {
  return (
    <li className="image-rows-cell relative" style={{ '--ratio': ratio } as CSSProperties}>
      {children}
    </li>
  )
}

/** Roughly how wide a card is, for the browser's choice of width: four or five to a row, two on a phone. */
const sizesOf = (ratio: number) => `(min-width: 48rem) ${Math.round(ratio * 300)}px, ${Math.round(ratio * 52)}vw`

interface ImageRowsProps {
  images: readonly Image[]
  /** How many of the first are in sight at once. */
  prioritised?: number
  /** Stands where a card shows its votes. */
  votes?: (image: Image) => ReactNode
  /** Lies in the upper right of a card. */
  corner?: (image: Image) => ReactNode
  /** Lies over each card, which then leads nowhere. */
  overlay?: (image: Image, all: readonly Image[]) => ReactNode
}

export function ImageRows({ images, prioritised = 0, votes, corner, overlay }: ImageRowsProps) {
  return (
    <ul className="image-rows">
      {images.map((image, index) => (
        <Row key={image.id} ratio={image.width / image.height}>
          <div inert={!!overlay} className="h-full">
            <ImageCard
              image={image}
              sizes={sizesOf(image.width / image.height)}
              priority={index < prioritised}
              votes={votes?.(image)}
            />
          </div>
          {corner?.(image)}
          {overlay?.(image, images)}
        </Row>
      ))}
    </ul>
  )
}

const skeletonRatios = [0.75, 1, 1.333, 1, 0.75, 1.333, 1, 1, 0.75, 1.333, 1, 0.75]

/** The shape of such rows while they are on their way. */
export function ImageRowsSkeleton() {
  return (
    <ul className="image-rows" aria-hidden>
      {skeletonRatios.map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <Row key={index} ratio={ratio}>
          <div className="overflow-hidden rounded-md border border-line bg-raise1">
            <Skeleton className="rounded-none" style={{ aspectRatio: ratio }} />
            <div className="grid gap-2 px-3 pt-3 pb-3.5">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        </Row>
      ))}
    </ul>
  )
}
