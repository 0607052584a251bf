import { useSearchParams } from 'react-router'
import { EditDesk, editTypeIn } from './edit-desk.tsx'
import { PicturePage } from './picture-page.tsx'

/** Edits a picture: which one, and what of it, say `image` and `do` in the address. */
export default function EditScreen() {
  const [search, setSearch] = useSearchParams()
  const type = editTypeIn(search)
  return (
    <PicturePage
      title="Edit a picture"
      about="What comes of it is a new picture. The one you begin with stays as it is."
    >
      {(image, onGoOn) => (
        <EditDesk
          key={image.id}
          image={image}
          type={type}
          onType={(next) =>
            setSearch({ image: image.id, do: next.toLowerCase() }, { replace: true, preventScrollReset: true })
          }
          onGoOn={onGoOn}
        />
      )}
    </PicturePage>
  )
}
