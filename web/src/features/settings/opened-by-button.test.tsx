// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { Input } from '../../ui/form/input.tsx'
import { FormEnd } from './form-end.tsx'
import { OpenedByButton } from './opened-by-button.tsx'

afterEach(cleanup)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('opens a form, moves the focus there, and returns it on cancel', () => {
  render(
    <OpenedByButton label="Change my address">
      {(close) => (
        <form>
          <input type="hidden" name="username" value="ann" />
          <Input aria-label="New address" />
          <FormEnd onCancel={close}>
            <button type="submit">Change</button>
          </FormEnd>
        </form>
      )}
    </OpenedByButton>,
  )
  expect(document.activeElement).toBe(document.body)
  press('Change my address')
  expect(document.activeElement).toBe(screen.getByLabelText('New address'))
  press('Cancel')
  expect(screen.queryByLabelText('New address')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change my address' }))
})
