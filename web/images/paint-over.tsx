import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BEST, bestFor } from '../../contract/best.ts'
import { OVER_WEIGHT, overChoices } from '../../contract/capabilities.ts'
import { categoryOf, imageSizes } from '../../contract/categories.ts'
import type { FullImage } from '../../contract/images.ts'
import { closedModel, isOpenTo, levelFor, levelName } from '../../contract/levels.ts'
import type { PictureModel } from '../../contract/models.ts'
import { call } from '../api/browser.ts'
import { SeeLevels } from '../levels/see-levels.tsx'
import { useUser } from '../session/user-state.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { useWork } from '../tracker/use-work.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Cost } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { imageOf } from './queries.ts'
import { listsChanged } from './works-changed.ts'

interface PaintOverProps {
  image: FullImage
  /** Those that can. */
  models: readonly PictureModel[]
}

function Choices({ image, models }: PaintOverProps) {
  const client = useQueryClient()
  const level = useUser((user) => user.userPremiumLevel)
  const [modelId, setModelId] = useState(models.find((model) => isOpenTo(level, model))?.id ?? '')
  const [weight, setWeight] = useState<number>(OVER_WEIGHT)
  const [made, setMade] = useState<string>()
  const work = useWork((reply) => {
    setMade(reply.image?.id)
    void client.invalidateQueries({ queryKey: imageOf(image.id).queryKey })
    void listsChanged(client)
  })
  const offered = models.find(({ id }) => id === modelId) ?? models[0]
  const category = categoryOf(image.type)
  const open = models.filter((model) => isOpenTo(level, model))
  if (!offered || !category) return null
  const model = offered.id === BEST ? bestFor(offered, open, { category, isOver: true, worn: 0 }) : offered
  const size = imageSizes.find((offered) => offered === Math.max(image.width, image.height)) ?? 1024
  const { isUnderWay } = work
  const closed = closedModel(level, model)

  function paint({ id, name, price, isOwnKey }: PictureModel) {
    if (!category) return
    setMade(undefined)
    const { prompt, visibility } = image
    const over = { of: image.id, weight }
    const body = {
      category,
      prompt,
      model: id,
      size,
      over,
      // Somebody else's picture says nothing of who is to see one's own.
      ...(image.isOwner && { visibility }),
      ...(isOwnKey && { ownKey: true }),
    }
    work.start({
      type: 'image',
      description: prompt,
      modelName: name,
      cost: price[size],
      begin: (idempotencyKey) => call('generateImage', { body, idempotencyKey }),
    })
  }

  return (
    <div className="grid gap-5">
      {models.length > 1 && (
        <ChoiceChips
          label="Painted by"
          name="paint-over-model"
          value={model.id}
          options={models.map((model) => {
            const opens = levelFor(level, model)
            return { value: model.id, label: opens ? `${model.name} · from ${levelName(opens)}` : model.name }
          })}
          onChange={setModelId}
        />
      )}
      <ChoiceChips
        label="Keeps to the composition"
        name="paint-over-weight"
        value={weight}
        options={overChoices.map(({ weight: value, label }) => ({ value, label }))}
        onChange={setWeight}
      />
      <div className="grid gap-2">
        {closed && (
          <p className="text-sm text-bad">
            {closed} <SeeLevels />
          </p>
        )}
        <Button
          tone="primary"
          busy={isUnderWay}
          aria-disabled={closed !== undefined || undefined}
          onClick={() => closed === undefined && paint(model)}
        >
          {models.length > 1 ? 'Paint it' : `Paint it with ${model.name}`}
          <span className="font-medium tabular opacity-75">
            {model.isOwnKey ? 'Free, with your own key' : <Cost amount={model.price[size]} />}
          </span>
        </Button>
        <WorkStanding work={work} meanwhile="You can close this and go elsewhere." />
        {made !== undefined && (
          <p role="status" className="text-sm">
            It is painted.{' '}
            <Link to={`/images/${made}`} className="touch-target rounded-sm underline underline-offset-4">
              Open the painting
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** Has a service's model paint over the composition of a picture: its words, seed and, of a map, its walls stay. */
export default function PaintOver({ onClose, ...rest }: PaintOverProps & { onClose: () => void }) {
  const isMap = rest.image.type === 'BATTLEMAP'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paint it with AI"
      description={
        isMap
          ? 'A model paints over this map. Its walls, doors, lights and key stay, for every export.'
          : 'A model paints over this composition, from the same words.'
      }
    >
      <GenerationProvider>
        <Choices {...rest} />
      </GenerationProvider>
    </Dialog>
  )
}
