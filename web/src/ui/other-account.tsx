import { useNavigate } from 'react-router'

import { useAuth } from '../api/session/use-auth.ts'
import { Button } from './button.tsx'

type Props = { readonly path: string; readonly children: string }

/** For a link that was meant for another mailbox: comes back to it with whoever signs in next. */
export function OtherAccount({ path, children }: Props) {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  async function change(): Promise<void> {
    if (await signOut()) await navigate(`/auth?returnTo=${encodeURIComponent(path)}`)
  }
  return <Button onClick={() => void change()}>{children}</Button>
}
