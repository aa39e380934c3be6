import type { User, UserAttributes } from '@supabase/auth-js'
import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { awaitLink } from '../../entities/traveller/session/awaited-links.ts'
import { isAboutProof, refusalText } from './refusal-text.ts'
import { accountText as text } from './settings-text.ts'
import { useProof } from './use-proof.ts'

/** Address and password can only be changed with a new proof of identity. */
export function useSensitiveChange(user: User) {
  const config = usePageConfig()
  const proof = useProof(user)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(form: HTMLFormElement, attributes: UserAttributes): Promise<boolean> {
    const proven = await proof.read(form)
    if (!proven) return false
    const { currentPassword, nonce } = proven
    const { auth } = await backend(config)
    const page = `${config.origin}/email-verify`
    const { error } = await auth.updateUser(
      {
        ...attributes,
        ...(currentPassword !== undefined && { current_password: currentPassword }),
        ...(nonce !== undefined && { nonce }),
      },
      { emailRedirectTo: attributes.email === undefined ? page : awaitLink(attributes.email, page).page },
    )
    if (!error) return true
    if (isAboutProof(error)) proof.setProblem(refusalText(error))
    else setRefusal(refusalText(error))
    return false
  }

  /** True when it is done; otherwise the problem is shown beside its field. */
  async function change(form: HTMLFormElement, attributes: UserAttributes): Promise<boolean> {
    setRefusal(null)
    setSending(true)
    const isDone = await send(form, attributes).catch(() => {
      setRefusal(text('refused.offline'))
      return false
    })
    setSending(false)
    return isDone
  }

  return { change, proof, refusal, isSending }
}
