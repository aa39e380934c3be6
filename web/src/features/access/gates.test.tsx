// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import type { StaffRole } from '../../entities/traveller/roles/staff-role.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { LOADING, SIGNED_OUT, type SessionState, signedIn } from '../../entities/traveller/session/session-state.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { RequireArea } from './require-area.tsx'
import { RequireLogin } from './require-login.tsx'
import { RequireStaff } from './require-staff.tsx'

let held: readonly StaffRole[] | 'unanswered' = []
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    verifyClaims: async () => ({ claims: null, error: null }),
    rpc: async (_: string, { _role }: { _role: StaffRole }) =>
      held === 'unanswered' ? new Promise(() => undefined) : { data: held.includes(_role), error: null },
  }),
}))
vi.stubGlobal('matchMedia', () => ({ matches: false }))
afterEach(cleanup)

const token = (aal: string) => ['{}', JSON.stringify({ aal }), 'x'].map((part) => btoa(part)).join('.')
let accounts = 0
/** A different account each time, because roles are cached for a moment. */
function ana({ aal = 'aal1', hasFactor = false } = {}): SessionState {
  const factors = hasFactor ? [{ id: 'f', status: 'verified', factor_type: 'totp' }] : []
  const user = { id: `ana-${++accounts}`, email: 'ana@s.example', factors }
  return signedIn({ access_token: token(aal), refresh_token: 'r', user } as unknown as Parameters<typeof signedIn>[0])
}

function Where() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function Area({ children }: { children: ReactNode }) {
  return (
    <RequireArea dashboard="/dashboard-admin?tab=campaigns" allows={({ isMarketing }) => isMarketing}>
      {children}
    </RequireArea>
  )
}
const GATES = { login: RequireLogin, staff: RequireStaff, area: Area }

function open(gate: keyof typeof GATES, state: SessionState): void {
  const Gate = GATES[gate]
  const routes = [
    { path: '/inside', element: <Gate>the inside</Gate> },
    { path: '*', element: <Where /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/inside?tab=seo#top'] })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={{ ...state } as Auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </PageProviders>,
  )
}
const RETURN = encodeURIComponent('/inside?tab=seo#top')

describe('RequireLogin', () => {
  it('says Loading... while the session is read', () => {
    open('login', LOADING)
    expect(screen.getByText('Loading...')).toBeTruthy()
  })
  it('redirects a guest to sign in, and back', () => {
    open('login', SIGNED_OUT)
    expect(screen.getByText(`at /auth?returnTo=${RETURN}`)).toBeTruthy()
  })
  it('redirects a session without its second factor to the code page', () => {
    open('login', ana({ hasFactor: true }))
    expect(screen.getByText(`at /auth?returnTo=${RETURN}`)).toBeTruthy()
  })
  it('renders the page for others', () => {
    open('login', ana())
    expect(screen.getByText('the inside')).toBeTruthy()
  })
})

describe('RequireStaff', () => {
  it('says Verifying admin access... while the session and the roles are loading', () => {
    open('staff', LOADING)
    expect(screen.getByText('Verifying admin access...')).toBeTruthy()
    cleanup()
    held = 'unanswered'
    open('staff', ana())
    expect(screen.getByText('Verifying admin access...')).toBeTruthy()
  })
  it('redirects a guest to the staff sign-in, and back', () => {
    open('staff', SIGNED_OUT)
    expect(screen.getByText(`at /admin-login?returnTo=${RETURN}`)).toBeTruthy()
  })
  it.each([['owner'], ['admin'], ['support']] as const)('lets %s in', async (role) => {
    held = [role]
    open('staff', ana())
    expect(await screen.findByText('the inside')).toBeTruthy()
  })
  it.each([[[]], [['marketing']], [['content_editor']], [['analyst']]] as const)('denies %s', async (roles) => {
    held = roles
    open('staff', ana())
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    expect(screen.getByText("You don't have permission to access the admin dashboard")).toBeTruthy()
    expect(screen.getByText('ana@s.example')).toBeTruthy()
    expect(screen.getByText('Contact your administrator to request admin or support access.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try Admin Login' }).getAttribute('href')).toBe('/admin-login')
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
  it('requires the second factor of the account', async () => {
    held = ['owner']
    open('staff', ana({ hasFactor: true }))
    expect(screen.getByText(`at /admin-login?returnTo=${RETURN}`)).toBeTruthy()
    cleanup()
    open('staff', ana({ hasFactor: true, aal: 'aal2' }))
    expect(await screen.findByText('the inside')).toBeTruthy()
  })
})

describe('RequireArea on the desktop', () => {
  it('requires a sign-in first and returns to the area itself', () => {
    open('area', SIGNED_OUT)
    expect(screen.getByText(`at /admin-login?returnTo=${RETURN}`)).toBeTruthy()
  })
  it('requires the second factor first', () => {
    held = ['marketing']
    open('area', ana({ hasFactor: true }))
    expect(screen.getByText(`at /admin-login?returnTo=${RETURN}`)).toBeTruthy()
  })
  it('shows the area to the role that works there', async () => {
    held = ['marketing']
    open('area', ana())
    expect(await screen.findByText('the inside')).toBeTruthy()
  })
  it.each([[['support']], [['owner']], [[]]] as const)('redirects %s to the dashboard', async (roles) => {
    held = roles
    open('area', ana())
    expect(await screen.findByText(/^at \/dashboard-admin\?tab=campaigns/)).toBeTruthy()
  })
})

it('useAdmin outside its provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lost = () => useAdmin().role
  expect(() => render(<Lost />)).toThrow('useAdmin must be used within an AdminProvider')
})
