import { accountText as text } from './settings-text.ts'

export type Refusal = {
  readonly code?: string | undefined
  readonly status?: number | undefined
  readonly message: string
}

/** Whether a refusal is about the proof, and so belongs beside that field. */
export function isAboutProof({ code }: Refusal): boolean {
  return (
    code === 'current_password_invalid' || code === 'reauthentication_not_valid' || code === 'reauthentication_needed'
  )
}

export function refusalText({ code, status, message }: Refusal): string {
  if (code === 'current_password_invalid') return text('refused.password')
  if (code === 'reauthentication_not_valid') return text('refused.code')
  if (code === 'reauthentication_needed') return text('current.missing')
  if (code === 'insufficient_aal') return text('refused.factor')
  if (status === 429) return text('refused.busy')
  if (status === undefined || status === 0) return text('refused.offline')
  return message === '' || message === '{}' ? text('refused.other') : message
}
