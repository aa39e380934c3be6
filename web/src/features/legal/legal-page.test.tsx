// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { COOKIES } from './cookies.ts'
import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './privacy.ts'
import { REFUNDS } from './refunds.ts'
import { TERMS } from './terms.ts'

afterEach(cleanup)

describe.each([
  ['terms', TERMS],
  ['privacy', PRIVACY],
  ['cookies', COOKIES],
  ['refunds', REFUNDS],
])('the page of %s', (_, document) => {
  it('links every section from its contents', () => {
    render(
      <PageConfigProvider config={DESK_CONFIG}>
        <MemoryRouter>
          <LegalPage document={document} />
        </MemoryRouter>
      </PageConfigProvider>,
    )
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const { id, heading } of document.sections) {
      expect(contents.getByRole('link', { name: heading }).getAttribute('href')).toBe(`#${id}`)
      expect(screen.getByRole('region', { name: new RegExp(heading) }).id).toBe(id)
    }
  })

  it('names each section once', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
