import autocannon, { type Client, type Request } from 'autocannon'

export type Load = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Several, sent in turn. */
  readonly bodies?: readonly string[]
  readonly connections?: number
  readonly seconds?: number
  /** Requests a second; as many as possible without it. */
  readonly rate?: number
}
export type LoadResult = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number }

/** An answer other than a success makes the figure worthless, so it stops the run. */
export async function applyLoad(load: Load): Promise<LoadResult> {
  const { url, method = 'GET', headers = {}, body, bodies, connections = 10, seconds = 4, rate } = load
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { body }),
    ...(bodies === undefined ? {} : { setupClient: dealOut(bodies, { method, headers }, connections) }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refusals, ${result.errors} errors of ${result.requests.total}`)
  }
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}

/**
 * Each connection gets its share of the bodies: autocannon serialises all of a connection's requests before it sends
 * the first.
 */
function dealOut(bodies: readonly string[], request: Request, connections: number): (client: Client) => void {
  let dealt = 0
  return (client) => {
    const first = dealt % connections
    const share = bodies.filter((_, i) => i % connections === first % bodies.length)
    client.setRequests(share.map((body) => ({ ...request, body })))
    dealt += 1
  }
}
