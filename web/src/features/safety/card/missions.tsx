import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { chooseMissions } from '@app/domain/emergency-help'
import type { Coordinates } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import type { Located } from '../../../device/geolocation.ts'
import { formatCountry, formatDate, formatDistance } from '../../../text/format.ts'
import type { KeyOf } from '../../../text/text-of.ts'
import { Button } from '../../../ui/button.tsx'
import { splitPhones } from '../../../ui/split-phones.ts'
import { useOwnMissions } from '../use-own-missions.ts'
import { cardText as text } from './card-text.ts'

type Props = {
  readonly host: string
  readonly nationality: string | null
  readonly located: Located | null
  readonly onLocate: () => void
}

/** Embassies and consulates of the traveller's own country, as far as the table knows them. */
export function Missions({ host, nationality, located, onLocate }: Props) {
  const missions = useOwnMissions(nationality)
  const at = located?.kind === 'found' ? located : null
  return (
    <section aria-labelledby="card-missions" className="px-5 py-5 sm:px-7">
      <h3 id="card-missions" className="font-display text-lead">
        {text('missions')}
      </h3>
      <div aria-live="polite" className="mt-1">
        {nationality === host ? (
          <p className="text-soft">{text('missions.home')}</p>
        ) : missions === null || missions === 'loading' || missions === 'unavailable' ? (
          <p className="text-soft">{text(WAITING[missions ?? 'none'])}</p>
        ) : (
          <Found own={missions} host={host} at={at} />
        )}
      </div>
      {typeof missions === 'object' && missions !== null && nationality !== host && at === null && (
        <Button variant="link" size="sm" className="px-0!" onClick={onLocate}>
          {text('missions.near')}
        </Button>
      )}
      {located?.kind === 'failed' && <p className="text-small text-signal">{text('missions.not-located')}</p>}
    </section>
  )
}

const WAITING = { none: 'missions.choose', loading: 'missions.loading', unavailable: 'missions.offline' } as const

type FoundProps = { readonly own: OwnEmbassiesResponse; readonly host: string; readonly at: Coordinates | null }

function Found({ own: { embassies, checkedAt, source }, host, at }: FoundProps) {
  const { locale } = usePageConfig()
  const found = chooseMissions(embassies, host, at)
  const isAbroad = found.length > 0 && found[0]?.mission.host !== host
  return (
    <>
      {found.length === 0 && <p className="text-soft">{text('missions.none')}</p>}
      {isAbroad && <p className="text-soft">{text('missions.abroad')}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {found.map(({ mission, km }) => (
          <li key={mission.wikidataId} className="py-2">
            <p className="font-semibold">
              {kindOf(mission.kind)}
              {mission.city !== null && `, ${mission.city}`}
              {isAbroad && `, ${formatCountry(mission.host, locale)}`}
            </p>
            {km !== null && (
              <p className="chart-label text-soft">{text('km', { distance: formatDistance(km, locale) })}</p>
            )}
            <p className="flex flex-wrap gap-x-5">
              {splitPhones(mission.phone).map(({ shown, dialled }) => (
                <a key={dialled} href={`tel:${dialled}`} className={LINK}>
                  {shown}
                </a>
              ))}
              {mission.website && (
                <a href={mission.website} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {text('website')}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-small text-soft">
        {text('missions.old', { date: formatDate(checkedAt, locale) })}{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer" className="text-soft underline">
          {source.title}
        </a>
      </p>
    </>
  )
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-tide tabular-nums underline decoration-edge underline-offset-4'

/** A kind from a newer table, unknown to this page, is an office. */
function kindOf(kind: string): string {
  return text(`kind.${kind}` as KeyOf<typeof text> as 'kind.office') || text('kind.office')
}
