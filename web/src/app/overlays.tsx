import { useEffect } from 'react'

import { usePageConfig } from '../api/page-config.tsx'
import { AppUpdateCard } from '../features/app-update/app-update-card.tsx'
import { InstallPrompts } from '../features/install-prompt/install-prompts.tsx'
import { UnreadMark } from '../features/notifications/unread-mark.tsx'
import { TrialPopup } from '../features/trial-popup/trial-popup.tsx'
import { holdWhileWriting } from '../ui/overlay/hold-while-writing.ts'
import { overlaySlot } from '../ui/overlay/overlay-slot.ts'

/** The overlays of every page that need React; the queue shows them one at a time. */
export function Overlays() {
  const config = usePageConfig()
  useEffect(() => {
    // As for the page itself: tests wait until the timers are running.
    overlaySlot().dataset['alive'] = ''
  }, [])
  useEffect(() => holdWhileWriting(), [])
  useEffect(() => {
    // Without a connection the next visit retries.
    import('./keep-assistant.ts').then(({ keepAssistant }) => keepAssistant(config)).catch(() => undefined)
  }, [config])
  return (
    <>
      <AppUpdateCard />
      <InstallPrompts />
      <TrialPopup />
      <UnreadMark />
    </>
  )
}
