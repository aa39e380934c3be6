import { isNative } from './is-native.ts'

export type DeviceInfo = {
  readonly platform: 'web' | 'ios' | 'android'
  readonly model: string
  readonly system: string
}

/** What a traveller may send along when they ask for help; never sent by itself. */
export async function readDeviceInfo(): Promise<DeviceInfo> {
  if (!isNative()) return { platform: 'web', model: 'browser', system: navigator.userAgent }
  const { Device } = await import('@capacitor/device')
  const { platform, model, operatingSystem, osVersion } = await Device.getInfo()
  return { platform, model, system: `${operatingSystem} ${osVersion}` }
}
