import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { FAQ } from '../../content/faq.ts'
import { homeSectionText as text } from '../../text/home-sections.ts'
import { homeText } from '../../text/home.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { homeStructuredData } from './home-structured-data.ts'

const items = FAQ.map(({ question, answer }, index) => ({
  id: `faq-${index + 1}`,
  title: question,
  content: <p>{answer}</p>,
}))

export function FaqSection() {
  const { origin } = usePageConfig()
  return (
    <section aria-labelledby="faq" className="page-width grid gap-x-16 gap-y-6 py-12 lg:grid-cols-[1fr_1.8fr] lg:py-20">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h2 id="faq" className="text-heading">
          {text('faq.title')}
        </h2>
        <Link to="/help-center" className="mt-3 inline-flex min-h-11 items-center font-semibold text-tide">
          {text('faq.more')}
        </Link>
      </div>
      <Accordion items={items} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: homeStructuredData(origin, homeText('home.description')) }}
      />
    </section>
  )
}
