/** Points as differences from the previous one, five bits per character: a tenth of the size of decimal degrees. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map(Array.from(LETTERS).map((letter, value) => [letter, value]))
/** Three decimals, about a hundred metres: nearer to a border both sides are named anyway. */
const PER_DEGREE = 1_000

export function writePoints(points: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0]
  return points
    .map(([longitude, latitude]) => {
      const [nextX, nextY] = [Math.round(longitude * PER_DEGREE), Math.round(latitude * PER_DEGREE)]
      const text = writeNumber(nextX - x) + writeNumber(nextY - y)
      ;[x, y] = [nextX, nextY]
      return text
    })
    .join('')
}

/** Longitude and latitude alternating, in degrees. */
export function readPoints(text: string): Float64Array {
  const found: number[] = []
  let [value, bits] = [0, 0]
  for (const letter of text) {
    const digit = VALUES.get(letter)
    if (digit === undefined) throw new RangeError(`not a digit of a point: ${letter}`)
    value += (digit & 31) * 2 ** bits
    bits += 5
    if (digit & 32) continue
    const step = value % 2 === 0 ? value / 2 : -(value + 1) / 2
    found.push((found.at(-2) ?? 0) + step)
    ;[value, bits] = [0, 0]
  }
  return Float64Array.from(found, (units) => units / PER_DEGREE)
}

function writeNumber(step: number): string {
  let rest = step < 0 ? -step * 2 - 1 : step * 2
  let text = ''
  do {
    const digit = rest % 32
    rest = Math.floor(rest / 32)
    text += LETTERS[rest > 0 ? digit + 32 : digit]
  } while (rest > 0)
  return text
}
