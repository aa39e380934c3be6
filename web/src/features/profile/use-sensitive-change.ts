import type { AuthError, UserAttributes } from '@supabase/auth-js'
import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { profileText as text } from '../../text/profile.ts'

type Outcome = 'done' | 'needs-code' | 'refused'

/**
 * Address and password may be changed with a fresh sign-in, or with a code from the mailbox. The code is asked for only
 * when the server wants one.
 */
export function useSensitiveChange() {
  const config = usePageConfig()
  const [needsCode, setNeedsCode] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(change: UserAttributes): Promise<Outcome> {
    const { auth } = await backend(config)
    const { error } = await auth.updateUser(change, { emailRedirectTo: `${config.origin}/email-verify` })
    if (!error) {
      setNeedsCode(false)
      return 'done'
    }
    if (error.code !== 'reauthentication_needed') {
      setRefusal(describe(error))
      return 'refused'
    }
    const { error: unsent } = await auth.reauthenticate()
    if (unsent) setRefusal(describe(unsent))
    setNeedsCode(unsent === null)
    return unsent ? 'refused' : 'needs-code'
  }

  async function change(attributes: UserAttributes): Promise<Outcome> {
    setRefusal(null)
    setSending(true)
    try {
      return await send(attributes)
    } catch {
      setRefusal(text('refused.offline'))
      return 'refused'
    } finally {
      setSending(false)
    }
  }

  return { change, needsCode, refusal, isSending }
}

function describe(error: AuthError): string {
  if (error.name === 'AuthRetryableFetchError') return text('refused.offline')
  if (error.status === 429) return text('refused.busy')
  return error.message && error.message !== '{}' ? error.message : text('refused.other')
}
