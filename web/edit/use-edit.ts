import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toGold } from '../../contract/economy.ts'
import { EDIT_PRICE } from '../../contract/edit-facts.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { imageOf } from '../images/queries.ts'
import { useWork, type WorkOrder } from '../tracker/use-work.ts'
import { lineageOf } from './lineage-rows.ts'
import type { EditModelChoice } from './use-edit-model.ts'

/** Edits one picture, as often as it is asked; `made` is what came of the last. `name`: what is done, as the tracker lists it. */
export function useEdit(image: FullImage, name: string) {
  const client = useQueryClient()
  const [made, setMade] = useState<Image>()
  const work = useWork((reply) => {
    setMade(reply.image ?? undefined)
    void refreshLists(client)
    void client.invalidateQueries({ queryKey: imageOf(image.id).queryKey })
    void client.invalidateQueries({ queryKey: lineageOf(image.id).queryKey })
  })

  /** `by`: who makes it, and what that costs; left out: the built-in engine. */
  function start(begin: WorkOrder['begin'], by?: Pick<EditModelChoice, 'gold' | 'model'>) {
    setMade(undefined)
    work.start({
      type: 'edit',
      description: image.title || name,
      modelName: by?.model ? `${name}, by ${by.model.name}` : name,
      cost: by?.gold ?? toGold(EDIT_PRICE),
      begin,
    })
  }

  return { made, work, start, again: () => setMade(undefined) }
}
