/** Units travel inside the locale, by the key that Unicode has for them, so that whatever formats needs no second word. */
const SYSTEM = { metric: 'metric', imperial: 'ussystem' } as const

export type Measure = keyof typeof SYSTEM

export function withUnits(locale: string, units: Measure): string {
  const key = `ms-${SYSTEM[units]}`
  return locale.includes('-u-') ? `${locale}-${key}` : `${locale}-u-${key}`
}

/** Null when the locale leaves it open. */
export function unitsOf(locale: string): Measure | null {
  const system = /-u-(?:.*-)?ms-(metric|ussystem)/.exec(locale)?.[1]
  if (system === undefined) return null
  return system === 'metric' ? 'metric' : 'imperial'
}
