'use no memo'
import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'

import { useAuth } from '../../api/session/use-auth.ts'
import { followTheme } from '../../device/follow-theme.ts'
import { ALIVE } from '../../device/keep-early-clicks.ts'

/** What styles, tests and the next first paint read from the document itself. */
export function usePageMarks(isMobile: boolean): void {
  // The server writes it with the page; the shell, a rotation and a wrong guess need it set.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-tabbed', isMobile), [isMobile])
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
