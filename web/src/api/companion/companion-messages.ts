import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { ExchangeRates } from '@app/contracts/exchange-rates'
import type { ShownBookingSite } from '@app/contracts/page-rendering'
import type { TripPlace } from '@app/domain/trip'

/** To the thread. `id` is of the question, `key` of what the thread itself has asked for. */
export type ToCompanion =
  | { readonly kind: 'prepare' }
  | {
      readonly kind: 'ask'
      readonly id: number
      readonly request: AssistantRequest
      readonly bookingSite: Pick<ShownBookingSite, 'host'>
      /** Kept of the server; null where there are none. */
      readonly rates: ExchangeRates | null
    }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'places'; readonly key: number; readonly places: readonly TripPlace[] | null }

export type FromCompanion =
  /** All that was asked for with `prepare` is here, or not all of what no answer can do without. */
  | { readonly kind: 'prepared'; readonly isReady: boolean }
  | { readonly kind: 'event'; readonly id: number; readonly event: AssistantEvent }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number }
  | { readonly kind: 'places'; readonly key: number; readonly cityId: number }
