import { useEffect, useState } from 'react'

/** Every country with an emergency number; none until the table is loaded. */
export function useEmergencyCountries(): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    void import('@app/datasets/emergency-numbers').then(
      ({ EMERGENCY_COUNTRIES }) => isWanted && setCodes(EMERGENCY_COUNTRIES),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return codes
}
