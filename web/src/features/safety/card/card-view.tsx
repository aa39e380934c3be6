import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { type Located, locate, ON_A_MAP } from '../../../device/geolocation.ts'
import { formatCountry, formatDate } from '../../../text/format.ts'
import { Note } from '../../../ui/note.tsx'
import { CallNumber } from '../call-number.tsx'
import { type CountryAid, numbersToCall, useCountryAid } from '../use-country-aid.ts'
import { cardText as text } from './card-text.ts'
import { dialled, type EmergencyCard } from './emergency-card.ts'
import { LockScreen } from './lock-screen.tsx'
import { Missions } from './missions.tsx'
import { type Spoken, spokenOf } from './picture-lines.ts'
import type { CardOnDevice } from './use-card.ts'
import { useEnglishPhrases } from './use-english-phrases.ts'

/** The card as it is read: large numbers first, then the person, then who helps. */
export function CardView({ kept }: { readonly kept: CardOnDevice }) {
  const aid = useCountryAid(kept.card.country)
  if (aid === null) return null
  if (aid === 'loading') return <p className="text-soft">{text('loading')}</p>
  if (aid === 'failed') return <Note tone="warning">{text('failed')}</Note>
  return <Loaded kept={kept} aid={aid} />
}

function Loaded({ kept, aid }: { readonly kept: CardOnDevice; readonly aid: CountryAid }) {
  const { locale } = usePageConfig()
  const english = useEnglishPhrases()
  const { card, nationality } = kept
  const [located, setLocated] = useState<Located | null>(null)
  const spoken = spokenOf(card, aid, english)
  const countryName = formatCountry(aid.country, locale)
  return (
    <div className="grid gap-10">
      <article
        aria-label={text('card', { country: countryName })}
        className="overflow-hidden rounded-sheet border border-edge bg-raised"
      >
        <Numbers aid={aid} countryName={countryName} />
        <Person card={card} aid={aid} spoken={spoken} />
        <Helpers card={card} />
        <Missions
          host={aid.country}
          nationality={nationality}
          located={located}
          onLocate={() => void locate(ON_A_MAP).then(setLocated)}
        />
      </article>
      <LockScreen card={card} aid={aid} spoken={spoken} countryName={countryName} />
    </div>
  )
}

function Numbers({ aid, countryName }: { readonly aid: CountryAid; readonly countryName: string }) {
  const { locale } = usePageConfig()
  const calls = numbersToCall(aid.services)
  const [source] = sourcesOf(aid)
  const isDoubtful = calls.some(({ service }) => aid.services?.[service][0]?.confidence !== 'high')
  return (
    <section className="border-b border-line px-5 py-5 sm:px-7">
      <h2 className="text-title">{countryName}</h2>
      {calls.length === 0 && <p className="mt-2">{text('numbers.none')}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-10 gap-y-1">
        {calls.map((call) => (
          <CallNumber key={call.service} label={text(call.service)} number={call.number} />
        ))}
      </ul>
      {isDoubtful && <p className="mt-1 text-small font-medium text-signal">{text('numbers.doubtful')}</p>}
      {source && (
        <p className="mt-2 text-small">
          <a href={source.source.url} target="_blank" rel="noopener noreferrer" className="text-soft underline">
            {text('source', { title: source.source.title, date: formatDate(source.checkedAt, locale) })}
          </a>
        </p>
      )}
    </section>
  )
}

function sourcesOf({ services }: CountryAid) {
  if (!services) return []
  return [...services.general, ...services.police, ...services.ambulance, ...services.fire]
}

type PersonProps = { readonly card: EmergencyCard; readonly aid: CountryAid; readonly spoken: readonly Spoken[] }

function Person({ card, aid, spoken }: PersonProps) {
  const { name, bloodGroup, other, medicines } = card
  if (!name && !bloodGroup && !other && !medicines && spoken.length === 0) return null
  return (
    <section className="grid gap-4 border-b border-line px-5 py-5 sm:px-7">
      {(name || bloodGroup) && (
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          {name && <span className="font-display text-lead wrap-anywhere">{name}</span>}
          {bloodGroup && (
            <span>
              {text('blood')} <strong className="font-display text-lead">{bloodGroup}</strong>
            </span>
          )}
        </p>
      )}
      {spoken.length > 0 && (
        <div>
          <p className="chart-label text-soft">
            {aid.local ? text('in.language', { language: aid.local.language.name }) : text('no.language')}
          </p>
          <ul className="mt-1 grid gap-3">
            {spoken.map(({ key, words, english, language, direction }) => (
              <li key={key}>
                <p lang={language} dir={direction} className="text-lead font-semibold">
                  {words}
                </p>
                {words !== english && <p className="text-small text-soft">{english}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {other && <Labelled label={text('other')} value={other} />}
      {medicines && <Labelled label={text('medicines')} value={medicines} />}
    </section>
  )
}

function Labelled({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p className="wrap-anywhere">
      <span className="chart-label block text-soft">{label}</span>
      {value}
    </p>
  )
}

function Helpers({ card }: { readonly card: EmergencyCard }) {
  const { insurer, policy, insurerPhone, contactName, contactPhone } = card
  if (![insurer, policy, insurerPhone, contactName, contactPhone].some(Boolean)) return null
  return (
    <section className="grid gap-4 border-b border-line px-5 py-5 sm:grid-cols-2 sm:px-7">
      {(insurer || policy || insurerPhone) && (
        <div>
          <Labelled label={text('insurer')} value={[insurer, policy].filter(Boolean).join(' · ')} />
          <Phone number={insurerPhone} />
        </div>
      )}
      {(contactName || contactPhone) && (
        <div>
          <Labelled label={text('contact.name')} value={contactName} />
          <Phone number={contactPhone} />
        </div>
      )}
    </section>
  )
}

function Phone({ number }: { readonly number: string }) {
  const target = dialled(number)
  if (target === null) return null
  return (
    <a
      href={`tel:${target}`}
      className="inline-flex min-h-11 items-center font-semibold text-tide tabular-nums underline decoration-edge underline-offset-4"
    >
      {number}
    </a>
  )
}
