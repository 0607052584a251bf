import { Archive, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { type Paper, paperFacts, papers } from '../../contract/papers.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Select } from '../ui/select.tsx'
import { type CreatureSize, creatureSizes, printedSide, type Scale, scales, sizeFacts } from './creature-sizes.ts'
import { UnwritableFormat } from './pictures.ts'
import { type ExportSide, exportSides, tokenFile, tokensPdf, tokensZip } from './take-away.ts'
import type { Token } from './tokens.ts'
import type { TokenMaker } from './use-token-maker.ts'
import { type FileFormat, fileFormats, tokenFiles } from './zip.ts'

const scaleLabels: Record<Scale, string> = { inch: 'Squares of 1 inch', base: 'Bases of 25 mm' }
/** As many as fill a few pages. */
const COPIES_MAX = 20

const inMm = (size: CreatureSize, scale: Scale) => `${printedSide(size, scale).toLocaleString()} mm`

/** A token or the set as files, and on paper. */
export function TakeAwayPanel({ maker, token }: { maker: TokenMaker; token: Token }) {
  const { state, dispatch, pictureOf } = maker
  const [side, setSide] = useState<ExportSide>(512)
  const [format, setFormat] = useState<FileFormat>('png')
  const [paper, setPaper] = useState<Paper>('a4')
  const [scale, setScale] = useState<Scale>('inch')
  const [working, setWorking] = useState<{ what: 'file' | 'zip' | 'pdf'; done: number }>()
  const [problem, setProblem] = useState<string>()
  const { tokens, style } = state
  const out = { style, tokens, pictureOf }

  async function make(what: 'file' | 'zip' | 'pdf', work: (onDone: (done: number) => void) => Promise<[string, Blob]>) {
    setProblem(undefined)
    setWorking({ what, done: 0 })
    try {
      saveFile(...(await work((done) => setWorking({ what, done }))))
    } catch (error) {
      setProblem(
        error instanceof RangeError
          ? `${error.message}. Make it smaller, or choose larger paper.`
          : error instanceof UnwritableFormat
            ? 'This browser writes no pictures of this format. Choose PNG.'
            : 'The file could not be made; your tokens are as they were. Try a smaller size, or fewer at once.',
      )
    } finally {
      setWorking(undefined)
    }
  }
  const progress = (what: string) =>
    working?.what === what && tokens.length > 1 ? ` ${working.done} of ${tokens.length}` : ''

  return (
    <div className="grid gap-6">
      <section className="grid gap-4">
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <ChoiceChips
            label="Size"
            name="token-side"
            value={side}
            options={exportSides.map((value) => ({ value, label: `${value} px` }))}
            onChange={setSide}
          />
          <ChoiceChips
            label="Format"
            name="token-format"
            value={format}
            options={fileFormats.map((value) => ({ value, label: value === 'png' ? 'PNG' : 'WebP' }))}
            onChange={setFormat}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="primary"
            busy={working?.what === 'file'}
            onClick={() =>
              void make('file', async () => [
                tokenFiles([token.name], format)[0] ?? `token.${format}`,
                await tokenFile(out, token, side, format),
              ])
            }
          >
            <Download aria-hidden className="size-4" />
            Download this token
          </Button>
          <Button
            busy={working?.what === 'zip'}
            onClick={() =>
              void make('zip', async (onDone) => ['tokens.zip', await tokensZip(out, side, format, onDone)])
            }
          >
            <Archive aria-hidden className="size-4" />
            {tokens.length > 1 ? `All ${tokens.length} as a zip` : 'Zip with Foundry data'}
            {progress('zip')}
          </Button>
        </div>
        <p className="text-xs text-ink3">
          The zip holds the pictures and, for Foundry VTT, an actor each with its prototype token, and a macro that
          makes them all at once.
        </p>
      </section>
      <section className="grid gap-4 border-t border-line pt-5">
        <h3 className="text-base font-medium">At the table</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="How large the creature is"
            value={token.size}
            options={creatureSizes.map((value) => ({
              value,
              label: sizeFacts[value].label,
              detail: `${inMm(value, scale)}, ${sizeFacts[value].squares} square${sizeFacts[value].squares === 1 ? '' : 's'}`,
            }))}
            onChange={(size) => dispatch({ do: 'change', id: token.id, token: { size } })}
          />
          <Select
            label="How many are printed"
            value={String(token.copies)}
            options={Array.from({ length: COPIES_MAX }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
            onChange={(copies) => dispatch({ do: 'change', id: token.id, token: { copies: Number(copies) } })}
          />
        </div>
        {tokens.length > 1 && (
          <Button
            size="sm"
            tone="quiet"
            className="justify-self-start"
            onClick={() => dispatch({ do: 'sizes', size: token.size })}
          >
            All of the set: {sizeFacts[token.size].label.toLowerCase()}
          </Button>
        )}
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <ChoiceChips
            label="Paper"
            name="token-paper"
            value={paper}
            options={papers.map((value) => ({ value, label: paperFacts[value].label }))}
            onChange={setPaper}
          />
          <ChoiceChips
            label="Printed for"
            name="token-scale"
            value={scale}
            options={scales.map((value) => ({ value, label: scaleLabels[value] }))}
            onChange={setScale}
          />
        </div>
        <Button
          className="justify-self-start"
          busy={working?.what === 'pdf'}
          onClick={() => void make('pdf', async (onDone) => ['tokens.pdf', await tokensPdf(out, paper, scale, onDone)])}
        >
          <Printer aria-hidden className="size-4" />
          Print sheet, PDF
          {progress('pdf')}
        </Button>
        <p className="text-xs text-ink3">In true size, with marks to cut along. Print it at 100 %.</p>
      </section>
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
