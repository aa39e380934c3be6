import type { Point } from '../src/entities/map/drawing/projection.ts'

/**
 * Path data in whole units, as short as SVG allows: relative steps, and a minus sign in place of a space. A unit is
 * half a pixel, so that rounding is invisible.
 */
export const UNITS_PER_PIXEL = 2

export function compactPath(lines: readonly (readonly Point[])[], isClosed = false): string {
  return lines
    .map((line) => line.map(([x, y]) => [units(x), units(y)] as const))
    .map((line) => line.filter(([x, y], index) => x !== line[index - 1]?.[0] || y !== line[index - 1]?.[1]))
    .filter(({ length }) => length > 1)
    .map((line) => steps(line) + (isClosed ? 'z' : ''))
    .join('')
}

function steps(line: readonly (readonly [number, number])[]): string {
  const [[x, y] = [0, 0], ...rest] = line
  let [px, py] = [x, y]
  const moves = rest.map(([nx, ny]) => {
    const step = [nx - px, ny - py] as const
    ;[px, py] = [nx, ny]
    return step.map(spaced).join('')
  })
  return `M${x} ${y}l${moves.join('').trimStart()}`
}

const spaced = (value: number): string => (value < 0 ? String(value) : ` ${value}`)
const units = (pixels: number): number => Math.round(pixels * UNITS_PER_PIXEL)
