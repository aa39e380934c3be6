import { useNavigate } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { useAuth } from './session/use-auth.ts'

type Props = { readonly path: string; readonly children: string }

/** For a link to another mailbox: returns to it after the sign-in with another account. */
export function OtherAccount({ path, children }: Props) {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  async function change(): Promise<void> {
    if (await signOut()) await navigate(`/auth?returnTo=${encodeURIComponent(path)}`)
  }
  return <Button onClick={() => void change()}>{children}</Button>
}
