import { Popover } from '@base-ui/react/popover'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import { type DownloadFormat, downloadFormats, tokenSides } from '../../contract/map-exports.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { popupLook, rowLook } from '../ui/popup-look.ts'
import { Tabs } from '../ui/tabs.tsx'
import { downloadAddress, downloadWidths, lapsesSoon } from './download.ts'
import { DownloadLook } from './download-button.tsx'
import type { MapChoice } from './map-choice.tsx'
import { type ExportKind, MapExportList } from './map-export-list.tsx'
import { MapExports, PictureExports } from './map-exports.tsx'
import { imageOf } from './queries.ts'

const formats: Record<DownloadFormat, { name: string; detail: string }> = {
  png: { name: 'PNG', detail: 'Loses nothing' },
  webp: { name: 'WebP', detail: 'Small, for the web' },
  jpeg: { name: 'JPEG', detail: 'Opens everywhere' },
}

const tabs = [
  { value: 'picture', label: 'Picture' },
  { value: 'anew', label: 'Larger' },
] as const
const tableTabs = [tabs[0], { value: 'anew', label: 'For the table' }] as const

/** A head in a ring, as tabletops take it. */
const tokens: readonly ExportKind[] = tokenSides.map((side) => ({
  format: 'token',
  side,
  name: `Token, ${side} px`,
  detail: 'The head in a ring',
}))

/** The picture as a file, as it is or painted anew; a battle map for the table. It is open when it comes. */
export default function DownloadMenu({ image, choice }: { image: FullImage; choice: MapChoice | undefined }) {
  const client = useQueryClient()
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('picture')
  const { squares } = image
  return (
    <Popover.Root
      defaultOpen
      onOpenChange={(isOpen) => {
        if (isOpen && lapsesSoon(image, Date.now())) void client.invalidateQueries(imageOf(image.id))
      }}
    >
      <Popover.Trigger render={<DownloadLook />} />
      <Popover.Portal>
        <Popover.Positioner className="z-50 outline-none" sideOffset={6} align="start" collisionPadding={12}>
          <Popover.Popup
            className={classes(
              popupLook,
              'grid max-h-(--available-height) w-[min(22rem,calc(100vw-1.5rem))] gap-3 overflow-y-auto p-3',
            )}
          >
            <Popover.Title className="sr-only">Download</Popover.Title>
            {image.exports.some((format) => format !== 'token') ? (
              <Tabs label="What to download" value={tab} tabs={squares ? tableTabs : tabs} onChange={setTab}>
                {tab === 'picture' ? (
                  <Files image={image} />
                ) : squares && choice ? (
                  <MapExports image={image} squares={squares} choice={choice} />
                ) : (
                  <PictureExports image={image} />
                )}
              </Tabs>
            ) : (
              <Files image={image} />
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The picture as it is: which size, then which format. Each file is an ordinary link. */
function Files({ image }: { image: FullImage }) {
  const [width, setWidth] = useState(image.width)
  const ratio = image.height / image.width
  const sizes = downloadWidths(image).map((offered) => ({
    value: offered,
    label: `${offered} × ${Math.round(offered * ratio)}`,
  }))
  return (
    <div className="grid gap-3">
      <ChoiceChips
        label="Size, px"
        name="download-width"
        value={width}
        options={sizes}
        onChange={(chosen) => setWidth(chosen)}
      />
      <ul>
        {downloadFormats.map((format) => (
          <li key={format}>
            <a
              href={downloadAddress(image, format, width)}
              download
              className={classes(rowLook, 'cursor-pointer hover:bg-raise2')}
            >
              <FileDown aria-hidden className="size-4.5 text-ink3" />
              <span className="font-medium">{formats[format].name}</span>
              <span className="ml-auto text-xs text-ink3">{formats[format].detail}</span>
            </a>
          </li>
        ))}
      </ul>
      {image.prompt && (
        <p className="text-xs text-ink3">
          {image.seed === null ? 'Prompt and style travel' : 'Prompt, style and seed travel'} inside the file.
        </p>
      )}
      {image.exports.includes('token') && (
        <div className="border-t border-line pt-2">
          <MapExportList id={image.id} kinds={tokens} />
        </div>
      )}
    </div>
  )
}
