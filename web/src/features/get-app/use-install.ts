import { useState, useSyncExternalStore } from 'react'

import { inAppBrowser } from '../../device/install/in-app-browser.ts'
import { installApp } from '../../device/install/install-app.ts'
import { dismissInstall, markInstalled } from '../../device/install/install-flags.ts'
import { isStandalone } from '../../device/install/is-installed.ts'
import { installOffer, onInstallOffer } from '../../device/install/keep-install-offer.ts'
import { installText } from '../../entities/install/install-text.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { chooseInstallPath, type InstallPath } from './choose-install-path.ts'

export type Here = InstallPath | 'installed' | 'unknown'

/** The capabilities of this device, after hydration; the server cannot know them. */
export function useHere(): Here {
  return useSyncExternalStore(
    noChange,
    () => (isStandalone() ? 'installed' : chooseInstallPath(navigator)),
    () => 'unknown',
  )
}

/** The social app around the page, if any. */
export function useSocialApp(): string | null {
  return useSyncExternalStore(
    noChange,
    () => inAppBrowser(navigator.userAgent),
    () => null,
  )
}

/** The browser's own offer, which comes at any time and can be used once. */
export function useInstallOffer() {
  const canInstall = useSyncExternalStore(
    onInstallOffer,
    () => installOffer() !== null,
    () => false,
  )
  const [isBusy, setBusy] = useState(false)
  const install = async (): Promise<void> => {
    setBusy(true)
    const { kind } = await installApp()
    setBusy(false)
    if (kind === 'accepted' && markInstalled()) toast.success(installText('install.installed'))
    if (kind === 'declined') {
      dismissInstall('temporary', Date.now())
      toast.info(installText('install.declined'))
    }
    if (kind === 'failed') toast.error(installText('install.failed'))
  }
  return { canInstall, isBusy, install }
}

function noChange(): () => void {
  return () => undefined
}
