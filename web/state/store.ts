import { useSyncExternalStore } from 'react'

export interface Store<S extends object> {
  get(): S
  /** Merges these fields in and tells the listeners, unless nothing changed. */
  set(change: Partial<S>): void
  subscribe(listener: () => void): () => void
  /** What the server renders and the browser's first render repeats. */
  readonly initial: S
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set(change) {
      const fields = Object.keys(change) as (keyof S)[]
      if (fields.every((field) => Object.is(state[field], change[field]))) return
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Reads a part of a store; the component renders again only when that part changes. */
export function useStore<S extends object, T>(store: Store<S>, select: (state: S) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
