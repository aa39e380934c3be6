export type PartState = 'up' | 'starting' | 'down'
export type ServerState = { readonly server: PartState; readonly database: PartState }

const TIMEOUT_MS = 5000

/** The process answers /healthz by itself; /readyz asks its database. */
export async function askServer(get: typeof fetch = fetch): Promise<ServerState> {
  const [server, database] = await Promise.all([askAt(get, '/healthz'), askAt(get, '/readyz')])
  return { server, database: server === 'down' ? 'down' : database }
}

async function askAt(get: typeof fetch, path: string): Promise<PartState> {
  try {
    const answer = await get(path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.ok) return 'up'
    return answer.status === 503 ? 'starting' : 'down'
  } catch {
    return 'down'
  }
}
