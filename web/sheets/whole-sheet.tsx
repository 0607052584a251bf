import type { Sheet } from '../../contract/sheets.ts'
import { Companions, SheetPicture } from './companions.tsx'
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

/** A sheet with all that can be done to it. One at a time: its keys for undoing are the page's. */
export default function WholeSheet({ sheet, place }: { sheet: Sheet; place: SheetPlace }) {
  const desk = useSheetDesk(sheet)
  const picture = sheet.pictures.length > 0 && <Portrait sheet={sheet} />
  return (
    <DeskProvider value={desk}>
      <div className="grid grid-cols-1 gap-5 print:block">
        <SheetBar sheet={sheet} place={place} />
        {sheet.isOwner && <UnusedWords words={sheet.unused} className="mx-auto w-full max-w-[68rem] print:hidden" />}
        <Parchment sheet={sheet} titleTag={place === 'page' ? 'h1' : 'h2'} picture={picture} />
        {sheet.isOwner && (
          <p className="mx-auto w-full max-w-[68rem] text-xs text-ink3 print:hidden">
            Press any words to change them; dice roll when pressed. Changed words are marked, and the originals kept.
          </p>
        )}
        <Companions sheet={sheet} />
      </div>
      <RollQuestionView />
      <RollLog />
    </DeskProvider>
  )
}
