import {
  LORA_DESCRIPTION_MAX,
  LORA_SOURCE_MAX,
  LORA_TAG_MAX,
  LORA_TAGS_MAX,
  LORA_TITLE_MAX,
  LORA_TRIGGER_MAX,
  LORA_TRIGGERS_MAX,
  type LoraBase,
  type LoraLicence,
  loraBaseNames,
  loraBases,
  loraLicenceFacts,
  loraLicences,
} from '../../contract/lora-facts.ts'
import type { LoraUpdate } from '../../contract/loras.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { VisibilitySelect } from '../ui/visibility-select.tsx'

/** What its owner says of a LoRA, as it stands in the fields. */
export interface LoraWords {
  title: string
  description: string
  base: LoraBase
  /** With commas between them. */
  triggerWords: string
  licence: LoraLicence | null
  source: string
  /** With commas between them. */
  tags: string
  visibility: Visibility
}

export const noWords: LoraWords = {
  title: '',
  description: '',
  base: 'unknown',
  triggerWords: '',
  licence: null,
  source: '',
  tags: '',
  visibility: 'private',
}

/** The words of a list with commas, each once and no longer than `max`. */
function listed(text: string, most: number, max: number): string[] {
  const words = text.split(',').flatMap((word) => word.trim().slice(0, max) || [])
  return [...new Set(words)].slice(0, most)
}

/** What is missing, in a sentence; undefined when nothing is. */
export function missingIn({ title, licence, source }: LoraWords): string | undefined {
  if (title.trim() === '') return 'Give it a name.'
  if (licence === null) return 'Choose the licence that it comes under.'
  return source.trim() === '' ? 'Say where it comes from: an address, or “I made it”.' : undefined
}

/** The words as the API takes them; a licence that nobody chose is one to be used here alone. */
export const said = ({ triggerWords, tags, licence, ...words }: LoraWords) =>
  ({
    ...words,
    licence: licence ?? 'use-here',
    triggerWords: listed(triggerWords, LORA_TRIGGERS_MAX, LORA_TRIGGER_MAX),
    tags: listed(tags.toLowerCase(), LORA_TAGS_MAX, LORA_TAG_MAX),
  }) satisfies LoraUpdate

const bases = loraBases.map((value) => ({ value, label: loraBaseNames[value] }))
const licences = loraLicences.map((value) => ({
  value,
  label: loraLicenceFacts[value].name,
  detail: loraLicenceFacts[value].isShared ? 'Others may download it' : 'Nobody else downloads it',
}))

interface LoraFieldsProps {
  words: LoraWords
  onChange: (words: LoraWords) => void
  /** A style of the built-in engine is for nothing else. */
  hasBase?: boolean
  /** Of what is made here it is known where it comes from. */
  hasSource?: boolean
}

/** The fields of what its owner says of a LoRA. */
export function LoraFields({ words, onChange, hasBase = true, hasSource = true }: LoraFieldsProps) {
  const set = (fields: Partial<LoraWords>) => onChange({ ...words, ...fields })
  return (
    <>
      <TextField
        label="Name"
        maxLength={LORA_TITLE_MAX}
        value={words.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        label="What it is good for"
        rows={2}
        maxLength={LORA_DESCRIPTION_MAX}
        value={words.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      {hasBase && (
        <>
          <Select label="Made for" value={words.base} options={bases} onChange={(base) => set({ base })} />
          <TextField
            label="Trigger words"
            hint="What calls it, with commas between. They are added to the words of whoever wears it."
            value={words.triggerWords}
            onChange={(event) => set({ triggerWords: event.target.value })}
          />
        </>
      )}
      <Select
        label="Licence"
        placeholder="Choose one"
        value={words.licence}
        options={licences}
        onChange={(licence) => set({ licence })}
      />
      {hasSource && (
        <TextField
          label="Where it comes from"
          placeholder="https://… or “I made it”"
          maxLength={LORA_SOURCE_MAX}
          value={words.source}
          onChange={(event) => set({ source: event.target.value })}
        />
      )}
      <TextField
        label="Tags"
        hint="With commas between: ink, landscape, portrait"
        value={words.tags}
        onChange={(event) => set({ tags: event.target.value })}
      />
      <VisibilitySelect
        value={words.visibility}
        onChange={(visibility) => set({ visibility })}
        caution="Share only what you have the right to."
      />
    </>
  )
}
