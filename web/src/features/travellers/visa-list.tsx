import { usePageConfig } from '../../api/page-config.tsx'
import { type HeldVisa, MOST, type PartyTraveller } from '../../entities/party/party-traveller.ts'
import { formatCountry } from '../../text/format.ts'
import { type PaperKind, PaperList } from './paper-list.tsx'
import { travellersText as text } from './travellers-text.ts'

const VISA: PaperKind = {
  words: {
    country: text('visas.country'),
    expires: text('visas.expires'),
    hint: text('visas.expires.hint'),
    add: text('visas.add'),
  },
  unknownExpiry: text('visas.expires.none'),
  expiry: (when, date) => text(`visas.expires.${when}`, { date }),
  soonMonths: 3,
  remove: (country) => text('visas.remove', { country }),
}

type Props = {
  readonly traveller: PartyTraveller
  readonly name: string
  readonly countries: readonly string[]
  readonly onChange: (visas: readonly HeldVisa[]) => void
}

/** The visas of a traveller, folded until there is one: most have none. */
export function VisaList({ traveller: { id, visas }, name, countries, onChange }: Props) {
  const { locale } = usePageConfig()
  const nameOf = (code: string): string => (code === 'schengen' ? text('visas.schengen') : formatCountry(code, locale))
  return (
    <details open={visas.length > 0}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-tide underline underline-offset-4">
        {text('visas.title')}
      </summary>
      <div className="mt-2 grid gap-4">
        <PaperList
          id={`visa-${id}`}
          label={text('visas.named', { name })}
          kind={VISA}
          papers={visas}
          most={MOST.visas}
          issuers={['schengen', ...countries].map((code) => ({ value: code, label: nameOf(code) }))}
          nameOf={nameOf}
          onChange={onChange}
        />
      </div>
    </details>
  )
}
