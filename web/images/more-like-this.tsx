import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { ImageRows } from '../ui/image-rows.tsx'
import { CardVote } from './card-vote.tsx'
import { similarTo } from './queries.ts'

const ways = [
  { value: 'look' as const, label: 'By look' },
  { value: 'words' as const, label: 'By words' },
]

/** Public works like a picture, by colours and lines or by what they show; nothing where there are none. */
export default function MoreLikeThis({ image }: { image: FullImage }) {
  const [chosen, setChosen] = useState<'look' | 'words'>('look')
  const byLook = useQuery(similarTo(image.id, 'look')).data?.images
  const hasNoneByLook = byLook?.length === 0
  const byWords = useQuery({ ...similarTo(image.id, 'words'), enabled: chosen === 'words' || hasNoneByLook }).data
    ?.images
  const images = chosen === 'words' || hasNoneByLook ? byWords : byLook
  if (hasNoneByLook && !byWords?.length) return null
  if (!byLook) return null
  return (
    <section aria-labelledby="more-like-this" className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="more-like-this" className="text-xl">
          More like this
        </h2>
        {!hasNoneByLook && (
          <ChoiceChips
            label="Alike"
            hideLabel
            name="more-like-this"
            value={chosen}
            options={ways}
            onChange={setChosen}
          />
        )}
      </div>
      {images?.length === 0 ? (
        <p className="text-ink3">No other public work shares its rarer words.</p>
      ) : (
        <ImageRows images={images ?? []} votes={(one) => <CardVote image={one} />} />
      )}
    </section>
  )
}
