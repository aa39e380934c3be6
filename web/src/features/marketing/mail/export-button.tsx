import { useState } from 'react'

import { backend } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { marketingText as text } from '../marketing-text.ts'

/** Kept in step with contracts/src/mail/staff-mail.ts, whose schemas stay on the server. */
const EXPORT = 'export-subscribers'

export function ExportButton() {
  const config = usePageConfig()
  const [isWorking, setWorking] = useState(false)

  async function save(): Promise<void> {
    setWorking(true)
    try {
      const { functions } = await backend(config)
      const { data, error } = await functions.invoke<string>(EXPORT, { timeout: 60_000 })
      if (error || typeof data !== 'string') throw error ?? new Error('no table')
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([data], { type: 'text/csv' }))
      link.download = 'subscribers.csv'
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch {
      toast.error(text('export.failed'))
    }
    setWorking(false)
  }

  return (
    <Button size="sm" variant="outline" isBusy={isWorking} onClick={() => void save()}>
      {text('export')}
    </Button>
  )
}
