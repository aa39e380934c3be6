'use no memo'
import { Link } from 'react-router'

import { isNative } from '../../device/native/is-native.ts'
import { BRAND } from '../../entities/company/brand.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { frameText as text } from './frame-text.ts'

/** The installed app does not offer itself. */
export function MobileBar({ isGoing }: { isGoing: boolean }) {
  return (
    <header className="sticky top-0 z-30 bg-paper pt-[var(--safe-area-inset-top,env(safe-area-inset-top))]">
      {/* At double text size it takes a second line rather than making the page wider than the screen. */}
      <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-1 ps-5 pe-2">
        <Link to="/" aria-label={text('home')} className="me-auto py-2 text-ink no-underline">
          <Wordmark name={BRAND.name} />
        </Link>
        {!isNative() && (
          <Link
            to="/download"
            className="flex min-h-11 items-center px-2 text-small text-soft no-underline installed:hidden signed-in:text-label"
          >
            {text('get-app')}
          </Link>
        )}
        <Link to="/pricing" className="flex min-h-11 items-center px-3 text-small text-ink no-underline">
          <span className="font-medium underline decoration-sun decoration-2 underline-offset-5 signed-in:text-soft signed-in:no-underline">
            {text('pro')}
          </span>
        </Link>
      </div>
      <div className={`chart-scale overflow-hidden ${isGoing ? 'scale-run' : ''}`} aria-hidden="true" />
    </header>
  )
}
