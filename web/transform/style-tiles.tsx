import { type TransformStyle, transformFacts, transformStyles } from '../../contract/edit-facts.ts'
import { Link } from '../ui/link.tsx'

interface StyleTilesProps {
  /** The picture that goes along. */
  imageId: string | null
  /** The one that is not shown. */
  but?: TransformStyle
  /** Of which level their names are. */
  heading: 'h2' | 'h3'
}

/** The styles of transforms, each by what it made of a picture of the house's own, as links to their pages. */
export function StyleTiles({ imageId, but, heading: Heading }: StyleTilesProps) {
  const kept = imageId ? `?${new URLSearchParams({ image: imageId })}` : ''
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
      {transformStyles
        .filter((style) => style !== but)
        .map((style) => (
          <li
            key={style}
            className="relative grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raise1 transition-colors focus-within:border-line-strong hover:border-line-strong"
          >
            <img
              src={`/transforms/${style}.webp`}
              alt=""
              width={480}
              height={560}
              loading="lazy"
              decoding="async"
              className="aspect-[6/7] w-full bg-raise2 object-contain p-2"
            />
            <div className="grid content-start gap-1 px-3.5 pt-2.5 pb-3.5">
              <Heading className="text-lg">
                <Link
                  to={`/transform/${style}${kept}`}
                  className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
                >
                  {transformFacts[style].label}
                </Link>
              </Heading>
              <p className="text-sm text-ink2">{transformFacts[style].detail}.</p>
            </div>
          </li>
        ))}
    </ul>
  )
}
