import { addMonths, type CalendarDate } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { type HeldVisa, MOST, type PartyTraveller } from '../../entities/party/party-traveller.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { PaperFields } from './paper-fields.tsx'
import { travellersText as text } from './travellers-text.ts'

const WORDS = {
  country: text('visas.country'),
  expires: text('visas.expires'),
  hint: text('visas.expires.hint'),
  add: text('visas.add'),
} as const

type Props = {
  readonly traveller: PartyTraveller
  readonly name: string
  readonly countries: readonly string[]
  readonly onChange: (visas: readonly HeldVisa[]) => void
}

/** The visas of a traveller, folded until there is one: most have none. */
export function VisaList({ traveller: { id, visas }, name, countries, onChange }: Props) {
  const { locale } = usePageConfig()
  const issuers = ['schengen', ...countries].map((code) => ({ value: code, label: issuerName(code, locale) }))
  return (
    <details open={visas.length > 0}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-tide underline underline-offset-4">
        {text('visas.title')}
      </summary>
      <div className="mt-2 grid gap-4">
        {visas.length > 0 && (
          <ul aria-label={text('visas.named', { name })} className="border-t border-line">
            {visas.map((visa) => (
              <VisaRow
                key={`${visa.country} ${visa.expires_on}`}
                visa={visa}
                onRemove={() => onChange(visas.filter((each) => each !== visa))}
              />
            ))}
          </ul>
        )}
        {visas.length < MOST.visas ? (
          <PaperFields
            id={`visa-${id}`}
            issuers={issuers}
            words={WORDS}
            onAdd={(visa) => onChange([...visas.filter((each) => !isSame(each, visa)), visa])}
          />
        ) : (
          <p className="text-small text-soft">{text('full')}</p>
        )}
      </div>
    </details>
  )
}

function isSame(a: HeldVisa, b: HeldVisa): boolean {
  return a.country === b.country && a.expires_on === b.expires_on
}

function issuerName(code: string, locale: string): string {
  return code === 'schengen' ? text('visas.schengen') : formatCountry(code, locale)
}

function VisaRow({ visa: { country, expires_on }, onRemove }: { visa: HeldVisa; onRemove: () => void }) {
  const { locale } = usePageConfig()
  const name = issuerName(country, locale)
  const { words, look } = endOf(expires_on, travellerToday(), locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="grid min-w-[min(12rem,100%)] flex-1">
        <span className="font-semibold">{name}</span>
        <span className={`text-small ${look}`}>{words}</span>
      </span>
      <Button size="sm" variant="ghost" aria-label={text('visas.remove', { country: name })} onClick={onRemove}>
        {text('remove')}
      </Button>
    </li>
  )
}

function endOf(on: CalendarDate | null, today: CalendarDate, locale: string) {
  if (on === null) return { words: text('visas.expires.none'), look: 'text-soft' }
  const date = formatDate(on, locale)
  if (on < today) return { words: text('visas.expires.past', { date }), look: 'font-semibold text-signal' }
  if (on < addMonths(today, 3)) return { words: text('visas.expires.soon', { date }), look: 'font-semibold' }
  return { words: text('visas.expires.at', { date }), look: 'text-soft' }
}
