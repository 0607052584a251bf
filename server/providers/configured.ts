import type { Logger } from 'pino'
import { type Config, ConfigError } from '../config.ts'
import { openBuiltIn } from './builtin.ts'
import type { Provider } from './provider.ts'

/** Everybody the settings name: the built-in engine, and an AI service where one is configured. */
export async function openConfigured(config: Config, log: Logger): Promise<Provider[]> {
  const builtIn = openBuiltIn({ log, threads: config.workerConcurrency })
  if (!config.imageService) return [builtIn]
  // Its SDK takes time and memory that nobody without a service should spend.
  const { openImageService } = await import('./service/service.ts')
  const service = openImageService(config.imageService)
  const taken = new Set(builtIn.models().map(({ id }) => id))
  const clash = service.models().find(({ id }) => taken.has(id))
  if (clash) throw new ConfigError(`IMAGE_API_MODELS: "${clash.id}" is already the name of a built-in style`)
  return [builtIn, service]
}
