import { Haptics, ImpactStyle } from '@capacitor/haptics'

/** A tick under the thumb. Never worth an error: a device without it stays still. */
export async function tick(): Promise<void> {
  await Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined)
}
