import { useEffect, useState } from 'react'

import { copyText } from '../../device/copy-text.ts'
import { installApp } from '../../device/install/install-app.ts'
import { type Dismissal, dismissInstall, markInstalled } from '../../device/install/install-flags.ts'
import { installText as text } from '../../entities/install/install-text.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** The actions of the buttons of every install prompt. `onDone` is called when there is nothing left to ask. */
export function useInstallActions(onDone: () => void) {
  const [hasHelp, setHelp] = useState(false)
  const install = async (): Promise<void> => {
    const outcome = await installApp()
    switch (outcome.kind) {
      case 'accepted':
        welcome()
        return onDone()
      case 'declined':
        dismissInstall('temporary', Date.now())
        toast.info(text('install.declined'))
        return onDone()
      case 'failed':
        toast.error(text('install.failed'))
        return setHelp(true)
      case 'by-hand':
        return setHelp(true)
      case 'blocked':
        toast.info(text('install.blocked'))
    }
  }
  /** Actions inside a social app, whose browser cannot install. */
  const copyLink = async (): Promise<void> => {
    const isCopied = await copyText(location.href)
    toast.info(text('install.blocked'), isCopied ? { title: text('install.copied') } : {})
  }
  const dismiss = (dismissal: Dismissal): void => {
    dismissInstall(dismissal, Date.now())
    if (dismissal === 'temporary') toast.info(text('install.declined'))
    onDone()
  }
  return { install, copyLink, dismiss, hasHelp }
}

/** The app may also be installed from the browser's own menu. */
export function useInstalledEvent(onInstalled: () => void): void {
  useEffect(() => {
    const note = (): void => {
      welcome()
      onInstalled()
    }
    addEventListener('appinstalled', note)
    return () => removeEventListener('appinstalled', note)
  }, [onInstalled])
}

function welcome(): void {
  if (markInstalled()) toast.success(text('install.installed'))
}
