import type { CheckInRequest } from '@app/contracts/safety/check-in'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { enqueueWrite, sendWrite } from '../../../offline/write.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { askCheckIn } from './check-in-api.ts'
import { checkInText as text } from './check-in-text.ts'
import { useCheckInState } from './use-check-in-state.ts'

export type CheckInActions = {
  readonly isWorking: boolean
  /** Returns the problem, or null when it is done and announced. */
  readonly change: (wish: CheckInRequest, said?: string) => Promise<string | null>
  readonly checkIn: () => Promise<void>
  readonly removeContact: (id: string) => Promise<void>
}

export function useCheckIn(userId: string) {
  const config = usePageConfig()
  const { state, setState, again } = useCheckInState(userId)
  const [isWorking, setWorking] = useState(false)
  const [isWaiting, setWaiting] = useState(false)

  async function change(wish: CheckInRequest, said?: string): Promise<string | null> {
    setWorking(true)
    const asked = await askCheckIn(config, wish)
    setWorking(false)
    if (asked.kind === 'refused') return asked.message || text('refused')
    setState(asked.answer)
    if (said !== undefined) toast.success(said)
    return null
  }

  async function checkIn(): Promise<void> {
    setWorking(true)
    const outcome = await sendWrite(config, checkInWrite(userId))
    setWorking(false)
    setWaiting(outcome.kind === 'waiting')
    if (outcome.kind === 'refused') return void toast.error(text('safe.refused'))
    if (outcome.kind === 'sent') toast.success(text('safe.done'))
    again()
  }

  async function removeContact(id: string): Promise<void> {
    const where = { id: `eq.${id}` }
    await enqueueWrite({ entity: `contact:${id}`, table: 'safety_contacts', method: 'DELETE', where })
    setState((shown) => {
      if (typeof shown !== 'object' || shown === null) return shown
      return { ...shown, contacts: shown.contacts.filter((contact) => contact.id !== id) }
    })
  }

  return { state, isWaiting, again, actions: { isWorking, change, checkIn, removeContact } satisfies CheckInActions }
}

/** Goes through the outbox: a check-in without a connection is sent with the next one, also after a restart. */
function checkInWrite(userId: string): Parameters<typeof sendWrite>[1] {
  return {
    entity: `check-in:${userId}`,
    label: text('safe'),
    table: 'check_ins',
    method: 'PATCH',
    where: { user_id: `eq.${userId}`, checked_in_at: 'is.null' },
    row: { checked_in_at: new Date().toISOString() },
    isQuiet: true,
  }
}
