import { type RefObject, useEffect } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../session/use-auth.ts'

/** A flight search starts at the home airport, if the profile has one. */
export function useHomeAirport(form: RefObject<HTMLFormElement | null>): void {
  const config = usePageConfig()
  const { user } = useAuth()
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    import('./fill-home-airport.ts')
      .then(({ fillHomeAirport }) => fillHomeAirport(config, userId, form.current))
      .catch(() => undefined)
  }, [config, userId, form])
}
