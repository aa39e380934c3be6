/** Counts bytes per second and sender; true when this second's allowance is used up. */
export type ByteAllowance = (sender: string, bytes: number) => boolean

export function createByteAllowance(perSecond: number): ByteAllowance {
  const used = new Map<string, number>()
  let second = 0
  return (sender, bytes) => {
    const current = Math.floor(performance.now() / 1000)
    // All at once, so that nobody who has left is kept.
    if (current !== second) used.clear()
    second = current
    const sum = (used.get(sender) ?? 0) + bytes
    used.set(sender, sum)
    return sum > perSecond
  }
}
