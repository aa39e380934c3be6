import { accessText as text } from '../../entities/traveller/access-text.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** A logbook page with a refusal stamp across it. */
export function AccessDenied({ email }: { email: string }) {
  return (
    <div className="page-width py-16 lg:py-24">
      <section
        aria-labelledby="access-denied"
        className="relative grid max-w-2xl justify-items-start gap-5 overflow-hidden border border-line bg-raised p-6 sm:p-10"
      >
        <Stamp />
        <h1 id="access-denied" className="text-heading">
          {text('denied.title')}
        </h1>
        <p role="alert" className="max-w-[34ch] text-lead">
          {text('denied.text')}
        </p>
        <dl className="grid w-full gap-1 border-y border-line py-4">
          <dt className="chart-label caps text-soft">{text('denied.signed-in')}</dt>
          <dd className="font-semibold wrap-anywhere">{email}</dd>
        </dl>
        <p className="text-soft">{text('denied.contact')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin-login">{text('denied.login')}</ButtonLink>
          <ButtonLink to="/" variant="outline">
            {text('denied.home')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

function Stamp() {
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className="-my-1 size-28 justify-self-end text-signal opacity-70 sm:absolute sm:end-4 sm:top-4 sm:my-0 sm:size-40"
      fill="none"
      stroke="currentColor"
    >
      <g transform="rotate(-14 80 80)">
        <circle cx="80" cy="80" r="70" strokeWidth="3" />
        <circle cx="80" cy="80" r="60" strokeWidth="1" />
        <path d="M14 64h132M14 96h132" strokeWidth="1.5" />
        <text
          x="80"
          y="87"
          textAnchor="middle"
          stroke="none"
          fill="currentColor"
          fontSize="20"
          fontWeight="650"
          letterSpacing="3"
          className="caps font-sans"
        >
          {text('denied.mark')}
        </text>
        <path d="m80 26 5 10 11 1.5-8 8 2 11-10-5-10 5 2-11-8-8 11-1.5z" strokeWidth="1.25" />
        <path d="M50 118h60M58 126h44" strokeWidth="1" />
      </g>
    </svg>
  )
}
