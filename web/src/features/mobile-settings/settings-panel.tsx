import { settingsText as text } from '../../text/settings.ts'
import { Switch } from '../../ui/switch.tsx'
import type { SettingName } from './change-setting.ts'
import { ClearAppData } from './clear-app-data-button.tsx'
import { useSettings } from './use-settings.ts'

const SWITCHES = [
  'darkMode',
  'notifications',
  'location',
  'camera',
  'offline',
  'analytics',
] as const satisfies SettingName[]

/** The settings of this device; each switch takes effect at once and says so. */
export function SettingsPanel() {
  const { settings, change, readAgain } = useSettings()
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {SWITCHES.map((name) => (
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

function hintOf(name: (typeof SWITCHES)[number], isOn: boolean): string {
  const isBlocked =
    name === 'notifications' && isOn && 'Notification' in globalThis && Notification.permission === 'denied'
  return text(isBlocked ? 'notifications.blocked' : `${name}.hint`)
}
