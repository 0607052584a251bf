import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { categoryFacts } from '../../contract/categories.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Companions, SheetPicture } from './companions.tsx'
import { ContentsBeside, ContentsFolded, isLongSheet } from './contents.tsx'
import { EditBar } from './edit-bar.tsx'
import { Parchment } from './parchment.tsx'
import { RollQuestionView } from './roll-again.tsx'
import { RollLog } from './roll-log.tsx'
import { SheetBar, type SheetPlace } from './sheet-bar.tsx'
import { linksOf, SheetLinksProvider } from './sheet-links.tsx'
import { SheetSounds, SheetSoundsProvider } from './sounds.tsx'
import { PortraitToken } from './token-button.tsx'
import { UnusedWords } from './unused-words.tsx'
import { DeskProvider, useSheetDesk } from './use-sheet-desk.ts'

const isMap = (type: string | undefined) =>
  type === categoryFacts.townmaps.type || type === categoryFacts.battlemaps.type

function Portrait({ sheet }: { sheet: Sheet }) {
  return (
    <div className="sheet-portrait">
      <SheetPicture sheet={sheet} />
      {isMap(sheet.pictures[0]?.type) && (
        <Link to={`/images/${sheet.pictures[0]?.id}`} className="sheet-link sheet-map-link">
          Open the map
        </Link>
      )}
      <PortraitToken sheet={sheet} />
    </div>
  )
}

const besideLook = 'xl:grid-cols-[10rem_minmax(0,1fr)] xl:gap-6'

/** A sheet with all that can be done to it. One at a time: its keys for undoing and saving are the page's. */
export default function WholeSheet({ sheet, place }: { sheet: Sheet; place: SheetPlace }) {
  const desk = useSheetDesk(sheet.view === 'players' ? { ...sheet, isOwner: false } : sheet)
  const isPage = place === 'page'
  const { sections } = sheet.document
  const { hash } = useLocation()
  useEffect(() => {
    // A link to one of its sections: the sheet has come after the page.
    if (isPage && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isPage, hash])
  const isLong = isLongSheet(sections)
  const picture = sheet.pictures.length > 0 && <Portrait sheet={sheet} />
  return (
    <DeskProvider value={desk}>
      <div className={classes('grid grid-cols-1 gap-5 print:block', isPage && isLong && besideLook)}>
        {isPage && isLong && <ContentsBeside sections={sections} />}
        <div className="grid grid-cols-1 gap-5 print:block">
          <SheetBar sheet={sheet} place={place} />
          <EditBar />
          {sheet.isOwner && <UnusedWords words={sheet.unused} className="mx-auto w-full max-w-[68rem] print:hidden" />}
          {isLong && <ContentsFolded sections={sections} isAlways={!isPage} />}
          <SheetLinksProvider value={linksOf(sheet)}>
            <SheetSoundsProvider value={sheet}>
              <Parchment sheet={sheet} titleTag={isPage ? 'h1' : 'h2'} picture={picture} />
            </SheetSoundsProvider>
          </SheetLinksProvider>
          {desk.isEditing && (
            <p className="mx-auto w-full max-w-[68rem] text-xs text-ink3 print:hidden">
              Changed words are marked, and the originals kept. Figures that follow from others are worked out as you
              save.
            </p>
          )}
          {sheet.view === 'gm' && <Companions sheet={sheet} />}
          <SheetSounds sheet={sheet} />
        </div>
      </div>
      <RollQuestionView />
      <RollLog />
    </DeskProvider>
  )
}
