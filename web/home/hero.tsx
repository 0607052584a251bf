import { useQuery } from '@tanstack/react-query'
import { Picture } from '../ui/picture.tsx'
import { PromptBox } from './prompt-box.tsx'
import { landscapesForHero } from './queries.ts'

/** The headline and the prompt, over the best liked landscape that somebody made public. */
export function Hero() {
  const landscape = useQuery(landscapesForHero()).data?.images.find((image) => image.width > image.height)
  return (
    <section className="hero relative isolate">
      {landscape && (
        <Picture
          src={landscape.url}
          alt=""
          width={landscape.width}
          height={landscape.height}
          thumbhash={landscape.thumbhash}
          sizes="100vw"
          priority
          className="!absolute inset-0 -z-2"
          style={{ aspectRatio: 'auto' }}
        />
      )}
      <div className="hero-veil absolute inset-0 -z-1" />
      <div className="page-width py-12 sm:py-20 lg:py-24">
        <div className="max-w-3xl">
          <h1 className="text-3xl font-normal text-[#f6f1e4] sm:text-4xl">
            Say it, and put it <em className="font-light text-[#ffe2ad] sm:block">on the table.</em>
          </h1>
          <p className="mt-3 max-w-xl text-balance text-[#e4dfd2] sm:text-lg">
            People, monsters, maps and treasure for your game, made from your own words.
          </p>
          <div className="mt-7 sm:mt-9">
            <PromptBox />
          </div>
        </div>
      </div>
    </section>
  )
}
