// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
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
      <PageProviders config={DESKTOP_CONFIG}>
        <MemoryRouter>
          <LegalPage document={document} />
        </MemoryRouter>
      </PageProviders>,
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
