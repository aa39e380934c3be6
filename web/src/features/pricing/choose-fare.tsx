import { discounted, offerName } from '@app/domain/subscription'

import { usePageConfig } from '../../api/page-config.tsx'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { formatMoney } from '../../text/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type PlanChoice, planChoice } from './plan-choice.ts'
import type { Billing, Plan } from './plans.ts'
import { pricingText as text } from './pricing-text.ts'
import type { ValidDiscount } from './use-discount.ts'
import { type PlanActions, usePlanActions } from './use-plan-actions.ts'

type Props = { readonly plan: Plan; readonly billing: Billing; readonly discount: ValidDiscount | null }

/** Directly below the price. Rendered for a guest at first, like every page. */
export function ChooseFare({ plan, billing, discount }: Props) {
  const state = useSubscription()
  const choice = planChoice(plan.id, billing, state)
  const isSquadLeft = state.purchase?.plan === 'nomad-squad' && plan.id !== 'nomad-squad'
  const actions = usePlanActions()
  return (
    <div className="px-4 pb-4 lg:border-b lg:border-edge lg:px-3 lg:pb-5">
      <Action plan={plan} choice={choice} actions={actions} discount={discount} />
      {isSquadLeft && (choice.kind === 'switch' || choice.kind === 'buy') && (
        <p className="chart-label mt-2 text-center text-soft">{text('choose.squad-ends')}</p>
      )}
    </div>
  )
}

type ActionProps = Omit<Props, 'billing'> & { readonly choice: PlanChoice; readonly actions: PlanActions }

function Action({ plan, choice, actions, discount }: ActionProps) {
  const label = (action: string) => text('choose.label', { action, plan: plan.name })
  const look = {
    size: 'sm',
    variant: isFirstChoice(plan, choice) ? 'default' : 'outline',
    // The default padding would wrap the longest of them.
    className: 'w-full px-2! py-2 text-center leading-tight',
  } as const
  switch (choice.kind) {
    case 'account':
      return (
        <ButtonLink to="/auth?tab=sign-up" aria-label={label(text('choose.free'))} {...look}>
          {text('choose.free')}
        </ButtonLink>
      )
    case 'trial':
      return (
        <>
          <ButtonLink to="/auth?tab=sign-up" aria-label={label(text('choose'))} {...look}>
            {text('choose')}
          </ButtonLink>
          <Button
            variant="link"
            size="sm"
            className="w-full"
            aria-label={text('choose.guest.label', { plan: plan.name })}
            isBusy={actions.underWay !== null}
            onClick={() => actions.buy({ plan: offerName(choice.offer), isGuest: true, discountToken: null })}
          >
            {text('choose.guest')}
          </Button>
        </>
      )
    case 'buy':
      return <Buy choice={choice} label={label} look={look} actions={actions} discount={discount} />
    case 'switch': {
      const action = text(choice.way === 'period' ? `choose.${choice.offer.billing}` : `choose.${choice.way}`)
      const name = offerName(choice.offer)
      const said = text('choose.switched', { plan: plan.name })
      return (
        <Button
          {...look}
          aria-label={label(action)}
          isBusy={actions.underWay !== null}
          onClick={() => actions.change(name, { action: 'switch', plan: name }, said)}
        >
          {action}
        </Button>
      )
    }
    case 'current':
    case 'included':
      return (
        <p className="flex min-h-11 items-center justify-center text-small font-semibold text-moss">
          {text(`choose.${choice.kind}`)}
        </p>
      )
  }
}

/** One button of the row stands out, and never a downgrade. */
function isFirstChoice({ id }: Plan, choice: PlanChoice): boolean {
  return choice.kind === 'switch' ? choice.way === 'upgrade' : id === 'globetrotter'
}

type BuyProps = {
  readonly choice: Extract<PlanChoice, { kind: 'buy' }>
  readonly label: (action: string) => string
  readonly look: Parameters<typeof Button>[0]
  readonly actions: PlanActions
  readonly discount: ValidDiscount | null
}

function Buy({ choice: { offer }, label, look, actions, discount }: BuyProps) {
  const { locale } = usePageConfig()
  const price = discount && discounted(offer, discount.percentOff)
  return (
    <>
      <Button
        {...look}
        aria-label={label(text('choose.buy'))}
        isBusy={actions.underWay !== null}
        onClick={() =>
          actions.buy({ plan: offerName(offer), isGuest: false, discountToken: price ? discount.token : null })
        }
      >
        {text('choose.buy')}
      </Button>
      {price && (
        <p className="chart-label mt-2 text-center text-moss">
          {text('choose.first-month', { price: formatMoney(price, locale) })}
        </p>
      )}
    </>
  )
}
