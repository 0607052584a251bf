import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toGold } from '../../contract/economy.ts'
import { EDIT_PRICE, isSceneStep } from '../../contract/edit-facts.ts'
import { capabilityFor, type EditModel, type EditWish, editGold, editModelsFor } from '../../contract/edit-models.ts'
import type { EditRequest } from '../../contract/edits.ts'
import type { FullImage } from '../../contract/images.ts'
import { closedModel } from '../../contract/levels.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { useUser } from '../session/user-state.ts'
import { browserStorage } from '../state/storage.ts'

/** Under what was chosen is kept, a model for each capability; nothing: the built-in engine. */
const KEPT = 'lanternkeep-edit-models'

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(KEPT) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {}
  } catch {
    return {}
  }
}

function keep(chosen: Record<string, string>): void {
  try {
    browserStorage.setItem(KEPT, JSON.stringify(chosen))
  } catch {
    // Storage is blocked or full: then it is chosen for as long as the page is there.
  }
}

/** Who carries an edit out, and what that costs. */
export interface EditModelChoice {
  /** The services' models that can; empty: there is nothing to choose. */
  models: readonly EditModel[]
  /** Undefined: the built-in engine. */
  model: EditModel | undefined
  /** Whether the built-in engine can, too. */
  isBuiltInToo: boolean
  /** Why the chosen one cannot be asked, in a sentence; undefined: it can. */
  closed: string | undefined
  /** What is taken for it. */
  gold: number
  choose(id: string | undefined): void
  /** What the request says of it. */
  asked: Pick<EditRequest, 'model' | 'ownKey'>
}

/** Who carries an edit out, as it was chosen before for edits of its kind. */
export function useEditModel(wish: EditWish, image: FullImage): EditModelChoice {
  const offer = useQuery(modelsOnOffer()).data
  const level = useUser((user) => user.userPremiumLevel)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  // After the first paint: the server knows of no choice.
  useEffect(() => setChosen(kept()), [])
  const capability = capabilityFor(wish) ?? ''
  const models = offer ? editModelsFor(wish, offer) : []
  const isBuiltInToo = image.hasScene || !(wish.steps ?? []).some(isSceneStep)
  const model = models.find(({ id }) => id === chosen[capability]) ?? (isBuiltInToo ? undefined : models[0])
  return {
    models,
    model,
    isBuiltInToo,
    closed: model?.craft === 'picture' ? closedModel(level, model) : undefined,
    gold: model ? editGold(model, wish, image) : toGold(EDIT_PRICE),
    choose(id) {
      const { [capability]: _, ...rest } = chosen
      const next = id === undefined ? rest : { ...rest, [capability]: id }
      setChosen(next)
      keep(next)
    },
    asked: model ? { model: model.id, ...(model.isOwnKey && { ownKey: true }) } : {},
  }
}

/** Whether a service's model changes what is on a picture by words, so that no scene has to be known for it. */
export function useChangesByWords(): boolean {
  const offer = useQuery(modelsOnOffer()).data
  return offer !== undefined && editModelsFor({ type: 'SUBJECTTRANSFORMATION' }, offer).length > 0
}
