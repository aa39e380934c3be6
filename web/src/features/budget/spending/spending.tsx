import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { SignInFirst } from '../../../entities/traveller/sign-in-first.tsx'
import { type Spending as Kept, useSpending } from '../../../entities/trip-spending/use-spending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { spendingText as text } from './spending-text.ts'
import { TripForm } from './trip-form.tsx'
import { TripSpending } from './trip-spending.tsx'

const GUEST = {
  title: text('guest.title'),
  text: text('guest.text'),
  action: text('guest.action'),
  path: '/budget/spending',
}

/** The server renders a guest's page; the spending follows with the session. */
export function Spending() {
  const { user } = useAuth()
  return user ? <Own key={user.id} /> : <SignInFirst {...GUEST} />
}

function Own() {
  const spending = useSpending()
  const [params, setParams] = useSearchParams()
  const open = (id: string): void => setParams(id === '' ? {} : { trip: id }, { preventScrollReset: true })
  if (spending.isLoading && spending.rows.trips.length === 0) return <Bones />
  const { trips } = spending.rows
  const asked = params.get('trip')
  const trip = asked === 'new' ? undefined : (trips.find(({ id }) => id === asked) ?? trips[0])
  return (
    <div className="grid gap-6">
      {spending.hasFailed && (
        <ErrorState title={text('failed.title')} text={text('failed.text')} onRetry={spending.reload} />
      )}
      {trips.length > 0 && <TripChoice spending={spending} chosen={trip?.id ?? 'new'} onChoose={open} />}
      {trip ? (
        <TripSpending key={trip.id} trip={trip} spending={spending} onRemoved={() => open('')} />
      ) : (
        <section aria-labelledby="new-trip" className="max-w-2xl">
          <h2 id="new-trip" className="mb-4 text-title">
            {text(trips.length === 0 ? 'trip.start' : 'trip.new')}
          </h2>
          <TripForm trip={null} onSaved={open} />
        </section>
      )}
    </div>
  )
}

type ChoiceProps = {
  readonly spending: Kept
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function TripChoice({ spending, chosen, onChoose }: ChoiceProps) {
  const { locale } = usePageConfig()
  const { rows, copiedAt } = spending
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 sm:max-w-80">
          <Field id="trip" label={text('trip')}>
            <Select
              id="trip"
              value={chosen}
              onChange={({ currentTarget: { value } }) => onChoose(value)}
              options={[
                ...rows.trips.map(({ id, title }) => ({ value: id, label: title })),
                { value: 'new', label: text('trip.new') },
              ]}
            />
          </Field>
        </div>
        {chosen !== 'new' && (
          <Button variant="outline" onClick={() => onChoose('new')}>
            {text('trip.new')}
          </Button>
        )}
      </div>
      {copiedAt && (
        <p className="mt-2 text-small text-soft">
          {text('copied', { time: copiedAt.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
    </div>
  )
}

function Bones() {
  return (
    <Loading label={text('loading')}>
      <span className="grid gap-6">
        {['h-12 w-72', 'h-24 w-full', 'h-40 w-full'].map((size) => (
          <Skeleton key={size} className={size} />
        ))}
      </span>
    </Loading>
  )
}
