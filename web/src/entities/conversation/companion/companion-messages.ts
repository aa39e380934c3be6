import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { ExchangeRates } from '@app/contracts/exchange-rates'
import type { ShownBookingSite } from '@app/contracts/page-rendering'
import type { TripPlace } from '@app/domain/trip'

/** To the worker. `id` names a question, `key` a request that the worker made. */
export type ToCompanion =
  | { readonly kind: 'prepare' }
  | {
      readonly kind: 'ask'
      readonly id: number
      readonly request: AssistantRequest
      readonly bookingSite: Pick<ShownBookingSite, 'host'>
      /** The server's latest rates; null when none were saved. */
      readonly rates: ExchangeRates | null
    }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'places'; readonly key: number; readonly places: readonly TripPlace[] | null }

export type FromCompanion =
  /** Whether `prepare` loaded everything that an answer needs. */
  | { readonly kind: 'prepared'; readonly isReady: boolean }
  | { readonly kind: 'event'; readonly id: number; readonly event: AssistantEvent }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number }
  | { readonly kind: 'places'; readonly key: number; readonly cityId: number }
