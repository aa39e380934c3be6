// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { Avatar } from './avatar.tsx'

afterEach(cleanup)

it.each([
  ['Ana Silva', 'AS'],
  ['Ana Maria da Silva', 'AS'],
  ['ana@s.example', 'A'],
  ['محمد عبد الرحمن', 'ما'],
  ['\u202Eana silva', 'AS'],
  ['“Ana” (Silva)', 'AS'],
  ['Å\u0308sa', 'Å\u0308'],
  ['\u202E', ''],
])('%j has the initials %j', (name, initials) => {
  render(<Avatar url={null} name={name} alt="Picture" className="" />)
  expect(screen.getByRole('img').textContent).toBe(initials)
})
