import { sessionText as text } from '../../entities/traveller/session/session-text.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** The session itself shows the result; only its script can be missing. */
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
