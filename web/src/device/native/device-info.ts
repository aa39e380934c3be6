import { isNative } from './is-native.ts'

export type DeviceInfo = {
  readonly platform: 'web' | 'ios' | 'android'
  readonly model: string
  readonly system: string
}

/** Details that a traveller may attach to a help request; never sent automatically. */
export async function readDeviceInfo(): Promise<DeviceInfo> {
  if (!isNative()) return { platform: 'web', model: 'browser', system: navigator.userAgent }
  const { Device } = await import('@capacitor/device')
  const { platform, model, operatingSystem, osVersion } = await Device.getInfo()
  return { platform, model, system: `${operatingSystem} ${osVersion}` }
}
