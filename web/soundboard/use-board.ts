import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { browserStorage } from '../state/storage.ts'
import { type Board, restoredBoard } from './board.ts'

const KEY = 'lanternkeep-soundboard'

function kept(): string | null {
  try {
    return browserStorage.getItem(KEY)
  } catch {
    // A browser that keeps nothing: the board lasts as long as the page.
    return null
  }
}

/** The board, kept by this browser for whoever is signed in, as it is set, and alike in all of its tabs. */
export function useBoard() {
  const [board, setBoard] = useState<Board>(() => restoredBoard(kept()))
  /** What is kept says this already: it came from there, or nothing was changed. */
  const saved = useRef(board)
  // At once: what is laid down may be followed by leaving the page.
  useLayoutEffect(() => {
    if (saved.current === board) return
    saved.current = board
    try {
      browserStorage.setItem(KEY, JSON.stringify(board))
    } catch {
      // Full or blocked: it lasts as long as the page.
    }
  }, [board])
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== KEY || newValue === null) return
      const theirs = restoredBoard(newValue)
      saved.current = theirs
      // Which scene is looked at is each tab's own.
      setBoard(({ shown }) => {
        const next = theirs.scenes.some((scene) => scene.key === shown) ? { ...theirs, shown } : theirs
        saved.current = next
        return next
      })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return [board, setBoard] as const
}
