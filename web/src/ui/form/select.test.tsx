// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { Select } from './select.tsx'

it("keeps the server's names when the browser's differ", async () => {
  const select = (label: string) => <Select aria-label="From" options={[{ value: 'SLE', label }]} />
  const page = document.createElement('div')
  page.innerHTML = renderToString(select('SLE · Sierra Leonean Leone'))
  const onRecoverableError = vi.fn<() => void>()
  const root = await act(() => hydrateRoot(page, select('SLE · SLE'), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(page.querySelector('option')?.textContent).toBe('SLE · Sierra Leonean Leone')
  act(() => root.unmount())
})
