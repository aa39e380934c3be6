import type { User } from '@supabase/auth-js'
import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { accountText as text } from '../../text/account.ts'
import { refusalText } from './refusal-text.ts'

export type Proof = { readonly currentPassword?: string; readonly nonce?: string }

/** The password, or a code from the mailbox for whoever has forgotten it. */
export function useProof(user: User) {
  const config = usePageConfig()
  const [isByCode, setByCode] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function askForCode(): Promise<void> {
    setProblem(null)
    try {
      const { error } = await (await backend(config)).auth.reauthenticate()
      if (error) setProblem(refusalText(error))
      else setByCode(true)
    } catch {
      setProblem(text('refused.offline'))
    }
  }

  /** Null, and said beside the field, when nothing was typed. */
  function read(form: HTMLFormElement): Proof | null {
    const typed = new FormData(form).get(isByCode ? 'code' : 'current')
    const value = typeof typed === 'string' ? typed : ''
    const isMissing = value.trim() === ''
    setProblem(isMissing ? text(isByCode ? 'code.missing' : 'current.missing') : null)
    if (isMissing) return null
    return isByCode ? { nonce: value.trim() } : { currentPassword: value }
  }

  return {
    email: user.email ?? '',
    isByCode,
    problem,
    setProblem,
    askForCode,
    takePassword: () => setByCode(false),
    read,
  }
}

export type ProofState = ReturnType<typeof useProof>
