import { ButtonLink } from './button.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** The page that somebody comes back to. */
  readonly path: string
}

/**
 * In place of what belongs to an account. The server draws it for everybody; who is signed in never sees it flash by.
 * The dialog opens over the page; without script the link leads to the sign-in page and back.
 */
export function SignInFirst({ title, text, action, path }: Props) {
  return (
    <section aria-labelledby="guest" className="max-w-[60ch] border-t border-line pt-8 signed-in:invisible">
      <h2 id="guest" className="text-title">
        {title}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <ButtonLink to={`/auth?returnTo=${encodeURIComponent(path)}`} data-locked="" className="mt-5">
        {action}
      </ButtonLink>
    </section>
  )
}
