import { readPreferences, saveConsent } from '../../device/cookie-consent.ts'
import { ANYWHERE, locate } from '../../device/geolocation.ts'
import { storeSettings, type StoredSettings } from '../../device/stored-settings.ts'
import { setTheme } from '../../device/theme.ts'
import { locationText } from '../../text/location.ts'
import { toast } from '../../ui/toast.ts'

export type SettingName = keyof StoredSettings

/** False where the browser said no, and was heard. Throws where nothing can be stored; then the switch stays where it was. */
export async function changeSetting(name: SettingName, isOn: boolean): Promise<boolean> {
  // The same question as in the cookie notice, so the same answer; before the others are told to look.
  if (name === 'analytics') saveConsent('customized', { ...readPreferences(), analytics: isOn })
  storeSettings({ [name]: isOn })
  if (name === 'darkMode') setTheme(isOn ? 'dark' : 'light')
  if (isOn) return askTheBrowser(name)
  // A push reaches the device whether or not a page is there to look at this switch.
  if (name === 'notifications') await (await import('../../device/push-subscription.ts')).dropPushSubscription()
  return true
}

/** A "no" of the browser is no failure of the switch: it can be given back in the browser's own settings. */
async function askTheBrowser(name: SettingName): Promise<boolean> {
  if (name === 'notifications' && 'Notification' in globalThis && Notification.permission === 'default')
    await Notification.requestPermission()
  if (name === 'location') {
    const located = await locate(ANYWHERE)
    // Where somebody is right now may be unknown: the switch is on all the same.
    if (located.kind === 'failed' && located.because === 'denied') {
      storeSettings({ location: false })
      toast.error(locationText('denied'))
      return false
    }
  }
  // Without this a browser short of space may drop what the traveller saved for the way.
  if (name === 'offline') await navigator.storage?.persist?.()
  return true
}
