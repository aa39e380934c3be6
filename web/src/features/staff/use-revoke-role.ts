import { useEffect, useEffectEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { describeRefusal, nameRole } from './describe-role.ts'
import { namePerson } from './person-name.tsx'
import type { Holder } from './read-holders.ts'
import type { useRows } from './use-rows.ts'

/** `onGone` is called once the row was removed, and with it the pressed button. */
export function useRevokeRole({ state, again }: ReturnType<typeof useRows<Holder>>, onGone: () => void) {
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
    // The reader's own rights have changed: everything is reloaded.
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

/** The reason of a refusal; empty on success. */
async function sendTakeBack(config: Parameters<typeof backend>[0], { user_id, role }: Holder): Promise<string> {
  try {
    const { from } = await backend(config)
    const { data, error } = await from('user_roles').delete().eq('user_id', user_id).eq('role', role).select('role')
    if (error) return describeRefusal(error)
    // A row that is protected, or already gone, causes no error.
    return data.length > 0 ? '' : text('roles.not-there')
  } catch {
    return text('roles.away')
  }
}
