import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { searchShapes, valueIn, withFilter } from '../../contract/search-language.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import SearchHelp from '../ui/search-help.tsx'
import { Select } from '../ui/select.tsx'

interface SearchFormProps {
  q: string
  onChange: (q: string) => void
}

const ANY = ''

/** A field that writes its filter into the search once it is left, or Enter is pressed. */
function Written({
  q,
  onChange,
  name,
  sign,
  ...field
}: SearchFormProps & {
  name: string
  sign?: string
  label: string
  hint?: ReactNode
  placeholder?: string
  inputMode?: 'numeric'
}) {
  const value = valueIn(q, name)
  const write = (text: string) => {
    if (text.trim() !== value) onChange(withFilter(q, name, text.replaceAll('"', '').trim(), sign))
  }
  return (
    <TextField
      // What the search says, whoever wrote it there, stands in the field.
      key={value}
      {...field}
      defaultValue={value}
      maxLength={60}
      onBlur={(event) => write(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') write(event.currentTarget.value)
      }}
    />
  )
}

/** Filters to choose, each of which is written into the search; and how they are written by hand. */
export default function SearchForm({ q, onChange }: SearchFormProps) {
  const models = useQuery(modelsOnOffer()).data?.models ?? []
  const id = useId()
  const styles = models.filter(({ provider }) => provider === 'built-in')
  const choose = (name: string) => (value: string) => onChange(withFilter(q, name, value))
  const both = { q, onChange }
  return (
    <form
      aria-labelledby={id}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid gap-5 rounded-md border border-line bg-raise1 p-4"
    >
      <h2 id={id} className="sr-only">
        Filters
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Style"
          value={valueIn(q, 'style')}
          options={[
            { value: ANY, label: 'Any style' },
            ...styles.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={choose('style')}
        />
        <Select
          label="Shape"
          value={valueIn(q, 'shape')}
          options={[
            { value: ANY, label: 'Any shape' },
            ...searchShapes.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
          ]}
          onChange={choose('shape')}
        />
        <Written {...both} name="by" label="Made by" placeholder="mira" />
        <Written {...both} name="tag" label="Tag" placeholder="boss fight" />
        <Written {...both} name="votes" sign=">=" label="Votes, at least" placeholder="10" inputMode="numeric" />
        <Written {...both} name="size" label="Squares of a map, or px" placeholder="30x20" />
        <Written {...both} name="since" label="Made since" placeholder="2026-01" />
        <Written {...both} name="likes" sign=">=" label="Likes, at least" placeholder="5" inputMode="numeric" />
      </div>
      <SearchHelp q={q} onChange={onChange} />
      {q !== '' && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange('')}>
          Clear the search
        </Button>
      )}
    </form>
  )
}
