import { categoryFacts } from '../../contract/categories.ts'
import type { CallReply } from '../../contract/routes.ts'
import { clampPrompt } from '../tracker/item.ts'
import { classes } from '../ui/classes.ts'
import { focusOf } from '../ui/focus.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

type Card = CallReply<'listComparisons'>['comparisons'][number]

interface ComparisonCardsProps {
  comparisons: readonly Card[]
  /** One's own are opened with the models' names. */
  isOwn?: boolean
}

/** Comparisons, each by its pictures, in an order that tells nothing of who made which. */
export function ComparisonCards({ comparisons, isOwn = false }: ComparisonCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {comparisons.map(({ id, category, prompt, votes, pictures, isUnfinished }) => (
        <li
          key={id}
          className="relative min-w-0 overflow-hidden rounded-md border border-line bg-raise1 transition-colors focus-within:border-line-strong hover:border-line-strong"
        >
          <div className="grid aspect-[5/2] grid-flow-col auto-cols-fr gap-0.5 overflow-hidden bg-raise2">
            {pictures.map(({ url, thumbhash, isNsfw, faces }) => (
              <Picture
                key={url}
                src={url}
                alt=""
                width={1}
                height={1}
                thumbhash={thumbhash}
                sizes="10rem"
                focus={focusOf(faces)}
                className={classes('size-full', isNsfw && 'blur-xl')}
                style={{ aspectRatio: 'auto' }}
              />
            ))}
          </div>
          <div className="grid grid-cols-1 gap-0.5 px-3 pt-2 pb-2.5">
            <h3 className="text-base">
              <Link
                to={`/model-comparison/${id}${isOwn ? '?names=shown' : ''}`}
                className="block truncate outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {prompt === '' ? 'A comparison' : clampPrompt(prompt)}
              </Link>
            </h3>
            <p className="text-xs text-ink3">
              {categoryFacts[category].label} · {votes} {votes === 1 ? 'vote' : 'votes'}
              {isUnfinished && ' · being made'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
