import { Link, useParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { FIGURES } from '../../entities/company/figures.ts'
import { OtherAccount } from '../../entities/traveller/other-account.tsx'
import { formatMoment } from '../../text/format-moment.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { pricingText as text } from './pricing-text.ts'
import { type Claim, useDiscount } from './use-discount.ts'

const FACTS = [
  ['discount.amount', FIGURES.firstMonthOff],
  ['discount.uses', text('discount.uses.value')],
  ['discount.valid', text('discount.valid.value')],
  ['discount.whose', text('discount.whose.value')],
] as const

/** A coupon and its state. Viewing it does not use it. */
export function DiscountPage() {
  const { token = '' } = useParams()
  const { claim, again } = useDiscount(token)
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[1fr_24rem] lg:py-16">
      <div className="max-w-[60ch]">
        <h1 className="text-heading">{text('discount.heading')}</h1>
        <div aria-live="polite" className="min-h-56">
          <State claim={claim} token={token} again={again} />
        </div>
        <p className="mt-8 text-soft">
          {text('discount.help')}{' '}
          <Link to="/support-center" className="text-tide underline">
            {text('discount.support')}
          </Link>
        </p>
      </div>
      <section aria-labelledby="discount" className="self-start border border-dashed border-edge p-6">
        <h2 id="discount" className="text-title">
          {text('discount.what')}
        </h2>
        <dl className="mt-3 divide-y divide-line">
          {FACTS.map(([label, value]) => (
            <div key={label} className="grid gap-0.5 py-3">
              <dt className="chart-label text-soft">{text(label)}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

type StateProps = { readonly claim: Claim; readonly token: string; readonly again: () => void }

function State({ claim, token, again }: StateProps) {
  const { locale } = usePageConfig()
  if (claim.kind === 'checking' || claim.kind === 'none') {
    return (
      <p className="mt-5 border-s-2 border-line ps-4 text-lead text-soft">
        <span className="noscript:hidden">{text('discount.checking')}</span>
        <span className="hidden noscript:inline">{text('discount.no-script')}</span>
      </p>
    )
  }
  const state = claim.kind === 'looked' ? claim.answer.state : 'failed'
  const { percentOff = null, expiresAt = null } = claim.kind === 'looked' ? claim.answer : {}
  const date = expiresAt === null ? '' : formatMoment(expiresAt, locale)
  const isGood = state === 'valid' || state === 'sign-in'
  const title =
    state === 'valid' ? text('discount.valid.title', { percent: String(percentOff) }) : text(`discount.${state}.title`)
  const words = state === 'valid' ? text('discount.valid.text', { date }) : text(`discount.${state}.text`)
  return (
    <>
      <div className={`mt-5 border-s-2 ps-4 ${isGood ? 'border-moss' : 'border-signal'}`}>
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 text-lead">{words}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <NextStep state={state} token={token} again={again} />
      </div>
    </>
  )
}

function NextStep({ state, token, again }: Omit<StateProps, 'claim'> & { readonly state: string }) {
  if (state === 'failed') return <Button onClick={again}>{text('discount.again')}</Button>
  const path = `/claim-discount/${encodeURIComponent(token)}`
  if (state === 'sign-in') {
    return <ButtonLink to={`/auth?returnTo=${encodeURIComponent(path)}`}>{text('discount.enter')}</ButtonLink>
  }
  if (state === 'wrong-account') return <OtherAccount path={path}>{text('discount.other-account')}</OtherAccount>
  if (state === 'valid') {
    return <ButtonLink to={`/pricing?discount=${encodeURIComponent(token)}`}>{text('discount.choose')}</ButtonLink>
  }
  return <ButtonLink to="/pricing">{text('discount.plans')}</ButtonLink>
}
