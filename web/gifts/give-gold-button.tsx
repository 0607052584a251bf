import { Coins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.ts'

const GiveGoldDialog = late(() => import('./give-gold-dialog.tsx'))

/** Opens the dialog that gives somebody gold. */
export function GiveGoldButton({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => requireLogin(() => setOpen(true))}>
        <Coins aria-hidden className="size-4" />
        Give gold
      </Button>
      {isOpen && (
        <Suspense>
          <GiveGoldDialog username={username} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
