import { BRAND } from '../../content/brand.ts'
import { FAQ } from '../../content/faq.ts'

/** The site, the product and its questions, as machines read them (https://schema.org). */
export function homeStructuredData(origin: string, description: string): string {
  const data = {
    '@context': 'https://schema.org',
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
  // A closing tag inside the data must not end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
