import { Check, ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import { useState } from 'react'
import type { BlindEntry, Competition } from '../../contract/competitions.ts'
import { requireLogin } from '../session/login.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { Deeds } from './deeds.ts'

interface ChoiceProps {
  entry: BlindEntry
  /** Where it stands in the voter's own order, from 1: all the name that it has. */
  number: number
  isChosen: boolean
  deeds: Deeds
}

function Vote({ entry, number, isChosen, deeds }: ChoiceProps) {
  if (entry.isOwn) return <span className="text-sm text-ink3">Yours: vote for another</span>
  return (
    <Button
      size="sm"
      tone={isChosen ? 'primary' : 'plain'}
      aria-pressed={isChosen}
      disabled={deeds.isPending}
      onClick={() => !isChosen && requireLogin(() => deeds.mutate({ vote: entry.id }))}
    >
      {isChosen && <Check aria-hidden className="size-4" />}
      {isChosen ? 'Your vote' : 'Vote for it'}
      <span className="sr-only">: entry {number}</span>
    </Button>
  )
}

/** A picture in a square of its own, whole, so that none is larger than the others for its shape. */
function Choice(props: ChoiceProps & { onEnlarge: () => void }) {
  const { entry, number, isChosen, onEnlarge } = props
  const { url, width, height, thumbhash } = entry.picture
  return (
    <li
      className={classes(
        'grid content-between overflow-hidden rounded-md border bg-raise1',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      <Press
        aria-label={`Entry ${number}: look at it larger`}
        onClick={onEnlarge}
        className="group relative grid aspect-square place-items-center overflow-hidden bg-ground focus-visible:-outline-offset-2"
      >
        <Picture
          src={url}
          alt=""
          width={width}
          height={height}
          thumbhash={thumbhash}
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 46vw"
          style={width >= height ? { width: '100%' } : { width: `${(100 * width) / height}%` }}
        />
        <Expand
          aria-hidden
          className="absolute top-2 right-2 size-7 rounded-sm bg-raise1/85 p-1.5 text-ink2 group-hover:text-ink"
        />
      </Press>
      <div className="flex min-h-14 items-center px-2 py-2 sm:px-3">
        <Vote {...props} />
      </div>
    </li>
  )
}

interface LargeProps {
  ballot: readonly BlindEntry[]
  at: number
  myVote: string | null
  deeds: Deeds
  onMove: (at: number) => void
  onClose: () => void
}

/** One entry as large as the screen lets it, with the next and the one before by button and arrow key. */
function Large({ ballot, at, myVote, deeds, onMove, onClose }: LargeProps) {
  const entry = ballot[at]
  if (!entry) return null
  const { url, width, height, thumbhash } = entry.picture
  const go = (by: number) => onMove((at + by + ballot.length) % ballot.length)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Entry ${at + 1} of ${ballot.length}`}
      className="sm:max-w-3xl"
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(-1)
        if (event.key === 'ArrowRight') go(1)
      }}
    >
      <div
        key={entry.id}
        className="mx-auto max-w-full overflow-hidden rounded-md"
        style={{ width: `calc(62dvh * ${width / height})` }}
      >
        <Picture
          src={url}
          alt={`Entry ${at + 1}`}
          width={width}
          height={height}
          thumbhash={thumbhash}
          sizes="(min-width: 48rem) 44rem, 92vw"
          className="w-full"
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <IconButton label="The entry before" onClick={() => go(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Vote entry={entry} number={at + 1} isChosen={entry.id === myVote} deeds={deeds} />
        <IconButton label="The next entry" onClick={() => go(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </Dialog>
  )
}

/** All entries without names, to vote for one. */
export function Ballot({ competition, deeds }: { competition: Competition; deeds: Deeds }) {
  const { ballot, myVote } = competition
  const [large, setLarge] = useState<number>()
  if (ballot.length === 0)
    return <EmptyState title="Nothing was entered" description="This competition ends without a winner." />
  const chosen = ballot.findIndex(({ id }) => id === myVote)
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">Which is best?</h2>
        <p className="max-w-prose text-ink2">
          One vote, which you can change until the end. The order is drawn for you alone, and nobody is told whose a
          picture is.
        </p>
        {chosen >= 0 && (
          <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink2">
            You have voted for entry {chosen + 1}.
            <Button size="sm" tone="quiet" onClick={() => setLarge(chosen)}>
              Look at it
            </Button>
          </p>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {ballot.map((entry, at) => (
          <Choice
            key={entry.id}
            entry={entry}
            number={at + 1}
            isChosen={at === chosen}
            deeds={deeds}
            onEnlarge={() => setLarge(at)}
          />
        ))}
      </ul>
      {large !== undefined && (
        <Large
          ballot={ballot}
          at={large}
          myVote={myVote}
          deeds={deeds}
          onMove={setLarge}
          onClose={() => setLarge(undefined)}
        />
      )}
    </section>
  )
}
