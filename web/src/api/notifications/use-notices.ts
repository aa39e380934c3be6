import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import type { NoticeState } from './notice-state.ts'
import { noticeStore } from './notice-store.ts'

/** The messages of whoever is signed in, and every new one as it comes. */
export function useNotices(): NoticeState {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const userId = user?.id ?? null
  const state = useSyncExternalStore(noticeStore.listen, noticeStore.get, noticeStore.getOnServer)
  useEffect(() => {
    if (!isLoading) noticeStore.follow(config, userId)
  }, [config, userId, isLoading])
  return state
}
