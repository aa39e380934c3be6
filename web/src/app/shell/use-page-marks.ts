'use no memo'
import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from 'react-router'

import { ALIVE } from '../../device/hydration/keep-early-clicks.ts'
import { followTheme } from '../../device/screen/follow-theme.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'

/** Attributes of the document that styles, tests and the next first paint read. */
export function usePageMarks(isMobile: boolean): void {
  // The server sets it with the page; the shell, a rotation and a wrong guess need it set here.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-tabbed', isMobile), [isMobile])
  const { user, isLoading } = useAuth()
  useEffect(() => {
    if (!isLoading) document.documentElement.toggleAttribute('data-session', user !== null)
  }, [user, isLoading])
  const { location: next } = useNavigation()
  useEffect(() => {
    const { dataset } = document.documentElement
    // Read by code that reloads a page whose script is missing.
    if (next) dataset['going'] = `${next.pathname}${next.search}${next.hash}`
    else delete dataset['going']
  }, [next])
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    dispatchEvent(new Event(ALIVE))
    return followTheme()
  }, [])
}
