import { useEffect, useState } from 'react'

import type { NoticeKind } from '../../api/notifications/notice.ts'
import {
  loadPreferences,
  type Preference,
  type Preferences,
  savePreference,
} from '../../api/notifications/preferences.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { notificationsText as text } from '../../text/notifications.ts'
import { toast } from '../../ui/toast.ts'

/** Which kinds go where; a switch counts at once, also without a connection. */
export function useWishes(userId: string) {
  const config = usePageConfig()
  const [wishes, setWishes] = useState<Preferences | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    loadPreferences(config, userId).then(
      (loaded) => !isGone && setWishes(loaded),
      () => !isGone && setWishes('failed'),
    )
    return () => {
      isGone = true
    }
  }, [config, userId, round])

  async function change(kind: NoticeKind, changes: Partial<Preference>): Promise<void> {
    if (wishes === null || wishes === 'failed') return
    const next = { ...wishes, [kind]: { ...wishes[kind], ...changes } }
    setWishes(next)
    try {
      await savePreference(userId, next, kind, text('wishes.title'))
    } catch {
      setWishes(wishes)
      toast.error(text('not-kept'))
    }
  }
  function again(): void {
    setWishes(null)
    setRound(round + 1)
  }
  return { wishes, change, again }
}
