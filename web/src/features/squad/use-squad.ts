import type { SquadRequest, SquadResponse } from '@app/contracts/squad'
import { useEffect, useState } from 'react'

import { useNotices } from '../../api/notifications/use-notices.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { askSquad } from '../../api/squad/squad.ts'
import { useSubscription } from '../../api/subscription/use-subscription.ts'
import { squadText as text } from '../../text/squad.ts'
import { toast } from '../../ui/toast.ts'

/** Null while it is asked for. */
type Squad = SquadResponse | 'failed' | null

export function useSquad(userId: string) {
  const config = usePageConfig()
  const { recheck } = useSubscription()
  const { notices } = useNotices()
  // Whatever the others do to a squad is told as it happens; then this page is out of date.
  const news = notices.find(({ kind }) => kind === 'plan')?.id ?? ''
  const [squad, setSquad] = useState<Squad>(null)
  const [round, setRound] = useState(0)
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    let isGone = false
    void askSquad(config, { action: 'look' }).then((asked) => {
      if (!isGone) setSquad(asked.kind === 'answered' ? asked.answer : 'failed')
    })
    return () => {
      isGone = true
    }
  }, [config, userId, round, news])

  /** Answers what stands in the way, or null when it is done and said. */
  async function change(wish: SquadRequest, said: string): Promise<string | null> {
    setWorking(true)
    const asked = await askSquad(config, wish)
    setWorking(false)
    if (asked.kind === 'refused') return asked.message || text('refused')
    setSquad(asked.answer)
    toast.success(said)
    if (wish.action === 'leave') void recheck()
    return null
  }

  return { squad, isWorking, change, again: () => setRound(round + 1) }
}

export type SquadActions = Pick<ReturnType<typeof useSquad>, 'change' | 'isWorking'>
