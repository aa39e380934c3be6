import { AssessDelayRequest, AssessDelayResponse } from '@app/contracts/assess-delay'
import { claim } from '@app/contracts/claim'
import { Care, DisruptionAssessment } from '@app/contracts/disruption-assessment'
import type { Money } from '@app/domain/kernel'
import { z } from 'zod'

import { formatDistance, formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeLength } from './write.ts'

export const RightsData = z.object({
  claim: claim(DisruptionAssessment),
  route: AssessDelayResponse.shape.route,
  /** A card stored before other laws were compared has none. */
  others: z.array(claim(DisruptionAssessment)).default([]),
  care: z.array(claim(Care)).default([]),
})

export function RightsCard({ card: { claim: verdict, route, others }, input }: Shown<typeof RightsData>) {
  const { text, measures } = useCardWords()
  const asked = AssessDelayRequest.safeParse(input).data
  const flight = asked && 'from' in asked.flight ? asked.flight : null
  const assessment = verdict.value
  return (
    <CardFrame
      title={text('rights')}
      aside={[flight && `${flight.from} → ${flight.to}`, formatDistance(route.value.distanceKm, measures)]
        .filter(Boolean)
        .join(' · ')}
      claims={[verdict, ...others, route]}
    >
      <Verdict assessment={assessment} asked={asked} />
      {others.length > 0 && (
        <p className="text-small">
          {text('rights.also', { laws: others.map(({ source }) => source.title).join('; ') })}
        </p>
      )}
      <ul className="border-t border-line text-small">
        {assessment.basis.map(({ instrument, provision }) => (
          <li
            key={instrument + provision}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5"
          >
            <span className="font-medium">{provision}</span>
            <span className="text-soft">{instrument}</span>
          </li>
        ))}
      </ul>
      {asked && flight && (
        <div>
          <ButtonLink to={formPath(flight, asked)} variant="outline" size="sm">
            {text(assessment.kind === 'not-owed' ? 'rights.articles' : 'rights.open')}
          </ButtonLink>
        </div>
      )}
      <p className="text-small text-soft">{text('rights.legal')}</p>
    </CardFrame>
  )
}

type VerdictProps = {
  readonly assessment: DisruptionAssessment
  readonly asked: AssessDelayRequest | undefined
}

function Verdict({ assessment, asked }: VerdictProps) {
  const { text, locale } = useCardWords()
  return (
    <div>
      {assessment.kind === 'owed' && <Amount name={text('rights.owed')} money={assessment.amount} tone="text-moss" />}
      {assessment.kind === 'owed' && assessment.halvedWithinMinutes !== null && (
        <p className="mt-1">{text('rights.halved', { time: writeLength(assessment.halvedWithinMinutes, locale) })}</p>
      )}
      {assessment.kind === 'owed-share' && (
        <>
          <p className="text-small text-soft">{text('rights.share')}</p>
          <p className="font-display text-heading tracking-[-0.02em] text-moss tabular-nums">
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(assessment.percent / 100)}
          </p>
          {assessment.most && <p>{text('rights.most', { amount: formatMoney(assessment.most, locale) })}</p>}
        </>
      )}
      {assessment.kind === 'damages' && (
        <Amount name={text('rights.damages')} money={assessment.limit} tone="text-ink" />
      )}
      {assessment.kind === 'needs-fact' && (
        <>
          {assessment.upTo && <Amount name={text('rights.up-to')} money={assessment.upTo} tone="text-ink" />}
          <p className="mt-1">{text(`rights.missing.${assessment.missing}`)}</p>
        </>
      )}
      {assessment.kind === 'not-owed' && (
        <>
          <p className="font-display text-title">
            {text(assessment.because === 'out-of-scope' ? 'rights.none-covered' : 'rights.none')}
          </p>
          <p className="mt-1">{text(`rights.${assessment.because}`)}</p>
        </>
      )}
      {asked && (
        <p className="chart-label mt-2 text-soft">
          {[
            asked.event !== 'delay' && text(`rights.event.${asked.event}`),
            asked.arrivalDelayMinutes !== null &&
              text('rights.late', { time: writeLength(asked.arrivalDelayMinutes, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {assessment.besides.includes('refund-or-rerouting') && <p className="mt-2">{text('rights.besides')}</p>}
    </div>
  )
}

type AmountProps = { readonly name: string; readonly money: Money; readonly tone: string }

function Amount({ name, money, tone }: AmountProps) {
  const { locale } = useCardWords()
  return (
    <>
      <p className="text-small text-soft">{name}</p>
      <p className={`font-display text-heading tracking-[-0.02em] tabular-nums ${tone}`}>
        {formatMoney(money, locale)}
      </p>
    </>
  )
}

/** The form with every field filled in, for the articles in full and the letter. */
function formPath(flight: { readonly from: string; readonly to: string }, asked: AssessDelayRequest): string {
  const { event, cause, noticeDays, wasRerouted, departsEarlierMinutes, arrivalDelayMinutes: late } = asked
  const form = new URLSearchParams(flight)
  if (event !== 'delay') form.set('event', event)
  if (late !== null || event === 'delay') form.set('hours', String(Math.floor((late ?? 0) / 60)))
  if (late !== null && late % 60 > 0) form.set('minutes', String(late % 60))
  if (cause !== 'unknown') form.set('cause', cause)
  if (noticeDays !== null) form.set('notice', noticeOf(noticeDays))
  if (wasRerouted === false) form.set('other', 'none')
  const carrier = carrierOf(asked)
  const isEarlier = departsEarlierMinutes > (noticeDays !== null && noticeDays >= 7 ? 120 : 60)
  if (carrier !== null) form.set('carrier', carrier)
  if (isEarlier) form.set('earlier', 'yes')
  if (carrier !== null || isEarlier) form.set('flight', `${flight.from}-${flight.to}`)
  return `/flight-compensation?${form}#answer`
}

function noticeOf(days: number): '14' | '7' | '0' {
  if (days >= 14) return '14'
  return days >= 7 ? '7' : '0'
}

function carrierOf({ operatedByEeaCarrier, operatedByUkCarrier }: AssessDelayRequest): string | null {
  if (operatedByEeaCarrier) return 'eea'
  if (operatedByUkCarrier) return 'uk'
  return operatedByEeaCarrier === false && operatedByUkCarrier !== null ? 'other' : null
}
