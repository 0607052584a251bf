import {
  UPSCALED_PIXELS_MAX,
  type UpscaleFactor,
  upscaleFactors,
  WIDENED_MAX,
  type WidenedSide,
  widenedSides,
} from '../../contract/edit-facts.ts'
import type { Behind } from '../../contract/edits.ts'
import type { FullImage } from '../../contract/images.ts'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { DeskType, Draft } from './draft.ts'
import { PictureChoice } from './picture-choice.tsx'
import { QuickEditForm } from './quick-edit-form.tsx'
import { useChangesByWords } from './use-edit-model.ts'

interface FormProps {
  image: FullImage
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
}

const inSize = (width: number, height: number) => `${Math.round(width)} × ${Math.round(height)} px`

function QuickEdit({ image, draft, onDraft }: FormProps) {
  const changesByWords = useChangesByWords()
  return (
    <QuickEditForm
      steps={draft.steps}
      onSteps={(steps) => onDraft({ steps })}
      hasFace={image.faces.length > 0}
      hasScene={image.hasScene}
      changesByWords={changesByWords}
    />
  )
}

function Inpaint({ draft, onDraft }: FormProps) {
  return (
    <>
      <TextArea
        label="What is to be there instead"
        hint="Leave it empty to erase: what lies around goes on."
        placeholder="a stone well, a wolf, dark forest …"
        rows={2}
        value={draft.instead}
        onChange={(event) => onDraft({ instead: event.target.value })}
      />
      <Slider
        label="Soft edge"
        value={draft.softness}
        most={40}
        onChange={(softness) => onDraft({ softness })}
        told={draft.softness === 0 ? 'none' : `${draft.softness / 10} %`}
      />
    </>
  )
}

interface SliderProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
  /** The value, as it is read. */
  told: string
}

function Slider({ label, value, most, onChange, told }: SliderProps) {
  return (
    <label className="grid min-h-11 grid-cols-[6rem_minmax(0,1fr)_4rem] items-center gap-3 text-sm">
      {label}
      <input
        type="range"
        min={0}
        max={most}
        value={value}
        aria-valuetext={told}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-w-0 accent-amber"
      />
      <span className="text-end text-ink3 tabular">{told}</span>
    </label>
  )
}

const sideNames: Record<WidenedSide, string> = { left: 'Left', right: 'Right', top: 'Above', bottom: 'Below' }

function Widen({ image, draft: { sides }, onDraft }: FormProps) {
  const width = image.width * (1 + (sides.left + sides.right) / 100)
  const height = image.height * (1 + (sides.top + sides.bottom) / 100)
  return (
    <div className="grid gap-1">
      {widenedSides.map((side) => (
        <Slider
          key={side}
          label={sideNames[side]}
          value={sides[side]}
          most={WIDENED_MAX}
          onChange={(by) => onDraft({ sides: { ...sides, [side]: by } })}
          told={`${sides[side]} %`}
        />
      ))}
      <p className="text-sm text-ink3 tabular">It becomes {inSize(width, height)}.</p>
    </div>
  )
}

const byHand = 'Where it is not found rightly, brush over what is to be kept, and what is not.'

function CutOut() {
  return <p className="text-sm text-ink2">{byHand}</p>
}

const behinds: readonly { value: Behind['kind']; label: string }[] = [
  { value: 'words', label: 'A place, in words' },
  { value: 'picture', label: 'Another picture' },
  { value: 'colour', label: 'A colour' },
]

function NewBackground({ draft, onDraft }: FormProps) {
  return (
    <>
      <Select
        label="What stands behind it"
        value={draft.behindKind}
        options={behinds}
        onChange={(behindKind) => onDraft({ behindKind })}
      />
      {draft.behindKind === 'words' && (
        <TextArea
          label="The place"
          placeholder="a misty harbour at dawn"
          rows={2}
          value={draft.behindWords}
          onChange={(event) => onDraft({ behindWords: event.target.value })}
        />
      )}
      {draft.behindKind === 'picture' && (
        <PictureChoice
          label="The picture behind it"
          value={draft.behindId}
          onChange={(behindId) => onDraft({ behindId })}
        />
      )}
      {draft.behindKind === 'colour' && (
        <label className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
          The colour
          <input
            type="color"
            value={draft.colour}
            onChange={(event) => onDraft({ colour: event.target.value })}
            className="h-11 w-20 rounded-md border border-line-strong bg-ground p-1"
          />
        </label>
      )}
      <p className="text-sm text-ink2">{byHand}</p>
    </>
  )
}

function ChangeSubject({ image, draft, onDraft }: FormProps) {
  const changesByWords = useChangesByWords()
  return (
    <TextArea
      label="What is to be otherwise"
      hint={
        image.hasScene || changesByWords
          ? 'Everything that you do not name stays as it is.'
          : 'Of a picture that was not made here: what it is made of, as “white marble”, “bronze”, “ice”.'
      }
      placeholder="older, in red armour"
      rows={2}
      value={draft.subject}
      onChange={(event) => onDraft({ subject: event.target.value })}
    />
  )
}

function Finer() {
  return <p className="text-sm text-ink2">Small faces become twice as large, and the picture with them.</p>
}

function SwapFace({ image, draft, onDraft }: FormProps) {
  const { faces } = image
  return (
    <>
      <PictureChoice
        label="The picture with the face"
        value={draft.faceImageId}
        onChange={(faceImageId) => onDraft({ faceImageId, hasConsent: false })}
      />
      {faces.length > 1 && (
        <Select
          label="On which face it is laid"
          value={draft.face ?? 0}
          options={faces.map((_, place) => ({ value: place, label: `Face ${place + 1}, from the left` }))}
          onChange={(face) => onDraft({ face })}
        />
      )}
      <label className="flex min-h-11 items-start gap-3 text-sm text-pretty">
        <input
          type="checkbox"
          checked={draft.hasConsent}
          onChange={(event) => onDraft({ hasConsent: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-amber"
        />
        <span>
          Whoever can be recognised in either picture agrees to this. Pictures that deceive or shame somebody are taken
          down, and their makers with them.
        </span>
      </label>
    </>
  )
}

function Enlarge({ image, draft, onDraft }: FormProps) {
  const factors = factorsFor(image)
  if (factors.length === 0)
    return (
      <p className="text-sm text-ink2">
        This picture is as large as one can become here: {UPSCALED_PIXELS_MAX / 1e6} megapixels are the most.
      </p>
    )
  return (
    <Select
      label="How much larger"
      value={draft.factor}
      options={factors.map((one) => ({
        value: one,
        label: `${one} times: ${inSize(image.width * one, image.height * one)}`,
      }))}
      onChange={(factor) => onDraft({ factor })}
    />
  )
}

/** How many times larger a picture may become. */
export const factorsFor = ({ width, height }: FullImage): UpscaleFactor[] =>
  upscaleFactors.filter((factor) => width * height * factor ** 2 <= UPSCALED_PIXELS_MAX)

const forms: Record<DeskType, (props: FormProps) => React.ReactNode> = {
  QUICKEDIT: QuickEdit,
  INPAINTING: Inpaint,
  OUTPAINTING: Widen,
  BGREMOVAL: CutOut,
  BGREPLACE: NewBackground,
  SUBJECTTRANSFORMATION: ChangeSubject,
  ADETAILER: Finer,
  FACESWAP: SwapFace,
  UPSCALER: Enlarge,
}

/** What is chosen for an edit. */
export function EditForm({ type, ...props }: FormProps & { type: DeskType }) {
  const Form = forms[type]
  return <Form {...props} />
}
