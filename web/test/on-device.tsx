import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'

import { PageProviders } from './page-providers.tsx'

const WIDTHS = { phone: 390, desktop: 1440 } as const

export type Device = keyof typeof WIDTHS

type Wishes = { readonly isCalm?: boolean }

/** jsdom has no screen and no touch: this sets the device of a test. */
export function standOn(device: Device, { isCalm = false }: Wishes = {}): void {
  vi.stubGlobal('innerWidth', WIDTHS[device])
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? isCalm : device === 'phone' && query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

export function renderOn(device: Device, element: ReactElement, wishes?: Wishes) {
  standOn(device, wishes)
  const config = {
    supabaseUrl: null,
    supabaseKey: 'key',
    origin: 'https://s.example',
    locale: 'en-GB',
    layout: device === 'phone' ? 'mobile' : 'desktop',
  } as const
  const inPage = (children: ReactElement) => <PageProviders config={config}>{children}</PageProviders>
  const shown = render(inPage(element))
  return { ...shown, rerender: (next: ReactElement) => shown.rerender(inPage(next)) }
}
