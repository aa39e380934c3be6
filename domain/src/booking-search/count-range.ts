export type CountRange = readonly [least: number, most: number]

export function isInRange(count: number, [least, most]: CountRange): boolean {
  return Number.isInteger(count) && count >= least && count <= most
}
