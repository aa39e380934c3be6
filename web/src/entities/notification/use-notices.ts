import { useEffect } from 'react'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import type { Notice } from './notice.ts'
import { noticesOverlay, noticesQuery } from './notices-query.ts'

export type NoticeState = {
  readonly notices: readonly Notice[]
  readonly status: 'loading' | 'ready' | 'failed'
  readonly reload: () => void
}

const NONE: readonly Notice[] = []

/** The notifications of the signed-in traveller, and every new one. */
export function useNotices(): NoticeState {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const userId = user?.id ?? null
  const { data, isError, refetch } = useHydratedQuery(noticesQuery(config, userId))
  useEffect(() => {
    if (!isLoading) follow(config, userId)
  }, [config, userId, isLoading])
  const notices = useUnsent(noticesOverlay, data ?? NONE)
  return { notices, status: data ? 'ready' : isError ? 'failed' : 'loading', reload: () => void refetch() }
}

let followed: string | null = null
let stop: (() => void) | undefined

/** One realtime channel for the page, until another account is signed in. */
function follow(config: BackendConfig, userId: string | null): void {
  if (followed === userId) return
  stop?.()
  stop = undefined
  followed = userId
  if (userId === null) return
  import('./follow-notices.ts').then(
    ({ followNotices }) => {
      if (followed === userId) stop = followNotices(config, userId)
    },
    (error: unknown) => console.warn('notifications come with the next visit only', error),
  )
}
