/** Counts bytes per second and sender; true when the allowance of this second is used up. */
export type ByteAllowance = (sender: string, bytes: number) => boolean

export function createByteAllowance(perSecond: number, monotonicMs: () => number): ByteAllowance {
  const used = new Map<string, number>()
  let second = 0
  return (sender, bytes) => {
    const current = Math.floor(monotonicMs() / 1000)
    // Clears all entries, so that senders who left do not stay in memory.
    if (current !== second) used.clear()
    second = current
    const sum = (used.get(sender) ?? 0) + bytes
    used.set(sender, sum)
    return sum > perSecond
  }
}
