import { usePageConfig } from '../../api/page-config.tsx'
import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import type { Help } from './ask-emergency.ts'
import { formatAsOf } from './format-as-of.ts'
import { formatKm } from './format-metres.ts'
import { PhoneLinks } from './phone-links.tsx'
import { TextLink } from './text-link.tsx'
import { useEmergencyText } from './use-emergency-text.ts'

type Props = { readonly help: Help; readonly isLocated: boolean; readonly isAsking: boolean }

export function HospitalList({ help: { hospitals, hospitalsAt, isFromDevice }, isLocated, isAsking }: Props) {
  const { locale: figures } = usePageConfig()
  const { text, locale } = useEmergencyText()
  const platform = mapsPlatform()
  const missing = isFromDevice && isLocated ? 'hospitals.offline' : 'hospitals.unknown'
  const unknown = isAsking ? 'hospitals.searching' : missing
  return (
    <section aria-labelledby="hospitals">
      <h3 id="hospitals" className="font-display text-lead">
        {text('hospitals.title')}
      </h3>
      {hospitals === null && <p className="mt-2 text-soft">{text(unknown)}</p>}
      {hospitals?.found.length === 0 && <p className="mt-2 text-soft">{text('hospitals.none')}</p>}
      {hospitals && hospitals.found.length > 0 && (
        <>
          <ul className="mt-2 border-t border-line">
            {hospitals.found.map(({ name, kind, coordinates, distanceM, phone, website }) => (
              <li key={`${coordinates.latitude} ${coordinates.longitude}`} className="border-b border-line py-3">
                <p className="font-semibold">{name}</p>
                <p className="chart-label text-soft">
                  {text(kind)} · {text('km', { distance: formatKm(distanceM / 1000, figures) })}
                </p>
                <p className="flex flex-wrap gap-x-5">
                  <PhoneLinks phone={phone} />
                  <TextLink href={directionsLink({ coordinates }, platform)}>{text('directions')}</TextLink>
                  {website && <TextLink href={website}>{text('website')}</TextLink>}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-soft">
            {text('hospitals.source', {
              title: hospitals.source.title,
              date: formatAsOf(hospitals.found[0]?.mapDate ?? '', locale),
            })}
            {hospitalsAt !== null &&
              ` ${text('hospitals.kept', { date: new Date(hospitalsAt).toLocaleDateString(locale) })}`}
          </p>
        </>
      )}
    </section>
  )
}
