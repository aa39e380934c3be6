import { useState } from 'react'

import { BRAND } from '../../entities/company/brand.ts'
import { testText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button } from '../../ui/button.tsx'
import { showNotification } from './show-notification.ts'

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
