import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { categoryFacts, categoryOf } from '../../contract/categories.ts'
import { receiptInWords } from '../../contract/gold-words.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import { withFilter } from '../../contract/search-language.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { Details } from '../ui/details.tsx'
import { Link } from '../ui/link.tsx'
import { CopyButton } from './copy-button.tsx'
import { UnderstoodChips } from './understood.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="text-sm text-ink3">{name}</dt>
      <dd className="text-right text-sm tabular">{children}</dd>
    </div>
  )
}

/** The style, leading to its page while it is on offer. */
function StyleName({ image }: { image: Image }) {
  const models = useQuery(modelsOnOffer())
  if (!models.data?.models.some((model) => model.id === image.model)) return image.modelName
  return (
    <Link
      to={`/models/image/${encodeURIComponent(image.model)}`}
      className="-my-2 inline-block py-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {image.modelName}
    </Link>
  )
}

function ToImage({ image: { id, title } }: { image: { id: string; title: string } }) {
  return (
    <Link
      to={`/images/${id}`}
      className="-my-2 inline-block py-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {title || 'another picture'}
    </Link>
  )
}

function Words({ title, text, copyLabel }: { title: string; text: string; copyLabel: string }) {
  return (
    <section className="grid gap-1">
      <div className="flex items-center justify-between">
        <h2 className="font-sans text-sm font-medium text-ink3">{title}</h2>
        <CopyButton label={copyLabel} text={text} />
      </div>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </section>
  )
}

/** Everything that is known of how a picture came to be. */
export function ImageFacts({ image }: { image: FullImage }) {
  const category = categoryOf(image.type)
  return (
    <div className="grid gap-5">
      {image.description && <p className="break-words whitespace-pre-wrap text-ink2">{image.description}</p>}
      {image.prompt && <Words title="Prompt" text={image.prompt} copyLabel="Copy the prompt" />}
      {image.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {image.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/gallery?${new URLSearchParams({ q: withFilter('', 'tag', tag) })}`}
                className="touch-target relative inline-flex h-8 items-center rounded-full border border-line bg-raise2 px-3 text-sm text-ink2 hover:border-line-strong hover:text-ink"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(image.understood.length > 0 || image.unused.length > 0) && (
        <UnderstoodChips
          understood={image.understood}
          unused={image.unused}
          {...(image.recording && { notUsed: image.recording.medium === 'audio' ? 'Not heard' : 'Not used' })}
        />
      )}
      {image.negativePrompt && (
        <Words title="Left out" text={image.negativePrompt} copyLabel="Copy what was left out" />
      )}
      {image.sent && (
        <Details summary="What was sent" isBoxed>
          <div className="grid gap-4">
            <Words title="Words" text={image.sent.prompt} copyLabel="Copy the words that were sent" />
            {image.sent.negativePrompt && (
              <Words
                title="Not wanted"
                text={image.sent.negativePrompt}
                copyLabel="Copy what was told to be left out"
              />
            )}
            <p className="text-sm text-ink3 tabular">
              {image.sent.width} × {image.sent.height} px
              {image.sent.seed === null ? ', without a seed' : `, seed ${image.sent.seed}`}
            </p>
          </div>
        </Details>
      )}
      <dl>
        {category && <Fact name="Kind">{categoryFacts[category].label}</Fact>}
        {image.modelName && (
          <Fact name="Style">
            <StyleName image={image} />
          </Fact>
        )}
        {image.wentOn && <Fact name="Why this one">{image.wentOn}</Fact>}
        {image.seed !== null && (
          <Fact name="Seed">
            <span className="inline-flex items-center">
              {image.seed}
              <CopyButton label="Copy the seed" text={String(image.seed)} />
            </span>
          </Fact>
        )}
        {image.variedFrom && (
          <Fact name={image.variedFrom.strength === 'little' ? 'Varied a little from' : 'Varied a lot from'}>
            <ToImage image={image.variedFrom} />
          </Fact>
        )}
        {image.personOf && (
          <Fact name="Same person as">
            <ToImage image={image.personOf} />
          </Fact>
        )}
        {image.editOf && (
          <>
            <Fact name="Edited from">
              {image.editOf.parent ? <ToImage image={image.editOf.parent} /> : 'A picture that is not shown to you'}
            </Fact>
            <Fact name="What was done">
              <span className="grid">
                {image.editOf.steps.map((step) => (
                  <span key={step}>{step}</span>
                ))}
                <span className="text-ink3">
                  {image.editOf.by
                    ? `By ${image.editOf.by.name} of ${image.editOf.by.provider}`
                    : image.editOf.way === 'scene'
                      ? 'By its scene, which was changed and painted anew'
                      : 'In its pixels'}
                </span>
              </span>
            </Fact>
          </>
        )}
        {image.overOf && (
          <Fact name="Painted over">
            <ToImage image={image.overOf} />
          </Fact>
        )}
        {image.over !== null && !image.overOf && <Fact name="Painted over">The engine’s composition</Fact>}
        {image.paintings.length > 0 && (
          <Fact name={image.paintings.length === 1 ? 'Painting of it' : 'Paintings of it'}>
            <span className="grid">
              {image.paintings.map((one) => (
                <ToImage key={one.id} image={one} />
              ))}
            </span>
          </Fact>
        )}
        {image.loras.length > 0 && (
          <Fact name="Wears">
            {image.loras.map(({ id, title, weight }) => (
              <Link
                key={id}
                to={`/loras/${id}`}
                className="-my-2 block py-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {title}
                {weight !== 1 && ` (${weight})`}
              </Link>
            ))}
          </Fact>
        )}
        {image.recording && (
          <Fact name="Length">
            {Number(image.recording.seconds.toFixed(1))} s
            {image.recording.loops && ', its end leads into its beginning'}
          </Fact>
        )}
        {image.recording?.medium !== 'audio' && (
          <Fact name="Size">
            {image.width} × {image.height} px
          </Fact>
        )}
        {image.squares && (
          <Fact name="Squares">
            {image.squares.columns} × {image.squares.rows}
          </Fact>
        )}
        {image.map?.rooms !== undefined && <Fact name="Rooms asked for">{image.map.rooms}</Fact>}
        {image.map?.level !== undefined && <Fact name="Stocked for">A party of level {image.map.level}</Fact>}
        {image.receipt && (
          <Fact name="Cost of its request">
            <span className="inline-block first-letter:uppercase">{receiptInWords(image.receipt) || 'Free'}</span>
          </Fact>
        )}
        <Fact name="Made">{day.format(new Date(image.createdAt))}</Fact>
        {image.visibility !== 'public' && (
          <Fact name="Seen by">{image.visibility === 'private' ? 'You alone' : 'Whoever has the link'}</Fact>
        )}
      </dl>
    </div>
  )
}
