import type { testNotificationContract } from '@app/contracts/account/test-notification'
import { useState, useSyncExternalStore } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { PushSwitch } from './push-switch.tsx'

type State = 'unknown' | 'unsupported' | NotificationPermission

/** Type only: the schema stays on the server. */
const TEST: (typeof testNotificationContract)['name'] = 'test-notification'

export function DevicePermission({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const config = usePageConfig()
  const known = useSyncExternalStore<State>(
    noChange,
    () => ('Notification' in globalThis ? Notification.permission : 'unsupported'),
    () => 'unknown',
  )
  const [answered, setAnswered] = useState<State | null>(null)
  const state = answered ?? known
  const ask = async (): Promise<void> => setAnswered(await Notification.requestPermission())

  /** The complete path: to the server, into the list, and back to every open page. */
  async function sendOne(): Promise<void> {
    try {
      const { functions } = await backend(config)
      const { data, error } = await functions.invoke<{ isSent: boolean }>(TEST, { body: {}, timeout: 10_000 })
      if (error) throw error
      if (!data?.isSent) toast.info(text('try.off'))
    } catch {
      toast.error(text('try.failed'))
    }
  }

  return (
    <section aria-labelledby="state">
      <h2 id="state" className="text-title">
        {text('state.title')}
      </h2>
      <p role="status" className="mt-2 text-soft">
        {text(`state.${state}`)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {state === 'default' && <Button onClick={() => void ask()}>{text('ask')}</Button>}
        {isSignedIn && (
          <Button variant="outline" onClick={() => void sendOne()}>
            {text('try')}
          </Button>
        )}
      </div>
      {state === 'granted' && isSignedIn && <PushSwitch />}
    </section>
  )
}

function noChange(): () => void {
  return () => undefined
}
