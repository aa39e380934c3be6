import { type FormEvent, useState } from 'react'

import { MOST, type PartyTraveller } from '../../entities/party/party-traveller.ts'
import { type Party, useParty } from '../../entities/party/use-party.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { PassportList } from './passport-list.tsx'
import { travellersText as text } from './travellers-text.ts'
import { VisaList } from './visa-list.tsx'

type Props = { readonly countries: readonly string[] }

/** Everyone who travels, the reader first. */
export function TravellerList({ countries }: Props) {
  const party = useParty()
  return (
    <div className="grid gap-10">
      {party.travellers.map((traveller, index) => (
        <Traveller key={traveller.id} party={party} traveller={traveller} isFirst={index === 0} countries={countries} />
      ))}
      {party.travellers.length < MOST.travellers ? (
        <AddTraveller onAdd={party.save} />
      ) : (
        <p className="text-small text-soft">{text('full')}</p>
      )}
      <p className="text-small text-soft">{text(party.isInAccount ? 'kept.account' : 'kept.device')}</p>
    </div>
  )
}

type TravellerProps = Props & {
  readonly party: Party
  readonly traveller: PartyTraveller
  readonly isFirst: boolean
}

function Traveller({ party: { save, remove }, traveller, isFirst, countries }: TravellerProps) {
  const name = traveller.name || text('you')
  function leave(): void {
    remove(traveller)
    toast.success(text('removed', { name }))
  }
  return (
    <section aria-label={name} className="grid gap-4">
      <div className="flex items-center justify-between gap-4 border-b-2 border-ink pb-1">
        <h2 className="text-title wrap-anywhere">{name}</h2>
        {!isFirst && (
          <Button size="sm" variant="ghost" aria-label={text('remove.person', { name })} onClick={leave}>
            {text('remove')}
          </Button>
        )}
      </div>
      <PassportList
        traveller={traveller}
        name={name}
        countries={countries}
        onChange={(passports) => save({ ...traveller, passports })}
      />
      <VisaList
        traveller={traveller}
        name={name}
        countries={countries}
        onChange={(visas) => save({ ...traveller, visas })}
      />
    </section>
  )
}

function AddTraveller({ onAdd }: { readonly onAdd: (traveller: PartyTraveller) => void }) {
  const [isMissing, setMissing] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('name')
    const name = typeof typed === 'string' ? typed.trim().slice(0, MOST.name) : ''
    setMissing(name === '')
    if (name === '') return
    onAdd({ id: crypto.randomUUID(), name, passports: [], visas: [], stays: [] })
    form.reset()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-6">
      <Field id="new-traveller" label={text('add.name')} error={isMissing && text('problem.name')}>
        <Input
          id="new-traveller"
          name="name"
          maxLength={MOST.name}
          autoComplete="off"
          aria-invalid={isMissing}
          aria-describedby={describedBy('new-traveller', false, isMissing)}
        />
      </Field>
      <Button type="submit" variant="outline" className="w-full sm:w-fit">
        {text('add.person')}
      </Button>
    </form>
  )
}
