import { AppUpdateCard } from '../features/app-update/app-update-card.tsx'
import { InstallPrompts } from '../features/install-prompt/install-prompts.tsx'
import { TrialPopup } from '../features/trial-popup/trial-popup.tsx'

/** The overlays of every page that need React; the queue shows them one at a time. */
export function Overlays() {
  return (
    <>
      <AppUpdateCard />
      <InstallPrompts />
      <TrialPopup />
    </>
  )
}
