/** A font size, as a share of the column's width, at which the longest word fits on one line. */
const SIZES = [
  [7, ''],
  [8, 'text-[length:min(var(--text-display),20cqi)]'],
  [10, 'text-[length:min(var(--text-display),16cqi)]'],
  [12, 'text-[length:min(var(--text-display),13.4cqi)]'],
  [14, 'text-[length:min(var(--text-display),11.6cqi)]'],
  [18, 'text-[length:min(var(--text-display),9cqi)]'],
] as const
const SMALLEST = 'text-[length:min(var(--text-display),8cqi)]'

/** A name is never broken within a word: Copenhagen, not Copenhage-n. Its parent must be a size container. */
export function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => Array.from(word).length))
  return SIZES.find(([letters]) => longest <= letters)?.[1] ?? SMALLEST
}
