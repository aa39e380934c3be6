import { BRAND } from '../../entities/company/brand.ts'
import { FAQ } from './content/faq.ts'

/** Structured data about the site, the product and its questions (https://schema.org). */
export function homeStructuredData(origin: string, description: string) {
  return {
    '@graph': [
      { '@type': 'WebSite', '@id': `${origin}/#site`, name: BRAND.name, url: `${origin}/`, description },
      {
        '@type': 'SoftwareApplication',
        name: BRAND.name,
        url: `${origin}/`,
        applicationCategory: 'TravelApplication',
        operatingSystem: 'Web, Android, iOS',
        image: `${origin}/share-card.png`,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
      {
        '@type': 'FAQPage',
        mainEntity: FAQ.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
