// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Tabs } from './tabs.tsx'

const TABS = ['Trips', 'Places', 'Papers'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <input aria-label={`Find in ${label}`} />,
}))

const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key })
const chosen = (): string | null => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => {
  render(<Tabs label="Saved things" tabs={TABS} />)
  screen.getByRole('tab', { name: 'Trips' }).focus()
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('Tabs', () => {
  it.each([
    ['ArrowRight', 'Places'],
    ['ArrowLeft', 'Papers'],
    ['End', 'Papers'],
    ['Home', 'Trips'],
  ])('%s moves to %s', (key, name) => {
    press(key)
    expect(chosen()).toBe(name)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name }))
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy()
  })

  it('is one tab stop of the page', () => {
    const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Trips'])
  })

  it('keeps text typed in another tab', () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Find in Trips' }), { target: { value: 'Lisbon' } })
    fireEvent.click(screen.getByRole('tab', { name: 'Places' }))
    expect(screen.queryByRole('textbox', { name: 'Find in Trips' })).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: 'Trips' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find in Trips' }).value).toBe('Lisbon')
  })

  it('scrolls a chosen tab into view in a narrow strip', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.role === 'tablist') return new DOMRect(10, 0, 300, 44)
      return new DOMRect(10 + 200 * TABS.findIndex(({ label }) => label === this.textContent), 0, 200, 44)
    })
    const strip = screen.getByRole('tablist')
    expect(strip.scrollLeft).toBe(0)
    fireEvent.click(screen.getByRole('tab', { name: 'Papers' }))
    expect(strip.scrollLeft).toBe(350)
  })
})
