import type { ImageCategory } from '../../contract/categories.ts'
import type { Model } from '../../contract/models.ts'
import { AppError } from '../errors.ts'
import type { Provider } from './provider.ts'

/** Everybody who can make pictures, behind one door. */
export interface Providers {
  models(): Model[]
  /** The model a request names, or the category's first; throws AppError when it is not on offer for the category. */
  modelFor(category: ImageCategory, id: string | undefined): Model
  /** Who runs a model. */
  providerOf(model: Model): Provider
  close(): Promise<void>
}

export function openProviders(list: readonly Provider[]): Providers {
  const models = () => list.flatMap((provider) => provider.models())
  return {
    models,
    modelFor(category, id) {
      const offered = models().filter((model) => model.categories.includes(category))
      const model = id === undefined ? offered[0] : offered.find((candidate) => candidate.id === id)
      if (model) return model
      const names = offered.map((candidate) => candidate.id).join(', ')
      throw new AppError(
        'invalid_request',
        `The style "${id}" is not on offer for ${category}; choose one of ${names}.`,
      )
    },
    providerOf(model) {
      const provider = list.find((candidate) => candidate.name === model.provider)
      if (!provider) throw new Error(`No provider is named ${model.provider}`)
      return provider
    },
    close: async () => {
      await Promise.all(list.map((provider) => provider.close()))
    },
  }
}
