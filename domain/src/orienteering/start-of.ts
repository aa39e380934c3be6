import type { OrienteeringProblem } from './problem.ts'

/** The start of a visit after an arrival; -1 when every window has closed. */
export function startOf(
  { problem }: { readonly problem: OrienteeringProblem },
  node: number,
  day: number,
  arrival: number,
): number {
  const { windowFrom, opens, closes, dayCount } = problem
  const end = windowFrom[node * dayCount + day + 1]!
  for (let window = windowFrom[node * dayCount + day]!; window < end; window++) {
    if (arrival <= closes[window]!) return Math.max(arrival, opens[window]!)
  }
  return -1
}
