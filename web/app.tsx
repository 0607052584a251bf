import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useEffect } from 'react'

interface AppProps {
  client: QueryClient
  /** The browser has taken over what the server rendered. */
  onAwake?: () => void
  children: ReactNode
}

/** What surrounds the router on both sides; the two must render the same. */
export function App({ client, onAwake, children }: AppProps) {
  useEffect(() => onAwake?.(), [onAwake])
  return (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  )
}
