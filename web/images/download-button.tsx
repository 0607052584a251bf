import { Download } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.ts'
import type { MapChoice } from './map-choice.tsx'

const DownloadMenu = late(() => import('./download-menu.tsx'))

export function DownloadLook(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props}>
      {!props.busy && <Download aria-hidden className="size-4" />}
      Download
    </Button>
  )
}

/** Brings the menu of files when it is first pressed. */
export function DownloadButton({ image, choice }: { image: FullImage; choice: MapChoice | undefined }) {
  const [isWanted, setWanted] = useState(false)
  if (!isWanted) return <DownloadLook aria-haspopup="dialog" onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<DownloadLook busy />}>
      <DownloadMenu image={image} choice={choice} />
    </Suspense>
  )
}
