import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { chooseMissions } from '@app/domain/emergency-help'
import type { Coordinates } from '@app/domain/kernel'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import { loadOwnEmbassies } from '../../entities/emergency/own-missions.ts'
import { readCountry, useNationality } from '../../entities/traveller/profile/use-nationality.ts'
import type { KeyOf } from '../../text/text-of.ts'
import { Note } from '../../ui/note.tsx'
import { CountrySelect } from './country-select.tsx'
import type { EmergencyText } from './emergency-text/emergency-text.ts'
import { formatKm } from './format-metres.ts'
import { PhoneLinks } from './phone-links.tsx'
import { TextLink } from './text-link.tsx'
import { useEmergencyText } from './use-emergency-text.ts'

/**
 * Countries from which many states withdrew their missions, partly after our table was made: Kabul 2021, Sanaa 2015,
 * Damascus 2012, Caracas 2019, Tripoli 2014, Khartoum 2023, Pyongyang 2020, Niamey 2024.
 */
const DOUBTFUL = new Set(['AF', 'KP', 'LY', 'NE', 'SD', 'SY', 'VE', 'YE'])

/** Member states: their citizens may turn to each other's missions (Article 20(2)(c) TFEU, Directive (EU) 2015/637). */
const UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

function isDoubtfulHost(country: string): boolean {
  return DOUBTFUL.has(country)
}

function isInUnion(country: string): boolean {
  return UNION.has(country)
}

type Props = { readonly host: string; readonly at: Coordinates | null }

export function MissionPanel({ host, at }: Props) {
  const { text } = useEmergencyText()
  const { nationality, isSuggested, choose } = useSuggestedNationality()
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
  const { text, nameOf, dateOf } = useEmergencyText()
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

/** A kind from a newer table, unknown to this page, is an office. */
function kindOf(kind: string, text: EmergencyText): string {
  const key = `kind.${kind}` as KeyOf<EmergencyText>
  return text(key as 'kind.office') || text('kind.office')
}

type Nationality = {
  readonly nationality: string | null
  /** Derived from the language of the device, a guess until the traveller chooses. */
  readonly isSuggested: boolean
  readonly choose: (country: string) => void
}

function useSuggestedNationality(): Nationality {
  const { nationality, choose } = useNationality()
  return { nationality: nationality ?? suggestedCountry(), isSuggested: nationality === null, choose }
}

/** Only when the locale has a country: plain English fits many. */
function suggestedCountry(): string | null {
  try {
    return readCountry(new Intl.Locale(navigator.language).region)
  } catch {
    return null
  }
}

type Loaded = { readonly country: string; readonly embassies: OwnEmbassiesResponse | null }

function useOwnEmbassies(country: string | null): {
  readonly embassies: OwnEmbassiesResponse | null
  readonly isLoading: boolean
} {
  const config = usePageConfig()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (country === null) return
    let isWanted = true
    void loadOwnEmbassies(config, country).then((embassies) => isWanted && setLoaded({ country, embassies }))
    return () => {
      isWanted = false
    }
  }, [country, config])
  const isLoading = country !== null && loaded?.country !== country
  return { embassies: isLoading || country === null ? null : (loaded?.embassies ?? null), isLoading }
}
