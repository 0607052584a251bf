import { moneyStories } from './money.ts'
import { peopleStories } from './people.ts'
import type { ShopStory } from './story.ts'
import { tradeStories } from './trade.ts'
import { uncannyStories } from './uncanny.ts'

export const shopStories: readonly ShopStory[] = [...moneyStories, ...peopleStories, ...uncannyStories, ...tradeStories]
