import type { CareItem } from '@app/domain/passenger-rights'

import { formatDuration } from '../../text/format.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'

/** Meals, hotel, another flight: owed at the airport, without a claim. One list per law that covers the flight. */
export function CareAnswer({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { care } = claim.report
  // What somebody at the airport has waited so far; afterwards the hours are those of the arrival.
  const waited = claim.question.here === 'yes' ? claim.arrivalDelayMinutes : null
  if (care.length === 0) return null
  return (
    <section className={waited === null && claim.question.here === '' ? 'mt-8' : ''} aria-labelledby="care">
      <h3 id="care" className="text-lead">
        {text('claim.care')}
      </h3>
      <p className="mt-1 max-w-[58ch] text-small text-soft">{text('claim.care.note')}</p>
      {care.map((each) => (
        <div key={each.value.law} className="mt-4">
          <p className="text-small font-medium">
            <a href={each.source.url} rel="noopener" className="inline-flex min-h-7 items-center text-tide underline">
              {text(`claim.law.${each.value.law}`)}
            </a>{' '}
            <span className="font-normal text-soft">{text(`claim.care.cause.${each.value.cause}`)}</span>
          </p>
          <ul className="mt-1 border-t border-line">
            {each.value.items.map((item) => (
              <li key={item.kind} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2 text-small">
                <span>{text(`claim.care.${item.kind}`)}</span>
                <span className={`text-right tabular-nums ${isDue(item, waited) ? 'font-medium text-moss' : ''}`}>
                  {isDue(item, waited) ? text('claim.care.now') : whenOf(item, locale)}
                </span>
                <span className="col-span-2 text-soft">{item.basis.provision}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function whenOf({ afterMinutes, isOvernight }: CareItem, locale: string): string {
  if (isOvernight) return text('claim.care.overnight')
  return afterMinutes === 0
    ? text('claim.care.at-once')
    : text('claim.care.after', { time: formatDuration(afterMinutes, locale) })
}

function isDue({ afterMinutes, isOvernight }: CareItem, waited: number | null): boolean {
  return waited !== null && !isOvernight && waited >= afterMinutes
}
