import type {
  staffPaymentsContract,
  StaffPaymentsRequest,
  StaffPaymentsResponse,
} from '@app/contracts/payments/staff-payments'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'

/** Type only: the schema stays on the server. */
const NAME: (typeof staffPaymentsContract)['name'] = 'staff-payments'
const TIMEOUT_MS = 30_000

export type AskedPayments =
  | { readonly kind: 'answered'; readonly answer: StaffPaymentsResponse }
  | { readonly kind: 'refused'; readonly message: string }

/** The server decides what is allowed; here its refusal is only shown. */
export async function askPayments(config: BackendConfig, wish: StaffPaymentsRequest): Promise<AskedPayments> {
  try {
    const { functions } = await backend(config)
    const options = { body: wish, timeout: TIMEOUT_MS }
    const { data, error, response } = await functions.invoke<StaffPaymentsResponse>(NAME, options)
    if (!error && data) return { kind: 'answered', answer: data }
    const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
    return { kind: 'refused', message: refusal?.error?.message ?? unanswered(wish) }
  } catch {
    return { kind: 'refused', message: unanswered(wish) }
  }
}

/** A lost answer leaves the result unknown: a refund may have succeeded. */
function unanswered({ action }: StaffPaymentsRequest): string {
  return text(action === 'find' ? 'payments.away' : 'payments.unsure')
}
