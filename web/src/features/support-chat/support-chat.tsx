import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { AccountChat } from './account-chat.tsx'
import { GuestChat, Waiting } from './guest-chat.tsx'
import { takeTokenFromHash } from './guest-store.ts'

/** A link from a mail is a guest's, whoever is signed in on this device. */
export function SupportChat() {
  const { user, isLoading } = useAuth()
  const [params] = useSearchParams()
  const [isGuestLink] = useState(() => {
    const isLink = location.hash.length > 1
    takeTokenFromHash()
    return isLink
  })
  const draft = params.get('message') ?? ''
  if (isLoading) return <Waiting />
  return user && !isGuestLink ? <AccountChat userId={user.id} draft={draft} /> : <GuestChat draft={draft} />
}
