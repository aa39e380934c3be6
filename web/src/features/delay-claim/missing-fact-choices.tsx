import { BAGGAGE_EVENTS, DELAY_CAUSES, type DisruptionFact } from '@app/domain/passenger-rights'
import { Link } from 'react-router'

import { claimText as text } from './delay-claim-text.ts'
import { type DelayQuestion, questionLink } from './delay-question.ts'

type Choice = { readonly label: string; readonly to: string }

/** Each possible answer is a link to the same question with that fact, so it works without script too. */
export function MissingFactChoices({ missing, question }: { missing: DisruptionFact; question: DelayQuestion }) {
  return (
    <ul className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
      {choicesFor(missing, question).map(({ label, to }) => (
        <li key={label} className="border-b border-line">
          <Link
            to={to}
            preventScrollReset
            className="flex min-h-12 items-center py-2 leading-snug justify-between gap-3 font-medium text-ink no-underline hover:text-tide"
          >
            {label}
            <span aria-hidden="true" className="text-signal">
              →
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function choicesFor(missing: DisruptionFact, question: DelayQuestion): readonly Choice[] {
  switch (missing) {
    case 'cause':
      return DELAY_CAUSES.filter((cause) => cause !== 'unknown').map((cause) => ({
        label: text(`cause.${cause}`),
        to: questionLink(question, { cause }),
      }))
    case 'operatedByEeaCarrier':
      return carriers(question, 'eea', 'uk', 'tr', 'other')
    case 'operatedByUkCarrier':
      return carriers(question, 'uk', 'eea', 'tr', 'other')
    case 'operatedByTurkishCarrier':
      return carriers(question, 'tr', 'eea', 'uk', 'other')
    case 'isLargeCarrier':
      return (['large', 'small'] as const).map((size) => ({
        label: text(`claim.size.${size}`),
        to: questionLink(question, { size }),
      }))
    case 'isOneBooking':
      return (['one', 'two'] as const).map((booking) => ({
        label: text(`claim.booking.${booking}`),
        to: questionLink(question, { booking }),
      }))
    case 'baggage':
      return BAGGAGE_EVENTS.map((bag) => ({ label: text(`claim.bag.${bag}`), to: questionLink(question, { bag }) }))
    case 'noticeDays':
      return (['15', '14', '7', '0'] as const).map((notice) => ({
        label: text(`claim.notice.${notice}`),
        to: questionLink(question, { notice }),
      }))
    case 'arrivalDelayMinutes':
      return [
        { label: text('claim.no-other'), to: questionLink(question, { other: 'none' }) },
        { label: text('claim.later.enter'), to: '#hours' },
      ]
  }
}

type Carrier = Exclude<DelayQuestion['carrier'], ''>

/** The likely one first. */
function carriers(question: DelayQuestion, ...order: readonly Carrier[]): readonly Choice[] {
  return order.map((carrier) => ({ label: text(`claim.carrier.${carrier}`), to: questionLink(question, { carrier }) }))
}
