/**
 * Team orienteering with several time windows: on every day one route from the day's start to its end, every node at most
 * once, as much profit as fits. Whole numbers throughout; what one unit of time is the caller decides.
 *
 * Points are the nodes (0 … nodeCount - 1), then for each day its start (nodeCount + 2 * day) and its end (+ 1).
 * A cell is a node on a day: `node * dayCount + day`.
 */
export type OrienteeringProblem = {
  readonly nodeCount: number
  readonly dayCount: number
  /** Between points, `from * pointCount + to`; the same both ways. */
  readonly travel: Int32Array
  /** How long a visit takes. It must be longer than what a detour over the node could save. */
  readonly service: Int32Array
  /** Per cell. */
  readonly profit: Int32Array
  /** The windows of a cell are those from `windowFrom[cell]` up to `windowFrom[cell + 1]`, ascending. */
  readonly windowFrom: Int32Array
  /** A visit starts between the two, both included. */
  readonly opens: Int32Array
  readonly closes: Int32Array
  readonly dayStart: Int32Array
  readonly dayEnd: Int32Array
  /** What the whole plan may use up: money, visits of a category, visits of a day. */
  readonly limits: Int32Array
  /** The uses of a cell are those from `useFrom[cell]` up to `useFrom[cell + 1]`. */
  readonly useFrom: Int32Array
  readonly useOf: Int32Array
  readonly useAmount: Int32Array
  /** 1: happens wherever one is, so that there is no way to it. */
  readonly floats: Uint8Array
  /** Metres on foot between points; empty where nobody counts them. */
  readonly walk: Int32Array
  /** Days that share a walking cap: parts of one day, between appointments. */
  readonly walkGroup: Int32Array
  readonly walkCap: Int32Array
  /** Profit that a unit of travel is worth; at zero a shorter way only decides between equals. */
  readonly travelPrice: number
}

export const pointCountOf = ({ nodeCount, dayCount }: OrienteeringProblem): number => nodeCount + 2 * dayCount
