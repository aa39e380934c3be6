import { ButtonLink } from '../../ui/button.tsx'
import { StatePanel } from '../../ui/states/state-panel.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** The page to return to. */
  readonly path: string
}

/**
 * Replaces parts that need an account: a blank luggage label. The server renders it for everyone; styles hide it for
 * signed-in travellers before the first paint. The dialog opens over the page; without script the link leads to the
 * sign-in page and back.
 */
export function SignInFirst({ title, text, action, path }: Props) {
  return (
    <div className="max-w-3xl signed-in:invisible">
      <StatePanel
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
      </StatePanel>
    </div>
  )
}
