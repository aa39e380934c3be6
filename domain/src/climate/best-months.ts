/** The best months of a year for being outdoors. Rule ids (CL-1…) are those of docs/domain/place-guide.md. */

/** Means of day and night: noon is some five degrees warmer. */
export const COMFORT_C = { from: 12, to: 28 } as const
export const DRY_MM = 130
/** The range without any penalty. */
const IDEAL_C = { from: 18, to: 24 } as const
const IDEAL_MM = 40
/** A degree too hot costs more than one too cold, because warm clothes help. */
const PER_DEGREE = { cold: 0.7, hot: 1.2 } as const
/** The rainfall that costs as much as one degree. */
const MM_PER_DEGREE = 25
/** A month this much worse than the best one is not a best month. */
const AS_GOOD_AS = 3
const FEWEST = 3
const MOST = 6

export type MonthlyClimate = { readonly meanC: readonly number[]; readonly rainMm: readonly number[] }

export type WhyNot = 'too-cold' | 'too-hot' | 'too-wet'

/** Months count from 0. */
export type BestMonths =
  | { readonly rule: 'CL-1'; readonly months: readonly number[] }
  | { readonly rule: 'CL-2'; readonly months: readonly number[]; readonly because: WhyNot }

/** CL-1: the best months of the place, or all if they hardly differ. CL-2: the same when none of them is pleasant. */
export function bestMonths(climate: MonthlyClimate): BestMonths {
  const months = climate.meanC.map((meanC, month) => ({ month, meanC, rainMm: climate.rainMm[month] ?? 0 }))
  const best = chooseBest(months)
  const numbers = best.map(({ month }) => month).toSorted((a, b) => a - b)
  return best.some(isPleasant)
    ? { rule: 'CL-1', months: numbers }
    : { rule: 'CL-2', months: numbers, because: whyNot(best) }
}

type Month = { readonly month: number; readonly meanC: number; readonly rainMm: number }

function chooseBest(months: readonly Month[]): readonly Month[] {
  const sorted = months.toSorted((a, b) => discomfort(a) - discomfort(b) || a.month - b.month)
  const limit = Math.min(...months.map(discomfort)) + AS_GOOD_AS
  const good = sorted.filter((each) => discomfort(each) <= limit)
  if (good.length === months.length && months.every(isPleasant)) return months
  return sorted.slice(0, Math.min(MOST, Math.max(FEWEST, good.length)))
}

function isPleasant({ meanC, rainMm }: Month): boolean {
  return meanC >= COMFORT_C.from && meanC <= COMFORT_C.to && rainMm <= DRY_MM
}

function discomfort({ meanC, rainMm }: Month): number {
  const cold = Math.max(0, IDEAL_C.from - meanC) * PER_DEGREE.cold
  const hot = Math.max(0, meanC - IDEAL_C.to) * PER_DEGREE.hot
  return cold + hot + Math.max(0, rainMm - IDEAL_MM) / MM_PER_DEGREE
}

/** What makes most of the best months unpleasant; rain only when the temperature is right. */
function whyNot(months: readonly Month[]): WhyNot {
  const count = (test: (month: Month) => boolean): number => months.filter(test).length
  const [cold, hot] = [count(({ meanC }) => meanC < COMFORT_C.from), count(({ meanC }) => meanC > COMFORT_C.to)]
  const wet = count(({ meanC }) => meanC >= COMFORT_C.from && meanC <= COMFORT_C.to)
  if (wet >= cold && wet >= hot) return 'too-wet'
  return cold >= hot ? 'too-cold' : 'too-hot'
}
