import { createStore } from '../state/store.ts'

/** Whether the question about cookies is on screen; apart from the rest of it, which is fetched after the first paint. */
export const consentStore = createStore({ isAsked: false })
