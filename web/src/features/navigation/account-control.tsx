'use no memo'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'

import { ButtonLink } from '../../ui/button.tsx'
import { AccountButton } from './account-button.tsx'
import { frameText as text } from './frame-text.ts'
import { usePart } from './use-part.ts'

/** Both are in the page, and the styles show one, so that nothing waits for the session. */
export function AccountControl() {
  const [AccountMenu, want] = usePart(async () => (await import('./account-menu.tsx')).AccountMenu)
  const [isByKey, setByKey] = useState(false)
  const open = ({ detail }: MouseEvent): void => {
    setByKey(detail === 0)
    want()
  }
  return (
    <>
      <div className="flex items-center gap-2 signed-in:hidden">
        <Link
          to="/auth"
          className="chart-label hidden min-h-11 items-center px-3 whitespace-nowrap text-ink no-underline hover:text-tide sm:flex"
        >
          {text('sign-in')}
        </Link>
        <ButtonLink
          to="/auth?tab=sign-up"
          variant="outline"
          size="sm"
          className="border-tide text-label tracking-[0.08em] whitespace-nowrap text-tide hover:bg-tide hover:text-on-tide"
        >
          {text('get-started')}
        </ButtonLink>
      </div>
      <div className="hidden items-center signed-in:flex">
        {AccountMenu ? (
          <AccountMenu isByKey={isByKey} />
        ) : (
          <AccountButton aria-haspopup="menu" aria-expanded={false} onClick={open} />
        )}
      </div>
    </>
  )
}
