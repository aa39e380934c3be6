import { usePageConfig } from '../../api/page-config.tsx'
import { MOST, type PartyTraveller, type Passport } from '../../entities/party/party-traveller.ts'
import { formatCountry } from '../../text/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type PaperKind, PaperList } from './paper-list.tsx'
import { travellersText as text } from './travellers-text.ts'

const PASSPORT: PaperKind = {
  words: { country: text('country'), expires: text('expires'), hint: text('expires.hint'), add: text('add') },
  unknownExpiry: text('expires.none'),
  expiry: (when, date) => text(`expires.${when}`, { date }),
  soonMonths: 6,
  remove: (country) => text('remove.passport', { country }),
}

type Props = {
  readonly traveller: PartyTraveller
  readonly name: string
  readonly countries: readonly string[]
  readonly onChange: (passports: readonly Passport[]) => void
}

export function PassportList({ traveller: { id, passports }, name, countries, onChange }: Props) {
  const { locale } = usePageConfig()
  return (
    <div className="grid gap-4">
      {passports.length === 0 && <p className="text-small text-soft">{text('passports.none')}</p>}
      <PaperList
        id={id}
        label={text('passports.named', { name })}
        kind={PASSPORT}
        papers={passports}
        most={MOST.passports}
        issuers={countries.map((code) => ({ value: code, label: formatCountry(code, locale) }))}
        nameOf={(code) => formatCountry(code, locale)}
        action={(passport) => <CheckLink passport={passport} />}
        onChange={onChange}
      />
    </div>
  )
}

function CheckLink({ passport: { country, expires_on } }: { readonly passport: Passport }) {
  const { locale } = usePageConfig()
  const query = new URLSearchParams({ passport: country, ...(expires_on && { expires: expires_on }) })
  return (
    <ButtonLink
      to={`/documents?${query}`}
      size="sm"
      variant="secondary"
      aria-label={text('check.named', { country: formatCountry(country, locale) })}
    >
      {text('check')}
    </ButtonLink>
  )
}
