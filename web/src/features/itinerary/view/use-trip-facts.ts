import type { Trip } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import { datesAround } from '@app/domain/trip-making'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { loadTripFacts } from '../../../entities/trip/trip-data.ts'

/** Holidays, weather and exchange rates of the destinations; empty until loaded. */
export function useTripFacts({ days }: Trip): CheckFacts {
  const config = usePageConfig()
  const countries = [...new Set(days.map(({ city }) => city.country))].filter((code) => /^[A-Z]{2}$/.test(code)).join()
  const cityIds = [...new Set(days.flatMap(({ city }) => city.cityId ?? []))].join()
  const first = days[0]?.date ?? null
  const count = days.length
  const [facts, setFacts] = useState<CheckFacts>({})
  useEffect(() => {
    if (countries === '') return
    let isGone = false
    const asked = { countries: countries.split(','), cityIds: cityIds.split(',').filter(Boolean).map(Number) }
    void loadTripFacts(config, { ...asked, ...datesAround(first, count) }).then((found) => {
      if (!isGone) setFacts(found)
    })
    return () => {
      isGone = true
    }
  }, [config, countries, cityIds, first, count])
  return facts
}
