import { type LoraBase, loraBaseNames } from './lora-facts.ts'

// No schemas here: the form of pictures reads this without them.

/** What of a LoRA decides who can wear it. */
interface Wearable {
  base: LoraBase
  /** The service on whose machine it lies; null: its file lies with us. */
  heldBy: string | null
}

/** What of a model decides what it wears. */
interface Wearer {
  name: string
  provider: string
  /** Left out: it wears none. */
  loras?: WearerFacts
}

export interface WearerFacts {
  bases: readonly LoraBase[]
  /**
   * Where they come from: this program itself, the service's own machine, or an address that the service fetches; of the best
   * available, as of whoever makes it.
   */
  from: 'here' | 'machine' | 'address' | 'others'
  /** Most of them at once. */
  most: number
}

interface Site {
  /** Whether services can fetch anything from this site. */
  isReachable: boolean
}

/** Why a model cannot wear a LoRA, in a sentence; undefined where it can. `others`: those that the best available may come to. */
export function whyNotWorn(
  lora: Wearable,
  model: Wearer,
  site: Site,
  others: readonly Wearer[] = [],
): string | undefined {
  const { loras, name, provider } = model
  if (!loras) return `${name} wears no LoRAs.`
  if (loras.from === 'others') return whyNobodyWears(lora, others.filter(isItself), site)
  if (lora.heldBy !== null && lora.heldBy !== provider) return `It lies with ${lora.heldBy} alone.`
  const isThere = lora.heldBy === provider
  // A machine takes what it has: what nobody knows the base of is for its owner to try.
  const isOpen = isThere && (lora.base === 'unknown' || loras.bases.includes('unknown'))
  if (!isOpen && !loras.bases.includes(lora.base))
    return `It was made for ${loraBaseNames[lora.base]}; ${name} wears ${loras.bases.map((base) => loraBaseNames[base]).join(', ')}.`
  if (loras.from === 'machine' && !isThere) return `${provider} wears only what lies on its own machine.`
  if (loras.from === 'address' && !site.isReachable)
    return `${provider} would fetch it from this site, which has no address that services can reach.`
  return undefined
}

/** Not the best available, which is one of the others. */
const isItself = ({ loras }: Wearer) => loras?.from !== 'others'

/** The models on offer that can wear a LoRA. */
export const wearersOf = <M extends Wearer>(lora: Wearable, models: readonly M[], site: Site): M[] =>
  models.filter((model) => isItself(model) && whyNotWorn(lora, model, site) === undefined)

/** Why nobody on offer can wear a LoRA, in a sentence; undefined where somebody can. */
export function whyNobodyWears(lora: Wearable, models: readonly Wearer[], site: Site): string | undefined {
  if (wearersOf(lora, models, site).length > 0) return undefined
  const nearest = models.find((model) => isItself(model) && model.loras?.bases.includes(lora.base))
  if (nearest) return whyNotWorn(lora, nearest, site)
  return lora.base === 'unknown'
    ? 'Nobody knows what it was made for. Its owner can say so.'
    : `It was made for ${loraBaseNames[lora.base]}; no service that is switched on runs that.`
}

/** The words of a prompt with those that call its LoRAs, where they do not stand there already. */
export function withTriggers(prompt: string, triggers: readonly string[]): string {
  const said = prompt.toLowerCase()
  const missing = [...new Set(triggers)].filter((word) => !said.includes(word.toLowerCase()))
  return [prompt, ...missing].join(', ')
}
