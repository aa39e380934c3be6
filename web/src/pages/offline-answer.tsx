import { ButtonLink } from '../ui/button.tsx'
import { OfflineState } from '../ui/states/offline-state.tsx'

type Props = { readonly title: string; readonly text: string; readonly to: string; readonly action: string }

/** In place of an answer that needs a connection, with the page that works without one. */
export function OfflineAnswer({ title, text, to, action }: Props) {
  return (
    <OfflineState
      title={title}
      text={text}
      action={
        <ButtonLink to={to} variant="outline">
          {action}
        </ButtonLink>
      }
    />
  )
}
