import { useEffect, useRef, useState } from 'react'
import { tabStorage } from '../state/storage.ts'

const keyOf = (name: string) => `lanternkeep-desk-${name}`

/** What this tab kept under a name; undefined where there is nothing, or no storage. */
function recall(name: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function keep(name: string, form: unknown): void {
  try {
    tabStorage.setItem(keyOf(name), JSON.stringify(form))
  } catch {
    // Storage is off or full: the form lives as long as the page.
  }
}

const isAlike = (value: unknown, usual: unknown) =>
  value !== null && typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual)

/** What was kept of a form, part by part: what is not of the kind it has today is as it is at first. */
export function restored<Form extends object>(first: Form, kept: unknown): Form {
  if (typeof kept !== 'object' || kept === null) return first
  const known = Object.entries(kept).filter(
    ([name, value]) => name in first && isAlike(value, first[name as keyof Form]),
  )
  return { ...first, ...Object.fromEntries(known) }
}

/**
 * Keeps what is typed in a form for as long as its tab is open. `onKept` is called once, in the browser, with what was kept: the first
 * render must be the server's. Until the form has it again, which `onKept` may promise, nothing is kept anew.
 */
export function useKept(name: string, form: unknown, onKept: (kept: unknown) => void | Promise<void>): void {
  const [isTaken, setTaken] = useState(false)
  const take = useRef(onKept)
  useEffect(() => {
    let isThere = true
    const kept = recall(name)
    const taken = kept === undefined ? undefined : take.current(kept)
    void Promise.resolve(taken).then(() => isThere && setTaken(true))
    return () => {
      isThere = false
    }
  }, [name])
  const text = JSON.stringify(form)
  // Not before what was kept has been looked at: it would be written over.
  useEffect(() => {
    if (isTaken) keep(name, JSON.parse(text))
  }, [isTaken, name, text])
}
