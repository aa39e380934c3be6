/**
 * Whether two words differ by at most so many slips: a letter missing, added, wrong, or two of them swapped
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance, optimal string alignment).
 */
export function editsApart(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1)]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(beforeLast, j - 2) + 1)
      row.push(Math.min(...steps))
    }
    if (Math.min(...row) > most) return false
    ;[beforeLast, last] = [last, row]
  }
  return at(last, b.length) <= most
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
