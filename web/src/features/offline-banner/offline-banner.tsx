import { useLayoutEffect } from 'react'

import { offlineState } from '../../offline/offline-state.ts'
import { offlineText as text } from '../../offline/offline-text.ts'
import { usePendingActions } from '../../offline/use-pending-actions.ts'

const openList = (): void => offlineState.change({ isListOpen: true })

const STRIP = 'relative z-10 text-small font-semibold'
const LINK =
  'min-h-11 cursor-pointer px-1 underline underline-offset-4 hover:no-underline focus-visible:outline-current'

/** Red offline, green while pending changes are sent; in the page flow, so that it covers nothing. */
export function OfflineBanner() {
  const { isOnline, pending, needsAttention } = usePendingActions()
  const count = String(pending.length)
  // A write that is sent at once was never pending, and needs no banner.
  const isSyncing = isOnline && pending.some(({ wasSavedOffline, attempts }) => wasSavedOffline || attempts > 0)
  return (
    <>
      <div role="status">
        {!isOnline && (
          <Strip className={`${STRIP} bg-signal text-on-signal`} troubled={needsAttention.length}>
            {pending.length === 1 ? text('banner.offline.one') : text('banner.offline', { count })}
          </Strip>
        )}
        {isSyncing && (
          <Strip className={`${STRIP} bg-moss text-on-tide`} troubled={needsAttention.length}>
            {pending.length === 1 ? text('banner.syncing.one') : text('banner.syncing', { count })}
          </Strip>
        )}
        {isOnline && !isSyncing && needsAttention.length > 0 && (
          <Strip className={`${STRIP} bg-sun text-on-sun`} troubled={needsAttention.length}>
            {null}
          </Strip>
        )}
      </div>
      {!isOnline && <OfflineBadge count={count} />}
    </>
  )
}

type StripProps = { readonly className: string; readonly troubled: number; readonly children: string | null }

function Strip({ className, troubled, children }: StripProps) {
  return (
    <div className={className}>
      <div className="page-width flex min-h-11 flex-wrap items-center justify-center gap-x-4">
        {children !== null && <p className="py-2">{children}</p>}
        {troubled > 0 && (
          <button type="button" className={LINK} onClick={openList}>
            {troubled === 1 ? text('banner.attention.one') : text('banner.attention', { count: String(troubled) })}
          </button>
        )}
      </div>
    </div>
  )
}

/** Stays visible when the banner is scrolled away: a strip at the bottom, above which other fixed parts are placed. */
function OfflineBadge({ count }: { readonly count: string }) {
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.toggleAttribute('data-offline-strip', true)
    return () => root.removeAttribute('data-offline-strip')
  }, [])
  return (
    <button
      type="button"
      onClick={openList}
      className="offline-badge chart-label caps fixed inset-x-0 bottom-(--tabs) z-20 flex h-(--offline-strip) cursor-pointer items-center justify-center gap-2.5 border-t border-signal bg-raised text-signal print:hidden"
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4"
        fill="none"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <circle cx="3" cy="8" r="1.75" fill="currentColor" stroke="none" />
        <path d="M7 4.5a5 5 0 0 1 0 7" />
        <path d="M10.5 2a9 9 0 0 1 0 12" strokeDasharray="2 2.5" />
      </svg>
      {/* The name begins with what is shown, for those who speak it. */}
      {text('badge')}{' '}
      <span className="grid min-h-6 min-w-6 place-items-center rounded-[4px] bg-signal px-1.5 text-on-signal">
        {count}
      </span>{' '}
      <span className="sr-only">{text(count === '1' ? 'badge.more.one' : 'badge.more')}</span>
    </button>
  )
}
