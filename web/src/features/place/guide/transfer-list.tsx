import type { CityGuide } from '@app/contracts/place-guide'
import type { GuideTransferFacts } from '@app/contracts/place-guide-facts'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatPrice, formatUsualTimes } from '../../../entities/guide/format-guide.ts'
import { MODE_WORDS, TRANSFER_CODE_WORDS } from '../../../entities/guide/words/travel-words.ts'
import { formatLength } from '../../../entities/trip/findings/format-plan.ts'
import { FactsLine } from './facts-line.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

const FIRST = 4

/** Like a departure board: mode, duration, price. */
export function TransferList({ guide: { guide } }: { readonly guide: Pick<CityGuide, 'guide'> }) {
  if (!guide || guide.transfers.length === 0) return null
  const { transfers } = guide
  const codes = new Set(transfers.map(({ airport }) => airport))
  const rows = (from: number, to: number) => (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      {transfers.slice(from, to).map((transfer) => (
        <TransferRow key={keyOf(transfer)} transfer={transfer} hasCode={codes.size > 1} />
      ))}
    </ul>
  )
  return (
    <div>
      <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">
        {codes.size > 1 ? text('transfers.title') : text('transfers.title.of', { code: [...codes].join('') })}
      </h3>
      {rows(0, FIRST)}
      {transfers.length > FIRST && (
        <details className="unfold border-t border-line">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-tide underline">
            {text('transfers.more', { count: String(transfers.length - FIRST) })}
          </summary>
          {rows(FIRST, transfers.length)}
        </details>
      )}
      <div className="mt-2">
        <GuideEvidence asOf={guide.asOf} />
      </div>
    </div>
  )
}

function keyOf({ airport, mode, line, area, durationMinutes }: GuideTransferFacts): string {
  return [airport, mode, line, area, durationMinutes].join(' ')
}

function TransferRow({ transfer, hasCode }: { readonly transfer: GuideTransferFacts; readonly hasCode: boolean }) {
  const { locale } = usePageConfig()
  const { airport, mode, line, durationMinutes, busyMinutes, price, pricePer, usualTimes, everyMinutes } = transfer
  const isSlower = busyMinutes !== null && busyMinutes > durationMinutes
  return (
    <li className="border-t border-line py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold">
          {hasCode && <span className="pe-3 font-display font-normal tracking-[0.04em]">{airport}</span>}
          {MODE_WORDS[mode]}
          {line && <span className="font-normal text-soft">, {line}</span>}
        </p>
        <p className="text-end font-semibold tabular-nums">{formatLength(durationMinutes)}</p>
      </div>
      <FactsLine
        className="font-medium"
        facts={[
          price &&
            [formatPrice(price, locale), pricePer === 'vehicle' && text('transfers.vehicle')].filter(Boolean).join(' '),
          isSlower && text('transfers.busy', { time: formatLength(busyMinutes) }),
          transfer.area && text('transfers.to', { area: transfer.area }),
        ]}
      />
      <FactsLine
        className="text-soft"
        facts={[
          everyMinutes !== null && text('transfers.every', { count: String(everyMinutes) }),
          formatUsualTimes(usualTimes, locale),
          ...transfer.codes.map((code) => TRANSFER_CODE_WORDS[code]),
          transfer.note,
        ]}
      />
      {transfer.domain && (
        <a
          href={`https://${transfer.domain}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-9 items-center text-small text-tide"
        >
          {transfer.domain}
        </a>
      )}
    </li>
  )
}
