import type { Logger } from 'pino'
import { BEST } from '../../contract/best.ts'
import { type Config, ConfigError } from '../config.ts'
import { openBuiltIn } from './builtin.ts'
import { WorkflowError } from './machines/comfyui/workflow.ts'
import type { Provider } from './provider.ts'

/** Who is switched on beside the built-in engine; what asks them takes time and memory that nobody else should spend. */
async function services(
  { imageService, textService, services: { vendors, comfyui, a1111, ollama, horde } }: Config,
  log: Logger,
): Promise<Provider[]> {
  const opened: Provider[] = []
  if (textService) {
    const { openTextService } = await import('./service/text-service.ts')
    opened.push(openTextService(textService))
  }
  if (imageService) {
    const { openImageService } = await import('./service/service.ts')
    opened.push(openImageService(imageService))
  }
  if (vendors.length > 0) {
    const { openVendor } = await import('./sdk/sdk.ts')
    opened.push(...vendors.map(({ vendor, settings }) => openVendor(vendor, settings)))
  }
  // Each is asked what it has: all at once, for one that is not there keeps the start waiting.
  const machines = await Promise.all([
    ollama && import('./machines/ollama.ts').then(({ openOllama }) => openOllama(ollama, log)),
    comfyui && import('./machines/comfyui/comfyui.ts').then(({ openComfyUI }) => openComfyUI(comfyui, log)),
    a1111 && import('./machines/a1111.ts').then(({ openA1111 }) => openA1111(a1111, log)),
    horde && import('./machines/horde.ts').then(({ openHorde }) => openHorde(horde, log)),
  ])
  opened.push(...machines.filter((machine) => machine !== undefined))
  return opened
}

/** Everybody the settings name: the built-in engine first, so that it stays what nobody chose otherwise. */
export async function openConfigured(config: Config, log: Logger): Promise<Provider[]> {
  const builtIn = openBuiltIn({ log, threads: config.workerConcurrency })
  const others = await services(config, log).catch((error: unknown) => {
    throw error instanceof WorkflowError ? new ConfigError(`ComfyUI: ${error.message}`) : error
  })
  const providers = [builtIn, ...others]
  const taken = new Map<string, string>()
  for (const provider of providers) {
    for (const { id } of provider.models()) {
      if (id === BEST)
        throw new ConfigError(`"${id}" of ${provider.name} stands for the best available; give it another`)
      const owner = taken.get(id)
      if (owner === builtIn.name)
        throw new ConfigError(`"${id}" of ${provider.name} is already the name of a built-in style; give it another`)
      if (owner !== undefined)
        throw new ConfigError(`"${id}" is offered by both ${owner} and ${provider.name}; give one of them another id`)
      taken.set(id, provider.name)
    }
  }
  return providers
}
