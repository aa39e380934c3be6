import { unitsOf } from './measure.ts'

/** In the traveller's units: Celsius and millimetres nearly everywhere. */

const MM_PER_INCH = 25.4

function isAmerican(locale: string): boolean {
  const asked = unitsOf(locale)
  return asked === null ? new Intl.Locale(locale).region === 'US' : asked === 'imperial'
}

/** Without its unit. */
export function degreesOf(celsius: number, locale: string): number {
  // -0 would be shown with its sign.
  return Math.round(isAmerican(locale) ? celsius * 1.8 + 32 : celsius) + 0
}

export function formatDegrees(celsius: number, locale: string): string {
  const unit = isAmerican(locale) ? 'fahrenheit' : 'celsius'
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(degreesOf(celsius, locale))
}

export function rainOf(millimetres: number, locale: string): { readonly figure: string; readonly unit: string } {
  const isInches = isAmerican(locale)
  const value = isInches ? millimetres / MM_PER_INCH : millimetres
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: isInches ? 1 : 0 }).format(value)
  return { figure, unit: isInches ? 'in' : 'mm' }
}

export function formatRain(millimetres: number, locale: string): string {
  const { figure, unit } = rainOf(millimetres, locale)
  return `${figure} ${unit}`
}
