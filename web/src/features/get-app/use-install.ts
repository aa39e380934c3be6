import { useState, useSyncExternalStore } from 'react'

import { inAppBrowser } from '../../device/install/in-app-browser.ts'
import { installApp } from '../../device/install/install-app.ts'
import { dismissInstall, markInstalled } from '../../device/install/install-flags.ts'
import { isStandalone } from '../../device/install/is-installed.ts'
import { installOffer, onInstallOffer } from '../../device/install/keep-install-offer.ts'
import { installText } from '../../text/install.ts'
import { toast } from '../../ui/toast.ts'
import { chooseInstallPath, type InstallPath } from './choose-install-path.ts'

export type Here = InstallPath | 'installed' | 'unknown'

/** What this device can do, once the page is awake; the server cannot know. */
export function useHere(): Here {
  return useSyncExternalStore(
    noChange,
    () => (isStandalone() ? 'installed' : chooseInstallPath(navigator)),
    () => 'unknown',
  )
}

/** The social app around the page, if there is one. */
export function useSocialApp(): string | null {
  return useSyncExternalStore(
    noChange,
    () => inAppBrowser(navigator.userAgent),
    () => null,
  )
}

/** The browser's own offer, which comes when it likes and can be taken once. */
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
