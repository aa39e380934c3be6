/** What stops the start: one line that names the setting and says what is wrong, without repeating its value. */
export function settingRefusal(name: string, reason: string): Error {
  return new Error(`Setting ${name}: ${reason}. See npm start -- --help`)
}
