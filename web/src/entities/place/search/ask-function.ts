import { backend, type BackendConfig } from '../../../api/backend.ts'

/** A later suggestion is useless; the device's own results are shown instead. */
const TIMEOUT_MS = 4000

/** Throws when there is no answer: no network, a refusal, a timeout. */
export async function askFunction(
  config: BackendConfig,
  name: string,
  query: string,
  signal: AbortSignal,
): Promise<unknown> {
  if (!navigator.onLine) throw new Error('offline')
  const { functions } = await backend(config)
  signal.throwIfAborted()
  const { data, error } = await functions.invoke<unknown>(name, { body: { query }, signal, timeout: TIMEOUT_MS })
  if (error) throw error
  return data
}
