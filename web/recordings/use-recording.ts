import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { refreshLists } from '../api/refresh-works.ts'
import { useWork } from '../tracker/use-work.ts'

/** Recordings that are kept on the page where they were made. */
const SHOWN = 12

/**
 * Makes recordings one after the other; `made` are the ids of those that came of it, newest first. What stands in `results` is brought
 * into sight when one is there: on a phone it lies far below the form.
 */
export function useRecording() {
  const client = useQueryClient()
  const [made, setMade] = useState<readonly string[]>([])
  const results = useRef<HTMLDivElement>(null)
  const work = useWork(({ image }) => {
    if (image) setMade((before) => [image.id, ...before].slice(0, SHOWN))
    void refreshLists(client)
  })
  const [newest] = made
  useEffect(() => {
    const place = results.current
    if (newest === undefined || !place) return
    if (place.getBoundingClientRect().top > innerHeight * 0.8) place.scrollIntoView({ block: 'start' })
  }, [newest])
  return { work, made, results }
}

/** Ctrl or Cmd with Enter sends a form off, wherever in it one types; not from a dialog that lies over it. */
export function sendsOff(event: KeyboardEvent<HTMLFormElement>): void {
  const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (!isMeant || !event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
