import { useState } from 'react'
import { type VideoEffect, videoEffectFacts, videoEffects } from '../../contract/video-facts.ts'
import { Link } from '../ui/link.tsx'
import { EffectSample } from './effect-sample.tsx'

/** Every effect, each by what it does to a picture of the house's own. */
export default function EffectsScreen() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">Video effects</h1>
        <p className="text-ink2">
          Weather, light and wonders that are laid over any picture, and set it in motion. Nothing leaves this site.
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {videoEffects.map((effect) => (
          <EffectCard key={effect} effect={effect} />
        ))}
      </ul>
    </div>
  )
}

/** An effect among others: a dozen that move at once would be looked at by nobody, so it moves while one points at it. */
function EffectCard({ effect }: { effect: VideoEffect }) {
  const [isMet, setMet] = useState(false)
  const meet = () => setMet(true)
  const leave = () => setMet(false)
  return (
    <li
      onPointerEnter={meet}
      onPointerLeave={leave}
      onFocus={meet}
      onBlur={leave}
      className="relative grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raise1 transition-colors focus-within:border-line-strong hover:border-line-strong"
    >
      <EffectSample effect={effect} isMet={isMet} className="aspect-[4/3] w-full object-cover" />
      <div className="grid content-start gap-1 px-3.5 pt-2.5 pb-3.5">
        <h2 className="text-lg">
          <Link
            to={`/models/video-effects/${effect}`}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {videoEffectFacts[effect].label}
          </Link>
        </h2>
        <p className="text-sm text-ink2">{videoEffectFacts[effect].detail}.</p>
      </div>
    </li>
  )
}
