import { usePageConfig } from '../../api/page-config.tsx'
import type { SocialApp } from '../../device/install/in-app-browser.ts'
import { getAppText as text } from '../../text/get-app.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { CopyAddress } from './copy-address.tsx'
import { useHere, useSocialApp } from './use-install.ts'

const WAYS: Readonly<Record<SocialApp, string>> = {
  Instagram: text('social.instagram'),
  Facebook: text('social.facebook'),
  TikTok: text('social.tiktok'),
  Twitter: text('social.twitter'),
  LinkedIn: text('social.linkedin'),
}

/** The app the visitor is in comes first, once the page knows it. */
export function SocialPage() {
  const { origin } = usePageConfig()
  const app = useSocialApp()
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_22rem] lg:py-16">
      <div>
        <h1 className="text-display">{text('social.heading')}</h1>
        <p className="mt-5 max-w-[56ch] text-lead text-soft">{text('social.lead')}</p>
        <WhereYouAre />
        <section aria-labelledby="how" className="mt-8">
          <h2 id="how" className="text-title">
            {text('social.how')}
          </h2>
          <dl className="mt-3 divide-y divide-line border-y border-line">
            {Object.entries(WAYS).map(([name, way]) => (
              <div
                key={name}
                className={`grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[8rem_1fr] ${name === app ? 'bg-sun-wash px-3' : ''}`}
              >
                <dt className="font-semibold">{name === 'Twitter' ? 'X (Twitter)' : name}</dt>
                <dd>{way}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="copy" className="mt-10 max-w-[30rem]">
          <h2 id="copy" className="mb-3 text-title">
            {text('social.copy.title')}
          </h2>
          <CopyAddress address={origin} />
          <ShareButton variant="instagram" className="mt-4" />
        </section>
      </div>
      <aside aria-labelledby="then" className="self-start border-s border-line ps-6">
        <h2 id="then" className="chart-label caps scroll-mt-24 font-sans text-soft">
          {text('social.then')}
        </h2>
        <div className="mt-4 grid justify-items-start gap-3">
          <ButtonLink to="/auth">{text('social.then.trial')}</ButtonLink>
          <ButtonLink to="/download" variant="outline">
            {text('social.then.install')}
          </ButtonLink>
          <ButtonLink to="/" variant="link" className="px-0!">
            {text('social.then.read')}
          </ButtonLink>
        </div>
      </aside>
    </div>
  )
}

/** Two lines are kept free for it on a phone: what it says is known only when the page is awake. */
function WhereYouAre() {
  const app = useSocialApp()
  const here = useHere()
  return (
    <p
      role="status"
      className={`mt-6 min-h-14 border-s-2 ps-4 sm:min-h-7 ${app ? 'border-signal font-semibold' : 'border-line text-soft'}`}
    >
      {app && text('social.inside', { app })}
      {!app && here !== 'unknown' && (
        <>
          {text('social.outside')}{' '}
          <a href="#then" className="text-tide underline">
            {text('social.outside.on')}
          </a>
        </>
      )}
    </p>
  )
}
