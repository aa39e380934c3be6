import { backend, type BackendConfig } from '../../api/backend.ts'
import type { Refusal } from './refusal-text.ts'

export type Called<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const OFFLINE: Refusal = { status: 0, message: '' }

/** Calls one of the account functions; a refusal is a result, and so is a missing connection. */
export async function callAccount<Data>(
  config: BackendConfig,
  name: string,
  body: object = {},
  timeout = 20_000,
): Promise<Called<Data>> {
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Data>(name, { body, timeout })
    if (!error && data !== null) return { kind: 'done', data }
    return { kind: 'refused', refusal: response ? await readRefusal(response) : OFFLINE }
  } catch {
    return { kind: 'refused', refusal: OFFLINE }
  }
}

async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as { error?: { code?: string; message?: string } }
  return { status: response.status, code: body.error?.code, message: body.error?.message ?? '' }
}
