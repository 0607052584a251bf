import { useQuery } from '@tanstack/react-query'
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ImageCategory } from '../../contract/categories.ts'
import { classes } from '../ui/classes.ts'
import { TextArea } from '../ui/field.tsx'
import { popupLook, rowLook } from '../ui/popup-look.ts'
import { Press } from '../ui/press.tsx'
import { wordsToDraw } from './queries.ts'
import { suggestionsAt } from './suggest.ts'

interface PromptFieldProps
  extends Omit<ComponentProps<typeof TextArea>, 'label' | 'onChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'ref'> {
  value: string
  category: ImageCategory
  /** Whether what will draw it has a vocabulary that can be told. */
  hasVocabulary: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (prompt: string) => void
}

/**
 * The prompt, and while it is typed the words that can be drawn. They are there to be taken and never in the way: arrow keys
 * choose, Enter or Tab takes what was chosen, Esc closes, and whoever types on is not held up.
 */
export function PromptField({ value, category, hasVocabulary, field, onChange, ...rest }: PromptFieldProps) {
  const id = useId()
  const [isVisited, setVisited] = useState(false)
  /** Where typing is going on; undefined: nothing is to be offered. */
  const [typedAt, setTypedAt] = useState<number>()
  const [chosen, setChosen] = useState(-1)
  const vocabulary = useQuery({ ...wordsToDraw(category), enabled: isVisited && hasVocabulary })
  const caretAfter = useRef<number>(undefined)

  const found =
    typedAt !== undefined && hasVocabulary && vocabulary.data
      ? suggestionsAt(value, typedAt, vocabulary.data.words)
      : undefined
  const words = found?.words ?? []

  useLayoutEffect(() => {
    if (caretAfter.current === undefined) return
    field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = undefined
  })

  function close() {
    setTypedAt(undefined)
    setChosen(-1)
  }

  function take(word: string) {
    if (!found) return
    caretAfter.current = found.from + word.length
    onChange(value.slice(0, found.from) + word + value.slice(found.to))
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (words.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const taken = words[chosen]
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % words.length)
    else if (event.key === 'ArrowUp' && chosen >= 0) setChosen(chosen - 1)
    else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && taken !== undefined) take(taken)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextArea
        {...rest}
        label="Prompt"
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={words.length > 0 ? id : undefined}
        aria-activedescendant={chosen >= 0 && words.length > 0 ? `${id}-${chosen}` : undefined}
        onFocus={() => setVisited(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onChange(event.target.value)
          setTypedAt(event.target.selectionStart)
          setChosen(-1)
        }}
      />
      <p role="status" className="sr-only">
        {words.length > 0 &&
          `${words.length} ${words.length === 1 ? 'word' : 'words'} to choose from with the arrow keys`}
      </p>
      {words.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label="Words that can be drawn"
          className={classes(popupLook, 'absolute top-full left-0 z-10 mt-1 w-64 max-w-full p-1.5')}
        >
          {words.map((word, index) => (
            <Press
              key={word}
              id={`${id}-${index}`}
              role="option"
              // Focus stays in the field, which names the active one.
              tabIndex={-1}
              aria-selected={index === chosen}
              data-highlighted={index === chosen || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(word)}
              className={classes(rowLook, 'hover:bg-raise2')}
            >
              {word}
            </Press>
          ))}
        </div>
      )}
    </div>
  )
}
