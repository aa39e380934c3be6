import { useRef } from 'react'
import { Form } from 'react-router'

import { CityBox } from '../../entities/place/fields/city-field.tsx'
import { Button } from '../../ui/button.tsx'
import { placeText as text } from './place-text.ts'

/** Leads to the list of places with that name, also without script. */
export function PlaceSearchForm({ search }: { readonly search: string }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form ref={form} action="/places" role="search" className="mt-7 flex max-w-lg flex-wrap items-end gap-3">
      <div className="grid min-w-0 grow gap-1.5">
        <label htmlFor="place-search" className="chart-label text-soft">
          {text('index.search')}
        </label>
        <CityBox
          key={search}
          id="place-search"
          name="search"
          label={text('index.search')}
          placeholder={text('index.placeholder')}
          defaultValue={search}
          // The field gets its text only after this event.
          onPick={() => setTimeout(() => form.current?.requestSubmit())}
        />
      </div>
      <Button type="submit">{text('index.action')}</Button>
    </Form>
  )
}
