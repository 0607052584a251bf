import { useQuery } from '@tanstack/react-query'
import { builtInImagePrice, DAILY_BONUS, SHEET_PRICE, toGold } from '../../contract/economy.ts'
import { Picture } from '../ui/picture.tsx'
import { PromptBox } from './prompt-box.tsx'
import { showcaseForHome } from './queries.ts'

const gold = toGold(DAILY_BONUS)
const pictures = Math.floor(DAILY_BONUS / builtInImagePrice[1024])
const sheets = Math.floor(DAILY_BONUS / SHEET_PRICE)

/** The headline and the prompt, over a landscape chosen for it. */
export function Hero() {
  const landscape = useQuery(showcaseForHome()).data?.hero
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
          // Those that may stand here have their building right of the words; where only a strip of them is seen, it is that.
          focus="75% 40%"
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
          <p className="mt-3 max-w-72 text-balance text-[#e4dfd2] sm:max-w-xl sm:text-lg">
            Pictures, maps, stat blocks and whole taverns for your game, made from your own words.
          </p>
          <div className="mt-7 sm:mt-9">
            <PromptBox />
          </div>
          <p className="mt-3 text-sm text-balance text-[#e4dfd2]">
            Free: every day that you visit brings {gold} gold, enough for {pictures} pictures or {sheets} sheets. An
            account needs an e-mail address and nothing else.
          </p>
        </div>
      </div>
    </section>
  )
}
