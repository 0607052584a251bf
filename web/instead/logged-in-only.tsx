import type { ReactNode } from 'react'
import { openAuth } from '../session/login.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

interface LoggedInOnlyProps {
  /** What somebody would find here, for those who are not logged in. */
  title: string
  description: string
  /** Shown until it is known who is here. */
  skeleton: ReactNode
  children: ReactNode
}

/** A screen that says something only to somebody who is logged in. */
export function LoggedInOnly({ title, description, skeleton, children }: LoggedInOnlyProps) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  if (isLoggedIn) return children
  if (!isSessionKnown) return skeleton
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        <Button tone="primary" onClick={() => openAuth()}>
          Sign up or log in
        </Button>
      }
    />
  )
}
