// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ToolsMenu } from './tools-menu.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  render(
    <MemoryRouter>
      <ToolsMenu />
      <a href="/about">About</a>
    </MemoryRouter>,
  )
  menu().open = true
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const menu = (): HTMLDetailsElement => screen.getByRole('group')
const summary = (): HTMLElement => screen.getByText('Menu').closest('summary')!
const next = (): HTMLElement => screen.getByRole('link', { name: 'About' })

describe('the open menu of tools', () => {
  it('closes when the focus leaves it', () => {
    next().focus()
    expect(menu().open).toBe(false)
    expect(document.activeElement).toBe(next())
  })

  it('closes when pressing outside', () => {
    fireEvent.pointerDown(next())
    expect(menu().open).toBe(false)
  })

  it('stays open while the focus moves inside', () => {
    summary().tabIndex = 0
    summary().focus()
    fireEvent.pointerDown(summary())
    expect(menu().open).toBe(true)
  })

  it('closes by Escape and returns the focus to its button', () => {
    summary().tabIndex = 0
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(menu().open).toBe(false)
    expect(document.activeElement).toBe(summary())
  })
})
