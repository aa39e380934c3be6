/** One measured line: our figure, the peer's figure in the same run, and our goal. */
export type Comparison = {
  readonly what: string
  readonly ours: number
  readonly peer: number
  readonly unit: string
  /** The ratio ours / peer must be at least (or, for costs, at most) this. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
}

export function printComparisons(title: string, lines: readonly Comparison[]): void {
  console.log(`\n${title}`)
  for (const line of lines) {
    const ratio = line.ours / line.peer
    const figures = `${format(line.ours)} / ${format(line.peer)} ${line.unit}`
    console.log(
      `  ${line.what.padEnd(58)} ${figures.padEnd(28)} ratio ${ratio.toFixed(2).padStart(6)}  ${verdict(ratio, line.goal)}`,
    )
  }
}

function verdict(ratio: number, goal: Comparison['goal']): string {
  if (!goal) return ''
  if ('atLeast' in goal) return `goal >= ${goal.atLeast}: ${ratio >= goal.atLeast ? 'met' : 'MISSED'}`
  return `goal <= ${goal.atMost}: ${ratio <= goal.atMost ? 'met' : 'MISSED'}`
}

function format(figure: number): string {
  return figure >= 100 ? String(Math.round(figure)) : figure.toFixed(figure >= 10 ? 1 : 2)
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
