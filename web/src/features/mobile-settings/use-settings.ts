import { useEffect, useState } from 'react'

import { useIsDark } from '../../device/theme.ts'
import { settingsText as text } from '../../text/settings.ts'
import { toast } from '../../ui/toast.ts'
import { changeSetting, type SettingName } from './change-setting.ts'
import { onDeviceSettings, readDeviceSettings } from './device-settings.ts'

export function useSettings() {
  const [stored, setStored] = useState(readDeviceSettings)
  useEffect(() => onDeviceSettings(() => setStored(readDeviceSettings())), [])
  // The theme may be changed elsewhere, in the footer or in another tab.
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
