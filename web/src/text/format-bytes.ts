const KB = 1e3
const UNITS = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [KB, 'kilobyte'],
] as const

/** Bytes in readable units. */
export function formatBytes(bytes: number, locale: string): string {
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? [KB, 'kilobyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}
