import type { User } from '@supabase/auth-js'
import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { refusalText } from './refusal-text.ts'
import { accountText as text } from './settings-text.ts'
import { showCode } from './show-code.ts'

export type Proof = { readonly currentPassword?: string; readonly nonce?: string }

/**
 * Proof of identity: the password, or a code from the mailbox if it is forgotten; and first the authenticator's code,
 * if the account has one and this session has not used it yet.
 */
export function useProof(user: User) {
  const config = usePageConfig()
  const { session } = useAuth()
  const [isByCode, setByCode] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [factorProblem, setFactorProblem] = useState<string | null>(null)
  const needsFactor = session !== null && needsSecondFactor(session)

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

  /** Null, with a message beside the field, when something is missing or the authenticator's code is refused. */
  async function read(form: HTMLFormElement): Promise<Proof | null> {
    const value = typed(form, isByCode ? 'code' : 'current')
    const isMissing = value.trim() === ''
    setProblem(isMissing ? text(isByCode ? 'code.missing' : 'current.missing') : null)
    if (isMissing) return null
    if (needsFactor) {
      const refused = await showCode(config, user, typed(form, 'factor'))
      setFactorProblem(refused)
      if (refused !== null) return null
    }
    return isByCode ? { nonce: value.trim() } : { currentPassword: value }
  }

  return {
    email: user.email ?? '',
    isByCode,
    problem,
    needsFactor,
    factorProblem,
    setProblem,
    askForCode,
    takePassword: () => setByCode(false),
    read,
  }
}

function typed(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export type ProofState = ReturnType<typeof useProof>
