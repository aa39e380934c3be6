import { isNative } from '../../device/native/is-native.ts'

const TIMEOUT_MS = 4000

/** Calls a public function of rates on the server of this page. */
export async function callRates(name: string, body: object): Promise<Response> {
  const { readPage } = await import('../../api/read-page.ts')
  const { config } = readPage(document, location.origin)
  const base = isNative() ? (config.supabaseUrl ?? config.origin) : location.origin
  return fetch(`${base}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
