import { usePageConfig } from '../../api/page-config.tsx'
import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { textOf } from '../../text/text-of.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import { joinLate, joinParties } from './join-parties.ts'
import { type PartyTraveller, readTravellers } from './party-traveller.ts'
import { travellersOverlay, travellersQuery } from './travellers-query.ts'
import type { TravellerRow } from './unsent-travellers.ts'

export type Party = {
  /** In the order in which they were added; never empty, because whoever reads this is one of them. */
  readonly travellers: readonly [PartyTraveller, ...PartyTraveller[]]
  readonly isInAccount: boolean
  readonly save: (traveller: PartyTraveller) => void
  readonly remove: (traveller: PartyTraveller) => void
}

const text = textOf({ own: 'Your passports, visas and stays', failed: 'Could not save this. Try again.' })

const OWNER_ID = 'owner'
/** The owner of this device, before anything was stored of them. */
const OWNER: PartyTraveller = { id: OWNER_ID, name: '', passports: [], visas: [], stays: [] }
const NONE: readonly TravellerRow[] = []

/** Those who travel: kept on this device, and in the account of one who is signed in. */
export function useParty(): Party {
  const [kept, keep] = useStoredValue('travellers', readTravellers)
  const userId = useAuth().user?.id ?? null
  const { data, isFetching, refetch } = useHydratedQuery(travellersQuery(usePageConfig(), userId))
  const rows = useUnsent(travellersOverlay, data ?? NONE)
  // Until the account has answered, what is written could repeat what it has.
  const isInAccount = userId !== null && data !== undefined
  const [first = OWNER, ...others] = isInAccount ? joinParties(rows.map(withoutRevision), kept) : kept
  const travellers = [first, ...others] as const
  return { travellers, isInAccount, save, remove }

  function save(traveller: PartyTraveller): void {
    const isNew = !travellers.some(({ id }) => id === traveller.id)
    const all = isNew
      ? [...travellers, traveller]
      : travellers.map((each) => (each.id === traveller.id ? traveller : each))
    put(all.map(withOwnId))
  }
  /** With the next change those of this device move to the account. */
  function put(all: readonly PartyTraveller[]): void {
    if (!isInAccount) return keep(all)
    const added = all.filter(({ id }) => rows.every((each) => each.id !== id))
    // Nobody is added to a copy of the last visit before the account has said who is there by now.
    const isLate = isFetching && added.length > 0
    if (isLate) keep(added)
    void import('./write-party.ts')
      .then(async ({ saveTravellers }) => {
        if (!isLate) return saveTravellers(rows, all, text('own'))
        const known = await freshRows()
        const wanted = joinLate(known.map(withoutRevision), rows.map(withoutRevision), all)
        return saveTravellers(known, wanted, text('own'))
      })
      .then(
        () => keep([]),
        () => toast.error(text('failed')),
      )
  }
  /** Offline the copy is all there is. */
  async function freshRows(): Promise<readonly TravellerRow[]> {
    const { data: fresh = NONE } = await refetch()
    return [...fresh, ...rows.filter(({ id }) => fresh.every((each) => each.id !== id))]
  }
  function remove(traveller: PartyTraveller): void {
    keep(kept.filter(({ id }) => id !== traveller.id))
    if (!isInAccount || !rows.some(({ id }) => id === traveller.id)) return
    void import('./write-party.ts')
      .then(({ deleteTraveller }) => deleteTraveller(traveller, text('own')))
      .catch(() => toast.error(text('failed')))
  }
}

function withOwnId(traveller: PartyTraveller): PartyTraveller {
  return traveller.id === OWNER_ID ? { ...traveller, id: crypto.randomUUID() } : traveller
}

function withoutRevision({ id, name, passports, visas, stays }: TravellerRow): PartyTraveller {
  return { id, name, passports, visas, stays }
}
