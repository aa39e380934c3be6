/** An error that stops the start: names the setting and the reason, never the value. */
export function settingRefusal(name: string, reason: string): Error {
  return new Error(`Setting ${name}: ${reason}. See npm start -- --help`)
}
