/** Metres for walking distances; then kilometres. */
export function formatMetres(metres: number, locale: string): string {
  return unit(metres, 'meter', locale)
}

export function formatKm(km: number, locale: string): string {
  return km < 1 ? unit(km * 1000, 'meter', locale) : unit(km, 'kilometer', locale)
}

function unit(value: number, name: 'meter' | 'kilometer', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 0 }).format(value)
}
