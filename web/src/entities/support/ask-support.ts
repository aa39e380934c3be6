import type { StaffSupportRequest, StaffSupportResponse } from '@app/contracts/support/staff-support'
import type { SupportChatRequest, SupportChatResponse } from '@app/contracts/support/support-chat'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { supportChatText as text } from './support-chat-text.ts'

const TIMEOUT_MS = 20_000

/** `code` is empty when there was no answer at all: then it may be tried again. */
export type Refused = { readonly kind: 'refused'; readonly code: string; readonly message: string }

export function askSupport(config: BackendConfig, body: SupportChatRequest): Promise<SupportChatResponse | Refused> {
  return ask<SupportChatResponse>(config, 'support-chat', body)
}

export function askDesk(config: BackendConfig, body: StaffSupportRequest): Promise<StaffSupportResponse | Refused> {
  return ask<StaffSupportResponse>(config, 'staff-support', body)
}

/** Calls a function of support. The server decides; here its refusal is only shown. */
export async function ask<Answer>(
  config: BackendConfig,
  name: string,
  body: object | FormData,
): Promise<Answer | Refused> {
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Answer>(name, {
      body: body as Record<string, unknown>,
      timeout: TIMEOUT_MS,
    })
    if (!error && data !== null) return data
    const refusal = (await response?.json().catch(() => null)) as {
      error?: { code?: string; message?: string }
    } | null
    const { code, message } = refusal?.error ?? {}
    return { kind: 'refused', code: code ?? '', message: message ?? text('unanswered') }
  } catch {
    return { kind: 'refused', code: '', message: text('unanswered') }
  }
}
