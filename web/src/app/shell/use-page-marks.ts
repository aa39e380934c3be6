'use no memo'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'

import { useAuth } from '../../api/session/use-auth.ts'
import { followTheme } from '../../device/follow-theme.ts'
import { ALIVE } from '../../device/keep-early-clicks.ts'

/** What styles, tests and the next first paint read from the document itself. */
export function usePageMarks(): void {
  const { user, isLoading } = useAuth()
  useEffect(() => {
    if (!isLoading) document.documentElement.toggleAttribute('data-session', user !== null)
  }, [user, isLoading])
  const { location: next } = useNavigation()
  useEffect(() => {
    const { dataset } = document.documentElement
    // Read by whoever has to load a page whose script is gone.
    if (next) dataset['going'] = `${next.pathname}${next.search}${next.hash}`
    else delete dataset['going']
  }, [next])
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    dispatchEvent(new Event(ALIVE))
    return followTheme()
  }, [])
}
