import type { PlaceAdvice } from '@app/contracts/place-guide'
import type { Claim } from '@app/domain/kernel'
import { compareAdvice } from '@app/domain/safety-feeds'

import { adviceLines } from '../../entities/safety-feeds/advice-now.ts'

/** `all-stop`: every government says do not travel. `some-stop`: at least one. `some-avoid`: at least one says reconsider. */
export const ADVICE_GROUPS = ['all-stop', 'some-stop', 'some-avoid'] as const
export type AdviceGroup = (typeof ADVICE_GROUPS)[number]

export type CountryInGroup = {
  readonly country: string
  readonly group: AdviceGroup
  /** Two levels or more between the mildest and the strictest. */
  readonly isDisputed: boolean
}

/** Only countries that some government advises against; the others need no list. */
export function groupOf(country: string, advice: readonly Claim<PlaceAdvice>[]): CountryInGroup | null {
  const compared = compareAdvice(adviceLines(advice))
  switch (compared.kind) {
    case 'unknown':
      return null
    case 'one':
    case 'agree':
      return compared.level < 3
        ? null
        : { country, group: compared.level === 4 ? 'all-stop' : 'some-avoid', isDisputed: false }
    case 'disagree':
      return compared.high < 3
        ? null
        : {
            country,
            group: compared.high === 4 ? 'some-stop' : 'some-avoid',
            isDisputed: compared.high - compared.low > 1,
          }
  }
}
