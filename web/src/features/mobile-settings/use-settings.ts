import { useState } from 'react'

import { readSettings } from '../../device/stored-settings.ts'
import { useIsDark } from '../../device/theme.ts'
import { settingsText as text } from '../../text/settings.ts'
import { toast } from '../../ui/toast.ts'
import { changeSetting, type SettingName } from './change-setting.ts'

export function useSettings() {
  const [stored, setStored] = useState(readSettings)
  // The theme may be changed elsewhere, in the footer or in another tab.
  const settings = { ...stored, darkMode: useIsDark() }
  const change = async (name: SettingName, isOn: boolean): Promise<void> => {
    try {
      await changeSetting(name, isOn)
      toast.success(text(isOn ? 'enabled' : 'disabled', { setting: text(name) }))
    } catch {
      toast.error(text('not-updated'))
    }
    setStored(readSettings())
  }
  return { settings, change, readAgain: () => setStored(readSettings()) }
}
