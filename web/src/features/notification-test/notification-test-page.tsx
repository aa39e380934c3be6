import type { testNotificationContract, TestNotificationResponse } from '@app/contracts/account/test-notification'
import { useState } from 'react'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../entities/company/brand.ts'
import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Type only: the schema stays on the server. */
const TEST: (typeof testNotificationContract)['name'] = 'test-notification'

export function NotificationTestPage() {
  return (
    <div className="page-width grid gap-10 py-12 lg:py-20">
      <h1 className="text-heading">{text('notification.title')}</h1>
      <div className="grid gap-10 lg:grid-cols-2">
        <OnThisDevice />
        <ToOwnDevices />
      </div>
    </div>
  )
}

function OnThisDevice() {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof showNotification>> | null>(null)
  const show = async () => setOutcome(await showNotification(BRAND.name, text('notification.body')))
  return (
    <section className="grid content-start justify-items-start gap-4 border-t border-edge pt-5">
      <h2 className="text-title">{text('notification.here')}</h2>
      <p className="max-w-[56ch] text-soft">{text('notification.lead')}</p>
      <Button onClick={() => void show()}>{text('notification.action')}</Button>
      <p role="status" className={outcome === 'shown' ? 'text-moss' : 'text-signal'}>
        {outcome && text(`notification.${outcome}`)}
      </p>
    </section>
  )
}

function ToOwnDevices() {
  const config = usePageConfig()
  const [said, setSaid] = useState<{ readonly isSent: boolean; readonly words: string } | null>(null)
  const [isSending, setSending] = useState(false)
  async function send(): Promise<void> {
    setSending(true)
    setSaid(await sendPush(config))
    setSending(false)
  }
  return (
    <section className="grid content-start justify-items-start gap-4 border-t border-edge pt-5">
      <h2 className="text-title">{text('notification.all')}</h2>
      <p className="max-w-[56ch] text-soft">{text('notification.all.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isSending} onClick={() => void send()}>
          {text('notification.push')}
        </Button>
        <ButtonLink to="/notifications" variant="outline">
          {text('notification.switch')}
        </ButtonLink>
      </div>
      <p role="status" className={said?.isSent ? 'text-moss' : 'text-signal'}>
        {said?.words}
      </p>
    </section>
  )
}

async function sendPush(config: BackendConfig) {
  try {
    const { functions } = await backend(config)
    const { data, error } = await functions.invoke<TestNotificationResponse>(TEST, { body: {}, timeout: 10_000 })
    if (error || !data) throw error ?? new Error('no answer')
    if (!data.isSent) return { isSent: false, words: text('notification.off') }
    const count = String(data.devices)
    return {
      isSent: true,
      words: data.devices > 0 ? text('notification.pushed', { count }) : text('notification.no-device'),
    }
  } catch {
    return { isSent: false, words: text('notification.failed') }
  }
}

/** Through the service worker if there is one: phones refuse notifications created by a page. */
async function showNotification(title: string, body: string): Promise<'shown' | 'denied' | 'unsupported'> {
  if (!('Notification' in globalThis)) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return 'denied'
  const worker = await navigator.serviceWorker?.getRegistration()
  try {
    if (worker) await worker.showNotification(title, { body, icon: '/icon.svg' })
    else new Notification(title, { body, icon: '/icon.svg' })
    return 'shown'
  } catch {
    return 'unsupported'
  }
}
