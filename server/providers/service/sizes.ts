/** Width and height in px. */
interface Size {
  width: number
  height: number
}

/** The sizes a service takes, or 'any'. */
export type ServiceSizes = readonly Size[] | 'any'

export interface ModelFacts {
  sizes: ServiceSizes
  /** Whether it must be asked for base64, or else answers with an address; the GPT models refuse the question. */
  asksForBase64: boolean
  /** About how long one picture takes, ms: a first guess for the person who waits. */
  speed: number
}

const square = (side: number): Size => ({ width: side, height: side })

/** Models that take only some sizes (platform.openai.com/docs/api-reference/images/create, `size` and `response_format`). */
const known: readonly [RegExp, ModelFacts][] = [
  [
    /(^|\/)(chatgpt|gpt)-image/i,
    {
      sizes: [square(1024), { width: 1536, height: 1024 }, { width: 1024, height: 1536 }],
      asksForBase64: false,
      speed: 30_000,
    },
  ],
  [
    /(^|\/)dall-e-3/i,
    {
      sizes: [square(1024), { width: 1792, height: 1024 }, { width: 1024, height: 1792 }],
      asksForBase64: true,
      speed: 15_000,
    },
  ],
  [/(^|\/)dall-e-2/i, { sizes: [square(256), square(512), square(1024)], asksForBase64: true, speed: 10_000 }],
]

/** Open models, as Together, LocalAI and their like run them, take any multiple of 64 px: every size on offer is one. */
const others: ModelFacts = { sizes: 'any', asksForBase64: true, speed: 15_000 }

export const factsOf = (serviceId: string): ModelFacts => known.find(([model]) => model.test(serviceId))?.[1] ?? others

/**
 * The size to ask for: of those large enough to be cut to the order without enlarging, the one that loses least by the
 * cut, then the smallest; if all are too small, the one to enlarge least.
 */
export function nearestSize(order: Size, taken: ServiceSizes): Size {
  if (taken === 'any') return order
  const judged = taken.map((size) => {
    const scale = Math.max(order.width / size.width, order.height / size.height)
    const area = size.width * size.height
    return { size, enlarged: Math.max(1, scale), area, lost: 1 - (order.width * order.height) / (area * scale * scale) }
  })
  const [best] = judged.sort((a, b) => a.enlarged - b.enlarged || a.lost - b.lost || a.area - b.area)
  return best?.size ?? order
}

/** The ratio of width to height to ask for: the one that loses least by the cut. */
export function nearestRatio(order: Size, ratios: readonly (readonly [number, number])[]): readonly [number, number] {
  const wanted = order.width / order.height
  const off = ([width, height]: readonly [number, number]) => Math.abs(Math.log(width / height / wanted))
  return ratios.reduce(
    (best, ratio) => (off(ratio) < off(best) ? ratio : best),
    ratios[0] ?? [order.width, order.height],
  )
}
