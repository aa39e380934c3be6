import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import { type Usage, usageStore } from './usage-store.ts'

/** The used part of today's allowance, of the account or of a guest's device. */
export function useUsage(): Usage {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const usage = useSyncExternalStore(usageStore.listen, usageStore.get, usageStore.getOnServer)
  const userId = user?.id ?? null
  useEffect(() => {
    if (!isLoading) void usageStore.start(config)
    const again = (): void => void (usageStore.get().hasFailed && usageStore.start(config))
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [config, userId, isLoading])
  // Another account's counts must not be shown, even briefly.
  return usage.userId === userId ? usage : usageStore.getOnServer()
}
