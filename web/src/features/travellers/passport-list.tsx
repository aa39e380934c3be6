import { addMonths, type CalendarDate } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { MOST, type PartyTraveller, type Passport } from '../../entities/party/party-traveller.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PaperFields } from './paper-fields.tsx'
import { travellersText as text } from './travellers-text.ts'

const WORDS = {
  country: text('country'),
  expires: text('expires'),
  hint: text('expires.hint'),
  add: text('add'),
} as const

type Props = {
  readonly traveller: PartyTraveller
  readonly name: string
  readonly countries: readonly string[]
  readonly onChange: (passports: readonly Passport[]) => void
}

/** A traveller's passports, and a form for the next one. */
export function PassportList({ traveller: { id, passports }, name, countries, onChange }: Props) {
  const { locale } = usePageConfig()
  return (
    <div className="grid gap-4">
      {passports.length === 0 ? (
        <p className="text-small text-soft">{text('passports.none')}</p>
      ) : (
        <ul aria-label={text('passports.named', { name })} className="border-t border-line">
          {passports.map((passport) => (
            <PassportRow
              key={`${passport.country} ${passport.expires_on}`}
              passport={passport}
              onRemove={() => onChange(passports.filter((each) => each !== passport))}
            />
          ))}
        </ul>
      )}
      {passports.length < MOST.passports ? (
        <PaperFields
          id={id}
          issuers={countries.map((code) => ({ value: code, label: formatCountry(code, locale) }))}
          words={WORDS}
          onAdd={(passport) => onChange([...passports.filter((each) => !isSame(each, passport)), passport])}
        />
      ) : (
        <p className="text-small text-soft">{text('full')}</p>
      )}
    </div>
  )
}

function isSame(a: Passport, b: Passport): boolean {
  return a.country === b.country && a.expires_on === b.expires_on
}

type RowProps = { readonly passport: Passport; readonly onRemove: () => void }

function PassportRow({ passport: { country, expires_on }, onRemove }: RowProps) {
  const { locale } = usePageConfig()
  const name = formatCountry(country, locale)
  const query = new URLSearchParams({ passport: country, ...(expires_on && { expires: expires_on }) })
  const { words, look } = expiryOf(expires_on, travellerToday(), locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="grid min-w-[min(12rem,100%)] flex-1">
        <span className="font-semibold">{name}</span>
        <span className={`text-small ${look}`}>{words}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <ButtonLink
          to={`/documents?${query}`}
          size="sm"
          variant="secondary"
          aria-label={text('check.named', { country: name })}
        >
          {text('check')}
        </ButtonLink>
        <Button size="sm" variant="ghost" aria-label={text('remove.passport', { country: name })} onClick={onRemove}>
          {text('remove')}
        </Button>
      </span>
    </li>
  )
}

function expiryOf(on: CalendarDate | null, today: CalendarDate, locale: string) {
  if (on === null) return { words: text('expires.none'), look: 'text-soft' }
  const date = formatDate(on, locale)
  if (on < today) return { words: text('expires.past', { date }), look: 'font-semibold text-signal' }
  if (on < addMonths(today, 6)) return { words: text('expires.soon', { date }), look: 'font-semibold' }
  return { words: text('expires.at', { date }), look: 'text-soft' }
}
