import { useQuery } from '@tanstack/react-query'
import { modelsOnOffer } from '../gold/queries.ts'

/** Who besides this program makes pictures here: the services behind the models on offer. */
export function useServices(): string[] {
  const models = useQuery(modelsOnOffer()).data?.models ?? []
  return [...new Set(models.map((model) => model.provider))].filter((provider) => provider !== 'built-in')
}
