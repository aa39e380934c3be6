type WithCapacitor = { Capacitor?: { isNativePlatform?(): boolean } }

/** The native shell sets its bridge on the window before our script runs; the web never has one. */
export function isNative(): boolean {
  return (globalThis as WithCapacitor).Capacitor?.isNativePlatform?.() ?? false
}
