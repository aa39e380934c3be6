import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

import { usePageConfig } from '../api/page-config.tsx'
import { whenIdle } from '../device/hydration/when-idle.ts'
import { useAuth } from '../entities/traveller/session/use-auth.ts'
import { queryClient } from '../offline/query-client.ts'

/**
 * The query client of the app, with the stored copies of the signed-in traveller. Queries wait until the copies are
 * read.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useAuth()
  const userId = user?.id ?? null
  const config = usePageConfig()
  const [restoredFor, setRestoredFor] = useState<string | null>(null)
  useEffect(() => {
    if (userId === null) return
    let isOver = false
    let stop: (() => void) | undefined
    let stopWaiting: (() => void) | undefined
    const keep = async (): Promise<void> => {
      const part = await import('./keep-spending.ts').catch(() => null)
      if (!isOver) await part?.keepSpending(config, userId).catch(() => undefined)
    }
    const restore = async (): Promise<void> => {
      const { persistQueries } = await import('../offline/persist-queries.ts')
      if (isOver) return
      const persisted = persistQueries(queryClient, userId)
      stop = persisted.stop
      await persisted.restored
      if (!isOver) stopWaiting = whenIdle(() => void keep())
    }
    restore()
      .catch((error: unknown) => console.warn('the stored answers were not read', error))
      .finally(() => !isOver && setRestoredFor(userId))
    return () => {
      isOver = true
      stop?.()
      stopWaiting?.()
    }
  }, [config, userId])
  const isRestoring = isLoading || restoredFor !== userId
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  )
}
