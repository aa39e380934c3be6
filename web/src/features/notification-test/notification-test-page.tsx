import { useState } from 'react'

import { BRAND } from '../../entities/company/brand.ts'
import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button } from '../../ui/button.tsx'

export function NotificationTestPage() {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof showNotification>> | null>(null)
  const show = async () => setOutcome(await showNotification(BRAND.name, text('notification.body')))
  return (
    <div className="page-width grid justify-items-start gap-6 py-12 lg:py-20">
      <h1 className="text-heading">{text('notification.title')}</h1>
      <p className="max-w-[56ch] text-lead text-soft">{text('notification.lead')}</p>
      <Button onClick={() => void show()}>{text('notification.action')}</Button>
      <p role="status" className={outcome === 'shown' ? 'text-moss' : 'text-signal'}>
        {outcome && text(`notification.${outcome}`)}
      </p>
    </div>
  )
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
