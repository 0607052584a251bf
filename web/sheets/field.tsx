import { Pencil, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SHEET_TEXT_MAX } from '../../contract/limits.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { classes } from '../ui/classes.ts'
import { DiceText } from './dice-text.tsx'
import { useDesk } from './use-sheet-desk.ts'

interface FieldProps {
  /** The field's key in its sheet. */
  name: string
  text: string
  /** What it is, for the editor and screen readers: "Wants". */
  label: string
  /** Paragraphs or verse; Enter then begins a line instead of saving. */
  isLong?: boolean
  /** Lines of verse, which are kept as they are. */
  isVerse?: boolean
  /** Modifiers are dice too. */
  checks?: boolean
  /** Its dice are not to be pressed: a title, a name. */
  isPlain?: boolean
  /** What a change of it does or does not do, for whoever makes one. */
  note?: string
  /** How it stands there, where that is not as plain words. */
  show?: (text: string) => ReactNode
  className?: string
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

/** What the person began from. */
interface Beginning {
  sheet?: Sheet
  text: string
  /** What they typed was made on an older sheet: it is laid over what stands there now only when they say so. */
  isClash: boolean
}

/** A text of the sheet; its owner changes it where it stands. */
export function Field(props: FieldProps) {
  const { name, text: written, label, isLong, className } = props
  const desk = useDesk()
  const [draft, setDraft] = useState<string | null>(null)
  const beginning = useRef<Beginning>({ text: '', isClash: false })
  const pencil = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  const isOpen = useRef(false)
  const text = desk.textOf(name, written)
  const isChanged = desk.originalOf(name) !== undefined
  const Whole = isLong ? 'div' : 'span'

  useEffect(() => {
    if (draft !== null || !returns.current) return
    returns.current = false
    pencil.current?.focus()
  }, [draft])

  function begin(first: string, isClash = false) {
    beginning.current = { sheet: desk.asItStands(), text, isClash }
    isOpen.current = true
    setDraft(first)
  }

  if (draft !== null) {
    return (
      <Editor
        {...props}
        draft={draft}
        now={beginning.current.isClash ? text : undefined}
        onChange={setDraft}
        onEnd={(outcome, byKey) => {
          returns.current = byKey
          isOpen.current = false
          setDraft(null)
          const { sheet, text: begun, isClash } = beginning.current
          if (outcome === undefined || outcome === (isClash ? text : begun)) return
          void desk.write(name, outcome, `${label} changed`, sheet).then((came) => {
            // What was typed is not lost to a refusal, nor what is being typed there again by now to what was before.
            if (came !== 'done' && outcome !== null && !isOpen.current) begin(outcome, came === 'clash')
          })
        }}
      />
    )
  }

  function open(event: MouseEvent) {
    const isOnDice = event.target instanceof Element && event.target.closest('button, a')
    // Words that were just selected are to be copied.
    if (!isOnDice && getSelection()?.isCollapsed !== false) begin(text)
  }

  const words = () =>
    isLong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place.
      paragraphsOf(text).map((paragraph, index) => <Words key={index} {...props} text={paragraph} isParagraph />)
    ) : (
      <Words {...props} text={text} />
    )
  const shown = props.show ? props.show(text) : words()
  if (!desk.canEdit) return className ? <Whole className={className}>{shown}</Whole> : shown
  return (
    <Whole className={classes('sheet-field', isChanged && 'sheet-changed', className)} onClick={open}>
      {shown}
      {text === '' && <span className="sheet-empty">…</span>}
      {isChanged && <span className="sr-only"> (changed by hand)</span>}
      <button
        ref={pencil}
        type="button"
        aria-label={`Edit ${label}`}
        onClick={() => begin(text)}
        className="sheet-pencil"
      >
        <Pencil aria-hidden className="size-3.5" />
      </button>
    </Whole>
  )
}

function Words({ text, label, checks, isPlain, isVerse, isParagraph }: FieldProps & { isParagraph?: boolean }) {
  if (isVerse) {
    const lines = text.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
      <span key={index} className="sheet-verse-line">
        {line}
      </span>
    ))
    return <p>{lines}</p>
  }
  const words = isPlain ? text : <DiceText text={text} label={label} checks={checks} />
  return isParagraph ? <p>{words}</p> : words
}

interface EditorProps extends FieldProps {
  draft: string
  /** What stands there now, put in by somebody else since the person began. */
  now?: string
  onChange: (draft: string) => void
  /** The new text, null for the original, undefined for no change; `byKey`: the keyboard ended it, and goes on from here. */
  onEnd: (outcome: string | null | undefined, byKey: boolean) => void
}

const clipped = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function Editor({ name, label, isLong, note, draft, now, onChange, onEnd, className }: EditorProps) {
  const original = useDesk().originalOf(name)
  const box = useRef<HTMLTextAreaElement>(null)
  const ended = useRef(false)

  useEffect(() => {
    const { current } = box
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function end(outcome: string | null | undefined, byKey: boolean) {
    // Closing takes the focus away, which would save a second time.
    if (ended.current) return
    ended.current = true
    onEnd(outcome, byKey)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      end(undefined, true)
    } else if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault()
      end(draft.trim(), true)
    }
  }

  return (
    <span className={classes('sheet-editor', className)}>
      <textarea
        ref={box}
        rows={1}
        value={draft}
        maxLength={SHEET_TEXT_MAX}
        aria-label={label}
        aria-describedby={note && `${name}-note`}
        aria-keyshortcuts={isLong ? 'Control+Enter' : 'Enter'}
        onChange={(event) => onChange(isLong ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
        // Over words from elsewhere it is laid on purpose only.
        onBlur={() => now === undefined && end(draft.trim(), false)}
      />
      <span className="sheet-editor-foot">
        {note && (
          <em id={`${name}-note`} className="sheet-editor-note">
            {note}
          </em>
        )}
        {now === undefined ? (
          <span>{isLong ? 'Ctrl+Enter' : 'Enter'} saves · Esc leaves it</span>
        ) : (
          <em title={now}>
            Changed elsewhere to “{clipped(now)}”
            <button type="button" onClick={() => end(draft.trim(), true)}>
              Put mine there
            </button>
            <button type="button" onClick={() => end(undefined, true)}>
              Leave that
            </button>
          </em>
        )}
        {now === undefined && original !== undefined && (
          <button
            type="button"
            title={`It was: ${original}`}
            // Before the focus leaves the text, which would save it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => end(null, true)}
          >
            <Undo2 aria-hidden className="size-3.5" /> Put back “{clipped(original)}”
          </button>
        )}
      </span>
    </span>
  )
}
