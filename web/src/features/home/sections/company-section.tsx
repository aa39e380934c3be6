import { FIGURES } from '../../../entities/company/figures.ts'
import { useTrialState } from '../../../entities/traveller/subscription/use-trial-state.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/disclosure/carousel.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { PARTNERS, PARTNERS_SHOWN } from '../content/partners.ts'
import { homeSectionText as text } from '../text/sections.ts'
import { PartnerCard } from './partner-card.tsx'
import { TRIAL_BAND } from './trial-band.ts'

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

/** For the free plan, and for guests. During the trial there are no daily limits. */
function UpgradeBanner() {
  const { kind } = useTrialState()
  if (kind === 'paid' || kind === 'trial') return null
  return (
    <section aria-labelledby="upgrade" className={`border-y border-line ${TRIAL_BAND.field}`}>
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[1fr_auto] lg:py-12">
        <div>
          <h2 id="upgrade" className="text-title">
            {text('upgrade.title')}
          </h2>
          <p className="mt-2 max-w-[62ch]">
            {text('upgrade.text', { price: FIGURES.priceFrom, off: FIGURES.firstMonthOff })}
          </p>
        </div>
        <ButtonLink to="/pricing" className={`justify-self-start ${TRIAL_BAND.button}`}>
          {text('upgrade.action')}
        </ButtonLink>
      </div>
    </section>
  )
}
