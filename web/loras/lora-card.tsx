import { Layers } from 'lucide-react'
import type { Lora } from '../../contract/loras.ts'
import { focusOf } from '../ui/focus.ts'
import { Link } from '../ui/link.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { SeenMark } from '../ui/seen-mark.tsx'
import { madeFor, usesInWords } from './facts.ts'

/** A LoRA in a list: a work that wore it, and what it is for. */
export function LoraCard({ lora }: { lora: Lora }) {
  const { id, title, base, triggerWords, owner, visibility, uses, sample } = lora
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raise1 transition-colors hover:border-line-strong">
      <div className="relative aspect-[3/2] overflow-hidden bg-raise2">
        {sample ? (
          <Picture
            src={sample.url}
            alt=""
            width={sample.width}
            height={sample.height}
            thumbhash={sample.thumbhash}
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
            focus={focusOf(sample.faces)}
            className="size-full"
            style={{ aspectRatio: 'auto' }}
          />
        ) : (
          <span className="grid size-full place-content-center justify-items-center gap-2 text-ink3">
            <Layers aria-hidden className="size-8" />
            <span className="text-sm">No public work wears it yet</span>
          </span>
        )}
      </div>
      <div className="grid content-start gap-1.5 p-4">
        <h3 className="text-lg leading-snug">
          <Link
            to={`/loras/${id}`}
            className="break-words outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink2">{madeFor(base)}</p>
        {triggerWords.length > 0 && <p className="truncate text-sm text-ink3">Called by “{triggerWords.join(', ')}”</p>}
        <p className="flex items-center gap-2 text-xs text-ink3">
          <span className="min-w-0 flex-1 truncate">
            <MakerLink username={owner} /> · {usesInWords(uses)}
          </span>
          <SeenMark visibility={visibility} />
        </p>
      </div>
    </article>
  )
}
