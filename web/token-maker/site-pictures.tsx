import { PictureShelves } from '../images/picture-shelves.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Pictures that are on the site, one's own and those everybody may see. */
export default function SitePictures({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="A picture of the site" className="sm:max-w-2xl">
      <PictureShelves onChoose={({ id }) => onChoose(id)} />
    </Dialog>
  )
}
