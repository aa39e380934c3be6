import { readConsent } from '../../device/cookie-consent.ts'
import { settingsText as text } from '../../text/settings.ts'
import { Switch } from '../../ui/switch.tsx'
import type { SettingName } from './change-setting.ts'
import { ClearAppData } from './clear-app-data-button.tsx'
import { useSettings } from './use-settings.ts'

const SWITCHES = ['notifications', 'location', 'camera', 'offline', 'analytics'] as const satisfies SettingName[]

type Props = {
  /** Where the page offers the editions, a second control for the same would only raise a question. */
  readonly hasTheme?: boolean
}

/** The settings of this device; each switch takes effect at once and says so. */
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
