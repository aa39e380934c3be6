import { backend, type BackendConfig } from '../backend.ts'

/** A suggestion that comes later than this helps nobody; what the device knows itself is shown instead. */
const PATIENCE_MS = 4000

/** Throws when there is no answer: no network, a refusal, a time-out. */
export async function askFunction(
  config: BackendConfig,
  name: string,
  query: string,
  signal: AbortSignal,
): Promise<unknown> {
  if (!navigator.onLine) throw new Error('offline')
  const { functions } = await backend(config)
  signal.throwIfAborted()
  const { data, error } = await functions.invoke<unknown>(name, { body: { query }, signal, timeout: PATIENCE_MS })
  if (error) throw error
  return data
}
