import { useMutation, useQueryClient } from '@tanstack/react-query'
import { axes, type Covers } from '../../contract/axes.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { worksChanged } from '../images/works-changed.ts'
import { axisLabels, coverOptions } from '../ui/axis-words.ts'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast-store.ts'

/** From how much of what pictures are covered; each is kept as soon as it is chosen. */
export function CoversForm({ covers }: { covers: Covers }) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (body: Partial<Covers>) => call('setCovers', { body }),
    onSuccess: async () => {
      await Promise.all([refreshAnswers(client, 'getProfile'), worksChanged(client)])
    },
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  const shown = { ...covers, ...(save.isPending && save.variables) }
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {axes.map((axis) => (
        <Select
          key={axis}
          label={axisLabels[axis]}
          value={shown[axis]}
          options={coverOptions}
          onChange={(level) => save.mutate({ [axis]: level })}
        />
      ))}
    </div>
  )
}
