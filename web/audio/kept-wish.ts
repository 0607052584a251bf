import { useEffect, useState } from 'react'
import {
  type AudioForm,
  audioFormFacts,
  audioForms,
  type Intensity,
  intensities,
  SPOKEN_MAX,
} from '../../contract/audio-facts.ts'
import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { tabStorage } from '../state/storage.ts'

/** What is asked of a sound, as the form has it. */
export interface Wish {
  form: AudioForm
  prompt: string
  seconds: number
  loops: boolean
  voice: string
  intensity: Intensity
  model: string
  visibility: Visibility
}

/** The form as it stands when one of these is chosen: words and who sees it stay. */
export const wishFor = (form: AudioForm, before?: Wish): Wish => ({
  form,
  prompt: before?.prompt ?? '',
  seconds: audioFormFacts[form].seconds?.usual ?? 0,
  loops: form === 'ambience',
  voice: '',
  intensity: 'calm',
  model: '',
  visibility: before?.visibility ?? 'public',
})

/** What an address asks for. */
function wishIn(search: URLSearchParams): Wish {
  const form = audioForms.find((one) => one === search.get('form')) ?? 'ambience'
  return { ...wishFor(form), prompt: (search.get('prompt') ?? '').slice(0, SPOKEN_MAX) }
}

const KEY = 'lanternkeep-audio-draft'

/** What this tab keeps of it; undefined: nothing, or nothing of ours. */
function keptWish(): Wish | undefined {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const said = kept as Record<string, unknown>
    const form = audioForms.find((one) => one === said.form)
    if (!form) return undefined
    const usual = wishFor(form)
    const text = (name: 'prompt' | 'voice' | 'model') => (typeof said[name] === 'string' ? said[name] : usual[name])
    return {
      ...usual,
      prompt: text('prompt'),
      voice: text('voice'),
      model: text('model'),
      seconds: typeof said.seconds === 'number' && Number.isFinite(said.seconds) ? said.seconds : usual.seconds,
      loops: typeof said.loops === 'boolean' ? said.loops : usual.loops,
      intensity: intensities.find((one) => one === said.intensity) ?? usual.intensity,
      visibility: visibilities.find((one) => one === said.visibility) ?? usual.visibility,
    }
  } catch {
    // Storage is blocked, or what is there is nothing of ours.
    return undefined
  }
}

/** The form's wish; it is there again when the page is left or loaded anew. What an address asks for comes before what was kept. */
export function useWish(search: URLSearchParams) {
  const [wish, setWish] = useState(() => wishIn(search))
  const isAsked = search.has('form') || search.has('prompt')
  // After the first paint: the server knows of no draft.
  useEffect(() => {
    const kept = isAsked ? undefined : keptWish()
    if (kept) setWish(kept)
  }, [isAsked])

  function change(next: Wish) {
    setWish(next)
    try {
      tabStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Where the browser keeps nothing, it is there for as long as the page is.
    }
  }
  return [wish, change] as const
}
