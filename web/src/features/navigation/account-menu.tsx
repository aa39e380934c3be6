import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/dropdown-menu.tsx'
import { AccountButton } from './account-button.tsx'
import { navigationText as text } from './navigation-text.ts'
import { useSignOut } from './use-sign-out.ts'

const OWN = { dashboard: '/dashboard', profile: '/profile', notifications: '/notifications' } as const
const OURS = { about: '/about', help: '/help-center', support: '/support-center' } as const

export function AccountMenu({ isByKey }: { readonly isByKey: boolean }) {
  const { user } = useAuth()
  const signOut = useSignOut()
  return (
    <DropdownMenu trigger={<AccountButton />} defaultOpen isByKey={isByKey}>
      {user?.email && <p className="max-w-72 truncate px-3 pt-2 pb-1 text-small text-soft">{user.email}</p>}
      <Links of={OWN} />
      <MenuSeparator />
      <Links of={OURS} />
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>{text('sign-out')}</MenuItem>
    </DropdownMenu>
  )
}

function Links({ of: links }: { of: typeof OWN | typeof OURS }) {
  return Object.entries(links).map(([name, to]) => (
    <MenuLink key={name} to={to}>
      {text(name as keyof typeof OWN | keyof typeof OURS)}
    </MenuLink>
  ))
}
