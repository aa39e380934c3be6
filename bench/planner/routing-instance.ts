/** The instances of team orienteering as in their files, in decimals; formats in FORMAT.txt of each folder. */
export type Vertex = {
  /** As the file numbers it. */
  readonly id: number
  readonly x: number
  readonly y: number
  readonly duration: number
  readonly score: number
  /** By tour: when a visit may start. */
  readonly windows: readonly (readonly (readonly [opens: number, closes: number])[])[]
  readonly fee: number
  readonly types: readonly number[]
}

export type RoutingInstance = {
  readonly name: string
  readonly tours: number
  readonly opens: number
  readonly closes: number
  readonly depot: { readonly x: number; readonly y: number }
  readonly vertices: readonly Vertex[]
  /** Infinity when there is none. */
  readonly budget: number
  readonly mostOfType: readonly number[]
  /** Distances are truncated, not rounded, to this many decimals: one for Solomon's, two for Cordeau's. */
  readonly decimals: number
}

const decimalsOf = (name: string): number => (name.startsWith('pr') ? 2 : 1)

const rowsOf = (text: string): readonly (readonly number[])[] =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/).map(Number))

export function readToptw(text: string, name: string, tours: number): RoutingInstance {
  const [depot, ...rows] = rowsOf(text)
    .slice(2)
    .filter((row) => row.length >= 9)
  if (!depot) throw new Error(`${name}: no start`)
  return {
    name,
    tours,
    opens: depot.at(-2)!,
    closes: depot.at(-1)!,
    depot: { x: depot[1]!, y: depot[2]! },
    vertices: rows.map((row) => {
      const window = [row.at(-2)!, row.at(-1)!] as const
      const windows = Array.from({ length: tours }, () => [window])
      return { id: row[0]!, x: row[1]!, y: row[2]!, duration: row[3]!, score: row[4]!, windows, fee: 0, types: [] }
    }),
    budget: Infinity,
    mostOfType: [],
    decimals: decimalsOf(name),
  }
}

export function readMctopmtw(text: string, name: string): RoutingInstance {
  const [head, depot, ...rows] = rowsOf(text)
  if (!head || !depot) throw new Error(`${name}: no start`)
  const tours = head[0]!
  return {
    name,
    tours,
    opens: depot[5]!,
    closes: depot[6]!,
    depot: { x: depot[1]!, y: depot[2]! },
    vertices: rows
      .filter((row) => row.length >= 22)
      .map((row) => ({
        id: row[0]!,
        x: row[1]!,
        y: row[2]!,
        duration: row[3]!,
        score: row[4]!,
        windows: Array.from({ length: tours }, (_, tour) => windowsOf(row.slice(5, 10), row[10] === 1, tour)),
        fee: row[11]!,
        types: row.slice(12, 22),
      })),
    budget: head[2]!,
    mostOfType: head.slice(3, 13),
    decimals: decimalsOf(name),
  }
}

/** Of four consecutive windows, the odd ones or the even ones apply, alternating between tours. */
function windowsOf(
  bounds: readonly number[],
  isOddFirst: boolean,
  tour: number,
): readonly (readonly [number, number])[] {
  const first = isOddFirst === (tour % 2 === 0) ? 0 : 1
  return [first, first + 2].map((index) => [bounds[index]!, bounds[index + 1]!])
}
