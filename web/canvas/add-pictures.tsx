import { ImagePlus } from 'lucide-react'
import type { Image } from '../../contract/images.ts'
import { PictureShelves } from '../images/picture-shelves.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileDrop } from '../ui/file-drop.tsx'

interface AddPicturesProps {
  onChoose: (image: Image) => void
  onFile: (file: File) => void
  onClose: () => void
}

/** Which picture is placed on the board: one's own, a public one, or one from this device. */
export function AddPictures({ onChoose, onFile, onClose }: AddPicturesProps) {
  const device = (
    <FileDrop
      accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      problem={undefined}
      onFile={onFile}
      className="min-h-40"
    >
      <span className="grid justify-items-center gap-2 text-ink2">
        <ImagePlus aria-hidden className="size-8 text-ink3" />
        <span className="font-medium text-ink">Choose a picture, or drop it here</span>
        <span className="text-sm">It comes to your own pictures, seen by you alone.</span>
      </span>
    </FileDrop>
  )
  return (
    <Dialog open onClose={onClose} title="Place a picture" className="max-w-full sm:max-w-2xl">
      <PictureShelves onChoose={onChoose} device={device} />
    </Dialog>
  )
}
