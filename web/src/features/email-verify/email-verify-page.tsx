import { usePageConfig } from '../../api/page-config.tsx'
import { useOnline } from '../../offline/use-online.ts'
import { text } from '../../text/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ResendForm } from './resend-form.tsx'
import { useVerification, type Verification } from './use-verification.ts'

export function EmailVerifyPage() {
  const config = usePageConfig()
  const verification = useVerification(config, useOnline())
  return (
    <div className="page-width py-16 lg:py-24">
      <section aria-live="polite" aria-busy={verification === 'checking'} className="max-w-[34rem]">
        <Postmark state={verification} />
        <Outcome state={verification} />
        <noscript>
          <p className="mt-4">{text('verify.noscript')}</p>
        </noscript>
      </section>
    </div>
  )
}

function Outcome({ state }: { state: Verification }) {
  switch (state) {
    case 'checking':
      return <Words title={text('verify.checking.title')} body={text('verify.checking.text')} />
    case 'verified':
      return (
        <>
          <Words title={text('verify.verified.title')} body={text('verify.verified.text')} />
          <ButtonLink to="/" className="mt-8">
            {text('verify.verified.action')}
          </ButtonLink>
        </>
      )
    case 'expired':
      return (
        <>
          <Words title={text('verify.expired.title')} body={text('verify.expired.text')} />
          <ResendForm />
        </>
      )
    case 'incomplete':
      return (
        <>
          <Words title={text('verify.missing.title')} body={text('verify.missing.text')} />
          <ResendForm />
        </>
      )
    case 'offline':
      return (
        <>
          <Words title={text('verify.offline.title')} body={text('verify.offline.text')} />
          <Button look="quiet" className="mt-8" onClick={() => location.reload()}>
            {text('verify.offline.action')}
          </Button>
        </>
      )
  }
}

function Words({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h1 className="mt-8 text-heading">{title}</h1>
      <p className="mt-4 text-lead text-soft">{body}</p>
    </>
  )
}

/** A stamp that is cancelled once the address is verified. */
function Postmark({ state }: { state: Verification }) {
  const isDone = state === 'verified'
  return (
    <svg
      viewBox="0 0 160 72"
      className={`h-18 ${isDone ? 'text-moss' : 'text-edge'}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="36" cy="36" r="34" strokeWidth="1.5" />
      <circle cx="36" cy="36" r="25" strokeDasharray={isDone ? undefined : '3 4'} />
      {isDone && <path d="m26 37 7 7 14-17" strokeWidth="2.5" />}
      {[20, 31, 42, 53].map((y) => (
        <path key={y} d={`M78 ${y}q10-8 20 0t20 0 20 0 20 0`} opacity={isDone ? 1 : 0.5} />
      ))}
    </svg>
  )
}
