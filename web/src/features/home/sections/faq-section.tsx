import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Accordion } from '../../../ui/disclosure/accordion.tsx'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { FAQ } from '../content/faq.ts'
import { homeStructuredData } from '../home-structured-data.ts'
import { homeText } from '../text/home.ts'
import { homeSectionText as text } from '../text/sections.ts'

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
      <StructuredData data={homeStructuredData(origin, homeText('home.description'))} />
    </section>
  )
}
