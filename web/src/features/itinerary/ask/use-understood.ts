import { readAsk, type TripAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'
import { useState } from 'react'

import { takeUntouched } from './take-untouched.ts'

type Given = {
  readonly ask: TripAsk
  readonly request: TripRequest | null
  readonly better: TripRequest | null
  /** While a plan is made from them the wishes stay as they are. */
  readonly isBusy: boolean
}

/** The wishes as the traveller edits them; a better reading of the sentence changes what is untouched, once. */
export function useUnderstood({ ask: given, request, better, isBusy }: Given) {
  const [first] = useState(given)
  const [ask, setAsk] = useState(given)
  const [taken, setTaken] = useState<TripRequest | null>(null)
  if (better && better !== taken && !isBusy) {
    setTaken(better)
    setAsk(takeUntouched(ask, first, readAsk(better)))
  }
  return { ask, setAsk, request: taken ?? request }
}
