import { Check, FileDown, Link as LinkIcon, Save, Trash2, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { TextField } from '../ui/field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'
import { frameOf } from './frames/frames.ts'
import { forgetStyle, type SavedStyle, savedStyles, saveStyle } from './kept-styles.ts'
import { shapeFacts } from './outline.ts'
import { readStyle, styleInLink } from './style.ts'
import type { TokenMaker } from './use-token-maker.ts'

const STYLE_FILE = 'token-style.json'
/** A style is a few hundred bytes: what is larger is something else. */
const FILE_MAX = 20_000

/** A style by its name, in this browser, in a link, in a file. */
export function StylePanel({ maker }: { maker: TokenMaker }) {
  const { style } = maker.state
  const [name, setName] = useState('')
  const [saved, setSaved] = useState<SavedStyle[]>([])
  const [problem, setProblem] = useState<string>()
  useEffect(() => setSaved(savedStyles()), [])
  const wear = maker.dress

  function save() {
    const all = saveStyle(name.trim(), style)
    if (all) {
      setSaved(all)
      setName('')
    } else
      toast({
        title: 'This browser keeps nothing for the site',
        description: 'Copy a link of the style, or save it as a file.',
        tone: 'bad',
      })
  }

  async function load(file: File) {
    setProblem(undefined)
    try {
      if (file.size > FILE_MAX) throw new Error('It is too long to be a style')
      const read: unknown = JSON.parse(await file.text())
      if (typeof read !== 'object' || read === null || !('frame' in read)) throw new Error('It tells of no frame')
      wear(readStyle(read))
    } catch {
      setProblem('This file holds no style of tokens. Choose one that was saved here.')
    }
  }

  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink2">
        All tokens of a set have one style: {shapeFacts[style.shape].label.toLowerCase()},{' '}
        {frameOf(style.frame).label.toLowerCase()}. This browser remembers the last one.
      </p>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) save()
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Save it as"
            value={name}
            maxLength={40}
            placeholder="The Thieves’ Guild"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={name.trim() === ''}>
          <Save aria-hidden className="size-4" />
          Save
        </Button>
      </form>
      {saved.length > 0 && (
        <ul aria-label="Saved styles" className="grid">
          {saved.map((one) => (
            <li key={one.name} className="flex items-center gap-1 border-t border-line py-1 first:border-t-0">
              <span className="min-w-0 flex-1">
                <span className="block truncate">{one.name}</span>
                <span className="block truncate text-xs text-ink3">
                  {shapeFacts[one.style.shape].label}, {frameOf(one.style.frame).label.toLowerCase()}
                </span>
              </span>
              <Button size="sm" onClick={() => wear(one.style)}>
                <Check aria-hidden className="size-4" />
                Use
              </Button>
              <IconButton label={`Forget ${one.name}`} onClick={() => setSaved(forgetStyle(one.name))}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyLink(`/token-maker?style=${styleInLink(style)}`, 'public')}>
          <LinkIcon aria-hidden className="size-4" />
          Copy a link of it
        </Button>
        <Button
          size="sm"
          onClick={() => saveFile(STYLE_FILE, new Blob([JSON.stringify(style, null, 2)], { type: 'application/json' }))}
        >
          <FileDown aria-hidden className="size-4" />
          Save it as a file
        </Button>
      </div>
      <div className="grid gap-1.5">
        <FileDrop accept="application/json,.json" problem={problem} onFile={(file) => void load(file)}>
          <span className="inline-flex items-center gap-2 text-sm text-ink2">
            <Upload aria-hidden className="size-4" />
            Take one from a file
          </span>
        </FileDrop>
      </div>
    </div>
  )
}
