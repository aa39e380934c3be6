import type { ClaimDiscountResponse } from '@app/contracts/payments/payments'
import { Link, useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoment } from '../../text/format-moment.ts'
import { Note } from '../../ui/note.tsx'
import { pricingText as text } from './pricing-text.ts'
import type { Claim, ValidDiscount } from './use-discount.ts'

type Props = { readonly claim: Claim; readonly discount: ValidDiscount | null; readonly token: string | null }

/** Above the prices, for visitors with a discount link. */
export function DiscountOffer({ claim, discount, token }: Props) {
  const { locale } = usePageConfig()
  if (discount) {
    const date = formatMoment(discount.expiresAt, locale)
    return (
      <Note tone="success" role="status" title={text('offer.title', { percent: String(discount.percentOff) })}>
        {text('offer.text', { date })}
      </Note>
    )
  }
  if (token === null || claim.kind === 'none' || claim.kind === 'checking') return null
  const path = `/claim-discount/${encodeURIComponent(token)}`
  if (claim.kind === 'looked' && claim.answer.state === 'sign-in')
    return <SignInFirst answer={claim.answer} path={path} />
  return (
    <Note tone="notice" role="status">
      {text(claim.kind === 'failed' ? 'offer.failed' : 'offer.bad')}{' '}
      <Link to={path} className="text-tide underline">
        {text(claim.kind === 'failed' ? 'offer.again' : 'offer.why')}
      </Link>
    </Note>
  )
}

/** Without a session: the discount is for the address it was mailed to, which has to sign in. */
function SignInFirst({ answer, path }: { readonly answer: ClaimDiscountResponse; readonly path: string }) {
  const { search, pathname } = useLocation()
  return (
    <Note tone="notice" role="status" title={text('offer.sign-in.title', { percent: String(answer.percentOff) })}>
      <p>{text('offer.sign-in')}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={`/auth?returnTo=${encodeURIComponent(pathname + search)}`}
          className="font-semibold text-tide underline"
        >
          {text('discount.enter')}
        </Link>
        <Link to={path} className="text-tide underline">
          {text('offer.about')}
        </Link>
      </p>
    </Note>
  )
}
