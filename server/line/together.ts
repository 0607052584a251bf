/** Several who may wait for the same thing. */
export interface Together {
  /** Waits with all others of this name; `nobody`, which they share, aborts when the last of them has left. */
  wait<Made>(name: string, leaving: AbortSignal, work: (nobody: AbortSignal) => Promise<Made>): Promise<Made>
}

export function openTogether(): Together {
  const groups = new Map<string, { waiting: number; nobody: AbortController }>()
  return {
    async wait(name, leaving, work) {
      const group = groups.get(name) ?? { waiting: 0, nobody: new AbortController() }
      groups.set(name, group)
      group.waiting += 1
      let isWaiting = true
      const leave = () => {
        if (!isWaiting) return
        isWaiting = false
        group.waiting -= 1
        if (group.waiting > 0) return
        // The next to come begins anew rather than share what is given up.
        if (groups.get(name) === group) groups.delete(name)
        group.nobody.abort()
      }
      if (leaving.aborted) leave()
      leaving.addEventListener('abort', leave, { once: true })
      try {
        return await work(group.nobody.signal)
      } finally {
        leaving.removeEventListener('abort', leave)
        leave()
      }
    },
  }
}
