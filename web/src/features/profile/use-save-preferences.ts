import { useState } from 'react'

import { profileEntity } from '../../entities/traveller/profile/profile-query.ts'
import type { Profile } from '../../entities/traveller/profile/profile.ts'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { OfflineRefusal } from '../../offline/offline-refusal.ts'
import { usePendingActions } from '../../offline/use-pending-actions.ts'
import { profileText as text } from './profile-text.ts'

/** Saves a choice immediately, and says so beside it. */
export function useSavePreferences(label: string) {
  const { profile, isReady, save } = useProfile()
  const { user } = useAuth()
  const { pending } = usePendingActions()
  const [outcome, setOutcome] = useState<'kept' | 'failed' | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const entity = user ? profileEntity(user.id) : ''
  const isWaiting = outcome === 'kept' && pending.some((action) => action.entity === entity)

  async function keep(changes: Partial<Profile>): Promise<boolean> {
    try {
      await save(changes, label)
      setOutcome('kept')
      return true
    } catch (error) {
      setReason(error instanceof OfflineRefusal ? error.message : null)
      setOutcome('failed')
      return false
    }
  }

  const said = outcome === null ? '' : outcome === 'failed' && reason ? reason : text(outcome)
  const status = isWaiting && !navigator.onLine ? text('waiting') : said
  return { profile, isReady, keep, status, hasFailed: outcome === 'failed' }
}
