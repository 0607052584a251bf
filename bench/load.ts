import autocannon from 'autocannon'

// Asks an address for as much as it gives, in a process of its own so that what asks does not slow what measures.

export interface LoadQuestion {
  origin: string
  /** Asked for one after another. */
  paths: string[]
  headers?: Record<string, string>
  connections: number
  seconds: number
}

export interface LoadAnswer {
  perSecond: number
  /** How long each answer took, ms. */
  latencies: number[]
}

async function ask({ origin, paths, headers, connections, seconds }: LoadQuestion): Promise<LoadAnswer> {
  const latencies: number[] = []
  const statuses = new Set<number>()
  const since = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const running = autocannon(
    {
      url: origin,
      connections,
      duration: seconds,
      requests: paths.map((path) => ({ method: 'GET', path, headers })),
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  )
  running.on('response', (_, status, __, took) => {
    latencies.push(took)
    statuses.add(status)
  })
  const { errors } = await promise
  const took = performance.now() - since
  const others = [...statuses].filter((status) => status !== 200)
  if (errors > 0 || others.length > 0) throw new Error(`${errors} errors, answers of ${others.join(', ')} at ${origin}`)
  return { perSecond: (latencies.length / took) * 1000, latencies }
}

process.on('message', async (question: LoadQuestion) => process.send?.(await ask(question)))
process.send?.('ready')
