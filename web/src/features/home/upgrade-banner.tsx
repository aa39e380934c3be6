import { useTrialState } from '../../api/subscription/use-trial-state.ts'
import { FIGURES } from '../../content/figures.ts'
import { homeSectionText as text } from '../../text/home-sections.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TRIAL_BAND } from './trial-band.ts'

/** For the free plan, and for guests, who would come to it. Within the trial the day has no limits. */
export function UpgradeBanner() {
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
