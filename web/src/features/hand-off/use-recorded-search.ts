import type { BookingKind } from '@app/domain/booking-search'
import { useEffect, useEffectEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import { recordGuestSearch, recordOwnSearch, type SearchCount } from './record-search.ts'
import { useMeant } from './use-meant.ts'

const COUNTING: SearchCount = { kind: 'counting' }

/** Counts the search as soon as it is known whose it is, and that somebody means it. Opened again, the page finds it counted. */
export function useRecordedSearch(kind: BookingKind, search: string): SearchCount {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const isMeant = useMeant()
  const asked = isLoading || !isMeant ? null : `${user?.id ?? 'guest'} ${kind} ${search}`
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly count: SearchCount } | null>(null)
  const record = useEffectEvent(async (): Promise<SearchCount> => {
    const body = { kind, search }
    return user ? recordOwnSearch(config, body, Date.now()) : recordGuestSearch(config, body, Date.now())
  })
  useEffect(() => {
    if (asked === null) return
    let isGone = false
    void record().then((count) => {
      if (!isGone) setAnswer({ asked, count })
    })
    return () => {
      isGone = true
    }
  }, [asked])
  return answer?.asked === asked ? answer.count : COUNTING
}
