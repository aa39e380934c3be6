import { MOST, type PartyTraveller } from './party-traveller.ts'

/**
 * The account's travellers with those that this device kept before the sign-in. Those without a name are both the owner:
 * their passports, visas and stays become one list.
 */
export function joinParties(
  account: readonly PartyTraveller[],
  kept: readonly PartyTraveller[],
): readonly PartyTraveller[] {
  const owner = account.find(({ name }) => name === '')
  const guest = kept.find(({ name }) => name === '')
  const known = new Set(account.map(({ id }) => id))
  const others = kept.filter((each) => !known.has(each.id) && !(owner && each === guest))
  const joined = account.map((each) => (each === owner && guest && guest.id !== each.id ? join(each, guest) : each))
  return [...joined, ...others].slice(0, MOST.travellers)
}

/**
 * What to write when the account answered only after the change: it may know the owner by another id than this device
 * made up, and then both are one. `before` is what this device knew of the account when the change was made.
 */
export function joinLate(
  fresh: readonly PartyTraveller[],
  before: readonly PartyTraveller[],
  wanted: readonly PartyTraveller[],
): readonly PartyTraveller[] {
  const wasKnown = ({ id }: PartyTraveller): boolean => before.some((each) => each.id === id)
  const added = wanted.filter((each) => !wasKnown(each))
  const changed = new Map(wanted.filter(wasKnown).map((each) => [each.id, each]))
  return joinParties(fresh, added).map((each) => changed.get(each.id) ?? each)
}

function join(owner: PartyTraveller, guest: PartyTraveller): PartyTraveller {
  return {
    ...owner,
    passports: union(owner.passports, guest.passports).slice(0, MOST.passports),
    visas: union(owner.visas, guest.visas).slice(0, MOST.visas),
    stays: union(owner.stays, guest.stays).slice(0, MOST.stays),
  }
}

function union<Item>(own: readonly Item[], added: readonly Item[]): readonly Item[] {
  const seen = new Set(own.map((item) => JSON.stringify(item)))
  return [...own, ...added.filter((item) => !seen.has(JSON.stringify(item)))]
}
