import { usePageConfig } from '../../api/page-config.tsx'
import { type Claims, useClaims } from '../../entities/flight-claim/use-claims.ts'
import { requireSignIn } from '../../entities/traveller/session/require-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimEntry } from './claim-entry.tsx'
import { trackerText as text } from './tracker-text.ts'

/** The account's claims under the form: states, reminders and notes; it works without a connection. */
export function ClaimTracker() {
  const claims = useClaims()
  return (
    <section id="claims" aria-labelledby="claims-title" className="scroll-mt-24">
      <h2 id="claims-title" className="text-title">
        {text('title')}
      </h2>
      <TrackerBody {...claims} />
    </section>
  )
}

function TrackerBody({ claims, isGuest, isLoading, hasFailed, copiedAt, reload }: Claims) {
  const { locale } = usePageConfig()
  // Also what a page without script shows: the list follows with the account.
  if (isLoading) return <p className="mt-1 max-w-[58ch] text-small text-soft">{text('lead')}</p>
  if (isGuest)
    return (
      <>
        <p className="mt-1 max-w-[58ch] text-small text-soft">{text('guest')}</p>
        <Button variant="outline" className="mt-3" onClick={() => void requireSignIn(text('feature'))}>
          {text('sign-in')}
        </Button>
      </>
    )
  if (hasFailed)
    return (
      <div role="alert" className="mt-3 text-small">
        <p>{text('failed')}</p>
        <Button variant="outline" className="mt-2" onClick={reload}>
          {text('retry')}
        </Button>
      </div>
    )
  if (claims.length === 0) return <p className="mt-1 max-w-[58ch] text-small text-soft">{text('empty')}</p>
  return (
    <>
      <p className="mt-1 max-w-[58ch] text-small text-soft">
        {copiedAt
          ? text('copied', { time: copiedAt.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }) })
          : text('lead')}
      </p>
      <ul className="mt-3 border-t border-line">
        {claims.map((claim) => (
          <ClaimEntry key={claim.id} claim={claim} />
        ))}
      </ul>
    </>
  )
}
