import { isNative } from './is-native.ts'

const TICK_MS = 10

/** A tick under the thumb. Never worth an error: a device without it stays still. */
export async function tick(): Promise<void> {
  if (!isNative()) return void globalThis.navigator.vibrate?.(TICK_MS)
  const { Haptics, ImpactStyle } = await import('@capacitor/haptics')
  await Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined)
}
