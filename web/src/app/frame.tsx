import { useEffect } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration } from 'react-router'

import { BRAND } from '../content/brand.ts'
import { frameText as text } from '../text/frame.ts'
import { Wordmark } from '../ui/wordmark.tsx'

/** What surrounds every page. */
export function Frame() {
  useEffect(() => {
    // Tests and styles may wait for the moment when the page is alive.
    document.documentElement.dataset['alive'] = ''
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="chart-label fixed top-2 left-2 z-20 -translate-y-16 rounded-control bg-tide px-4 py-3 text-on-tide focus:translate-y-0"
      >
        {text('frame.skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}

function Header() {
  return (
    <header className="relative z-10 border-b border-line bg-paper">
      <div className="page-width flex min-h-16 items-center justify-between gap-6">
        <Link to="/" aria-label={text('frame.home')} className="py-2 text-ink no-underline">
          <Wordmark name={BRAND.name} />
        </Link>
        <nav aria-label={text('frame.nav')}>
          <NavLink
            to="/flight-compensation"
            className="inline-flex min-h-11 items-center border-b-2 border-transparent text-small font-semibold text-ink no-underline hover:text-tide aria-[current=page]:border-signal"
          >
            {text('frame.nav.delay')}
          </NavLink>
        </nav>
      </div>
    </header>
  )
}

function Footer() {
  return (
    <footer className="mt-24">
      <div className="neat-line h-2" aria-hidden="true" />
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 py-8 text-small text-soft">
        <p>{text('frame.footer')}</p>
        <p className="chart-label">{text('frame.footer.sources')}</p>
      </div>
    </footer>
  )
}
