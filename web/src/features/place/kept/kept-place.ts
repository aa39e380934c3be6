import type { CountryGuide, CountryPractice, PlaceAdvice } from '@app/contracts/place-guide'
import type { PracticalFacts } from '@app/contracts/place-guide-facts'
import type { Claim } from '@app/domain/kernel'

import type { GuidePlace } from '../guide-place.ts'

/** What a device shows of a place without a network. */
export type KeptPlace =
  | {
      readonly kind: 'destination'
      readonly place: GuidePlace
      readonly countryPath: string
      readonly practical: PracticalFacts
      readonly practice: CountryPractice
      readonly advice: readonly Claim<PlaceAdvice>[]
    }
  /** `asked` is a town that our guide has no entry for. */
  | { readonly kind: 'country'; readonly guide: CountryGuide; readonly asked: string | null }
  /** The file of the country is not on this device. */
  | { readonly kind: 'missing'; readonly name: string; readonly countryName: string; readonly countryPath: string }
