import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type TransformStyle, titledTransforms, transformFacts, transformStyles } from '../../contract/edit-facts.ts'
import type { FullImage } from '../../contract/images.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import { call } from '../api/browser.ts'
import { DeskFrame } from '../edit/desk-frame.tsx'
import { EditModelSelect } from '../edit/edit-model.tsx'
import { PicturePage } from '../edit/picture-page.tsx'
import { useEdit } from '../edit/use-edit.ts'
import { useEditModel } from '../edit/use-edit-model.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { StyleTiles } from './style-tiles.tsx'
import { styleNamed } from './styles.ts'

function TransformDesk({ image, style }: { image: FullImage; style: TransformStyle }) {
  const { label, detail } = transformFacts[style]
  const [title, setTitle] = useState(image.title)
  const edit = useEdit(image, label)
  const isTitled = titledTransforms.includes(style)
  const wish = { type: 'TRANSFORMATION', style } as const
  const by = useEditModel(wish, image)
  const start = () =>
    edit.start(
      (idempotencyKey) =>
        call('transformImage', {
          body: { imageId: image.id, style, ...(isTitled && { title: title.trim() }), ...by.asked },
          idempotencyKey,
        }),
      by,
    )
  return (
    <DeskFrame
      image={image}
      edit={edit}
      label="Transform it"
      by={by}
      onStart={by.closed === undefined ? start : undefined}
      afterwards={
        transformStyles.length > 1 && (
          <ButtonLink to={`/transform?image=${image.id}`}>Try the first in another style</ButtonLink>
        )
      }
    >
      <p className="text-sm text-ink2">{detail}.</p>
      {isTitled && (
        <TextField
          label="Title"
          value={title}
          maxLength={TITLE_MAX}
          hint="What stands on it; without any, it is found a name."
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
      <EditModelSelect wish={wish} image={image} choice={by} disabled={edit.work.isUnderWay} />
    </DeskFrame>
  )
}

/** One fun generator: the style is the address's last part, the picture its `image`. */
export default function TransformScreen() {
  const style = styleNamed(useParams().style)
  const [search] = useSearchParams()
  if (!style) return <NotFoundScreen />
  const { label, detail } = transformFacts[style]
  return (
    <>
      <PicturePage
        title={label}
        about={`${detail}. What comes of it is a new picture; the one you begin with stays as it is.`}
      >
        {(image) => <TransformDesk key={`${image.id} ${style}`} image={image} style={style} />}
      </PicturePage>
      <section className="page-width grid grid-cols-1 gap-4 pb-12">
        <h2 className="text-xl">Other ways to transform it</h2>
        <StyleTiles imageId={search.get('image')} but={style} heading="h3" />
      </section>
    </>
  )
}
