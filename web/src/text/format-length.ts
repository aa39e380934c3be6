/** A round length on the ground: 50 m, 2 km. */
export function formatLength(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? ([metres, 'meter'] as const) : ([metres / 1000, 'kilometer'] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value)
}
