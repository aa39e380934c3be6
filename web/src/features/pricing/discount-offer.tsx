import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoment } from '../../text/format-moment.ts'
import { pricingText as text } from '../../text/pricing.ts'
import { Note } from '../../ui/note.tsx'
import type { Claim, ValidDiscount } from './use-discount.ts'

type Props = { readonly claim: Claim; readonly discount: ValidDiscount | null; readonly token: string | null }

/** Above the fares, for whoever came with a discount link. */
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
  if (claim.kind !== 'looked' || token === null) return null
  return (
    <Note tone="notice" role="status">
      {text('offer.bad')}{' '}
      <Link to={`/claim-discount/${encodeURIComponent(token)}`} className="text-tide underline">
        {text('offer.why')}
      </Link>
    </Note>
  )
}
