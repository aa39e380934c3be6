import type { CityGuide } from '@app/contracts/place-guide'

import type { IntelQuestion } from './load-travel-intel.ts'
import { travelIntelText as text } from './travel-intel-text.ts'

export type BriefingProps = { readonly guide: CityGuide; readonly question: IntelQuestion }

export function stayWords(days: number): string {
  return days === 1 ? text('days.one') : text('days', { count: String(days) })
}
