import { codeBytes } from './code-bytes.ts'

/** Rows of squares, true where it is dark. */
export type QrModules = readonly (readonly boolean[])[]

type Grid = (boolean | undefined)[][]
type Mask = (row: number, column: number) => boolean

const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** A QR code of the text (ISO/IEC 18004, byte mode, level M), or null when it is too long to be drawn small. */
export function qrModules(text: string): QrModules | null {
  const code = codeBytes(text)
  if (!code) return null
  const size = 17 + 4 * code.version
  const drawn = MASKS.map((mask, number) => {
    const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }))
    drawPatterns(grid, code.version)
    drawFormat(grid, number)
    drawBytes(grid, code.bytes, mask)
    return grid.map((row) => row.map(Boolean))
  })
  return drawn.reduce((best, other) => (unevenness(other) < unevenness(best) ? other : best))
}

function drawPatterns(grid: Grid, version: number): void {
  const last = grid.length - 7
  for (const [row, column] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const)
    drawRings(grid, row + 3, column + 3, 4)
  if (version > 1) drawRings(grid, grid.length - 7, grid.length - 7, 2)
  for (let index = 8; index < grid.length - 8; index += 1) {
    set(grid, 6, index, index % 2 === 0)
    set(grid, index, 6, index % 2 === 0)
  }
}

/** Squares inside each other: the three eyes with their white margin, or the small mark. */
function drawRings(grid: Grid, row: number, column: number, reach: 2 | 4): void {
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) {
      const ring = Math.max(Math.abs(x), Math.abs(y))
      set(grid, row + y, column + x, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
    }
}

// Level M is 00 in the five bits; a BCH code protects them (ISO/IEC 18004, 7.9).
function drawFormat(grid: Grid, mask: number): void {
  let rest = mask << 10
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const size = grid.length
  const isDark = (index: number): boolean => ((bits >> index) & 1) === 1
  for (let index = 0; index < 15; index += 1) {
    const near = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
    set(grid, near, 8, isDark(index))
    const far = index < 8 ? size - 1 - index : index < 9 ? 7 : 14 - index
    set(grid, 8, far, isDark(index))
  }
  set(grid, size - 8, 8, true)
}

/** Upwards and downwards in pairs of columns, from the right, around everything that is already there. */
function drawBytes(grid: Grid, bytes: readonly number[], mask: Mask): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue
        const isOne = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        set(grid, row, column, isOne !== mask(row, column))
        bit += 1
      }
    }
  }
}

/** How hard it is to read: long runs of one colour, and full squares of four. */
function unevenness(modules: QrModules): number {
  const lines = [...modules, ...modules.map((_, column) => modules.map((row) => row[column] ?? false))]
  const runs = lines.flatMap(
    (line) =>
      line
        .map(String)
        .join(' ')
        .match(/(?:true ?){5,}|(?:false ?){5,}/g) ?? [],
  )
  let squares = 0
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      const others = [row[x + 1], modules[y + 1]?.[x], modules[y + 1]?.[x + 1]]
      if (others.every((other) => other === isDark)) squares += 1
    }),
  )
  return runs.reduce((sum, run) => sum + run.trim().split(' ').length - 2, 0) + 3 * squares
}

function set(grid: Grid, row: number, column: number, isDark: boolean): void {
  const line = grid[row]
  if (line && column >= 0 && column < line.length) line[column] = isDark
}
