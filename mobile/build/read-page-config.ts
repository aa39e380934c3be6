const TIMEOUT_MS = 15_000
const PAGE_DATA = /<script type="application\/json" id="page"[^>]*>([\s\S]*?)<\/script>/

export type ShippedConfig = Readonly<Record<string, unknown>> & {
  readonly supabaseUrl: string
  readonly supabaseKey: string
  readonly origin: string
}

/** The settings that the server gives to every page, as the app needs them: with the server's address. */
export async function readPageConfig(serverUrl: string, hasPush: boolean): Promise<ShippedConfig> {
  const answer = await fetch(`${serverUrl}/shell`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new Error(`${serverUrl} does not answer. Start your server first: the app takes its public key from it.`, {
        cause: error,
      })
    },
  )
  return toShippedConfig(answer.ok ? await answer.text() : '', serverUrl, hasPush)
}

export function toShippedConfig(shell: string, serverUrl: string, hasPush: boolean): ShippedConfig {
  const written = PAGE_DATA.exec(shell)?.[1]
  if (!written) throw new Error(`${serverUrl} is not a server of Sojourn`)
  const { config } = JSON.parse(written) as { config: ShippedConfig & { supabaseUrl: string | null } }
  return {
    ...config,
    supabaseUrl: config.supabaseUrl ?? serverUrl,
    origin: serverUrl,
    layout: 'mobile',
    // The page takes the phone's.
    locale: '',
    ...(hasPush && { hasNativePush: true }),
  }
}
