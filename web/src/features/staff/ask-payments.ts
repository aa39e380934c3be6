import type { staffPaymentsContract, StaffPaymentsRequest, StaffPaymentsResponse } from '@app/contracts/staff-payments'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { staffText as text } from '../../text/staff.ts'

/** By type only: the schema stays on the server. */
const NAME: (typeof staffPaymentsContract)['name'] = 'staff-payments'
const PATIENCE_MS = 30_000

export type AskedPayments =
  | { readonly kind: 'answered'; readonly answer: StaffPaymentsResponse }
  | { readonly kind: 'refused'; readonly message: string }

/** What may be done is decided by the server; here its refusal is only told. */
export async function askPayments(config: BackendConfig, wish: StaffPaymentsRequest): Promise<AskedPayments> {
  try {
    const { functions } = await backend(config)
    const options = { body: wish, timeout: PATIENCE_MS }
    const { data, error, response } = await functions.invoke<StaffPaymentsResponse>(NAME, options)
    if (!error && data) return { kind: 'answered', answer: data }
    const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
    return { kind: 'refused', message: refusal?.error?.message ?? unanswered(wish) }
  } catch {
    return { kind: 'refused', message: unanswered(wish) }
  }
}

/** An answer that was lost says nothing of what was done: money may have gone back all the same. */
function unanswered({ action }: StaffPaymentsRequest): string {
  return text(action === 'find' ? 'payments.away' : 'payments.unsure')
}
