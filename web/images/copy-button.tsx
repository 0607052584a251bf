import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

/** How long "copied" is shown, ms. */
const SHOWN = 2000

export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({
        title: 'It could not be copied',
        description: 'Your browser keeps the clipboard to itself; select the words instead.',
        tone: 'bad',
      })
    }
  }

  return (
    <IconButton label={isCopied ? 'Copied' : label} onClick={() => void copy()} className="-my-2">
      {isCopied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
    </IconButton>
  )
}
