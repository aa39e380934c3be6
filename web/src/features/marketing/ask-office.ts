import { backend, type BackendConfig } from '../../api/backend.ts'
import { marketingText as text } from './marketing-text.ts'

const TIMEOUT_MS = 30_000

/** A refused field with its reason. */
export type Issue = { readonly path: readonly string[]; readonly message: string }
export type Asked<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly Issue[] }

type Refusal = { readonly error?: { readonly message?: string; readonly issues?: readonly Issue[] } }

/** The server decides what is allowed; here its refusal is only shown. */
export async function askOffice<Answer>(config: BackendConfig, name: string, wish: object): Promise<Asked<Answer>> {
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Answer>(name, { body: wish, timeout: TIMEOUT_MS })
    if (!error && data) return { kind: 'answered', answer: data }
    const refusal = (await response?.json().catch(() => null)) as Refusal | null
    const { message = text('away'), issues = [] } = refusal?.error ?? {}
    return { kind: 'refused', message, issues }
  } catch {
    return { kind: 'refused', message: text('away'), issues: [] }
  }
}
