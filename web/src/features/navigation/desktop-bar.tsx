'use no memo'
import { Link } from 'react-router'

import { BRAND } from '../../entities/company/brand.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { AccountControl } from './account-control.tsx'
import { frameText as text } from './frame-text.ts'
import { PlaceLink } from './place-link.tsx'
import { ToolsMenu } from './tools-menu.tsx'

const LINKS = [
  ['assistant', '/assistant'],
  ['itinerary', '/itinerary'],
  ['flights', '/flights'],
  ['hotels', '/accommodation-search'],
  ['pricing', '/pricing'],
] as const

/** The header in the style of a chart's margin: links along a graduated edge, with a mark at the current one. */
export function DesktopBar({ isGoing }: { isGoing: boolean }) {
  return (
    <header className="relative z-30 bg-paper">
      <div className="page-width flex min-h-18 items-stretch">
        <Link
          to="/"
          aria-label={text('home')}
          className="flex items-center pe-5 text-ink no-underline lg:me-2 lg:border-e lg:border-line xl:pe-8"
        >
          <Wordmark name={BRAND.name} />
        </Link>
        <nav aria-label={text('main')} className="hidden items-stretch lg:flex">
          {LINKS.map(([name, to]) => (
            <PlaceLink
              key={name}
              to={to}
              className="chart-label scale-mark flex items-center px-2.5 whitespace-nowrap text-ink no-underline transition-colors duration-150 hover:text-tide xl:px-5"
            >
              {text(name)}
            </PlaceLink>
          ))}
        </nav>
        <div className="ms-auto flex items-stretch">
          <AccountControl />
          <ToolsMenu />
        </div>
      </div>
      <div className={`chart-scale overflow-hidden ${isGoing ? 'scale-run' : ''}`} aria-hidden="true" />
    </header>
  )
}
