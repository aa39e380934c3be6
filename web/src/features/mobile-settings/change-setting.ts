import { ANYWHERE, locate } from '../../device/geolocation.ts'
import { setTheme } from '../../device/screen/theme.ts'
import { readPreferences, saveConsent } from '../../device/storage/cookie-consent.ts'
import { storeSettings, type StoredSettings } from '../../device/storage/stored-settings.ts'
import { locationText } from '../../entities/map/location-text.ts'
import { toast } from '../../ui/overlay/toast.ts'

export type SettingName = keyof StoredSettings

/** False when the browser refused, which was shown. Throws when nothing can be stored; then the switch stays. */
export async function changeSetting(name: SettingName, isOn: boolean): Promise<boolean> {
  // The same choice as in the cookie notice; stored before the change event is sent.
  if (name === 'analytics') saveConsent('customized', { ...readPreferences(), analytics: isOn })
  storeSettings({ [name]: isOn })
  if (name === 'darkMode') setTheme(isOn ? 'dark' : 'light')
  if (isOn) return askTheBrowser(name)
  // A push reaches the device whether or not a page is open to check this switch.
  if (name === 'notifications') await (await import('../../device/push-subscription.ts')).dropPushSubscription()
  return true
}

/** A refusal of the browser is not a failure of the switch: it can be changed in the browser's own settings. */
async function askTheBrowser(name: SettingName): Promise<boolean> {
  if (name === 'notifications' && 'Notification' in globalThis && Notification.permission === 'default')
    await Notification.requestPermission()
  if (name === 'location') {
    const located = await locate(ANYWHERE)
    // The position may be unavailable right now: the switch is on all the same.
    if (located.kind === 'failed' && located.because === 'denied') {
      storeSettings({ location: false })
      toast.error(locationText('denied'))
      return false
    }
  }
  // Without this a browser short of space may delete the traveller's offline data.
  if (name === 'offline') await navigator.storage?.persist?.()
  return true
}
