import { useStoredValue } from '../../../device/storage/use-stored-value.ts'

export type CardChoice = {
  /** Keys of phrases; null: not chosen yet, so the diets of the trip count. */
  readonly keys: readonly string[] | null
  /** By the name of the lodging, as the traveller copied it. */
  readonly addresses: Readonly<Record<string, string>>
}

export const LONGEST_ADDRESS = 200
const MOST_KEYS = 30
const MOST_ADDRESSES = 30
const KEY = /^[a-z][a-z-]{1,40}$/

/** On this device only: an allergy and an address are nobody else's business. */
export function useCardChoice() {
  return useStoredValue('translate-card', readChoice)
}

export function readChoice(stored: unknown): CardChoice {
  const { keys, addresses } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<CardChoice>
  const known = Array.isArray(keys)
    ? keys.filter((key: unknown): key is string => typeof key === 'string' && KEY.test(key)).slice(0, MOST_KEYS)
    : null
  const kept = Object.entries(addresses ?? {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .slice(-MOST_ADDRESSES)
    .map(([name, address]) => [name, address.slice(0, LONGEST_ADDRESS)] as const)
  return { keys: known, addresses: Object.fromEntries(kept) }
}
