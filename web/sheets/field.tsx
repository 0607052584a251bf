import { Pencil, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SHEET_TEXT_MAX } from '../../contract/limits.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'
import { DiceText } from './dice-text.tsx'
import { LinkedText } from './sheet-links.tsx'
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
  /** What the whole sheet is called: it leads nowhere. */
  isName?: boolean
  /** What a change of it does or does not do, for whoever makes one. */
  note?: string
  /** How it stands there, where that is not as plain words. */
  show?: (text: string) => ReactNode
  className?: string
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

/** A text of the sheet; while its owner changes the sheet it opens where it stands. */
export function Field(props: FieldProps) {
  const { name, text: written, label, isLong, className } = props
  const desk = useDesk()
  const [typed, setTyped] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  const text = desk.textOf(name, written)
  const original = desk.originalOf(name)
  const Whole = isLong ? 'div' : 'span'

  useEffect(() => {
    if (typed !== null || !returns.current) return
    returns.current = false
    pencil.current?.focus()
  }, [typed])

  function end(outcome: string | null | undefined, byKey: boolean) {
    returns.current = byKey
    setTyped(null)
    if (outcome === undefined || outcome === text) return
    // What is saved already is no change.
    desk.write(name, outcome === written ? undefined : outcome, `${label} changed`)
  }

  if (desk.isEditing && typed !== null) return <Editor {...props} draft={typed} onChange={setTyped} onEnd={end} />

  function open(event: MouseEvent) {
    const isOnOther = event.target instanceof Element && event.target.closest('button, a')
    // Words that were just selected are to be copied.
    if (!isOnOther && getSelection()?.isCollapsed !== false) setTyped(text)
  }

  const words = () =>
    isLong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place.
      paragraphsOf(text).map((paragraph, index) => <Words key={index} {...props} text={paragraph} isParagraph />)
    ) : (
      <Words {...props} text={text} />
    )
  const shown = props.show ? props.show(text) : words()
  if (!desk.isEditing) return className ? <Whole className={className}>{shown}</Whole> : shown
  const isChanged = original !== undefined || text !== written
  return (
    <Whole className={classes('sheet-field', isChanged && 'sheet-changed', className)} onClick={open}>
      {shown}
      {text === '' && <span className="sheet-empty">…</span>}
      {isChanged && <span className="sr-only"> (changed by hand)</span>}
      <Press ref={pencil} aria-label={`Edit ${label}`} onClick={() => setTyped(text)} className="sheet-pencil">
        <Pencil aria-hidden className="size-3.5" />
      </Press>
      {desk.isClash(name) && (
        <span className="sheet-editor-foot">
          <em title={written}>
            Changed elsewhere to “{clipped(written)}”
            <Press onClick={() => desk.write(name, undefined, `${label} left as it is`)}>Leave that</Press>
          </em>
        </span>
      )}
    </Whole>
  )
}

function Words({ text, label, checks, isPlain, isName, isVerse, isParagraph }: FieldProps & { isParagraph?: boolean }) {
  if (isVerse) {
    const lines = text.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
      <span key={index} className="sheet-verse-line">
        {line}
      </span>
    ))
    return <p>{lines}</p>
  }
  const words = isName ? (
    text
  ) : (
    <LinkedText text={text}>
      {(part) => (isPlain ? part : <DiceText text={part} label={label} checks={checks} />)}
    </LinkedText>
  )
  return isParagraph ? <p>{words}</p> : words
}

interface EditorProps extends FieldProps {
  draft: string
  onChange: (draft: string) => void
  /** The new text, null for the original, undefined for no change; `byKey`: the keyboard ended it, and goes on from here. */
  onEnd: (outcome: string | null | undefined, byKey: boolean) => void
}

const clipped = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function Editor({ name, label, isLong, note, draft, onChange, onEnd, className }: EditorProps) {
  const original = useDesk().originalOf(name)
  const box = useRef<HTMLTextAreaElement>(null)
  const ended = useRef(false)

  useEffect(() => {
    const { current } = box
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function end(outcome: string | null | undefined, byKey: boolean) {
    // Closing takes the focus away, which would end it a second time.
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
    } else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      // The sheet is saved with what is in this field.
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
        onBlur={() => end(draft.trim(), false)}
      />
      <span className="sheet-editor-foot">
        {note && (
          <em id={`${name}-note`} className="sheet-editor-note">
            {note}
          </em>
        )}
        <span>{isLong ? 'Ctrl+Enter' : 'Enter'} keeps it · Esc leaves it</span>
        {original !== undefined && (
          <Press
            title={`It was: ${original}`}
            // Before the focus leaves the text, which would keep it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => end(null, true)}
          >
            <Undo2 aria-hidden className="size-3.5" /> Put back “{clipped(original)}”
          </Press>
        )}
      </span>
    </span>
  )
}
