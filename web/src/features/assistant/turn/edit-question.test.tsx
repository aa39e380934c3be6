// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'

import { EditQuestion } from './edit-question.tsx'

afterEach(cleanup)

function Turn() {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      {isEditing && (
        <EditQuestion question="Plugs?" isLast onSend={() => undefined} onCancel={() => setEditing(false)} />
      )}
      <button type="button" onClick={() => setEditing(true)}>
        Edit
      </button>
    </>
  )
}

it.each(['Escape', 'Cancel'])('returns the focus to where it came from: %s', (way) => {
  render(<Turn />)
  const button = screen.getByRole('button', { name: 'Edit' })
  button.focus()
  fireEvent.click(button)
  const field = screen.getByRole('textbox', { name: 'Edit your question' })
  expect(document.activeElement).toBe(field)
  if (way === 'Escape') fireEvent.keyDown(field, { key: 'Escape' })
  else fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(button)
})
