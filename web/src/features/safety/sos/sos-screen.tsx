import { countryNameIn } from '@app/domain/country-name'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { type Located, locate, ON_A_MAP } from '../../../device/geolocation.ts'
import { useStoredValue } from '../../../device/storage/use-stored-value.ts'
import { localeOfWords } from '../../../text/text-in.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { FullScreen } from '../../../ui/overlay/full-screen.tsx'
import { CARD_KEY, type EmergencyCard, readCard } from '../card/emergency-card.ts'
import { CountryField } from '../country-field.tsx'
import { numbersToCall, useCountryAid } from '../use-country-aid.ts'
import { Position } from '../where-you-are.tsx'
import { PositionMessage } from './position-message.tsx'
import { SayIt } from './say-it.tsx'
import { type SosText, sosTextIn } from './sos-text.ts'

type Place = { readonly country: string | null; readonly near: readonly string[] }

/** Everything on one screen, in the order of need; all of it is on the device. */
export function SosScreen({ onClose }: { readonly onClose: () => void }) {
  const locale = localeOfWords(usePageConfig().locale)
  const text = sosTextIn(locale)
  const [card] = useStoredValue(CARD_KEY, readCard)
  const { located, place } = usePlace()
  const [chosen, choose] = useState<string | null>(null)
  const country = chosen ?? place?.country ?? card.country
  return (
    <FullScreen open onOpenChange={onClose} title={text('title')} description={text('description')}>
      <div lang={locale} className="mx-auto grid max-w-xl gap-8 pb-10">
        <Calls country={country} text={text} />
        <CountryField
          id="sos-country"
          label={text('country')}
          placeholder={text('country.choose')}
          value={country}
          locale={locale}
          onChoose={choose}
        />
        <Where located={located} place={chosen === null ? place : null} card={card} text={text} locale={locale} />
        {country !== null && <SayIt key={country} country={country} card={card} text={text} />}
      </div>
    </FullScreen>
  )
}

/** Asked for at once: the position is what the screen is for. */
function usePlace(): { readonly located: Located | null; readonly place: Place | null } {
  const [located, setLocated] = useState<Located | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    let isWanted = true
    void locate(ON_A_MAP).then(async (found) => {
      if (!isWanted) return
      setLocated(found)
      if (found.kind !== 'found') return
      const { countryAt } = await import('@app/datasets/country-borders')
      const { country, near } = countryAt(found)
      if (isWanted) setPlace({ country, near: near.map((other) => other.country) })
    })
    return () => {
      isWanted = false
    }
  }, [])
  return { located, place }
}

function Calls({ country, text }: { readonly country: string | null; readonly text: SosText }) {
  const aid = useCountryAid(country)
  const calls = typeof aid === 'object' && aid !== null ? numbersToCall(aid.services) : []
  const isUnknown = typeof aid === 'object' && aid !== null && calls.length === 0
  const [first, ...rest] = calls.length > 0 ? calls : [{ service: 'general' as const, number: '112' }]
  return (
    <section aria-live="polite">
      {first && (
        <a
          href={`tel:${first.number}`}
          className={buttonClass({ variant: 'destructive', size: 'lg' }, 'w-full min-h-20! text-title! tabular-nums')}
        >
          {text(first.service)}: {first.number}
        </a>
      )}
      {rest.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-3">
          {rest.map(({ service, number }) => (
            <li key={service}>
              <a
                href={`tel:${number}`}
                className={buttonClass({ variant: 'outline' }, 'w-full flex-col gap-0! px-2! py-2 tabular-nums')}
              >
                <span className="text-small font-normal">{text(service)}</span>
                {number}
              </a>
            </li>
          ))}
        </ul>
      )}
      {calls.length === 0 && <p className="mt-2 text-small">{text(isUnknown ? 'none.known' : 'call.112')}</p>}
    </section>
  )
}

type WhereProps = {
  readonly located: Located | null
  readonly place: Place | null
  readonly card: EmergencyCard
  readonly text: SosText
  readonly locale: string
}

function Where({ located, place, card, text, locale }: WhereProps) {
  const near = (place?.near ?? []).map((code) => countryNameIn(code, locale))
  return (
    <section aria-labelledby="sos-where">
      <h3 id="sos-where" className="text-title">
        {text('where')}
      </h3>
      <div role="status" className="mt-1">
        {located && <Position located={located} />}
      </div>
      {located?.kind !== 'found' && <p className="mt-1">{text('where.unknown')}</p>}
      {near.length > 0 && (
        <p className="mt-2 text-small">
          {text('where.border', { countries: new Intl.ListFormat(locale).format(near) })}
        </p>
      )}
      {located?.kind === 'found' && <PositionMessage at={located} card={card} text={text} locale={locale} />}
    </section>
  )
}
