import type { SquadRequest, SquadResponse } from '@app/contracts/trips/squad'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useNotices } from '../../entities/notification/use-notices.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { squadText as text } from './squad-text.ts'
import { askSquad } from './squad.ts'

/** Null while loading. */
type Squad = SquadResponse | 'failed' | null

export function useSquad(userId: string) {
  const config = usePageConfig()
  const { recheck } = useSubscription()
  const { notices } = useNotices()
  // Changes by other members arrive as notifications; then this page is outdated.
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

  /** Returns the problem, or null when it is done and announced. */
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
