import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BEST } from '../../contract/best.ts'
import { categoryFacts, type ImageCategory, type ImageShape, imageCategories } from '../../contract/categories.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { call } from '../api/browser.ts'
import {
  emptyForm,
  type ImageForm,
  levelProblem,
  modelsFor,
  priceOf,
  problemOf,
  requestOf,
  SEED_MAX,
} from '../generate/form.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Cost } from '../ui/gold.tsx'
import { Select } from '../ui/select.tsx'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import type { Desk } from './desk.ts'
import { changeItems, type ItemOf } from './model.ts'
import type { BoardOrder } from './use-works.ts'

/** The shape of picture that fills a frame with the least cut off. */
export function shapeFor({ width, height }: { width: number; height: number }): ImageShape {
  const ratio = width / Math.max(1, height)
  if (ratio > Math.sqrt(4 / 3)) return 'landscape'
  return ratio < Math.sqrt(3 / 4) ? 'portrait' : 'square'
}

const sizeFor = ({ width, height }: { width: number; height: number }) => {
  const longer = Math.max(width, height)
  return longer > 768 ? 1024 : longer > 512 ? 768 : 512
}

interface FrameFactsProps {
  desk: Desk
  item: ItemOf<'frame'>
  order: (order: BoardOrder) => Promise<boolean>
  /** Who is to see what is made: chosen once, it holds for the frames after this one. */
  visibility: Visibility
  onVisibility: (visibility: Visibility) => void
}

/** What is to be made in a frame. It is kept with the frame, and what comes of it is laid into it. */
export function FrameFacts({ desk, item, order, visibility, onVisibility }: FrameFactsProps) {
  const models = useQuery(modelsOnOffer())
  const level = useUser((user) => user.userPremiumLevel)
  const [isStarting, setStarting] = useState(false)
  const form: ImageForm = {
    ...emptyForm(item.category),
    prompt: item.prompt,
    model: item.model,
    shape: shapeFor(item),
    size: sizeFor(item),
    visibility,
  }
  const { offered, chosen } = modelsFor(form, models.data?.models ?? [], level)
  const price = priceOf(form, chosen)
  const problem = problemOf(form) ?? levelProblem(form, chosen, level)

  const change = (to: Partial<ItemOf<'frame'>>) =>
    desk.commit(
      'What is in the frame',
      (doc) => {
        const now = doc.items[item.id]
        return now?.kind === 'frame' ? changeItems(doc, [{ ...now, ...to }]) : doc
      },
      `frame ${item.id}`,
    )

  async function start() {
    setStarting(true)
    const seed = Math.floor(Math.random() * (SEED_MAX + 1))
    const { x, y, width, height, rotation } = item
    await order({
      type: 'image',
      description: item.prompt,
      modelName: chosen?.name ?? '',
      cost: price ?? 0,
      begin: (idempotencyKey) => call('generateImage', { body: requestOf(form, seed, chosen), idempotencyKey }),
      goes: { itemId: item.id, layerId: item.layerId, way: 'fill', place: { x, y, width, height, rotation } },
    })
    setStarting(false)
  }

  return (
    <>
      <TextField
        label="Name"
        value={item.name}
        maxLength={60}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label="What is to be made in it"
        value={item.prompt}
        maxLength={PROMPT_MAX}
        onChange={(event) => change({ prompt: event.target.value })}
      />
      <Select
        label="A picture of"
        value={item.category}
        options={imageCategories.map((value) => ({ value, label: categoryFacts[value].plural }))}
        onChange={(category: ImageCategory) => change({ category, model: '' })}
      />
      <Select
        label="Style"
        value={offered.some(({ id }) => id === item.model) ? item.model : ''}
        options={[
          { value: '', label: 'As the words say' },
          ...offered.filter(({ id }) => id !== BEST).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(model) => change({ model })}
      />
      <VisibilitySelect value={visibility} onChange={onVisibility} />
      {item.prompt.trim() !== '' && problem && <p className="text-sm text-bad">{problem}</p>}
      <Button
        tone="primary"
        busy={isStarting}
        disabled={item.prompt.trim() === '' || problem !== undefined || price === undefined}
        onClick={() => void start()}
      >
        Make it here
        {price !== undefined && (
          <span className="font-medium tabular opacity-75">
            <Cost amount={price} />
          </span>
        )}
      </Button>
    </>
  )
}
