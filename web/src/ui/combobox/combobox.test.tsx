// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Device, standOn } from '../../../test/on-device.tsx'
import { requestOverlay } from '../overlay/overlay-queue.ts'
import { type ComboboxOption, matchOptions } from './combobox-option.ts'
import { Combobox } from './combobox.tsx'

const PLACES: readonly ComboboxOption[] = [
  { value: 'LIS', label: 'Lisbon', detail: 'Portugal', group: 'Airports' },
  { value: 'sintra', label: 'Sintra', detail: 'Portugal', group: 'Places' },
  { value: 'OPO', label: 'Porto', detail: 'Portugal', group: 'Airports' },
]

const field = (): HTMLInputElement => screen.getByRole('combobox')
const marked = (): string | undefined =>
  screen.queryAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent
const press = (...keys: readonly string[]): void => keys.forEach((key) => fireEvent.keyDown(field(), { key }))

async function rest(ms = 300): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

async function type(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  await rest()
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('Combobox', () => {
  it('searches when typing pauses, and lists the results in their groups', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    fireEvent.change(field(), { target: { value: 'p' } })
    await rest(299)
    expect(screen.queryAllByRole('option')).toHaveLength(0)
    await rest(1)
    expect(screen.getByRole('group', { name: 'Airports' }).textContent).toContain('Porto')
    expect(screen.getByRole('group', { name: 'Places' }).textContent).toContain('Sintra')
    expect(screen.getByRole('status').textContent).toBe('3 suggestions')
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  it.each<[Device, boolean]>([
    ['phone', false],
    ['desktop', true],
  ])('on a %s the trial notice is beside the open list: %s', async (device, stands) => {
    standOn(device)
    let isShown = false
    const turn = requestOverlay('cookie-notice', { show: () => (isShown = true), hide: () => (isShown = false) })
    await rest()
    render(<Combobox label="Places" options={PLACES} />)
    await type('p')
    expect(isShown).toBe(stands)
    press('Escape')
    await rest()
    expect(isShown).toBe(true)
    turn.leave()
  })

  it.each([
    ['in a notice, which then waits', 400, false],
    ['above it', 900, true],
  ])('on a desktop the list ends %s', async (_, noticeTop, stands) => {
    standOn('desktop')
    let isShown = false
    const turn = requestOverlay('cookie-notice', { show: () => (isShown = true), hide: () => (isShown = false) })
    await rest()
    const notice = document.body.appendChild(document.createElement('section'))
    notice.className = 'overlay-corner'
    const areas = new Map([['overlay-corner', new DOMRect(20, noticeTop, 460, 300)]])
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function areaOf(this: Element) {
      return areas.get(this.className) ?? new DOMRect(80, 380, 490, 420)
    })
    render(<Combobox label="Places" options={PLACES} />)
    await type('p')
    notice.remove()
    expect(isShown).toBe(stands)
    turn.leave()
  })

  it('moves in visual order, and wraps around', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    await type('p')
    press('ArrowDown')
    expect(marked()).toContain('Lisbon')
    press('ArrowDown')
    expect(marked()).toContain('Porto')
    press('ArrowDown', 'ArrowDown')
    expect(marked()).toContain('Lisbon')
    press('ArrowUp')
    expect(marked()).toContain('Sintra')
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(marked())
  })

  it('starts at the end with arrow up', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    await type('p')
    press('ArrowUp')
    expect(marked()).toContain('Sintra')
  })

  it('keeps the marked option when a late answer moves it', async () => {
    render(
      <Combobox
        label="Places"
        loadOptions={async (query) => (query === 'po' ? [PLACES[2]!, PLACES[0]!] : [PLACES[0]!, PLACES[2]!])}
      />,
    )
    await type('p')
    fireEvent.change(field(), { target: { value: 'po' } })
    press('ArrowDown')
    expect(marked()).toContain('Lisbon')
    await rest()
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Porto')
    expect(marked()).toContain('Lisbon')
  })

  it('selects the marked option with Enter', async () => {
    const onSelect = vi.fn()
    render(<Combobox label="Places" options={PLACES} onSelect={onSelect} valueName="code" />)
    await type('por')
    press('ArrowDown', 'ArrowDown', 'Enter')
    expect(field().value).toBe('Porto')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(PLACES[2])
    expect(document.querySelector<HTMLInputElement>('[name="code"]')?.value).toBe('OPO')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('leaves Enter to the form while nothing is marked', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    await type('por')
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  })

  it('selects the tapped option and keeps the focus', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    await type('sin')
    const option = screen.getByRole('option', { name: /Sintra/ })
    expect(fireEvent.pointerDown(option)).toBe(false)
    fireEvent.click(option)
    expect(field().value).toBe('Sintra')
  })

  it('closes with Escape, and keeps the text', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    field().focus()
    await type('por')
    press('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(document.body)
    expect(field().value).toBe('por')
  })

  it('closes 150 ms after the field loses the focus', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    field().focus()
    await type('por')
    act(() => field().blur())
    await rest(149)
    expect(screen.queryByRole('listbox')).toBeTruthy()
    await rest(1)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('stays open when the focus moves into the list', async () => {
    render(<Combobox label="Places" options={PLACES} />)
    field().focus()
    await type('por')
    act(() => screen.getByRole('listbox').focus())
    await rest(500)
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowDown' })
    expect(marked()).toContain('Lisbon')
  })

  it('reads text typed before hydration, and keeps it', async () => {
    const page = <Combobox label="Places" options={PLACES} defaultValue="" />
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page)
    const early = root.querySelector('input')!
    early.focus()
    early.value = 'sin'
    render(page, { container: root, hydrate: true })
    await rest(1)
    await rest()
    expect(field().value).toBe('sin')
    expect(screen.getByRole('option', { name: /Sintra/ })).toBeTruthy()
  })

  it('is closed by its parent, stays closed, and opens with the next key once allowed', async () => {
    const { rerender } = render(<Combobox label="Places" options={PLACES} />)
    await type('por')
    rerender(<Combobox label="Places" options={PLACES} isClosed />)
    expect(screen.queryByRole('listbox')).toBeNull()
    await type('port')
    press('ArrowDown')
    await rest()
    expect(screen.queryByRole('listbox')).toBeNull()
    rerender(<Combobox label="Places" options={PLACES} />)
    expect(screen.queryByRole('listbox')).toBeNull()
    await type('po')
    expect(screen.getByRole('listbox')).toBeTruthy()
  })

  it('notifies a form that listens to input', async () => {
    const onInput = vi.fn()
    render(
      <form onInput={onInput}>
        <Combobox label="Places" options={PLACES} />
      </form>,
    )
    await type('sin')
    onInput.mockClear()
    press('ArrowDown', 'Enter')
    expect(onInput).toHaveBeenCalledTimes(1)
    expect(field().value).toBe('Sintra')
    await rest()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('clears the chosen value when the text changes', async () => {
    render(<Combobox label="Places" options={PLACES} valueName="code" />)
    await type('sin')
    press('ArrowDown', 'Enter')
    await type('sint')
    expect(document.querySelector<HTMLInputElement>('[name="code"]')?.value).toBe('')
  })

  it('drops the answer to an older query', async () => {
    const loadOptions = vi.fn(
      (query: string): Promise<readonly ComboboxOption[]> =>
        new Promise((done) => setTimeout(() => done([{ value: query, label: query }]), query === 'p' ? 900 : 100)),
    )
    render(<Combobox label="Places" loadOptions={loadOptions} />)
    await type('p')
    expect(screen.queryByRole('listbox')).toBeNull()
    await type('po')
    await rest(1000)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['po'])
    expect(loadOptions).toHaveBeenCalledTimes(2)
  })

  it('shows local results meanwhile, and the real answer in their place', async () => {
    render(
      <Combobox
        label="Places"
        loadOptions={async (_, __, meanwhile) => {
          meanwhile({ options: [PLACES[0]!] })
          await new Promise((done) => setTimeout(done, 900))
          return { options: [PLACES[2]!], note: 'From afar' }
        }}
      />,
    )
    await type('p')
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Lisbon')
    await rest(900)
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Porto')
    expect(screen.getByRole('status').textContent).toBe('One suggestion. From afar')
  })

  it.each([
    ['nothing fits', () => Promise.resolve([]), 'Nothing found. Check the spelling or try fewer letters.'],
    [
      'the list does not come',
      () => Promise.reject(new Error('offline')),
      'The suggestions did not load. You can keep typing.',
    ],
  ] as const)('says when %s', async (_, loadOptions, sentence) => {
    render(<Combobox label="Places" loadOptions={loadOptions} />)
    await type('zz')
    expect(screen.getByRole('status').textContent).toBe(sentence)
  })
})

describe('matchOptions', () => {
  const EVORA = { value: 'evora', label: 'Évora', detail: 'Alentejo' }
  it.each([
    ['evo', true],
    ['ÉVORA', true],
    ['evora al', true],
    ['vora', false],
  ])('%s', (query, isFound) => expect(matchOptions([EVORA], query)).toEqual(isFound ? [EVORA] : []))
})
