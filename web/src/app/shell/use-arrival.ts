'use no memo'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new page is read from its start. The browser does that for a document; here the keyboard and the screen reader
 * would stay on a link that is gone. What the page focuses itself is left alone.
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
