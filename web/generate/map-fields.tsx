import type { MapChoices } from '../../contract/map-choices.ts'
import { TextField } from '../ui/field.tsx'
import { mapFields, mapProblem } from './form.ts'

/** How large a battle map is, how many rooms it has and for whom it is stocked; what is left empty the words say. */
export function MapFields({ map, onChange }: { map: MapChoices; onChange: (map: MapChoices) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">The map</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        {mapFields.map(({ name, label, least, most }) => (
          <TextField
            key={name}
            label={label}
            name={`map-${name}`}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            placeholder={`${least}–${most}`}
            value={map[name] ?? ''}
            error={map[name] === undefined ? undefined : mapProblem({ [name]: map[name] })}
            onChange={(event) => {
              const text = event.target.value.trim()
              const { [name]: _before, ...others } = map
              if (text === '') onChange(others)
              else if (/^\d{1,3}$/.test(text)) onChange({ ...others, [name]: Number(text) })
            }}
          />
        ))}
      </div>
      <p className="text-xs text-ink3">
        Left empty, the words decide; no level, nothing in the rooms. A place without rooms, or too small for them, is
        drawn as it can be, and you are told.
      </p>
    </fieldset>
  )
}
