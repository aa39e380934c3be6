import { useEffect, useEffectEvent } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'

const TABLES = ['support_conversations', 'support_messages', 'support_notes'] as const
/** A message changes two tables: one reading is enough. */
const GATHERED_MS = 150

/** Shows travellers that somebody is there, and hears of every change. */
export function useDesk(onChange: () => void): void {
  const config = usePageConfig()
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let isOver = false
    let leave: (() => void) | undefined
    let due: ReturnType<typeof setTimeout> | undefined
    const tellSoon = (): void => {
      clearTimeout(due)
      due = setTimeout(() => changed(), GATHERED_MS)
    }
    async function join(): Promise<void> {
      const realtime = await (await backend(config)).realtime()
      if (isOver) return
      const desk = realtime.channel('support-desk', {
        config: { private: true, presence: { key: crypto.randomUUID() } },
      })
      // The binding makes the channel one with presence.
      desk
        .on('presence', { event: 'sync' }, () => undefined)
        .subscribe((status) => {
          if (status === 'SUBSCRIBED') void desk.track({})
        })
      const inbox = realtime.channel('support-inbox')
      for (const table of TABLES) inbox.on('postgres_changes', { event: '*', schema: 'public', table }, tellSoon)
      inbox.subscribe((status) => {
        if (status === 'SUBSCRIBED') tellSoon()
      })
      leave = () => {
        void realtime.removeChannel(desk)
        void realtime.removeChannel(inbox)
      }
    }
    join().catch((error: unknown) => console.warn('the inbox is asked for now and then only', error))
    return () => {
      isOver = true
      clearTimeout(due)
      leave?.()
    }
  }, [config])
}
