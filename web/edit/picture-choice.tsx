import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imageOf } from '../images/queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Picture } from '../ui/picture.tsx'
import { ChoosePicture } from './choose-picture.tsx'

interface PictureChoiceProps {
  /** What it is for: "The picture with the face". */
  label: string
  /** The id of the one that is chosen. */
  value: string | undefined
  onChange: (id: string) => void
}

/** Another picture than the one that is edited: chosen or brought in a dialog. */
export function PictureChoice({ label, value, onChange }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = useQuery({ ...imageOf(value ?? ''), enabled: value !== undefined }).data
  return (
    <div className="grid gap-2">
      <span className="text-sm font-medium">{label}</span>
      <div className="flex items-center gap-3">
        {chosen && (
          <Picture
            src={chosen.url}
            alt={chosen.title || 'The picture that is chosen'}
            width={chosen.width}
            height={chosen.height}
            thumbhash={chosen.thumbhash}
            sizes="5rem"
            className="size-20 rounded-md border border-line object-cover"
          />
        )}
        <Button onClick={() => setOpen(true)}>{value ? 'Choose another' : 'Choose a picture'}</Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} className="max-w-3xl">
        <ChoosePicture
          onChoose={(id) => {
            onChange(id)
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
