// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { renderOn } from '../../../../test/on-device.tsx'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { CityField } from './city-field.tsx'

const LISBON = { name: 'Lisbon', country: 'Portugal', displayName: 'Lisbon, Portugal' }
const invoke = vi.hoisted(() => vi.fn())
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

const field = (): HTMLInputElement => screen.getByRole('combobox')
const shown = (): readonly (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function type(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(300))
}

beforeEach(() => {
  vi.useFakeTimers()
  invoke.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('CityField', () => {
  it('calls the function and shows all its results', async () => {
    const cities = Array.from({ length: 8 }, (_, i) => ({ ...LISBON, displayName: `Lisbon ${i}, Portugal` }))
    invoke.mockResolvedValue({ data: { cities }, error: null })
    renderOn('desktop', <CityField name="city" label="City" />)
    await type('li')
    expect(shown()).toEqual(cities.map(({ displayName }) => displayName))
    expect(invoke).toHaveBeenCalledWith('city-suggestions', expect.objectContaining({ body: { query: 'li' } }))
  })

  it('shows the results of `findFirst` above the cities', async () => {
    invoke.mockResolvedValue({ data: { cities: [LISBON] }, error: null })
    const findFirst = async () => [{ value: 'LIS', label: 'Lisbon Humberto Delgado (LIS)' }]
    renderOn('desktop', <CityField name="city" label="City" findFirst={findFirst} />)
    await type('LIS')
    expect(shown()).toEqual(['Lisbon Humberto Delgado (LIS)', 'Lisbon, Portugal'])
  })

  it('suggests nothing for one character, and explains the field', async () => {
    renderOn('desktop', <CityField name="city" label="City" />)
    await type('l')
    expect(invoke).not.toHaveBeenCalled()
    expect(field().placeholder).toBe('Enter destination...')
  })

  it('fills in the whole name and notifies the form', async () => {
    invoke.mockResolvedValue({ data: { cities: [LISBON] }, error: null })
    const onPick = vi.fn()
    renderOn('desktop', <CityField name="city" label="City" onPick={onPick} />)
    await type('lis')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toBe('Lisbon, Portugal')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(LISBON)
  })

  it.each([
    ['fails', async () => ({ data: null, error: new Error('500') })],
    ['throws', () => Promise.reject(new Error('no network'))],
    ['answers nonsense', async () => ({ data: 'oops', error: null })],
  ] as const)('falls back to eight built-in cities when the call %s, and says so', async (_, answer) => {
    invoke.mockImplementation(answer)
    renderOn('desktop', <CityField name="city" label="City" />)
    await type('united')
    expect(shown()).toHaveLength(8)
    expect(shown()[0]).toBe('Boston, United States')
    expect(screen.getByText(/Our server cannot be reached/, { selector: 'p:not([role])' })).toBeTruthy()
  })

  it('aborts a superseded request', async () => {
    const signals: AbortSignal[] = []
    invoke.mockImplementation((_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    renderOn('desktop', <CityField name="city" label="City" />)
    await type('lis')
    await type('lisb')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('is a form field in server-rendered HTML', () => {
    const config = { supabaseUrl: null, supabaseKey: 'k', origin: 'https://s', locale: 'en', layout: 'mobile' } as const
    const html = renderToString(
      <PageProviders config={config}>
        <CityField name="where" label="City" defaultValue="Porto, Portugal" error="Please choose" />
      </PageProviders>,
    )
    document.body.innerHTML = html
    const input = document.querySelector<HTMLInputElement>('input[name="where"]')
    expect([input?.value, input?.getAttribute('aria-invalid')]).toEqual(['Porto, Portugal', 'true'])
    expect(html).not.toContain('style=')
  })
})
