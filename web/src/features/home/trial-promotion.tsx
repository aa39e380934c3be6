import { type TrialState, trialState } from '../../api/subscription/trial-state.ts'
import { useSubscription } from '../../api/subscription/use-subscription.ts'
import { FIGURES } from '../../content/figures.ts'
import { homeMobileText as text } from '../../text/home-mobile.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TRIAL_BAND } from './trial-band.ts'

type Promotion = { readonly title: string; readonly text: string; readonly action: string; readonly to: string }

/** Guests are offered the trial, whoever tries it learns how long it lasts, and nobody who pays is asked again. */
export function TrialPromotion() {
  const subscription = useSubscription()
  // Somebody whose plan is on its way is not taken for a guest.
  const isUnknown = subscription.isSignedIn && (subscription.loading || subscription.isUnknown)
  const promotion = isUnknown ? null : promotionFor(trialState(subscription))
  if (!promotion) return null
  return (
    <section
      aria-labelledby="promotion"
      // The server draws it for a guest; somebody who is signed in is not offered a trial they may have had.
      className={`mx-5 mb-6 rounded-sheet border border-line p-5 ${TRIAL_BAND.field} ${promotion.to === '/auth' ? 'signed-in:invisible' : ''}`}
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
        to: '/auth',
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

/** The discount is a link in a mail that only whoever had the trial gets. */
function afterTrial(kind: 'expired' | 'refused'): string {
  const price = FIGURES.priceFrom
  if (kind === 'refused') return text('promo.refused.text', { price })
  return text('promo.expired.text', { off: FIGURES.firstMonthOff, price })
}

function trialTitle(daysLeft: number): string {
  return daysLeft > 1 ? text('promo.trial.title', { count: String(daysLeft) }) : text('promo.trial.today')
}
