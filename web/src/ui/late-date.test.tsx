// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { LateDate } from './late-date.tsx'

const field = <LateDate id="fly" name="depart" required />

it('is a date field without script, and costs nothing while a page with script is read', () => {
  const [noScript = '', ...rest] = renderToString(field).split('</noscript>')
  expect(noScript).toMatch(/^<noscript><input\b.* type="date".* name="depart"/)
  expect(noScript).toContain('required=""')
  expect(rest.join('')).not.toContain('type="date"')
  // Hidden without script, it would hold back the form for nobody to see why.
  expect(rest.join('')).not.toContain('required')
})

it('is a date field in the app, and stays one', () => {
  const { container, rerender } = render(field)
  rerender(<LateDate id="fly" name="depart" aria-invalid required />)
  expect(container.querySelector('input:not(noscript *)')?.getAttribute('type')).toBe('date')
})
