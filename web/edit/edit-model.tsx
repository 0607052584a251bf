import { toGold } from '../../contract/economy.ts'
import { EDIT_PRICE } from '../../contract/edit-facts.ts'
import { type EditModel, type EditWish, editGold, SENT_WHOLE_PIXELS_MAX } from '../../contract/edit-models.ts'
import type { FullImage } from '../../contract/images.ts'
import { SeeLevels } from '../levels/see-levels.tsx'
import { formatPrice } from '../ui/gold.tsx'
import { Select } from '../ui/select.tsx'
import type { EditModelChoice } from './use-edit-model.ts'

const BUILT_IN = ' built-in'

const priceInWords = (model: EditModel, wish: EditWish, image: FullImage) =>
  model.isOwnKey ? 'free, with your own key' : formatPrice(editGold(model, wish, image))

interface EditModelSelectProps {
  wish: EditWish
  image: FullImage
  choice: EditModelChoice
  disabled?: boolean
}

/** By whom an edit is made; nothing where there is no choice. */
export function EditModelSelect({ wish, image, choice, disabled }: EditModelSelectProps) {
  const { models, model, isBuiltInToo, closed, choose } = choice
  if (models.length === 0) return null
  const builtIn = {
    value: BUILT_IN,
    label: 'The built-in engine',
    detail: `${formatPrice(toGold(EDIT_PRICE))} · nothing leaves this site`,
  }
  return (
    <div className="grid gap-2">
      <Select
        label="Made by"
        value={model?.id ?? BUILT_IN}
        disabled={disabled}
        options={[
          ...(isBuiltInToo ? [builtIn] : []),
          ...models.map((one) => ({
            value: one.id,
            label: `${one.name}, ${one.provider}`,
            detail: `${priceInWords(one, wish, image)} · ${one.isAnswering ? one.description : 'does not answer just now'}`,
          })),
        ]}
        onChange={(id) => choose(id === BUILT_IN ? undefined : id)}
      />
      {model && (
        <p className="text-sm text-ink2">
          {model.sentTo === ''
            ? 'The picture and your words stay on the machines of this site.'
            : `The picture and your words go to ${model.sentTo}.`}{' '}
          {model.craft === 'enlargement' && image.width * image.height > SENT_WHOLE_PIXELS_MAX
            ? 'It is too large to be sent whole: a smaller one is sent, and only what comes of that is paid for. '
            : ''}
          {model.licence !== '' && `Licence: ${model.licence}.`}
        </p>
      )}
      {closed && (
        <p className="text-sm text-bad">
          {closed} <SeeLevels />
        </p>
      )}
    </div>
  )
}
