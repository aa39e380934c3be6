// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { useRefocusField } from './conversation-panel.tsx'

const shown = vi.hoisted(() => ({ layout: 'desktop' }))
vi.mock('../../device/screen/current-layout.ts', () => ({ currentLayout: () => shown.layout }))

afterEach(cleanup)

function Panel() {
  const [isLive, setLive] = useState(false)
  return (
    <div ref={useRefocusField(isLive)}>
      {!isLive && (
        <button type="button" onClick={() => setLive(true)}>
          And in China?
        </button>
      )}
      <textarea name="q" />
    </div>
  )
}

it.each([
  ['desktop', true],
  ['mobile', false],
] as const)('focuses the field when the suggestion disappears, except on a phone: %s', (layout, isKept) => {
  shown.layout = layout
  render(<Panel />)
  const suggestion = screen.getByRole('button')
  suggestion.focus()
  fireEvent.click(suggestion)
  expect(document.activeElement === screen.getByRole('textbox')).toBe(isKept)
})
