import { backend, type BackendConfig } from './backend.ts'

const TIMEOUT_MS = 15_000

export type Asked<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** With the server's message; empty when there was no answer. */
  | { readonly kind: 'refused'; readonly message: string }

/** Calls a server function whose refusals are shown in the server's words. */
export async function askFunction<Answer>(
  config: BackendConfig,
  name: string,
  body: object,
  timeoutMs = TIMEOUT_MS,
): Promise<Asked<Answer>> {
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Answer>(name, { body, timeout: timeoutMs })
    if (!error && data !== null) return { kind: 'answered', answer: data }
    const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
    return { kind: 'refused', message: refusal?.error?.message ?? '' }
  } catch {
    return { kind: 'refused', message: '' }
  }
}
