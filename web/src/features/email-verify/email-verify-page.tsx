import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useOnline } from '../../offline/use-online.ts'
import { verifyText as text } from './email-verify-text.ts'
import { Envelope } from './envelope.tsx'
import { LinkDone } from './link-done.tsx'
import { LinkKept, LinkLost } from './link-failed.tsx'
import { LinkOfAnother, LinkLeft } from './link-of-another.tsx'
import { Words } from './message.tsx'
import { Postmark } from './postmark.tsx'
import type { Question } from './spend-link.ts'
import { useVerification, type Verification } from './use-verification.ts'

const START = '/'
const MAIL_PAGES = /^\/(?:email-verify|auth\/v1)(?:\/|$)/

/**
 * The next page after the link: `redirect_to`, but only a path of this site. A mail must not lead elsewhere, nor back
 * to the page that has just used its link.
 */
export function nextPath(redirectTo: string | null, origins: readonly string[]): string {
  const [here = ''] = origins
  if (!redirectTo || !URL.canParse(redirectTo, here)) return START
  const { origin, pathname, search, hash } = new URL(redirectTo, here)
  const isOurs = origins.includes(origin) && !pathname.startsWith('//') && !MAIL_PAGES.test(pathname)
  return isOurs ? `${pathname}${search}${hash}` : START
}

/** Every link in our mails opens this page. */
export function EmailVerifyPage() {
  const config = usePageConfig()
  const { verification, retry, answer } = useVerification(config, useOnline())
  const { state } = verification
  const isDone = state === 'done' || state === 'half-way'
  return (
    <div className="page-width grid items-start gap-x-16 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-14">
      <section aria-live="polite" aria-busy={state === 'checking'} className="max-w-[34rem]">
        <svg viewBox="0 0 160 72" className="h-18 lg:hidden" aria-hidden="true">
          <Postmark isDone={isDone} />
        </svg>
        <Outcome verification={verification} onRetry={retry} onAnswer={answer} />
        <noscript>
          <p className="mt-4">{text('verify.noscript')}</p>
        </noscript>
      </section>
      <div className="max-lg:hidden">
        <Envelope isDone={isDone} />
      </div>
    </div>
  )
}

type OutcomeProps = {
  readonly verification: Verification
  readonly onRetry: () => void
  readonly onAnswer: (question: Question, isContinuing: boolean) => Promise<void>
}

function Outcome({ verification, onRetry, onAnswer }: OutcomeProps) {
  const { origin } = usePageConfig()
  const [query] = useSearchParams()
  switch (verification.state) {
    case 'checking':
      return <Words title={text('verify.checking.title')} body={text('verify.checking.text')} />
    case 'done':
      // Known only in the browser, so the server never renders this state.
      return (
        <LinkDone
          type={verification.type}
          needsPassword={verification.needsPassword ?? false}
          next={nextPath(query.get('redirect_to'), [location.origin, origin])}
        />
      )
    case 'question':
      return <LinkOfAnother question={verification} onAnswer={(isContinuing) => onAnswer(verification, isContinuing)} />
    case 'stayed':
      return <LinkLeft email={verification.email} />
    case 'half-way':
      return <Words title={text('verify.half-way.title')} body={text('verify.half-way.text')} />
    case 'expired':
    case 'incomplete':
      return <LinkLost reason={verification.state} type={verification.type} />
    case 'busy':
    case 'offline':
    case 'unavailable':
      return <LinkKept reason={verification.state} onRetry={onRetry} />
  }
}
