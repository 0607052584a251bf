import { useEffect, useRef, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { downloadAddress, lapsesSoon } from '../images/download.ts'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast-store.ts'
import { pictures } from './use-bulk.ts'

/** Longest wait for a server that asks for patience, s. */
const PATIENCE = 60

function rest(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** The picture's file with its parameters; waits when the server has had enough for the moment. */
async function fetchPicture(image: Image, signal: AbortSignal): Promise<Response> {
  const current = lapsesSoon(image, Date.now()) ? await call('getImage', { params: { id: image.id } }) : image
  for (;;) {
    const answer = await fetch(downloadAddress(current, 'png'), { signal })
    if (answer.status !== 429) return answer
    await rest(Math.min(Number(answer.headers.get('retry-after')) || 5, PATIENCE), signal)
  }
}

/** Packs works into a zip in the browser, with how far it has come and a way to stop. */
export function useZip() {
  const [done, setDone] = useState<number>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  async function pack(images: readonly Image[]): Promise<void> {
    const stopper = new AbortController()
    stopping.current = stopper
    const { signal } = stopper
    setDone(0)
    try {
      const { zipOf } = await import('./zip.ts')
      const { blob, missing, left } = await zipOf(images, {
        signal,
        onProgress: setDone,
        fetchPicture: (image) => fetchPicture(image, signal),
      })
      saveFile(`lanternkeep-${new Date().toISOString().slice(0, 10)}.zip`, blob)
      const reasons = [
        missing.length > 0 && `Left out, because they could not be fetched: ${missing.join(', ')}.`,
        left > 0 && `The zip is full: the last ${pictures(left)} you picked go into another one.`,
      ].filter((reason) => reason !== false)
      if (reasons.length > 0) {
        const title = `${pictures(missing.length + left)} missing from the zip`
        toast({ title, description: reasons.join(' '), tone: 'bad' })
      }
    } catch {
      if (signal.aborted) return
      toast({
        title: 'The zip could not be made',
        description: 'None of the pictures could be fetched. Check your connection and try again.',
        tone: 'bad',
      })
    } finally {
      setDone(undefined)
    }
  }

  return { done, pack, stop: () => stopping.current?.abort() }
}
