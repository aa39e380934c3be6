import type { SupportFile } from '@app/contracts/support/conversation'

import type { BackendConfig } from '../../api/backend.ts'
import { ask, type Refused } from './ask-support.ts'

type Target = { readonly side: 'visitor' | 'staff'; readonly id: string } & (
  | { readonly conversation: string }
  | { readonly token: string }
)

export function uploadAttachment(config: BackendConfig, target: Target, file: File): Promise<SupportFile | Refused> {
  const form = new FormData()
  for (const [name, value] of Object.entries(target)) form.append(name, value)
  form.append('name', file.name)
  form.append('file', file)
  return ask<SupportFile>(config, 'support-file', form)
}

/** The link works for a few minutes and is always a download. */
export function openFile({ supabaseUrl }: BackendConfig, path: string): void {
  location.assign(`${supabaseUrl ?? ''}${path}`)
}
