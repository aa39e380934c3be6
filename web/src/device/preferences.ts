import { isNative } from './is-native.ts'

/** Small settings of this device. iOS may empty a web view's own storage, so the app keeps them with the system. */
export async function readPreference(key: string): Promise<string | null> {
  if (!isNative()) return localStorage.getItem(key)
  const { Preferences } = await import('@capacitor/preferences')
  return (await Preferences.get({ key })).value
}

export async function savePreference(key: string, value: string): Promise<void> {
  if (!isNative()) return localStorage.setItem(key, value)
  const { Preferences } = await import('@capacitor/preferences')
  await Preferences.set({ key, value })
}
