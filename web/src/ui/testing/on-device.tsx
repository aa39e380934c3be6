import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'

const WIDTHS = { phone: 390, desk: 1440 } as const

export type Device = keyof typeof WIDTHS

type Wishes = { readonly isCalm?: boolean }

/** jsdom has no screen and no fingers: this says which device a test stands for. */
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
  const inPage = (children: ReactElement) => <PageConfigProvider config={config}>{children}</PageConfigProvider>
  const shown = render(inPage(element))
  return { ...shown, rerender: (next: ReactElement) => shown.rerender(inPage(next)) }
}
