import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { recordingPrice, toGold } from '../../contract/economy.ts'
import { videoEffectFacts, videoEffects, videoSeconds } from '../../contract/video-facts.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { formatPrice } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { EffectSample } from './effect-sample.tsx'
import { effectNamed } from './effects.ts'

/** One effect: what it does, what it costs, and the way to it. */
export default function EffectScreen() {
  const effect = effectNamed(useParams().effect)
  const models = useQuery(modelsOnOffer())
  if (!effect) return <NotFoundScreen />
  const { label, detail, loops } = videoEffectFacts[effect]
  const maker = models.data?.others.find(({ craft, provider }) => craft === 'clip' && provider === 'built-in')
  const seconds = videoSeconds[1]
  return (
    <article className="page-width grid grid-cols-1 gap-8 pt-8 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <EffectSample effect={effect} className="aspect-[4/3] w-full rounded-lg border border-line object-cover" />
      <div className="grid content-start gap-4">
        <header className="grid gap-2">
          <h1 className="text-3xl">{label}</h1>
          <p className="text-ink2">{detail}.</p>
        </header>
        <p className="text-ink2">
          {loops ? 'Its end leads into its beginning: it can go round all evening.' : 'It has a beginning and an end.'}
          {maker && ` ${seconds} seconds of it: ${formatPrice(toGold(recordingPrice(maker.rate, seconds)))}.`}
        </p>
        <ButtonLink to={`/generate?contentType=video&effect=${effect}`} tone="primary" className="justify-self-start">
          Lay it over a picture
        </ButtonLink>
        <nav aria-label="Other effects" className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
          {videoEffects
            .filter((one) => one !== effect)
            .map((one) => (
              <Link
                key={one}
                to={`/models/video-effects/${one}`}
                className="touch-target rounded-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {videoEffectFacts[one].label}
              </Link>
            ))}
        </nav>
      </div>
    </article>
  )
}
