import { COUNTED_AREAS } from '@app/domain/entry-rules'

import { usePageConfig } from '../../api/page-config.tsx'
import type { PartyTraveller } from '../../entities/party/party-traveller.ts'
import { formatCountry } from '../../text/format.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { stayDaysText as text } from './stay-days-text.ts'
import { StayForm } from './stay-form.tsx'
import { StayList, TripStays } from './stay-list.tsx'
import { type Area, MOST_DAYS, OWN_AREA, type OwnRule } from './use-area.ts'
import { type Stays, useTripStays } from './use-stays.ts'

type Props = { readonly area: Area; readonly list: Stays; readonly who: Who }

/** Whose days are counted. */
type Who = {
  readonly travellers: readonly PartyTraveller[]
  readonly chosen: string
  readonly choose: (id: string) => void
}

/** The question: where, and from when to when. */
export function StayDays({ area, list, who }: Props) {
  const trips = useTripStays(area.id, list.stays)
  return (
    <div className="grid gap-6">
      {who.travellers.length > 1 && <WhoChoice {...who} />}
      <AreaChoice area={area} />
      <StayForm area={area.id} isFull={list.isFull} onAdd={list.add} />
      <section aria-labelledby="stays" className="grid gap-3">
        <h2 id="stays" className="text-title">
          {text('stays')}
        </h2>
        <StayList stays={list.stays} onRemove={list.remove} />
        <TripStays trips={trips} onAdd={list.add} />
        {list.stays.length > 0 && <p className="text-small text-soft">{text('kept')}</p>}
      </section>
    </div>
  )
}

function WhoChoice({ travellers, chosen, choose }: Who) {
  return (
    <Field id="who" label={text('who')}>
      <Select
        id="who"
        options={travellers.map(({ id, name }) => ({ value: id, label: name || text('who.you') }))}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Field>
  )
}

function AreaChoice({ area }: { readonly area: Area }) {
  const { locale } = usePageConfig()
  const { days, windowDays } = area.rule
  const options = [
    ...COUNTED_AREAS.map(({ id }) => ({
      value: id,
      label: id === 'schengen' ? text('area.schengen') : formatCountry(id, locale),
    })),
    { value: OWN_AREA, label: text('area.other') },
  ]
  return (
    <div className="grid gap-4">
      <Field
        id="area"
        label={text('area')}
        hint={area.known ? text('area.hint', { days: String(days), window: String(windowDays) }) : text('own.hint')}
      >
        <Select
          id="area"
          options={options}
          value={area.id}
          aria-describedby="area-hint"
          onChange={({ currentTarget }) => area.choose(currentTarget.value)}
        />
      </Field>
      {!area.known && (
        <div className="grid grid-cols-2 gap-4 *:min-w-0">
          <CountField name="days" area={area} />
          <CountField name="windowDays" area={area} />
        </div>
      )}
    </div>
  )
}

type CountProps = { readonly name: keyof OwnRule; readonly area: Area }

function CountField({ name, area: { own, changeOwn } }: CountProps) {
  const id = `own-${name}`
  return (
    <Field id={id} label={text(name === 'days' ? 'own.days' : 'own.window')}>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_DAYS}
        defaultValue={own[name]}
        onChange={({ currentTarget }) => {
          const count = currentTarget.valueAsNumber
          if (Number.isInteger(count) && count >= 1 && count <= MOST_DAYS) changeOwn({ ...own, [name]: count })
        }}
      />
    </Field>
  )
}
