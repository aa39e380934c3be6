'use no memo'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, reading starts at the top of the page. The browser does that for a document; here the focus would
 * stay on a removed link. Focus set by the page itself is left alone.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const content = document.getElementById('content')
    if (hash || content?.querySelector(':focus')) return
    content?.focus({ preventScroll: true })
  }, [pathname, hash])
}
