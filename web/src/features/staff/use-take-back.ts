import { useEffect, useEffectEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../text/staff.ts'
import { toast } from '../../ui/toast.ts'
import { namePerson } from './person-name.tsx'
import type { Holder } from './read-holders.ts'
import { describeRefusal, nameRole } from './role-words.ts'
import type { useRows } from './use-rows.ts'

/** `onGone` is told once the row has left the table: the button that was pressed is gone with it. */
export function useTakeBack({ state, again }: ReturnType<typeof useRows<Holder>>, onGone: () => void) {
  const config = usePageConfig()
  const [isWorking, setWorking] = useState(false)
  const [taken, setTaken] = useState<Holder | null>(null)
  const isGone = taken !== null && state.kind === 'loaded' && !state.rows.some((row) => isSame(row, taken))
  const goOn = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) goOn()
  }, [isGone])

  async function take(holder: Holder, isOneself: boolean): Promise<void> {
    const { user_id: id, role, person } = holder
    setWorking(true)
    const refusal = await sendTakeBack(config, holder)
    setWorking(false)
    if (refusal) return void toast.error(refusal)
    // What this page shows to its reader has just changed: all of it is asked for anew.
    if (isOneself) return location.reload()
    toast.success(text('roles.taken', { role: nameRole(role), person: namePerson({ id, person }) }))
    setTaken(holder)
    again()
  }
  return { take, isWorking }
}

function isSame(one: Holder, other: Holder): boolean {
  return one.user_id === other.user_id && one.role === other.role
}

/** Why it was refused; nothing when it was not. */
async function sendTakeBack(config: Parameters<typeof backend>[0], { user_id, role }: Holder): Promise<string> {
  try {
    const { from } = await backend(config)
    const { data, error } = await from('user_roles').delete().eq('user_id', user_id).eq('role', role).select('role')
    if (error) return describeRefusal(error)
    // A row one may not touch, or that is gone already, is left alone without an error.
    return data.length > 0 ? '' : text('roles.not-there')
  } catch {
    return text('roles.away')
  }
}
