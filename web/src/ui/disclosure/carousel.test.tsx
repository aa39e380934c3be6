// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { Carousel } from './carousel.tsx'

const SLIDES = ['Lisbon', 'Porto', 'Horta'].map((id) => ({ id, content: id }))

const place = (): string | undefined => screen.getByText(/^\d \/ 3$/).textContent
const region = (): HTMLElement => screen.getByRole('region', { name: 'Harbours' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollBy = () => undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Carousel', () => {
  it('advances every 4000 ms, and from the last to the first', async () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />)
    await pass(3999)
    expect(place()).toBe('1 / 3')
    await pass(1)
    expect(place()).toBe('2 / 3')
    await pass(4000)
    await pass(4000)
    expect(place()).toBe('1 / 3')
  })

  it('uses another interval on request', async () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} intervalMs={3000} />)
    await pass(3000)
    expect(place()).toBe('2 / 3')
  })

  it('pauses while the pointer is over it', async () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />)
    fireEvent.mouseEnter(region())
    await pass(20_000)
    expect(place()).toBe('1 / 3')
    fireEvent.mouseLeave(region())
    await pass(4000)
    expect(place()).toBe('2 / 3')
  })

  it('pauses while the focus is inside', async () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />)
    act(() => screen.getByRole('button', { name: 'Next' }).focus())
    await pass(20_000)
    expect(place()).toBe('1 / 3')
    act(() => screen.getByRole('button', { name: 'Previous' }).focus())
    await pass(20_000)
    expect(place()).toBe('1 / 3')
    act(() => screen.getByRole('button', { name: 'Previous' }).blur())
    await pass(4000)
    expect(place()).toBe('2 / 3')
  })

  it('stops and resumes by its button', async () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20_000)
    expect(place()).toBe('1 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass(4000)
    expect(place()).toBe('2 / 3')
  })

  it('stays still with reduced motion, and has no pause button', async () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />, { isCalm: true })
    await pass(20_000)
    expect(place()).toBe('1 / 3')
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  it('moves both ways by its buttons, and wraps around', () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />)
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(place()).toBe('3 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(place()).toBe('1 / 3')
  })

  it('names its slides', () => {
    renderOn('desktop', <Carousel label="Harbours" slides={SLIDES} />)
    expect(screen.getByRole('group', { name: '2 of 3' }).textContent).toBe('Porto')
  })
})
