/** Which months of a year are pleasant to be outside in. Rule ids (CL-1…) are those of docs/domain/place-guide.md. */

/** Means of a day and a night: noon is some five degrees warmer. */
export const COMFORT_C = { from: 12, to: 28 } as const
export const DRY_MM = 130
/** How much rain weighs as much as one degree, when no month is pleasant and the nearest ones are looked for. */
const MM_PER_DEGREE = 25
const NEAREST = 3

export type MonthlyClimate = { readonly meanC: readonly number[]; readonly rainMm: readonly number[] }

export type WhyNot = 'too-cold' | 'too-hot' | 'too-wet'

/** Months count from 0. */
export type BestMonths =
  | { readonly rule: 'CL-1'; readonly months: readonly number[] }
  | { readonly rule: 'CL-2'; readonly months: readonly number[]; readonly because: WhyNot }

/** CL-1: every month that is warm enough, cool enough and dry. CL-2: where there is none, the three nearest to it. */
export function bestMonths(climate: MonthlyClimate): BestMonths {
  const months = climate.meanC.map((meanC, month) => ({ month, meanC, rainMm: climate.rainMm[month] ?? 0 }))
  const pleasant = months.filter((each) => discomfort(each) === 0)
  if (pleasant.length > 0) return { rule: 'CL-1', months: pleasant.map(({ month }) => month) }
  const nearest = months.toSorted((a, b) => discomfort(a) - discomfort(b) || a.month - b.month).slice(0, NEAREST)
  return {
    rule: 'CL-2',
    months: nearest.map(({ month }) => month).toSorted((a, b) => a - b),
    because: whyNot(nearest),
  }
}

type Month = { readonly month: number; readonly meanC: number; readonly rainMm: number }

function discomfort({ meanC, rainMm }: Month): number {
  const degrees = Math.max(0, COMFORT_C.from - meanC, meanC - COMFORT_C.to)
  return degrees + Math.max(0, rainMm - DRY_MM) / MM_PER_DEGREE
}

/** What keeps most of the nearest months from being pleasant; rain only where the warmth is right. */
function whyNot(months: readonly Month[]): WhyNot {
  const count = (test: (month: Month) => boolean): number => months.filter(test).length
  const [cold, hot] = [count(({ meanC }) => meanC < COMFORT_C.from), count(({ meanC }) => meanC > COMFORT_C.to)]
  const wet = count(({ meanC }) => meanC >= COMFORT_C.from && meanC <= COMFORT_C.to)
  if (wet >= cold && wet >= hot) return 'too-wet'
  return cold >= hot ? 'too-cold' : 'too-hot'
}
