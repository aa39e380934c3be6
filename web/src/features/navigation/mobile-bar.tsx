'use no memo'
import { Link } from 'react-router'

import { BRAND } from '../../content/brand.ts'
import { isNative } from '../../device/is-native.ts'
import { frameText as text } from '../../text/frame.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

/** Whoever already runs the app is not offered it. */
export function MobileBar({ isGoing }: { isGoing: boolean }) {
  return (
    <header className="sticky top-0 z-30 bg-paper pt-[env(safe-area-inset-top)]">
      <div className="flex min-h-14 items-center gap-1 ps-5 pe-2">
        <Link to="/" aria-label={text('home')} className="me-auto py-2 text-ink no-underline">
          <Wordmark name={BRAND.name} />
        </Link>
        {!isNative() && (
          <ButtonLink
            to="/download"
            variant="ghost"
            size="sm"
            className="chart-label px-3! text-tide! installed:hidden"
          >
            {text('get-app')}
          </ButtonLink>
        )}
        <Link to="/pricing" className="chart-label flex min-h-11 items-center px-2 text-on-sun no-underline">
          <span className="rounded-[4px] bg-sun px-2.5 py-1">{text('pro')}</span>
        </Link>
      </div>
      <div className={`chart-scale overflow-hidden ${isGoing ? 'scale-run' : ''}`} aria-hidden="true" />
    </header>
  )
}
