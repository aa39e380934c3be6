import { PricingPage } from '../../features/pricing/pricing-page.tsx'
import { pricingText as text } from '../../text/pricing.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} canonicalPath="/pricing" />
      <PricingPage />
    </>
  )
}
