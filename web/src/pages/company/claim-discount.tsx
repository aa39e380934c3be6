import { DiscountPage } from '../../features/pricing/discount-page.tsx'
import { pricingText as text } from '../../features/pricing/pricing-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title={text('discount.title')}
        description={text('discount.description')}
        canonicalPath="/claim-discount"
        isIndexed={false}
      />
      <DiscountPage />
    </>
  )
}
