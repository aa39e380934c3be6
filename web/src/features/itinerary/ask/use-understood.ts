import { readAsk, type TripAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'
import { useState } from 'react'

import { useProfile } from '../../../api/profile/use-profile.ts'
import { withOwnNeeds } from './own-needs.ts'
import { takeUntouched } from './take-untouched.ts'

type Given = {
  readonly ask: TripAsk
  readonly request: TripRequest | null
  readonly better: TripRequest | null
  /** While a plan is made from them the wishes stay as they are. */
  readonly isBusy: boolean
  /** A trip that is there already has its wishes: what was taken out of them stays out. */
  readonly isNew: boolean
}

/**
 * The wishes as the traveller edits them. What the profile says, and a better reading of the sentence, change what is
 * untouched, once each.
 */
export function useUnderstood({ ask: given, request, better, isBusy, isNew }: Given) {
  const { profile, isReady } = useProfile()
  const [first, setFirst] = useState(given)
  const [ask, setAsk] = useState(given)
  const [taken, setTaken] = useState<TripRequest | null>(null)
  const [hasNeeds, setNeeds] = useState(!isNew)
  if (isReady && !hasNeeds && !isBusy) {
    const own = withOwnNeeds(first, profile)
    setNeeds(true)
    setFirst(own)
    setAsk(takeUntouched(ask, first, own))
  } else if (better && better !== taken && !isBusy) {
    setTaken(better)
    // How far they walk stands in the sentence alone, which is the same.
    const read = { ...readAsk(better), walkingCapMetres: first.walkingCapMetres }
    setAsk(takeUntouched(ask, first, isNew ? withOwnNeeds(read, profile) : read))
  }
  return { ask, setAsk, request: taken ?? request }
}
