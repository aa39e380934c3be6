import type { FeedItem, FeedKind } from '@app/domain/safety-feeds'
import Activity from 'lucide-react/icons/activity'
import Flame from 'lucide-react/icons/flame'
import Landmark from 'lucide-react/icons/landmark'
import Mountain from 'lucide-react/icons/mountain'
import Stethoscope from 'lucide-react/icons/stethoscope'
import ThermometerSun from 'lucide-react/icons/thermometer-sun'
import Tornado from 'lucide-react/icons/tornado'
import Waves from 'lucide-react/icons/waves'
import Wind from 'lucide-react/icons/wind'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatInstant } from '../../text/format-instant.ts'
import { formatCountry } from '../../text/format.ts'
import { riskRadarText as text } from './risk-radar-text.ts'
import { severityTone } from './severity-tone.ts'

const ICONS: Readonly<Record<FeedKind, typeof Wind>> = {
  advice: Landmark,
  earthquake: Activity,
  cyclone: Tornado,
  flood: Waves,
  drought: ThermometerSun,
  wildfire: Flame,
  volcano: Mountain,
  weather: Wind,
  health: Stethoscope,
}

type Props = { readonly item: FeedItem; readonly note?: ReactNode; readonly mark?: string }

/** One event: what, how serious in the source's words, where, until when, and who says so. */
export function EventRow({ item, note, mark }: Props) {
  const { locale } = usePageConfig()
  const { kind, title, severity, area, countries, validTo, publishedAt, link, source, readAt } = item
  const Icon = ICONS[kind]
  const places = countries.slice(0, 4).map((code) => formatCountry(code, locale))
  const where = [...new Set([area ?? '', ...(area ? [] : places)])].filter(Boolean).join(', ')
  // Only warnings say when they end; the end of the others is our rule of how long they are shown.
  const when =
    kind === 'weather' && validTo !== null
      ? text('event.until', { time: formatInstant(validTo, locale) })
      : publishedAt === null
        ? ''
        : formatInstant(publishedAt, locale)
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3.5">
      <Icon className={`mt-0.5 size-5 ${severityTone(item)}`} strokeWidth={1.75} aria-hidden="true" />
      <div className="grid gap-0.5">
        <p className="font-semibold">
          {mark && <span className="chart-label me-2 text-soft">{mark}</span>}
          <span lang={source === 'meteoalarm' ? 'und' : undefined}>{title}</span>
        </p>
        <p className="text-small">
          <span className={`font-semibold ${severityTone(item)}`}>{severity}</span>
          {where && <span className="text-soft"> · {where}</span>}
          {when && <span className="text-soft"> · {when}</span>}
        </p>
        {note}
        <p className="text-small text-soft">
          <a href={link} target="_blank" rel="noopener noreferrer" className="py-1.5 text-tide underline">
            {text(`source.${source}`)}
          </a>
          , {text('event.read', { time: formatInstant(readAt, locale) })}
        </p>
      </div>
    </li>
  )
}
