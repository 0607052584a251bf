import { useState } from 'react'
import { type Repair, repairFacts, repairs } from '../../contract/edit-facts.ts'
import type { FullImage } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { DeskFrame } from '../edit/desk-frame.tsx'
import { PicturePage } from '../edit/picture-page.tsx'
import { useEdit } from '../edit/use-edit.ts'
import { ChoiceChips } from '../ui/chip.tsx'

type Way = 'auto' | 'chosen'

const ways: { value: Way; label: string }[] = [
  { value: 'auto', label: 'What is found' },
  { value: 'chosen', label: 'What I switch on' },
]

/** How strongly something is mended when it is switched on, 1-100: as much as is measured. */
const USUAL = 50

interface SwitchesProps {
  strengths: Partial<Record<Repair, number>>
  onChange: (strengths: Partial<Record<Repair, number>>) => void
}

/** A switch for each damage, and how strongly it is mended. */
function Switches({ strengths, onChange }: SwitchesProps) {
  return (
    <ul aria-label="What is mended" className="grid">
      {repairs.map((name) => {
        const strength = strengths[name]
        const { label } = repairFacts[name]
        const { [name]: _, ...others } = strengths
        return (
          <li key={name} className="grid border-t border-line py-1 first:border-t-0">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-amber"
                checked={strength !== undefined}
                onChange={(event) => onChange(event.target.checked ? { ...strengths, [name]: USUAL } : others)}
              />
              <span className="flex-1">{label}</span>
              {strength !== undefined && <span className="text-sm text-ink3 tabular">{strength} %</span>}
            </label>
            {strength !== undefined && (
              <input
                type="range"
                aria-label={`${label}: how strongly`}
                min={1}
                max={100}
                value={strength}
                onChange={(event) => onChange({ ...strengths, [name]: Number(event.target.value) })}
                className="mb-2 h-8 w-full accent-amber"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function RestorationDesk({ image }: { image: FullImage }) {
  const [way, setWay] = useState<Way>('auto')
  const [strengths, setStrengths] = useState<Partial<Record<Repair, number>>>({})
  const edit = useEdit(image, 'Restore')
  const wanted = way === 'auto' ? ('auto' as const) : strengths
  const isReady = wanted === 'auto' || Object.keys(wanted).length > 0
  const start = () =>
    edit.start((idempotencyKey) =>
      call('editImage', {
        body: { imageId: image.id, edit: { type: 'RESTORATION', repairs: wanted } },
        idempotencyKey,
      }),
    )
  return (
    <DeskFrame
      image={image}
      edit={edit}
      label="Restore it"
      onStart={isReady ? start : undefined}
      missing={isReady ? undefined : 'Switch on what is to be mended.'}
    >
      <ChoiceChips label="What is mended" name="way" value={way} options={ways} onChange={setWay} />
      {way === 'auto' ? (
        <p className="text-sm text-ink2">
          Each damage is measured, and mended as far as it goes; you are told what was found. A sound picture is left as
          it is, and costs nothing.
        </p>
      ) : (
        <Switches strengths={strengths} onChange={setStrengths} />
      )}
    </DeskFrame>
  )
}

/** Old and damaged pictures: what is mended of one is measured, or switched on. */
export default function RestorationScreen() {
  return (
    <PicturePage
      title="Restore a picture"
      about="Torn corners, scratches, yellowed paper, fading, noise, blur and JPEG blocks are mended. What comes of it is a new picture; the one you begin with stays as it is."
    >
      {(image) => <RestorationDesk key={image.id} image={image} />}
    </PicturePage>
  )
}
