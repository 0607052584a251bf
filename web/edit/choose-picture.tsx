import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { explain } from '../api/api-error.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { PictureShelves } from '../images/picture-shelves.tsx'
import { sendPicture } from '../images/send-picture.ts'
import { requireLogin } from '../session/login.ts'
import { useTracker } from '../tracker/provider.tsx'
import { FileDrop } from '../ui/file-drop.tsx'

/** Which picture is edited: one's own, a public one, or one that is brought, dropped or pasted. */
export function ChoosePicture({ onChoose }: { onChoose: (id: string) => void }) {
  const tracker = useTracker()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function bring(file: File) {
    setProblem(undefined)
    setSending(true)
    try {
      const id = await sendPicture(tracker, file)
      // Whoever has gone on to another page meanwhile finds it among their own.
      if (isHere.current) onChoose(id)
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setSending(false)
      await refreshLists(client)
    }
  }
  const take = (file: File) => requireLogin(() => void bring(file))

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file || isSending) return
      event.preventDefault()
      take(file)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  })

  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <FileDrop
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          problem={problem}
          disabled={isSending}
          onFile={take}
          className="min-h-40"
        >
          <span className="grid justify-items-center gap-2 text-ink2">
            <ImagePlus aria-hidden className="size-8 text-ink3" />
            <span className="font-medium text-ink" role="status">
              {isSending ? 'Sending it …' : 'Bring a picture: choose, drop or paste it'}
            </span>
            <span className="text-sm">It comes to your own pictures, seen by you alone.</span>
          </span>
        </FileDrop>
      </div>
      <PictureShelves onChoose={({ id }) => onChoose(id)} heading={<h2 className="text-xl">Or one that is there</h2>} />
    </div>
  )
}
