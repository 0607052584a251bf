import { useSearchParams } from 'react-router'
import { StyleTiles } from './style-tiles.tsx'

/** The fun generators: everything that a picture can be made anew in. */
export default function TransformsScreen() {
  const [search] = useSearchParams()
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">Transform a picture</h1>
        <p className="text-ink2">
          Take a photograph, a drawing or a work of your own and have it made anew: in another matter, or in another
          hand. All of these were made of one picture of the house’s own.
        </p>
      </header>
      <StyleTiles imageId={search.get('image')} heading="h2" />
    </div>
  )
}
