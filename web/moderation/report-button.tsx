import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SubjectKind } from '../../contract/community.ts'
import { requireLogin } from '../session/login.ts'
import { Button, IconButton } from '../ui/button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface ReportButtonProps {
  subject: { kind: SubjectKind; id: string }
  /** What it is, in a sentence: "this picture". */
  what: string
  /** The flag alone, where there is little room. */
  isSmall?: boolean
}

/** Reports something to the moderators; whoever is not logged in does that first. */
export function ReportButton({ subject, what, isSmall }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => requireLogin(() => setOpen(true))
  return (
    <>
      {isSmall ? (
        <IconButton label={`Report ${what}`} onClick={open}>
          <Flag aria-hidden />
        </IconButton>
      ) : (
        <Button size="sm" tone="quiet" onClick={open}>
          <Flag aria-hidden className="size-4" />
          Report
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
