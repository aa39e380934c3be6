import { useAuth } from '../../api/session/use-auth.ts'
import { sessionText as text } from '../../text/session.ts'
import { toast } from '../../ui/toast.ts'

/** The session itself says how it went; only its script can be missing. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth()
  return async () => {
    try {
      await signOut()
    } catch {
      toast.error(text('sign-out.failed'))
    }
  }
}
