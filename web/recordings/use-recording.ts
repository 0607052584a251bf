import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshLists } from '../api/refresh-works.ts'
import { useWork } from '../tracker/use-work.ts'

/** Recordings that are kept on the page where they were made. */
const SHOWN = 12

/** Makes recordings one after the other; `made` are the ids of those that came of it, newest first. */
export function useRecording() {
  const client = useQueryClient()
  const [made, setMade] = useState<readonly string[]>([])
  const work = useWork(({ image }) => {
    if (image) setMade((before) => [image.id, ...before].slice(0, SHOWN))
    void refreshLists(client)
  })
  return { work, made }
}
