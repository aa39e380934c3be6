import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import type { PartyTraveller } from './party-traveller.ts'

/** For whom the visa check was filled in last. Kept on this device, so that no name and no id is in the address. */
export function useCheckedTraveller() {
  return useStoredValue('visa-check-for', (stored) => (typeof stored === 'string' ? stored : ''))
}

/**
 * The traveller to whom a question about this passport belongs: the chosen one of those who hold it, else a single
 * traveller of unknown passports. Null when the stays could be those of somebody else.
 */
export function holderOf(
  passport: string,
  travellers: readonly PartyTraveller[],
  chosenId: string,
): PartyTraveller | null {
  const holders = travellers.filter(({ passports }) => passports.some(({ country }) => country === passport))
  const [only, ...others] = travellers
  if (holders.length > 0) return holders.find(({ id }) => id === chosenId) ?? holders[0] ?? null
  return only && others.length === 0 && only.passports.length === 0 ? only : null
}
