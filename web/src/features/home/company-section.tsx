import { PARTNERS, PARTNERS_SHOWN } from '../../content/partners.ts'
import { homeSectionText as text } from '../../text/home-sections.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { PartnerCard } from './partner-card.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'

const AUTOPLAY_MS = 3000

const slides = PARTNERS.slice(0, PARTNERS_SHOWN).map((partner) => ({
  id: partner.name,
  label: partner.name,
  content: <PartnerCard partner={partner} />,
}))

export function CompanySection() {
  return (
    <>
      <div className="page-width grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[1.3fr_1fr] lg:py-20">
        <section aria-labelledby="partners" className="min-w-0">
          <h2 id="partners" className="mb-6 text-heading">
            {text('partners.title')}
          </h2>
          <Carousel label={text('partners.label')} slides={slides} intervalMs={AUTOPLAY_MS} />
          <p className="mt-3 text-small text-soft">{text('partners.sample')}</p>
        </section>
        <section
          aria-labelledby="share"
          className="self-start border-l-2 border-dotted border-edge pl-6 lg:mt-1 lg:pl-10"
        >
          <h2 id="share" className="text-title">
            {text('share.title')}
          </h2>
          <p className="mt-2 mb-5 max-w-[40ch] text-soft">{text('share.text')}</p>
          <ShareButton />
        </section>
      </div>
      <UpgradeBanner />
    </>
  )
}
