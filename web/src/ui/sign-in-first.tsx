import { ButtonLink } from './button.tsx'
import { StatePlate } from './state-plate.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** The page that somebody comes back to. */
  readonly path: string
}

/**
 * In place of what belongs to an account: a luggage label that bears no name yet. The server draws it for everybody; who
 * is signed in never sees it flash by. The dialog opens over the page; without script the link leads to the sign-in page
 * and back.
 */
export function SignInFirst({ title, text, action, path }: Props) {
  return (
    <div className="max-w-3xl signed-in:invisible">
      <StatePlate
        title={title}
        text={text}
        mark={
          <>
            <path d="M24 40 40 24h56v32H40z" className="fill-raised stroke-tide" strokeWidth="1.5" />
            <circle cx="41" cy="40" r="3.5" className="stroke-signal" strokeWidth="1.5" />
            <path d="M54 36h32M54 45h20" className="stroke-edge" strokeWidth="1.5" strokeDasharray="2 4" />
            <path d="M37.5 40C26 40 22 50 8 48" className="stroke-edge" strokeWidth="1.5" />
          </>
        }
      >
        <ButtonLink to={`/auth?returnTo=${encodeURIComponent(path)}`} data-locked="">
          {action}
        </ButtonLink>
      </StatePlate>
    </div>
  )
}
