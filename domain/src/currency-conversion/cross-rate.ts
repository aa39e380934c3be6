const DIGITS = 7
const MOST_DECIMALS = 12

/** Units of the second for one of the first, both told by a third currency; null where that cannot be written down. */
export function crossRate(onePerBase: number, otherPerBase: number): string | null {
  const rate = otherPerBase / onePerBase
  if (!Number.isFinite(rate) || rate <= 0) return null
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(rate))))
  const written = rate.toFixed(decimals)
  return Number(written) > 0 && rate < 1e12 ? (decimals > 0 ? written.replace(/\.?0+$/, '') : written) : null
}
