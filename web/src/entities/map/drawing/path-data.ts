import type { Point } from './projection.ts'

/** SVG path data in tenths of a pixel; points that fall on their predecessor are dropped. */
export function pathData(lines: readonly (readonly Point[])[], isClosed = false): string {
  return lines
    .map((line) => line.map(([x, y]) => [tenths(x), tenths(y)] as const))
    .map((line) =>
      line.filter(([x, y], index) => index === 0 || x !== line[index - 1]?.[0] || y !== line[index - 1]?.[1]),
    )
    .filter(({ length }) => length > 1)
    .map((line) => steps(line) + (isClosed ? 'z' : ''))
    .join('')
}

function steps(line: readonly (readonly [number, number])[]): string {
  return line
    .map(([x, y], index) => {
      const [px, py] = line[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : 'l'}${short(x - px)} ${short(y - py)}`
    })
    .join('')
}

const tenths = (value: number): number => Math.round(value * 10)
const short = (value: number): string => String(value / 10)
