import { useAuth } from '../../api/session/use-auth.ts'
import { navigationText as text } from '../../text/navigation.ts'
import { toast } from '../../ui/toast.ts'

/** Signs out and says how it went. Somebody who decided to stay is told nothing. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth()
  return async () => {
    try {
      if (await signOut()) toast.success(text('signed-out'))
    } catch {
      toast.error(text('not-signed-out'))
    }
  }
}
