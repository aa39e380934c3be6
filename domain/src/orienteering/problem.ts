/**
 * Team orienteering with several time windows: one route per day from its start to its end, every node at most once,
 * maximum profit. Whole numbers throughout; the caller chooses the unit of time.
 *
 * Points are the nodes (0 … nodeCount - 1), then for each day its start (nodeCount + 2 * day) and its end (+ 1). A cell
 * is a node on a day: `node * dayCount + day`.
 */
export type OrienteeringProblem = {
  readonly nodeCount: number
  readonly dayCount: number
  /** Between points, `from * pointCount + to`; symmetric. */
  readonly travel: Int32Array
  /** The duration of a visit. It must exceed what a detour over the node could save. */
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
  /** Resources of the whole plan: money, visits of a category, visits of a day. */
  readonly limits: Int32Array
  /** The uses of a cell are those from `useFrom[cell]` up to `useFrom[cell + 1]`. */
  readonly useFrom: Int32Array
  readonly useOf: Int32Array
  readonly useAmount: Int32Array
  /** 1: happens at the current position, so no travel is needed. */
  readonly floats: Uint8Array
  /** Walking metres between points; empty without a walking cap. */
  readonly walk: Int32Array
  /** Days that share a walking cap: parts of one day, between appointments. */
  readonly walkGroup: Int32Array
  readonly walkCap: Int32Array
  /** The profit that a unit of travel costs; at zero a shorter route only breaks ties. */
  readonly travelPrice: number
}

export const pointCountOf = ({ nodeCount, dayCount }: OrienteeringProblem): number => nodeCount + 2 * dayCount
