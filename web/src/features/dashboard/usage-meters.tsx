import { judgeUsage, USAGE_TYPES, type UsageType } from '@app/domain/usage-limits'

import { usePageConfig } from '../../api/page-config.tsx'
import { type Usage, usageStore } from '../../entities/traveller/usage/usage-store.ts'
import { usageText } from '../../entities/traveller/usage/usage-text.ts'
import { useUsage } from '../../entities/traveller/usage/use-usage.ts'
import { writeMoment } from '../../text/write-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { dashboardText as text } from './dashboard-text.ts'

/** Four bars: today's usage, and the reset in the traveller's local time. */
export function UsageMeters() {
  const config = usePageConfig()
  const usage = useUsage()
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" className="text-title">
        {text('usage.title')}
      </h2>
      {usage.hasFailed ? (
        <div role="status">
          <p className="mt-2 text-soft">{text('usage.failed')}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={() => void usageStore.start(config)}>
            {text('usage.again')}
          </Button>
        </div>
      ) : (
        <Meters usage={usage} />
      )}
    </section>
  )
}

function Meters({ usage: { counters, isKnown, resetsAtMs } }: { readonly usage: Usage }) {
  const { locale } = usePageConfig()
  const isFree = USAGE_TYPES.some((type) => counters[type].limit !== null)
  return (
    <>
      <ul className={`mt-3 grid ${isFree ? 'gap-4' : 'gap-1.5'}`}>
        {USAGE_TYPES.map((type) => (
          <li key={type} className={isFree ? 'min-h-10' : ''}>
            {isKnown ? (
              <Meter type={type} used={counters[type].used} limit={counters[type].limit} />
            ) : (
              <Skeleton className="h-9" />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-5 text-small text-soft">
        {isKnown &&
          (isFree ? text('usage.resets', { time: writeMoment(resetsAtMs, locale) }) : text('usage.unlimited'))}
      </p>
    </>
  )
}

type MeterProps = { readonly type: UsageType; readonly used: number; readonly limit: number | null }

function Meter({ type, used, limit }: MeterProps) {
  const level = judgeUsage(used, limit)
  const isClose = level === 'few' || level === 'used-up'
  const figures =
    limit === null
      ? text('usage.count', { used: String(used) })
      : text('usage.of', { used: String(used), limit: String(limit) })
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-small font-medium">{usageText(type)}</span>
        <span className={`chart-label tabular-nums ${isClose ? 'text-signal' : 'text-soft'}`}>{figures}</span>
      </p>
      {limit !== null && (
        <progress
          className="scale-bar mt-1.5"
          max={limit}
          value={Math.min(used, limit)}
          aria-label={`${usageText(type)}: ${figures}`}
        />
      )}
    </>
  )
}
