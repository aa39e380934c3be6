import { useEffect, useState } from 'react'

export type Airline = { readonly name: string; readonly country: string | undefined }

const FLIGHT_NUMBER = /^\s*([A-Z\d]{2})\s*\d{1,4}[A-Z]?\s*$/i

/** By the first two characters of a flight number; undefined while it is incomplete, and for a code that nobody uses. */
export function useAirline(flight: string): Airline | undefined {
  const code = FLIGHT_NUMBER.exec(flight)?.[1]?.toUpperCase()
  const [found, setFound] = useState<{ readonly code: string; readonly airline: Airline | undefined }>()
  useEffect(() => {
    if (!code) return undefined
    let isWanted = true
    findAirline(code)
      .then((airline) => isWanted && setFound({ code, airline }))
      // Without the table the letter has a gap for the name.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [code])
  return code !== undefined && found?.code === code ? found.airline : undefined
}

/** The names weigh as much as the page, and are needed only once a number has been typed. */
async function findAirline(code: string): Promise<Airline | undefined> {
  const [airlines, countries] = await Promise.all([
    import('@app/datasets/airlines'),
    import('@app/datasets/airline-countries'),
  ])
  const airline = airlines.findAirline(code)
  return airline && { name: airline.name, country: countries.countryOfAirline(airline) ?? airline.country ?? undefined }
}
