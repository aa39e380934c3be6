import { useState, useSyncExternalStore } from 'react'

import { notificationsText as text } from '../../text/notifications.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.ts'

type State = 'unknown' | 'unsupported' | NotificationPermission

export function Notifications() {
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-heading">{text('heading')}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <EmptyState
          title={text('list.title')}
          text={text('list.text')}
          action={<ButtonLink to="/itinerary">{text('list.action')}</ButtonLink>}
        />
        <div className="grid content-start gap-8">
          <Permission />
          <section aria-labelledby="mail">
            <h2 id="mail" className="text-title">
              {text('mail.title')}
            </h2>
            <p className="mt-2 text-soft">{text('mail.text')}</p>
          </section>
        </div>
      </div>
    </div>
  )
}

function Permission() {
  const known = useSyncExternalStore<State>(
    noChange,
    () => ('Notification' in globalThis ? Notification.permission : 'unsupported'),
    () => 'unknown',
  )
  const [answered, setAnswered] = useState<State | null>(null)
  const state = answered ?? known
  const ask = async (): Promise<void> => setAnswered(await Notification.requestPermission())
  return (
    <section aria-labelledby="state">
      <h2 id="state" className="text-title">
        {text('state.title')}
      </h2>
      <p role="status" className="mt-2 text-soft">
        {text(`state.${state}`)}
      </p>
      {state === 'default' && (
        <Button className="mt-4" onClick={() => void ask()}>
          {text('ask')}
        </Button>
      )}
      {state === 'granted' && (
        <Button variant="outline" className="mt-4" onClick={() => void showOne()}>
          {text('try')}
        </Button>
      )}
    </section>
  )
}

/** Phones show notifications only through the service worker. */
async function showOne(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker)
      await worker.showNotification(text('try.title'), { body: text('try.body'), icon: '/icons/icon-192.png' })
    else new Notification(text('try.title'), { body: text('try.body') })
  } catch {
    toast.error(text('try.failed'))
  }
}

function noChange(): () => void {
  return () => undefined
}
