import type { PageConfig } from '@app/contracts/page-rendering'
import { useEffect, useState } from 'react'

import { supabaseClient } from '../../api/supabase-client.ts'
import { readVerificationLink } from './read-verification-link.ts'

export type Verification = 'checking' | 'verified' | 'expired' | 'incomplete' | 'offline'

/**
 * Uses the link only after the page has come alive: scanners and prefetchers open links without running scripts,
 * and a token that they used up would be lost to the traveller.
 */
export function useVerification(config: PageConfig, isOnline: boolean): Verification {
  const [verification, setVerification] = useState<Verification>('checking')
  useEffect(() => {
    if (!isOnline) return
    let isCurrent = true
    void verify(config).then((outcome) => {
      if (isCurrent) setVerification((before) => (before === 'verified' ? before : outcome))
    })
    return () => {
      isCurrent = false
    }
  }, [config, isOnline])
  return verification === 'checking' && !isOnline ? 'offline' : verification
}

/** React runs effects twice in development, and a token works once: the second run waits for the first. */
const underWay = new Map<string, Promise<Verification>>()

function verify(config: PageConfig): Promise<Verification> {
  const link = readVerificationLink(location)
  switch (link.kind) {
    case 'verified':
      return Promise.resolve('verified')
    case 'refused':
      return Promise.resolve('expired')
    case 'incomplete':
      return Promise.resolve('incomplete')
    case 'token': {
      const running = underWay.get(link.tokenHash) ?? exchange(config, link)
      underWay.set(link.tokenHash, running)
      return running
    }
  }
}

async function exchange(config: PageConfig, link: Extract<ReturnType<typeof readVerificationLink>, { kind: 'token' }>) {
  try {
    const supabase = await supabaseClient(config)
    const { error } = await supabase.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })
    if (!error) return 'verified'
    if (error.name === 'AuthRetryableFetchError') return forget(link.tokenHash)
    return 'expired'
  } catch {
    return forget(link.tokenHash)
  }
}

/** The request never arrived, so the token is still good. */
function forget(tokenHash: string): Verification {
  underWay.delete(tokenHash)
  return 'offline'
}
