import { Preferences } from '@capacitor/preferences'

/** Small settings stored by the phone itself; only the native app has them. */
export async function readPreference(key: string): Promise<string | null> {
  return (await Preferences.get({ key })).value
}

export async function forgetPreference(key: string): Promise<void> {
  await Preferences.remove({ key })
}

export async function savePreference(key: string, value: string): Promise<void> {
  await Preferences.set({ key, value })
}
