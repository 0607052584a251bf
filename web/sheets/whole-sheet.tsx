import type { Sheet } from '../../contract/sheets.ts'
import { classes } from '../ui/classes.ts'
import { Companions, SheetPicture } from './companions.tsx'
import { ContentsBeside, ContentsFolded, isLongSheet } from './contents.tsx'
import { EditBar } from './edit-bar.tsx'
import { Parchment } from './parchment.tsx'
import { RollQuestionView } from './roll-again.tsx'
import { RollLog } from './roll-log.tsx'
import { SheetBar, type SheetPlace } from './sheet-bar.tsx'
import { PortraitToken } from './token-button.tsx'
import { UnusedWords } from './unused-words.tsx'
import { DeskProvider, useSheetDesk } from './use-sheet-desk.ts'

function Portrait({ sheet }: { sheet: Sheet }) {
  return (
    <div className="sheet-portrait">
      <SheetPicture sheet={sheet} />
      <PortraitToken sheet={sheet} />
    </div>
  )
}

const besideLook = 'xl:grid-cols-[10rem_minmax(0,1fr)] xl:gap-6'

/** A sheet with all that can be done to it. One at a time: its keys for undoing and saving are the page's. */
export default function WholeSheet({ sheet, place }: { sheet: Sheet; place: SheetPlace }) {
  const desk = useSheetDesk(sheet)
  const { sections } = sheet.document
  const isLong = isLongSheet(sections)
  const isPage = place === 'page'
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
          <Parchment sheet={sheet} titleTag={isPage ? 'h1' : 'h2'} picture={picture} />
          {desk.isEditing && (
            <p className="mx-auto w-full max-w-[68rem] text-xs text-ink3 print:hidden">
              Changed words are marked, and the originals kept. Figures that follow from others are worked out as you
              save.
            </p>
          )}
          <Companions sheet={sheet} />
        </div>
      </div>
      <RollQuestionView />
      <RollLog />
    </DeskProvider>
  )
}
