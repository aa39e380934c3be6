import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { chooseMissions } from '@app/domain/emergency-help'
import type { Coordinates } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import type { EmergencyText } from '../../text/emergency/emergency-text.ts'
import type { KeyOf } from '../../text/text-of.ts'
import { Note } from '../../ui/note.tsx'
import { CountrySelect } from './country-select.tsx'
import { formatKm } from './format-metres.ts'
import { isDoubtfulHost, isInUnion } from './mission-rules.ts'
import { PhoneLinks } from './phone-links.tsx'
import { TextLink } from './text-link.tsx'
import { useEmergencyWords } from './use-emergency-words.ts'
import { useNationality } from './use-nationality.ts'
import { useOwnEmbassies } from './use-own-embassies.ts'

type Props = { readonly host: string; readonly at: Coordinates | null }

export function MissionPanel({ host, at }: Props) {
  const { text } = useEmergencyWords()
  const { nationality, isSuggested, choose } = useNationality()
  const { embassies, isLoading } = useOwnEmbassies(nationality)
  return (
    <section aria-labelledby="missions">
      <h3 id="missions" className="mb-2 font-display text-lead">
        {text('missions.title')}
      </h3>
      <CountrySelect
        id="nationality"
        label={text('missions.from')}
        placeholder={text('missions.choose')}
        value={nationality ?? ''}
        hint={nationality === null ? undefined : text(isSuggested ? 'missions.suggested' : 'missions.kept')}
        onChoose={choose}
      />
      <div aria-live="polite" className="mt-3">
        {isLoading && <p className="text-soft">{text('missions.loading')}</p>}
        {nationality !== null && !isLoading && !embassies && <p className="text-soft">{text('missions.offline')}</p>}
        {nationality === host && <p className="text-soft">{text('missions.home')}</p>}
        {embassies && nationality !== host && <Missions own={embassies} host={host} at={at} />}
      </div>
    </section>
  )
}

type MissionsProps = Props & { readonly own: OwnEmbassiesResponse }

function Missions({ own: { embassies, checkedAt, source, country }, host, at }: MissionsProps) {
  const { locale: figures } = usePageConfig()
  const { text, nameOf, dateOf } = useEmergencyWords()
  const platform = mapsPlatform()
  const found = chooseMissions(embassies, host, at)
  const isAbroad = found.length > 0 && found[0]?.mission.host !== host
  const isHelpedByUnion = (isAbroad || found.length === 0) && isInUnion(country) && !isInUnion(host)
  return (
    <>
      {isDoubtfulHost(host) && <Note tone="warning">{text('missions.doubtful')}</Note>}
      {found.length === 0 && <p className="text-soft">{text('missions.none')}</p>}
      {isAbroad && <p className="text-soft">{text('missions.abroad')}</p>}
      <ul className="mt-2 grid">
        {found.map(({ mission, km }) => (
          <li key={mission.wikidataId} className="border-t border-line py-3">
            <p className="font-semibold">{kindOf(mission.kind, text)}</p>
            <p className="chart-label text-soft">
              {[mission.city, nameOf(mission.host)].filter(Boolean).join(', ')}
              {km !== null && ` · ${text('km', { distance: formatKm(km, figures) })}`}
            </p>
            <p className="flex flex-wrap gap-x-5">
              <PhoneLinks phone={mission.phone} />
              {mission.coordinates && (
                <TextLink href={directionsLink(mission, platform)}>{text('directions')}</TextLink>
              )}
              {mission.website && <TextLink href={mission.website}>{text('website')}</TextLink>}
            </p>
          </li>
        ))}
      </ul>
      {isHelpedByUnion && <p className="mb-2 text-small">{text('missions.eu')}</p>}
      <p className="text-small text-soft">
        {text('missions.old', { date: dateOf(checkedAt) })}{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer" className="text-soft underline">
          {source.title}
        </a>
      </p>
    </>
  )
}

/** A kind that a later table has and this page does not know is an office. */
function kindOf(kind: string, text: EmergencyText): string {
  const key = `kind.${kind}` as KeyOf<EmergencyText>
  return text(key as 'kind.office') || text('kind.office')
}
