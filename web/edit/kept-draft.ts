import { useEffect, useState } from 'react'
import { tabStorage } from '../state/storage.ts'
import { type Draft, emptyDraft } from './draft.ts'

const keyOf = (imageId: string) => `lanternkeep-draft-${imageId}`

/** What this tab keeps of a picture's draft; what was kept by an earlier version of the page in another form is left. */
function keptDraft(imageId: string): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(keyOf(imageId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const isAsBefore = ([name, value]: [string, unknown]) => {
      const usual = emptyDraft[name as keyof Draft]
      return name in emptyDraft && (usual === undefined || typeof value === typeof usual)
    }
    return Object.fromEntries(Object.entries(kept).filter(isAsBefore))
  } catch {
    // Storage is blocked, or what is there is nothing of ours.
    return {}
  }
}

/** What is chosen for the edits of a picture; it is there again when the page is left or loaded anew. That somebody agrees is asked each time. */
export function useKeptDraft(imageId: string) {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  // After the first paint: the server knows of no draft.
  useEffect(() => setDraft({ ...emptyDraft, ...keptDraft(imageId) }), [imageId])

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }))
    const { hasConsent: _, ...kept } = { ...draft, ...part }
    try {
      tabStorage.setItem(keyOf(imageId), JSON.stringify(kept))
    } catch {
      // Where the browser keeps nothing, it is there for as long as the page is.
    }
  }

  return [draft, change] as const
}
