import type { CountryHelp } from '@app/domain/emergency-help'
import { rateNumbers } from '@app/domain/emergency-help'
import { useEffect, useState } from 'react'

import { type LocalPhrases, openLocalPhrases } from '../../entities/phrases/local-phrases.ts'

/** What is known of a country for an emergency, from the device alone. */
export type CountryAid = {
  readonly country: string
  /** Null when the table has none. */
  readonly services: CountryHelp['services'] | null
  /** Null when no language of the country has phrases, or they are not on this device. */
  readonly local: LocalPhrases | null
}

type Aid = CountryAid | 'loading' | 'failed' | null

/** Null without a country. */
export function useCountryAid(country: string | null): Aid {
  const [loaded, setLoaded] = useState<{ readonly country: string; readonly aid: CountryAid | 'failed' } | null>(null)
  useEffect(() => {
    if (country === null) return undefined
    let isWanted = true
    void loadAid(country).then(
      (aid) => isWanted && setLoaded({ country, aid }),
      () => isWanted && setLoaded({ country, aid: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [country])
  if (country === null) return null
  return loaded?.country === country ? loaded.aid : 'loading'
}

/** The numbers come first: they are shown even when the phrases cannot be read. */
async function loadAid(country: string): Promise<CountryAid> {
  const { emergencyNumbersOf } = await import('@app/datasets/emergency-numbers')
  const listed = emergencyNumbersOf(country)
  const local = await openLocalPhrases(country).catch(() => null)
  return { country, services: listed ? rateNumbers(listed).services : null, local }
}

export type CalledService = { readonly service: 'general' | 'police' | 'ambulance' | 'fire'; readonly number: string }

/** The numbers to show: one line where one number is for everything. */
export function numbersToCall(services: CountryHelp['services'] | null): readonly CalledService[] {
  if (!services) return []
  const first = (service: CalledService['service']): CalledService[] => {
    const number = services[service][0]?.number
    return number === undefined ? [] : [{ service, number }]
  }
  const [general] = first('general')
  const single = (['police', 'ambulance', 'fire'] as const).flatMap(first)
  const isForAll = general && single.length === 3 && single.every(({ number }) => number === general.number)
  if (isForAll) return [general]
  return general ? [general, ...single] : single
}
