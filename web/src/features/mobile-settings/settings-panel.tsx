import { useEffect, useState } from 'react'

import { useIsDark } from '../../device/screen/theme.ts'
import { readConsent, isAllowed } from '../../device/storage/cookie-consent.ts'
import { readSettings, SETTINGS_CHANGED, type StoredSettings } from '../../device/storage/stored-settings.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { type SettingName, changeSetting } from './change-setting.ts'
import { ClearAppData } from './clear-app-data-button.tsx'
import { settingsText as text } from './mobile-settings-text.ts'

const SWITCHES = ['notifications', 'location', 'camera', 'offline', 'analytics'] as const satisfies SettingName[]

type Props = {
  /** A page with the theme choice does not need a second control. */
  readonly hasTheme?: boolean
}

/** The settings of this device; each switch takes effect at once and shows a message. */
export function SettingsPanel({ hasTheme = false }: Props) {
  const { settings, change, readAgain } = useSettings()
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {(hasTheme ? (['darkMode', ...SWITCHES] as const) : SWITCHES).map((name) => (
          <li key={name}>
            <Switch
              label={text(name)}
              hint={hintOf(name, settings[name])}
              checked={settings[name]}
              onCheckedChange={(isOn) => void change(name, isOn)}
            />
          </li>
        ))}
      </ul>
      <ClearAppData onCleared={readAgain} />
    </>
  )
}

function hintOf(name: SettingName, isOn: boolean): string {
  const isBlocked =
    name === 'notifications' && isOn && 'Notification' in globalThis && Notification.permission === 'denied'
  if (name === 'analytics' && !readConsent()) return text('analytics.unasked')
  return text(isBlocked ? 'notifications.blocked' : `${name}.hint`)
}

function useSettings() {
  const [stored, setStored] = useState(readDeviceSettings)
  useEffect(() => onDeviceSettings(() => setStored(readDeviceSettings())), [])
  // The theme may change elsewhere, in the footer or in another tab.
  const settings = { ...stored, darkMode: useIsDark() }
  const change = async (name: SettingName, isOn: boolean): Promise<void> => {
    try {
      if (await changeSetting(name, isOn)) toast.success(text(isOn ? 'enabled' : 'disabled', { setting: text(name) }))
    } catch {
      toast.error(text('not-updated'))
    }
    setStored(readDeviceSettings())
  }
  return { settings, change, readAgain: () => setStored(readDeviceSettings()) }
}

/** The cookie consent is the source for analytics; the switch only shows it, and is on until there is an answer. */
function readDeviceSettings(): StoredSettings {
  const stored = readSettings()
  return readConsent() ? { ...stored, analytics: isAllowed('analytics') } : stored
}

/** Changed here, in the cookie notice, or in another tab. */
function onDeviceSettings(listener: () => void): () => void {
  addEventListener(SETTINGS_CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(SETTINGS_CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
