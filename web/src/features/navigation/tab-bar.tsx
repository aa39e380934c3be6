'use no memo'
import { useEffect } from 'react'

import { onKeyboard } from '../../device/native/on-keyboard.ts'
import { frameText as text } from './frame-text.ts'
import { Glyph } from './glyph.tsx'
import { PlaceLink } from './place-link.tsx'

const TABS = [
  ['home', '/'],
  ['plan', '/itinerary'],
  ['saved', '/dashboard'],
  ['assistant', '/assistant'],
] as const

const TAB =
  'relative flex flex-col items-center justify-center gap-0.5 text-[min(0.6875rem,4vw)] leading-4 ' +
  'font-medium tracking-[0.04em] text-soft no-underline before:absolute before:inset-x-3 ' +
  'before:-top-[7px] before:h-[7px] aria-[current=page]:text-ink aria-[current=page]:before:bg-signal ' +
  'aria-expanded:text-ink aria-expanded:before:bg-signal'

type Props = { readonly isProfileOpen: boolean; readonly onProfile: () => void }

/** The tab bar. It hides for the keyboard, because then every line of the page counts. */
export function TabBar({ isProfileOpen, onProfile }: Props) {
  useEffect(() => onKeyboard((isOpen) => document.documentElement.toggleAttribute('data-keyboard', isOpen)), [])
  return (
    <nav
      aria-label={text('tabs')}
      data-tabs
      className="tab-bar fixed inset-x-0 bottom-0 z-30 bg-paper pb-[var(--safe-area-inset-bottom,env(safe-area-inset-bottom))]"
    >
      <div className="chart-scale" aria-hidden="true" />
      {/* Five columns from the start: a phone that renders while parsing would otherwise shift the first ones. */}
      <div className="grid h-[calc(3.75rem-7px)] grid-cols-5">
        {TABS.map(([name, to]) => (
          <PlaceLink key={name} to={to} className={TAB}>
            <Glyph name={name} />
            {text(`tab.${name}`)}
          </PlaceLink>
        ))}
        {/* A link without script; with script it opens the sheet. */}
        <a
          href="/settings"
          role="button"
          aria-haspopup="dialog"
          aria-expanded={isProfileOpen}
          className={`${TAB} unread-pennant after:absolute after:top-0.5 after:start-[calc(50%+0.5rem)]`}
          onClick={(event) => {
            event.preventDefault()
            onProfile()
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            onProfile()
          }}
        >
          <Glyph name="profile" />
          {text('tab.profile')}
        </a>
      </div>
    </nav>
  )
}
