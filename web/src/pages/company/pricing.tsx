import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../entities/company/brand.ts'
import { PLANS } from '../../features/pricing/plans.ts'
import { PRICING_FAQ } from '../../features/pricing/pricing-faq.ts'
import { PricingPage } from '../../features/pricing/pricing-page.tsx'
import { pricingText as text } from '../../features/pricing/pricing-text.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  const { origin } = usePageConfig()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} canonicalPath="/pricing" />
      <StructuredData data={offers(origin)} />
      <StructuredData data={QUESTIONS} />
      <PricingPage />
    </>
  )
}

function offers(origin: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'SoftwareApplication',
    name: BRAND.name,
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any, in a browser',
    url: origin,
    offers: PLANS.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: (price.amount.minorUnits / 100).toFixed(2),
      priceCurrency: price.amount.currency,
    })),
  }
}

const QUESTIONS = {
  '@type': 'FAQPage',
  mainEntity: PRICING_FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
