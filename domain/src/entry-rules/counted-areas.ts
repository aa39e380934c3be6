import type { Source } from '../kernel/index.ts'
import { isInSchengen, SCHENGEN_STAY } from './assess-stay.ts'

/** Countries that allow so many days in any window, and count a traveller's stays together. */
export type CountedArea = {
  readonly id: 'schengen' | 'CY' | 'MK' | 'TR'
  readonly days: number
  readonly windowDays: number
  readonly source: Source
  readonly checkedAt: string
}

const READ_ON = '2026-11-19'
const NINETY_OF_180 = { days: 90, windowDays: 180 } as const

export const COUNTED_AREAS: readonly CountedArea[] = [
  { id: 'schengen', ...SCHENGEN_STAY },
  {
    id: 'CY',
    ...NINETY_OF_180,
    // Cyprus applies the Borders Code, and its days are its own until it joins the area; those in the north count too.
    source: {
      title: 'UK Foreign, Commonwealth & Development Office, Cyprus: entry requirements',
      url: 'https://www.gov.uk/foreign-travel-advice/cyprus/entry-requirements',
    },
    checkedAt: '2026-08-22',
  },
  {
    id: 'MK',
    ...NINETY_OF_180,
    source: {
      title: 'Ministry of Foreign Affairs of North Macedonia, short stay',
      url: 'https://telaviv.mfa.gov.mk/mk/page/850/shto-e-kratkorochen-prestoj',
    },
    checkedAt: READ_ON,
  },
  {
    id: 'TR',
    ...NINETY_OF_180,
    source: {
      title: 'Ministry of Foreign Affairs of Türkiye, general information about visas',
      url: 'https://www.mfa.gov.tr/general-information-about-turkish-visas.en.mfa',
    },
    checkedAt: READ_ON,
  },
]

/** The area whose count this country belongs to; null where we know of none. */
export function areaOf(country: string): CountedArea | null {
  const id = isInSchengen(country) ? 'schengen' : country
  return COUNTED_AREAS.find((area) => area.id === id) ?? null
}
