// @vitest-environment jsdom
/** The generated table of the staff pages: each route, each role, each layout, signed in and signed out. */
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { standOn } from '../../../test/on-device.tsx'
import { PageProviders } from '../../../test/page-providers.tsx'
import type { Role } from '../../entities/traveller/roles/staff-role.ts'
import { SIGNED_OUT, type SessionState, signedIn } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import type { StaffPanel } from '../../features/staff/staff-tabs.ts'

let held: Role = 'user'
const asked = vi.hoisted(() => ({ functions: [] as string[] }))
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    verifyClaims: async () => ({ claims: null, error: null }),
    rpc: async (_: string, { _role }: { _role: Role }) => ({ data: held === _role, error: null }),
    functions: {
      invoke: async (name: string) => {
        asked.functions.push(name)
        return { data: null, error: new Error('x') }
      },
    },
  }),
}))
// The gate of each panel is under test, not the panel.
vi.mock('./staff-panels.ts', async (load) => {
  const { STAFF_PANELS } = await load<{ STAFF_PANELS: readonly StaffPanel[] }>()
  const panel = (tab: string) => () => `the panel ${tab}`
  return { STAFF_PANELS: STAFF_PANELS.map((each) => ({ ...each, load: async () => panel(each.tab) })) }
})

const ROLES = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'] as const
const LAYOUTS = ['desktop', 'phone'] as const

const DASHBOARD = {
  owner: 'in',
  admin: 'in',
  support: 'in',
  marketing: 'denied',
  content_editor: 'denied',
  analyst: 'denied',
  user: 'denied',
} as const
const ON_A_PHONE = {
  ...DASHBOARD,
  marketing: 'refused',
  content_editor: 'refused',
  analyst: 'refused',
  user: 'refused',
} as const

type Outcome = 'in' | 'denied' | 'refused'
const TABLE: Readonly<Record<string, Partial<Record<(typeof LAYOUTS)[number], Readonly<Record<Role, Outcome>>>>>> = {
  '/dashboard-admin': { desktop: DASHBOARD, phone: DASHBOARD },
  '/unified-dashboard': { phone: ON_A_PHONE },
}
const PAGES = {
  '/dashboard-admin': () => import('./dashboard-admin.tsx'),
  '/unified-dashboard': () => import('../account/unified-dashboard.tsx'),
} as const

let accounts = 0
/** Another account each time: roles are remembered for a moment. */
function someone(): SessionState {
  const token = ['{}', '{"aal":"aal1"}', 'x'].map((part) => btoa(part)).join('.')
  const user = { id: `someone-${++accounts}`, email: 'ana@s.example', factors: [] }
  return signedIn({ access_token: token, refresh_token: 'r', user } as unknown as Parameters<typeof signedIn>[0])
}

function Where() {
  const { pathname, search } = useLocation()
  return `at ${pathname}${search}`
}

async function open(path: string, state: SessionState, device: 'desktop' | 'phone') {
  standOn(device)
  const { Component } = await PAGES[path.split('?')[0] as keyof typeof PAGES]()
  const routes = [
    { path: path.split('?')[0] ?? '', element: <Component /> },
    { path: '*', element: <Where /> },
  ]
  const config = { ...DESKTOP_CONFIG, layout: device === 'phone' ? 'mobile' : 'desktop' } as const
  const { container } = render(
    <PageProviders config={config}>
      <AuthContext value={{ ...state } as Auth}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </AuthContext>
    </PageProviders>,
  )
  // Roles arrive, then the panel.
  for (let turn = 0; turn < 4; turn++) await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  return container
}

function outcomeOf(container: HTMLElement): string {
  const text = container.textContent
  if (text.includes('the panel')) return 'in'
  if (text.includes('Access Denied')) return 'denied'
  return text.includes('This area is for') ? 'refused' : text
}

beforeAll(async () => {
  for (const load of Object.values(PAGES)) await load()
})
afterEach(() => {
  cleanup()
  asked.functions.length = 0
})

const cases = Object.entries(TABLE).flatMap(([path, byLayout]) =>
  LAYOUTS.flatMap((layout) =>
    ROLES.flatMap((role) => {
      const outcome = byLayout[layout]?.[role]
      return outcome ? [[path, layout, role, outcome] as const] : []
    }),
  ),
)
describe('signed in', () => {
  it.each(cases)('%s on %s as %s: %s', async (path, layout, role, outcome) => {
    held = role
    const container = await open(path, someone(), layout)
    await vi.waitFor(() => expect(outcomeOf(container)).toBe(outcome))
    // A refused area asks the server nothing.
    expect(asked.functions).toEqual([])
  })

  const ADMIN_ONLY = ['roles', 'audit', 'jobs'] as const
  it.each(ADMIN_ONLY)('support may not open the area %s', async (tab) => {
    held = 'support'
    const container = await open(`/dashboard-admin?tab=${tab}`, someone(), 'desktop')
    await vi.waitFor(() => expect(outcomeOf(container)).toBe('refused'))
  })

  it('/unified-dashboard is the dashboard on desktop', async () => {
    held = 'user'
    expect((await open('/unified-dashboard', someone(), 'desktop')).textContent).toContain('at /dashboard-admin')
  })
})

describe('signed out', () => {
  it.each([
    ['/dashboard-admin', 'desktop', '/admin-login'],
    ['/dashboard-admin', 'phone', '/admin-login'],
    ['/unified-dashboard', 'phone', '/auth'],
  ] as const)('%s on %s leads to %s, and back', async (path, layout, to) => {
    const container = await open(path, SIGNED_OUT, layout)
    expect(container.textContent).toContain(`at ${to}?returnTo=${encodeURIComponent(path)}`)
  })
})
