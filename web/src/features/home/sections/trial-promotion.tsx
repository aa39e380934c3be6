import { FIGURES } from '../../../entities/company/figures.ts'
import { type TrialState, trialState } from '../../../entities/traveller/subscription/trial-state.ts'
import { useSubscription } from '../../../entities/traveller/subscription/use-subscription.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { homeMobileText as text } from '../text/mobile.ts'
import { TRIAL_BAND } from './trial-band.ts'

type Promotion = { readonly title: string; readonly text: string; readonly action: string; readonly to: string }

const SIGN_UP = '/auth?tab=sign-up'

/** Guests are offered the trial, travellers in the trial see its end, and paying travellers see nothing. */
export function TrialPromotion() {
  const subscription = useSubscription()
  // A traveller whose plan is still loading is not treated as a guest.
  const isUnknown = subscription.isSignedIn && (subscription.loading || subscription.isUnknown)
  const promotion = isUnknown ? null : promotionFor(trialState(subscription))
  if (!promotion) return null
  return (
    <section
      aria-labelledby="promotion"
      // The server renders it for a guest; a signed-in traveller is not offered a trial they may have had.
      className={`mx-5 mb-6 rounded-sheet border border-line p-5 ${TRIAL_BAND.field} ${promotion.to === SIGN_UP ? 'signed-in:invisible' : ''}`}
    >
      <h2 id="promotion" className="text-title">
        {promotion.title}
      </h2>
      <p className="mt-1">{promotion.text}</p>
      <ButtonLink to={promotion.to} className={`mt-4 w-full ${TRIAL_BAND.button}`}>
        {promotion.action}
      </ButtonLink>
    </section>
  )
}

export function promotionFor(state: TrialState): Promotion | null {
  switch (state.kind) {
    case 'guest':
      return {
        title: text('promo.guest.title'),
        text: text('promo.guest.text'),
        action: text('promo.guest.action'),
        to: SIGN_UP,
      }
    case 'trial':
      return {
        title: trialTitle(state.daysLeft),
        text: text('promo.trial.text'),
        action: text('promo.trial.action'),
        to: '/pricing',
      }
    case 'expired':
    case 'refused':
      return {
        title: text(`promo.${state.kind}.title`),
        text: afterTrial(state.kind),
        action: text('promo.expired.action'),
        to: '/pricing',
      }
    case 'paid':
      return null
  }
}

/** The discount is a link in a mail that only former trial users get. */
function afterTrial(kind: 'expired' | 'refused'): string {
  const price = FIGURES.priceFrom
  if (kind === 'refused') return text('promo.refused.text', { price })
  return text('promo.expired.text', { off: FIGURES.firstMonthOff, price })
}

function trialTitle(daysLeft: number): string {
  return daysLeft > 1 ? text('promo.trial.title', { count: String(daysLeft) }) : text('promo.trial.today')
}
