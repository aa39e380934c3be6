import { useStoredValue } from '../../../device/storage/use-stored-value.ts'

/** Ticks of many trips; the oldest are dropped. */
const MOST = 400

/** Which items of the packing list are in the bag, on this device. */
export function usePackedItems(tripId: string) {
  const [kept, keep] = useStoredValue('packed-items', readItems)
  const keyOf = (item: string): string => `${tripId} ${item}`
  return {
    isPacked: (item: string): boolean => kept.includes(keyOf(item)),
    toggle(item: string): void {
      const others = kept.filter((key) => key !== keyOf(item))
      keep(others.length < kept.length ? others : [...others, keyOf(item)].slice(-MOST))
    },
  }
}

function readItems(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []
}
