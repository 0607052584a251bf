// Loaded with the page, before anything that may break: the code that reports comes later, and only where it is wanted.

/** More of them say nothing new. */
const KEPT_MOST = 10

const kept: unknown[] = []

function keep(event: ErrorEvent | PromiseRejectionEvent): void {
  const fault = 'reason' in event ? event.reason : event.error
  // Some events of the browser's own bring no fault with them.
  if (fault && kept.length < KEPT_MOST) kept.push(fault)
}

if (typeof window !== 'undefined') {
  window.addEventListener('error', keep)
  window.addEventListener('unhandledrejection', keep)
}

/** What broke before anybody could report it; from here on nothing more is kept. */
export function takeEarlyFaults(): unknown[] {
  window.removeEventListener('error', keep)
  window.removeEventListener('unhandledrejection', keep)
  return kept.splice(0)
}
