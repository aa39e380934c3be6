/** Units are part of the locale, in Unicode's own key, so that formatters need no second argument. */
const SYSTEM = { metric: 'metric', imperial: 'ussystem' } as const

export type Measure = keyof typeof SYSTEM

export function withUnits(locale: string, units: Measure): string {
  const key = `ms-${SYSTEM[units]}`
  return locale.includes('-u-') ? `${locale}-${key}` : `${locale}-u-${key}`
}

/** Null when the locale does not say. */
export function unitsOf(locale: string): Measure | null {
  const system = /-u-(?:.*-)?ms-(metric|ussystem)/.exec(locale)?.[1]
  if (system === undefined) return null
  return system === 'metric' ? 'metric' : 'imperial'
}
