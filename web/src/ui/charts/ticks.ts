const STEPS = [1, 2, 2.5, 5, 10] as const

/** About `count` round numbers that cover all values, zero included: a truncated axis exaggerates. */
export function roundTicks(values: readonly number[], count = 4): readonly number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const span = high - low || 1
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  // Counted in whole steps, or the axis would show 0.1 + 0.2.
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)))
}

/** The labels of the lower axis that fit, always with the last one. */
export function keptLabels(count: number, widthPx: number, labelPx = 38): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil((count * labelPx) / Math.max(1, widthPx)))
  const kept = new Set<number>()
  for (let place = count - 1; place >= 0; place -= every) kept.add(place)
  return kept
}
