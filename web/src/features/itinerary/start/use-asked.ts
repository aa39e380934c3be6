import type { TripAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'
import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { EMPTY_ASK } from '../ask/empty-ask.ts'

export type Wishes = { readonly ask: TripAsk; readonly sentence: string; readonly request: TripRequest | null }
export type Asked = Wishes & { readonly id: string }

/**
 * What was understood is a step with an address of its own: a sentence stands in it, and everything else lies in the
 * browser's history, where a reload and Back find it as it was left.
 */
export function useAsked() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useSyncExternalStore(noChange, yes, no)
  const asked = isHydrated ? readAsked(state, search) : null
  return {
    asked,
    /** The server knows nothing of what lies in the history: before that nothing is read again. */
    isHydrated,
    /** Answers the id of the step. */
    show: (wishes: Wishes): string => {
      const id = crypto.randomUUID()
      const path = wishes.sentence ? `?${new URLSearchParams({ wish: wishes.sentence }).toString()}` : '?form'
      void navigate(`/itinerary${path}`, {
        replace: path === search,
        preventScrollReset: true,
        state: { asked: { ...wishes, id } satisfies Asked },
      })
      return id
    },
    /** So that whoever comes back from the plan finds what it was made from. */
    change: (ask: TripAsk): void => {
      if (asked)
        void navigate(`/itinerary${search}`, {
          replace: true,
          preventScrollReset: true,
          state: { asked: { ...asked, ask } satisfies Asked },
        })
    },
  }
}

const EMPTY_FORM: Asked = { id: 'form', ask: EMPTY_ASK, sentence: '', request: null }

function readAsked(state: unknown, search: string): Asked | null {
  const { asked } = (state ?? {}) as { readonly asked?: Partial<Asked> }
  return typeof asked?.id === 'string' && Array.isArray(asked.ask?.cities)
    ? (asked as Asked)
    : search === '?form'
      ? EMPTY_FORM
      : null
}

const noChange = (): (() => void) => () => undefined
const yes = (): boolean => true
const no = (): boolean => false
