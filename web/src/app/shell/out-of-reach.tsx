import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { useOnline } from '../../offline/use-online.ts'
import { PageHead } from '../../pages/page-head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { errorText as text } from './error-text.ts'
import { type KeptPage, listKeptPages } from './kept-pages.ts'

/** Tools that every returning device has: their scripts are precached at the first visit. */
const ALWAYS: readonly KeptPage[] = [
  { path: '/dashboard', title: text('away.saved') },
  { path: '/offline-maps', title: text('away.maps') },
]

/** This page was never cached here, and loads when the connection returns. Until then other pages are offered. */
export function OutOfReach() {
  const isOnline = useOnline()
  const kept = useKeptPages()
  const [hasTried, setTried] = useState(false)
  return (
    <div className="page-width grid justify-items-start gap-5 py-16 lg:py-24">
      <PageHead title={text('away.title')} description={text('away.text')} isIndexed={false} />
      <BeamThatEnds />
      <h1 className="text-heading">{text('away.title')}</h1>
      <p className="max-w-[60ch] text-lead text-soft">{text('away.text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{text('home')}</ButtonLink>
        {/* Offline, reloading could lose this page too. */}
        <Button variant="outline" onClick={() => (navigator.onLine ? location.reload() : setTried(true))}>
          {text('retry')}
        </Button>
      </div>
      {hasTried && !isOnline && <p role="status">{text('offline.still')}</p>}
      <section className="mt-4 w-full max-w-[60ch]" aria-labelledby="still-here">
        <h2 id="still-here" className="text-title">
          {text('away.here')}
        </h2>
        <ul className="mt-2 border-t border-line">
          {[...ALWAYS, ...kept].map(({ path, title }) => (
            <li key={path} className="border-b border-line">
              <Link to={path} className="flex min-h-11 items-center font-semibold text-tide underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function useKeptPages(): readonly KeptPage[] {
  const { pathname } = useLocation()
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    let isLeft = false
    // A browser that blocks access to its storage still has the pages above.
    listKeptPages(pathname).then(
      (pages) => !isLeft && setKept(pages.filter(({ path }) => ALWAYS.every((page) => page.path !== path))),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [pathname])
  return kept
}

/** A light whose beam ends before it reaches us, shown wherever something waits for a connection. */
function BeamThatEnds() {
  return (
    <svg viewBox="0 0 96 64" className="h-14" fill="none" strokeWidth="1.5" aria-hidden="true">
      <circle cx="16" cy="32" r="3" className="fill-tide" />
      <path d="M26 22a14 14 0 0 1 0 20" className="stroke-tide" />
      <path d="M36 14a26 26 0 0 1 0 36" className="stroke-edge" strokeDasharray="5 4" />
      <path d="M47 6a38 38 0 0 1 0 52" className="stroke-edge" strokeDasharray="2 6" />
      <circle cx="82" cy="32" r="4" className="fill-raised stroke-signal" />
    </svg>
  )
}
