/** Values before and after: an undo restores the old value, whatever the edit was. */
export type History<Value> = {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
}

const KEPT = 100

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] }
}

/** An equal value adds no step. */
export function record<Value>(history: History<Value>, present: Value): History<Value> {
  if (present === history.present) return history
  return { past: [...history.past, history.present].slice(-KEPT), present, future: [] }
}

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  const [after, ...rest] = future
  return after === undefined ? { past, present, future } : { past: [...past, present], present: after, future: rest }
}
