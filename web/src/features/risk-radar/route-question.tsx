import { useEffect, useState } from 'react'
import { Form } from 'react-router'

import { CityField } from '../../entities/place/fields/city-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Note } from '../../ui/note.tsx'
import { type FoundStops, findStops } from './find-stops.ts'
import { LegsAnswer } from './legs-answer.tsx'
import type { RiskRadarView } from './load-risk-radar.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

const MOST_STOPS = 6

/** A place, or several in a row, each with the day of arrival. */
export function RouteForm({ view: { stops, until } }: { readonly view: RiskRadarView }) {
  const [count, setCount] = useState(Math.max(stops.length, 1))
  return (
    <Form action="/risk-radar#answer" preventScrollReset className="grid content-start gap-4">
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-end gap-3">
          <legend className="sr-only">{text('route.stop', { number: String(index + 1) })}</legend>
          <CityField
            id={`stop-${index}`}
            name="stop"
            label={text('route.place')}
            defaultValue={stops[index]?.name ?? ''}
          />
          <Field id={`on-${index}`} label={text('route.on')}>
            <Input id={`on-${index}`} type="date" name="on" defaultValue={stops[index]?.on ?? ''} />
          </Field>
        </fieldset>
      ))}
      {count < MOST_STOPS && (
        <Button variant="outline" type="button" onClick={() => setCount(count + 1)}>
          {text('route.add')}
        </Button>
      )}
      <Field id="until" label={text('route.until')} hint={text('route.hint')}>
        <Input id="until" type="date" name="until" defaultValue={until} />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('route.show')}
      </Button>
    </Form>
  )
}

export function RouteAnswer({ view: { stops, until } }: { readonly view: RiskRadarView }) {
  const found = useFoundStops(stops, until)
  if (stops.every(({ name }) => name === '')) return <p role="alert">{text('route.missing')}</p>
  if (found === 'none') return <Note tone="notice">{text('route.no-cities')}</Note>
  if (found === null) return <p role="status">{text('leg.loading')}</p>
  return (
    <>
      {found.unknown.length > 0 && (
        <Note tone="warning" role="alert">
          {text('route.unknown', { names: found.unknown.join(', ') })}
        </Note>
      )}
      {found.legs.length > 0 && <LegsAnswer legs={found.legs} title={found.legs.map(({ name }) => name).join(' – ')} />}
    </>
  )
}

function useFoundStops(stops: RiskRadarView['stops'], until: string): FoundStops | 'none' | null {
  const [found, setFound] = useState<{ readonly of: string; readonly stops: FoundStops | 'none' } | null>(null)
  const key = JSON.stringify([stops, until])
  useEffect(() => {
    let isGone = false
    const [typed, last] = JSON.parse(key) as [RiskRadarView['stops'], string]
    void findStops(
      typed.filter(({ name }) => name !== ''),
      last,
    ).then((answer) => !isGone && setFound({ of: key, stops: answer ?? 'none' }))
    return () => {
      isGone = true
    }
  }, [key])
  return found?.of === key ? found.stops : null
}
