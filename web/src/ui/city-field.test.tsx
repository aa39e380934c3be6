// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../api/page-config.tsx'
import { CityField } from './city-field.tsx'
import { renderOn } from './testing/on-device.tsx'

const LISBON = { name: 'Lisbon', country: 'Portugal', displayName: 'Lisbon, Portugal' }
const invoke = vi.hoisted(() => vi.fn())
vi.mock('../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

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
  it('asks the function and shows all it answers', async () => {
    const cities = Array.from({ length: 8 }, (_, i) => ({ ...LISBON, displayName: `Lisbon ${i}, Portugal` }))
    invoke.mockResolvedValue({ data: { cities }, error: null })
    renderOn('desk', <CityField name="city" label="City" />)
    await type('li')
    expect(shown()).toEqual(cities.map(({ displayName }) => displayName))
    expect(invoke).toHaveBeenCalledWith('city-suggestions', expect.objectContaining({ body: { query: 'li' } }))
  })

  it('puts what is found first above the cities', async () => {
    invoke.mockResolvedValue({ data: { cities: [LISBON] }, error: null })
    const findFirst = async () => [{ value: 'LIS', label: 'Lisbon Humberto Delgado (LIS)' }]
    renderOn('desk', <CityField name="city" label="City" findFirst={findFirst} />)
    await type('LIS')
    expect(shown()).toEqual(['Lisbon Humberto Delgado (LIS)', 'Lisbon, Portugal'])
  })

  it('is silent for one character, and says what it is for', async () => {
    renderOn('desk', <CityField name="city" label="City" />)
    await type('l')
    expect(invoke).not.toHaveBeenCalled()
    expect(field().placeholder).toBe('Enter destination...')
  })

  it('puts the whole name into the field and tells the form', async () => {
    invoke.mockResolvedValue({ data: { cities: [LISBON] }, error: null })
    const onPick = vi.fn()
    renderOn('desk', <CityField name="city" label="City" onPick={onPick} />)
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
  ] as const)('falls back to eight of its own when the call %s, and says so', async (_, answer) => {
    invoke.mockImplementation(answer)
    renderOn('desk', <CityField name="city" label="City" />)
    await type('united')
    expect(shown()).toHaveLength(8)
    expect(shown()[0]).toBe('Boston, United States')
    expect(screen.getByText(/Our server cannot be reached/, { selector: 'p:not([role])' })).toBeTruthy()
  })

  it('aborts the question that nobody waits for any more', async () => {
    const signals: AbortSignal[] = []
    invoke.mockImplementation((_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    renderOn('desk', <CityField name="city" label="City" />)
    await type('lis')
    await type('lisb')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('stands in the server’s page as a field of a form', () => {
    const config = { supabaseUrl: null, supabaseKey: 'k', origin: 'https://s', locale: 'en', layout: 'mobile' } as const
    const html = renderToString(
      <PageConfigProvider config={config}>
        <CityField name="where" label="City" defaultValue="Porto, Portugal" error="Please choose" />
      </PageConfigProvider>,
    )
    document.body.innerHTML = html
    const input = document.querySelector<HTMLInputElement>('input[name="where"]')
    expect([input?.value, input?.getAttribute('aria-invalid')]).toEqual(['Porto, Portugal', 'true'])
    expect(html).not.toContain('style=')
  })
})
