import { type CSSProperties, useCallback, useState } from 'react'
import { IMAGE_QUALITY_DEFAULT, imageWidths } from '../../contract/limits.ts'
import { classes } from './classes.ts'
import { averageColour, blurredPicture, bytesOf, isSeenThrough } from './thumbhash.ts'

interface PictureProps {
  /** Where the bytes are; the image endpoint makes the widths. */
  src: string
  /** What it shows; empty when the words beside it say it already. */
  alt: string
  /** Size of the picture itself, px, or the proportions to show it in: keeps its place while it loads. */
  width: number
  height: number
  /** Base64. */
  thumbhash?: string
  /** How wide it is shown, as the `sizes` attribute: "(min-width: 64rem) 20rem, 50vw". */
  sizes: string
  /** In sight at once: loaded first and without waiting. */
  priority?: boolean
  /** What stays in sight where its place has another shape, as `object-position`; left out: its middle. */
  focus?: string
  className?: string
  style?: CSSProperties
}

/** Below this, px, another width saves less than its address costs. */
const SMALLEST_OFFERED = 128

/** The address of a picture at a width, from the image endpoint. */
export function pictureAddress(src: string, width: number): string {
  return `/_image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY_DEFAULT}`
}

/**
 * The widths worth offering: none wider than the picture, but for the first that covers it. A width below the smallest is
 * taken for a proportion, as where only the picture's address is known: then there is no saying which it has.
 */
export function offeredWidths(width: number): number[] {
  if (width < SMALLEST_OFFERED) return imageWidths.filter((offered) => offered >= SMALLEST_OFFERED)
  const covering = imageWidths.find((offered) => offered >= width) ?? Number.POSITIVE_INFINITY
  return imageWidths.filter((offered) => offered >= SMALLEST_OFFERED && offered <= covering)
}

/** What stands behind a picture that is seen through, as everywhere in the field. */
const chequered = {
  backgroundImage:
    'repeating-conic-gradient(var(--color-raise1) 0% 25%, color-mix(in oklab, var(--color-raise1), var(--color-ink) 14%) 0% 50%)',
  backgroundSize: '1.25rem 1.25rem',
}

/** Shows a picture in the width that fits, over its ThumbHash until it has loaded; nothing moves when it does. */
export function Picture({
  src,
  alt,
  width,
  height,
  thumbhash,
  sizes,
  priority,
  focus,
  className,
  style,
}: PictureProps) {
  const [blur, setBlur] = useState<string>()
  const [state, setState] = useState<'unknown' | 'loading' | 'shown'>('unknown')
  const hash = thumbhash ? bytesOf(thumbhash) : undefined

  // Until the element is there to be asked, a picture that the server sent is left visible: it may have loaded already.
  const ask = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element || element.complete) return
      setState('loading')
      const bytes = thumbhash ? bytesOf(thumbhash) : undefined
      // Without the blur the average colour stands in: its own failure to load is no loss.
      if (bytes) blurredPicture(bytes).then(setBlur, () => undefined)
    },
    [thumbhash],
  )

  return (
    <span
      className={classes('relative block overflow-hidden', className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(hash && isSeenThrough(hash)
          ? chequered
          : {
              backgroundColor: hash && averageColour(hash),
              backgroundImage: blur && `url(${blur})`,
              backgroundSize: '100% 100%',
            }),
        ...style,
      }}
    >
      <img
        ref={ask}
        alt={alt}
        src={pictureAddress(src, 512)}
        srcSet={offeredWidths(width)
          .map((offered) => `${pictureAddress(src, offered)} ${offered}w`)
          .join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={focus === undefined ? undefined : { objectPosition: focus }}
        onLoad={() => setState('shown')}
        // What it shows could have been said in words; without any, a sign that something broke says less than the colour.
        onError={() => setState(alt === '' ? 'loading' : 'shown')}
        className={classes(
          'absolute inset-0 size-full object-cover transition-opacity duration-200',
          state === 'loading' && 'opacity-0',
        )}
      />
    </span>
  )
}
